// SPDX-License-Identifier: MIT

/// Shows one node on one stage.
@MainActor
class NodeArtist {
    let layer: CALayer
    /// The stage's frame in which it was last used.
    final var frameNumber = 0
    /// What is below the node is in the artist's layer, not beside it.
    var drawsChildren: Bool { false }

    init(_ layer: CALayer) {
        self.layer = layer
        layer.anchorPoint = .zero
        layer.position = .zero
    }

    /// - Parameter transform: from the node's coordinates to those of the stage's layer.
    func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {}

    /// Puts the layer, y down, over `rect` of the node's coordinates, y up.
    final func place(over rect: CGRect, _ transform: CGAffineTransform) {
        let full = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY).concatenating(transform)
        if full.b == 0, full.c == 0, full.a > 0, full.d > 0 {
            if layer.position.x != full.tx || layer.position.y != full.ty {
                layer.position = CGPoint(x: full.tx, y: full.ty)
            }
            setSize(CGSize(width: rect.width * full.a, height: rect.height * full.d))
            if !layer.affineTransform().isIdentity { layer.setAffineTransform(.identity) }
        } else {
            if layer.position != .zero { layer.position = .zero }
            setSize(rect.size)
            if layer.affineTransform() != full { layer.setAffineTransform(full) }
        }
    }

    private func setSize(_ size: CGSize) {
        if layer.bounds.size != size { layer.bounds = CGRect(origin: .zero, size: size) }
    }

    final func setAlpha(_ alpha: CGFloat) { if layer.opacity != Float(alpha) { layer.opacity = Float(alpha) } }

    final func setBlendMode(_ mode: SKBlendMode) {
        let name = mode.filterName
        if layer.compositingFilter as? String != name { layer.compositingFilter = name }
    }
}

extension SKBlendMode {
    /// The compositing filter that does the same; nil: none.
    var filterName: String? {
        switch self {
        case .alpha: return nil
        case .add: return "plusL"
        case .subtract: return "subtractBlendMode"
        case .multiply, .multiplyAlpha: return "multiplyBlendMode"
        case .multiplyX2:
            Unsupported.report("SKBlendMode.multiplyX2: drawn as multiply")
            return "multiplyBlendMode"
        case .screen: return "screenBlendMode"
        case .replace: return "copy"
        }
    }
}

extension UIColor {
    /// 0xAARRGGBB, not premultiplied, of this colour mixed into white.
    func tint(_ factor: CGFloat) -> UInt32 {
        let mixed = UIColor.white.mixed(with: self, max(0, min(1, factor)))
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        mixed.getRed(&r, green: &g, blue: &b, alpha: &a)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
        return byte(a) << 24 | byte(r) << 16 | byte(g) << 8 | byte(b)
    }
}

// MARK: - Sprites

final class SpriteArtist: NodeArtist {
    private let node: SKSpriteNode
    private var shown: (texture: SKTexture?, tint: UInt32)?
    private var shownImage: CGImage?
    private var shownColor: UIColor?

    init(_ node: SKSpriteNode) {
        self.node = node
        super.init(CALayer())
        layer.contentsGravity = .resize
    }

    override func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {
        guard let rect = node.contentBounds else { return }
        let center = node.centerRect
        if node.texture != nil, center != CGRect(x: 0, y: 0, width: 1, height: 1) {
            stretch(rect, center, transform)
        } else {
            place(over: flipped(rect), flip(transform))
            if layer.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
                layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
            }
        }
        setAlpha(alpha)
        setBlendMode(node.blendMode)
        if let texture = node.texture { show(texture) } else { showColor() }
    }

    /// A negative size shows the picture mirrored.
    private func flip(_ transform: CGAffineTransform) -> CGAffineTransform {
        let (x, y): (CGFloat, CGFloat) = (node.unscaledSize.width < 0 ? -1 : 1, node.unscaledSize.height < 0 ? -1 : 1)
        return x == 1 && y == 1 ? transform : CGAffineTransform(scaleX: x, y: y).concatenating(transform)
    }
    private func flipped(_ rect: CGRect) -> CGRect {
        let (x, y): (CGFloat, CGFloat) = (node.unscaledSize.width < 0 ? -1 : 1, node.unscaledSize.height < 0 ? -1 : 1)
        return x == 1 && y == 1 ? rect : rect.applying(CGAffineTransform(scaleX: x, y: y))
    }

    /// In nine parts: the corners keep their size whatever the node's scale is.
    private func stretch(_ rect: CGRect, _ center: CGRect, _ transform: CGAffineTransform) {
        let (x, y) = (abs(node.xScale), abs(node.yScale))
        guard x > 0, y > 0 else { return }
        place(
            over: rect.applying(CGAffineTransform(scaleX: x, y: y)),
            CGAffineTransform(scaleX: 1 / x, y: 1 / y).concatenating(transform))
        layer.contentsCenter = CGRect(
            x: center.minX, y: 1 - center.maxY, width: center.width, height: center.height)
        layer.contentsScale = node.texture?.pictureScale ?? 1
    }

    private func show(_ texture: SKTexture) {
        let tint = node.colorBlendFactor > 0 ? node.color.tint(node.colorBlendFactor) : 0xFFFF_FFFF
        let isMutable = texture is SKMutableTexture
        if isMutable || shown?.texture !== texture || shown?.tint != tint {
            shown = (texture, tint)
            let image = texture.wholeImage(tinted: tint)
            if image !== shownImage {
                layer.contents = image
                shownImage = image
            }
            let part = texture.textureRect()
            layer.contentsRect = CGRect(x: part.minX, y: 1 - part.maxY, width: part.width, height: part.height)
        }
        let filter: CALayerContentsFilter = texture.filteringMode == .nearest ? .nearest : .linear
        if layer.magnificationFilter != filter { layer.magnificationFilter = filter }
        let smaller: CALayerContentsFilter = filter == .nearest ? .nearest : texture.usesMipmaps ? .trilinear : .linear
        if layer.minificationFilter != smaller { layer.minificationFilter = smaller }
        if shownColor != nil {
            layer.backgroundColor = nil
            shownColor = nil
        }
    }

    private func showColor() {
        if shownImage != nil {
            layer.contents = nil
            (shownImage, shown) = (nil, nil)
        }
        if shownColor != node.color {
            shownColor = node.color
            layer.backgroundColor = node.color.cgColor
        }
    }
}

// MARK: - Labels

final class LabelArtist: NodeArtist {
    private let node: SKLabelNode
    private var drawn: (layout: LabelLayout, scale: CGFloat)?
    /// Glyphs reach beyond the rectangle their line is laid out in.
    private static let margin: CGFloat = 4

    init(_ node: SKLabelNode) {
        self.node = node
        super.init(CALayer())
    }

    override func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {
        let layout = node.layout
        setAlpha(alpha)
        setBlendMode(node.blendMode)
        let scale = min(16, max(1, stage.pixelScale))
        if drawn?.layout !== layout || drawn?.scale != scale {
            drawn = (layout, scale)
            layer.contents = picture(layout, scale)
        }
        let origin = node.textOrigin(layout)
        let top = origin.y + layout.size.height + layout.inset.y
        let rect = CGRect(
            x: origin.x - layout.inset.x, y: top - layout.layoutSize.height, width: layout.layoutSize.width,
            height: layout.layoutSize.height)
        place(over: rect.insetBy(dx: -Self.margin, dy: -Self.margin), transform)
    }

    private func picture(_ layout: LabelLayout, _ scale: CGFloat) -> CGImage? {
        guard layout.layoutSize.width > 0, layout.layoutSize.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let margin = Self.margin
        let size = CGSize(
            width: layout.layoutSize.width + 2 * margin, height: layout.layoutSize.height + 2 * margin)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            layout.string.draw(
                with: CGRect(origin: CGPoint(x: margin, y: margin), size: layout.layoutSize),
                options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        }.cgImage
    }
}

// MARK: - Shapes

final class ShapeArtist: NodeArtist {
    private let node: SKShapeNode
    private let shape = CAShapeLayer()

    init(_ node: SKShapeNode) {
        self.node = node
        super.init(shape)
    }

    override func update(_ transform: CGAffineTransform, alpha: CGFloat, on stage: Stage) {
        if shape.affineTransform() != transform { shape.setAffineTransform(transform) }
        setAlpha(alpha)
        setBlendMode(node.blendMode)
        if shape.path != node.path { shape.path = node.path }
        shape.fillColor = node.fillColor.cgColor
        shape.strokeColor = node.lineWidth > 0 ? node.strokeColor.cgColor : nil
        if shape.lineWidth != node.lineWidth { shape.lineWidth = node.lineWidth }
        shape.lineCap = node.lineCap == .round ? .round : node.lineCap == .square ? .square : .butt
        shape.lineJoin = node.lineJoin == .round ? .round : node.lineJoin == .bevel ? .bevel : .miter
        shape.miterLimit = node.miterLimit
        if node.fillTexture != nil { Unsupported.report("SKShapeNode.fillTexture: filled with fillColor") }
        showGlow()
    }

    private func showGlow() {
        let wanted: Float = node.glowWidth > 0 ? 1 : 0
        if shape.shadowOpacity != wanted { shape.shadowOpacity = wanted }
        guard wanted > 0 else { return }
        shape.shadowColor = node.strokeColor.cgColor
        shape.shadowOffset = .zero
        shape.shadowRadius = node.glowWidth
    }
}
