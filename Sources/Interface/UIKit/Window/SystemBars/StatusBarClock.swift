// SPDX-License-Identifier: MIT
import Glibc

/// The time as the status bar writes it: without the half of the day, 24 hours where the region counts so.
enum StatusBarClock {
    static func text(at date: Date) -> String {
        let parts = localTime(of: date)
        var hour = Int(parts.tm_hour)
        if countsTwelveHours { hour = (hour + 11) % 12 + 1 }
        let minute = Int(parts.tm_min)
        return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    static func secondsToNextMinute(after date: Date) -> TimeInterval {
        let seconds = date.timeIntervalSince1970
        return 60 - seconds.truncatingRemainder(dividingBy: 60)
    }

    private static func localTime(of date: Date) -> tm {
        var seconds = time_t(date.timeIntervalSince1970)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }

    /// The most common region is told without loading calendar data: it is read before the first frame.
    private static let countsTwelveHours: Bool = {
        let locale = Locale.current
        if locale.identifier.hasPrefix("en_US") { return true }
        return locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    }()
}
