// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@Suite struct BezierPathTests {
    private func elements(_ path: UIBezierPath) -> [(CGPathElementType, [CGPoint])] {
        var result: [(CGPathElementType, [CGPoint])] = []
        path.cgPath.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
            ]
            let count = counts[element.pointee.type] ?? 0
            result.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        return result
    }

    @Test func arcsTurnClockwiseOnScreen() {
        // UIKit's documentation: from 0 (right) clockwise a quarter turn ends at the bottom.
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
        #expect(path.bounds.minX > 9.99 && path.bounds.minY > 9.99)
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(other.bounds.minX - 5) < 0.01 && abs(other.bounds.minY - 5) < 0.01)
    }

    /// PaintCode's published coordinates for a 100 x 100 rectangle with radius 20.
    @Test func roundedCornersAreContinuous() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
        let all = elements(path).flatMap(\.1)
        func has(_ x: CGFloat, _ y: CGFloat) -> Bool { all.contains { abs($0.x - x) < 1e-4 && abs($0.y - y) < 1e-4 } }
        #expect(has(1.528665 * 20, 0) && has(100 - 1.528665 * 20, 0))
        #expect(has(100 - 0.631494 * 20, 0.074911 * 20) && has(100 - 0.074911 * 20, 0.631494 * 20))
        #expect(has(100 - 1.088493 * 20, 0) && has(100 - 0.868407 * 20, 0))
        #expect(has(100 - 0.372824 * 20, 0.169060 * 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test(arguments: [50.0, 70, 1000, .infinity])
    func largeRadiiMakeCircles(_ radius: Double) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: CGFloat(radius))
        for (_, points) in elements(path) {
            guard let p = points.last else { continue }
            #expect(abs(hypot(p.x - 50, p.y - 50) - 50) < 0.01)
        }
    }

    @Test func chosenCornersOnly() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
        #expect(
            elements(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0)).count == 5)
    }

    @Test func copiesAreIndependent() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 4
        path.setLineDash([3, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 5, height: 5)))
        #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10) && copy.lineWidth == 4)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 2] && count == 2 && phase == 1)
    }

    @Test func pathsSurviveArchives() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
        path.lineWidth = 7
        path.usesEvenOddFillRule = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(again.cgPath == path.cgPath && again.lineWidth == 7 && again.usesEvenOddFillRule)
    }

    @Test func fillRulesDecideWhatIsInside() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.contains(CGPoint(x: 105, y: 5)))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds.isNull)
    }

    @Test func drawingUsesThePathsAttributesAndKeepsTheContexts() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .scaleOne).image { context in
            context.cgContext.setLineWidth(1)
            UIColor.red.setStroke()
            UIColor.blue.setFill()
            let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
            path.lineWidth = 4
            path.fill()
            path.stroke()
            context.cgContext.stroke(CGRect(x: 0.5, y: 0.5, width: 19, height: 19))
        }
        let pixels = try #require(image.cgImage).pixels
        #expect(pixels.row(10)[10] == 0xFF00_00FF)
        #expect(pixels.row(10)[4] == 0xFFFF_0000 && pixels.row(10)[6] == 0xFFFF_0000)
        #expect(pixels.row(10)[2] == 0)
        #expect(pixels.row(0)[10] == 0xFFFF_0000 && pixels.row(1)[10] == 0)
    }
}

extension UIGraphicsRendererFormat {
    static var scaleOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
