// SPDX-License-Identifier: MIT
import CoreGraphics

/// Draws tiles of streets, without their names. Any thread; the same input gives the same pixels.
package struct StreetPainter {
    private let palette: StreetPalette
    /// From the world's points to the context's.
    private let transform: CGAffineTransform
    /// The world's points a point of the context.
    private let scale: Double
    /// What of the world is seen.
    private let visible: CGRect
    private let extent: CGRect
    private let showsBuildings: Bool

    /// - Parameters:
    ///   - transform: from the world's points to the context's.
    ///   - scale: the world's points a point of the context.
    ///   - visible: in the world's points; what lies clearly outside is not drawn.
    ///   - extent: in the world's points; beyond it the tiles' ground is not drawn.
    package init(
        palette: StreetPalette, transform: CGAffineTransform, scale: Double, visible: CGRect,
        extent: CGRect = .infinite, showsBuildings: Bool
    ) {
        self.extent = extent
        self.palette = palette
        self.transform = transform
        self.scale = scale
        self.visible = visible.insetBy(dx: -30 * scale, dy: -30 * scale)
        self.showsBuildings = showsBuildings
    }

    /// As vector styles count: at 0 the world is 512 points wide.
    package static func zoom(scale: Double) -> Double { log2(WorldScale.size / (512 * scale)) }
    private var zoom: Double { Self.zoom(scale: scale) }

    /// From the ground up, kind by kind over all tiles. Restores the context's state.
    package func draw(_ tiles: [MapTile], in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineJoin(.round)
        drawGround(tiles, in: context)
        for kind in AreaKind.allCases { fill(kind, tiles, in: context) }
        stroke(.stream, tiles, palette.water, width: min(3, 0.8 * pow(1.4, max(0, zoom - 13))), in: context)
        stroke(.river, tiles, palette.water, width: min(8, 1.2 * pow(1.35, max(0, zoom - 9))), in: context)
        stroke(.ferry, tiles, palette.rail, width: 1, dashes: [4, 4], in: context)
        drawRoads(tiles, in: context)
        stroke(
            .innerBorder, tiles, palette.border.copy(alpha: 0.5) ?? palette.border, width: 0.75, dashes: [3, 2],
            in: context)
        stroke(.border, tiles, palette.border, width: 1, in: context)
    }

    private func drawGround(_ tiles: [MapTile], in context: CGContext) {
        context.setFillColor(palette.land)
        for tile in tiles {
            let ground = tile.id.rect.intersection(extent)
            if !ground.isNull { context.fill(ground.applying(transform).insetBy(dx: -0.5, dy: -0.5)) }
        }
    }

    // MARK: Areas

    private func fill(_ kind: AreaKind, _ tiles: [MapTile], in context: CGContext) {
        if kind == .building, !showsBuildings || zoom < 14.2 { return }
        guard let color = palette.areas[kind] else { return }
        let path = CGMutablePath()
        // What is smaller than a point is not seen.
        let least = scale * 0.8
        for tile in tiles {
            for index in tile.areasOfKind[kind.rawValue] {
                let bounds = tile.areas[index].bounds
                guard bounds.width > least || bounds.height > least, bounds.intersects(visible) else { continue }
                for ring in tile.areas[index].rings { add(ring, closed: true, to: path) }
            }
        }
        guard !path.isEmpty else { return }
        context.addPath(path)
        context.setFillColor(color)
        context.setStrokeColor(palette.buildingEdge)
        context.setLineWidth(0.5)
        context.drawPath(using: kind == .building ? .fillStroke : .fill)
    }

    // MARK: Ways

    /// The zoom from which on a class is shown, its width at zoom 14.
    private static let roads: [(kind: WayKind, from: Double, width: Double)] = [
        (.service, 13.7, 1.8), (.minor, 12.2, 3), (.tertiary, 11, 4), (.secondary, 9.3, 4.6), (.primary, 7.5, 5.4),
        (.trunk, 5.5, 6), (.motorway, 4.5, 6.6),
    ]

    private func width(_ atFourteen: Double) -> Double {
        max(0.5, atFourteen * pow(zoom < 14 ? 1.32 : 1.55, zoom - 14))
    }

    private enum Level: CaseIterable {
        case tunnel, ground, bridge

        init(_ way: MapWay) { self = way.isTunnel ? .tunnel : way.isBridge ? .bridge : .ground }
    }

    private func drawRoads(_ tiles: [MapTile], in context: CGContext) {
        if zoom > 13.7 {
            stroke(.path, tiles, palette.path, width: max(0.8, width(0.9)), dashes: [2, 2], in: context)
            stroke(.track, tiles, palette.path, width: max(0.8, width(1.1)), dashes: [4, 2], in: context)
        }
        for level in Level.allCases {
            let roads = Self.roads.filter { zoom >= $0.from }.map { road in
                (kind: road.kind, width: width(road.width), path: path(of: road.kind, tiles, level))
            }.filter { !$0.path.isEmpty }
            for isCasing in [true, false] {
                for road in roads { draw(road.kind, road.width, level, road.path, isCasing: isCasing, in: context) }
            }
            if level == .ground, zoom > 10 { drawRails(tiles, in: context) }
        }
    }

    private func draw(
        _ kind: WayKind, _ width: Double, _ level: Level, _ path: CGPath, isCasing: Bool, in context: CGContext
    ) {
        guard !isCasing || width > 1.6 else { return }
        let isMain = kind == .motorway || kind == .trunk
        context.addPath(path)
        let fill = level == .tunnel ? palette.tunnel : palette.roads[kind] ?? palette.casing
        context.setStrokeColor(isCasing ? isMain ? palette.mainCasing : palette.casing : fill)
        context.setLineWidth(isCasing ? width + (zoom > 15 ? 1.5 : 1) : width)
        context.setLineCap(level == .bridge && isCasing ? .butt : .round)
        context.setLineDash(phase: 0, lengths: level == .tunnel && isCasing ? [3, 2] : [])
        context.strokePath()
    }

    private func drawRails(_ tiles: [MapTile], in context: CGContext) {
        let width = zoom > 15 ? 1.6 : 1
        stroke(.rail, tiles, palette.rail, width: width, in: context)
        if zoom > 13 { stroke(.rail, tiles, palette.rail, width: width * 3, dashes: [1, 6], in: context) }
    }

    private func stroke(
        _ kind: WayKind, _ tiles: [MapTile], _ color: CGColor, width: Double, dashes: [CGFloat] = [],
        in context: CGContext
    ) {
        let path = path(of: kind, tiles)
        guard !path.isEmpty else { return }
        context.addPath(path)
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.setLineCap(.butt)
        context.setLineDash(phase: 0, lengths: dashes)
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [])
    }

    /// - Parameter level: nil: all of them.
    private func path(of kind: WayKind, _ tiles: [MapTile], _ level: Level? = nil) -> CGPath {
        let path = CGMutablePath()
        for tile in tiles {
            for index in tile.waysOfKind[kind.rawValue] where tile.ways[index].bounds.intersects(visible) {
                if let level, level != Level(tile.ways[index]) { continue }
                add(tile.ways[index].points, closed: false, to: path)
            }
        }
        return path
    }

    private func add(_ points: [CGPoint], closed: Bool, to path: CGMutablePath) {
        guard points.count > 1 else { return }
        var last = points[0].applying(transform)
        path.move(to: last)
        for index in 1..<points.count {
            let point = points[index].applying(transform)
            let isEnd = index == points.count - 1
            // Details below a pixel cost time and show nothing.
            if !isEnd, abs(point.x - last.x) + abs(point.y - last.y) < 0.4 { continue }
            path.addLine(to: point)
            last = point
        }
        if closed { path.closeSubpath() }
    }
}
