// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Lightweight migration, by "Using Lightweight Migration" in Apple's documentation.
@Suite struct MigrationTests {
    /// The library with a renamed attribute, a new one and without chapters' numbers.
    private func next() -> NSManagedObjectModel {
        let model = Library.model()
        let book = model.entitiesByName["Book"]
        let title = book?.attributesByName["title"]
        title?.name = "heading"
        title?.renamingIdentifier = "title"
        book?.properties += [Library.attribute("stars", .integer16AttributeType, optional: false, default: 3)]
        return model
    }

    @Test("A store of another model is refused, and migrated with a renamed attribute when that is allowed")
    func lightweight() throws {
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        do {
            let stack = try Stack(NSSQLiteStoreType, at: url)
            let writer = stack.context.make("Writer", ["name": "Ann"])
            let tag = stack.context.make("Tag", ["label": "t"])
            let book = stack.context.make("Novel", ["title": "kept", "genre": "g", "writer": writer])
            book.mutableSetValue(forKey: "tags").add(tag)
            try stack.context.save()
            for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: next())
        #expect {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: url,
                options: [NSMigratePersistentStoresAutomaticallyOption: false])
        } throws: { ($0 as NSError).code == 134100 && ($0 as NSError).domain == NSCocoaErrorDomain }
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url,
            options: [
                NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
            ])
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let book = try #require(try context.all("Book").first)
        #expect(book.entity.name == "Novel" && book.text("heading") == "kept" && book.text("genre") == "g")
        #expect(book.value(forKey: "stars") as? Int == 3)
        #expect((book.value(forKey: "writer") as? NSManagedObject)?.text("name") == "Ann")
        #expect(book.objects("tags").first?.text("label") == "t")
    }

    @Test("Stages run one after another, each with its handlers on a stack of the right version")
    func stages() throws {
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        do {
            let stack = try Stack(NSSQLiteStoreType, at: url)
            _ = stack.context.make("Book", ["title": "four"])
            try stack.context.save()
            for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        }
        let last = next()
        last.entitiesByName["Book"]?.properties += [
            Library.attribute("shelf", .stringAttributeType, optional: false, default: "a")
        ]
        let stage = NSCustomMigrationStage(
            migratingFrom: NSManagedObjectModelReference(model: Library.model(), versionChecksum: "1"),
            to: NSManagedObjectModelReference(model: next(), versionChecksum: "2"))
        var seen: [String] = []
        stage.willMigrateHandler = { manager, _ in
            let context = try #require(manager.container?.viewContext)
            seen.append(try context.all("Book").first?.text("title") ?? "")
        }
        stage.didMigrateHandler = { manager, _ in
            let context = try #require(manager.container?.viewContext)
            let book = try #require(try context.all("Book").first)
            seen.append(book.text("heading") ?? "")
            book.setValue(4, forKey: "stars")
            try context.save()
        }
        let manager = NSStagedMigrationManager([stage, NSLightweightMigrationStage(["3"])])
        let stack = try Stack(
            NSSQLiteStoreType, model: last, at: url,
            options: [NSPersistentStoreStagedMigrationManagerOptionKey: manager])
        #expect(seen == ["four", "four"] && manager.container == nil)
        let book = try #require(try stack.context.all("Book").first)
        #expect(book.value(forKey: "stars") as? Int == 4 && book.text("shelf") == "a")
    }
}
