// SPDX-License-Identifier: MIT
import CoreData
import UIKit

/// Rows with data in files of their own, changed by two contexts in turn.
final class ObjectStore: Store {
    private let container: NSPersistentContainer
    private let background: NSManagedObjectContext

    init() {
        let entity = NSEntityDescription()
        entity.name = "Number"
        entity.managedObjectClassName = "NSManagedObject"
        let key = NSAttributeDescription()
        key.name = "key"
        key.attributeType = .stringAttributeType
        let blob = NSAttributeDescription()
        blob.name = "blob"
        blob.attributeType = .binaryDataAttributeType
        blob.allowsExternalBinaryDataStorage = true
        entity.properties = [key, blob]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        container = NSPersistentContainer(name: "Numbers", managedObjectModel: model)
        container.loadPersistentStores { _, error in
            if let error { say("refused \(error)") }
        }
        background = container.newBackgroundContext()
        container.viewContext.automaticallyMergesChangesFromParent = true
    }

    private func row(_ key: String, _ context: NSManagedObjectContext) throws -> NSManagedObject? {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Number")
        request.predicate = NSPredicate(format: "key == %@", key)
        return try context.fetch(request).first
    }

    func read(_ completion: @escaping ([String: Int]) -> Void) {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Number")
        var result: [String: Int] = [:]
        for row in (try? container.viewContext.fetch(request)) ?? [] {
            let key = row.value(forKey: "key") as! String
            result[key, default: 0] += Padding.value(row.value(forKey: "blob") as? Data, count: 150_000)
        }
        completion(result)
    }

    func apply(_ change: Change, _ completion: @escaping (Bool) -> Void) {
        let context = change.number % 2 == 0 ? container.viewContext : background
        var isDone = false
        context.performAndWait {
            do {
                // What is begun and given up must leave nothing either.
                if change.number % 3 == 0 { try giveUp(in: context) }
                let row = try row(change.key, context)
                if let value = change.value {
                    let row = row ?? NSEntityDescription.insertNewObject(forEntityName: "Number", into: context)
                    row.setValue(change.key, forKey: "key")
                    row.setValue(Padding.data(value, count: 150_000), forKey: "blob")
                } else if let row {
                    context.delete(row)
                }
                try context.save()
                isDone = true
            } catch {
                context.rollback()
                say("error \(error)")
            }
        }
        completion(isDone)
    }

    private func giveUp(in context: NSManagedObjectContext) throws {
        let row = NSEntityDescription.insertNewObject(forEntityName: "Number", into: context)
        row.setValue(Padding.data(7, count: 150_000), forKey: "blob")
        context.rollback()
    }
}
