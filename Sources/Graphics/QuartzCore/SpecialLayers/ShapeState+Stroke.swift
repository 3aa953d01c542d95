// SPDX-License-Identifier: MIT
import CoreGraphics

extension ShapeState {
    var quartzCap: CGLineCap {
        switch lineCap {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }

    var quartzJoin: CGLineJoin {
        switch lineJoin {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }

    /// Without negative or all-zero patterns, which would never end.
    var usableDashes: [CGFloat] {
        guard let pattern = lineDashPattern, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }),
            pattern.contains(where: { $0 > 0 })
        else { return [] }
        return pattern.map { CGFloat($0) }
    }

    /// The part of the path between `strokeStart` and `strokeEnd`; nil when nothing is left.
    var strokedPath: CGPath? {
        guard let path else { return nil }
        let start = max(0, min(1, strokeStart))
        let end = max(0, min(1, strokeEnd))
        if start <= 0 && end >= 1 { return path }
        return start < end ? PathTrimming.trim(path, from: Double(start), to: Double(end)) : nil
    }
}

/// Cuts a path by fractions of its length.
enum PathTrimming {
    static func trim(_ path: CGPath, from start: Double, to end: Double) -> CGPath? {
        let pieces = segments(path)
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return nil }
        let (low, high) = (start * total, end * total)
        let result = CGMutablePath()
        var position = 0.0
        var isOpen = false
        for piece in pieces {
            defer { position += piece.length }
            if piece.startsSubpath { isOpen = false }
            let from = max(low, position)
            let to = min(high, position + piece.length)
            guard from < to else { continue }
            let cut = piece.cut(from - position, to - position)
            if !isOpen { result.move(to: cut.p0) }
            isOpen = true
            if piece.isLine {
                result.addLine(to: cut.p3)
            } else {
                result.addCurve(to: cut.p3, control1: cut.p1, control2: cut.p2)
            }
        }
        return result.isEmpty ? nil : result
    }

    private struct Piece {
        var curve: CubicSegment
        var isLine: Bool
        var startsSubpath: Bool
        var lengths: [Double]
        var length: Double { lengths[lengths.count - 1] }

        init(_ curve: CubicSegment, isLine: Bool, startsSubpath: Bool) {
            self.curve = curve
            self.isLine = isLine
            self.startsSubpath = startsSubpath
            if isLine {
                lengths = [0, hypot(Double(curve.p3.x - curve.p0.x), Double(curve.p3.y - curve.p0.y))]
                return
            }
            lengths = [0]
            var last = curve.p0
            for step in 1...32 {
                let p = curve.point(CGFloat(step) / 32)
                lengths.append(lengths[step - 1] + hypot(Double(p.x - last.x), Double(p.y - last.y)))
                last = p
            }
        }

        /// The part between two lengths.
        func cut(_ from: Double, _ to: Double) -> CubicSegment {
            let (a, b) = (parameter(from), parameter(to))
            let tail = a > 0 ? curve.split(CGFloat(a)).1 : curve
            let rest = a < 1 ? (b - a) / (1 - a) : 1
            return rest < 1 ? tail.split(CGFloat(rest)).0 : tail
        }

        private func parameter(_ distance: Double) -> Double {
            guard distance > 0 else { return 0 }
            guard distance < length, let after = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
            let span = lengths[after] - lengths[after - 1]
            let fraction = span > 0 ? (distance - lengths[after - 1]) / span : 1
            return (Double(after - 1) + fraction) / Double(lengths.count - 1)
        }
    }

    private static func segments(_ path: CGPath) -> [Piece] {
        var pieces: [Piece] = []
        var start = CGPoint.zero
        var here = CGPoint.zero
        var isFresh = true
        func add(_ curve: CubicSegment, isLine: Bool) {
            pieces.append(Piece(curve, isLine: isLine, startsSubpath: isFresh))
            isFresh = false
        }
        func line(to p: CGPoint) {
            let third = CGPoint(x: here.x + (p.x - here.x) / 3, y: here.y + (p.y - here.y) / 3)
            let twoThirds = CGPoint(x: here.x + (p.x - here.x) * 2 / 3, y: here.y + (p.y - here.y) * 2 / 3)
            add(CubicSegment(here, third, twoThirds, p), isLine: true)
            here = p
        }
        path.storage.forEach { type, p in
            switch type {
            case .moveToPoint:
                start = p[0]
                here = p[0]
                isFresh = true
            case .addLineToPoint: line(to: p[0])
            case .addQuadCurveToPoint:
                add(CubicSegment(quad: here, p[0], p[1]), isLine: false)
                here = p[1]
            case .addCurveToPoint:
                add(CubicSegment(here, p[0], p[1], p[2]), isLine: false)
                here = p[2]
            case .closeSubpath: if here != start { line(to: start) }
            }
        }
        return pieces
    }
}
