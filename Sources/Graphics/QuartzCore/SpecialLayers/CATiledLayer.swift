// SPDX-License-Identifier: MIT
import CoreGraphics

/// A layer for very large contents: `draw(in:)` is called for tiles, with the context clipped to one, on a thread of the
/// layers' own, one call at a time. Tiles are drawn as they come into sight and fade in; those out of sight go.
///
/// A layer that is enlarged or reduced draws its tiles at powers of two of its contents' scale, as many as
/// `levelsOfDetail` and `levelsOfDetailBias` allow: at the least one that has a pixel for every pixel of the display.
open class CATiledLayer: CALayer {
    let stage = TileStage()

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Seconds that new tiles take to appear.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Pixels.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { restart(unless: tileSize == oldValue) } }
    /// How many levels there are, each half as large as the one above.
    open var levelsOfDetail = 1 { didSet { restart(unless: levelsOfDetail == oldValue) } }
    /// How many of the levels are larger than the contents.
    open var levelsOfDetailBias = 0 { didSet { restart(unless: levelsOfDetailBias == oldValue) } }

    private func restart(unless same: Bool) { if !same && links.model == nil { setNeedsDisplay() } }

    /// Asks for the tiles in sight again.
    open override func display() { displayTiles() }

    open override func draw(in ctx: CGContext) {
        if let drawer = delegate as? any TileDrawing {
            drawer.drawTile(of: self, in: ctx)
        } else if let delegate {
            _ = optionalCall { delegate.draw(self, in: ctx) }
        }
    }
}

/// Delegates that belong to the main actor, whose drawing a tiled layer calls on its own thread all the same, as iOS does.
package protocol TileDrawing: AnyObject {
    func drawTile(of layer: CALayer, in context: CGContext)
}
