// SPDX-License-Identifier: MIT

/// What events and reminders have in common.
open class EKCalendarItem: EKObject {
    /// Which it was made for and is saved in.
    package let store: EKEventStore
    var record: ItemRecord
    /// As the store has it; nil: it has not.
    var saved: ItemRecord?

    init(store: EKEventStore, record: ItemRecord, saved: ItemRecord?) {
        self.store = store
        self.record = record
        self.saved = saved
        super.init()
    }

    open var calendar: EKCalendar! {
        get { record.calendar.flatMap { store.calendar(withIdentifier: $0) } }
        set { record.calendar = newValue?.calendarIdentifier }
    }
    open var calendarItemIdentifier: String { record.identifier }
    /// The same on all devices of an account.
    open var calendarItemExternalIdentifier: String! { record.external }
    open var title: String! {
        get { record.title ?? "" }
        set { record.title = newValue }
    }
    open var location: String? {
        get { record.place?.title }
        set { record.place = newValue.map { PlaceRecord(title: $0) } }
    }
    open var notes: String? {
        get { record.notes }
        set { record.notes = newValue }
    }
    open var url: URL? {
        get { record.url }
        set { record.url = newValue }
    }
    open var creationDate: Date? { record.created }
    open var lastModifiedDate: Date? { record.modified }
    /// nil: of no zone, as what lasts whole days.
    open var timeZone: TimeZone? {
        get { record.timeZone }
        set { record.zone = newValue?.identifier }
    }

    open var hasNotes: Bool { !(record.notes ?? "").isEmpty }
    open var hasAlarms: Bool { !record.alarms.isEmpty }
    open var hasRecurrenceRules: Bool { !record.rules.isEmpty }
    /// Invitations come from an account's server; the local store has none.
    open var hasAttendees: Bool { false }
    open var attendees: [EKParticipant]? { nil }

    // MARK: Alarms

    /// Copies: a change of one reaches the item when it is set again. nil: none.
    open var alarms: [EKAlarm]? {
        get { record.alarms.isEmpty ? nil : record.alarms.map { EKAlarm(record: $0) } }
        set { record.alarms = (newValue ?? []).map(\.record) }
    }
    open func addAlarm(_ alarm: EKAlarm) { record.alarms.append(alarm.record) }
    open func removeAlarm(_ alarm: EKAlarm) {
        if let index = record.alarms.firstIndex(of: alarm.record) { record.alarms.remove(at: index) }
    }

    // MARK: Repeating

    /// Copies, as alarms are. nil: none.
    open var recurrenceRules: [EKRecurrenceRule]? {
        get { record.rules.isEmpty ? nil : record.rules.map { EKRecurrenceRule(record: $0) } }
        set { record.rules = (newValue ?? []).map(\.record) }
    }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { record.rules.append(rule.record) }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
        if let index = record.rules.firstIndex(of: rule.record) { record.rules.remove(at: index) }
    }

    // MARK: Changes

    open override var hasChanges: Bool { saved != record }
    open override var isNew: Bool { saved == nil }
    open override func reset() { if let saved { record = saved } }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKCalendarItem else { return false }
        return other === self || other.record.identifier == record.identifier
    }
    open override var hash: Int { record.identifier.hashValue }
}
