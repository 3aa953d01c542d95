// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Set operations on areas: by definition, by formulas, and by point tests of the operands.
@Suite struct AreaTests {
    /// Shoelace formula over fine chords; holes count negative as they run the other way.
    private func area(_ path: CGPath) -> CGFloat {
        var (sum, start, current) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        path.flattened(threshold: 1e-4).applyWithBlock { element in
            let p = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, current) = (p[0], p[0])
            case .closeSubpath:
                sum += current.x * start.y - current.y * start.x
                current = start
            default:
                sum += current.x * p[0].y - current.y * p[0].x
                current = p[0]
            }
        }
        return sum / 2
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: w, height: h), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r), transform: nil)
    }

    private func elements(_ path: CGPath) -> [CGPathElementType] {
        var result: [CGPathElementType] = []
        path.applyWithBlock { result.append($0.pointee.type) }
        return result
    }

    // MARK: Rectangles, exactly

    @Test func overlappingRectangles() {
        let (a, b) = (rect(0, 0, 10, 10), rect(6, 4, 10, 10))
        #expect(area(a.union(b)) == 176)
        #expect(area(a.subtracting(b)) == 76)
        #expect(area(a.symmetricDifference(b)) == 152)
        var box = CGRect.zero
        #expect(a.intersection(b).isRect(&box))
        #expect(box == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test func neighboursGrowTogether() {
        var box = CGRect.zero
        #expect(rect(0, 0, 10, 10).union(rect(10, 0, 5, 10)).isRect(&box))
        #expect(box == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 5, 10)).isEmpty)
        #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 5, 10)))
    }

    @Test func pathsAgainstThemselves() {
        for path in [rect(0.1, 0.7, 33.3, 12.7), circle(3, 7, 29.3)] {
            #expect(abs(area(path.union(path)) - abs(area(path))) < 1e-3)
            #expect(abs(area(path.intersection(path)) - abs(area(path))) < 1e-3)
            #expect(path.subtracting(path).isEmpty)
            #expect(path.symmetricDifference(path).isEmpty)
        }
    }

    @Test func emptyOperands() {
        let (a, nothing) = (rect(1, 2, 3, 4), CGMutablePath())
        #expect(area(a.union(nothing)) == 12)
        #expect(area(nothing.union(a)) == 12)
        #expect(a.intersection(nothing).isEmpty)
        #expect(area(a.subtracting(nothing)) == 12)
        #expect(nothing.union(nothing).isEmpty)
    }

    @Test func holesRunTheOtherWay() {
        let frame = rect(0, 0, 10, 10).subtracting(rect(2, 2, 6, 6))
        #expect(elements(frame).filter { $0 == .moveToPoint }.count == 2)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!frame.contains(CGPoint(x: 5, y: 5), using: rule))
            #expect(frame.contains(CGPoint(x: 1, y: 1), using: rule))
        }
    }

    // MARK: Curves

    /// Two circles of radius r whose centres are r apart share `r^2 (2 pi / 3 - sqrt(3) / 2)`.
    @Test func lensOfTwoCircles() {
        let r: CGFloat = 50
        let (a, b) = (circle(0, 0, r), circle(r, 0, r))
        let lens = r * r * (2 * .pi / 3 - 3.0.squareRoot() / 2)
        // Quartz's circles of four cubic curves are up to 2.7e-4 of the radius too large.
        let slack = 2 * CGFloat.pi * r * r * 6e-4
        #expect(abs(area(a.intersection(b)) - lens) < slack)
        #expect(abs(area(a.union(b)) - (2 * .pi * r * r - lens)) < slack)
        #expect(abs(area(a.subtracting(b)) - (.pi * r * r - lens)) < slack)
    }

    @Test func curvesStayCurves() {
        let half = circle(0, 0, 10).intersection(rect(-20, 0, 40, 20))
        #expect(elements(half) == [.moveToPoint, .addCurveToPoint, .addCurveToPoint, .closeSubpath])
        let quads = CGMutablePath()
        quads.move(to: .zero)
        quads.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        quads.closeSubpath()
        let cut = quads.subtracting(rect(5, -1, 10, 20))
        #expect(elements(cut).contains(.addQuadCurveToPoint))
        #expect(abs(cut.boundingBoxOfPath.maxY - 5) < 1e-3)
    }

    @Test func untouchedSegmentsKeepTheirPoints() {
        let a = circle(0.123, 4.567, 8.9)
        var points: Set<CGPoint> = []
        a.applyWithBlock { e in for i in 0..<e.pointee.type.pointCount { points.insert(e.pointee.points[i]) } }
        var result: Set<CGPoint> = []
        a.union(rect(100, 100, 1, 1)).applyWithBlock { e in
            for i in 0..<e.pointee.type.pointCount { result.insert(e.pointee.points[i]) }
        }
        #expect(points.isSubset(of: result))
    }

    // MARK: Fill rules and components

    @Test func pentagramByBothRules() {
        let star = CGMutablePath()
        for i in 0..<5 {
            let angle = CGFloat(i) * 4 * .pi / 5
            let p = CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
            if i == 0 { star.move(to: p) } else { star.addLine(to: p) }
        }
        star.closeSubpath()
        // The pentagon in the middle has the circumradius R / phi^2.
        let phi = (1 + 5.0.squareRoot()) / 2
        func pentagon(_ r: CGFloat) -> CGFloat { 5.0 / 2 * r * r * sin(2 * .pi / 5) }
        let inner = pentagon(10 / (phi * phi))
        // Ten triangles around: the outline's area is that of ten triangles centre, tip, inner corner.
        let whole = 10 * 0.5 * 10 * (10 / (phi * phi)) * sin(.pi / 5)
        #expect(abs(area(star.normalized()) - whole) < 1e-3)
        #expect(abs(area(star.normalized(using: .evenOdd)) - (whole - inner)) < 1e-3)
        #expect(star.componentsSeparated().count == 1)
        #expect(star.componentsSeparated(using: .evenOdd).count == 5)
    }

    @Test func componentsKeepTheirHoles() {
        let path = CGMutablePath()
        path.addPath(rect(0, 0, 30, 30).subtracting(rect(5, 5, 20, 20)))
        path.addPath(rect(10, 10, 10, 10))
        path.addPath(rect(100, 0, 5, 5))
        let areas = path.componentsSeparated().map { area($0) }.sorted()
        #expect(areas == [25, 100, 500])
    }

    // MARK: Lines

    @Test func linesAreCutNotClosed() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 50))
        let square = rect(0, 0, 10, 10)
        #expect(line.lineIntersection(square).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
        let rest = line.lineSubtracting(square)
        #expect(elements(rest) == [.moveToPoint, .addLineToPoint, .moveToPoint, .addLineToPoint, .addLineToPoint])
        #expect(rest.boundingBox == CGRect(x: -5, y: 5, width: 25, height: 45))
    }

    // MARK: Against point tests

    /// Every operation must contain a point exactly when the operands say so.
    @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func randomPathsAgreeWithTheirOperands(_ rule: CGPathFillRule)
    {
        var source = SeededNumbers(seed: 77)
        var compared = 0
        for round in 0..<40 {
            let isSmooth = round % 2 == 0
            let (a, b) = (operand(&source, isSmooth), operand(&source, isSmooth))
            let union = a.union(b, using: rule)
            let intersection = a.intersection(b, using: rule)
            let difference = a.subtracting(b, using: rule)
            let either = a.symmetricDifference(b, using: rule)
            let normal = a.normalized(using: rule)
            let outlines = [a, b].map {
                $0.copy(strokingWithWidth: 0.05, lineCap: .round, lineJoin: .round, miterLimit: 1)
            }
            for _ in 0..<60 {
                let p = source.point(-110...110)
                if outlines.contains(where: { $0.contains(p) }) { continue }
                let (inA, inB) = (a.contains(p, using: rule), b.contains(p, using: rule))
                compared += 1
                for result in [CGPathFillRule.winding, .evenOdd] {
                    #expect(union.contains(p, using: result) == (inA || inB))
                    #expect(intersection.contains(p, using: result) == (inA && inB))
                    #expect(difference.contains(p, using: result) == (inA && !inB))
                    #expect(either.contains(p, using: result) == (inA != inB))
                    #expect(normal.contains(p, using: result) == inA)
                }
            }
        }
        #expect(compared > 2000)
    }

    /// Corners on a coarse grid: many edges coincide, touch and meet in the same points.
    @Test func polygonsOnACoarseGrid() {
        var source = SeededNumbers(seed: 5)
        for _ in 0..<150 {
            func polygon() -> CGPath {
                let path = CGMutablePath()
                path.addLines(
                    between: (0..<7).map { _ in
                        CGPoint(x: Int.random(in: 0...4, using: &source), y: Int.random(in: 0...4, using: &source))
                    })
                path.closeSubpath()
                return path
            }
            let (a, b) = (polygon(), polygon())
            let (union, both, only) = (a.union(b), a.intersection(b), a.subtracting(b))
            #expect(abs(area(union) - area(both) - area(a.symmetricDifference(b))) < 1e-5)
            #expect(abs(area(a.normalized()) - area(both) - area(only)) < 1e-5)
            #expect(abs(area(union) - area(only) - area(b.normalized())) < 1e-5)
            for _ in 0..<30 {
                // Never on an edge: an irrational distance from the grid's lines of rational slope.
                let p = CGPoint(
                    x: Double(Int.random(in: -1...8, using: &source)) / 2 + 0.1414213562,
                    y: Double(Int.random(in: -1...8, using: &source)) / 2 + 0.0314159265)
                #expect(union.contains(p) == (a.contains(p) || b.contains(p)))
                #expect(both.contains(p) == (a.contains(p) && b.contains(p)))
            }
        }
    }

    private func operand(_ source: inout SeededNumbers, _ isSmooth: Bool) -> CGPath {
        if isSmooth { return randomPath(&source, count: 8) }
        let path = CGMutablePath()
        path.addLines(between: (0..<9).map { _ in source.point() })
        path.closeSubpath()
        return path
    }

    @Test func hostileGeometry() {
        let wild = CGMutablePath()
        wild.move(to: CGPoint(x: CGFloat.nan, y: 0))
        wild.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
        wild.addLine(to: CGPoint(x: 1e300, y: -1e300))
        wild.closeSubpath()
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 3, y: 3))
        point.closeSubpath()
        for path in [wild, point] as [CGPath] {
            _ = path.union(rect(0, 0, 1, 1))
            _ = rect(0, 0, 1, 1).subtracting(path)
            _ = path.normalized().componentsSeparated()
            _ = path.lineIntersection(rect(0, 0, 1, 1))
        }
        let far = rect(1e9, 1e9, 1000, 1000).intersection(rect(1e9 + 500, 1e9, 1000, 1000))
        #expect(far.boundingBox == CGRect(x: 1e9 + 500, y: 1e9, width: 500, height: 1000))
    }

    /// A grid of 1,600 circles united with a comb: grows with the number of segments, not its square.
    @Test(.timeLimit(.minutes(1))) func manySegments() {
        let circles = CGMutablePath()
        for i in 0..<1600 { circles.addEllipse(in: CGRect(x: i % 40 * 10, y: i / 40 * 10, width: 8, height: 8)) }
        let comb = CGMutablePath()
        for i in 0..<40 { comb.addRect(CGRect(x: 0, y: i * 10 + 3, width: 400, height: 2)) }
        let both = circles.union(comb)
        #expect(both.contains(CGPoint(x: 9, y: 4)) && both.contains(CGPoint(x: 4, y: 1)))
        #expect(!both.contains(CGPoint(x: 9, y: 9)))
        #expect(both.componentsSeparated().count == 40)
    }
}
