// SPDX-License-Identifier: MIT
import Foundation

extension CGPath {
    /// The same shape, its subpaths last to first and each run through backwards.
    package var reversed: CGPath {
        var subpaths: [Subpath] = []
        storage.forEach { type, p in
            switch type {
            case .moveToPoint: subpaths.append(Subpath(start: p[0]))
            case .closeSubpath:
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
            case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
                // Segments after a close start a subpath where the closed one began.
                if let last = subpaths.last, last.isClosed { subpaths.append(Subpath(start: last.start)) }
                let points = (0..<type.pointCount).map { p[$0] }
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].segments.append(points) }
            }
        }
        var result = PathStorage()
        for subpath in subpaths.reversed() { subpath.appendReversed(to: &result) }
        return CGPath(storage: result)
    }

    private struct Subpath {
        var start: CGPoint
        /// Control points and end of each.
        var segments: [[CGPoint]] = []
        var isClosed = false

        func appendReversed(to path: inout PathStorage) {
            let ends = [start] + segments.compactMap(\.last)
            path.move(ends[ends.count - 1])
            for (i, points) in segments.enumerated().reversed() {
                switch points.count {
                case 1: path.line(ends[i])
                case 2: path.quad(points[0], ends[i])
                default: path.curve(points[1], points[0], ends[i])
                }
            }
            if isClosed { path.close() }
        }
    }
}

extension CGPath {
    /// Each element's number, then its coordinates.
    package var encoded: [Double] {
        var result: [Double] = []
        storage.forEach { type, p in
            result.append(Double(type.rawValue))
            for i in 0..<type.pointCount { result += [Double(p[i].x), Double(p[i].y)] }
        }
        return result
    }

    /// nil when the numbers are not what `encoded` writes.
    package static func decoded(_ numbers: [Double]) -> CGPath? {
        var path = PathStorage()
        var i = 0
        while i < numbers.count {
            guard let raw = Int32(exactly: numbers[i]), let type = CGPathElementType(rawValue: raw),
                i + 2 * type.pointCount < numbers.count, type == .moveToPoint || path.currentPoint != nil
            else { return nil }
            let p = (0..<type.pointCount).map { k in
                CGPoint(x: numbers[i + 1 + 2 * k], y: numbers[i + 2 + 2 * k])
            }
            switch type {
            case .moveToPoint: path.move(p[0])
            case .addLineToPoint: path.line(p[0])
            case .addQuadCurveToPoint: path.quad(p[0], p[1])
            case .addCurveToPoint: path.curve(p[0], p[1], p[2])
            case .closeSubpath: path.close()
            }
            i += 1 + 2 * type.pointCount
        }
        return CGPath(storage: path)
    }
}
