// SPDX-License-Identifier: MIT
public import FoundationCompat

/// What a fetch finds: managed objects, their IDs, dictionaries or numbers. Objective-C's generics are erased at run
/// time; with a class in place of its protocol, requests and controllers of all result types have one layout, as there.
public typealias NSFetchRequestResult = Foundation.NSObject

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = Self([])
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType
    case batchDeleteRequestType
}

/// A question or an order to stores.
// Sendable: requests go to one context at a time, which reads them on its queue while the caller waits.
open class NSPersistentStoreRequest: __ObjCObject, NSCopying, @unchecked Sendable {
    /// The stores that are asked; nil: all.
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The settings of a fetch, whatever its result type.
// Sendable: as all requests.
open class __NSFetchSettings: NSPersistentStoreRequest, @unchecked Sendable {
    var givenEntity: NSEntityDescription?
    private var givenName: String?
    var givenEntityName: String? { givenName ?? givenEntity?.name }

    open var entity: NSEntityDescription? {
        get {
            if givenEntity == nil, givenName != nil {
                NSException.raise(
                    .internalInconsistencyException,
                    "This fetch request (\(addressText(self))) was created with a string name (\(givenName ?? "")), and "
                        + "cannot respond to -entity until used by an NSManagedObjectContext")
            }
            return givenEntity
        }
        set {
            givenEntity = newValue
            givenName = newValue?.name
        }
    }

    open var entityName: String? { givenEntity?.name ?? givenName }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; zero: no limit.
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// How many objects are filled at a time; results are fetched at once here, and filled as they are used.
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var relationshipKeyPathsForPrefetching: [String]?
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    /// Names, property descriptions or expression descriptions: the columns of dictionaries.
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    func name(entity name: String) {
        givenName = name
        if givenEntity?.name != name { givenEntity = nil }
    }

    func forgetEntity() {
        givenName = givenEntity?.name ?? givenName
        givenEntity = nil
    }

    func bind(to model: NSManagedObjectModel) {
        if givenEntity == nil, let givenName { givenEntity = model.entitiesByName[givenName] }
    }

    /// The entity, looked up in the context's model. Raises when there is none.
    func resolvedEntity(in context: NSManagedObjectContext) -> NSEntityDescription {
        let name = entityName ?? ""
        guard !name.isEmpty else {
            NSException.raise(
                .invalidArgumentException, "executeFetchRequest:error: A fetch request must have an entity.")
        }
        let model = context.model(for: "+entityForName:", name)
        if let entity = model.entitiesByName[name] {
            if givenEntity == nil { givenEntity = entity }
            return entity
        }
        if let givenEntity {
            NSException.raise(
                .invalidArgumentException,
                "The fetch request's entity \(addressText(givenEntity)) '\(name)' appears to "
                    + "be from a different NSManagedObjectModel than this context's")
        }
        NSException.raise(
            .internalInconsistencyException,
            "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
    }

    func take(_ other: __NSFetchSettings) {
        affectedStores = other.affectedStores
        givenEntity = other.givenEntity
        givenName = other.givenName
        predicate = other.predicate
        sortDescriptors = other.sortDescriptors
        fetchLimit = other.fetchLimit
        fetchOffset = other.fetchOffset
        fetchBatchSize = other.fetchBatchSize
        resultType = other.resultType
        includesSubentities = other.includesSubentities
        includesPropertyValues = other.includesPropertyValues
        includesPendingChanges = other.includesPendingChanges
        returnsObjectsAsFaults = other.returnsObjectsAsFaults
        relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
        returnsDistinctResults = other.returnsDistinctResults
        shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
        propertiesToFetch = other.propertiesToFetch
        propertiesToGroupBy = other.propertiesToGroupBy
        havingPredicate = other.havingPredicate
    }

    func plan(in context: NSManagedObjectContext) -> FetchPlan {
        FetchPlan(
            entity: resolvedEntity(in: context), predicate: predicate?.resolved,
            sortDescriptors: sortDescriptors ?? [], limit: fetchLimit, offset: fetchOffset,
            includesSubentities: includesSubentities, includesPendingChanges: includesPendingChanges,
            stores: affectedStores)
    }

    open override var description: String {
        let sort = (sortDescriptors ?? []).map { "(\($0.key ?? ""), \($0.ascending ? "ascending" : "descending"))" }
        return "<NSFetchRequest: \(addressText(self))> (entity: \(entityName ?? "(null)"); predicate: "
            + "(\(predicate.map { "\($0.resolved)" } ?? "(null)")); sortDescriptors: "
            + "(\(sort.isEmpty ? "(null)" : sort.joined(separator: ", "))); type: \(resultTypeName); )"
    }

    private var resultTypeName: String {
        switch resultType {
        case .managedObjectIDResultType: "NSManagedObjectIDResultType"
        case .dictionaryResultType: "NSDictionaryResultType"
        case .countResultType: "NSCountResultType"
        default: "NSManagedObjectResultType"
        }
    }
}

/// Asks for objects of an entity.
// Sendable: as all requests.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: __NSFetchSettings, @unchecked Sendable {
    public override init() { super.init() }

    public convenience init(entityName: String) {
        self.init()
        name(entity: entityName)
    }

    /// Runs in the context of the current queue; only inside a block that a context performs.
    open func execute() throws -> [ResultType] {
        guard let context = CurrentContext.innermost else {
            NSException.raise(
                .internalInconsistencyException,
                "-execute: can only be called from a block that an NSManagedObjectContext performs")
        }
        return try context.fetch(self)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.take(self)
        return copy
    }
}

/// `request as! NSFetchRequest<Other>` of adapted code: Objective-C's generics are erased, and so are these at run time.
/// Result types are objects, so that requests and controllers of all have one layout.
public func __erased<Object: AnyObject>(_ object: Any) -> Object {
    Unmanaged<Object>.fromOpaque(Unmanaged.passUnretained(object as AnyObject).toOpaque()).takeUnretainedValue()
}

/// The contexts whose blocks run on this thread, innermost last.
enum CurrentContext {
    // Sendable: each thread has its own.
    private final class Stack: @unchecked Sendable { var contexts: [NSManagedObjectContext] = [] }
    private static let key = "CoreData.contexts"

    private static var stack: Stack {
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    static var innermost: NSManagedObjectContext? { stack.contexts.last }

    static func run<Result>(_ context: NSManagedObjectContext, _ body: () throws -> Result) rethrows -> Result {
        let stack = stack
        stack.contexts.append(context)
        defer { stack.contexts.removeLast() }
        return try body()
    }
}
