// SPDX-License-Identifier: MIT
import FoundationCompat

/// A section, with the objects it had when it was made.
final class ControllerSection: __ObjCObject, NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let members: [Any]
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }

    init(_ name: String, _ title: String?, _ members: [Any]) {
        self.name = name
        indexTitle = title
        self.members = members
    }
}

/// Makes sections of objects in order.
struct SectionBuilder {
    let keyPath: String?
    let title: (String) -> String?

    func sections(_ objects: [Any]) -> [ControllerSection] {
        guard let keyPath else { return [ControllerSection("", nil, objects)] }
        var sections: [(name: String, members: [Any])] = []
        for object in objects {
            let name = name(of: object, keyPath)
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append((name, [object]))
            }
        }
        return sections.map { ControllerSection($0.name, title($0.name), $0.members) }
    }

    /// The first object whose section has ended before; nil: those of each section follow each other.
    func firstOutOfOrder(_ objects: [Any]) -> (index: Int, name: String)? {
        guard let keyPath else { return nil }
        var ended: Set<String> = []
        var last: String?
        for (index, object) in objects.enumerated() {
            let name = name(of: object, keyPath)
            guard name != last else { continue }
            if ended.contains(name) { return (index, name) }
            if let last { ended.insert(last) }
            last = name
        }
        return nil
    }

    private func name(of object: Any, _ keyPath: String) -> String {
        let value = (object as? NSObject)?.value(forKeyPath: keyPath)
        return value.map { "\($0)" } ?? ""
    }
}

/// What a controller shows at one time.
struct ControllerResults {
    let objects: [NSManagedObject]
    /// The results, whatever they are.
    let all: [Any]
    let sections: [ControllerSection]
    private let places: [ObjectIdentifier: IndexPath]

    init(objects: [NSManagedObject], others: [Any], _ builder: SectionBuilder) {
        self.objects = objects
        all = others
        sections = builder.sections(others)
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (item, object) in info.members.enumerated() {
                places[ObjectIdentifier(object as AnyObject)] = [section, item]
            }
        }
        self.places = places
    }

    /// nil: there is no such place.
    func object(_ path: IndexPath) -> Any? {
        guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].members.indices.contains(path[1])
        else { return nil }
        return sections[path[0]].members[path[1]]
    }

    func indexPath(of object: AnyObject) -> IndexPath? { places[ObjectIdentifier(object)] }

    func snapshot(_ changes: ControllerChanges) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            let ids = section.members.compactMap { ($0 as? NSManagedObject)?.objectID }
            snapshot.appendItems(withIdentifiers: ids, intoSectionWithIdentifier: section.name)
        }
        snapshot.reloadItems(
            withIdentifiers: changes.objects.filter { $0.type == .update || $0.type == .move }.map(\.object.objectID))
        return snapshot
    }
}

/// Which of a context's changes concern a controller.
struct ControllerFilter {
    private let names: Set<String>
    private let predicate: NSPredicate?
    private let order: SortOrder

    init(_ request: __NSFetchSettings, _ context: NSManagedObjectContext) {
        let plan = request.plan(in: context)
        names = plan.entityNames
        predicate = plan.predicate.map { PredicateConstants.objects($0, in: context) }
        order = SortOrder(plan.sortDescriptors)
    }

    private func objects(_ info: [AnyHashable: Any], _ key: String) -> [NSManagedObject] {
        let set = info[key] as? Set<NSManagedObject> ?? []
        return set.filter { names.contains($0.entity.name ?? "") }
    }

    /// The objects from now on and those that were changed; nil: nothing that concerns the controller.
    func apply(
        _ info: [AnyHashable: Any], to old: [NSManagedObject]
    ) -> (objects: [NSManagedObject], touched: Set<ObjectIdentifier>)? {
        let deleted = Set(objects(info, NSDeletedObjectsKey).map(ObjectIdentifier.init))
        let changed = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey]
            .flatMap { objects(info, $0) }.filter { !deleted.contains(ObjectIdentifier($0)) && !$0.state.isDeleted }
        guard !deleted.isEmpty || !changed.isEmpty else { return nil }
        let touched = Set(changed.map(ObjectIdentifier.init))
        let known = Set(old.map(ObjectIdentifier.init))
        let gone = Set(changed.filter { !(predicate?.evaluate(with: $0) ?? true) }.map(ObjectIdentifier.init))
        let kept = old.filter { !deleted.contains(ObjectIdentifier($0)) && !gone.contains(ObjectIdentifier($0)) }
        var seen = known
        let new = changed.filter { !gone.contains(ObjectIdentifier($0)) && seen.insert(ObjectIdentifier($0)).inserted }
        let concerns = kept.count != old.count || !new.isEmpty || !touched.isDisjoint(with: known)
        guard concerns else { return nil }
        return (order.sorted(kept + new.sorted { $0.identifier.uriText < $1.identifier.uriText }), touched)
    }
}

extension NSManagedObjectID {
    /// Makes the order of objects that came at once the same each time.
    fileprivate var uriText: String {
        (isTemporaryID ? "t" : "p") + String(repeating: "0", count: max(0, 20 - "\(number)".count)) + "\(number)"
    }
}
