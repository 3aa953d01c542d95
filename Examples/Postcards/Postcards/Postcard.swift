import UIKit

/// What a postcard shows.
struct Postcard: Equatable {
    enum Motif: Int, CaseIterable {
        case sea, mountains, city
    }

    var motif: Motif
    var greeting: String

    /// The next motif, and the first one after the last.
    var next: Postcard {
        let motifs = Motif.allCases
        let motif = motifs[(self.motif.rawValue + 1) % motifs.count]
        return Postcard(motif: motif, greeting: greeting)
    }

    /// The card as a picture of its own, for sharing.
    func image(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            draw(in: CGRect(origin: .zero, size: size), context: context.cgContext)
        }
    }

    func draw(in bounds: CGRect, context: CGContext) {
        context.saveGState()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.width / 30).addClip()
        drawSky(in: bounds, context: context)
        switch motif {
        case .sea: drawSea(in: bounds)
        case .mountains: drawMountains(in: bounds)
        case .city: drawCity(in: bounds)
        }
        drawGreeting(in: bounds)
        context.restoreGState()
    }

    private var skyColors: [UIColor] {
        switch motif {
        case .sea: return [UIColor(red: 0.2, green: 0.55, blue: 0.9, alpha: 1), UIColor(red: 0.8, green: 0.93, blue: 1, alpha: 1)]
        case .mountains: return [UIColor(red: 0.95, green: 0.5, blue: 0.4, alpha: 1), UIColor(red: 1, green: 0.88, blue: 0.7, alpha: 1)]
        case .city: return [UIColor(red: 0.08, green: 0.08, blue: 0.25, alpha: 1), UIColor(red: 0.35, green: 0.2, blue: 0.5, alpha: 1)]
        }
    }

    private func drawSky(in bounds: CGRect, context: CGContext) {
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: skyColors.map { $0.cgColor } as CFArray,
                locations: [0, 1])
        else { return }
        context.drawLinearGradient(
            gradient, start: bounds.origin, end: CGPoint(x: bounds.minX, y: bounds.maxY), options: [])
        UIColor(white: 1, alpha: motif == .city ? 0.9 : 0.95).setFill()
        let radius = bounds.height * 0.09
        UIBezierPath(
            arcCenter: CGPoint(x: bounds.maxX - bounds.width * 0.2, y: bounds.minY + bounds.height * 0.24),
            radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).fill()
    }

    private func drawSea(in bounds: CGRect) {
        for row in 0..<4 {
            let wave = UIBezierPath()
            let top = bounds.minY + bounds.height * (0.58 + 0.1 * CGFloat(row))
            let length = bounds.width / 6
            wave.move(to: CGPoint(x: bounds.minX - length, y: top))
            for index in -1..<7 {
                let x = bounds.minX + CGFloat(index) * length + CGFloat(row) * length / 3
                wave.addQuadCurve(
                    to: CGPoint(x: x + length, y: top),
                    controlPoint: CGPoint(x: x + length / 2, y: top + (index % 2 == 0 ? -14 : 14)))
            }
            wave.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
            wave.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
            wave.close()
            UIColor(red: 0.05, green: 0.3 + 0.08 * CGFloat(row), blue: 0.6 + 0.06 * CGFloat(row), alpha: 0.85).setFill()
            wave.fill()
        }
        let sail = UIBezierPath()
        let mast = CGPoint(x: bounds.minX + bounds.width * 0.3, y: bounds.minY + bounds.height * 0.3)
        sail.move(to: mast)
        sail.addLine(to: CGPoint(x: mast.x, y: mast.y + bounds.height * 0.25))
        sail.addLine(to: CGPoint(x: mast.x + bounds.width * 0.12, y: mast.y + bounds.height * 0.25))
        sail.close()
        UIColor.systemRed.setFill()
        sail.fill()
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: mast.x - 24, y: mast.y + bounds.height * 0.27))
        hull.addLine(to: CGPoint(x: mast.x + bounds.width * 0.14, y: mast.y + bounds.height * 0.27))
        hull.addQuadCurve(
            to: CGPoint(x: mast.x - 24, y: mast.y + bounds.height * 0.27),
            controlPoint: CGPoint(x: mast.x + 10, y: mast.y + bounds.height * 0.42))
        UIColor(white: 0.2, alpha: 1).setFill()
        hull.fill()
    }

    private func drawMountains(in bounds: CGRect) {
        let peaks: [(CGFloat, CGFloat, UIColor)] = [
            (0.3, 0.35, UIColor(red: 0.5, green: 0.4, blue: 0.5, alpha: 1)),
            (0.7, 0.42, UIColor(red: 0.4, green: 0.32, blue: 0.45, alpha: 1)),
            (0.5, 0.55, UIColor(red: 0.25, green: 0.22, blue: 0.33, alpha: 1)),
        ]
        for (x, y, color) in peaks {
            let top = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
            let width = bounds.width * 0.45
            let mountain = UIBezierPath()
            mountain.move(to: CGPoint(x: top.x - width, y: bounds.maxY))
            mountain.addLine(to: top)
            mountain.addLine(to: CGPoint(x: top.x + width, y: bounds.maxY))
            mountain.close()
            color.setFill()
            mountain.fill()
            let snow = UIBezierPath()
            let slope = (bounds.maxY - top.y) / width
            snow.move(to: top)
            snow.addLine(to: CGPoint(x: top.x + 26, y: top.y + 26 * slope))
            snow.addLine(to: CGPoint(x: top.x + 8, y: top.y + 16 * slope))
            snow.addLine(to: CGPoint(x: top.x - 6, y: top.y + 28 * slope))
            snow.addLine(to: CGPoint(x: top.x - 22, y: top.y + 22 * slope))
            snow.close()
            UIColor(white: 1, alpha: 0.9).setFill()
            snow.fill()
        }
    }

    private func drawCity(in bounds: CGRect) {
        let heights: [CGFloat] = [0.3, 0.5, 0.38, 0.62, 0.45, 0.34, 0.55, 0.4]
        let width = bounds.width / CGFloat(heights.count)
        for (index, height) in heights.enumerated() {
            let tower = CGRect(
                x: bounds.minX + CGFloat(index) * width, y: bounds.maxY - bounds.height * height, width: width - 3,
                height: bounds.height * height)
            UIColor(white: 0.06 + 0.03 * CGFloat(index % 3), alpha: 1).setFill()
            UIRectFill(tower)
            UIColor(red: 1, green: 0.85, blue: 0.4, alpha: 0.9).setFill()
            for row in 0..<Int(tower.height / 14) {
                for column in 0..<3 where (row * 7 + column * 3 + index) % 4 != 0 {
                    UIRectFill(
                        CGRect(
                            x: tower.minX + 6 + CGFloat(column) * (width - 12) / 3, y: tower.minY + 8 + CGFloat(row) * 14,
                            width: 5, height: 7))
                }
            }
        }
    }

    private func drawGreeting(in bounds: CGRect) {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor(white: 0, alpha: 0.6)
        shadow.shadowBlurRadius = 6
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        let text = NSAttributedString(
            string: greeting,
            attributes: [
                .font: UIFont.systemFont(ofSize: bounds.width / 11, weight: .heavy), .foregroundColor: UIColor.white,
                .shadow: shadow, .kern: 1,
            ])
        let size = text.size()
        text.draw(at: CGPoint(x: bounds.minX + bounds.width * 0.06, y: bounds.maxY - size.height - bounds.height * 0.06))
    }
}
