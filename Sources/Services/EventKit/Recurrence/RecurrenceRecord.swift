// SPDX-License-Identifier: MIT

/// A rule as the store keeps it.
struct RecurrenceRecord: Codable, Hashable, Sendable {
    enum Frequency: Int, Codable, Sendable { case daily = 0, weekly, monthly, yearly }
    struct Weekday: Codable, Hashable, Sendable {
        /// 1 for Sunday to 7.
        var day: Int
        /// The how manieth of the month or year, from the end when negative; 0: every one.
        var week: Int
    }

    var frequency: Frequency
    var interval = 1
    var weekdays: [Weekday] = []
    var monthDays: [Int] = []
    var months: [Int] = []
    var weeks: [Int] = []
    var yearDays: [Int] = []
    var positions: [Int] = []
    /// How many occurrences there are, with the first; nil: no end by number.
    var count: Int?
    /// The last moment at which an occurrence may start.
    var until: Date?
    /// The first day of a week, 1 for Sunday. RFC 5545's default is Monday.
    var weekStart = 2

    /// With the parts that a rule without them takes from its first day.
    func completed(by first: CivilDay) -> RecurrenceRecord {
        var rule = self
        guard weekdays.isEmpty, monthDays.isEmpty, weeks.isEmpty, yearDays.isEmpty else { return rule }
        let (_, month, day) = first.fields
        switch frequency {
        case .daily: break
        case .weekly: rule.weekdays = [Weekday(day: first.weekday, week: 0)]
        case .monthly: rule.monthDays = [day]
        case .yearly:
            if months.isEmpty { rule.months = [month] }
            rule.monthDays = [day]
        }
        return rule
    }
}

/// The moments at which something repeats: a rule's days with the time of day of the first, in its time zone.
struct RecurrenceTimes {
    let start: Date
    let calendar: Calendar
    let rules: [RecurrenceRecord]

    /// - Parameter zone: nil for what has no zone, as an event of whole days: the person's.
    init(start: Date, zone: TimeZone?, rules: [RecurrenceRecord]) {
        self.start = start
        self.rules = rules
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone ?? .current
        self.calendar = calendar
    }

    /// Occurrences in order that start before `limit`, the first of all included. Costs the days from the start on.
    func before(_ limit: Date) -> [Date] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return [start] }
        let first = CivilDay(year: year, month: month, day: day)
        var found = Set([start])
        for rule in rules {
            let end = min(limit, rule.until.map { $0.addingTimeInterval(1) } ?? .distantFuture)
            RecurrenceExpander(rule, from: first).forEach { day in
                guard let date = self.date(day, parts), date < end else { return false }
                found.insert(day == first ? start : date)
                return true
            }
        }
        return found.filter { $0 < limit }.sorted()
    }

    private func date(_ day: CivilDay, _ time: DateComponents) -> Date? {
        var parts = time
        (parts.year, parts.month, parts.day) = day.fields
        return calendar.date(from: parts)
    }
}
