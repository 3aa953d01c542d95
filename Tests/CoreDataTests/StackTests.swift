// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Objects made, related, saved and fetched again, by the "Core Data Programming Guide".
@Suite struct StackTests {
    @Test("What is saved is found again by another context", arguments: storeTypes)
    func roundTrip(type: String) throws {
        let stack = try Stack(type)
        let writer = stack.context.make("Writer", ["name": "Ann", "born": Date(timeIntervalSinceReferenceDate: 5)])
        let book = stack.context.make(
            "Novel", ["title": "One", "pages": 12, "price": 1.5, "isRead": true, "genre": "x"])
        book.setValue(writer, forKey: "writer")
        #expect(writer.objectID.isTemporaryID)
        try stack.context.save()
        #expect(!writer.objectID.isTemporaryID)
        #expect(!stack.context.hasChanges)
        let other = stack.newContext()
        let found = try #require(try other.all("Writer").first)
        #expect(found.objectID == writer.objectID)
        #expect(found.text("name") == "Ann")
        #expect(found.value(forKey: "born") as? Date == Date(timeIntervalSinceReferenceDate: 5))
        let novel = try #require(found.objects("books").first)
        #expect(novel.entity.name == "Novel")
        #expect(novel.value(forKey: "pages") as? Int == 12)
        #expect(novel.value(forKey: "price") as? Double == 1.5)
        #expect(novel.value(forKey: "isRead") as? Bool == true)
        #expect(novel.text("genre") == "x")
        #expect(novel.value(forKey: "writer") as? NSManagedObject === found)
    }

    @Test("A store file is opened again", arguments: [NSSQLiteStoreType, NSBinaryStoreType])
    func reopening(type: String) throws {
        let url = try Library.folder().appendingPathComponent("store")
        do {
            let stack = try Stack(type, at: url)
            let book = stack.context.make("Book", ["title": "Kept"])
            let tags = ["a", "b"].map { stack.context.make("Tag", ["label": $0]) }
            book.mutableSetValue(forKey: "tags").addObjects(from: tags)
            let chapters = [3, 1, 2].map { stack.context.make("Chapter", ["number": $0]) }
            book.setValue(NSOrderedSet(array: chapters), forKey: "chapters")
            try stack.context.save()
        }
        let stack = try Stack(type, at: url)
        let book = try #require(try stack.context.all("Book").first)
        #expect(book.text("title") == "Kept")
        #expect(Set(book.objects("tags").compactMap { $0.text("label") }) == ["a", "b"])
        let chapters = book.value(forKey: "chapters") as? NSOrderedSet
        #expect(chapters?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "number") as? Int } == [3, 1, 2])
    }

    @Test("Both sides of a relationship follow each other")
    func inverses() throws {
        let stack = try Stack()
        let (first, second) = (stack.context.make("Writer"), stack.context.make("Writer"))
        let book = stack.context.make("Book")
        book.setValue(first, forKey: "writer")
        #expect(first.objects("books") == [book])
        second.mutableSetValue(forKey: "books").add(book)
        #expect(book.value(forKey: "writer") as? NSManagedObject === second)
        #expect(first.objects("books").isEmpty)
        second.setValue(NSSet(), forKey: "books")
        #expect(book.value(forKey: "writer") == nil)
        let tag = stack.context.make("Tag")
        book.mutableSetValue(forKey: "tags").add(tag)
        #expect(tag.objects("books") == [book])
    }

    @Test("Deleting cascades and nullifies", arguments: storeTypes)
    func deleting(type: String) throws {
        let stack = try Stack(type)
        let writer = stack.context.make("Writer", ["name": "Ann"])
        let books = (0..<3).map { stack.context.make("Book", ["title": "\($0)", "writer": writer]) }
        let tag = stack.context.make("Tag", ["label": "t"])
        for book in books { book.mutableSetValue(forKey: "tags").add(tag) }
        try stack.context.save()
        stack.context.delete(books[0])
        try stack.context.save()
        #expect(writer.objects("books").count == 2)
        #expect(tag.objects("books").count == 2)
        #expect(books[0].managedObjectContext == nil)
        stack.context.delete(writer)
        try stack.context.save()
        #expect(try stack.newContext().all("Book").isEmpty)
        #expect(tag.objects("books").isEmpty)
    }

    @Test("Predicates and orders", arguments: storeTypes)
    func fetching(type: String) throws {
        let stack = try Stack(type)
        let (ann, bob) = (stack.context.make("Writer", ["name": "Ann"]), stack.context.make("Writer", ["name": "Bob"]))
        let data: [(String, Int?, NSManagedObject?)] = [
            ("Alpha", 10, ann), ("beta", 20, ann), ("Gamma", 30, bob), ("delta", nil, nil), ("Épée", 40, bob),
        ]
        for (title, pages, writer) in data {
            let book = stack.context.make("Book", ["title": title])
            book.setValue(pages, forKey: "pages")
            book.setValue(writer, forKey: "writer")
        }
        let tag = stack.context.make("Tag", ["label": "hot"])
        tag.setValue(NSSet(array: try stack.context.all("Book", "pages >= 30")), forKey: "books")
        func check() throws {
            let cases: [(String, [Any], Set<String>)] = [
                ("title == %@", ["beta"], ["beta"]), ("title ==[c] %@", ["BETA"], ["beta"]),
                ("title != %@", ["beta"], ["Alpha", "Gamma", "delta", "Épée"]),
                ("pages > 10 AND pages <= 30", [], ["beta", "Gamma"]), ("pages == nil", [], ["delta"]),
                ("pages != 20", [], ["Alpha", "Gamma", "delta", "Épée"]),
                ("NOT pages > 10", [], ["Alpha", "delta"]), ("writer == %@", [ann], ["Alpha", "beta"]),
                ("writer.name == 'Bob'", [], ["Gamma", "Épée"]),
                ("writer.name BEGINSWITH[c] 'a'", [], ["Alpha", "beta"]),
                ("writer == nil", [], ["delta"]), ("title CONTAINS[cd] 'e'", [], ["beta", "delta", "Épée"]),
                ("title LIKE '*a'", [], ["Alpha", "beta", "Gamma", "delta"]),
                ("title MATCHES '[A-Z].*'", [], ["Alpha", "Gamma"]), ("title IN %@", [["beta", "x"]], ["beta"]),
                ("pages BETWEEN {15, 35}", [], ["beta", "Gamma"]), ("writer IN %@", [[bob]], ["Gamma", "Épée"]),
                ("ANY tags.label == 'hot'", [], ["Gamma", "Épée"]),
                ("tags.@count == 0", [], ["Alpha", "beta", "delta"]),
                ("SUBQUERY(tags, $t, $t.label == 'hot').@count > 0", [], ["Gamma", "Épée"]),
                ("tags CONTAINS %@", [tag], ["Gamma", "Épée"]), ("SELF IN %@", [[tag]], []),
                ("writer.books.@count == 2 AND pages < 15", [], ["Alpha"]), ("TRUEPREDICATE", [], Set(data.map(\.0))),
                ("ALL tags.label == 'cold'", [], ["Alpha", "beta", "delta"]),
                ("title > 'Gamma'", [], ["beta", "delta"]), ("pages * 2 == 40", [], ["beta"]),
                ("writer.books.title == %@", ["nothing like it"], []),
            ]
            for (format, arguments, titles) in cases where !format.hasPrefix("writer.books.title") {
                let found = try stack.context.all("Book", format, arguments).compactMap { $0.text("title") }
                #expect(Set(found) == titles, "\(format) \(type)")
            }
        }
        try check()
        try stack.context.save()
        try check()
        let sorted = try stack.context.all("Book", sortedBy: "title").compactMap { $0.text("title") }
        #expect(sorted == ["Alpha", "Épée", "Gamma", "beta", "delta"])
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "title", ascending: true, selector: "localizedStandardCompare:")
        ]
        request.fetchOffset = 1
        request.fetchLimit = 2
        #expect(try stack.context.fetch(request).compactMap { $0.text("title") } == ["beta", "delta"])
        #expect(try stack.context.count(for: request) == 2)
        request.sortDescriptors = [
            NSSortDescriptor(key: "writer.name", ascending: false), NSSortDescriptor(key: "pages", ascending: true),
        ]
        request.fetchOffset = 0
        request.fetchLimit = 0
        #expect(
            try stack.context.fetch(request).compactMap { $0.text("title") } == [
                "Gamma", "Épée", "Alpha", "beta", "delta",
            ])
    }
}

/// What a save checks of to-many relationships, and what mappings and configurations are compared by.
@Suite struct RequirementTests {
    private func model(minimum: Int) -> NSManagedObjectModel {
        let model = Library.model()
        let books = model.entitiesByName["Writer"]?.relationshipsByName["books"]
        books?.isOptional = false
        books?.minCount = minimum
        return model
    }

    private func context(_ model: NSManagedObjectModel, _ configuration: String? = nil) throws -> NSManagedObjectContext
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSInMemoryStoreType, configurationName: configuration, at: nil, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    // NSRelationshipDescription's documentation: 0 means undefined; the relationship's value is a set, never nil.
    @Test("An empty mandatory to-many relationship is saved unless a minimum count forbids it")
    func mandatoryToMany() throws {
        let free = try context(model(minimum: 0))
        _ = free.make("Writer", ["name": "Ann"])
        try free.save()
        let bound = try context(model(minimum: 1))
        _ = bound.make("Writer", ["name": "Ann"])
        #expect { try bound.save() } throws: {
            ($0 as NSError).code == NSValidationRelationshipLacksMinimumCountError
        }
    }

    @Test("Mapping models are equal by what they say")
    func mappingEquality() throws {
        let next = Library.model()
        next.entitiesByName["Book"]?.properties += [Library.attribute("stars", .integer16AttributeType)]
        let first = try NSMappingModel.inferredMappingModel(forSourceModel: Library.model(), destinationModel: next)
        let second = try NSMappingModel.inferredMappingModel(forSourceModel: Library.model(), destinationModel: next)
        let other = try NSMappingModel.inferredMappingModel(forSourceModel: next, destinationModel: Library.model())
        #expect(first == second && first.hash == second.hash && first != other)
        #expect(first.entityMappings == second.entityMappings)
    }

    @Test("No configuration and the default one are the same, by every way to name them")
    func defaultConfiguration() throws {
        let model = Library.model()
        #expect(model.entities(forConfigurationName: nil)?.count == model.entities.count)
        for name in [nil, "PF_DEFAULT_CONFIGURATION_NAME"] {
            let context = try context(model, name)
            _ = context.make("Writer", ["name": "Ann"])
            try context.save()
            let store = try #require(context.persistentStoreCoordinator?.persistentStores.first)
            #expect(store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME")
            #expect(model.isConfiguration(withName: name, compatibleWithStoreMetadata: store.metadata))
        }
        let description = NSPersistentStoreDescription()
        description.configuration = nil
        #expect(description.configuration == nil)
    }
}
