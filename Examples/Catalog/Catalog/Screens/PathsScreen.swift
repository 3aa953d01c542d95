import UIKit

final class PathsScreen: GalleryScreen {
    override func build() {
        draw("Shapes", height: 90) { _, bounds in
            UIColor.systemBlue.setFill()
            let side: CGFloat = 70
            let shapes: [UIBezierPath] = [
                UIBezierPath(rect: CGRect(x: 0, y: 10, width: side, height: side)),
                UIBezierPath(roundedRect: CGRect(x: 0, y: 10, width: side, height: side), cornerRadius: 16),
                UIBezierPath(ovalIn: CGRect(x: 0, y: 10, width: side, height: side)),
                PathsScreen.star(in: CGRect(x: 0, y: 10, width: side, height: side)),
            ]
            let step = (bounds.width - side) / 3
            for (index, shape) in shapes.enumerated() {
                shape.apply(CGAffineTransform(translationX: CGFloat(index) * step, y: 0))
                shape.fill()
            }
        }
        draw("Fill rules: non-zero, even-odd", height: 110) { _, bounds in
            for (index, evenOdd) in [false, true].enumerated() {
                let frame = CGRect(x: CGFloat(index) * 130, y: 5, width: 100, height: 100)
                let star = PathsScreen.pentagram(in: frame)
                star.usesEvenOddFillRule = evenOdd
                UIColor.systemOrange.setFill()
                star.fill()
                UIColor.label.setStroke()
                star.lineWidth = 1.5
                star.stroke()
            }
        }
        draw("Caps: butt, round, square. Joins: miter, round, bevel", height: 130) { context, bounds in
            let caps: [CGLineCap] = [.butt, .round, .square]
            let joins: [CGLineJoin] = [.miter, .round, .bevel]
            for index in 0..<3 {
                let x = 14 + CGFloat(index) * (bounds.width - 28) / 3
                let zigzag = UIBezierPath()
                zigzag.move(to: CGPoint(x: x, y: 105))
                zigzag.addLine(to: CGPoint(x: x + 40, y: 25))
                zigzag.addLine(to: CGPoint(x: x + 80, y: 105))
                zigzag.lineWidth = 20
                zigzag.lineCapStyle = caps[index]
                zigzag.lineJoinStyle = joins[index]
                UIColor.systemTeal.setStroke()
                zigzag.stroke()
                zigzag.lineWidth = 1
                UIColor.label.setStroke()
                zigzag.stroke()
            }
        }
        draw("Dashes", height: 70) { context, bounds in
            let patterns: [[CGFloat]] = [[12, 6], [2, 6], [18, 4, 4, 4], [0, 10]]
            for (index, pattern) in patterns.enumerated() {
                let line = UIBezierPath()
                let y = 8 + CGFloat(index) * 18
                line.move(to: CGPoint(x: 4, y: y))
                line.addLine(to: CGPoint(x: bounds.width - 4, y: y))
                line.lineWidth = 5
                line.lineCapStyle = index == 0 || index == 2 ? .butt : .round
                line.setLineDash(pattern, count: pattern.count, phase: 0)
                UIColor.systemPurple.setStroke()
                line.stroke()
            }
        }
        draw("Curves: quadratic, cubic, arc", height: 110) { _, bounds in
            UIColor.systemPink.setStroke()
            let third = bounds.width / 3
            let quad = UIBezierPath()
            quad.move(to: CGPoint(x: 5, y: 100))
            quad.addQuadCurve(to: CGPoint(x: third - 15, y: 100), controlPoint: CGPoint(x: third / 2, y: -60))
            let cubic = UIBezierPath()
            cubic.move(to: CGPoint(x: third + 5, y: 60))
            cubic.addCurve(
                to: CGPoint(x: 2 * third - 15, y: 60), controlPoint1: CGPoint(x: third + 40, y: -60),
                controlPoint2: CGPoint(x: 2 * third - 50, y: 180))
            let arc = UIBezierPath(
                arcCenter: CGPoint(x: 2.5 * third, y: 58), radius: 42, startAngle: 0.7, endAngle: -0.7,
                clockwise: true)
            for path in [quad, cubic, arc] {
                path.lineWidth = 4
                path.lineCapStyle = .round
                path.stroke()
            }
        }
        draw("Areas: both, common, first alone, one of both", height: 90) { context, bounds in
            for (index, combine) in PathsScreen.combinations.enumerated() {
                let x = CGFloat(index) * (bounds.width - 74) / 3
                let circle = CGPath(ellipseIn: CGRect(x: x, y: 10, width: 50, height: 50), transform: nil)
                let star = PathsScreen.star(in: CGRect(x: x + 18, y: 22, width: 56, height: 56)).cgPath
                context.addPath(combine(circle, star))
                context.setFillColor(UIColor.systemGreen.withAlphaComponent(0.35).cgColor)
                context.setStrokeColor(UIColor.systemGreen.cgColor)
                context.setLineWidth(1.5)
                context.drawPath(using: .fillStroke)
            }
        }
    }

    private static let combinations: [(CGPath, CGPath) -> CGPath] = [
        { $0.union($1) }, { $0.intersection($1) }, { $0.subtracting($1) }, { $0.symmetricDifference($1) },
    ]

    static func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let radius = index % 2 == 0 ? rect.width / 2 : rect.width / 4.6
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    static func pentagram(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<5 {
            let angle = CGFloat(index * 2) * 2 * .pi / 5 - .pi / 2
            let point = CGPoint(
                x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
