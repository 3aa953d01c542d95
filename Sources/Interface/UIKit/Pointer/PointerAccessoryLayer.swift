// SPDX-License-Identifier: MIT

/// The accessories of a style around the pointer, above everything in the window.
@MainActor
final class PointerAccessoryLayer {
    private let layer = CALayer()
    private weak var window: UIWindow?

    init(_ accessories: [UIPointerAccessory], in window: UIWindow, at location: CGPoint) {
        self.window = window
        layer.zPosition = 10_000
        let fill = UIColor.secondaryLabel.resolvedColor(with: window.traitCollection).cgColor
        for accessory in accessories {
            let shape = CAShapeLayer()
            shape.path = accessory.outline.cgPath
            shape.fillColor = fill
            layer.addSublayer(shape)
        }
        window.layer.addSublayer(layer)
        move(to: location)
    }

    func move(to location: CGPoint) {
        guard let window else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = window.fromScreen(location)
        CATransaction.commit()
    }

    func remove() { layer.removeFromSuperlayer() }
}
