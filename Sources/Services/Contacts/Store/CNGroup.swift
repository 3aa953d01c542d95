// SPDX-License-Identifier: MIT

public enum CNContainerType: Int, Sendable { case unassigned = 0, local, exchange = 1001, cardDAV }

/// Where contacts are kept: the device has one place. Sendable: immutable.
open class CNContainer: __ObjCObject, @unchecked Sendable {
    static let local = CNContainer(identifier: "B5E2D4F0-0000-4000-8000-000000000001:ABAccount", name: "")
    open private(set) var identifier: String
    open private(set) var name: String
    open private(set) var type = CNContainerType.local

    private init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
        super.init()
    }

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }
    }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}

/// Contacts that belong together. Sendable: immutable, but for `CNMutableGroup`, which stays with who made it.
open class CNGroup: __ObjCObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open private(set) var identifier: String
    var nameStorage: String
    open var name: String { nameStorage }

    public override init() {
        identifier = UUID().uuidString + ":ABGroup"
        nameStorage = ""
        super.init()
    }
    init(identifier: String, name: String) {
        self.identifier = identifier
        nameStorage = name
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier: identifier, name: name) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier: identifier, name: name) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNGroup)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: containerIdentifier == CNContainer.local.identifier)
    }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { nameStorage }
        set { nameStorage = newValue }
    }
}
