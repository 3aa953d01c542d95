// SPDX-License-Identifier: MIT

/// The stroke of a background, on its edge or outside of it.
@MainActor
final class BackgroundStroke: UIView {
    private var outset: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter tint: of the view that has the background.
    func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
        outset = configuration.strokeOutset
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor =
            configuration.strokeWidth > 0
            ? configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
        isHidden = configuration.strokeWidth <= 0
    }

    /// Around a background in the same superview.
    func place(around background: CGRect, cornerRadius: CGFloat) {
        frame = background.insetBy(dx: -outset, dy: -outset)
        layer.cornerRadius = cornerRadius > 0 ? max(0, cornerRadius + outset) : 0
    }
}
