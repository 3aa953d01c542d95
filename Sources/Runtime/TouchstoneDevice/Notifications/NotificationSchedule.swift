// SPDX-License-Identifier: MIT
import Foundation

/// When a notification is delivered.
package enum NotificationSchedule: Codable, Sendable, Equatable {
    case now
    /// - Parameter start: when it was added.
    case interval(seconds: Double, repeats: Bool, start: Date)
    /// At dates that match, in the components' own calendar and time zone, else in the device's of that moment.
    case calendar(DateComponents, repeats: Bool)
    /// At a moment and, when there is a unit, each time it has passed again.
    case moment(Date, every: Unit?)
    /// On entering or leaving a circle; another service watches it.
    case region(Region, repeats: Bool)
    case push

    /// How often a `UILocalNotification` comes again.
    package enum Unit: String, Codable, Sendable {
        case year, quarter, month, week, day, hour, minute, second

        var step: (Calendar.Component, Int) {
            switch self {
            case .year: (.year, 1)
            case .quarter: (.month, 3)
            case .month: (.month, 1)
            case .week: (.day, 7)
            case .day: (.day, 1)
            case .hour: (.hour, 1)
            case .minute: (.minute, 1)
            case .second: (.second, 1)
            }
        }
    }

    /// A circle on the ground.
    package struct Region: Codable, Sendable, Equatable {
        /// The app's name for the region.
        package var identifier: String
        /// Degrees.
        package var latitude: Double
        /// Degrees, east positive.
        package var longitude: Double
        /// Metres.
        package var radius: Double
        /// Whether crossing inwards delivers it.
        package var notifiesOnEntry: Bool
        /// Whether crossing outwards delivers it.
        package var notifiesOnExit: Bool
        /// Checks nothing: Core Location has limited the radius before.
        package init(
            identifier: String, latitude: Double, longitude: Double, radius: Double, notifiesOnEntry: Bool,
            notifiesOnExit: Bool
        ) {
            self.identifier = identifier
            self.latitude = latitude
            self.longitude = longitude
            self.radius = radius
            self.notifiesOnEntry = notifiesOnEntry
            self.notifiesOnExit = notifiesOnExit
        }
    }

    /// Whether it stays pending after it was delivered.
    package var repeats: Bool {
        switch self {
        case .now, .push: false
        case .interval(_, let repeats, _), .calendar(_, let repeats), .region(_, let repeats): repeats
        case .moment(_, let unit): unit != nil
        }
    }

    /// The next delivery after `date`; nil when there is none, or none that the time alone decides. A moment that has
    /// passed and does not repeat has none: its first delivery is `first(added:)`.
    package func next(after date: Date) -> Date? {
        switch self {
        case .now, .push, .region: nil
        case .interval(let seconds, let repeats, let start):
            Self.next(after: date, start: start, every: seconds, repeats: repeats)
        case .calendar(let components, _): Self.next(after: date, matching: components)
        case .moment(let moment, let unit): Self.next(after: date, from: moment, every: unit)
        }
    }

    /// The first delivery of what is added at `date`: a moment that has passed is delivered at once (NO18).
    package func first(added date: Date) -> Date? {
        if case .moment(let moment, _) = self, moment <= date { return date }
        if case .now = self { return date }
        return next(after: date)
    }

    private static func next(after date: Date, start: Date, every seconds: Double, repeats: Bool) -> Date? {
        let first = start.addingTimeInterval(seconds)
        if first > date { return first }
        guard repeats else { return nil }
        let passed = (date.timeIntervalSince(start) / seconds).rounded(.down)
        let next = start.addingTimeInterval((passed + 1) * seconds)
        // Rounding may name the moment that has just been.
        return next > date ? next : start.addingTimeInterval((passed + 2) * seconds)
    }

    private static func next(after date: Date, matching components: DateComponents) -> Date? {
        var calendar = components.calendar ?? Calendar.current
        calendar.timeZone = components.timeZone ?? components.calendar?.timeZone ?? TimeZone.current
        var wanted = components
        wanted.calendar = nil
        wanted.timeZone = nil
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }

    private static func next(after date: Date, from moment: Date, every unit: Unit?) -> Date? {
        if moment > date { return moment }
        guard let (component, count) = unit?.step else { return nil }
        let calendar = Calendar.current
        // Counted from the first moment, so that the 31st does not wander through short months.
        let passed = calendar.dateComponents([component], from: moment, to: date).value(for: component) ?? 0
        for steps in (passed / count)...(passed / count + 2) {
            let next = calendar.date(byAdding: component, value: steps * count, to: moment)
            if let next, next > date { return next }
        }
        return nil
    }
}
