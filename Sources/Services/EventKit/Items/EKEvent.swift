// SPDX-License-Identifier: MIT

/// Something that takes place from one moment to another. Of one that repeats, each occurrence is an object.
open class EKEvent: EKCalendarItem {
    /// Which occurrence of a repeating event it is: when the store has it start. nil: the event itself.
    private(set) var occurrence: Date?

    public init(eventStore: EKEventStore) {
        var record = ItemRecord(event: .init())
        record.zone = TimeZone.current.identifier
        super.init(store: eventStore, record: record, saved: nil)
    }

    /// - Parameter occurrence: the start of one of the record's occurrences.
    init(store: EKEventStore, record: ItemRecord, occurrence: Date?) {
        self.occurrence = occurrence
        super.init(store: store, record: record, saved: record)
        guard let occurrence, let start = record.event?.start, start != occurrence else { return }
        let length = record.event?.end.map { $0.timeIntervalSince(start) } ?? 0
        self.record.event?.start = occurrence
        self.record.event?.end = occurrence.addingTimeInterval(length)
        self.saved = self.record
    }

    private var part: ItemRecord.EventPart {
        get { record.event ?? .init() }
        set { record.event = newValue }
    }

    /// Of all occurrences the same; nil until it is saved.
    open var eventIdentifier: String! { isNew ? nil : part.series ?? record.identifier }
    open var startDate: Date! {
        get { part.start }
        set { part.start = newValue }
    }
    open var endDate: Date! {
        get { part.end }
        set { part.end = newValue }
    }
    /// Dates then count by their days alone.
    open var isAllDay: Bool {
        get { part.isAllDay }
        set { part.isAllDay = newValue }
    }
    /// The local store keeps it for the app; it invites nobody.
    open var availability: EKEventAvailability {
        get { EKEventAvailability(rawValue: part.availability) ?? .busy }
        set { part.availability = newValue.rawValue }
    }
    open var status: EKEventStatus { EKEventStatus(rawValue: part.status) ?? .none }
    open var organizer: EKParticipant? { nil }
    open var birthdayContactIdentifier: String? { nil }
    open var birthdayPersonID: Int { -1 }
    /// Whether it is an occurrence that was changed by itself.
    open var isDetached: Bool { part.series != nil }
    /// When a repeating event's rule has it start, wherever it was moved.
    open var occurrenceDate: Date! { part.occurrence ?? occurrence ?? part.start }
    open var structuredLocation: EKStructuredLocation? {
        get { record.place.map { EKStructuredLocation(record: $0) } }
        set { record.place = newValue?.record }
    }

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (part.start ?? .distantPast).compare(other.part.start ?? .distantPast)
    }

    @discardableResult open override func refresh() -> Bool {
        guard let found = store.record(of: record.identifier) else { return false }
        let moment = occurrence
        let fresh = EKEvent(store: store, record: found, occurrence: found.rules.isEmpty ? nil : moment)
        record = fresh.record
        saved = fresh.saved
        return true
    }

    /// After it was saved under `record`.
    func didSave(_ record: ItemRecord, occurrence: Date?) {
        self.record = record
        self.occurrence = occurrence
        saved = record
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? EKEvent else { return false }
        return other.occurrenceDate == occurrenceDate
    }

    open override var description: String {
        "EKEvent <\(Unmanaged.passUnretained(self).toOpaque())> {title = \(title ?? ""); startDate = "
            + "\(startDate.map { "\($0)" } ?? "(null)"); endDate = \(endDate.map { "\($0)" } ?? "(null)"); allDay = "
            + "\(isAllDay ? 1 : 0);}"
    }
}
