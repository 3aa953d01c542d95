// SPDX-License-Identifier: MIT

/// The days on which a rule repeats, by RFC 5545, section 3.3.10, for the frequencies that events have.
///
/// Each period of the frequency (a day, a week, a month, a year) is a set of days; every BY part keeps the days that
/// match it; BYSETPOS picks of what is left. A rule without such parts repeats the first day's weekday, day or month. The
/// first day is an occurrence whether the rule matches it or not, and the first that COUNT counts.
struct RecurrenceExpander {
    let rule: RecurrenceRecord
    let first: CivilDay
    private let matcher: DayMatcher

    /// Days in a row without an occurrence, after which a rule that never matches (30 February) is given up: the calendar
    /// repeats after 400 years.
    private static let longestGap = 146_097

    init(_ rule: RecurrenceRecord, from first: CivilDay) {
        self.rule = rule
        self.first = first
        matcher = DayMatcher(rule.completed(by: first), from: first)
    }

    /// Calls `body` for each day in order, until it returns false or the rule ends by its count. An end by date is the
    /// caller's: it depends on the time of day.
    func forEach(_ body: (CivilDay) -> Bool) {
        var left = rule.count ?? .max
        guard left > 0, body(first) else { return }
        left -= 1
        var latest = first
        var index = 0
        while left > 0 {
            let period = matcher.period(index)
            guard period.lowerBound - latest.number <= Self.longestGap else { return }
            let days = matcher.days(of: period).filter { $0 > first }
            latest = days.last ?? latest
            index += 1
            for day in days {
                guard left > 0, body(day) else { return }
                left -= 1
            }
        }
    }
}

/// The days of one period that a rule keeps.
struct DayMatcher {
    private let rule: RecurrenceRecord
    private let first: CivilDay

    init(_ rule: RecurrenceRecord, from first: CivilDay) {
        self.rule = rule
        self.first = first
    }

    /// The days of the period `index` intervals after the first day's.
    func period(_ index: Int) -> Range<Int> {
        let step = index * max(1, rule.interval)
        let (year, month, _) = first.fields
        switch rule.frequency {
        case .daily:
            let day = first.number + step
            return day..<day + 1
        case .weekly:
            let start = first.number - CivilDay.modulo(first.weekday - rule.weekStart, 7) + 7 * step
            return start..<start + 7
        case .monthly:
            let months = year * 12 + month - 1 + step
            let (y, m) = (months / 12, months % 12 + 1)
            let start = CivilDay(year: y, month: m, day: 1).number
            return start..<start + CivilDay.length(ofMonth: m, year: y)
        case .yearly:
            let start = CivilDay(year: year + step, month: 1, day: 1).number
            return start..<start + CivilDay.length(ofYear: year + step)
        }
    }

    func days(of period: Range<Int>) -> [CivilDay] {
        let days = period.map(CivilDay.init(number:)).filter(matches)
        guard !rule.positions.isEmpty else { return days }
        let picked = rule.positions.compactMap { position -> CivilDay? in
            let index = position > 0 ? position - 1 : days.count + position
            return days.indices.contains(index) ? days[index] : nil
        }
        return Set(picked).sorted()
    }

    private func matches(_ day: CivilDay) -> Bool {
        let (year, month, date) = day.fields
        if !rule.months.isEmpty, !rule.months.contains(month) { return false }
        let monthLength = CivilDay.length(ofMonth: month, year: year)
        if !rule.monthDays.isEmpty, !Self.contains(rule.monthDays, date, of: monthLength) { return false }
        let yearLength = CivilDay.length(ofYear: year)
        let dayOfYear = day.number - CivilDay(year: year, month: 1, day: 1).number + 1
        if !rule.yearDays.isEmpty, !Self.contains(rule.yearDays, dayOfYear, of: yearLength) { return false }
        if !rule.weeks.isEmpty, !matchesWeek(dayOfYear, of: year) { return false }
        if rule.weekdays.isEmpty { return true }
        let isOfYear = rule.frequency == .yearly && rule.months.isEmpty
        let place = isOfYear ? (dayOfYear, yearLength) : (date, monthLength)
        return rule.weekdays.contains { matches($0, day, place) }
    }

    /// - Parameter place: the day's number from 1 in its month or year, and how many days that has.
    private func matches(_ wanted: RecurrenceRecord.Weekday, _ day: CivilDay, _ place: (day: Int, count: Int)) -> Bool {
        guard wanted.day == day.weekday else { return false }
        if wanted.week > 0 { return (place.day - 1) / 7 + 1 == wanted.week }
        if wanted.week < 0 { return (place.count - place.day) / 7 + 1 == -wanted.week }
        return true
    }

    /// Whether `number` is named, counted from the start or, below zero, from the end of `count`.
    private static func contains(_ names: [Int], _ number: Int, of count: Int) -> Bool {
        names.contains { $0 > 0 ? $0 == number : $0 < 0 && count + 1 + $0 == number }
    }

    /// Week 1 is the first with at least four days in the year (ISO 8601). Days before it belong to the last week of the
    /// year before, which only a negative number can mean here.
    private func matchesWeek(_ dayOfYear: Int, of year: Int) -> Bool {
        let start = weekOneStart(of: year)
        let day = CivilDay(year: year, month: 1, day: 1).number + dayOfYear - 1
        let next = weekOneStart(of: year + 1)
        if day >= next { return rule.weeks.contains(1) }
        if day < start {
            let previous = weekOneStart(of: year - 1)
            let count = (start - previous) / 7
            return rule.weeks.contains(count) || rule.weeks.contains(-1)
        }
        return Self.contains(rule.weeks, (day - start) / 7 + 1, of: (next - start) / 7)
    }

    private func weekOneStart(of year: Int) -> Int {
        let january = CivilDay(year: year, month: 1, day: 1)
        let offset = CivilDay.modulo(january.weekday - rule.weekStart, 7)
        // Days of the first, cut week that lie in the year: 7 - offset.
        return january.number - offset + (7 - offset >= 4 ? 0 : 7)
    }
}
