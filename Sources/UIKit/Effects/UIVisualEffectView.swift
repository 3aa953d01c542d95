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
        veil.backgroundColor = (effect as? UIBlurEffect)?.flatColor
    }
}
