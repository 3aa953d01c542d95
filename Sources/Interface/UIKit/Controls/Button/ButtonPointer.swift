// SPDX-License-Identifier: MIT

/// The pointer interaction of a button.
@MainActor
final class ButtonPointer: __ObjCObject, UIPointerInteractionDelegate {
    private unowned let button: UIButton
    private lazy var interaction = UIPointerInteraction(delegate: self)
    private(set) var isInside = false

    init(_ button: UIButton) {
        self.button = button
        super.init()
    }

    var isInstalled = false {
        didSet {
            guard isInstalled != oldValue else { return }
            isInstalled ? button.addInteraction(interaction) : button.removeInteraction(interaction)
        }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
        return provider(button, effect, .roundedRect(button.frame))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { change(true) }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { change(false) }

    private func change(_ inside: Bool) {
        isInside = inside
        button.setNeedsUpdateConfiguration()
    }
}
