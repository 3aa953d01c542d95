// SPDX-License-Identifier: MIT

/// A list of events or of reminders, with a name and a colour.
open class EKCalendar: EKObject {
    let store: EKEventStore
    var record: CalendarRecord
    private var saved: CalendarRecord?

    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        store = eventStore
        record = CalendarRecord(entities: 1 << entityType.rawValue)
        super.init()
    }

    init(store: EKEventStore, record: CalendarRecord) {
        self.store = store
        self.record = record
        saved = record
        super.init()
    }

    open var calendarIdentifier: String { record.identifier }
    open var title: String {
        get { record.title }
        set { record.title = newValue }
    }
    open var cgColor: CGColor! {
        get { CGColor(red: record.color[0], green: record.color[1], blue: record.color[2], alpha: 1) }
        set {
            let parts = newValue?.components ?? []
            switch parts.count {
            case 2: record.color = [parts[0], parts[0], parts[0]].map(Double.init)
            case 4: record.color = parts.prefix(3).map(Double.init)
            default: Unsupported.report("EKCalendar.cgColor: a colour that is neither grey nor RGB")
            }
        }
    }
    /// Can be set until the calendar is saved.
    open var source: EKSource! {
        get { record.source.flatMap { store.source(withIdentifier: $0) } }
        set { record.source = newValue?.sourceIdentifier }
    }
    open var type: EKCalendarType { EKCalendarType(rawValue: record.type) ?? .local }
    open var allowedEntityTypes: EKEntityMask { EKEntityMask(rawValue: record.entities) }
    /// Whether items can be added, changed and removed.
    open var allowsContentModifications: Bool { !record.isImmutable }
    /// Whether the calendar itself can not be changed.
    open var isImmutable: Bool { record.isImmutable }
    open var isSubscribed: Bool { type == .subscription }
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }

    func didSave() { saved = record }

    open override var hasChanges: Bool { saved != record }
    open override var isNew: Bool { saved == nil }
    open override func reset() { if let saved { record = saved } }
    @discardableResult open override func refresh() -> Bool {
        guard let found = store.calendar(withIdentifier: record.identifier) else { return false }
        record = found.record
        saved = found.record
        return true
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKCalendar)?.record.identifier == record.identifier
    }
    open override var hash: Int { record.identifier.hashValue }
}
