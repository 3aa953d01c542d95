// SPDX-License-Identifier: MIT

public enum CNEntityType: Int, Sendable { case contacts = 0 }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

extension CNAuthorizationStatus {
    /// Came with iOS 18; here, as up to iOS 17, people give all contacts or none. No case: switches written before name
    /// the four.
    public static var limited: Self { .authorized }
}

extension NSNotification.Name {
    /// After a save request of this or another app.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The device's people. Every app that may sees the same.
///
/// Sendable: it holds nothing; the database has a lock. Changes are announced on the main thread once an app has made one.
open class CNContactStore: __ObjCObject, @unchecked Sendable {
    public override init() {
        _ = ContactDatabase.announcesChanges
        super.init()
    }

    private var database: ContactDatabase { .shared }

    // MARK: Permission

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        ContactPermission.status
    }

    /// Asks the person once; later the answer of then comes at once.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        ContactPermission.request { granted in
            completionHandler(granted, granted ? nil : CNError(.authorizationDenied))
        }
    }

    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            requestAccess(for: entityType) { granted, error in
                done.resume(with: error.map { .failure($0) } ?? .success(granted))
            }
        }
    }

    private func expectAccess() throws {
        guard ContactPermission.status == .authorized else {
            throw CNError(.authorizationDenied)
        }
    }

    // MARK: Contacts

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        try expectAccess()
        let fetched = keys.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        return try database.contacts().filter { predicate.evaluate(with: CNContact(data: $0, fetched: nil)) }
            .map { CNContact(data: $0, fetched: fetched) }
    }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        try expectAccess()
        let fetched = keys.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        guard let found = try database.contacts().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return CNContact(data: found, fetched: fetched)
    }

    /// - Parameter block: called for each, until it sets its second argument.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        try expectAccess()
        let fetched = fetchRequest.keysToFetch.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
        var found = try database.contacts()
        if let predicate = fetchRequest.predicate {
            found = found.filter { predicate.evaluate(with: CNContact(data: $0, fetched: nil)) }
        }
        if fetchRequest.sortOrder != .none {
            let order = fetchRequest.sortOrder
            found.sort { $0.sortName(order).localizedStandardCompare($1.sortName(order)) == .orderedAscending }
        }
        var stop: ObjCBool = false
        for data in found {
            let contact =
                fetchRequest.mutableObjects
                ? CNMutableContact(data: data, fetched: fetched) : CNContact(data: data, fetched: fetched)
            block(contact, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Groups and containers

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        try expectAccess()
        let groups = try database.groups()
        return predicate.map { predicate in groups.filter { predicate.evaluate(with: $0) } } ?? groups
    }

    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        try expectAccess()
        let all = [CNContainer.local]
        return predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
    }

    open func defaultContainerIdentifier() -> String { CNContainer.local.identifier }

    /// The history is not kept; nil says so.
    open var currentHistoryToken: Data? { nil }

    // MARK: Saving

    /// All of the request or nothing of it.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try expectAccess()
        try database.perform(saveRequest.changes)
    }
}

/// What `enumerateContacts` is to find.
open class CNFetchRequest: __ObjCObject {}

open class CNContactFetchRequest: CNFetchRequest {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    /// There is one container: every contact is its own union.
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// Changes that are made together.
open class CNSaveRequest: __ObjCObject {
    enum Change {
        case add(ContactData, container: String?)
        case update(ContactData)
        case delete(String)
        case addGroup(CNGroup)
        case updateGroup(CNGroup)
        case deleteGroup(String)
        case addMember(String, group: String)
        case removeMember(String, group: String)
    }

    private var steps: [() -> Change] = []
    /// As the contacts are when the request is executed.
    var changes: [Change] { steps.map { $0() } }
    open var transactionAuthor: String?
    open var shouldRefetchContacts = true

    public override init() { super.init() }

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        steps.append { .add(contact.data, container: identifier) }
    }
    open func update(_ contact: CNMutableContact) { steps.append { .update(contact.data) } }
    open func delete(_ contact: CNMutableContact) { steps.append { .delete(contact.identifier) } }
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        steps.append { .addGroup(group) }
    }
    open func update(_ group: CNMutableGroup) { steps.append { .updateGroup(group) } }
    open func delete(_ group: CNMutableGroup) { steps.append { .deleteGroup(group.identifier) } }
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        steps.append { .addMember(contact.identifier, group: group.identifier) }
    }
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        steps.append { .removeMember(contact.identifier, group: group.identifier) }
    }
}
