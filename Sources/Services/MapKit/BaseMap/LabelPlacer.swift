// SPDX-License-Identifier: MIT

/// A label with its picture, at a place of the view.
@MainActor
struct PlacedLabel {
    let label: MapLabel
    let image: UIImage
    /// Of the picture's middle, from the point of the label's place.
    let offset: CGPoint
    let anchor: MKMapPoint
    /// What it takes up of the view.
    let frames: [CGRect]
}

/// Chooses which names are shown, the more important first; what would lie over another name or over an annotation is
/// left out.
@MainActor
struct LabelPlacer {
    let viewport: MapViewport
    let style: MapStyle
    let isDark: Bool
    var filter: MKPointOfInterestFilter?
    var taken: [CGRect] = []

    func place(_ labels: [MapLabel]) -> [PlacedLabel] {
        var grid = CollisionGrid()
        for frame in taken { grid.insert(frame) }
        let screen = CGRect(origin: .zero, size: viewport.size)
        var result: [PlacedLabel] = []
        for label in labels where isWanted(label) {
            guard let spot = label.line.isEmpty ? atPoint(label) : alongLine(label) else { continue }
            guard spot.frames.contains(where: screen.intersects) else { continue }
            if spot.frames.contains(where: grid.isTaken) { continue }
            for frame in spot.frames { grid.insert(frame) }
            // Only now: a picture costs more than all before it.
            let image = LabelImages.image(of: label, style, isDark: isDark, degrees: spot.degrees)
            result.append(
                PlacedLabel(
                    label: label, image: image, offset: spot.offset, anchor: spot.anchor, frames: spot.frames))
        }
        return result
    }

    /// Where a name could be.
    private struct Spot {
        let anchor: MKMapPoint
        let frames: [CGRect]
        var offset = CGPoint.zero
        var degrees = 0
    }

    private func isWanted(_ label: MapLabel) -> Bool {
        guard label.kind == .interest, let filter else { return true }
        return MKPointOfInterestCategory(schemaWord: label.category).map(filter.includes) ?? true
    }

    private func atPoint(_ label: MapLabel) -> Spot? {
        let point = viewport.point(for: label.place)
        let size = LabelImages.size(of: label)
        // Towns have a dot with the name above it; points of interest a dot with the name below; others are a name
        // alone.
        let offset: CGPoint =
            switch label.kind {
            case .capital, .city: CGPoint(x: 0, y: -size.height / 2 + LabelImages.dotRoom)
            case .interest: CGPoint(x: 0, y: size.height / 2 - LabelImages.dotRoom)
            default: .zero
            }
        let frame = CGRect(
            x: point.x + offset.x - size.width / 2, y: point.y + offset.y - size.height / 2, width: size.width,
            height: size.height)
        return Spot(anchor: label.place, frames: [frame.insetBy(dx: -3, dy: -2)], offset: offset)
    }

    /// On the straightest stretch of the line that is long enough for the name.
    private func alongLine(_ label: MapLabel) -> Spot? {
        let size = LabelImages.size(of: label)
        let points = label.line.map(viewport.point)
        guard let (middle, direction) = LineStretch.best(points, length: size.width + 6, depth: 4) else { return nil }
        // A degree is less than a pixel at the end of a name.
        let degrees = Int((direction * 180 / .pi).rounded())
        let angle = CGFloat(degrees) * .pi / 180
        var boxes: [CGRect] = []
        let count = max(1, Int(size.width / size.height))
        let half = size.height / 2 + 1
        for index in 0..<count {
            let part: CGFloat = (CGFloat(index) + 0.5) / CGFloat(count) - 0.5
            let (x, y) = (
                middle.x + cos(angle) * part * size.width, middle.y + sin(angle) * part * size.width
            )
            boxes.append(CGRect(x: x - half, y: y - half, width: 2 * half, height: 2 * half))
        }
        return Spot(anchor: viewport.place(at: middle), frames: boxes, degrees: degrees)
    }
}

/// Finds room for a straight name on a bent line.
enum LineStretch {
    /// The middle and the direction, readable from left to right, of the first stretch whose points lie within `depth`
    /// of its chord; stretches nearer to the line's middle are tried first.
    static func best(_ points: [CGPoint], length: CGFloat, depth: CGFloat) -> (CGPoint, CGFloat)? {
        var ways: [CGFloat] = [0]
        var whole: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst()) {
            whole += hypot(b.x - a.x, b.y - a.y)
            ways.append(whole)
        }
        guard points.count > 1, whole >= length else { return nil }
        let room = whole - length
        let steps = min(24, max(1, Int(room / 12)))
        var starts: [CGFloat] = []
        for step in 0...steps { starts.append(room * CGFloat(step) / CGFloat(steps)) }
        starts.sort { abs($0 - room / 2) < abs($1 - room / 2) }
        for start in starts {
            let (from, to) = (point(points, ways, start), point(points, ways, start + length))
            guard isStraight(points, ways, start, length, from, to, depth) else { continue }
            var angle = atan2(to.y - from.y, to.x - from.x)
            if angle > .pi / 2 { angle -= .pi }
            if angle < -.pi / 2 { angle += .pi }
            return (CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), angle)
        }
        return nil
    }

    private static func isStraight(
        _ points: [CGPoint], _ ways: [CGFloat], _ start: CGFloat, _ length: CGFloat, _ from: CGPoint, _ to: CGPoint,
        _ depth: CGFloat
    ) -> Bool {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let chord = hypot(dx, dy)
        guard chord > length * 0.96 else { return false }
        for (point, way) in zip(points, ways) where way > start && way < start + length {
            let side = dx * (point.y - from.y) - dy * (point.x - from.x)
            if abs(side) / chord > depth { return false }
        }
        return true
    }

    private static func point(_ points: [CGPoint], _ ways: [CGFloat], _ way: CGFloat) -> CGPoint {
        let index = max(1, ways.firstIndex { $0 >= way } ?? ways.count - 1)
        let (a, b) = (points[index - 1], points[index])
        let part = ways[index] > ways[index - 1] ? (way - ways[index - 1]) / (ways[index] - ways[index - 1]) : 0
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
}

/// Rectangles by the cells they lie in, so that only neighbours are compared.
struct CollisionGrid {
    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }
    private static let side: CGFloat = 64
    private var cells: [Cell: [CGRect]] = [:]

    private func covered(by frame: CGRect) -> [Cell] {
        let (left, right) = (Int((frame.minX / Self.side).rounded(.down)), Int((frame.maxX / Self.side).rounded(.down)))
        let (top, bottom) = (Int((frame.minY / Self.side).rounded(.down)), Int((frame.maxY / Self.side).rounded(.down)))
        return (top...bottom).flatMap { y in (left...right).map { Cell(x: $0, y: y) } }
    }

    mutating func insert(_ frame: CGRect) {
        for cell in covered(by: frame) { cells[cell, default: []].append(frame) }
    }

    func isTaken(_ frame: CGRect) -> Bool {
        covered(by: frame).contains { cell in cells[cell]?.contains { $0.intersects(frame) } ?? false }
    }
}
