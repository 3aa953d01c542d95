// SPDX-License-Identifier: MIT

/// The place of the device: a pulsing blue dot with a white rim.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    override func prepare() {
        super.prepare()
        bounds.size = CGSize(width: 22, height: 22)
        isOpaque = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        canShowCallout = true
        isAccessibilityElement = true
        accessibilityLabel = "My Location"
        halo.isUserInteractionEnabled = false
        insertSubview(halo, at: 0)
        core.frame = bounds.insetBy(dx: 3, dy: 3)
        core.cornerRadius = core.bounds.width / 2
        layer.addSublayer(core)
        tintColorDidChange()
    }

    /// Above the halo.
    override var imageIndex: Int { 1 }

    /// The blue of the dot, which pulses.
    private let core = CALayer()

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        (pulse.fromValue, pulse.toValue) = (1, 0.8)
        pulse.duration = 1.2
        pulse.autoreverses = true
        pulse.repeatCount = .infinity
        pulse.isRemovedOnCompletion = false
        pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        if window == nil { core.removeAllAnimations() } else { core.add(pulse, forKey: "pulse") }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        core.backgroundColor = (tintColor ?? .systemBlue).cgColor
    }

    override func imageChanged() {
        super.imageChanged()
        core.isHidden = image != nil
    }

    /// How far off the position may be, where that is more than the dot covers.
    private let halo = AccuracyCircle()

    func showAccuracy(points radius: CGFloat) {
        halo.isHidden = radius < 20
        guard !halo.isHidden else { return }
        let side = 2 * min(radius, 600)
        halo.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        halo.layer.cornerRadius = side / 2
        halo.backgroundColor = (tintColor ?? .systemBlue).withAlphaComponent(0.15)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.addEllipse(in: bounds)
        context.fillPath()
    }
}

/// Lies around the dot and is no part of it.
@MainActor
private final class AccuracyCircle: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
