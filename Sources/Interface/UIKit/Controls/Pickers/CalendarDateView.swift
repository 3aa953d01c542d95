// SPDX-License-Identifier: MIT

/// A month to choose a day from, and a time below where the mode asks for one.
final class CalendarDateView: UIView, DatePickerContent {
    private static let header: CGFloat = 44
    private static let weekdays: CGFloat = 24
    private static let row: CGFloat = 44
    private static let time: CGFloat = 50

    private unowned let picker: UIDatePicker
    private let title = UILabel()
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let names = UIView()
    private let grid = UIView()
    private var days: [CalendarDayButton] = []
    private var clock: UIDatePicker?
    private let clockLabel = UILabel()
    /// The first day of the month shown.
    private var month: Date
    private let hasTime: Bool

    init(_ picker: UIDatePicker, hasTime: Bool) {
        self.picker = picker
        self.hasTime = hasTime
        month = picker.moment
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(title)
        for (button, symbol, step) in [(previous, "chevron.backward", -1), (following, "chevron.forward", 1)] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
            button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
            button.accessibilityIdentifier = step < 0 ? "DatePicker.PreviousMonth" : "DatePicker.NextMonth"
            button.accessibilityLabel = step < 0 ? "Previous Month" : "Next Month"
            button.addAction(UIAction { [unowned self] _ in turn(step) }, for: .touchUpInside)
            addSubview(button)
        }
        addSubview(names)
        addSubview(grid)
        addWeekdays()
        addDays()
        if hasTime { addClock() }
        let swipes: [(UISwipeGestureRecognizer.Direction, Int)] = [(.left, 1), (.right, -1)]
        for (direction, step) in swipes {
            let swipe = CalendarSwipe { [unowned self] in turn(step) }
            swipe.direction = direction
            grid.addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { nil }

    var contentSize: CGSize {
        CGSize(
            width: 320,
            height: Self.header + Self.weekdays + 6 * Self.row + (hasTime ? Self.time : 0)
        )
    }

    private func addWeekdays() {
        let calendar = picker.effectiveCalendar
        let symbols = calendar.shortStandaloneWeekdaySymbols
        for index in 0..<7 {
            let label = UILabel()
            label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased(with: picker.effectiveLocale)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            names.addSubview(label)
        }
    }

    private func addDays() {
        for _ in 0..<42 {
            let button = CalendarDayButton()
            button.addAction(UIAction { [unowned self, unowned button] _ in choose(button) }, for: .touchUpInside)
            grid.addSubview(button)
            days.append(button)
        }
    }

    private func addClock() {
        let clock = UIDatePicker()
        clock.datePickerMode = .time
        clock.preferredDatePickerStyle = .compact
        clock.calendar = picker.calendar
        clock.locale = picker.locale
        clock.timeZone = picker.timeZone
        clock.minuteInterval = picker.minuteInterval
        clock.date = picker.moment
        clock.addAction(
            UIAction { [unowned self, unowned clock] _ in
                picker.choose(clock.date)
                show(animated: false)
            }, for: .valueChanged)
        addSubview(clock)
        clockLabel.text = SystemStrings.text("Time")
        clockLabel.font = .systemFont(ofSize: 17)
        addSubview(clockLabel)
        self.clock = clock
    }

    // MARK: Showing

    func show(animated: Bool) {
        month = picker.moment
        showMonth()
        if clock?.date != picker.moment { clock?.date = picker.moment }
    }

    private func turn(_ step: Int) {
        guard let next = picker.effectiveCalendar.date(byAdding: .month, value: step, to: month) else { return }
        month = next
        UIView.transition(
            with: grid, duration: 0.2, options: .transitionCrossDissolve, animations: { self.showMonth() })
    }

    private func showMonth() {
        let calendar = picker.effectiveCalendar
        guard let span = calendar.dateInterval(of: .month, for: month),
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return }
        title.text = picker.formatter("MMMMy").string(from: span.start)
        let names = picker.formatter("EEEEMMMMd")
        let lead = (calendar.component(.weekday, from: span.start) - calendar.firstWeekday + 7) % 7
        for (index, button) in days.enumerated() {
            let day = index - lead
            guard day >= 0, day < count, let date = calendar.date(byAdding: .day, value: day, to: span.start) else {
                button.isHidden = true
                button.date = nil
                continue
            }
            button.isHidden = false
            button.date = date
            button.show(
                String(day + 1), isToday: calendar.isDateInToday(date),
                isChosen: calendar.isDate(date, inSameDayAs: picker.moment), isAllowed: isAllowed(date, calendar))
            button.accessibilityLabel = names.string(from: date)
        }
        let low = picker.limits.low
        let high = picker.limits.high
        previous.isEnabled = low.map { $0 < span.start } ?? true
        following.isEnabled = high.map { $0 >= span.end } ?? true
        setNeedsLayout()
    }

    private func isAllowed(_ day: Date, _ calendar: Calendar) -> Bool {
        if let low = picker.limits.low, day < calendar.startOfDay(for: low) { return false }
        if let high = picker.limits.high, day > high { return false }
        return true
    }

    /// The day changes, the time of day stays.
    private func choose(_ button: CalendarDayButton) {
        guard let day = button.date else { return }
        let calendar = picker.effectiveCalendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.moment)
        let date =
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
        picker.choose(date)
        show(animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let column = (width - 16) / 7
        title.frame = CGRect(x: 16, y: 0, width: max(0, width - 120), height: Self.header)
        previous.frame = CGRect(x: width - 92, y: 0, width: 44, height: Self.header)
        following.frame = CGRect(x: width - 48, y: 0, width: 44, height: Self.header)
        names.frame = CGRect(x: 8, y: Self.header, width: width - 16, height: Self.weekdays)
        for (index, label) in names.subviews.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * column, y: 0, width: column, height: Self.weekdays)
        }
        let top = Self.header + Self.weekdays
        let room = bounds.height - top - (hasTime ? Self.time : 0)
        let row = min(Self.row, max(24, room / 6))
        grid.frame = CGRect(x: 8, y: top, width: width - 16, height: row * 6)
        for (index, button) in days.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index % 7) * column, y: CGFloat(index / 7) * row, width: column, height: row)
        }
        if let clock {
            let size = clock.intrinsicContentSize
            let middle = grid.frame.maxY + Self.time / 2
            clockLabel.frame = CGRect(x: 16, y: middle - 15, width: 120, height: 30)
            clock.frame = CGRect(
                x: width - 16 - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
        }
        mirrorPlaced(subviews)
        names.mirrorPlaced(names.subviews)
        grid.mirrorPlaced(days)
    }
}

private final class CalendarSwipe: UISwipeGestureRecognizer {
    private let onSwipe: () -> Void

    init(_ onSwipe: @escaping () -> Void) {
        self.onSwipe = onSwipe
        super.init(target: nil, action: nil)
    }

    override func willSendActions(_ state: State) { if state == .ended { onSwipe() } }
}

/// A day of the month, in a disc when it is chosen.
class CalendarDayButton: UIControl {
    var date: Date?
    let disc = UIView()
    let label = UILabel()

    init() {
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(disc)
        addSubview(label)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isToday: Bool, isChosen: Bool, isAllowed: Bool) {
        isEnabled = isAllowed
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        label.text = text
        label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
        disc.isHidden = !isChosen
        disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.13)
        label.textColor =
            !isAllowed ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(44, bounds.width, bounds.height) - 2
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        label.frame = bounds
    }
}
