import UIKit

final class TransformsScreen: GalleryScreen {
    override func build() {
        add("Turning cards with perspective", height: 140, fan())
        add("A cube of six layers", height: 220, cube())
        add("Depth order follows zPosition", height: 120, stack())
    }

    private func fan() -> UIView {
        let container = UIView()
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        container.layer.sublayerTransform = perspective
        for index in 0..<5 {
            let card = CALayer()
            card.bounds = CGRect(x: 0, y: 0, width: 60, height: 90)
            card.position = CGPoint(x: 35 + CGFloat(index) * 70, y: 70)
            card.cornerRadius = 8
            card.contents = Landscape.image(size: CGSize(width: 60, height: 90)).cgImage
            card.masksToBounds = true
            card.transform = CATransform3DMakeRotation(CGFloat(index - 2) * .pi / 7, 0, 1, 0)
            container.layer.addSublayer(card)
        }
        return container
    }

    private func cube() -> UIView {
        let container = UIView()
        let box = CATransformLayer()
        box.bounds = CGRect(x: 0, y: 0, width: 110, height: 110)
        box.position = CGPoint(x: 165, y: 110)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        let turns: [(CGFloat, CGFloat, CGFloat)] = [
            (0, 0, 0), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
        ]
        for (color, turn) in zip(colors, turns) {
            let face = CALayer()
            face.frame = box.bounds
            face.backgroundColor = color.withAlphaComponent(0.9).cgColor
            face.borderWidth = 2
            face.borderColor = UIColor.white.cgColor
            let rotation = CATransform3DMakeRotation(turn.0, turn.1, turn.2, 0)
            face.transform = CATransform3DTranslate(rotation, 0, 0, 55)
            box.addSublayer(face)
        }
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 600
        transform = CATransform3DRotate(transform, -0.5, 1, 0, 0)
        box.transform = CATransform3DRotate(transform, 0.7, 0, 1, 0)
        container.layer.addSublayer(box)
        return container
    }

    private func stack() -> UIView {
        let container = UIView()
        let order: [CGFloat] = [2, 0, 3, 1]
        for (index, z) in order.enumerated() {
            let layer = CALayer()
            layer.frame = CGRect(x: 20 + CGFloat(index) * 55, y: 10 + CGFloat(index % 2) * 24, width: 90, height: 70)
            layer.backgroundColor = UIColor(hue: CGFloat(index) / 4, saturation: 0.7, brightness: 0.9, alpha: 1).cgColor
            layer.cornerRadius = 10
            layer.zPosition = z
            container.layer.addSublayer(layer)
        }
        return container
    }
}
