// SPDX-License-Identifier: MIT

/// Which days of a calendar view a person may choose, and which are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: __ObjCObject {
    weak var calendarView: UICalendarView?

    public override init() { super.init() }

    /// Asks again which days may be chosen.
    open func updateSelectableDates() { calendarView?.showDays() }

    func isChosen(_ day: DateComponents) -> Bool { false }
    func mayChoose(_ day: DateComponents) -> Bool { true }
    /// A tap on a day.
    func tap(_ day: DateComponents) {}
    func appear() {}

    /// The day alone, for comparing.
    static func key(_ day: DateComponents) -> DateComponents {
        DateComponents(era: day.era, year: day.year, month: day.month, day: day.day)
    }

    static func same(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
    }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// nil: no day at all.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// At most one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var selectedDate: DateComponents? { didSet { calendarView?.showDays() } }

    /// Shows the day's month; the delegate is not told.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        self.selectedDate = selectedDate
        if let selectedDate { calendarView?.reveal(selectedDate, animated: animated) }
    }

    override func isChosen(_ day: DateComponents) -> Bool { selectedDate.map { Self.same($0, day) } ?? false }
    override func mayChoose(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

    override func tap(_ day: DateComponents) {
        if isChosen(day) {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            selectedDate = nil
        } else {
            selectedDate = day
        }
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }

    override func appear() { if let selectedDate { calendarView?.reveal(selectedDate, animated: false) } }
}

@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// Any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.showDays() } }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func isChosen(_ day: DateComponents) -> Bool { selectedDates.contains { Self.same($0, day) } }

    override func mayChoose(_ day: DateComponents) -> Bool {
        isChosen(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    override func tap(_ day: DateComponents) {
        if isChosen(day) {
            selectedDates.removeAll { Self.same($0, day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
