import UIKit

final class LayerBasicsScreen: GalleryScreen {
    override func build() {
        show("Corner radius: circular, continuous, some corners, capsule", [
            { $0.cornerRadius = 20 },
            {
                $0.cornerRadius = 20
                $0.cornerCurve = .continuous
            },
            {
                $0.cornerRadius = 24
                $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            },
            { $0.cornerRadius = 35 },
        ])
        show("Borders", [
            { $0.borderWidth = 1 },
            {
                $0.borderWidth = 4
                $0.borderColor = UIColor.systemRed.cgColor
            },
            {
                $0.borderWidth = 6
                $0.cornerRadius = 20
                $0.borderColor = UIColor.systemGreen.cgColor
            },
            {
                $0.borderWidth = 10
                $0.cornerRadius = 35
                $0.borderColor = UIColor.label.withAlphaComponent(0.3).cgColor
            },
        ])
        show("Shadows: soft, hard, coloured, own path", [
            {
                $0.cornerRadius = 12
                $0.shadowOpacity = 0.4
                $0.shadowRadius = 8
                $0.shadowOffset = CGSize(width: 0, height: 4)
            },
            {
                $0.shadowOpacity = 1
                $0.shadowRadius = 0
                $0.shadowOffset = CGSize(width: 5, height: 5)
            },
            {
                $0.cornerRadius = 35
                $0.shadowOpacity = 0.9
                $0.shadowRadius = 10
                $0.shadowOffset = .zero
                $0.shadowColor = UIColor.systemPink.cgColor
            },
            {
                $0.shadowOpacity = 0.6
                $0.shadowRadius = 4
                $0.shadowPath = CGPath(ellipseIn: CGRect(x: -5, y: 60, width: 80, height: 20), transform: nil)
            },
        ])
        show("Masks and opacity", [
            {
                let mask = CAShapeLayer()
                mask.path = PathsScreen.star(in: CGRect(x: 0, y: 0, width: 70, height: 70)).cgPath
                $0.mask = mask
            },
            {
                let mask = CAGradientLayer()
                mask.frame = CGRect(x: 0, y: 0, width: 70, height: 70)
                mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
                $0.mask = mask
            },
            {
                $0.opacity = 0.4
                $0.addSublayer(LayerBasicsScreen.inner(masked: false))
            },
            {
                $0.cornerRadius = 20
                $0.masksToBounds = true
                $0.addSublayer(LayerBasicsScreen.inner(masked: true))
            },
        ])
        show("Rotated, scaled, skewed", [
            { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6)) },
            { $0.setAffineTransform(CGAffineTransform(scaleX: 0.6, y: 1.1)) },
            { $0.setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)) },
            {
                $0.anchorPoint = CGPoint(x: 0, y: 0)
                $0.position = CGPoint(x: 20, y: 15)
                $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.8, y: 0.8))
            },
        ])
    }

    private static func inner(masked: Bool) -> CALayer {
        let layer = CALayer()
        layer.frame = masked ? CGRect(x: 35, y: 35, width: 70, height: 70) : CGRect(x: 20, y: 20, width: 60, height: 60)
        layer.backgroundColor = UIColor.systemOrange.cgColor
        return layer
    }

    private func show(_ caption: String, _ changes: [(CALayer) -> Void]) {
        let container = UIView()
        for (index, change) in changes.enumerated() {
            let layer = CALayer()
            layer.backgroundColor = UIColor.systemBlue.cgColor
            layer.frame = CGRect(x: CGFloat(index) * 88, y: 15, width: 70, height: 70)
            let holder = CALayer()
            holder.frame = CGRect(x: CGFloat(index) * 88, y: 0, width: 88, height: 100)
            layer.frame.origin = CGPoint(x: 0, y: 15)
            change(layer)
            holder.addSublayer(layer)
            container.layer.addSublayer(holder)
        }
        add(caption, height: 105, container)
    }
}
