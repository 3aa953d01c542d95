// SPDX-License-Identifier: MIT

/// A component of a colour: its name, a track that shows what each place would give, and the number.
@MainActor
final class ColorSlider: UIView, ColorPickerPage {
    static let height: CGFloat = 64
    private static let trackHeight: CGFloat = 36

    var choose: (PickedColor, Bool) -> Void = { _, _ in }
    private let component: WritableKeyPath<PickedColor, CGFloat>
    /// What the number in the field counts: 255 steps, or percent.
    private let steps: CGFloat
    private let suffix: String
    private var shown = PickedColor(red: 0, green: 0, blue: 0)
    private let label = UILabel()
    private let track: ColorTrack
    private let field = UITextField()

    init(_ name: String, _ component: WritableKeyPath<PickedColor, CGFloat>, steps: CGFloat, suffix: String = "") {
        self.component = component
        self.steps = steps
        self.suffix = suffix
        track = ColorTrack(showsBoard: component == \PickedColor.alpha)
        super.init(frame: .zero)
        let title = SystemStrings.text(name)
        label.text = title.uppercased()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        track.accessibilityLabel = title
        track.move = { [weak self] in self?.moved(to: $0, continuously: $1) }
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.textAlignment = .center
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.keyboardType = .numberPad
        field.accessibilityLabel = name
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingDidEnd)
        for part in [label, track, field] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: PickedColor) {
        shown = color
        let value = color[keyPath: component]
        track.show(
            value, from: color.with(component, 0), to: color.with(component, 1), now: color,
            isOpacity: component == \PickedColor.alpha)
        if !field.isFirstResponder { field.text = "\(Int((value * steps).rounded()))\(suffix)" }
    }

    private func moved(to value: CGFloat, continuously: Bool) {
        choose(shown.with(component, (value * steps).rounded() / steps), continuously)
    }

    private func typed() {
        guard let number = Double((field.text ?? "").filter(\.isNumber)) else { return show(shown) }
        choose(shown.with(component, min(CGFloat(number), steps) / steps), false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let fieldWidth: CGFloat = 76
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        field.frame = CGRect(x: bounds.width - fieldWidth, y: 26, width: fieldWidth, height: Self.trackHeight)
        track.frame = CGRect(
            x: 0, y: 26, width: bounds.width - fieldWidth - 20, height: Self.trackHeight)
    }
}

/// A rounded track with a round thumb.
final class ColorTrack: UIControl {
    var move: (CGFloat, _ continuously: Bool) -> Void = { _, _ in }
    private let gradient = CAGradientLayer()
    private let thumb = UIView()
    private var value: CGFloat = 0

    init(showsBoard: Bool) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        clipsToBounds = true
        if showsBoard { backgroundColor = UIColor(patternImage: Self.board) }
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        layer.addSublayer(gradient)
        thumb.isUserInteractionEnabled = false
        thumb.layer.borderWidth = 3
        thumb.layer.borderColor = UIColor.white.cgColor
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 2
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(thumb)
    }

    required init?(coder: NSCoder) { nil }

    /// Under what is transparent.
    static let board = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        UIColor(white: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.fill(CGRect(x: 6, y: 6, width: 6, height: 6))
    }

    func show(_ value: CGFloat, from: PickedColor, to: PickedColor, now: PickedColor, isOpacity: Bool) {
        self.value = value
        gradient.colors =
            isOpacity ? [from.color.cgColor, to.color.cgColor] : [from.opaque.cgColor, to.opaque.cgColor]
        thumb.backgroundColor = now.opaque
        accessibilityValue = "\(Int((value * 100).rounded()))%"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        gradient.frame = bounds
        let side = bounds.height - 4
        thumb.frame = CGRect(x: 2 + value * (bounds.width - 4 - side), y: 2, width: side, height: side)
        thumb.layer.cornerRadius = side / 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch, true) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch, true) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if let touch { _ = follow(touch, false) } }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
    }

    private func follow(_ touch: UITouch, _ continuously: Bool) -> Bool {
        let room = bounds.width - bounds.height
        guard room > 0 else { return false }
        move(min(max((touch.location(in: self).x - bounds.height / 2) / room, 0), 1), continuously)
        return true
    }
}
