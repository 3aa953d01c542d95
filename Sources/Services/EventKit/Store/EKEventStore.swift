// SPDX-License-Identifier: MIT
package import TouchstoneDevice

/// The device's calendars and lists. Every app that may sees the same; a change of any is announced to all.
///
/// Sendable: the database has a lock of its own, `pending` the one here.
open class EKEventStore: __ObjCObject, @unchecked Sendable {
    let database: CalendarDatabase
    let permissions: Permissions
    private let lock = NSLock()
    private var pending: [Change] = []
    private var observer: Int?

    /// What a save or a removal does to the database.
    typealias Change = (StoreConnection) throws -> Void

    public override convenience init() { self.init(device: .current, permissions: .current) }

    /// The local account alone is there, so that others than it leave nothing.
    public convenience init(sources: [EKSource]) { self.init() }

    /// Tests bring a device of their own. Changes are announced on the main queue while the store lives, to an app that may
    /// see them.
    package init(device: Device, permissions: Permissions) {
        database = CalendarDatabase(device: device)
        self.permissions = permissions
        super.init()
        // What a fresh device gets is no change: an app would hear of it while it is still being let in.
        _ = failing([]) { try database.sources() }
        observer = database.store.observe { [weak self] in
            guard let self, canRead(.event) || canRead(.reminder) else { return }
            DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
        }
    }

    deinit { if let observer { database.store.removeObserver(observer) } }

    open var eventStoreIdentifier: String { CalendarDatabase.localSource.identifier }

    // MARK: Accounts and calendars

    open var sources: [EKSource] {
        guarded(.event) { try database.sources().map { EKSource(store: self, record: $0) } }
    }
    open var delegateSources: [EKSource] { [] }

    open func source(withIdentifier identifier: String) -> EKSource? {
        sources.first { $0.sourceIdentifier == identifier }
    }

    open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
        guarded(entityType) {
            try database.calendars().filter { $0.entities & (1 << entityType.rawValue) != 0 }
                .map { EKCalendar(store: self, record: $0) }
        }
    }

    open func calendar(withIdentifier identifier: String) -> EKCalendar? {
        (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
    }

    open var defaultCalendarForNewEvents: EKCalendar? { firstWritable(.event) }
    open func defaultCalendarForNewReminders() -> EKCalendar? { firstWritable(.reminder) }

    private func firstWritable(_ type: EKEntityType) -> EKCalendar? {
        calendars(for: type).first { $0.allowsContentModifications }
    }

    /// - Throws: `EKError` when it has no account, or may not be changed.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try expectAccess(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
        guard calendar.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        guard calendar.record.source != nil else { throw EKError(.calendarHasNoSource) }
        guard !calendar.isImmutable else { throw EKError(.calendarIsImmutable) }
        let record = calendar.record
        try perform(commit: commit) { try CalendarDatabase.put(record, $0) }
        calendar.didSave()
    }

    /// Removes its items as well.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
        try expectAccess(calendar.allowedEntityTypes.contains(.event) ? .event : .reminder)
        guard calendar.store === self else { throw EKError(.objectBelongsToDifferentStore) }
        guard !calendar.isImmutable else { throw EKError(.calendarIsImmutable) }
        let identifier = calendar.calendarIdentifier
        try perform(commit: commit) { try CalendarDatabase.removeCalendar(identifier, $0) }
    }

    // MARK: Items

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { record(of: identifier).map(object) }

    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
        let found = failing([]) { try database.items().filter { $0.external == externalIdentifier } }
        return found.filter { canRead($0.event == nil ? .reminder : .event) }.map(object)
    }

    func record(of identifier: String) -> ItemRecord? {
        let found = failing(nil) { try database.item(identifier) }
        return found.flatMap { canRead($0.event == nil ? .reminder : .event) ? $0 : nil }
    }

    private func object(_ record: ItemRecord) -> EKCalendarItem {
        record.event == nil
            ? EKReminder(store: self, record: record)
            : EKEvent(store: self, record: record, occurrence: record.rules.isEmpty ? nil : record.event?.start)
    }

    // MARK: Changes

    /// Makes what was saved and removed with `commit: false` last: all of it or nothing.
    open func commit() throws { try perform(commit: true, nil) }

    /// Forgets what was not committed. What was fetched must be fetched anew.
    open func reset() { lock.withLock { pending = [] } }

    /// The local store is always up to date.
    open func refreshSourcesIfNecessary() {}

    func perform(commit: Bool, _ change: Change?) throws {
        let changes = lock.withLock {
            if let change { pending.append(change) }
            guard commit else { return [Change]() }
            defer { pending = [] }
            return pending
        }
        guard !changes.isEmpty else { return }
        do { try database.store.write { connection in for change in changes { try change(connection) } } } catch {
            Unsupported.report("EKEventStore: \(error)")
            throw EKError(.internalFailure)
        }
    }

    /// - Returns: `fallback` when the database cannot be read, which is said once.
    func failing<Result>(_ fallback: Result, _ body: () throws -> Result) -> Result {
        do { return try body() } catch {
            Unsupported.report("EKEventStore: \(error)")
            return fallback
        }
    }

    private func guarded<Element>(_ type: EKEntityType, _ body: () throws -> [Element]) -> [Element] {
        mayAdd(type) ? failing([], body) : []
    }
}
