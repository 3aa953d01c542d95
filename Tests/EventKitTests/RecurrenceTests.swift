// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EventKit

/// The examples of RFC 5545, section 3.8.5.3, for the frequencies that events have, with their results as printed there.
@Suite struct RecurrenceTests {
    /// A rule in the RFC's words.
    private func rule(_ text: String) throws -> RecurrenceRecord {
        let names = ["SU": 1, "MO": 2, "TU": 3, "WE": 4, "TH": 5, "FR": 6, "SA": 7]
        var parts: [String: String] = [:]
        for part in text.split(separator: ";") {
            let sides = part.split(separator: "=").map(String.init)
            parts[sides[0]] = sides[1]
        }
        let frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
        let index = try #require(frequencies.firstIndex(of: parts["FREQ"] ?? ""))
        var rule = RecurrenceRecord(frequency: try #require(.init(rawValue: index)))
        func numbers(_ key: String) -> [Int] { (parts[key] ?? "").split(separator: ",").compactMap { Int($0) } }
        rule.interval = numbers("INTERVAL").first ?? 1
        rule.count = numbers("COUNT").first
        rule.weekdays = try (parts["BYDAY"] ?? "").split(separator: ",").map { word in
            .init(day: try #require(names[String(word.suffix(2))]), week: Int(word.dropLast(2)) ?? 0)
        }
        rule.monthDays = numbers("BYMONTHDAY")
        rule.months = numbers("BYMONTH")
        rule.weeks = numbers("BYWEEKNO")
        rule.yearDays = numbers("BYYEARDAY")
        rule.positions = numbers("BYSETPOS")
        rule.weekStart = parts["WKST"].flatMap { names[$0] } ?? 2
        return rule
    }

    private func day(_ text: String) throws -> CivilDay {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        try #require(parts.count == 3)
        return CivilDay(year: parts[0], month: parts[1], day: parts[2])
    }

    private func text(_ day: CivilDay) -> String {
        let (year, month, date) = day.fields
        return String(format: "%04d-%02d-%02d", year, month, date)
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let rule: String
        let start: String
        /// "1997-09: 2 4" for days of a month.
        let days: [String]
        var testDescription: String { rule }
    }

    private static let examples = [
        Example(rule: "FREQ=DAILY;COUNT=10", start: "1997-09-02", days: ["1997-09: 2 3 4 5 6 7 8 9 10 11"]),
        Example(
            rule: "FREQ=DAILY;INTERVAL=2", start: "1997-09-02",
            days: ["1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30", "1997-10: 2 4 6"]),
        Example(
            rule: "FREQ=DAILY;INTERVAL=10;COUNT=5", start: "1997-09-02", days: ["1997-09: 2 12 22", "1997-10: 2 12"]),
        Example(
            rule: "FREQ=WEEKLY;COUNT=10", start: "1997-09-02",
            days: ["1997-09: 2 9 16 23 30", "1997-10: 7 14 21 28", "1997-11: 4"]),
        Example(
            rule: "FREQ=WEEKLY;INTERVAL=2;WKST=SU", start: "1997-09-02",
            days: ["1997-09: 2 16 30", "1997-10: 14 28", "1997-11: 11 25", "1997-12: 9 23", "1998-01: 6 20"]),
        Example(
            rule: "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", start: "1997-09-02",
            days: ["1997-09: 2 4 9 11 16 18 23 25 30", "1997-10: 2"]),
        Example(
            rule: "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR", start: "1997-09-01",
            days: [
                "1997-09: 1 3 5 15 17 19 29", "1997-10: 1 3 13 15 17 27 29 31", "1997-11: 10 12 14 24 26 28",
                "1997-12: 8 10 12 22",
            ]),
        Example(
            rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", start: "1997-09-02",
            days: ["1997-09: 2 4 16 18 30", "1997-10: 2 14 16"]),
        Example(
            rule: "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", start: "1997-09-05",
            days: [
                "1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5", "1998-01: 2", "1998-02: 6", "1998-03: 6",
                "1998-04: 3", "1998-05: 1", "1998-06: 5",
            ]),
        Example(
            rule: "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", start: "1997-09-07",
            days: ["1997-09: 7 28", "1997-11: 2 30", "1998-01: 4 25", "1998-03: 1 29", "1998-05: 3 31"]),
        Example(
            rule: "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", start: "1997-09-22",
            days: ["1997-09: 22", "1997-10: 20", "1997-11: 17", "1997-12: 22", "1998-01: 19", "1998-02: 16"]),
        Example(
            rule: "FREQ=MONTHLY;BYMONTHDAY=-3", start: "1997-09-28",
            days: ["1997-09: 28", "1997-10: 29", "1997-11: 28", "1997-12: 29", "1998-01: 29", "1998-02: 26"]),
        Example(
            rule: "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", start: "1997-09-02",
            days: ["1997-09: 2 15", "1997-10: 2 15", "1997-11: 2 15", "1997-12: 2 15", "1998-01: 2 15"]),
        Example(
            rule: "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", start: "1997-09-30",
            days: [
                "1997-09: 30", "1997-10: 1 31", "1997-11: 1 30", "1997-12: 1 31", "1998-01: 1 31", "1998-02: 1",
            ]),
        Example(
            rule: "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", start: "1997-09-10",
            days: ["1997-09: 10 11 12 13 14 15", "1999-03: 10 11 12 13"]),
        Example(
            rule: "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", start: "1997-09-02",
            days: [
                "1997-09: 2 9 16 23 30", "1997-11: 4 11 18 25", "1998-01: 6 13 20 27", "1998-03: 3 10 17 24 31",
            ]),
        Example(
            rule: "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", start: "1997-06-10",
            days: [
                "1997-06: 10", "1997-07: 10", "1998-06: 10", "1998-07: 10", "1999-06: 10", "1999-07: 10",
                "2000-06: 10", "2000-07: 10", "2001-06: 10", "2001-07: 10",
            ]),
        Example(
            rule: "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", start: "1997-03-10",
            days: [
                "1997-03: 10", "1999-01: 10", "1999-02: 10", "1999-03: 10", "2001-01: 10", "2001-02: 10",
                "2001-03: 10", "2003-01: 10", "2003-02: 10", "2003-03: 10",
            ]),
        Example(
            rule: "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", start: "1997-01-01",
            days: [
                "1997-01: 1", "1997-04: 10", "1997-07: 19", "2000-01: 1", "2000-04: 9", "2000-07: 18", "2003-01: 1",
                "2003-04: 10", "2003-07: 19", "2006-01: 1",
            ]),
        Example(
            rule: "FREQ=YEARLY;BYDAY=20MO", start: "1997-05-19", days: ["1997-05: 19", "1998-05: 18", "1999-05: 17"]),
        Example(
            rule: "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", start: "1997-05-12",
            days: ["1997-05: 12", "1998-05: 11", "1999-05: 17"]),
        Example(
            rule: "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", start: "1997-03-13",
            days: ["1997-03: 13 20 27", "1998-03: 5 12 19 26", "1999-03: 4 11 18 25"]),
        Example(
            rule: "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", start: "1997-06-05",
            days: [
                "1997-06: 5 12 19 26", "1997-07: 3 10 17 24 31", "1997-08: 7 14 21 28", "1998-06: 4 11 18 25",
                "1998-07: 2 9 16 23 30", "1998-08: 6 13 20 27",
            ]),
        // The RFC takes the first day out by an EXDATE; it is an occurrence without.
        Example(
            rule: "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", start: "1997-09-02",
            days: ["1997-09: 2", "1998-02: 13", "1998-03: 13", "1998-11: 13", "1999-08: 13", "2000-10: 13"]),
        Example(
            rule: "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", start: "1997-09-13",
            days: [
                "1997-09: 13", "1997-10: 11", "1997-11: 8", "1997-12: 13", "1998-01: 10", "1998-02: 7", "1998-03: 7",
            ]),
        Example(
            rule: "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", start: "1996-11-05",
            days: ["1996-11: 5", "2000-11: 7", "2004-11: 2"]),
        Example(
            rule: "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", start: "1997-09-04",
            days: ["1997-09: 4", "1997-10: 7", "1997-11: 6"]),
        Example(
            rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", start: "1997-09-29",
            days: [
                "1997-09: 29", "1997-10: 30", "1997-11: 27", "1997-12: 30", "1998-01: 29", "1998-02: 26",
                "1998-03: 30",
            ]),
        Example(
            rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", start: "1997-08-05",
            days: ["1997-08: 5 10 19 24"]),
        Example(
            rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", start: "1997-08-05",
            days: ["1997-08: 5 17 19 31"]),
        Example(
            rule: "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", start: "2007-01-15",
            days: ["2007-01: 15 30", "2007-02: 15", "2007-03: 15 30"]),
    ]

    @Test("Days of each of the RFC's examples", arguments: examples)
    func example(_ example: Example) throws {
        let wanted = example.days.flatMap { line -> [String] in
            let sides = line.components(separatedBy: ": ")
            return sides[1].split(separator: " ").compactMap { Int($0) }.map { sides[0] + String(format: "-%02d", $0) }
        }
        let rule = try rule(example.rule)
        var found: [String] = []
        RecurrenceExpander(rule, from: try day(example.start)).forEach { day in
            found.append(text(day))
            return rule.count != nil || found.count < wanted.count
        }
        #expect(found == wanted)
    }

    @Test("A rule that no day ever matches ends")
    func endless() throws {
        var found = 0
        let rule = try rule("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")
        RecurrenceExpander(rule, from: try day("2000-01-01")).forEach { _ in
            found += 1
            return true
        }
        #expect(found == 1)
    }

    @Test("The time of day stays when summer time ends, as RFC 5545's first example has it")
    func daylight() throws {
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let start = try #require(ISO8601DateFormatter().date(from: "1997-09-02T13:00:00Z"))
        var rule = try rule("FREQ=DAILY")
        rule.until = ISO8601DateFormatter().date(from: "1997-12-24T00:00:00Z")
        let times = RecurrenceTimes(start: start, zone: zone, rules: [rule]).before(.distantFuture)
        #expect(times.count == 113)
        let texts = times.map { ISO8601DateFormatter().string(from: $0) }
        #expect(texts.contains("1997-10-25T13:00:00Z"))
        #expect(texts.contains("1997-10-26T14:00:00Z"))
        #expect(texts.last == "1997-12-23T14:00:00Z")
    }

    @Test("Days and their numbers agree with Foundation's calendar over 800 years")
    func civilDays() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
        for number in stride(from: -100_000, to: 200_000, by: 377) {
            let date = Date(timeIntervalSince1970: Double(number) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let day = CivilDay(number: number)
            let fields = day.fields
            #expect(fields.year == parts.year && fields.month == parts.month && fields.day == parts.day)
            #expect(day.weekday == parts.weekday)
            #expect(CivilDay(year: fields.year, month: fields.month, day: fields.day) == day)
        }
    }
}
