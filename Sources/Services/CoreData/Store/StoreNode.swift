// SPDX-License-Identifier: MIT
import FoundationCompat

/// A stored object for predicates and sort descriptors to look at, without a context.
final class StoreNode: __ObjCObject {
    let objectID: NSManagedObjectID
    private unowned let nodes: StoreNodes
    private let entity: NSEntityDescription
    private lazy var snapshot = nodes.snapshot(of: objectID)

    init(_ id: NSManagedObjectID, _ snapshot: Snapshot?, _ nodes: StoreNodes) {
        objectID = id
        entity = id.entity
        self.nodes = nodes
        super.init()
        if let snapshot { self.snapshot = snapshot }
    }

    override func value(forKey key: String) -> Any? {
        guard let index = entity.layout.indexes[key] else {
            switch key {
            case "objectID", "self": return objectID
            case "entity": return entity
            default:
                NSException.raise(
                    .invalidArgumentException,
                    "keypath \(key) not found in entity \(entity.name ?? "")")
            }
        }
        switch entity.layout.slots[index] {
        case .relationship(let relationship):
            guard relationship.isToMany else {
                return (snapshot?.values[index] as? NSManagedObjectID).map(nodes.node)
            }
            let members = nodes.related(objectID, relationship).map(nodes.node)
            return relationship.isOrdered ? NSOrderedSet(array: members) : NSSet(array: members)
        case .attribute, .fetched, .other: return snapshot?.values[index]
        }
    }

    override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let node as StoreNode: node.objectID.isEqual(objectID)
        case let id as NSManagedObjectID: id.isEqual(objectID)
        case let object as NSManagedObject: object.objectID.isEqual(objectID)
        default: false
        }
    }

    override var hash: Int { objectID.hash }
}

/// The nodes of one evaluation.
final class StoreNodes {
    private let store: any StoreCore
    private var known: [NSManagedObjectID: StoreNode] = [:]

    init(_ store: any StoreCore) { self.store = store }

    func node(_ id: NSManagedObjectID) -> StoreNode {
        if let node = known[id] { return node }
        let node = StoreNode(id, nil, self)
        known[id] = node
        return node
    }

    func node(_ row: FetchedRow) -> StoreNode {
        if let node = known[row.id] { return node }
        let node = StoreNode(row.id, row.snapshot, self)
        known[row.id] = node
        return node
    }

    func snapshot(of id: NSManagedObjectID) -> Snapshot? {
        do {
            return try store.snapshot(of: id)
        } catch {
            NSLog("CoreData: error: %@", "\(error)")
            return nil
        }
    }

    func related(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        do {
            return try store.related(id, relationship)
        } catch {
            NSLog("CoreData: error: %@", "\(error)")
            return []
        }
    }

    /// Rows that a predicate holds for, in the order of descriptors, cut to the page.
    func select(_ rows: [FetchedRow], _ plan: FetchPlan) -> [FetchedRow] {
        guard plan.predicate != nil || !plan.sortDescriptors.isEmpty else { return page(rows, plan) }
        let pairs = rows.map { (row: $0, node: node($0)) }
        let matching = pairs.filter { plan.predicate?.evaluate(with: $0.node) ?? true }
        guard !plan.sortDescriptors.isEmpty else { return page(matching.map(\.row), plan) }
        let byNode = Dictionary(matching.map { (ObjectIdentifier($0.node), $0.row) }) { first, _ in first }
        let sorted = SortOrder(plan.sortDescriptors).sorted(matching.map(\.node))
        return page(sorted.compactMap { byNode[ObjectIdentifier($0)] }, plan)
    }

    private func page(_ rows: [FetchedRow], _ plan: FetchPlan) -> [FetchedRow] {
        let rest = rows.dropFirst(plan.offset)
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }
}
