// SPDX-License-Identifier: MIT

/// A straight piece of a flattened path.
struct PathSegment {
    var start: CGPoint
    var end: CGPoint
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
}

extension CGPath {
    /// The pieces that draw; curves in 24 straight ones each, which is finer than a frame's step on a path of a second.
    func segments(_ body: (PathSegment) -> Void) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            body(PathSegment(start: current, end: end))
            current = end
        }
        applyWithBlock { pointer in
            let element = pointer.pointee
            let points = element.points
            switch element.type {
            case .moveToPoint:
                current = points[0]
                start = current
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint:
                let (from, control, end) = (current, points[0], points[1])
                for step in 1...24 { line(to: Self.quad(from, control, end, CGFloat(step) / 24)) }
            case .addCurveToPoint:
                let (from, one, two, end) = (current, points[0], points[1], points[2])
                for step in 1...24 { line(to: Self.cubic(from, one, two, end, CGFloat(step) / 24)) }
            case .closeSubpath: if current != start { line(to: start) }
            @unknown default: break
            }
        }
    }

    private static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        return CGPoint(x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
    }

    private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
    }
}

/// A path as a line with a length: where a part of the way is, and which way it goes there.
struct PathLine {
    private var pieces: [PathSegment] = []
    private var ends: [CGFloat] = []
    var length: CGFloat { ends.last ?? 0 }

    init(_ path: CGPath) {
        var sum: CGFloat = 0
        path.segments { piece in
            guard piece.length > 0 else { return }
            sum += piece.length
            pieces.append(piece)
            ends.append(sum)
        }
    }

    /// - Parameter part: of the way, 0 to 1.
    /// - Returns: nil for a path without length.
    func place(at part: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard let last = pieces.indices.last else { return nil }
        let way = max(0, min(1, part)) * length
        let index = min(last, ends.firstIndex { $0 >= way } ?? last)
        let piece = pieces[index]
        let t = (way - (ends[index] - piece.length)) / piece.length
        let point = CGPoint(
            x: piece.start.x + (piece.end.x - piece.start.x) * t, y: piece.start.y + (piece.end.y - piece.start.y) * t)
        return (point, atan2(piece.end.y - piece.start.y, piece.end.x - piece.start.x))
    }
}
