import UIKit

/// Layers that blend with what is behind them, holes in groups, copies and particles in depth.
final class CompositingScreen: GalleryScreen {
    private static let filters = [
        "normalBlendMode", "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
        "lightenBlendMode", "colorDodgeBlendMode", "colorBurnBlendMode", "softLightBlendMode", "hardLightBlendMode",
        "differenceBlendMode", "exclusionBlendMode", "linearBurnBlendMode", "linearDodgeBlendMode",
        "linearLightBlendMode", "pinLightBlendMode", "subtractBlendMode", "divideBlendMode", "plusL", "plusD",
    ]

    override func build() {
        let rows = (Self.filters.count + 3) / 4
        add("Compositing filters", height: CGFloat(rows) * 84, filters())
        add("A hole in a group: destOut", height: 110, hole())
        add("Copies in depth: flat, and preserving it", height: 130, copies())
        add("Particles out of the plane", height: 150, particles())
    }

    private func filters() -> UIView {
        let view = UIView()
        for (index, name) in Self.filters.enumerated() {
            let cell = UIImageView(image: Landscape.image(size: CGSize(width: 76, height: 56)))
            cell.frame = CGRect(x: CGFloat(index % 4) * 90, y: CGFloat(index / 4) * 84, width: 76, height: 56)
            cell.clipsToBounds = true
            let overlay = CAGradientLayer()
            overlay.frame = CGRect(x: 20, y: 8, width: 48, height: 40)
            overlay.colors = [UIColor.systemRed.cgColor, UIColor.systemTeal.cgColor]
            overlay.compositingFilter = name
            cell.layer.addSublayer(overlay)
            let caption = UILabel(frame: CGRect(x: cell.frame.minX, y: cell.frame.maxY + 2, width: 86, height: 14))
            caption.font = .systemFont(ofSize: 10)
            caption.textColor = .secondaryLabel
            caption.text = name.replacingOccurrences(of: "BlendMode", with: "")
            view.addSubview(cell)
            view.addSubview(caption)
        }
        return view
    }

    private func hole() -> UIView {
        let view = UIImageView(image: Landscape.image(size: CGSize(width: 350, height: 110)))
        let group = UIView(frame: CGRect(x: 20, y: 15, width: 310, height: 80))
        group.backgroundColor = .systemIndigo
        group.layer.cornerRadius = 12
        group.alpha = 0.9
        for index in 0..<3 {
            let hole = UIView(frame: CGRect(x: 30 + CGFloat(index) * 100, y: 15, width: 50, height: 50))
            hole.backgroundColor = .black
            hole.layer.cornerRadius = 25
            hole.layer.compositingFilter = "destOut"
            group.addSubview(hole)
        }
        view.addSubview(group)
        return view
    }

    private func copies() -> UIView {
        let view = UIView()
        for (index, preservesDepth) in [false, true].enumerated() {
            let stage = CALayer()
            stage.frame = CGRect(x: CGFloat(index) * 180, y: 0, width: 150, height: 130)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 300
            stage.sublayerTransform = perspective
            let replicator = CAReplicatorLayer()
            replicator.frame = stage.bounds
            replicator.instanceCount = 5
            replicator.preservesDepth = preservesDepth
            replicator.instanceTransform = CATransform3DMakeTranslation(14, -8, -60)
            replicator.instanceRedOffset = -0.18
            replicator.instanceGreenOffset = -0.08
            let card = CALayer()
            card.frame = CGRect(x: 10, y: 45, width: 70, height: 75)
            card.cornerRadius = 10
            card.backgroundColor = UIColor.systemOrange.cgColor
            card.borderColor = UIColor.white.cgColor
            card.borderWidth = 2
            replicator.addSublayer(card)
            stage.addSublayer(replicator)
            view.layer.addSublayer(stage)
        }
        return view
    }

    private func particles() -> UIView {
        let view = UIView()
        view.backgroundColor = .black
        view.clipsToBounds = true
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        view.layer.sublayerTransform = perspective
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 350, height: 150)
        emitter.emitterPosition = CGPoint(x: 175, y: 75)
        emitter.emitterShape = .sphere
        emitter.emitterSize = CGSize(width: 30, height: 30)
        emitter.preservesDepth = true
        emitter.renderMode = .additive
        let cell = CAEmitterCell()
        cell.contents = Self.spark.cgImage
        cell.contentsScale = Self.spark.scale
        cell.birthRate = 60
        cell.lifetime = 3
        cell.velocity = 40
        cell.emissionRange = 2 * .pi
        cell.emissionLatitude = 0.6
        cell.zAcceleration = 30
        cell.color = UIColor.systemYellow.cgColor
        cell.alphaSpeed = -0.3
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
        return view
    }

    private static let spark = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
        UIColor.white.setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 8, height: 8)).fill()
    }
}
