// SPDX-License-Identifier: MIT

/// A rectangle with a picture or a colour.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    /// - Parameters:
    ///   - color: fills the sprite without a texture, and is mixed into the texture by `colorBlendFactor`.
    ///   - size: in the node's own points.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        super.init()
        (self.texture, self.color, unscaledSize) = (texture, color, size)
    }
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
        if generateNormalMap { normalTexture = texture?.generatingNormalMap() }
    }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// A sprite without a texture takes on the size of its first one; one with a size keeps it.
    open var texture: SKTexture? {
        didSet { if oldValue == nil, unscaledSize == .zero, let texture { unscaledSize = texture.size() } }
    }
    open var color = UIColor.white
    /// 0: the texture's own colours; 1: those multiplied with `color`.
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    /// Which point of the rectangle is at the position, in parts of the size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// As the parent sees it: the sprite's own scale counts, and is kept when a size is set.
    open var size: CGSize {
        get { CGSize(width: unscaledSize.width * abs(xScale), height: unscaledSize.height * abs(yScale)) }
        set {
            unscaledSize.width = newValue.width / (xScale == 0 ? 1 : abs(xScale))
            unscaledSize.height = newValue.height / (yScale == 0 ? 1 : abs(yScale))
        }
    }
    /// In the sprite's own points.
    final var unscaledSize = CGSize.zero
    /// Which part of the texture is stretched, in parts of it; what is beside keeps its size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var normalTexture: SKTexture? { didSet { reportLight(normalTexture != nil) } }
    open var lightingBitMask: UInt32 = 0 { didSet { reportLight(lightingBitMask != 0) } }
    open var shadowCastBitMask: UInt32 = 0 { didSet { reportLight(shadowCastBitMask != 0) } }
    open var shadowedBitMask: UInt32 = 0 { didSet { reportLight(shadowedBitMask != 0) } }
    open var shader: SKShader? { didSet { shader.reportIfSet() } }
    open var subdivisionLevels = 0
    open var warpGeometry: SKWarpGeometry? { didSet { warpGeometry.reportIfWarped() } }

    /// Takes on the size `size` by scaling.
    open func scale(to size: CGSize) {
        if unscaledSize.width != 0 { xScale = size.width / unscaledSize.width }
        if unscaledSize.height != 0 { yScale = size.height / unscaledSize.height }
    }

    private func reportLight(_ isSet: Bool) {
        if isSet { Unsupported.report("SKLightNode: sprites are drawn without light and shadows") }
    }

    override var contentBounds: CGRect? {
        let size = unscaledSize
        return CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
        ).standardized
    }
    override var traits: String {
        let name = texture.map { "[\($0)]" } ?? "['nil']"
        return "texture:\(name) position:\(NSCoder.string(for: position)) "
            + String(format: "scale:{%.2f, %.2f} ", Double(xScale), Double(yScale))
            + "size:\(NSCoder.string(for: size)) anchor:\(NSCoder.string(for: anchorPoint)) "
            + String(format: "rotation:%.2f", Double(zRotation))
    }
    override func makeArtist() -> NodeArtist? { SpriteArtist(self) }

    override func adopt(_ node: SKNode) {
        super.adopt(node)
        guard let sprite = node as? SKSpriteNode else { return }
        (texture, color, colorBlendFactor) = (sprite.texture, sprite.color, sprite.colorBlendFactor)
        (blendMode, anchorPoint, unscaledSize) = (sprite.blendMode, sprite.anchorPoint, sprite.unscaledSize)
        (centerRect, normalTexture, shader) = (sprite.centerRect, sprite.normalTexture, sprite.shader)
        (lightingBitMask, shadowCastBitMask) = (sprite.lightingBitMask, sprite.shadowCastBitMask)
        shadowedBitMask = sprite.shadowedBitMask
    }
}
