// SPDX-License-Identifier: MIT

/// A date on wheels, in the order of the locale.
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private enum Column { case year, month, day, date, hour, minute, half, hours, minutes }

    /// Rows repeat so often that nobody comes to the end.
    private static let turns = 100
    /// Days before and after the reference day.
    private static let span = 36_500

    private unowned let picker: UIDatePicker
    private let wheels = UIPickerView()
    private var columns: [Column] = []
    private let dayFormatter: DateFormatter
    private let reference: Date

    init(_ picker: UIDatePicker) {
        self.picker = picker
        dayFormatter = picker.formatter("EEEMMMd")
        // Wheels have no room for punctuation: "Fri May 17".
        dayFormatter.dateFormat = dayFormatter.dateFormat?.replacingOccurrences(of: ",", with: "")
        reference = picker.effectiveCalendar.startOfDay(for: Date())
        super.init(frame: .zero)
        columns = makeColumns()
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
    }

    required init?(coder: NSCoder) { nil }

    var contentSize: CGSize { PickerLaw.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }

    private func makeColumns() -> [Column] {
        switch picker.datePickerMode {
        case .countDownTimer: return [.hours, .minutes]
        case .time: return timeColumns
        case .dateAndTime: return [.date] + timeColumns
        case .date: return ordered("dMMMMy")
        case .yearAndMonth: return ordered("MMMMy")
        }
    }

    private var timeColumns: [Column] { picker.usesHalfDays ? [.hour, .minute, .half] : [.hour, .minute] }

    private func ordered(_ template: String) -> [Column] {
        let format =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: picker.effectiveLocale) ?? "MMMM d y"
        var columns: [Column] = []
        for letter in format {
            let column: Column? =
                letter == "d" ? .day : letter == "M" || letter == "L" ? .month : letter == "y" ? .year : nil
            if let column, !columns.contains(column) { columns.append(column) }
        }
        return columns
    }

    // MARK: Showing

    func show(animated: Bool) {
        let parts = components(picker.moment)
        for (index, column) in columns.enumerated() {
            let row: Int
            switch column {
            case .year: row = (parts.year ?? 1) - 1
            case .month: row = near(index, (parts.month ?? 1) - 1, of: months.count)
            case .day: row = near(index, (parts.day ?? 1) - 1, of: 31)
            case .date:
                let days =
                    picker.effectiveCalendar.dateComponents(
                        [.day], from: reference, to: picker.effectiveCalendar.startOfDay(for: picker.moment)
                    ).day ?? 0
                row = days + Self.span
            case .hour: row = near(index, parts.hour ?? 0, of: 24)
            case .minute: row = near(index, (parts.minute ?? 0) / picker.minuteInterval, of: minuteRows)
            case .half: row = (parts.hour ?? 0) < 12 ? 0 : 1
            case .hours: row = Int(shownDuration / 3600)
            case .minutes: row = Int(shownDuration / 60) % 60 / picker.minuteInterval
            }
            if wheels.selectedRow(inComponent: index) != row {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    /// Wheels never show a duration of nothing.
    private var shownDuration: TimeInterval { max(picker.duration, Double(picker.minuteInterval) * 60) }

    /// The row for `value` that is closest to the one shown; the middle turn to begin with.
    private func near(_ component: Int, _ value: Int, of count: Int) -> Int {
        let shown = wheels.selectedRow(inComponent: component)
        let turn = shown < count ? Self.turns / 2 : shown / count
        let candidates = (turn - 1...turn + 1).map { $0 * count + value }.filter { $0 >= 0 && $0 < count * Self.turns }
        return candidates.min { abs($0 - shown) < abs($1 - shown) } ?? value
    }

    private func components(_ date: Date) -> DateComponents {
        picker.effectiveCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    }

    private var months: [String] { picker.effectiveCalendar.standaloneMonthSymbols }
    private var minuteRows: Int { 60 / picker.minuteInterval }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch columns[component] {
        case .year: 10_000
        case .month: months.count * Self.turns
        case .day: 31 * Self.turns
        case .date: 2 * Self.span + 1
        case .hour: 24 * Self.turns
        case .minute: minuteRows * Self.turns
        case .half: 2
        case .hours: 24
        case .minutes: minuteRows
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        // What the limits leave out is grey.
        guard !isAllowed(row, columns[component]) else { return nil }
        return NSAttributedString(
            string: title(row, columns[component]),
            attributes: [.font: PickerLaw.font, .foregroundColor: UIColor.tertiaryLabel])
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(row, columns[component])
    }

    private func isAllowed(_ row: Int, _ column: Column) -> Bool {
        let calendar = picker.effectiveCalendar
        switch column {
        case .year:
            if let low = picker.limits.low, row + 1 < calendar.component(.year, from: low) { return false }
            if let high = picker.limits.high, row + 1 > calendar.component(.year, from: high) { return false }
            return true
        case .date:
            guard let day = calendar.date(byAdding: .day, value: row - Self.span, to: reference) else { return true }
            if let low = picker.limits.low, day < calendar.startOfDay(for: low) { return false }
            if let high = picker.limits.high, day > high { return false }
            return true
        case .day:
            guard picker.datePickerMode == .date,
                let range = calendar.range(of: .day, in: .month, for: picker.moment)
            else { return true }
            return range.contains(row % 31 + 1)
        case .month, .hour, .minute, .half, .hours, .minutes: return true
        }
    }

    private func title(_ row: Int, _ column: Column) -> String {
        let calendar = picker.effectiveCalendar
        switch column {
        case .year: return String(row + 1)
        case .month: return months[row % months.count]
        case .day: return String(row % 31 + 1)
        case .date:
            if row == Self.span { return SystemStrings.text("Today") }
            return calendar.date(byAdding: .day, value: row - Self.span, to: reference).map(dayFormatter.string) ?? ""
        case .hour:
            let hour = row % 24
            return picker.usesHalfDays ? String((hour + 11) % 12 + 1) : String(format: "%02d", hour)
        case .minute: return String(format: "%02d", row % minuteRows * picker.minuteInterval)
        case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return "\(row) " + (row == 1 ? "hour" : "hours")
        case .minutes: return "\(row * picker.minuteInterval) min"
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch columns[component] {
        case .year: 80
        case .month: 140
        case .day: 60
        case .date: 140
        case .hour, .minute: columns.count == 2 ? 90 : 45
        case .half: 54
        case .hours, .minutes: 130
        }
    }

    // MARK: Choosing

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if columns[component] == .hours || columns[component] == .minutes { return chooseDuration() }
        let calendar = picker.effectiveCalendar
        var parts = components(picker.moment)
        parts.second = calendar.component(.second, from: picker.moment)
        for (index, column) in columns.enumerated() {
            let row = wheels.selectedRow(inComponent: index)
            switch column {
            case .year: parts.year = row + 1
            case .month: parts.month = row % months.count + 1
            case .day: parts.day = row % 31 + 1
            case .date:
                guard let day = calendar.date(byAdding: .day, value: row - Self.span, to: reference) else { continue }
                let chosen = calendar.dateComponents([.year, .month, .day], from: day)
                (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
            case .hour: parts.hour = row % 24
            case .minute: parts.minute = row % minuteRows * picker.minuteInterval
            case .half:
                if columns[component] == .half { parts.hour = (parts.hour ?? 0) % 12 + (row == 0 ? 0 : 12) }
            case .hours, .minutes: break
            }
        }
        // Months are shorter than the wheel of days.
        var month = parts
        month.day = 1
        if let first = calendar.date(from: month), let days = calendar.range(of: .day, in: .month, for: first) {
            parts.day = min(parts.day ?? 1, days.upperBound - 1)
        }
        if let date = calendar.date(from: parts) { picker.choose(date) }
        if columns.contains(.day), columns[component] != .day { reloadDays() }
        show(animated: true)
    }

    private func reloadDays() {
        if let index = columns.firstIndex(of: .day) { wheels.reloadComponent(index) }
    }

    private func chooseDuration() {
        var seconds = Double(wheels.selectedRow(inComponent: 0)) * 3600
        seconds += Double(wheels.selectedRow(inComponent: 1) * picker.minuteInterval) * 60
        // Nothing is no duration.
        let least = Double(picker.minuteInterval) * 60
        picker.choose(duration: max(least, seconds))
        show(animated: true)
    }
}
