// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// A change of a repeating event at one of its occurrences.
struct SeriesChange: Sendable {
    /// The identifier of the event.
    let series: String
    /// When the occurrence would start.
    let occurrence: Date

    // MARK: One occurrence

    /// The changed occurrence as a record of its own.
    func detached(_ changed: ItemRecord) -> ItemRecord {
        var record = changed
        record.identifier = UUID().uuidString
        record.rules = []
        record.event?.exceptions = []
        record.event?.series = series
        record.event?.occurrence = occurrence
        return record
    }

    func detach(_ detached: ItemRecord, _ connection: StoreConnection) throws {
        try leaveOut(connection)
        try CalendarDatabase.put(detached, connection)
    }

    func leaveOut(_ connection: StoreConnection) throws {
        guard var whole = try CalendarDatabase.item(series, connection) else { return }
        whole.event?.exceptions.insert(occurrence)
        try CalendarDatabase.put(whole, connection)
    }

    // MARK: It and all that follow

    /// The event that goes on from the occurrence.
    func continued(_ changed: ItemRecord) -> ItemRecord {
        var record = changed
        record.identifier = UUID().uuidString
        return record
    }

    /// Ends the event before the occurrence and lets another one go on. From its first occurrence on it is the event
    /// itself that changes.
    func replaceFuture(by next: ItemRecord, _ connection: StoreConnection) throws {
        guard let whole = try CalendarDatabase.item(series, connection) else {
            return try CalendarDatabase.put(next, connection)
        }
        var next = next
        let shift = (next.event?.start ?? occurrence).timeIntervalSince(occurrence)
        let exceptions = whole.event?.exceptions.filter { $0 >= occurrence } ?? []
        next.event?.exceptions = Set(exceptions.map { $0.addingTimeInterval(shift) })
        let past = whole.starts(before: occurrence).count
        next.rules = next.rules.map { rule in
            var rule = rule
            // A count is of the whole event; unless the app gave another one, what is over is taken off.
            if let count = rule.count, whole.rules.contains(rule) { rule.count = max(1, count - past) }
            return rule
        }
        try endBefore(connection)
        try CalendarDatabase.put(next, connection)
    }

    /// Takes the occurrence and those after it away; of the first one on, the event.
    func endBefore(_ connection: StoreConnection) throws {
        guard var whole = try CalendarDatabase.item(series, connection) else { return }
        guard let start = whole.event?.start, start < occurrence else {
            return try CalendarDatabase.removeItem(series, connection)
        }
        whole.rules = whole.rules.map { rule in
            var rule = rule
            rule.count = nil
            rule.until = occurrence.addingTimeInterval(-1)
            return rule
        }
        for later in try CalendarDatabase.detached(from: series, connection)
        where (later.event?.occurrence ?? .distantPast) > occurrence {
            try CalendarDatabase.removeItem(later.identifier, connection)
        }
        try CalendarDatabase.put(whole, connection)
    }
}
