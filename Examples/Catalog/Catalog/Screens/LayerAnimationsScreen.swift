import UIKit

final class LayerAnimationsScreen: GalleryScreen {
    override func build() {
        add("Basic: position, colour, corner radius", height: 60, LayersView { root in
            let layer = Self.box(x: 30)
            layer.add(Self.loop(Self.basic("position.x", from: 30, to: 300), 2), forKey: "move")
            layer.add(
                Self.loop(Self.basic("backgroundColor", from: UIColor.systemBlue.cgColor, to: UIColor.systemRed.cgColor), 2),
                forKey: "color")
            layer.add(Self.loop(Self.basic("cornerRadius", from: 0, to: 20), 2), forKey: "corner")
            root.addSublayer(layer)
        })
        add("Keyframes: values, and along a path", height: 100, LayersView { root in
            let layer = Self.box(x: 30)
            let values = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            values.values = [0, CGFloat.pi / 2, CGFloat.pi / 4, CGFloat.pi]
            values.keyTimes = [0, 0.3, 0.6, 1]
            values.duration = 2
            values.repeatCount = .infinity
            layer.add(values, forKey: "turn")
            root.addSublayer(layer)
            let follower = Self.box(x: 120)
            follower.bounds.size = CGSize(width: 24, height: 24)
            let track = CGPath(ellipseIn: CGRect(x: 110, y: 15, width: 200, height: 70), transform: nil)
            let line = CAShapeLayer()
            line.path = track
            line.fillColor = nil
            line.strokeColor = UIColor.separator.cgColor
            root.addSublayer(line)
            let along = CAKeyframeAnimation(keyPath: "position")
            along.path = track
            along.calculationMode = .paced
            along.rotationMode = .rotateAuto
            along.duration = 3
            along.repeatCount = .infinity
            follower.add(along, forKey: "along")
            root.addSublayer(follower)
        })
        add("Spring and group", height: 80, LayersView { root in
            let ball = Self.box(x: 40)
            ball.cornerRadius = 20
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 40
            spring.toValue = 160
            spring.damping = 6
            spring.stiffness = 120
            spring.duration = spring.settlingDuration
            spring.repeatCount = .infinity
            ball.add(spring, forKey: "spring")
            root.addSublayer(ball)
            let layer = Self.box(x: 270)
            let group = CAAnimationGroup()
            group.animations = [
                Self.basic("transform.scale", from: 0.5, to: 1.2), Self.basic("opacity", from: 1, to: 0.2),
                Self.basic("transform.rotation", from: 0, to: CGFloat.pi),
            ]
            layer.add(Self.loop(group, 1.6), forKey: "group")
            root.addSublayer(layer)
        })
        add("Shape: growing stroke, changing path", height: 100, LayersView { root in
            let ring = CAShapeLayer()
            ring.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
            ring.fillColor = nil
            ring.strokeColor = UIColor.systemGreen.cgColor
            ring.lineWidth = 8
            ring.lineCap = .round
            ring.add(Self.loop(Self.basic("strokeEnd", from: 0, to: 1), 2), forKey: "stroke")
            root.addSublayer(ring)
            let shape = CAShapeLayer()
            let star = PathsScreen.star(in: CGRect(x: 140, y: 10, width: 80, height: 80)).cgPath
            let pad = PathsScreen.star(in: CGRect(x: 170, y: 40, width: 20, height: 20)).cgPath
            shape.path = star
            shape.fillColor = UIColor.systemYellow.cgColor
            shape.add(Self.loop(Self.basic("path", from: star, to: pad), 1.5), forKey: "path")
            root.addSublayer(shape)
        })
    }

    private static func box(x: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.position = CGPoint(x: x, y: 40)
        layer.backgroundColor = UIColor.systemBlue.cgColor
        return layer
    }

    private static func basic(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        return animation
    }

    private static func loop(_ animation: CAAnimation, _ duration: CFTimeInterval) -> CAAnimation {
        animation.duration = duration
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }
}
