// SPDX-License-Identifier: MIT

public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels, compact, inline
}

/// Chooses a date, a time or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0
        case date, dateAndTime, countDownTimer
        case yearAndMonth = 4269
    }

    final var moment = Date()
    final var duration: TimeInterval = 0
    private final var shown: (any DatePickerContent)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishDatePicker()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishDatePicker()
    }

    private final func finishDatePicker() {
        rebuild()
        if bounds.isEmpty { takeNaturalSize() }
    }

    /// What a picker that was given no size has: it follows the style, which apps set behind `init`.
    private final var naturalSize: CGSize?

    private final func takeNaturalSize() {
        frame.size = intrinsicContentSize
        naturalSize = bounds.size
    }

    // MARK: What is chosen

    open var datePickerMode = Mode.dateAndTime { didSet { if oldValue != datePickerMode { rebuild() } } }
    /// Setting `.countDownTimer` ignores it and uses `countDownDuration`.
    open var date: Date {
        get { moment }
        set { setDate(newValue, animated: false) }
    }
    /// Seconds, whole minutes, less than a day.
    open var countDownDuration: TimeInterval {
        get { datePickerMode == .countDownTimer ? duration : 0 }
        set {
            let minutes = max(Double(minuteInterval), (min(max(0, newValue), 86340) / 60).rounded(.down))
            duration = minutes * 60
            shown?.show(animated: false)
        }
    }
    open func setDate(_ date: Date, animated: Bool) {
        moment = clamped(date)
        shown?.show(animated: animated && window != nil)
    }
    /// Ignored while it is later than `maximumDate`.
    open var minimumDate: Date? { didSet { limitsChanged() } }
    open var maximumDate: Date? { didSet { limitsChanged() } }
    /// Divides sixty; other values are ignored.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            if oldValue != minuteInterval { rebuild() }
        }
    }
    open var roundsToMinuteInterval = true

    // MARK: How it looks

    /// nil: the person's.
    open var locale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar! = .current { didSet { rebuild() } }
    /// nil: the calendar's.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if oldValue != preferredDatePickerStyle { rebuild() } }
    }
    /// Never automatic: compact, but wheels for durations.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic, .compact, .inline:
            if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
            return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        case .wheels: return .wheels
        }
    }

    package override var primaryEvent: Event { .valueChanged }
    open override var intrinsicContentSize: CGSize { shown?.contentSize ?? PickerLaw.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let shown else { return }
        // Wheels keep their height in the middle of taller ones; a calendar and labels start at the leading edge.
        let size = shown.contentSize
        switch datePickerStyle {
        case .compact:
            let isRight =
                contentHorizontalAlignment == .trailing || contentHorizontalAlignment == .right
                || (contentHorizontalAlignment == .center && bounds.width > size.width && false)
            let x = isRight ? bounds.width - size.width : 0
            shown.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        case .wheels, .inline, .automatic: shown.frame = bounds
        }
    }
    package override func stateChanged(from oldState: State) {
        super.stateChanged(from: oldState)
        shown?.isUserInteractionEnabled = isEnabled
        shown?.alpha = isEnabled ? 1 : 0.5
    }

    private final func rebuild() {
        shown?.removeFromSuperview()
        let content: any DatePickerContent
        switch datePickerStyle {
        case .compact: content = CompactDateView(self)
        case .inline:
            content =
                datePickerMode == .time
                ? DateWheels(self) : CalendarDateView(self, hasTime: datePickerMode == .dateAndTime)
        case .wheels, .automatic: content = DateWheels(self)
        }
        moment = clamped(moment)
        content.show(animated: false)
        addSubview(content)
        shown = content
        if let naturalSize, bounds.size == naturalSize { takeNaturalSize() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private final func limitsChanged() {
        moment = clamped(moment)
        shown?.show(animated: false)
    }
}

/// A form of the date picker.
@MainActor
protocol DatePickerContent: UIView {
    var contentSize: CGSize { get }
    /// The picker's date or limits changed.
    func show(animated: Bool)
}

extension UIDatePicker {
    /// The picker's calendar with its time zone and locale.
    var effectiveCalendar: Calendar {
        var calendar: Calendar = self.calendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = effectiveLocale
        return calendar
    }

    var effectiveLocale: Locale { locale ?? calendar?.locale ?? .current }

    var limits: (low: Date?, high: Date?) {
        if let low = minimumDate, let high = maximumDate, low > high { return (nil, nil) }
        return (minimumDate, maximumDate)
    }

    /// Within the limits, on a minute of the interval.
    func clamped(_ date: Date) -> Date {
        var date = date
        if let low = limits.low { date = max(date, low) }
        if let high = limits.high { date = min(date, high) }
        guard minuteInterval > 1, roundsToMinuteInterval, datePickerMode != .date else { return date }
        let minute = effectiveCalendar.component(.minute, from: date)
        return date.addingTimeInterval(Double(-(minute % minuteInterval) * 60))
    }

    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = effectiveCalendar
        formatter.locale = effectiveLocale
        formatter.timeZone = effectiveCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Whether hours run to twelve, with a half of the day.
    var usesHalfDays: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: effectiveLocale)?.contains("a") ?? true
    }

    /// The person chose.
    func choose(_ date: Date) {
        let new = clamped(date)
        let changed = new != moment
        moment = new
        if changed { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    func choose(duration: TimeInterval) {
        guard duration != self.duration else { return }
        self.duration = duration
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
