// SPDX-License-Identifier: MIT

/// Shows a material behind its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addParts()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private let veil = UIView()
    /// Subviews go here, not into the effect view itself.
    public let contentView = UIView()

    /// Animatable: assign it inside an animation block.
    open var effect: UIVisualEffect? {
        didSet { show() }
    }

    private func addParts() {
        for part in [veil, contentView] {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(part)
        }
        veil.isUserInteractionEnabled = false
        show()
    }

    private func show() {
        // Fades in and out when assigned inside an animation block; the material stays until it is gone.
        if let blur = effect as? UIBlurEffect { veil.show(material: blur) }
        veil.alpha = effect is UIBlurEffect ? 1 : 0
    }
}
