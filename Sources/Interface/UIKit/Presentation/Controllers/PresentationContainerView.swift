// SPDX-License-Identifier: MIT

/// Covers the window while a controller is presented, and lays the presentation out.
@MainActor
final class PresentationContainerView: UIView {
    weak var controller: UIPresentationController?
    /// While an animator moves the view, layout leaves it alone.
    var isInTransition = false { didSet { placed = nil } }
    /// The frame that the presented view got last; nil: it may be elsewhere by now.
    private var placed: CGRect?
    /// Touches beside the presented view reach what is behind.
    var passesTouches = false

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        if !isInTransition, let view = controller.presentedView, view.superview === self { place(view, controller) }
        controller.containerViewDidLayoutSubviews()
    }

    /// A controller that covers its context keeps a frame that it gives its view by itself, in `viewDidLayoutSubviews()` for
    /// one, until it is to have another.
    private func place(_ view: UIView, _ controller: UIPresentationController) {
        let frame = controller.frameOfPresentedViewInContainerView
        let style = controller.presentedViewController.modalPresentationStyle
        if frame == placed, Self.coveringStyles.contains(style) { return }
        placed = frame
        view.setUntransformedFrame(frame)
    }

    private static let coveringStyles: Set<UIModalPresentationStyle> = [
        .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let controller else { return }
        controller.traitCollectionDidChange(previousTraitCollection)
        controller.session?.adapt()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        return passesTouches ? nil : viewBehind(at: point, with: event) ?? self
    }

    /// The view behind that keeps its touches while the presentation shows.
    private func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in controller?.viewsTakingTouchesBehind ?? [] where view.window === window {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isInTransition { controller?.outsideTapped() }
    }

    // Touches end here: what is behind must not see them.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The black veil behind sheets and alerts.
@MainActor
final class DimmingView: UIView {
    var tapped: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped() }
}
