// SPDX-License-Identifier: MIT

/// A weekday of a rule: each one, or the how manieth of a month or year. Sendable: immutable.
open class EKRecurrenceDayOfWeek: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var dayOfTheWeek: EKWeekday
    /// From -53 to 53; below zero from the end; 0: every week.
    open private(set) var weekNumber: Int

    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        if abs(weekNumber) > 53 {
            NSException.raise(
                .invalidArgumentException, "EKRecurrenceDayOfWeek: week number \(weekNumber) is not within -53...53")
        }
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
        super.init()
    }
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let day = EKWeekday(rawValue: coder.decodeInteger(forKey: "day")) else { return nil }
        dayOfTheWeek = day
        weekNumber = coder.decodeInteger(forKey: "week")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(dayOfTheWeek.rawValue, forKey: "day")
        coder.encode(weekNumber, forKey: "week")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceDayOfWeek else { return false }
        return other.dayOfTheWeek == dayOfTheWeek && other.weekNumber == weekNumber
    }
    open override var hash: Int { dayOfTheWeek.rawValue * 107 + weekNumber }
}

/// When a rule ends: by a date or after a number of occurrences. Sendable: immutable.
open class EKRecurrenceEnd: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// nil: by number.
    open private(set) var endDate: Date?
    /// 0: by date.
    open private(set) var occurrenceCount: Int

    /// - Parameter endDate: the last moment at which an occurrence may start.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
        super.init()
    }

    /// - Parameter occurrenceCount: above zero; less raises an exception.
    public init(occurrenceCount: Int) {
        if occurrenceCount <= 0 {
            NSException.raise(
                .invalidArgumentException, "EKRecurrenceEnd: occurrence count \(occurrenceCount) must be above 0")
        }
        endDate = nil
        self.occurrenceCount = occurrenceCount
        super.init()
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        endDate = coder.decodeObject(forKey: "end") as? Date
        occurrenceCount = coder.decodeInteger(forKey: "count")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(endDate, forKey: "end")
        coder.encode(occurrenceCount, forKey: "count")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKRecurrenceEnd else { return false }
        return other.endDate == endDate && other.occurrenceCount == occurrenceCount
    }
    open override var hash: Int { endDate.hashValue ^ occurrenceCount }
}
