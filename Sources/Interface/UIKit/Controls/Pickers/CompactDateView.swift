// SPDX-License-Identifier: MIT

/// Date and time as grey labels; a tap opens a calendar or wheels over the screen.
final class CompactDateView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let day = CompactDateLabel()
    private let time = CompactDateLabel()

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        for label in parts {
            addSubview(label)
            label.addAction(UIAction { [unowned self, unowned label] _ in open(label) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [CompactDateLabel] {
        switch picker.datePickerMode {
        case .date, .yearAndMonth: [day]
        case .time, .countDownTimer: [time]
        case .dateAndTime: [day, time]
        }
    }

    var contentSize: CGSize {
        let widths = parts.map { $0.intrinsicContentSize.width }
        return CGSize(width: widths.reduce(0, +) + 6 * CGFloat(widths.count - 1), height: 34)
    }

    func show(animated: Bool) {
        let old = contentSize
        day.title = picker.formatter("yMMMd").string(from: picker.moment)
        time.title = picker.formatter("jmm").string(from: picker.moment)
        name()
        if old != contentSize { picker.invalidateIntrinsicContentSize() }
        picker.setNeedsLayout()
        setNeedsLayout()
    }

    /// One label is the picker itself and has its text as value; two are buttons inside of one.
    private func name() {
        let isOne = parts.count == 1
        accessibilityLabel = isOne ? nil : "Date and Time Picker"
        automationRole = isOne ? nil : .button
        for (part, role) in [(day, "Date Picker"), (time, "Time Picker")] {
            part.accessibilityLabel = isOne ? role : part.title
            part.accessibilityValue = isOne ? part.title : nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for label in parts {
            let width = label.intrinsicContentSize.width
            label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + 6
        }
        mirrorPlaced(parts)
    }

    private func open(_ label: CompactDateLabel) {
        guard let window else { return }
        let content: any DatePickerContent =
            label === day ? CalendarDateView(picker, hasTime: false) : DateWheels(picker)
        let isTime = label === time
        content.show(animated: false)
        let size = isTime ? CGSize(width: 230, height: 180) : CGSize(width: 320, height: 344)
        label.isOpen = true
        let panel = DatePanel(content, size: size) { [weak self, weak label] in
            label?.isOpen = false
            self?.show(animated: false)
            self?.picker.sendActions(for: .editingDidEnd)
        }
        panel.follow = { [weak self] in self?.show(animated: false) }
        picker.addAction(
            UIAction(identifier: UIAction.Identifier("DatePanel")) { [weak panel] _ in panel?.follow?() },
            for: .valueChanged)
        picker.sendActions(for: .editingDidBegin)
        panel.show(beside: label.convert(label.bounds, to: window), in: window)
    }
}

/// A grey rounded label that is a button.
final class CompactDateLabel: UIControl {
    private let label = UILabel()
    private let ground = UIView()

    init() {
        super.init(frame: .zero)
        ground.isUserInteractionEnabled = false
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = 6
        label.font = .systemFont(ofSize: 17)
        label.textAlignment = .center
        addSubview(ground)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var title = "" {
        didSet {
            label.text = title
            invalidateIntrinsicContentSize()
        }
    }
    var isOpen = false { didSet { label.textColor = isOpen ? tintColor : .label } }

    override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.4 : 1 } }
    override var intrinsicContentSize: CGSize {
        CGSize(width: label.sizeThatFits(CGSize(width: 1e4, height: 100)).width.rounded(.up) + 22, height: 34)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        label.frame = bounds
    }
}

/// A card over the window, closed by a touch beside it.
final class DatePanel: UIControl {
    private let card = UIView()
    private let region = DismissRegion()
    private let content: any DatePickerContent
    private let size: CGSize
    private let onClose: () -> Void
    var follow: (() -> Void)?

    init(_ content: any DatePickerContent, size: CGSize, onClose: @escaping () -> Void) {
        self.content = content
        self.size = size
        self.onClose = onClose
        super.init(frame: .zero)
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : .white
        }
        card.layer.cornerRadius = 13
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 32
        card.layer.shadowOffset = .zero
        card.addSubview(content)
        addSubview(region)
        addSubview(card)
        addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(beside rect: CGRect, in window: UIWindow) {
        frame = window.bounds
        region.frame = bounds
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let x = min(max(area.minX, rect.midX - size.width / 2), max(area.minX, area.maxX - size.width))
        let below = rect.maxY + 8
        let above = rect.minY - 8 - size.height
        let y =
            below + size.height <= area.maxY
            ? below : above >= area.minY ? above : max(area.minY, area.maxY - size.height)
        card.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        content.frame = card.bounds.insetBy(dx: 0, dy: 6)
        window.addSubview(self)
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        UIView.animate(withDuration: 0.25) {
            self.card.alpha = 1
            self.card.transform = .identity
        }
    }

    /// Touches on the card that nothing in it wants do not close it.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        !card.frame.holds(touch.location(in: self))
    }

    private func close() {
        isUserInteractionEnabled = false
        onClose()
        UIView.animate(
            withDuration: 0.2, animations: { self.card.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
    }
}

/// All of the screen, as UI tests see what closes the card.
private final class DismissRegion: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "PopoverDismissRegion"
        accessibilityLabel = "dismiss popup"
        automationRole = .button
    }

    required init?(coder: NSCoder) { nil }
}
