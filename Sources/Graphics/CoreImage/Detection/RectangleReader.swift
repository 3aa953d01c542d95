// SPDX-License-Identifier: MIT
import Foundation

/// Finds sheets: areas lighter or darker than what is around them, whose outline is four straight sides.
///
/// 1. The tones are parted in two (`BinaryImage`); connected areas that do not reach the picture's edge are looked at.
/// 2. The four points of the outline that enclose most are its corners, if they enclose nearly all of it.
/// 3. Each side is the line with the least squares to the outline near it; the lines meet in the corners, to parts of a
///    pixel.
enum RectangleReader {
    private static let largestSide: CGFloat = 1024
    /// Of the picture's area.
    private static let smallestPart = 0.01

    /// The largest rectangles, the largest first.
    static func features(in image: CIImage, limit: Int) -> [CIRectangleFeature] {
        guard let light = LightnessImage(image, largestSide: largestSide) else { return [] }
        let binary = BinaryImage(light.tones, light.width, light.height, .whole)
        let outlines = [false, true].flatMap { AreaOutlines.all(in: binary, dark: $0, smallestPart: smallestPart) }
        let quadrilaterals = outlines.compactMap(Quadrilateral.init).sorted { $0.area > $1.area }
        return quadrilaterals.prefix(max(0, limit)).map { found in
            let corners = found.upright.map(light.point)
            return CIRectangleFeature(
                CIFeatureTypeRectangle,
                Corners(topLeft: corners[0], topRight: corners[1], bottomLeft: corners[3], bottomRight: corners[2]))
        }
    }
}

/// The outlines of connected areas of one tone.
private enum AreaOutlines {
    static func all(in image: BinaryImage, dark: Bool, smallestPart: Double) -> [[SIMD2<Double>]] {
        let (width, height) = (image.width, image.height)
        var isSeen = [Bool](repeating: false, count: width * height)
        var result: [[SIMD2<Double>]] = []
        for start in 0..<(width * height) where !isSeen[start] && image[start % width, start / width] == dark {
            let area = fill(from: start, in: image, dark: dark, &isSeen)
            let isWhole = !area.reachesEdge && Double(area.pixels.count) >= smallestPart * Double(width * height)
            if isWhole { result.append(outline(area.pixels, width)) }
        }
        return result
    }

    private struct Area {
        var pixels: [Int] = []
        var reachesEdge = false
    }

    private static func fill(from start: Int, in image: BinaryImage, dark: Bool, _ isSeen: inout [Bool]) -> Area {
        let (width, height) = (image.width, image.height)
        var area = Area()
        var open = [start]
        isSeen[start] = true
        while let pixel = open.popLast() {
            area.pixels.append(pixel)
            let (x, y) = (pixel % width, pixel / width)
            if x == 0 || y == 0 || x == width - 1 || y == height - 1 { area.reachesEdge = true }
            for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
                guard x >= 0, y >= 0, x < width, y < height, image[x, y] == dark, !isSeen[y * width + x] else {
                    continue
                }
                isSeen[y * width + x] = true
                open.append(y * width + x)
            }
        }
        return area
    }

    /// Where the area ends in each row, to the left and right, and in each column, below and above.
    private static func outline(_ pixels: [Int], _ width: Int) -> [SIMD2<Double>] {
        var (rows, columns): ([Int: ClosedRange<Int>], [Int: ClosedRange<Int>]) = ([:], [:])
        for pixel in pixels {
            let (x, y) = (pixel % width, pixel / width)
            rows[y] = rows[y].map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
            columns[x] = columns[x].map { min($0.lowerBound, y)...max($0.upperBound, y) } ?? y...y
        }
        var points: [SIMD2<Double>] = []
        for (y, range) in rows.sorted(by: { $0.key < $1.key }) {
            points.append(SIMD2(Double(range.lowerBound), Double(y) + 0.5))
            points.append(SIMD2(Double(range.upperBound) + 1, Double(y) + 0.5))
        }
        for (x, range) in columns.sorted(by: { $0.key < $1.key }) {
            points.append(SIMD2(Double(x) + 0.5, Double(range.lowerBound)))
            points.append(SIMD2(Double(x) + 0.5, Double(range.upperBound) + 1))
        }
        return points
    }
}

/// Four corners, against the clock with y up.
private struct Quadrilateral {
    let corners: [SIMD2<Double>]

    var area: Double { Self.area(corners) }

    /// nil: the outline has no four straight sides that meet at 45 to 135 degrees.
    init?(_ outline: [SIMD2<Double>]) {
        let hull = Self.hull(outline)
        guard hull.count >= 4 else { return nil }
        let rough = Self.largest(in: hull)
        guard Self.area(rough) >= 0.93 * Self.area(hull), let fitted = Self.fitted(rough, to: outline) else {
            return nil
        }
        corners = fitted
        guard Self.area(corners) > 0, angles.allSatisfy({ $0 > .pi / 4 && $0 < .pi * 3 / 4 }) else { return nil }
    }

    /// From the upper left, with the clock.
    var upright: [SIMD2<Double>] {
        let first = corners.indices.max { corners[$0].y - corners[$0].x < corners[$1].y - corners[$1].x } ?? 0
        return (0..<4).map { corners[(first + 4 - $0) % 4] }
    }

    private var angles: [Double] {
        (0..<4).map { index in
            let (a, b) = (corners[(index + 3) % 4] - corners[index], corners[(index + 1) % 4] - corners[index])
            return atan2(abs(cross(a, b)), (a * b).sum())
        }
    }

    /// The convex hull, against the clock (Andrew's monotone chain).
    private static func hull(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
            var result: [SIMD2<Double>] = []
            for point in points {
                while result.count >= 2,
                    cross(result[result.count - 1] - result[result.count - 2], point - result[result.count - 1]) <= 0
                { result.removeLast() }
                result.append(point)
            }
            return Array(result.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    /// Four points of the hull: each in turn goes where the four enclose most, until none moves, from two beginnings.
    private static func largest(in hull: [SIMD2<Double>]) -> [SIMD2<Double>] {
        func extreme(_ direction: SIMD2<Double>) -> SIMD2<Double> {
            hull.max { ($0 * direction).sum() < ($1 * direction).sum() } ?? hull[0]
        }
        let beginnings: [[SIMD2<Double>]] = [
            [SIMD2(1, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)],
            [SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1), SIMD2(-1, -1)],
        ]
        let ends = beginnings.map { directions -> [SIMD2<Double>] in
            var four = directions.map(extreme)
            var before = -1.0
            while area(four) > before {
                before = area(four)
                for index in 0..<4 {
                    let (previous, next) = (four[(index + 3) % 4], four[(index + 1) % 4])
                    let side = previous - next
                    four[index] = hull.max { cross($0 - next, side) > cross($1 - next, side) } ?? four[index]
                }
            }
            return four
        }
        return ends.max { area($0) < area($1) } ?? []
    }

    private static func fitted(_ rough: [SIMD2<Double>], to outline: [SIMD2<Double>]) -> [SIMD2<Double>]? {
        let lines = (0..<4).compactMap { line(from: rough[$0], to: rough[($0 + 1) % 4], outline) }
        guard lines.count == 4 else { return nil }
        let corners = (0..<4).compactMap { index in lines[(index + 3) % 4].meeting(lines[index]) }
        guard corners.count == 4 else { return nil }
        let isNear = zip(corners, rough).allSatisfy { (($0 - $1) * ($0 - $1)).sum().squareRoot() < 16 }
        return isNear ? corners : nil
    }

    private struct Line {
        let point: SIMD2<Double>
        let direction: SIMD2<Double>
        func meeting(_ other: Line) -> SIMD2<Double>? {
            let turn = cross(direction, other.direction)
            guard abs(turn) > 1e-6 else { return nil }
            return point + direction * (cross(other.point - point, other.direction) / turn)
        }
    }

    /// Through the middle of the points near the side, along their main axis.
    private static func line(
        from start: SIMD2<Double>, to end: SIMD2<Double>, _ outline: [SIMD2<Double>]
    ) -> Line? {
        let side = end - start
        let length = (side * side).sum().squareRoot()
        guard length > 8 else { return nil }
        let reach = max(2, length * 0.02)
        let near = outline.filter { point in
            let along = ((point - start) * side).sum() / (length * length)
            return along > 0.08 && along < 0.92 && abs(cross(side, point - start)) / length < reach
        }
        guard near.count >= 4 else { return nil }
        let middle = near.reduce(SIMD2(0, 0), +) / Double(near.count)
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        for point in near {
            let d = point - middle
            (xx, xy, yy) = (xx + d.x * d.x, xy + d.x * d.y, yy + d.y * d.y)
        }
        let angle = atan2(2 * xy, xx - yy) / 2
        return Line(point: middle, direction: SIMD2(cos(angle), sin(angle)))
    }

    /// Positive against the clock.
    private static func area(_ points: [SIMD2<Double>]) -> Double {
        points.indices.reduce(0) { $0 + cross(points[$1], points[($1 + 1) % points.count]) } / 2
    }
}

private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
