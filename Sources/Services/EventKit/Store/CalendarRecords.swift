// SPDX-License-Identifier: MIT

/// A list of events or reminders, as the store keeps it.
struct CalendarRecord: Codable, Hashable, Sendable {
    var identifier = UUID().uuidString
    var title = ""
    /// Red, green, blue, from 0 to 1.
    var color: [Double] = [0.105, 0.678, 0.972]
    /// `EKEntityMask`.
    var entities: UInt = 1
    var type = 0
    var isImmutable = false
    var source: String?
}

struct SourceRecord: Codable, Hashable, Sendable {
    var identifier: String
    var title: String
    var type: Int
}

struct PlaceRecord: Codable, Hashable, Sendable {
    var title: String?
    var latitude: Double?
    var longitude: Double?
    /// Metres; 0: the default.
    var radius = 0.0
}

struct AlarmRecord: Codable, Hashable, Sendable {
    /// Seconds from the start, below zero before it.
    var offset = 0.0
    /// In place of the offset.
    var date: Date?
    var place: PlaceRecord?
    var proximity = 0
}

/// An event or reminder, as the store keeps it. A repeating event is one record; what was changed of a single occurrence
/// is a record of its own.
struct ItemRecord: Codable, Hashable, Sendable {
    struct EventPart: Codable, Hashable, Sendable {
        var start: Date?
        var end: Date?
        var isAllDay = false
        var availability = 0
        var status = 0
        /// Starts of occurrences that are not there any more, or have a record of their own.
        var exceptions: Set<Date> = []
        /// Of a changed occurrence: the event it belongs to, and when it would have started.
        var series: String?
        var occurrence: Date?
    }
    struct ReminderPart: Codable, Hashable, Sendable {
        var start: DateComponents?
        var due: DateComponents?
        var completed: Date?
        var priority = 0
    }

    var identifier = UUID().uuidString
    var external = UUID().uuidString
    var calendar: String?
    var title: String?
    var place: PlaceRecord?
    var notes: String?
    var url: URL?
    var zone: String?
    var created: Date?
    var modified: Date?
    var alarms: [AlarmRecord] = []
    var rules: [RecurrenceRecord] = []
    var event: EventPart?
    var reminder: ReminderPart?

    var timeZone: TimeZone? { zone.flatMap(TimeZone.init(identifier:)) }

    /// Starts of what the event repeats to, without what was taken out, before `limit`.
    func starts(before limit: Date) -> [Date] {
        guard let event, let start = event.start, start < limit else { return [] }
        let all = rules.isEmpty ? [start] : RecurrenceTimes(start: start, zone: timeZone, rules: rules).before(limit)
        return all.filter { !event.exceptions.contains($0) }
    }
}
