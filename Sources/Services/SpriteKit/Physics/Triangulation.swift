// SPDX-License-Identifier: MIT

/// Simple polygons cut into triangles by clipping ears (Meisters 1975): O(n²) for the outlines of pictures.
enum Triangulation {
    /// Positive where the corners go counterclockwise, y up.
    static func signedArea(_ points: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += a.x * b.y - b.x * a.y }
        return sum / 2
    }

    /// Twice the area of the triangle, negative where it turns right.
    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
        (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    }

    static func isConvex(_ points: [CGPoint]) -> Bool {
        points.indices.allSatisfy { i in
            turn(points[i], points[(i + 1) % points.count], points[(i + 2) % points.count]) >= 0
        }
    }

    private static func contains(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0
    }

    /// - Parameter outline: counterclockwise. An outline that crosses itself gives what could be clipped before no ear
    ///   was left.
    static func triangles(_ outline: [CGPoint]) -> [[CGPoint]] {
        var points = outline
        var result: [[CGPoint]] = []
        while points.count > 3 {
            guard let ear = points.indices.first(where: { isEar($0, points) }) else { return result }
            let corner = triangle(ear, points)
            if turn(corner[0], corner[1], corner[2]) > 0 { result.append(corner) }
            points.remove(at: ear)
        }
        if points.count == 3, signedArea(points) > 0 { result.append(points) }
        return result
    }

    private static func triangle(_ i: Int, _ points: [CGPoint]) -> [CGPoint] {
        [points[(i + points.count - 1) % points.count], points[i], points[(i + 1) % points.count]]
    }

    private static func isEar(_ i: Int, _ points: [CGPoint]) -> Bool {
        let corner = triangle(i, points)
        guard turn(corner[0], corner[1], corner[2]) >= 0 else { return false }
        return !points.contains { point in
            !corner.contains(point) && contains(point, corner[0], corner[1], corner[2])
        }
    }

    /// Fewer corners, none further than `tolerance` from the line (Douglas and Peucker 1973).
    static func simplified(_ line: ArraySlice<CGPoint>, tolerance: CGFloat) -> [CGPoint] {
        guard let first = line.first, let last = line.last, line.count > 2 else { return Array(line) }
        let far = line.indices.dropFirst().dropLast()
            .map { (index: $0, distance: distance(line[$0], first, last)) }
            .max { $0.distance < $1.distance }
        guard let far, far.distance > tolerance else { return [first, last] }
        return simplified(line[...far.index], tolerance: tolerance).dropLast()
            + simplified(line[far.index...], tolerance: tolerance)
    }

    private static func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let length = hypot(b.x - a.x, b.y - a.y)
        return length > 0 ? abs(turn(a, b, p)) / length : hypot(p.x - a.x, p.y - a.y)
    }
}
