// SPDX-License-Identifier: MIT

/// What a letter's key shows above the finger that presses it.
final class KeyBalloon: UIView {
    private var title = ""
    private var keyWidth: CGFloat = 0
    private static let flare: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter key: the frame of the key in the superview.
    func show(_ title: String, above key: CGRect) {
        self.title = title
        keyWidth = key.width
        frame = CGRect(
            x: key.minX - Self.flare, y: key.minY - key.height - 12, width: key.width + 2 * Self.flare,
            height: 2 * key.height + 12)
        isHidden = false
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let head = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
        let foot = CGRect(x: Self.flare, y: bounds.height / 2, width: keyWidth, height: bounds.height / 2)
        KeyboardView.keyColor.setFill()
        outline(head, foot).fill()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 36, weight: .light), .foregroundColor: UIColor.label,
        ]
        let size = title.size(withAttributes: attributes)
        title.draw(
            at: CGPoint(x: head.midX - size.width / 2, y: head.midY - size.height / 2), withAttributes: attributes)
    }

    /// A wide head that flows into the key below it.
    private func outline(_ head: CGRect, _ foot: CGRect) -> UIBezierPath {
        let path = UIBezierPath(roundedRect: head, cornerRadius: 9)
        path.append(UIBezierPath(roundedRect: foot, cornerRadius: 5))
        let neck = UIBezierPath()
        let reach: CGFloat = 16
        neck.move(to: CGPoint(x: head.minX, y: head.maxY - 9))
        neck.addCurve(
            to: CGPoint(x: foot.minX, y: foot.minY + reach),
            controlPoint1: CGPoint(x: head.minX, y: head.maxY + 4), controlPoint2: CGPoint(x: foot.minX, y: foot.minY))
        neck.addLine(to: CGPoint(x: foot.maxX, y: foot.minY + reach))
        neck.addCurve(
            to: CGPoint(x: head.maxX, y: head.maxY - 9),
            controlPoint1: CGPoint(x: foot.maxX, y: foot.minY), controlPoint2: CGPoint(x: head.maxX, y: head.maxY + 4))
        neck.close()
        path.append(neck)
        return path
    }
}
