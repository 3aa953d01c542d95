// SPDX-License-Identifier: MIT
import Foundation

extension DetectedData {
    /// The moment that a date names in the current calendar and time zone; nil for other kinds.
    package func date(relativeTo now: Date) -> Date? {
        guard kind == .date else { return nil }
        let calendar = Calendar.current
        let words = text.lowercased()
        guard var day = namedDay(words, now, calendar) ?? relativeDay(words, now, calendar) else { return nil }
        (day.hour, day.minute) = clock(words)
        return calendar.date(from: day)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let weekdays = ["sun", "mon", "tues", "wednes", "thurs", "fri", "satur"]

    /// A day with its month. Without a year it is in this one, unless that is more than half a year ago.
    private func namedDay(_ words: String, _ now: Date, _ calendar: Calendar) -> DateComponents? {
        if let match = words.firstMatch(of: #/(\d{4})-(\d{2})-(\d{2})/#) {
            return DateComponents(year: Int(match.1), month: Int(match.2), day: Int(match.3))
        }
        if let match = words.firstMatch(of: #/(\d{1,2})/(\d{1,2})/(\d{2,4})/#) {
            return slashed(Int(match.1), Int(match.2), Int(match.3))
        }
        guard let month = Self.months.firstIndex(where: { words.contains($0) }) else { return nil }
        let day = words.firstMatch(of: #/(?:^|[a-z.] )(\d{1,2})(?:st|nd|rd|th|\.|,|\b)/#).flatMap { Int($0.1) }
        let year = words.firstMatch(of: #/\b(\d{4})\b/#).flatMap { Int($0.1) }
        var result = DateComponents(year: year ?? calendar.component(.year, from: now), month: month + 1, day: day ?? 1)
        if year == nil, let date = calendar.date(from: result), now.timeIntervalSince(date) > 183 * 86400 {
            result.year = result.year.map { $0 + 1 }
        }
        return result
    }

    /// The month comes first where the current region writes it first.
    private func slashed(_ first: Int?, _ second: Int?, _ year: Int?) -> DateComponents {
        let pattern = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current) ?? "M/d"
        let isMonthFirst =
            (pattern.firstIndex(of: "M") ?? pattern.startIndex) <= (pattern.firstIndex(of: "d") ?? pattern.endIndex)
        let full = year.map { $0 < 100 ? ($0 < 50 ? 2000 : 1900) + $0 : $0 }
        return DateComponents(
            year: full, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
    }

    private func relativeDay(_ words: String, _ now: Date, _ calendar: Calendar) -> DateComponents? {
        var distance: Int?
        if words.contains("today") || words.contains("tonight") { distance = 0 }
        if words.contains("tomorrow") { distance = 1 }
        if let weekday = Self.weekdays.firstIndex(where: { words.contains($0 + "day") }) {
            let ahead = (weekday + 1 - calendar.component(.weekday, from: now) + 7) % 7
            distance = ahead == 0 ? 7 : ahead
        }
        guard let distance, let date = calendar.date(byAdding: .day, value: distance, to: now) else { return nil }
        return calendar.dateComponents([.year, .month, .day], from: date)
    }

    /// Noon for dates without a time, eight in the evening for tonight.
    private func clock(_ words: String) -> (hour: Int, minute: Int) {
        if let match = words.firstMatch(of: #/(\d{1,2})(?::(\d{2}))? ?([ap])\.?m/#), let hour = Int(match.1) {
            return (hour % 12 + (match.3 == "p" ? 12 : 0), match.2.flatMap { Int($0) } ?? 0)
        }
        if let match = words.firstMatch(of: #/(\d{1,2}):(\d{2})/#), let hour = Int(match.1), let minute = Int(match.2) {
            return (hour, minute)
        }
        return (words.contains("tonight") ? 20 : 12, 0)
    }
}
