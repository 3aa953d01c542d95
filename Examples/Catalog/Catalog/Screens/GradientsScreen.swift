import UIKit

final class GradientsScreen: GalleryScreen {
    override func build() {
        draw("Linear, with and without extension", height: 80) { context, bounds in
            let gradient = GradientsScreen.gradient([.systemRed, .systemYellow])
            context.drawLinearGradient(
                gradient, start: CGPoint(x: bounds.width * 0.3, y: 0), end: CGPoint(x: bounds.width * 0.7, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.clear(CGRect(x: 0, y: 38, width: bounds.width, height: 4))
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 42, width: bounds.width, height: 38))
            context.clear(bounds)
            context.drawLinearGradient(
                gradient, start: CGPoint(x: bounds.width * 0.3, y: 0), end: CGPoint(x: bounds.width * 0.7, y: 0),
                options: [])
            context.restoreGState()
        }
        draw("Radial", height: 130) { context, bounds in
            let gradient = GradientsScreen.gradient([.white, .systemIndigo, .black])
            let center = CGPoint(x: 65, y: 65)
            context.saveGState()
            context.addEllipse(in: CGRect(x: 0, y: 0, width: 130, height: 130))
            context.clip()
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 45, y: 40), startRadius: 0, endCenter: center, endRadius: 75,
                options: [.drawsAfterEndLocation])
            context.restoreGState()
            context.drawRadialGradient(
                GradientsScreen.gradient([.systemMint, .systemBlue]), startCenter: CGPoint(x: 180, y: 65),
                startRadius: 10, endCenter: CGPoint(x: bounds.width - 45, y: 65), endRadius: 40, options: [])
        }
        draw("Clipped to a star", height: 130) { context, bounds in
            context.addPath(PathsScreen.star(in: CGRect(x: 0, y: 0, width: 130, height: 130)).cgPath)
            context.clip()
            context.drawLinearGradient(
                GradientsScreen.gradient([.systemPurple, .systemPink, .systemOrange]), start: .zero,
                end: CGPoint(x: 0, y: 130), options: [])
        }
        draw("Pattern", height: 90) { context, bounds in
            let tile = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { tile in
                UIColor.systemGreen.withAlphaComponent(0.25).setFill()
                tile.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
                UIColor.systemGreen.setFill()
                UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 8, height: 8)).fill()
            }
            UIColor(patternImage: tile).setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 20).fill()
        }
    }

    static func gradient(_ colors: [UIColor]) -> CGGradient {
        CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map { $0.cgColor } as CFArray,
            locations: nil)!
    }
}
