import UIKit

final class SpecialLayersScreen: GalleryScreen {
    override func build() {
        add("Shape layers: stroke start and end, dashes, even-odd", height: 100, LayersView { root in
            for index in 0..<4 {
                let shape = CAShapeLayer()
                shape.path = PathsScreen.pentagram(in: CGRect(x: CGFloat(index) * 85, y: 10, width: 75, height: 75)).cgPath
                shape.lineWidth = 4
                shape.lineJoin = .round
                shape.strokeColor = UIColor.systemBlue.cgColor
                shape.fillColor = index == 3 ? UIColor.systemYellow.cgColor : nil
                shape.fillRule = .evenOdd
                shape.strokeEnd = index == 0 ? 0.6 : 1
                shape.lineDashPattern = index == 1 ? [8, 6] : nil
                if index == 2 { shape.strokeStart = 0.4 }
                root.addSublayer(shape)
            }
        })
        add("Gradient layers: axial, radial, conic", height: 100, LayersView { root in
            let types: [CAGradientLayerType] = [.axial, .radial, .conic]
            for (index, type) in types.enumerated() {
                let gradient = CAGradientLayer()
                gradient.frame = CGRect(x: CGFloat(index) * 115, y: 5, width: 100, height: 90)
                gradient.type = type
                gradient.colors = [UIColor.systemPink, .systemYellow, .systemTeal].map { $0.cgColor }
                gradient.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
                gradient.endPoint = CGPoint(x: 1, y: type == .conic ? 0.5 : 1)
                gradient.cornerRadius = 16
                root.addSublayer(gradient)
            }
        })
        add("Text layer", height: 50, LayersView { root in
            let text = CATextLayer()
            text.string = "A layer that draws text"
            text.fontSize = 24
            text.font = UIFont.systemFont(ofSize: 24, weight: .semibold)
            text.foregroundColor = UIColor.systemIndigo.cgColor
            text.contentsScale = UIScreen.main.scale
            text.frame = CGRect(x: 0, y: 5, width: 330, height: 36)
            root.addSublayer(text)
        })
        add("Replicators", height: 120, LayersView { root in
            let ring = CAReplicatorLayer()
            ring.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
            ring.instanceCount = 12
            ring.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
            ring.instanceAlphaOffset = -0.07
            let petal = CALayer()
            petal.frame = CGRect(x: 54, y: 4, width: 12, height: 34)
            petal.cornerRadius = 6
            petal.backgroundColor = UIColor.systemGray.cgColor
            ring.addSublayer(petal)
            root.addSublayer(ring)
            let bars = CAReplicatorLayer()
            bars.frame = CGRect(x: 150, y: 10, width: 180, height: 100)
            bars.instanceCount = 8
            bars.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
            bars.instanceColor = UIColor.white.cgColor
            bars.instanceRedOffset = -0.1
            bars.instanceGreenOffset = -0.05
            let bar = CALayer()
            bar.frame = CGRect(x: 0, y: 10, width: 16, height: 80)
            bar.backgroundColor = UIColor.white.cgColor
            bar.cornerRadius = 4
            bars.addSublayer(bar)
            root.addSublayer(bars)
        })
        add("Tiled layer, two levels larger", height: 90, TiledView())
        add("Contents: gravity, rectangle, nine parts", height: 100, LayersView { root in
            let image = Landscape.image(size: CGSize(width: 120, height: 80)).cgImage
            for index in 0..<3 {
                let layer = CALayer()
                layer.frame = CGRect(x: CGFloat(index) * 115, y: 5, width: 100, height: 90)
                layer.contents = image
                layer.borderWidth = 1
                layer.borderColor = UIColor.separator.cgColor
                layer.masksToBounds = true
                if index == 0 { layer.contentsGravity = .resizeAspect }
                if index == 1 { layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.4, height: 0.4) }
                if index == 2 { layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2) }
                root.addSublayer(layer)
            }
        })
    }
}

/// A view whose layers a closure makes.
final class LayersView: UIView {
    init(_ build: (CALayer) -> Void) {
        super.init(frame: .zero)
        build(layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Draws itself in tiles, twice as large as it is: at the next level of detail.
final class TiledView: UIView {
    private let content = Tiles(frame: CGRect(x: 0, y: 0, width: 165, height: 45))

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        content.layer.anchorPoint = .zero
        content.layer.position = .zero
        content.transform = CGAffineTransform(scaleX: 2, y: 2)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private final class Tiles: UIView {
        override class var layerClass: AnyClass { CATiledLayer.self }

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .secondarySystemBackground
            guard let tiled = layer as? CATiledLayer else { return }
            tiled.tileSize = CGSize(width: 180, height: 180)
            tiled.levelsOfDetail = 3
            tiled.levelsOfDetailBias = 2
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func draw(_ rect: CGRect) {
            let hue = (rect.minX / 165 + rect.minY / 180).truncatingRemainder(dividingBy: 1)
            UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
            UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: 3).fill()
            UIColor.black.withAlphaComponent(0.6).setStroke()
            for radius in stride(from: CGFloat(4), to: 80, by: 4) {
                let ring = UIBezierPath(arcCenter: CGPoint(x: 82, y: 22), radius: radius, startAngle: 0, endAngle: 6.283, clockwise: true)
                ring.lineWidth = 0.5
                ring.stroke()
            }
        }
    }
}
