// SPDX-License-Identifier: MIT
public import FoundationCompat

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly = 0
    case objectIDs
    case count
    case transactionsOnly
    case changesOnly
    case transactionsAndChanges
}

/// Asks stores that track their history for what was saved, or to forget it.
// Sendable: as all requests.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
    private enum Limit {
        case date(Date)
        case token(NSPersistentHistoryToken?)
    }

    private let limit: Limit
    private let deletes: Bool
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// Which transactions or changes; nil: all.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
    /// Where the request begins or ends; nil for one by date.
    open var token: NSPersistentHistoryToken? {
        if case .token(let token) = limit { return token }
        return nil
    }

    private init(_ limit: Limit, deletes: Bool) {
        self.limit = limit
        self.deletes = deletes
        super.init()
        if deletes { resultType = .statusOnly }
    }

    open class func fetchHistory(after date: Date) -> Self { made(.date(date)) }
    /// nil: from the beginning.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { made(.token(token)) }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        made(.token(transaction?.token))
    }
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>) -> Self {
        let request = made(.token(nil))
        request.fetchRequest = fetchRequest
        return request
    }
    open class func deleteHistory(before date: Date) -> Self { made(.date(date), deletes: true) }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
        made(.token(token), deletes: true)
    }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
        made(.token(transaction?.token), deletes: true)
    }

    private class func made(_ limit: Limit, deletes: Bool = false) -> Self {
        unsafeDowncast(NSPersistentHistoryChangeRequest(limit, deletes: deletes), to: Self.self)
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard let coordinator = context.persistentStoreCoordinator else {
            return NSPersistentHistoryResult(nil, resultType)
        }
        return try coordinator.locked {
            let stores = (affectedStores ?? coordinator.persistentStores).filter { $0.core is SQLiteStore }
            var found: [NSPersistentHistoryTransaction] = []
            for store in stores {
                guard let core = store.core as? SQLiteStore else { continue }
                let history = SQLiteHistory(core)
                if deletes {
                    try history.delete(before: bound(store))
                } else {
                    found += try history.transactions(after: bound(store))
                }
            }
            return result(found.filter(matches).sorted { $0.timestamp < $1.timestamp })
        }
    }

    private func bound(_ store: NSPersistentStore) -> SQLiteHistory.Bound {
        switch limit {
        case .date(let date): .time(date.timeIntervalSinceReferenceDate)
        case .token(let token): .number(token?.numbers[store.identifier] ?? 0)
        }
    }

    private func matches(_ transaction: NSPersistentHistoryTransaction) -> Bool {
        guard let predicate = fetchRequest?.predicate, fetchRequest?.givenEntityName != "CHANGE" else { return true }
        return predicate.evaluate(with: transaction.described)
    }

    private func result(_ transactions: [NSPersistentHistoryTransaction]) -> NSPersistentHistoryResult {
        let changes = transactions.flatMap { $0.changes ?? [] }
        let value: Any =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: changes.map(\.changedObjectID)
            case .count: transactions.count
            case .changesOnly: changes
            case .transactionsOnly, .transactionsAndChanges: transactions
            }
        if resultType == .transactionsOnly { for transaction in transactions { transaction.changes = nil } }
        return NSPersistentHistoryResult(value, resultType)
    }
}

/// What a history request found.
// Sendable: as all results.
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    /// By the type: a flag, IDs, a count, transactions or changes.
    open private(set) var result: Any?
    open private(set) var resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ resultType: NSPersistentHistoryResultType) {
        self.result = result
        self.resultType = resultType
        super.init()
    }
}

/// In notifications of remote changes: the newest place of the history.
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"

extension NSPersistentStore {
    private func flag(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }

    var tracksHistory: Bool { flag(NSPersistentHistoryTrackingKey) && core is SQLiteStore }

    /// Tells that the store's contents are others, with a token where history is kept; on another thread, as on iOS.
    func postRemoteChange() {
        guard flag(NSPersistentStoreRemoteChangeNotificationPostOptionKey), let coordinator = persistentStoreCoordinator
        else { return }
        var info: [AnyHashable: Any] = [NSStoreUUIDKey: identifier ?? ""]
        info[NSPersistentStoreURLKey] = url
        info[NSPersistentHistoryTokenKey] = coordinator.currentPersistentHistoryToken(fromStores: [self])
        // Values that do not change, and objects with locks of their own.
        nonisolated(unsafe) let given = (coordinator, info)
        DispatchQueue.global().async {
            NotificationCenter.default.post(
                name: .NSPersistentStoreRemoteChange, object: given.0, userInfo: given.1)
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// The newest place in the history of some stores, nil: of all; nil where none keeps one.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        locked {
            var numbers: [String: Int64] = [:]
            let asked = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
            for store in asked where store.tracksHistory {
                guard let core = store.core as? SQLiteStore else { continue }
                do {
                    numbers[store.identifier] = try SQLiteHistory(core).last
                } catch {
                    NSLog("CoreData: error: %@", "\(error)")
                }
            }
            return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
        }
    }
}
