// SPDX-License-Identifier: MIT

extension CGPath {
    /// One part of a path as points, curves in short straight pieces.
    struct Outline {
        var points: [CGPoint] = []
        var isClosed = false
    }

    private static let piecesPerCurve = 12

    var outlines: [Outline] {
        var result: [Outline] = []
        var current = Outline()
        func finish() {
            if current.points.count > 1 { result.append(current) }
            current = Outline()
        }
        applyWithBlock { pointer in
            let element = pointer.pointee
            let last = current.points.last ?? .zero
            switch element.type {
            case .moveToPoint:
                finish()
                current.points = [element.points[0]]
            case .addLineToPoint: current.points.append(element.points[0])
            case .addQuadCurveToPoint:
                let (a, b) = (element.points[0], element.points[1])
                for step in 1...Self.piecesPerCurve {
                    let t = CGFloat(step) / CGFloat(Self.piecesPerCurve)
                    let u = 1 - t
                    current.points.append(
                        CGPoint(
                            x: u * u * last.x + 2 * u * t * a.x + t * t * b.x,
                            y: u * u * last.y + 2 * u * t * a.y + t * t * b.y))
                }
            case .addCurveToPoint:
                let (a, b, c) = (element.points[0], element.points[1], element.points[2])
                for step in 1...Self.piecesPerCurve {
                    let t = CGFloat(step) / CGFloat(Self.piecesPerCurve)
                    let u = 1 - t
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    current.points.append(
                        CGPoint(
                            x: w0 * last.x + w1 * a.x + w2 * b.x + w3 * c.x,
                            y: w0 * last.y + w1 * a.y + w2 * b.y + w3 * c.y))
                }
            case .closeSubpath:
                current.isClosed = true
                let first = current.points.first
                finish()
                if let first { current.points = [first] }
            @unknown default: break
            }
        }
        finish()
        return result
    }
}
