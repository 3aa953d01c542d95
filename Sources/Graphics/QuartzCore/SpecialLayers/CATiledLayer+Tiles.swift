// SPDX-License-Identifier: MIT
import CoreGraphics

extension CATiledLayer {
    /// Marks what the display was asked for, and makes the layer known to those who look for tiles at each commit.
    func displayTiles() {
        let dirty = links.dirtyRect
        links.dirtyRect = .null
        stage.invalidate(dirty)
        var top: CALayer = self
        while let parent = top.links.parent { top = parent }
        top.links.context?.add(self)
    }

    /// Asks for the tiles in sight that are not there, and lets go of those that are not needed. At the end of layout.
    func updateTiles() {
        let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
        guard let grid = TileGrid(bounds: bounds, tileSize: tileSize, scale: scale, level: levelInUse) else {
            return stage.removeAll()
        }
        stage.show(in: self)
        let visible = visibleRect
        stage.keep(only: grid, visible: visible)
        for place in grid.places(in: visible) where stage.needs(place) {
            let tile = TileRequest(
                place: place, rect: grid.rect(of: place), scale: scale * grid.zoom, layer: self, stage: stage)
            stage.request(tile)
        }
    }

    /// The power of two that tiles are drawn at.
    private var levelInUse: Int {
        var top: CALayer = self
        while let parent = top.superlayer { top = parent }
        func map(_ x: CGFloat, _ y: CGFloat) -> CGPoint { convert(CGPoint(x: x, y: y), to: top) }
        let (o, x, y) = (
            map(bounds.minX, bounds.minY), map(bounds.minX + 1, bounds.minY), map(bounds.minX, bounds.minY + 1)
        )
        let zoom = max(hypot(x.x - o.x, x.y - o.y), hypot(y.x - o.x, y.y - o.y))
        guard zoom > 0, zoom.isFinite else { return 0 }
        // A hundredth of a level is no reason to draw four times as much.
        let wanted = (log2(zoom) - 0.01).rounded(.up)
        let highest = max(-16, min(16, levelsOfDetailBias))
        let lowest = highest - max(1, min(32, levelsOfDetail)) + 1
        return Int(max(CGFloat(lowest), min(CGFloat(highest), wanted)))
    }
}

/// Where tiles of one level lie.
struct TileGrid {
    struct Place: Hashable {
        var level: Int
        var column: Int
        var row: Int
    }

    let level: Int
    private let bounds: CGRect
    /// Layer units.
    private let step: CGSize

    /// nil when there is nothing to cover, or nothing to cover it with.
    init?(bounds: CGRect, tileSize: CGSize, scale: CGFloat, level: Int) {
        guard bounds.width > 0, bounds.height > 0, bounds.isFinite, tileSize.width >= 1, tileSize.height >= 1,
            tileSize.width <= 16384, tileSize.height <= 16384
        else { return nil }
        self.bounds = bounds
        self.level = level
        let pixels = scale * CGFloat(sign: .plus, exponent: level, significand: 1)
        step = CGSize(width: tileSize.width / pixels, height: tileSize.height / pixels)
    }

    var zoom: CGFloat { CGFloat(sign: .plus, exponent: level, significand: 1) }

    func rect(of place: Place) -> CGRect {
        CGRect(
            x: bounds.minX + CGFloat(place.column) * step.width, y: bounds.minY + CGFloat(place.row) * step.height,
            width: step.width, height: step.height
        ).intersection(bounds)
    }

    /// Row by row. More than any display has room for are left out.
    func places(in visible: CGRect) -> [Place] {
        let area = visible.intersection(bounds)
        guard !area.isNull, area.width > 0, area.height > 0 else { return [] }
        func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
            let first = Int((low / step).rounded(.down))
            return first..<max(first + 1, min(first + 256, Int((high / step).rounded(.up))))
        }
        let columns = range(area.minX - bounds.minX, area.maxX - bounds.minX, step.width)
        return range(area.minY - bounds.minY, area.maxY - bounds.minY, step.height).flatMap { row in
            columns.map { Place(level: level, column: $0, row: row) }
        }
    }
}
