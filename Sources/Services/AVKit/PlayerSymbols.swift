// SPDX-License-Identifier: MIT

/// Signs of the player's buttons that the symbol catalogue does not have, drawn as templates.
@MainActor
enum PlayerSymbols {
    /// A film with a small one in its corner.
    static let pictureInPicture = draw { rect in
        outline(rect.insetBy(dx: 1, dy: 4), radius: 4)
        UIBezierPath(
            roundedRect: CGRect(x: rect.midX, y: rect.midY, width: rect.width / 2 - 4, height: rect.height / 2 - 7),
            cornerRadius: 2
        ).fill()
    }

    /// Lines of text in a frame.
    static let captions = draw { rect in
        outline(rect.insetBy(dx: 1, dy: 4), radius: 5)
        for (line, width) in [(0.45, 0.6), (0.65, 0.4)] as [(CGFloat, CGFloat)] {
            UIRectFill(CGRect(x: rect.width * 0.2, y: rect.height * line, width: rect.width * width, height: 2))
        }
    }

    private static func outline(_ rect: CGRect, radius: CGFloat) {
        let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
        path.lineWidth = 2
        path.stroke()
    }

    private static func draw(_ body: @escaping (CGRect) -> Void) -> UIImage {
        let rect = CGRect(x: 0, y: 0, width: 28, height: 26)
        return UIGraphicsImageRenderer(size: rect.size).image { _ in body(rect) }.withRenderingMode(.alwaysTemplate)
    }
}
