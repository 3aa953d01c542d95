// SPDX-License-Identifier: MIT

/// Which events are looked for. The store reads it; as a predicate it tells of an event whether it is one.
final class EventPredicate: NSPredicate {
    let start: Date
    let end: Date
    /// nil: all.
    let calendars: Set<String>?

    init(start: Date, end: Date, calendars: Set<String>?) {
        self.start = start
        self.end = end
        self.calendars = calendars
        super.init { object, _ in
            guard let event = object as? EKEvent, let from = event.startDate, let to = event.endDate else {
                return false
            }
            return from < end && to >= start && calendars?.contains(event.record.calendar ?? "") != false
        }
    }

    required init?(coder: NSCoder) { fatalError("EventPredicate: a store's predicates cannot be archived") }
}

extension EKEventStore {
    /// iOS looks at four years at most and shortens what is longer.
    private static let longestSearch = 4.0 * 366 * 86_400

    public func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        EventPredicate(
            start: startDate, end: min(endDate, startDate.addingTimeInterval(Self.longestSearch)),
            calendars: calendars.map { Set($0.map(\.calendarIdentifier)) })
    }

    /// Each occurrence in the predicate's time, by start. Costs the occurrences since the first of each event.
    /// - Parameter predicate: of `predicateForEvents`; others raise an exception.
    public func events(matching predicate: NSPredicate) -> [EKEvent] {
        guard let wanted = predicate as? EventPredicate else {
            NSException.raise(
                .invalidArgumentException,
                "-[EKEventStore eventsMatchingPredicate:]: the predicate must come from predicateForEvents")
        }
        guard canRead(.event) else { return [] }
        let records = failing([]) { try database.events(from: wanted.start, to: wanted.end) }
        let events = records.filter { wanted.calendars?.contains($0.calendar ?? "") != false }.flatMap {
            occurrences(of: $0, wanted)
        }
        return events.sorted { ($0.startDate, $0.title) < ($1.startDate, $1.title) }
    }

    private func occurrences(of record: ItemRecord, _ wanted: EventPredicate) -> [EKEvent] {
        guard let start = record.event?.start else { return [] }
        let length = record.event?.end.map { $0.timeIntervalSince(start) } ?? 0
        return record.starts(before: wanted.end).filter { moment in
            let end = moment.addingTimeInterval(length)
            return end > wanted.start || moment >= wanted.start
        }.map { EKEvent(store: self, record: record, occurrence: record.rules.isEmpty ? nil : $0) }
    }

    /// - Parameter block: called for each, until it sets its second argument.
    public func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {
        var stop: ObjCBool = false
        for event in events(matching: predicate) {
            block(event, &stop)
            if stop.boolValue { return }
        }
    }

    /// The first occurrence, when it repeats.
    public func event(withIdentifier identifier: String) -> EKEvent? {
        calendarItem(withIdentifier: identifier) as? EKEvent
    }

    // MARK: Saving

    public func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }

    /// - Throws: `EKError` for what is missing or wrong: calendar, start, end, their order.
    public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try expectAccess(.event)
        var record = try checked(event)
        record.modified = Date()
        record.created = record.created ?? record.modified
        guard let saved = event.saved, !saved.rules.isEmpty, let occurrence = event.occurrenceDate else {
            let plain = record
            try perform(commit: commit) { try CalendarDatabase.put(plain, $0) }
            return event.didSave(plain, occurrence: plain.rules.isEmpty ? nil : plain.event?.start)
        }
        let change = SeriesChange(series: saved.identifier, occurrence: occurrence)
        let result = span == .thisEvent ? change.detached(record) : change.continued(record)
        try perform(commit: commit) { connection in
            if span == .thisEvent {
                try change.detach(result, connection)
            } else {
                try change.replaceFuture(by: result, connection)
            }
        }
        event.didSave(result, occurrence: result.rules.isEmpty ? nil : result.event?.start)
    }

    private func checked(_ event: EKEvent) throws -> ItemRecord {
        guard event.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        var record = event.record
        guard let calendar = record.calendar.flatMap({ calendar(withIdentifier: $0) }) else {
            throw EKError(.noCalendar)
        }
        guard calendar.allowedEntityTypes.contains(.event) else { throw EKError(.calendarDoesNotAllowEvents) }
        guard calendar.allowsContentModifications else { throw EKError(.calendarReadOnly) }
        guard var part = record.event, let start = part.start else { throw EKError(.noStartDate) }
        guard let end = part.end else { throw EKError(.noEndDate) }
        guard start <= end else { throw EKError(.datesInverted) }
        if part.isAllDay {
            var days = Calendar(identifier: .gregorian)
            days.timeZone = .current
            part.start = days.startOfDay(for: start)
            let next = days.date(byAdding: .day, value: 1, to: days.startOfDay(for: end))
            part.end = next?.addingTimeInterval(-1)
            record.zone = nil
            record.event = part
        }
        return record
    }

    // MARK: Removing

    public func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }

    public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
        try expectAccess(.event)
        guard event.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        if let calendar = event.calendar, !calendar.allowsContentModifications { throw EKError(.calendarReadOnly) }
        let identifier = event.record.identifier
        let part = event.saved?.event
        let isSeries = !(event.saved?.rules ?? []).isEmpty
        guard let series = part?.series ?? (isSeries ? identifier : nil), let occurrence = event.occurrenceDate else {
            return try perform(commit: commit) { try CalendarDatabase.removeItem(identifier, $0) }
        }
        let change = SeriesChange(series: series, occurrence: occurrence)
        try perform(commit: commit) { connection in
            if part?.series != nil { try CalendarDatabase.removeItem(identifier, connection) }
            if span == .thisEvent { try change.leaveOut(connection) } else { try change.endBefore(connection) }
        }
    }
}
