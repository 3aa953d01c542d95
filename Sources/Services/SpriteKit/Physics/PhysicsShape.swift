// SPDX-License-Identifier: MIT

/// One part of a body's outline, in points of its node.
enum PhysicsShape {
    case circle(CGFloat, CGPoint)
    /// Convex, three to eight corners.
    case area([CGPoint])
    case edges([CGPoint])

    var hasArea: Bool {
        if case .edges = self { return false }
        return true
    }

    /// In square points.
    var area: CGFloat {
        switch self {
        case .circle(let radius, _): .pi * radius * radius
        case .area(let points): abs(Triangulation.signedArea(points))
        case .edges: 0
        }
    }

    /// Counterclockwise, y up.
    static func corners(_ rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    /// Chords within half a point of the curves.
    private static func lines(of path: CGPath) -> [Polyline] { path.storage.polylines(tolerance: 0.5) }

    static func areas(of path: CGPath) -> [PhysicsShape] {
        lines(of: path).flatMap { convexParts(of: $0.points) }
    }

    static func edges(of path: CGPath, closed: Bool) -> [PhysicsShape] {
        let isClosed = closedSubpaths(of: path)
        return lines(of: path).enumerated().compactMap { index, line in
            guard line.points.count > 1 else { return nil }
            let joins = closed || index < isClosed.count && isClosed[index]
            return .edges(joins ? line.points + [line.points[0]] : line.points)
        }
    }

    /// For each subpath whether it ends where it began.
    private static func closedSubpaths(of path: CGPath) -> [Bool] {
        var result: [Bool] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: result.append(false)
            case .closeSubpath: if !result.isEmpty { result[result.count - 1] = true }
            default: break
            }
        }
        return result
    }

    /// Box2D takes convex outlines of at most eight corners.
    static func convexParts(of outline: [CGPoint]) -> [PhysicsShape] {
        var points = outline
        if points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count >= 3 else { return [] }
        if Triangulation.signedArea(points) < 0 { points.reverse() }
        if Triangulation.isConvex(points) { return fan(points).map(PhysicsShape.area) }
        return Triangulation.triangles(points).map(PhysicsShape.area)
    }

    /// A convex outline in parts of at most eight corners that share its first one.
    private static func fan(_ points: [CGPoint]) -> [[CGPoint]] {
        guard points.count > 8 else { return [points] }
        return stride(from: 1, to: points.count - 1, by: 6).map { first in
            [points[0]] + points[first...min(first + 6, points.count - 1)]
        }
    }
}
