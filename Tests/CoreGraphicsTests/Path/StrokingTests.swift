// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Copies of paths as strokes and dashes, against what the drawing engine strokes itself.
@Suite struct StrokingTests {
    private func coverage(_ draw: (CGContext) -> Void) -> [UInt32] {
        let buffer = PixelBuffer(width: 120, height: 120)
        let context = CGContext(buffer: buffer, scale: 1)
        draw(context)
        context.flush()
        return (0..<120).flatMap { y in buffer.row(y).map { $0 >> 24 } }
    }

    private func style(_ source: inout SeededNumbers) -> (CGFloat, CGLineCap, CGLineJoin) {
        (
            source.number(1...14), [.butt, .round, .square][Int.random(in: 0..<3, using: &source)],
            [.miter, .round, .bevel][Int.random(in: 0..<3, using: &source)]
        )
    }

    @Test func strokedCopyCoversWhatAStrokeCovers() {
        var source = SeededNumbers(seed: 20)
        for round in 0..<60 {
            let (width, cap, join) = style(&source)
            let path = CGMutablePath()
            path.move(to: source.point(20...100))
            for _ in 0..<3 {
                if Bool.random(using: &source) {
                    path.addLine(to: source.point(20...100))
                } else {
                    path.addQuadCurve(to: source.point(20...100), control: source.point(20...100))
                }
            }
            if Bool.random(using: &source) { path.closeSubpath() }
            let stroked = coverage { c in
                c.setLineWidth(width)
                c.setLineCap(cap)
                c.setLineJoin(join)
                c.addPath(path)
                c.strokePath()
            }
            let filled = coverage { c in
                c.addPath(path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10))
                c.fillPath()
            }
            // Different flattening, and tight bends where the two engines treat the inner side differently: a few
            // pixels of 14,400; a sharp miter is the largest such place.
            let different = zip(stroked, filled).filter { abs(Int($0) - Int($1)) > 60 }.count
            #expect(different < 45, "round \(round): \(different) pixels, width \(width), \(cap), \(join)")
        }
    }

    /// Outlines that people stroke or fill with the even-odd rule: both sides of a gentle arc keep their distance from it.
    @Test func strokeOfAnArcHasTwoCleanSides() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 30, startAngle: 0, endAngle: 5, clockwise: false)
        let outline = path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        outline.applyWithBlock { element in
            guard element.pointee.type != .closeSubpath else { return }
            let distance = hypot(element.pointee.points[0].x, element.pointee.points[0].y)
            #expect(abs(distance - 35) < 0.1 || abs(distance - 25) < 0.1)
        }
    }

    @Test func dashesCoverWhatDashedStrokesCover() {
        var source = SeededNumbers(seed: 21)
        for round in 0..<40 {
            let path = CGMutablePath()
            path.move(to: source.point(10...110))
            for _ in 0..<3 { path.addLine(to: source.point(10...110)) }
            let lengths = [source.number(3...15), source.number(3...15), source.number(3...15)]
            let phase = source.number(-20...20)
            let dashed = coverage { c in
                c.setLineWidth(3)
                c.setLineDash(phase: phase, lengths: lengths)
                c.addPath(path)
                c.strokePath()
            }
            let copied = coverage { c in
                c.setLineWidth(3)
                c.addPath(path.copy(dashingWithPhase: phase, lengths: lengths))
                c.strokePath()
            }
            let different = zip(dashed, copied).filter { abs(Int($0) - Int($1)) > 60 }.count
            // A miter, drawn or not, where a dash begins within rounding of a corner is up to 30 pixels.
            #expect(different < 30, "round \(round): \(different) pixels, phase \(phase), \(lengths)")
        }
    }

    @Test func strokeOfALineIsARectangle() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
        func box(_ cap: CGLineCap) -> CGRect {
            path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(box(.butt) == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(box(.square) == CGRect(x: 8, y: 8, width: 24, height: 4))
        #expect(abs(box(.round).minX - 8) < 1e-3)
    }

    @Test func miterLimitIsARatioOfLengths() {
        // At 90 degrees the miter is sqrt 2 line widths long.
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func top(_ limit: CGFloat) -> CGFloat {
            path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit).boundingBoxOfPath.maxX
        }
        let sharp = CGMutablePath()
        sharp.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 1)])
        #expect(top(1.5) == 11 && top(1.4) == 11)
        #expect(
            path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 1.5)
                .contains(CGPoint(x: 10.9, y: -0.9)))
        #expect(
            !path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 1.4)
                .contains(CGPoint(x: 10.9, y: -0.9)))
    }
}
