// SPDX-License-Identifier: MIT
import Foundation

/// One segment of an operand; what set operations leave of it is a part of it again, so that curves stay curves.
enum PathPiece {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CubicSegment)

    var isLine: Bool { if case .line = self { true } else { false } }

    private var asCubic: CubicSegment {
        switch self {
        case .line(let a, let b): CubicSegment(quad: a, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), b)
        case .quad(let a, let c, let b): CubicSegment(quad: a, c, b)
        case .cubic(let s): s
        }
    }

    /// Points at equal parameter steps, both ends included, whose chords stay within `tolerance`. The same curve walked
    /// the other way gives the same points.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        if case .line(let a, let b) = self { return [a, b] }
        let curve = asCubic
        let count = curve.steps(tolerance: tolerance)
        return (0...count).map { i in
            i == 0 ? curve.p0 : i == count ? curve.p3 : curve.point(CGFloat(i) / CGFloat(count))
        }
    }

    /// Adds the part between two parameters to a path whose current point is `from`; `to` is where it must end. Both are
    /// the true ends up to the tolerance of flattening.
    func append(to path: inout PathStorage, _ t0: CGFloat, _ t1: CGFloat, from: CGPoint, to: CGPoint) {
        switch self {
        case .line: path.line(to)
        case .quad(let a, let c, let b):
            // The control point of a part is the blossom at both its ends.
            func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
                CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
            }
            path.quad(mix(mix(a, c, t0), mix(c, b, t0), t1), to)
        case .cubic(let curve):
            let part = t0 <= t1 ? curve.part(t0, t1) : curve.part(t1, t0).reversed
            func moved(_ p: CGPoint, _ end: CGPoint, _ wanted: CGPoint) -> CGPoint {
                CGPoint(x: p.x + (wanted.x - end.x), y: p.y + (wanted.y - end.y))
            }
            path.curve(moved(part.p1, part.p0, from), moved(part.p2, part.p3, to), to)
        }
    }
}

extension CubicSegment {
    var reversed: CubicSegment { CubicSegment(p3, p2, p1, p0) }

    func part(_ t0: CGFloat, _ t1: CGFloat) -> CubicSegment {
        if t0 == 0 && t1 == 1 { return self }
        let tail = t0 > 0 ? split(t0).1 : self
        return t1 < 1 ? tail.split((t1 - t0) / max(1 - t0, .ulpOfOne)).0 : tail
    }
}

extension PathStorage {
    /// All segments with finite points. `closing`: open subpaths get the line that filling implies.
    func pieces(closing: Bool) -> [PathPiece] {
        var result: [PathPiece] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func close() { if current != start { result.append(.line(current, start)) } }
        forEach { type, p in
            for i in 0..<type.pointCount where !p[i].isFinite { return }
            switch type {
            case .moveToPoint:
                if closing { close() }
                (start, current) = (p[0], p[0])
            case .addLineToPoint:
                result.append(.line(current, p[0]))
                current = p[0]
            case .addQuadCurveToPoint:
                result.append(.quad(current, p[0], p[1]))
                current = p[1]
            case .addCurveToPoint:
                result.append(.cubic(CubicSegment(current, p[0], p[1], p[2])))
                current = p[2]
            case .closeSubpath:
                close()
                current = start
            }
        }
        if closing { close() }
        return result
    }
}
