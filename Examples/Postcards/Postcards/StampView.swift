import UIKit

/// A stamp with perforated edges around a small picture.
final class StampView: UIView {
    var image: UIImage? {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        let teeth = 10
        let radius = bounds.width / CGFloat(teeth) / 3.2
        let paper = UIBezierPath(rect: bounds)
        for index in 0...teeth {
            let x = bounds.width * CGFloat(index) / CGFloat(teeth)
            let y = bounds.height * CGFloat(index) / CGFloat(teeth)
            for center in [
                CGPoint(x: x, y: 0), CGPoint(x: x, y: bounds.height), CGPoint(x: 0, y: y),
                CGPoint(x: bounds.width, y: y),
            ] {
                paper.append(
                    UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true))
            }
        }
        paper.usesEvenOddFillRule = true
        UIColor.white.setFill()
        paper.fill()
        let inner = bounds.insetBy(dx: radius * 2.2, dy: radius * 2.2)
        image?.draw(in: inner)
        UIColor(white: 0, alpha: 0.25).setStroke()
        UIBezierPath(rect: inner).stroke()
    }
}
