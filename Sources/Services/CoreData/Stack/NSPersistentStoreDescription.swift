// SPDX-License-Identifier: MIT
public import FoundationCompat

/// How a container opens a store.
// Sendable: filled in before it is handed to a coordinator, then only read.
open class NSPersistentStoreDescription: __ObjCObject, NSCopying, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    open var timeout: TimeInterval = 240
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var shouldAddStoreAsynchronously = false
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
        didSet { Unsupported.report("NSPersistentStoreDescription.cloudKitContainerOptions") }
    }

    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { set(NSReadOnlyPersistentStoreOption, newValue) }
    }
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { set(NSMigratePersistentStoresAutomaticallyOption, newValue) }
    }
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { set(NSInferMappingModelAutomaticallyOption, newValue) }
    }

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
    private func set(_ key: String, _ value: Bool) { options[key] = NSNumber(value: value) }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        sqlitePragmas[name] = value
        options[NSSQLitePragmasOption] = NSDictionary(dictionary: sqlitePragmas)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.options = options
        copy.timeout = timeout
        copy.sqlitePragmas = sqlitePragmas
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPersistentStoreDescription else { return false }
        return other.type == type && other.url == url && other.configuration == configuration
            && NSDictionary(dictionary: other.options).isEqual(NSDictionary(dictionary: options))
    }
    open override var hash: Int { (url?.hashValue ?? 0) ^ type.hashValue }

    open override var description: String {
        "<NSPersistentStoreDescription: \(addressText(self))> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
    }
}

/// What of iCloud a store would be kept in sync with. There is no iCloud here.
// Sendable: as the description it belongs to.
open class NSPersistentCloudKitContainerOptions: __ObjCObject, @unchecked Sendable {
    open private(set) var containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
