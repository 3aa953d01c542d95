import UIKit

final class ShadowsScreen: GalleryScreen {
    override func build() {
        draw("Offsets and blurs", height: 110) { context, bounds in
            let settings: [(CGSize, CGFloat)] = [
                (CGSize(width: 0, height: 2), 0), (CGSize(width: 0, height: 4), 6),
                (CGSize(width: 6, height: 6), 12), (.zero, 20),
            ]
            let step = (bounds.width - 64) / 3
            for (index, setting) in settings.enumerated() {
                context.saveGState()
                context.setShadow(offset: setting.0, blur: setting.1, color: UIColor.black.withAlphaComponent(0.5).cgColor)
                UIColor.systemYellow.setFill()
                UIBezierPath(
                    roundedRect: CGRect(x: CGFloat(index) * step, y: 20, width: 64, height: 64), cornerRadius: 14
                ).fill()
                context.restoreGState()
            }
        }
        draw("Glow", height: 100) { context, bounds in
            UIColor(white: 0.1, alpha: 1).setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 16).fill()
            context.setShadow(offset: .zero, blur: 16, color: UIColor.systemTeal.cgColor)
            UIColor.white.setStroke()
            let wave = UIBezierPath()
            wave.move(to: CGPoint(x: 20, y: 50))
            for x in stride(from: CGFloat(20), through: bounds.width - 20, by: 2) {
                wave.addLine(to: CGPoint(x: x, y: 50 + 26 * sin(x / 16)))
            }
            wave.lineWidth = 3
            wave.lineCapStyle = .round
            for _ in 0..<2 { wave.stroke() }
        }
        draw("Without and with a transparency layer", height: 110) { context, bounds in
            for (index, grouped) in [false, true].enumerated() {
                context.saveGState()
                context.setShadow(offset: CGSize(width: 4, height: 6), blur: 6)
                context.setAlpha(0.7)
                if grouped { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                let x = CGFloat(index) * 170
                UIColor.systemRed.setFill()
                UIBezierPath(ovalIn: CGRect(x: x + 5, y: 10, width: 80, height: 80)).fill()
                UIColor.systemBlue.setFill()
                UIBezierPath(ovalIn: CGRect(x: x + 50, y: 10, width: 80, height: 80)).fill()
                if grouped { context.endTransparencyLayer() }
                context.restoreGState()
            }
        }
        draw("Clipped by an image mask", height: 110) { context, bounds in
            let mask = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { mask in
                for index in 0..<5 {
                    UIColor(white: 0, alpha: 1 - CGFloat(index) * 0.2).setFill()
                    UIBezierPath(ovalIn: CGRect(x: CGFloat(index) * 38, y: 10, width: 60, height: 80)).fill()
                }
            }
            context.clip(to: CGRect(x: 0, y: 5, width: 200, height: 100), mask: mask.cgImage!)
            Landscape.image(size: CGSize(width: 200, height: 110)).draw(at: .zero)
        }
    }
}
