// SPDX-License-Identifier: MIT
import CoreGraphics
import Foundation

extension Page {
    static let lines = Page(name: "lines", size: CGSize(width: 300, height: 300)) { c in
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        for (i, (cap, join)) in zip(caps, joins).enumerated() {
            let x = 20 + CGFloat(i) * 95
            c.setLineCap(cap)
            c.setLineJoin(join)
            c.setLineWidth(14)
            c.setStrokeColor(.ink)
            c.addLines(between: [CGPoint(x: x, y: 80), CGPoint(x: x + 35, y: 25), CGPoint(x: x + 70, y: 80)])
            c.strokePath()
            c.setLineWidth(1)
            c.setStrokeColor(.rgb(1, 1, 1))
            c.addLines(between: [CGPoint(x: x, y: 80), CGPoint(x: x + 35, y: 25), CGPoint(x: x + 70, y: 80)])
            c.strokePath()
            c.setStrokeColor(.coral)
            c.setLineWidth(6)
            c.setLineDash(phase: 0, lengths: [14, 10])
            c.strokeLineSegments(between: [CGPoint(x: x, y: 110), CGPoint(x: x + 75, y: 110)])
            c.setLineDash(phase: 7, lengths: [0.01, 10, 20, 10])
            c.stroke(CGRect(x: x, y: 130, width: 70, height: 40))
            c.setLineDash(phase: 0, lengths: [])
        }
        // The stroked copies, filled, and dashed copies, stroked, beside what the context strokes itself.
        let curve = CGMutablePath()
        curve.move(to: CGPoint(x: 20, y: 280))
        curve.addCurve(
            to: CGPoint(x: 130, y: 200), control1: CGPoint(x: 20, y: 190), control2: CGPoint(x: 110, y: 290))
        curve.addQuadCurve(to: CGPoint(x: 100, y: 260), control: CGPoint(x: 140, y: 250))
        c.setLineWidth(10)
        c.setLineCap(.round)
        c.setStrokeColor(.sea)
        c.addPath(curve)
        c.strokePath()
        c.translateBy(x: 150, y: 0)
        c.setFillColor(.sea)
        c.addPath(curve.copy(strokingWithWidth: 10, lineCap: .round, lineJoin: .miter, miterLimit: 10))
        c.fillPath()
        c.setLineWidth(2)
        c.setStrokeColor(.ink)
        c.addPath(curve.copy(dashingWithPhase: 0, lengths: [8, 6]))
        c.strokePath()
    }

    static let shapes = Page(name: "shapes", size: CGSize(width: 300, height: 300)) { c in
        c.setFillColor(.coral)
        c.addPath(
            CGPath(
                roundedRect: CGRect(x: 10, y: 10, width: 80, height: 50), cornerWidth: 12, cornerHeight: 12,
                transform: nil))
        c.fillPath()
        c.setFillColor(.sea)
        c.fillEllipse(in: CGRect(x: 110, y: 10, width: 80, height: 50))
        c.setStrokeColor(.ink)
        c.setLineWidth(3)
        c.strokeEllipse(in: CGRect(x: 210, y: 10, width: 80, height: 50))
        // A pie, an arc both ways, an arc between tangents.
        c.setFillColor(.sun)
        c.move(to: CGPoint(x: 50, y: 120))
        c.addArc(center: CGPoint(x: 50, y: 120), radius: 38, startAngle: 0, endAngle: .pi * 1.5, clockwise: false)
        c.closePath()
        c.drawPath(using: .fillStroke)
        c.addArc(center: CGPoint(x: 150, y: 120), radius: 38, startAngle: 0, endAngle: .pi * 1.5, clockwise: true)
        c.strokePath()
        c.move(to: CGPoint(x: 210, y: 85))
        c.addArc(tangent1End: CGPoint(x: 290, y: 85), tangent2End: CGPoint(x: 290, y: 160), radius: 30)
        c.addLine(to: CGPoint(x: 290, y: 160))
        c.strokePath()
        // A star both ways of filling, and through a clip.
        let star = CGMutablePath()
        for i in 0..<5 {
            let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2
            let p = CGPoint(x: cos(angle) * 42, y: sin(angle) * 42)
            if i == 0 { star.move(to: p) } else { star.addLine(to: p) }
        }
        star.closeSubpath()
        for (i, rule) in [CGPathFillRule.winding, .evenOdd].enumerated() {
            c.saveGState()
            c.translateBy(x: 52 + CGFloat(i) * 98, y: 230)
            c.addPath(star)
            c.setFillColor(.coral)
            c.fillPath(using: rule)
            c.restoreGState()
        }
        c.saveGState()
        c.translateBy(x: 248, y: 230)
        c.addPath(star)
        c.clip(using: .evenOdd)
        for i in 0..<12 {
            c.setFillColor(i % 2 == 0 ? .sea : .sun)
            c.fill(CGRect(x: -48, y: -48 + CGFloat(i) * 8, width: 96, height: 8))
        }
        c.restoreGState()
    }
}
