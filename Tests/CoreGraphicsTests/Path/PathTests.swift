// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport
import Testing

/// A random path of every kind of element.
func randomPath(_ source: inout SeededNumbers, count: Int = 12) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: source.point())
    for _ in 0..<count {
        switch Int.random(in: 0..<8, using: &source) {
        case 0: path.move(to: source.point())
        case 1, 2: path.addLine(to: source.point())
        case 3: path.addQuadCurve(to: source.point(), control: source.point())
        case 4: path.addCurve(to: source.point(), control1: source.point(), control2: source.point())
        case 5:
            path.addArc(
                center: source.point(), radius: source.number(1...50), startAngle: source.number(-7...7),
                endAngle: source.number(-7...7), clockwise: Bool.random(using: &source))
        case 6: path.closeSubpath()
        default: path.addEllipse(in: CGRect(x: source.number(-50...50), y: 0, width: 30, height: 20))
        }
    }
    return path
}

/// Points on the path, sampled densely by the definition of the curves.
private func samples(_ path: CGPath, perSegment count: Int = 200) -> [CGPoint] {
    var result: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.applyWithBlock { element in
        let p = element.pointee.points
        for i in 0...count {
            let t = CGFloat(i) / CGFloat(count)
            let u = 1 - t
            switch element.pointee.type {
            case .moveToPoint: result.append(p[0])
            case .addLineToPoint:
                result.append(CGPoint(x: u * current.x + t * p[0].x, y: u * current.y + t * p[0].y))
            case .addQuadCurveToPoint:
                result.append(
                    CGPoint(
                        x: u * u * current.x + 2 * u * t * p[0].x + t * t * p[1].x,
                        y: u * u * current.y + 2 * u * t * p[0].y + t * t * p[1].y))
            case .addCurveToPoint:
                let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                result.append(
                    CGPoint(
                        x: b0 * current.x + b1 * p[0].x + b2 * p[1].x + b3 * p[2].x,
                        y: b0 * current.y + b1 * p[0].y + b2 * p[1].y + b3 * p[2].y))
            case .closeSubpath: break
            }
        }
        switch element.pointee.type {
        case .moveToPoint: (start, current) = (p[0], p[0])
        case .addLineToPoint: current = p[0]
        case .addQuadCurveToPoint: current = p[1]
        case .addCurveToPoint: current = p[2]
        case .closeSubpath: current = start
        }
    }
    return result
}

@Suite struct PathTests {
    @Test func boundingBoxOfPathIsTight() {
        var source = SeededNumbers(seed: 10)
        for _ in 0..<100 {
            let path = randomPath(&source)
            let points = samples(path)
            let box = path.boundingBoxOfPath
            let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
            let (low, high) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
            // Samples lie inside; and 200 steps miss an extremum by less than the curve's sagitta, (1/200)^2 of its size.
            #expect(box.minX <= left + 1e-9 && box.maxX >= right - 1e-9)
            #expect(box.minY <= low + 1e-9 && box.maxY >= high - 1e-9)
            #expect(left - box.minX < 0.02 && box.maxX - right < 0.02)
            #expect(low - box.minY < 0.02 && box.maxY - high < 0.02)
            let control = path.boundingBox
            #expect(control.minX <= box.minX + 1e-9 && control.maxX >= box.maxX - 1e-9)
            #expect(control.minY <= box.minY + 1e-9 && control.maxY >= box.maxY - 1e-9)
        }
    }

    @Test func emptyPathsHaveNullBounds() {
        #expect(CGMutablePath().boundingBox.isNull)
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
        #expect(CGMutablePath().isEmpty)
    }

    /// Crossing numbers over the samples, by Sunday's winding algorithm.
    @Test func containsAgreesWithDenseWinding() {
        var source = SeededNumbers(seed: 11)
        var compared = 0
        for _ in 0..<60 {
            let path = CGMutablePath()
            path.move(to: source.point())
            for _ in 0..<6 {
                path.addCurve(to: source.point(), control1: source.point(), control2: source.point())
            }
            path.closeSubpath()
            let points = samples(path, perSegment: 2000)
            for _ in 0..<20 {
                let p = source.point()
                // Close to the outline the two approximations may differ.
                guard points.allSatisfy({ $0.distance(to: p) > 0.2 }) else { continue }
                var winding = 0
                for (a, b) in zip(points, points.dropFirst() + [points[0]]) where (a.y <= p.y) != (b.y <= p.y) {
                    let side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
                    if b.y > a.y, side > 0 { winding += 1 }
                    if b.y < a.y, side < 0 { winding -= 1 }
                }
                compared += 1
                #expect(path.contains(p) == (winding != 0))
                #expect(path.contains(p, using: .evenOdd) == (winding % 2 != 0))
            }
        }
        #expect(compared > 800)
    }

    @Test func arcsLieOnTheirCircle() {
        var source = SeededNumbers(seed: 12)
        for _ in 0..<100 {
            let path = CGMutablePath()
            let (center, radius) = (source.point(), source.number(1...80))
            path.addArc(
                center: center, radius: radius, startAngle: source.number(-9...9), endAngle: source.number(-9...9),
                clockwise: Bool.random(using: &source))
            // The cubic for a quarter turn leaves the circle by at most 2.73e-4 radii (Dokken et al. 1990).
            for p in samples(path) { #expect(abs(p.distance(to: center) - radius) < 2.8e-4 * radius) }
        }
    }

    @Test func arcDirectionsFollowQuartz() {
        func end(_ start: CGFloat, _ stop: CGFloat, clockwise: Bool) -> (length: Int, end: CGPoint) {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: stop, clockwise: clockwise)
            var curves = 0
            path.applyWithBlock { if $0.pointee.type == .addCurveToPoint { curves += 1 } }
            return (curves, path.currentPoint)
        }
        // Quarter turns: counterclockwise from 0 to pi/2 is one, clockwise three.
        #expect(end(0, .pi / 2, clockwise: false).length == 1)
        #expect(end(0, .pi / 2, clockwise: true).length == 3)
        // A full turn stays a full turn; more than that is one too.
        #expect(end(0, 2 * .pi, clockwise: false).length == 4)
        #expect(end(0, 6 * .pi, clockwise: false).length == 4)
        #expect(end(2 * .pi, 0, clockwise: true).length == 4)
    }

    @Test(
        "An arc between angles a whole turn apart is the full circle in either direction, between equal angles nothing")
    func wholeTurnsAreCircles() {
        func length(_ start: CGFloat, _ stop: CGFloat, clockwise: Bool) -> CGFloat {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: stop, clockwise: clockwise)
            let points = samples(path)
            var sum: CGFloat = 0
            for (from, to) in zip(points, points.dropFirst()) { sum += from.distance(to: to) }
            return sum
        }
        let turn = 2 * CGFloat.pi
        // Public activity indicators draw their rings from 0 to 2 pi "against" the direction, from -pi/2 to 3 pi/2, ...
        let starts: [CGFloat] = [0, -.pi / 2, .pi, 1.25, -7]
        for start in starts {
            for stop in [start + turn, start - turn] {
                for clockwise in [true, false] {
                    let drawn: CGFloat = length(start, stop, clockwise: clockwise)
                    #expect(abs(drawn - turn) < 0.05, "\(start) \(stop) \(clockwise)")
                }
            }
            #expect(length(start, start, clockwise: true) == 0 && length(start, start, clockwise: false) == 0)
        }
        // CGPath.h: against the direction, what remains of the turn is drawn.
        let quarter = turn / 4
        let cases: [(stop: CGFloat, clockwise: Bool, expected: CGFloat)] = [
            (quarter, true, 3 * quarter), (-quarter, false, 3 * quarter), (quarter, false, quarter),
            (-quarter, true, quarter), (turn + 1, true, turn - 1), (turn + 1, false, turn),
            (-turn - 1, false, turn - 1), (-turn - 1, true, turn),
        ]
        for (stop, clockwise, expected) in cases {
            #expect(abs(length(0, stop, clockwise: clockwise) - expected) < 0.05, "\(stop) \(clockwise)")
        }
    }

    @Test func tangentArcTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        // PostScript Language Reference, arct: the arc runs from (6, 0) to (10, 4) around (6, 4).
        #expect(path.currentPoint.distance(to: CGPoint(x: 10, y: 4)) < 1e-9)
        let onArc = samples(path).filter { $0.x > 6.001 }
        for p in onArc { #expect(abs(p.distance(to: CGPoint(x: 6, y: 4)) - 4) < 2e-3) }
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
        #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
    }

    @Test func rectangleIsRecognised() {
        var rect = CGRect.zero
        let wanted = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: wanted, transform: nil).isRect(&rect))
        #expect(rect == wanted)
        #expect(!CGPath(ellipseIn: wanted, transform: nil).isRect(nil))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: wanted, transform: &turn).isRect(nil))
    }

    @Test func transformsMoveOnlyWhatIsAdded() {
        let path = CGMutablePath()
        path.move(to: .zero, transform: CGAffineTransform(translationX: 5, y: 5))
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 4, height: 4))
    }

    @Test func reversingKeepsTheShapeAndTurnsIt() {
        var source = SeededNumbers(seed: 13)
        for _ in 0..<50 {
            let path = randomPath(&source)
            let reversed = path.reversed
            let (a, b) = (path.boundingBoxOfPath, reversed.boundingBoxOfPath)
            #expect(abs(a.minX - b.minX) < 1e-9 && abs(a.maxY - b.maxY) < 1e-9)
            for _ in 0..<20 {
                let p = source.point()
                #expect(path.contains(p, using: .evenOdd) == reversed.contains(p, using: .evenOdd))
            }
        }
    }

    @Test func segmentsWithoutACurrentPointAreIgnored() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test func damagedNumbersDoNoHarm() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 0, 1e300, -1e-300]
        for x in odd {
            for y in odd {
                let path = CGMutablePath()
                path.move(to: CGPoint(x: x, y: y))
                path.addLine(to: CGPoint(x: y, y: x))
                path.addCurve(to: CGPoint(x: x, y: 0), control1: CGPoint(x: y, y: y), control2: .zero)
                path.addArc(
                    center: CGPoint(x: x, y: y), radius: x, startAngle: y, endAngle: x, clockwise: false)
                _ = path.contains(CGPoint(x: 1, y: 1))
                _ = path.boundingBoxOfPath
                _ = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10)
                _ = path.copy(dashingWithPhase: 0, lengths: [1, 2])
            }
        }
    }
}
