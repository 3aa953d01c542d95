// SPDX-License-Identifier: MIT

/// A day of the Gregorian calendar without a time zone: days since 1 January 1970.
///
/// Arithmetic after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
struct CivilDay: Comparable, Hashable {
    let number: Int

    init(number: Int) { self.number = number }

    /// Fields may lie outside of their ranges only for `day`.
    init(year: Int, month: Int, day: Int) {
        let y = month <= 2 ? year - 1 : year
        let era = Self.floor(y, 400)
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    static func < (a: CivilDay, b: CivilDay) -> Bool { a.number < b.number }
    static func + (a: CivilDay, days: Int) -> CivilDay { CivilDay(number: a.number + days) }

    var fields: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = Self.floor(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let realMonth = month < 10 ? month + 3 : month - 9
        return (yearOfEra + era * 400 + (realMonth <= 2 ? 1 : 0), realMonth, day)
    }

    /// 1 for Sunday to 7 for Saturday.
    var weekday: Int { Self.modulo(number + 4, 7) + 1 }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
    static func isLeap(_ year: Int) -> Bool { (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 }
    static func length(ofYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

    /// Division that rounds down, for years before the epoch.
    private static func floor(_ a: Int, _ b: Int) -> Int { (a >= 0 ? a : a - (b - 1)) / b }
    static func modulo(_ a: Int, _ b: Int) -> Int { (a % b + b) % b }
}
