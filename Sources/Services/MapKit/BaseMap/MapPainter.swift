// SPDX-License-Identifier: MIT
import MapEngine

/// Draws the ground of a viewport, without pitch and names: water, land, rivers, borders, and the streets that a
/// person's map file has for it. Any thread.
struct MapPainter: Sendable {
    let viewport: MapViewport
    let style: MapStyle
    var streets: TileStore?
    var showsBuildings = true

    private var map: BaseMap { .shared }

    func drawGround(in context: CGContext) {
        let visible = viewport.rect
        let rect = CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: visible.height)
        let tiles = streets?.tiles(covering: rect, scale: viewport.scale) ?? []
        let extent = isFar ? streets?.extent ?? .infinite : .infinite
        if !extent.contains(rect) || !Self.cover(rect, tiles) { drawBase(in: context) }
        guard !tiles.isEmpty else { return }
        let center = viewport.center
        let transform = CGAffineTransform(translationX: viewport.size.width / 2, y: viewport.size.height / 2)
            .rotated(by: -viewport.heading * .pi / 180)
            .scaledBy(x: 1 / viewport.scale, y: 1 / viewport.scale)
            .translatedBy(x: -center.x, y: -center.y)
        StreetPainter(
            palette: style.streets, transform: transform, scale: viewport.scale, visible: rect, extent: extent,
            showsBuildings: showsBuildings
        ).draw(tiles, in: context)
    }

    /// A city's file has tiles of whole countries too, without their seas. From near, where tiles are no larger than a city,
    /// land is a better neighbour of it than the world's coarse coasts.
    private var isFar: Bool { StreetPainter.zoom(scale: viewport.scale) < 10 }

    /// Whether tiles, which do not overlap, leave nothing of `rect` to be seen below them.
    private static func cover(_ rect: CGRect, _ tiles: [MapTile]) -> Bool {
        let covered = tiles.reduce(0.0) { sum, tile in
            let part = tile.id.rect.intersection(rect)
            return part.isNull ? sum : sum + Double(part.width * part.height)
        }
        return covered >= Double(rect.width * rect.height) * (1 - 1e-9)
    }

    private func drawBase(in context: CGContext) {
        context.setFillColor(style.water.cgColor)
        context.fill(CGRect(origin: .zero, size: viewport.size))
        fill(map.layer(.land, scale: viewport.scale), in: context)
        if viewport.scale < 60_000 {
            let width = viewport.scale < 3_000 ? 1.5 : 0.75
            stroke(map.layer(.river, scale: viewport.scale), style.river, width: width, in: context)
        }
        if viewport.scale < 25_000 {
            stroke(
                map.layer(.innerBorder, scale: viewport.scale), style.innerBorder, width: 0.75, dashes: [3, 2],
                in: context)
        }
        stroke(map.layer(.border, scale: viewport.scale), style.border, width: 1, in: context)
    }

    /// The world's copies that the view reaches into: a map goes on beyond 180 degrees.
    private var shifts: [Double] {
        let visible = viewport.rect
        let first = Int((visible.minX / MapMath.world).rounded(.down)) - 1
        let last = Int((visible.maxX / MapMath.world).rounded(.down)) + 1
        // Most views reach into one only; lines may lie a little beyond the world's edges, where a view is near them.
        let room = viewport.scale * 40
        return (first...last).map { Double($0) * MapMath.world }.filter {
            $0 <= visible.maxX + room && $0 + MapMath.world >= visible.minX - room
        }
    }

    private func fill(_ layer: BaseMap.Layer, in context: CGContext) {
        let visible = viewport.rect
        // A margin, so that edges made by clipping stay out of sight.
        let room = visible.insetBy(dx: -viewport.scale * 20, dy: -viewport.scale * 20)
        context.setFillColor(style.land.cgColor)
        context.setStrokeColor(style.coast.cgColor)
        context.setLineWidth(0.75)
        for shift in shifts {
            let window = room.offsetBy(dx: -shift, dy: 0)
            let path = CGMutablePath()
            for line in layer.lines(in: window) {
                let isInside = window.contains(line.bounds)
                add(isInside ? line.points : PolygonClip.clip(line.points, to: window), shift, closed: true, to: path)
            }
            guard !path.isEmpty else { continue }
            context.addPath(path)
            context.drawPath(using: .eoFillStroke)
        }
    }

    private func stroke(
        _ layer: BaseMap.Layer, _ color: UIColor, width: CGFloat, dashes: [CGFloat] = [], in context: CGContext
    ) {
        context.saveGState()
        context.setStrokeColor(color.cgColor)
        context.setLineWidth(width)
        context.setLineJoin(.round)
        context.setLineDash(phase: 0, lengths: dashes)
        for shift in shifts {
            let window = viewport.rect.offsetBy(dx: -shift, dy: 0)
            let path = CGMutablePath()
            for line in layer.lines(in: window) { add(line.points, shift, closed: false, to: path) }
            guard !path.isEmpty else { continue }
            context.addPath(path)
            context.strokePath()
        }
        context.restoreGState()
    }

    private func add(_ points: [MKMapPoint], _ shift: Double, closed: Bool, to path: CGMutablePath) {
        guard points.count > 1 else { return }
        let (sine, cosine) = (sin(viewport.heading * .pi / 180), cos(viewport.heading * .pi / 180))
        let middle = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
        var isFirst = true
        var last = CGPoint(x: CGFloat.infinity, y: 0)
        for place in points {
            let dx = (place.x + shift - viewport.center.x) / viewport.scale
            let dy = (place.y - viewport.center.y) / viewport.scale
            let point = CGPoint(x: middle.x + dx * cosine + dy * sine, y: middle.y - dx * sine + dy * cosine)
            // Details below a pixel cost time and show nothing.
            if !isFirst, abs(point.x - last.x) + abs(point.y - last.y) < 0.3 { continue }
            if isFirst { path.move(to: point) } else { path.addLine(to: point) }
            isFirst = false
            last = point
        }
        if closed { path.closeSubpath() }
    }
}

/// Sutherland and Hodgman's clipping of a ring to a rectangle.
enum PolygonClip {
    static func clip(_ ring: [MKMapPoint], to window: MKMapRect) -> [MKMapPoint] {
        var points = ring
        points = cut(points) { $0.x - window.minX }
        points = cut(points) { window.maxX - $0.x }
        points = cut(points) { $0.y - window.minY }
        return cut(points) { window.maxY - $0.y }
    }

    /// What lies where `side` is not negative.
    private static func cut(_ points: [MKMapPoint], _ side: (MKMapPoint) -> Double) -> [MKMapPoint] {
        guard var previous = points.last else { return [] }
        var before = side(previous)
        var result: [MKMapPoint] = []
        for point in points {
            let here = side(point)
            if (here >= 0) != (before >= 0) {
                let part = before / (before - here)
                result.append(
                    MKMapPoint(
                        x: previous.x + (point.x - previous.x) * part, y: previous.y + (point.y - previous.y) * part))
            }
            if here >= 0 { result.append(point) }
            (previous, before) = (point, here)
        }
        return result
    }
}
