// SPDX-License-Identifier: MIT

/// The grey disc with a cross of a `.close` button, 30 points wide.
@MainActor
enum CloseButtonImage {
    static var image: UIImage {
        let traits = UITraitCollection.current
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
        return renderer.image { context in
            let isDark = traits.userInterfaceStyle == .dark
            UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
            UIColor(white: isDark ? 0.63 : 0.5, alpha: 1).setStroke()
            let cross = UIBezierPath()
            for x in [10.0, 20.0] as [CGFloat] {
                cross.move(to: CGPoint(x: x, y: 10))
                cross.addLine(to: CGPoint(x: 30 - x, y: 20))
            }
            cross.lineWidth = 2.2
            cross.lineCapStyle = .round
            cross.stroke()
        }.withRenderingMode(.alwaysOriginal)
    }
}
