import UIKit

/// The sun, the orbits and the planets on their way.
final class OrreryView: UIView {
    /// Years a second.
    var speed: Float = 0.25 {
        didSet { setClockSpeed(speed / 0.25) }
    }

    private(set) var bodies: [CALayer] = []
    private let sky = CALayer()
    private let sun = CAGradientLayer()
    private var selected: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        layer.addSublayer(sky)
        sun.type = .radial
        sun.colors = [UIColor.white.cgColor, UIColor.systemYellow.cgColor, UIColor.systemOrange.withAlphaComponent(0).cgColor]
        sun.locations = [0, 0.45, 1]
        sun.startPoint = CGPoint(x: 0.5, y: 0.5)
        sun.endPoint = CGPoint(x: 1, y: 1)
        sun.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
        sky.addSublayer(sun)
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 0.92
        pulse.toValue = 1.08
        pulse.duration = 1.4
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        sun.add(pulse, forKey: "pulse")
        for planet in Planet.all {
            let orbit = CAShapeLayer()
            orbit.name = "orbit"
            orbit.fillColor = nil
            orbit.strokeColor = UIColor.white.withAlphaComponent(0.18).cgColor
            orbit.lineWidth = 1
            sky.insertSublayer(orbit, at: 0)
            let body = makeBody(planet)
            bodies.append(body)
            sky.addSublayer(body)
        }
    }

    private func makeBody(_ planet: Planet) -> CALayer {
        let body = CALayer()
        body.name = planet.name
        body.bounds = CGRect(x: 0, y: 0, width: planet.radius * 2, height: planet.radius * 2)
        body.cornerRadius = planet.radius
        body.backgroundColor = planet.color.cgColor
        body.shadowColor = planet.color.cgColor
        body.shadowOpacity = 0.8
        body.shadowRadius = planet.radius / 2
        body.shadowOffset = .zero
        if planet.hasRing {
            let ring = CAShapeLayer()
            ring.path = CGPath(
                ellipseIn: body.bounds.insetBy(dx: -planet.radius * 0.8, dy: planet.radius * 0.55), transform: nil)
            ring.fillColor = nil
            ring.strokeColor = UIColor.white.withAlphaComponent(0.7).cgColor
            ring.lineWidth = 2
            ring.setAffineTransform(CGAffineTransform(rotationAngle: -0.35))
            ring.frame = body.bounds
            body.addSublayer(ring)
        }
        return body
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sky.frame = bounds
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        sun.position = center
        let unit = min(bounds.width, bounds.height) / 2 - 12
        let orbits = (sky.sublayers ?? []).compactMap { $0 as? CAShapeLayer }.filter { $0.name == "orbit" }
        for (planet, orbit) in zip(Planet.all.reversed(), orbits) {
            orbit.path = planet.orbit.path(unit: unit)
            orbit.position = center
        }
        for (planet, body) in zip(Planet.all, bodies) { send(body, along: planet, around: center, unit: unit) }
        CATransaction.commit()
    }

    /// One turn as keyframes in equal steps of time: Kepler's second law makes the planet hurry near the sun.
    private func send(_ body: CALayer, along planet: Planet, around center: CGPoint, unit: CGFloat) {
        let steps = 90
        let turn = CAKeyframeAnimation(keyPath: "position")
        turn.values = (0...steps).map { step -> NSValue in
            let place = planet.orbit.position(years: planet.orbit.period * CGFloat(step) / CGFloat(steps))
            return NSValue(cgPoint: CGPoint(x: center.x + place.x * unit, y: center.y + place.y * unit))
        }
        turn.duration = CFTimeInterval(planet.orbit.period / 0.25)
        turn.repeatCount = .infinity
        body.position = CGPoint(x: center.x + planet.orbit.position(years: 0).x * unit, y: center.y)
        body.add(turn, forKey: "turn")
    }

    private func setClockSpeed(_ speed: Float) {
        let now = CACurrentMediaTime()
        let local = sky.convertTime(now, from: nil)
        sky.timeOffset = local
        sky.beginTime = now
        sky.speed = speed
    }

    /// The planet that is seen at a point, judged by what is on screen now.
    func planet(at point: CGPoint) -> Int? {
        // Fingers are wide and orbits narrow: of several in reach, the nearest.
        func distance(_ index: Int) -> CGFloat {
            let shown = bodies[index].presentation() ?? bodies[index]
            return hypot(shown.position.x - point.x, shown.position.y - point.y)
        }
        return bodies.indices.filter { distance($0) <= bodies[$0].bounds.width / 2 + 16 }
            .min { distance($0) < distance($1) }
    }

    func select(_ index: Int?) {
        if let selected { scale(bodies[selected], to: 1) }
        selected = index
        if let index { scale(bodies[index], to: 1.8) }
    }

    private func scale(_ body: CALayer, to scale: CGFloat) {
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = body.presentation()?.value(forKeyPath: "transform.scale")
        spring.toValue = scale
        spring.damping = 8
        spring.stiffness = 180
        spring.duration = spring.settlingDuration
        body.setValue(scale, forKeyPath: "transform.scale")
        body.add(spring, forKey: "grow")
    }
}
