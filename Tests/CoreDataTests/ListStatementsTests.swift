// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// What lists need of Core Data: section order, caches; migration by a mapping; queues.
@Suite struct ListStatementsTests {
    private func controller(
        _ stack: Stack, sortedBy keys: [String], sections: String?, cache: String? = nil,
        _ predicate: NSPredicate? = nil
    ) -> NSFetchedResultsController<NSManagedObject> {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
        request.predicate = predicate
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: sections, cacheName: cache)
    }

    private func library() throws -> Stack {
        let stack = try Stack()
        for (title, pages) in [("a", 1), ("b", 2), ("c", 1)] {
            _ = stack.context.make("Book", ["title": title, "pages": pages])
        }
        try stack.context.save()
        return stack
    }

    @Test(
        "CD39: where the section key is not the first to sort by, performFetch fails and names the object and the cause"
    )
    func sectionOrder() throws {
        let stack = try library()
        let wrong = controller(stack, sortedBy: ["title"], sections: "pages")
        #expect {
            try wrong.performFetch()
        } throws: { error in
            let reason = (error as NSError).userInfo["reason"] as? String
            return (error as NSError).code == NSCoreDataError
                && reason == "The fetched object at index 2 has an out of order section name '1. "
                    + "Objects must be sorted by section name'"
        }
        let right = controller(stack, sortedBy: ["pages", "title"], sections: "pages")
        try right.performFetch()
        #expect(right.sections?.map(\.name) == ["1", "2"])
    }

    @Test("CD40: with and without a cache's name the sections are right, also after predicate and order change")
    func caches() throws {
        let stack = try library()
        for cache in [nil, "Books"] {
            for _ in 0..<2 {
                let first = controller(stack, sortedBy: ["pages", "title"], sections: "pages", cache: cache)
                try first.performFetch()
                #expect(first.cacheName == cache && first.sections?.map(\.numberOfObjects) == [2, 1])
            }
            let few = controller(
                stack, sortedBy: ["pages", "title"], sections: "pages", cache: cache,
                NSPredicate(format: "title != 'a'"))
            try few.performFetch()
            #expect(few.sections?.map(\.numberOfObjects) == [1, 1])
            NSFetchedResultsController<NSManagedObject>.deleteCache(withName: cache)
        }
    }

    @Test("CD8: a mapping by hand renames an attribute and keeps its values")
    func mapping() throws {
        let (old, new) = (Library.model(), Library.model())
        new.entitiesByName["Writer"]?.attributesByName["name"]?.name = "fullName"
        let folder = try Library.folder()
        let (from, to) = (folder.appendingPathComponent("old.sqlite"), folder.appendingPathComponent("new.sqlite"))
        do {
            let stack = try Stack(NSSQLiteStoreType, model: old, at: from)
            _ = stack.context.make("Writer", ["name": "Ann"])
            try stack.context.save()
            for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        }
        let mapping = NSEntityMapping()
        mapping.name = "WriterToWriter"
        mapping.mappingType = .customEntityMappingType
        (mapping.sourceEntityName, mapping.destinationEntityName) = ("Writer", "Writer")
        mapping.sourceEntityVersionHash = old.entitiesByName["Writer"]?.versionHash
        mapping.destinationEntityVersionHash = new.entitiesByName["Writer"]?.versionHash
        mapping.entityMigrationPolicyClassName = nil
        let property = NSPropertyMapping()
        property.name = "fullName"
        property.valueExpression = __NSExpression(format: "$source.name", argumentArray: [])
        mapping.attributeMappings = [property]
        let model = NSMappingModel()
        model.entityMappings = [mapping]
        let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
        try manager.migrateStore(
            from: from, sourceType: NSSQLiteStoreType, options: nil, with: model, toDestinationURL: to,
            destinationType: NSSQLiteStoreType, destinationOptions: nil)
        let stack = try Stack(NSSQLiteStoreType, model: new, at: to)
        #expect(try stack.context.all("Writer").map { $0.text("fullName") } == ["Ann"])
    }

    @Test("CD19: a seeded movie is there again in the next launch, with all of its values")
    func seeding() throws {
        func model() -> NSManagedObjectModel {
            let movie = Library.entity("Movie")
            movie.properties = [
                Library.attribute("title", .stringAttributeType), Library.attribute("year", .stringAttributeType),
                Library.attribute("lent", .booleanAttributeType, default: false),
                Library.attribute("lentOn", .dateAttributeType),
                Library.attribute("timesWatched", .integer32AttributeType, default: 0),
            ]
            let model = NSManagedObjectModel()
            model.entities = [movie]
            return model
        }
        let url = try Library.folder().appendingPathComponent("movies.sqlite")
        do {
            let stack = try Stack(NSSQLiteStoreType, model: model(), at: url)
            _ = stack.context.make("Movie", ["title": "The Matrix", "year": "1999", "timesWatched": 20])
            try stack.context.save()
            for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        }
        let stack = try Stack(NSSQLiteStoreType, model: model(), at: url)
        let movies = try stack.context.all("Movie")
        let movie = try #require(movies.first)
        #expect(movies.count == 1 && movie.text("title") == "The Matrix" && movie.text("year") == "1999")
        #expect(movie.value(forKey: "lent") as? Bool == false && movie.value(forKey: "lentOn") == nil)
        #expect(movie.value(forKey: "timesWatched") as? Int == 20)
    }

    @Test("A fetch in batches of 20 gives 1000 faults, each of which has its values when it is touched")
    func faults() throws {
        let stack = try Stack(NSSQLiteStoreType)
        for number in 0..<1000 { _ = stack.context.make("Tag", ["label": "\(number)"]) }
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Tag")
        request.fetchBatchSize = 20
        let found = try stack.newContext().fetch(request)
        #expect(found.count == 1000 && found.allSatisfy(\.isFault))
        #expect(Set(found.compactMap { $0.text("label") }).count == 1000 && found.allSatisfy { !$0.isFault })
    }

    @Test("CD45: with the concurrency debug flag an object used on the wrong queue ends the app with a clear message")
    func wrongQueue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UserDefaults.standard.register(defaults: ["com.apple.CoreData.ConcurrencyDebug": true])
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
            try coordinator.addPersistentStore(
                ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            var tag: NSManagedObject?
            context.performAndWait {
                tag = context.make("Tag", ["label": "right"])
                _ = tag?.value(forKey: "label")
            }
            FileHandle.standardError.write(Data("so far".utf8))
            _ = tag?.value(forKey: "label")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("so far") && text.contains("Multithreading_Violation_AllThatIsLeftToUsIsHonor"))
        #expect(text.contains("a context of a private queue") && text.contains("use perform(_:)"))
    }
}
