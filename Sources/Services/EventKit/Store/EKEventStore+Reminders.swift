// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// Which reminders are looked for.
final class ReminderPredicate: NSPredicate {
    let matches: @Sendable (ItemRecord) -> Bool

    init(calendars: [EKCalendar]?, _ matches: @escaping @Sendable (ItemRecord) -> Bool) {
        let names = calendars.map { Set($0.map(\.calendarIdentifier)) }
        let all: @Sendable (ItemRecord) -> Bool = { record in
            names?.contains(record.calendar ?? "") != false && matches(record)
        }
        self.matches = all
        super.init { object, _ in (object as? EKReminder).map { all($0.record) } ?? false }
    }

    required init?(coder: NSCoder) { fatalError("ReminderPredicate: a store's predicates cannot be archived") }
}

extension EKEventStore {
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        ReminderPredicate(calendars: calendars) { _ in true }
    }

    /// - Parameters: moments between which they are due; without one of them, due at any time on that side, and without
    ///   both also those without a due date.
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        ReminderPredicate(calendars: calendars) { record in
            guard record.reminder?.completed == nil else { return false }
            return Self.lies(EKReminder.dueDate(of: record), from: startDate, to: endDate)
        }
    }

    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        ReminderPredicate(calendars: calendars) { record in
            guard let completed = record.reminder?.completed else { return false }
            return Self.lies(completed, from: startDate, to: endDate)
        }
    }

    private static func lies(_ date: Date?, from start: Date?, to end: Date?) -> Bool {
        guard start != nil || end != nil else { return true }
        guard let date else { return false }
        return date >= start ?? .distantPast && date <= end ?? .distantFuture
    }

    /// - Parameter completion: on any thread; with nil when reminders cannot be read.
    /// - Returns: what `cancelFetchRequest` takes.
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        guard let wanted = predicate as? ReminderPredicate else {
            NSException.raise(
                .invalidArgumentException,
                "-[EKEventStore fetchRemindersMatchingPredicate:completion:]: the predicate must come from the store")
        }
        let matches = wanted.matches
        let request = FetchRequest()
        let hold = ClockHold()
        DispatchQueue.global().async { [self] in
            let records = failing(nil) { try database.reminders() as [ItemRecord]? }
            let isAllowed = canRead(.reminder)
            if !request.isCancelled {
                completion(isAllowed ? records?.filter(matches).map { EKReminder(store: self, record: $0) } : nil)
            }
            hold.release()
        }
        return request
    }

    public func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? FetchRequest)?.cancel() }

    /// Sendable: the flag is guarded.
    private final class FetchRequest: @unchecked Sendable {
        private let lock = NSLock()
        private var cancelled = false
        var isCancelled: Bool { lock.withLock { cancelled } }
        func cancel() { lock.withLock { cancelled = true } }
    }

    // MARK: Saving

    /// - Throws: `EKError` for what is missing or wrong.
    public func save(_ reminder: EKReminder, commit: Bool) throws {
        try expectAccess(.reminder)
        guard reminder.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        var record = reminder.record
        guard let calendar = record.calendar.flatMap({ calendar(withIdentifier: $0) }) else {
            throw EKError(.noCalendar)
        }
        guard calendar.allowedEntityTypes.contains(.reminder) else { throw EKError(.calendarDoesNotAllowReminders) }
        guard calendar.allowsContentModifications else { throw EKError(.calendarReadOnly) }
        guard (0...9).contains(reminder.priority) else { throw EKError(.priorityIsInvalid) }
        if !record.rules.isEmpty, record.reminder?.due == nil { throw EKError(.recurringReminderRequiresDueDate) }
        record.modified = Date()
        record.created = record.created ?? record.modified
        let result = record
        try perform(commit: commit) { try CalendarDatabase.put(result, $0) }
        reminder.didSave(result)
    }

    public func remove(_ reminder: EKReminder, commit: Bool) throws {
        try expectAccess(.reminder)
        guard reminder.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        let identifier = reminder.record.identifier
        try perform(commit: commit) { try CalendarDatabase.removeItem(identifier, $0) }
    }
}
