// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer for very large contents: `draw(in:)` is called for tiles, with the context clipped to one. Tiles are drawn
/// when the layer displays, synchronously, those of `visibleRect` only.
open class CATiledLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Seconds that new tiles take to appear on iOS; here they are there at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Pixels.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }
    open var levelsOfDetail = 1 { didSet { Unsupported.report("CATiledLayer.levelsOfDetail") } }
    open var levelsOfDetailBias = 0 { didSet { Unsupported.report("CATiledLayer.levelsOfDetailBias") } }

    open override func display() { displayTiles() }
}
