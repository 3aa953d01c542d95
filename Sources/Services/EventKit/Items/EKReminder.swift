// SPDX-License-Identifier: MIT

/// Something to do.
open class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) {
        super.init(store: eventStore, record: ItemRecord(reminder: .init()), saved: nil)
    }

    init(store: EKEventStore, record: ItemRecord) { super.init(store: store, record: record, saved: record) }

    private var part: ItemRecord.ReminderPart {
        get { record.reminder ?? .init() }
        set { record.reminder = newValue }
    }

    open var startDateComponents: DateComponents? {
        get { part.start }
        set { part.start = newValue }
    }
    open var dueDateComponents: DateComponents? {
        get { part.due }
        set { part.due = newValue }
    }
    /// Sets the date of completion to now, or takes it away.
    open var isCompleted: Bool {
        get { part.completed != nil }
        set { part.completed = newValue ? part.completed ?? Date() : nil }
    }
    open var completionDate: Date? {
        get { part.completed }
        set { part.completed = newValue }
    }
    /// From 1, the highest, to 9; 0: none (RFC 5545, 3.8.1.9).
    open var priority: Int {
        get { part.priority }
        set { part.priority = newValue }
    }

    @discardableResult open override func refresh() -> Bool {
        guard let found = store.record(of: record.identifier) else { return false }
        record = found
        saved = found
        return true
    }

    func didSave(_ record: ItemRecord) {
        self.record = record
        saved = record
    }

    /// When it is due, for comparisons.
    static func dueDate(of record: ItemRecord) -> Date? {
        guard let due = record.reminder?.due else { return nil }
        return (due.calendar ?? Calendar.current).date(from: due)
    }
}
