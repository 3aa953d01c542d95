// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing
import UIKit

/// Core Data on the main thread of an app, and the stores beside it.
@MainActor @Suite(.serialized)
struct StoreStatementsTests {
    private func model() -> NSManagedObjectModel {
        let (entity, title) = (NSEntityDescription(), NSAttributeDescription())
        (title.name, title.attributeType, title.isOptional) = ("title", .stringAttributeType, true)
        entity.name = "Movie"
        entity.managedObjectClassName = "NSManagedObject"
        entity.properties = [title]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }

    private func container() async throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Movies", managedObjectModel: model())
        let description = NSPersistentStoreDescription()
        description.url = URL(fileURLWithPath: NSTemporaryDirectory() + "/\(UUID().uuidString).sqlite")
        container.persistentStoreDescriptions = [description]
        var failure: (any Error)?
        container.loadPersistentStores { _, error in failure = error }
        #expect(failure == nil)
        return container
    }

    private func movie(_ title: String, in context: NSManagedObjectContext) -> NSManagedObject {
        let movie = NSEntityDescription.insertNewObject(forEntityName: "Movie", into: context)
        movie.setValue(title, forKey: "title")
        return movie
    }

    @Test("CD9: a context of the main queue runs its blocks on the main thread, a private one off it")
    func queues() async throws {
        let container = try await container()
        for (type, isMain) in [
            (NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType, true),
            (.privateQueueConcurrencyType, false),
        ] {
            let context = NSManagedObjectContext(concurrencyType: type)
            context.persistentStoreCoordinator = container.persistentStoreCoordinator
            let ran = await withCheckedContinuation { next in
                context.perform { next.resume(returning: Thread.isMainThread) }
            }
            #expect(ran == isMain)
        }
    }

    @Test("CD11: a container loads its stores, has a view context, makes background contexts and runs tasks on them")
    func containers() async throws {
        let container = try await container()
        let context = container.viewContext
        #expect(context.concurrencyType == .mainQueueConcurrencyType)
        let background = container.newBackgroundContext()
        #expect(background.concurrencyType == .privateQueueConcurrencyType)
        try await background.perform {
            let movie = NSEntityDescription.insertNewObject(forEntityName: "Movie", into: background)
            movie.setValue("One", forKey: "title")
            try background.save()
        }
        await withCheckedContinuation { next in
            container.performBackgroundTask { context in
                let movie = NSEntityDescription.insertNewObject(forEntityName: "Movie", into: context)
                movie.setValue("Two", forKey: "title")
                #expect(throws: Never.self) { try context.save() }
                next.resume()
            }
        }
        let request = NSFetchRequest<NSManagedObject>(entityName: "Movie")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["One", "Two"])
    }

    @Test("CD18: with an undo manager undo takes back the last change, one group at a time, and redo brings it again")
    func undo() async throws {
        let context = try await container().viewContext
        let manager = UndoManager()
        context.undoManager = manager
        let movie = movie("First", in: context)
        context.processPendingChanges()
        manager.removeAllActions()
        manager.groupsByEvent = false
        for title in ["Second", "Third"] {
            manager.beginUndoGrouping()
            movie.setValue(title, forKey: "title")
            manager.endUndoGrouping()
        }
        var title: String? { movie.value(forKey: "title") as? String }
        #expect(title == "Third")
        context.undo()
        #expect(title == "Second")
        manager.undo()
        #expect(title == "First" && !manager.canUndo)
        context.redo()
        #expect(title == "Second")
    }
}
