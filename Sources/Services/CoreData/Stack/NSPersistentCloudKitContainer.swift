// SPDX-License-Identifier: MIT
public import FoundationCompat

/// A container that would be kept in sync with iCloud; here it keeps to the device.
// Sendable: as its superclass.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        Unsupported.report("NSPersistentCloudKitContainer: syncing with iCloud")
    }

    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
        Unsupported.report("NSPersistentCloudKitContainer.initializeCloudKitSchema(options:)")
    }

    /// Whether iCloud would take the change: true for stores that are not mirrored, as none is here.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }

    /// Posted when an event begins and ends; there are none without iCloud.
    public static let eventChangedNotification = NSNotification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 1 << 1)
    public static let printSchema = Self(rawValue: 1 << 2)
}

public let NSPersistentCloudKitContainerEventUserInfoKey = NSPersistentCloudKitContainer.eventNotificationUserInfoKey

extension NSPersistentCloudKitContainer {
    public enum EventType: Int, Sendable {
        case setup = 0
        case `import`
        case export
    }

    /// Work of a container with iCloud. None is done here, so that nobody gets one.
    // Sendable: immutable.
    open class Event: __ObjCObject, NSCopying, @unchecked Sendable {
        public let identifier: UUID
        public let storeIdentifier: String
        public let type: EventType
        public let startDate: Date
        /// nil: it goes on.
        public let endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?

        init(_ type: EventType, store: String, _ start: Date) {
            identifier = UUID()
            storeIdentifier = store
            self.type = type
            startDate = start
            endDate = nil
            succeeded = false
            error = nil
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// Asks a container for its work with iCloud, of which there is none: the answers are empty.
// Sendable: as all requests.
open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
    open var resultType = NSPersistentCloudKitContainerEventResult.ResultType.events

    open class func fetchEvents(after date: Date) -> Self { made() }
    open class func fetchEvents(after event: NSPersistentCloudKitContainer.Event?) -> Self { made() }
    open class func fetchEvents(matchingFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>) -> Self { made() }

    /// A request to be given a predicate and handed to `fetchEvents(matchingFetch:)`.
    open class func fetchForEvents() -> NSFetchRequest<NSFetchRequestResult> {
        NSFetchRequest(entityName: "NSCKEvent")
    }

    private class func made() -> Self {
        unsafeDowncast(NSPersistentCloudKitContainerEventRequest(), to: Self.self)
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSPersistentCloudKitContainerEventResult(resultType)
    }
}

// Sendable: as all results.
open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult, @unchecked Sendable {
    public enum ResultType: Int, Sendable {
        case events = 0
        case countEvents
    }

    public let resultType: ResultType
    /// The events, or an array with their number.
    public let result: Any?

    init(_ type: ResultType) {
        resultType = type
        result = type == .events ? [NSPersistentCloudKitContainer.Event]() : [NSNumber(value: 0)]
    }
}
