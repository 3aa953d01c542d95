// SPDX-License-Identifier: MIT
import CoreGraphics

/// Interpolation of paths whose elements match; as on iOS, others show the end value at once.
enum PathMixing {
    static func mix(_ a: CGPath, _ b: CGPath, _ t: Double) -> CGPath {
        if t <= 0 { return a }
        if t >= 1 || a.storage.types != b.storage.types { return b }
        let result = CGMutablePath()
        var ends = b.storage.points.makeIterator()
        var starts = a.storage.points.makeIterator()
        func next() -> CGPoint {
            guard let p = starts.next(), let q = ends.next() else { return .zero }
            return CGPoint(x: p.x + (q.x - p.x) * CGFloat(t), y: p.y + (q.y - p.y) * CGFloat(t))
        }
        for type in a.storage.types {
            switch type {
            case .moveToPoint: result.move(to: next())
            case .addLineToPoint: result.addLine(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                result.addQuadCurve(to: next(), control: control)
            case .addCurveToPoint:
                let control1 = next()
                let control2 = next()
                result.addCurve(to: next(), control1: control1, control2: control2)
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}
