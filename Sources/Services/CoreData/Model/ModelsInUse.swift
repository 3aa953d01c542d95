// SPDX-License-Identifier: MIT
import FoundationCompat
import Synchronization

/// The models that coordinators use, by which classes find their entities.
enum ModelsInUse {
    private struct Item: Sendable { weak var model: NSManagedObjectModel? }
    private static let items = Mutex<[Item]>([])

    static func add(_ model: NSManagedObjectModel) {
        items.withLock { items in
            items.removeAll { $0.model == nil }
            items.append(Item(model: model))
        }
    }

    /// The entity whose objects are of this class, in the model used last.
    static func entity(of cls: NSManagedObject.Type) -> NSEntityDescription? {
        let models = items.withLock { $0.compactMap(\.model) }
        return models.reversed().lazy.compactMap { $0.entity(of: cls) }.first
    }
}

extension NSManagedObjectModel {
    /// The entity whose objects are of this class; of several, the topmost.
    func entity(of cls: NSManagedObject.Type) -> NSEntityDescription? {
        if let known = classEntities.withLock({ $0[ObjectIdentifier(cls)] }) { return known }
        let found = entities.filter { $0.objectClass == cls }
        let entity = found.first { entity in !found.contains { $0 === entity.superentity } }
        if !isEditable, let entity { classEntities.withLock { $0[ObjectIdentifier(cls)] = entity } }
        return entity
    }
}
