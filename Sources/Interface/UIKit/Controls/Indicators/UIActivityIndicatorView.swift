// SPDX-License-Identifier: MIT

/// The wheel of eight blades that turns while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Old names: coloured in advance.
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }

    /// Sized by the style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        finishInit()
    }

    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        finishInit()
    }

    public required init(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIActivityIndicatorViewStyle")) ?? .medium
        // Views never fail to decode; only subclasses of theirs may.
        super.init(coder: coder)!
        if coder.containsValue(forKey: "UIHidesWhenStopped") {
            hidesWhenStopped = coder.decodeBool(forKey: "UIHidesWhenStopped")
        }
        let isKeptHidden = isHidden && !hidesWhenStopped
        finishInit()
        if isKeptHidden { isHidden = true }
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
    }

    private let wheel = CALayer()
    private var isTurning = false
    private var ownColor: UIColor?

    open var style: Style {
        didSet {
            bounds.size = Self.size(of: style)
            invalidateIntrinsicContentSize()
            buildWheel()
        }
    }

    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }

    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }

    open var color: UIColor! {
        get { ownColor ?? standardColor }
        set {
            ownColor = newValue
            colorBlades()
        }
    }

    open var isAnimating: Bool { isTurning }

    open func startAnimating() {
        guard !isTurning else { return }
        isTurning = true
        updateVisibility()
        turn()
    }

    open func stopAnimating() {
        guard isTurning else { return }
        isTurning = false
        wheel.removeAnimation(forKey: Self.turning)
        updateVisibility()
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        CATransaction.commit()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isTurning { turn() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorBlades()
    }
}

extension UIActivityIndicatorView {
    private static let turning = "turning"
    private static let bladeCount = 8

    static func size(of style: Style) -> CGSize {
        switch style {
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        }
    }

    private var standardColor: UIColor {
        switch style {
        case .white, .whiteLarge: .white
        case .medium, .large, .gray: .secondaryLabel
        }
    }

    private func finishInit() {
        isUserInteractionEnabled = false
        layer.addSublayer(wheel)
        buildWheel()
        updateVisibility()
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isTurning }

    /// Blades on a ring, the brightest at the top, each next one counter-clockwise paler.
    private func buildWheel() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let size = Self.size(of: style)
        wheel.bounds = CGRect(origin: .zero, size: size)
        let isLarge = size.width > 20
        let blade = isLarge ? CGSize(width: 3.5, height: 10) : CGSize(width: 2.2, height: 5.5)
        let ring = size.width / 2 - blade.height / 2 - (isLarge ? 0.5 : 0.25)
        wheel.sublayers?.forEach { $0.removeFromSuperlayer() }
        for index in 0..<Self.bladeCount {
            let angle = CGFloat(index) / CGFloat(Self.bladeCount) * 2 * .pi
            let layer = CALayer()
            layer.bounds = CGRect(origin: .zero, size: blade)
            layer.cornerRadius = blade.width / 2
            layer.position = CGPoint(x: size.width / 2 + ring * sin(angle), y: size.height / 2 - ring * cos(angle))
            layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            layer.opacity = index == 0 ? 1 : 0.2 + 0.65 * Float(index) / Float(Self.bladeCount)
            wheel.addSublayer(layer)
        }
        CATransaction.commit()
        colorBlades()
        setNeedsLayout()
    }

    private func colorBlades() {
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wheel.sublayers?.forEach { $0.backgroundColor = resolved }
        CATransaction.commit()
    }

    /// One blade an eighth of a second.
    private func turn() {
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0..<Self.bladeCount).map { CGFloat($0) / CGFloat(Self.bladeCount) * 2 * .pi }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        wheel.add(animation, forKey: Self.turning)
    }
}

public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
