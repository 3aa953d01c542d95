// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day's number; nil: nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// A month at a time, with decorations below the days, and days to choose.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium
        case large
    }

    private let grid = CalendarMonthGrid()
    private let monthTitle = UIButton(type: .system)
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var wheel: UIDatePicker?
    /// The first day of the month that shows.
    private var month = Date()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishCalendar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishCalendar()
    }

    // MARK: What it shows

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { showDays() } }
    open var calendar = Calendar.current { didSet { rebuild() } }
    open var locale = Locale.current { didSet { rebuild() } }
    open var timeZone: TimeZone? { didSet { rebuild() } }
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { rebuild() } }
    /// Days outside cannot be chosen, months outside not be turned to.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { rebuild() } }
    /// Whether the delegate is asked for decorations; rows are lower without.
    open var wantsDateDecorations = true {
        didSet {
            invalidateIntrinsicContentSize()
            showDays()
        }
    }
    /// nil: days cannot be chosen.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            showDays()
            selectionBehavior?.appear()
        }
    }
    /// The month that shows.
    open var visibleDateComponents: DateComponents {
        get { components([.calendar, .era, .year, .month], month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = usedCalendar.date(from: dateComponents) else { return }
        turn(to: date, animated: animated)
    }

    /// Asks the delegate again about some days.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
        for day in grid.days where dateComponents.contains(where: { UICalendarSelection.same($0, day.components) }) {
            decorate(day)
        }
    }

    // MARK: Calendar

    var usedCalendar: Calendar {
        var used = calendar
        used.locale = locale
        if let timeZone { used.timeZone = timeZone }
        return used
    }

    private func components(_ wanted: Set<Calendar.Component>, _ date: Date) -> DateComponents {
        usedCalendar.dateComponents(wanted, from: date)
    }

    func reveal(_ day: DateComponents, animated: Bool) {
        guard let date = usedCalendar.date(from: UICalendarSelection.key(day)),
            !usedCalendar.isDate(date, equalTo: month, toGranularity: .month)
        else { return }
        turn(to: date, animated: animated)
    }

    private func turn(to date: Date, animated: Bool) {
        let old = visibleDateComponents
        month = usedCalendar.dateInterval(of: .month, for: date)?.start ?? date
        showTitle()
        if animated, window != nil {
            UIView.transition(
                with: grid, duration: 0.25, options: .transitionCrossDissolve, animations: { self.showDays() })
        } else {
            showDays()
        }
        guard old != visibleDateComponents else { return }
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }

    private func step(_ months: Int) {
        guard let date = usedCalendar.date(byAdding: .month, value: months, to: month) else { return }
        turn(to: date, animated: true)
    }

    // MARK: Parts

    private func finishCalendar() {
        for (button, symbol, step) in [(previous, "chevron.backward", -1), (following, "chevron.forward", 1)] {
            let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
            button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
            button.accessibilityLabel = SystemStrings.text(step < 0 ? "Previous Month" : "Next Month")
            button.addAction(UIAction { [unowned self] _ in self.step(step) }, for: .touchUpInside)
            addSubview(button)
        }
        monthTitle.contentHorizontalAlignment = .leading
        monthTitle.addAction(UIAction { [unowned self] _ in toggleWheel() }, for: .touchUpInside)
        addSubview(monthTitle)
        for _ in 0..<7 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            weekdays.append(label)
        }
        grid.chosen = { [unowned self] in selectionBehavior?.tap($0) }
        grid.turned = { [unowned self] in step($0) }
        addSubview(grid)
        month = usedCalendar.dateInterval(of: .month, for: Date())?.start ?? Date()
        rebuild()
    }

    private func rebuild() {
        let calendar = usedCalendar
        month = calendar.dateInterval(of: .month, for: month)?.start ?? month
        let names = calendar.shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() {
            label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased(with: locale)
        }
        showTitle()
        showDays()
        setNeedsLayout()
    }

    private func showTitle() {
        let format = DateFormatter()
        format.calendar = usedCalendar
        format.timeZone = usedCalendar.timeZone
        format.locale = locale
        format.setLocalizedDateFormatFromTemplate("MMMMy")
        let title = NSMutableAttributedString(
            string: format.string(from: month) + " ",
            attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .semibold), .foregroundColor: UIColor.label])
        let size = UIImage.SymbolConfiguration(pointSize: 14, weight: .bold)
        // Pictures between letters do not turn with the direction by themselves.
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
        let symbol = wheel == nil ? forward : "chevron.down"
        if let chevron = UIImage(systemName: symbol, withConfiguration: size) {
            let attachment = NSTextAttachment(image: chevron.withTintColor(tintColor ?? .systemBlue))
            title.append(NSAttributedString(attachment: attachment))
        }
        monthTitle.setAttributedTitle(title, for: .normal)
        previous.isEnabled = availableDateRange.start < month
        let end = usedCalendar.dateInterval(of: .month, for: month)?.end ?? month
        following.isEnabled = availableDateRange.end >= end
    }

    /// The days of the month as they are now: chosen, allowed, decorated.
    func showDays() {
        let calendar = usedCalendar
        guard let span = calendar.dateInterval(of: .month, for: month),
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return }
        let lead = (calendar.component(.weekday, from: span.start) - calendar.firstWeekday + 7) % 7
        grid.lead = lead
        grid.show(count)
        for (index, day) in grid.days.enumerated() {
            guard let date = calendar.date(byAdding: .day, value: index, to: span.start) else { continue }
            show(day, date, index + 1)
        }
        grid.setNeedsLayout()
    }

    private func show(_ day: CalendarDay, _ date: Date, _ number: Int) {
        let calendar = usedCalendar
        day.components = components([.calendar, .era, .year, .month, .day], date)
        let isInside = date >= calendar.startOfDay(for: availableDateRange.start) && date <= availableDateRange.end
        let isChosen = selectionBehavior?.isChosen(day.components) ?? false
        let isAllowed = isInside && (selectionBehavior?.mayChoose(day.components) ?? true)
        day.isUserInteractionEnabled = isAllowed && selectionBehavior != nil
        day.show(
            number.formatted(.number.locale(locale).grouping(.never)), isToday: calendar.isDateInToday(date),
            isChosen: isChosen, isAllowed: isAllowed, design: fontDesign)
        let format = DateFormatter()
        format.calendar = calendar
        format.locale = locale
        format.dateStyle = .full
        day.accessibilityLabel = format.string(from: date)
        decorate(day)
    }

    private func decorate(_ day: CalendarDay) {
        day.decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day.components) : nil
    }

    // MARK: Wheels of months

    private func toggleWheel() {
        if let open = wheel {
            open.removeFromSuperview()
            wheel = nil
            grid.isHidden = false
        } else {
            let picker = UIDatePicker()
            picker.datePickerMode = .yearAndMonth
            picker.preferredDatePickerStyle = .wheels
            picker.calendar = usedCalendar
            picker.locale = locale
            picker.date = month
            picker.addAction(
                UIAction { [unowned self, unowned picker] _ in turn(to: picker.date, animated: false) },
                for: .valueChanged)
            addSubview(picker)
            wheel = picker
            grid.isHidden = true
        }
        for label in weekdays { label.isHidden = wheel != nil }
        previous.isHidden = wheel != nil
        following.isHidden = wheel != nil
        showTitle()
        setNeedsLayout()
    }

    // MARK: Layout

    private static let header: CGFloat = 56
    private static let names: CGFloat = 28
    private var row: CGFloat { wantsDateDecorations ? 64 : 48 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.header + Self.names + 6 * row)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 280), height: Self.header + Self.names + 6 * row)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        monthTitle.frame = CGRect(x: 16, y: 6, width: max(0, width - 116), height: 44)
        previous.frame = CGRect(x: width - 96, y: 6, width: 44, height: 44)
        following.frame = CGRect(x: width - 52, y: 6, width: 44, height: 44)
        let column = (width - 16) / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: 8 + CGFloat(index) * column, y: Self.header, width: column, height: Self.names)
        }
        let top = Self.header + Self.names
        let room = CGRect(x: 8, y: top, width: width - 16, height: max(0, bounds.height - top))
        grid.row = min(row, room.height / 6)
        grid.frame = room
        wheel?.frame = CGRect(x: 8, y: Self.header, width: width - 16, height: min(216, bounds.height - Self.header))
        mirrorPlaced([monthTitle, previous, following] + weekdays)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTitle()
        showDays()
    }
}
