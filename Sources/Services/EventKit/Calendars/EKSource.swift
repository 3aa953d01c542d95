// SPDX-License-Identifier: MIT

/// An account that calendars belong to. The device has one of its own.
open class EKSource: EKObject {
    private let store: EKEventStore
    private let record: SourceRecord

    init(store: EKEventStore, record: SourceRecord) {
        self.store = store
        self.record = record
        super.init()
    }

    open var sourceIdentifier: String { record.identifier }
    open var sourceType: EKSourceType { EKSourceType(rawValue: record.type) ?? .local }
    open var title: String { record.title }
    open var isDelegate: Bool { false }

    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        Set(store.calendars(for: entityType).filter { $0.record.source == record.identifier })
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? EKSource)?.record.identifier == record.identifier }
    open override var hash: Int { record.identifier.hashValue }
}
