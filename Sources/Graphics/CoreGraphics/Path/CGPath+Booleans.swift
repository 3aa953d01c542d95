// SPDX-License-Identifier: MIT
import Foundation

// Set operations on filled areas, since iOS 16. Open subpaths count as closed. Results consist of closed subpaths that
// neither overlap nor cross, holes running the other way round than what they are in, so that both fill rules give the
// same area. Curves stay curves; outlines meet within a hundred-thousandth of the operands' size.
extension CGPath {
    /// The same area without overlaps and self-intersections.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: nil) { rule.isInside($0.x) }
    }

    /// What lies in this area or the other.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.isInside($0.x) || rule.isInside($0.y) }
    }

    /// What lies in both areas.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.isInside($0.x) && rule.isInside($0.y) }
    }

    /// What lies in this area and not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.isInside($0.x) && !rule.isInside($0.y) }
    }

    /// What lies in one area and not in both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other) { rule.isInside($0.x) != rule.isInside($0.y) }
    }

    /// The parts of this path's lines, which are not closed for this, that lie in the other's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other, rule, keepsInside: true)
    }

    /// The parts of this path's lines, which are not closed for this, that lie outside the other's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other, rule, keepsInside: false)
    }

    /// Whether the filled areas overlap; touching at their edges is not enough.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let (a, b) = (boundingBoxOfPath, other.boundingBoxOfPath)
        guard a.isFinite, b.isFinite, a.minX <= b.maxX, b.minX <= a.maxX, a.minY <= b.maxY, b.minY <= a.maxY else {
            return false
        }
        return !intersection(other, using: rule).isEmpty
    }

    /// The separate areas, each with its holes; none of them touches another but in points.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        guard let arrangement = PathArrangement(storage, PathStorage()) else { return [] }
        let loops = AreaOutline(arrangement) { rule.isInside($0.x) }.loops
        var outlines = loops.filter { $0.area > 0 }.map { (area: $0.area, outer: $0.path, all: $0.path) }
        for hole in loops where hole.area < 0 {
            // The smallest area around it is the one that has it.
            let owner = outlines.indices.filter { outlines[$0].outer.contains(hole.probe, .winding) }
                .min { outlines[$0].area < outlines[$1].area }
            if let owner { outlines[owner].all.append(hole.path) }
        }
        return outlines.map { CGPath(storage: $0.all) }
    }

    /// Curves replaced by lines within `threshold`.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result = PathStorage()
        for line in storage.polylines(tolerance: max(threshold, 1e-9)) {
            for (i, point) in line.points.enumerated() { if i == 0 { result.move(point) } else { result.line(point) } }
            if line.isClosed { result.close() }
        }
        return CGPath(storage: result)
    }

    private func combined(with other: CGPath?, _ isInside: (SIMD2<Int32>) -> Bool) -> CGPath {
        guard let arrangement = PathArrangement(storage, other?.storage ?? PathStorage()) else {
            return CGPath(storage: PathStorage())
        }
        return CGPath(storage: AreaOutline(arrangement, isInside).path)
    }

    private func lines(of other: CGPath, _ rule: CGPathFillRule, keepsInside: Bool) -> CGPath {
        guard let arrangement = PathArrangement(storage, other.storage, closesFirst: false) else {
            return CGPath(storage: PathStorage())
        }
        return CGPath(storage: LineSelection(arrangement, rule: rule, keepsInside: keepsInside).path)
    }
}
