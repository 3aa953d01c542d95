import UIKit

final class BlendModesScreen: GalleryScreen {
    private static let modes: [(String, CGBlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
        ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
        ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
        ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn),
        ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
        ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
        ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
        ("plusLighter", .plusLighter),
    ]

    override func build() {
        let rows = (Self.modes.count + 3) / 4
        draw("A colour wheel over a landscape", height: CGFloat(rows) * 96) { context, bounds in
            let side = (bounds.width - 30) / 4
            for (index, mode) in Self.modes.enumerated() {
                let origin = CGPoint(
                    x: CGFloat(index % 4) * (side + 10), y: CGFloat(index / 4) * 96)
                let cell = Self.sample(mode.1, size: CGSize(width: side, height: 70))
                cell.draw(at: origin)
                (mode.0 as NSString).draw(
                    at: CGPoint(x: origin.x, y: origin.y + 72),
                    withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel])
            }
        }
    }

    /// Drawn apart, so that the Porter-Duff modes meet transparent pixels instead of the screen.
    private static func sample(_ mode: CGBlendMode, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let left = CGRect(x: 0, y: 0, width: size.width * 0.7, height: size.height)
            Landscape.image(size: left.size).draw(in: left)
            context.cgContext.setBlendMode(mode)
            let colors: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta]
            for (index, color) in colors.enumerated() {
                color.withAlphaComponent(0.8).setFill()
                let height = size.height / CGFloat(colors.count)
                UIRectFillUsingBlendMode(
                    CGRect(x: size.width * 0.35, y: CGFloat(index) * height, width: size.width * 0.65, height: height),
                    mode)
            }
        }
    }
}
