// SPDX-License-Identifier: MIT
import UIKit

/// What is printed on a sleeve.
enum CoverArt {
    case waves, sun, tiles, stripes, rings

    func image(hue: CGFloat, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor(hue: hue, saturation: 0.25, brightness: 0.97, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            draw(hue, side / 12)
        }
    }

    /// - Parameter unit: a twelfth of the side.
    private func draw(_ hue: CGFloat, _ unit: CGFloat) {
        switch self {
        case .waves:
            for row in 0..<6 {
                color(hue, row).setFill()
                let y = unit * CGFloat(3 + row * 2)
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: unit * 12))
                path.addLine(to: CGPoint(x: 0, y: y))
                for column in 0..<6 {
                    let x = unit * CGFloat(column * 2)
                    path.addQuadCurve(
                        to: CGPoint(x: x + unit * 2, y: y),
                        controlPoint: CGPoint(x: x + unit, y: y + (column + row).alternating * unit * 1.4))
                }
                path.addLine(to: CGPoint(x: unit * 12, y: unit * 12))
                path.fill()
            }
        case .sun:
            for ring in 0..<4 { disc(CGPoint(x: 8, y: 7), CGFloat(5 - ring), unit, color(hue, ring + 1)) }
        case .tiles:
            for index in 0..<36 {
                color(hue, (index * 7 + index / 6) % 5).setFill()
                let place = CGRect(x: CGFloat(index % 6) * 2, y: CGFloat(index / 6) * 2, width: 2, height: 2)
                UIBezierPath(rect: place.applying(CGAffineTransform(scaleX: unit, y: unit)).insetBy(dx: 1, dy: 1)).fill()
            }
        case .stripes:
            for index in 0..<6 {
                color(hue, index).setStroke()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: unit * CGFloat(index * 4 - 10), y: unit * 13))
                path.addLine(to: CGPoint(x: unit * CGFloat(index * 4), y: -unit))
                path.lineWidth = unit * 1.6
                path.stroke()
            }
        case .rings:
            for ring in 0..<8 { disc(CGPoint(x: 6, y: 6), 5.6 - CGFloat(ring) * 0.7, unit, color(hue, ring)) }
        }
    }

    private func disc(_ center: CGPoint, _ radius: CGFloat, _ unit: CGFloat, _ color: UIColor) {
        color.setFill()
        UIBezierPath(
            arcCenter: CGPoint(x: center.x * unit, y: center.y * unit), radius: radius * unit, startAngle: 0,
            endAngle: 2 * .pi, clockwise: true
        ).fill()
    }

    /// Shades of one hue, and now and then its neighbour.
    private func color(_ hue: CGFloat, _ index: Int) -> UIColor {
        let shift: CGFloat = index % 3 == 2 ? 0.08 : 0
        return UIColor(
            hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: 0.35 + 0.1 * CGFloat(index % 5),
            brightness: 0.95 - 0.11 * CGFloat(index % 5), alpha: 1)
    }
}

extension Int {
    fileprivate var alternating: CGFloat { isMultiple(of: 2) ? 1 : -1 }
}
