// SPDX-License-Identifier: MIT

/// How an event or reminder repeats. Immutable but for its end.
open class EKRecurrenceRule: EKObject, NSCopying {
    var record: RecurrenceRecord

    init(record: RecurrenceRecord) {
        self.record = record
        super.init()
    }

    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
    ) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Parts that the frequency has no use for are left out, as Apple documents: days of the month of monthly rules
    /// alone, months, weeks and days of the year of yearly ones alone.
    /// - Parameter interval: above zero; less raises an exception.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        if interval <= 0 {
            NSException.raise(
                .invalidArgumentException, "EKRecurrenceRule: interval \(interval) must be greater than 0")
        }
        let frequency = RecurrenceRecord.Frequency(rawValue: type.rawValue) ?? .daily
        record = RecurrenceRecord(frequency: frequency, interval: interval)
        if type != .daily {
            let isWeekly = type == .weekly
            record.weekdays = (days ?? []).map {
                .init(day: $0.dayOfTheWeek.rawValue, week: isWeekly ? 0 : $0.weekNumber)
            }
        }
        if type == .monthly { record.monthDays = (monthDays ?? []).map(\.intValue) }
        if type == .yearly {
            record.months = (months ?? []).map(\.intValue)
            record.weeks = (weeksOfTheYear ?? []).map(\.intValue)
            record.yearDays = (daysOfTheYear ?? []).map(\.intValue)
        }
        record.positions = (setPositions ?? []).map(\.intValue)
        super.init()
        recurrenceEnd = end
    }

    open var calendarIdentifier: String { "gregorian" }
    open var frequency: EKRecurrenceFrequency { EKRecurrenceFrequency(rawValue: record.frequency.rawValue) ?? .daily }
    open var interval: Int { record.interval }
    /// 0: the rule does not depend on it.
    open var firstDayOfTheWeek: Int { record.frequency == .weekly && record.interval > 1 ? record.weekStart : 0 }
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        let days = record.weekdays.compactMap { day in
            EKWeekday(rawValue: day.day).map { EKRecurrenceDayOfWeek(dayOfTheWeek: $0, weekNumber: day.week) }
        }
        return days.isEmpty ? nil : days
    }
    open var daysOfTheMonth: [NSNumber]? { Self.numbers(record.monthDays) }
    open var monthsOfTheYear: [NSNumber]? { Self.numbers(record.months) }
    open var weeksOfTheYear: [NSNumber]? { Self.numbers(record.weeks) }
    open var daysOfTheYear: [NSNumber]? { Self.numbers(record.yearDays) }
    open var setPositions: [NSNumber]? { Self.numbers(record.positions) }

    /// nil: for ever.
    open var recurrenceEnd: EKRecurrenceEnd? {
        get {
            record.until.map { EKRecurrenceEnd(end: $0) } ?? record.count.map { EKRecurrenceEnd(occurrenceCount: $0) }
        }
        set {
            record.until = newValue?.endDate
            record.count = newValue.flatMap { $0.occurrenceCount > 0 ? $0.occurrenceCount : nil }
        }
    }

    private static func numbers(_ values: [Int]) -> [NSNumber]? { values.isEmpty ? nil : values.map { $0 as NSNumber } }

    open func copy(with zone: NSZone? = nil) -> Any { EKRecurrenceRule(record: record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceRule)?.record == record }
    open override var hash: Int { record.hashValue }

    /// The words of RFC 5545.
    open override var description: String {
        "EKRecurrenceRule <\(Unmanaged.passUnretained(self).toOpaque())> RRULE \(text)"
    }

    private var text: String {
        var parts = ["FREQ=\(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][record.frequency.rawValue])"]
        parts.append("INTERVAL=\(record.interval)")
        let names = ["", "SU", "MO", "TU", "WE", "TH", "FR", "SA"]
        let days = record.weekdays.map { ($0.week == 0 ? "" : "\($0.week)") + names[$0.day] }
        if !days.isEmpty { parts.append("BYDAY=" + days.joined(separator: ",")) }
        let lists = [
            ("BYMONTHDAY", record.monthDays), ("BYMONTH", record.months), ("BYWEEKNO", record.weeks),
            ("BYYEARDAY", record.yearDays), ("BYSETPOS", record.positions),
        ]
        for (name, values) in lists where !values.isEmpty {
            parts.append("\(name)=" + values.map(String.init).joined(separator: ","))
        }
        if let count = record.count { parts.append("COUNT=\(count)") }
        if let until = record.until { parts.append("UNTIL=\(until)") }
        return parts.joined(separator: ";")
    }
}
