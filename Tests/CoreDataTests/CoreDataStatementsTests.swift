// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Core Data: models, stores, contexts and objects, by numbered statement.
@Suite struct CoreDataStatementsTests {
    @Test("A model whose file is missing is nil")
    func missingModel() throws {
        let place = try Library.folder().appendingPathComponent("None.momd")
        #expect(NSManagedObjectModel(contentsOf: place) == nil)
    }

    @Test("CD3: a model that is built in code has its entities, attributes and inverse relationships")
    func builtInCode() throws {
        let model = Library.model()
        #expect(Set(model.entitiesByName.keys) == ["Writer", "Book", "Novel", "Tag", "Chapter"])
        let book = try #require(model.entitiesByName["Book"])
        #expect(book.attributesByName["pages"]?.attributeType == .integer32AttributeType)
        #expect(book.relationshipsByName["writer"]?.inverseRelationship?.name == "books")
        let stack = try Stack(NSSQLiteStoreType, model: model)
        _ = stack.context.make("Book")
        try stack.context.save()
        #expect(try stack.newContext().all("Book").first?.text("title") == "Untitled")
    }

    @Test("CD4: adding a SQLite store creates the file when it is absent and opens it when it is there")
    func storeFile() throws {
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        #expect(!FileManager.default.fileExists(atPath: url.path))
        do {
            let stack = try Stack(NSSQLiteStoreType, at: url)
            #expect(FileManager.default.fileExists(atPath: url.path))
            _ = stack.context.make("Tag", ["label": "kept"])
            try stack.context.save()
        }
        let again = try Stack(NSSQLiteStoreType, at: url)
        #expect(try again.context.all("Tag").first?.text("label") == "kept")
    }

    @Test("CD6: a store of another model is refused without migration, with an error, and its file is unchanged")
    func otherModel() throws {
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        do {
            let stack = try Stack(NSSQLiteStoreType, at: url)
            _ = stack.context.make("Tag", ["label": "kept"])
            try stack.context.save()
            for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        }
        let before = try Data(contentsOf: url)
        let model = Library.model()
        model.entitiesByName["Tag"]?.properties += [Library.attribute("color", .stringAttributeType)]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        #expect(throws: (any Error).self) {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        }
        #expect(try Data(contentsOf: url) == before)
    }

    @Test("CD7: automatic and inferred migration add an attribute: old rows keep their values, the new one is nil")
    func migration() throws {
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        do {
            let stack = try Stack(NSSQLiteStoreType, at: url)
            _ = stack.context.make("Tag", ["label": "kept"])
            try stack.context.save()
            for store in stack.coordinator.persistentStores { try stack.coordinator.remove(store) }
        }
        let model = Library.model()
        model.entitiesByName["Tag"]?.properties += [
            Library.attribute("color", .stringAttributeType),
            Library.attribute("weight", .integer16AttributeType, default: 7),
        ]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url,
            options: [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true])
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let tag = try #require(try context.all("Tag").first)
        #expect(tag.text("label") == "kept" && tag.value(forKey: "color") == nil)
        #expect(tag.value(forKey: "weight") as? Int == 7 || tag.value(forKey: "weight") == nil)
    }

    @Test("CD10: a private queue: perform returns before its block runs, performAndWait after it")
    func queues() throws {
        let stack = try Stack()
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = stack.coordinator
        final class Flags: @unchecked Sendable {
            // Written under the context's queue and read after it has run.
            var isMain: Bool?
            var order: [String] = []
        }
        let flags = Flags()
        context.performAndWait {
            flags.isMain = Thread.isMainThread
            flags.order.append("waited")
        }
        flags.order.append("after")
        #expect(flags.isMain == false && flags.order == ["waited", "after"])
        let gate = DispatchSemaphore(value: 0)
        context.perform {
            gate.wait()
            flags.order.append("performed")
        }
        // Only after this does the block go on: perform has returned before it ran.
        flags.order.append("returned")
        gate.signal()
        context.performAndWait {}
        #expect(flags.order == ["waited", "after", "returned", "performed"])
    }

    @Test(
        "CD12, CD13: a child's save changes its parent, where its values win, and not the file; the parent's writes it")
    func children() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let tag = stack.context.make("Tag", ["label": "first"])
        try stack.context.save()
        let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        child.parent = stack.context
        child.object(with: tag.objectID).setValue("child", forKey: "label")
        tag.setValue("parent", forKey: "label")
        try child.save()
        #expect(tag.text("label") == "child")
        #expect(try stack.newContext().all("Tag").first?.text("label") == "first")
        try stack.context.save()
        #expect(try stack.newContext().all("Tag").first?.text("label") == "child")
    }

    @Test("CD14: insertNewObject gives an object of the entity with its defaults, and there are changes")
    func inserting() throws {
        let stack = try Stack()
        #expect(!stack.context.hasChanges)
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: stack.context)
        #expect(book.entity.name == "Book" && book.text("title") == "Untitled" && stack.context.hasChanges)
    }

    @Test("CD15: delete marks the object; its row leaves the file at save", arguments: fileTypes)
    func deleting(type: String) throws {
        let stack = try Stack(type)
        let tag = stack.context.make("Tag", ["label": "x"])
        try stack.context.save()
        stack.context.delete(tag)
        #expect(tag.isDeleted)
        #expect(try stack.newContext().all("Tag").count == 1)
        try stack.context.save()
        #expect(try stack.newContext().all("Tag").isEmpty)
    }

    @Test("CD16: an error in a save throws and leaves the file as it was, all of it")
    func transaction() throws {
        let model = Library.model()
        model.entitiesByName["Tag"]?.attributesByName["label"]?.isOptional = false
        let stack = try Stack(NSSQLiteStoreType, model: model)
        let kept = stack.context.make("Tag", ["label": "kept"])
        try stack.context.save()
        kept.setValue("changed", forKey: "label")
        _ = stack.context.make("Writer", ["name": "new"])
        let wrong = stack.context.make("Tag")
        #expect(throws: (any Error).self) { try stack.context.save() }
        let other = stack.newContext()
        #expect(try other.all("Writer").isEmpty && other.all("Tag").compactMap { $0.text("label") } == ["kept"])
        wrong.setValue("right", forKey: "label")
        try stack.context.save()
        let third = stack.newContext()
        #expect(try third.all("Writer").count == 1 && third.all("Tag").count == 2)
    }

    @Test("CD17: rollback drops unsaved inserts, updates and deletes, and there are no changes")
    func rollback() throws {
        let stack = try Stack()
        let (kept, other) = (stack.context.make("Tag", ["label": "a"]), stack.context.make("Tag", ["label": "b"]))
        try stack.context.save()
        kept.setValue("changed", forKey: "label")
        stack.context.delete(other)
        _ = stack.context.make("Tag", ["label": "c"])
        stack.context.rollback()
        #expect(!stack.context.hasChanges && kept.text("label") == "a" && !other.isDeleted)
        #expect(try stack.context.all("Tag", sortedBy: "label").compactMap { $0.text("label") } == ["a", "b"])
    }

    @Test("CD20: values are read and written by key and may be nil")
    func byKey() throws {
        let stack = try Stack()
        let book = stack.context.make("Book")
        book.setValue("T", forKey: "title")
        #expect(book.value(forKey: "title") as? String == "T")
        book.setValue(nil, forKey: "title")
        #expect(book.value(forKey: "title") == nil)
    }

    @Test("CD20: an unknown key raises an exception that names it")
    func unknownKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let stack = try Stack()
            stack.context.make("Book").setValue(1, forKey: "nonsense")
        }
        #expect(text(result).contains("nonsense"))
    }

    @Test("CD23: an identifier is temporary before the first save; by it another context has the same record")
    func identifiers() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let (a, b) = (stack.context.make("Tag", ["label": "a"]), stack.context.make("Tag", ["label": "b"]))
        #expect(a.objectID.isTemporaryID && a.objectID != b.objectID)
        try stack.context.save()
        #expect(!a.objectID.isTemporaryID && a.objectID != b.objectID)
        let other = stack.newContext()
        #expect(other.object(with: b.objectID).text("label") == "b")
    }

    @Test("CD24: all eleven attribute types come back after saving and reopening", arguments: fileTypes)
    func attributeTypes(type: String) throws {
        func model() -> NSManagedObjectModel {
            let entity = Library.entity("All")
            entity.properties = [
                Library.attribute("int16", .integer16AttributeType),
                Library.attribute("int32", .integer32AttributeType),
                Library.attribute("int64", .integer64AttributeType),
                Library.attribute("decimal", .decimalAttributeType),
                Library.attribute("double", .doubleAttributeType), Library.attribute("float", .floatAttributeType),
                Library.attribute("flag", .booleanAttributeType), Library.attribute("text", .stringAttributeType),
                Library.attribute("date", .dateAttributeType), Library.attribute("data", .binaryDataAttributeType),
                Library.attribute("list", .transformableAttributeType),
            ]
            let model = NSManagedObjectModel()
            model.entities = [entity]
            return model
        }
        let url = try Library.folder().appendingPathComponent("store")
        let date = Date(timeIntervalSinceReferenceDate: 1234.5)
        do {
            let stack = try Stack(type, model: model(), at: url)
            _ = stack.context.make(
                "All",
                [
                    "int16": Int16.min, "int32": Int32.max, "int64": Int64.max, "double": 1.5, "float": Float(0.1),
                    "decimal": NSDecimalNumber(string: "1234.56"), "flag": true, "text": "Ä 世界 👩‍🚀",
                    "date": date, "data": Data([0, 1, 255]), "list": ["a", "b"] as NSArray,
                ])
            try stack.context.save()
        }
        let stack = try Stack(type, model: model(), at: url)
        let object = try #require(try stack.context.all("All").first)
        func value<T>(_ key: String, _ type: T.Type = T.self) -> T? { object.value(forKey: key) as? T }
        #expect(value("int16") == Int16.min && value("int32") == Int32.max && value("int64") == Int64.max)
        #expect(value("double") == 1.5 && value("float") == Float(0.1) && value("flag") == true)
        #expect(value("decimal", NSDecimalNumber.self) == NSDecimalNumber(string: "1234.56"))
        #expect(value("text") == "Ä 世界 👩‍🚀" && value("date") == date && value("data") == Data([0, 1, 255]))
        #expect(value("list", NSArray.self) == ["a", "b"] as NSArray)
    }

    @Test("CD25: setting one side of a relationship sets its inverse at once")
    func inverses() throws {
        let stack = try Stack()
        let (writer, book) = (stack.context.make("Writer"), stack.context.make("Book"))
        book.setValue(writer, forKey: "writer")
        #expect(writer.objects("books") == [book])
        book.setValue(nil, forKey: "writer")
        #expect(writer.objects("books").isEmpty)
    }

    @Test("CD26: to-one, to-many and many-to-many relationships are saved and fetched, ordered ones in their order")
    func relationships() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let writer = stack.context.make("Writer", ["name": "Ann"])
        let books = ["a", "b"].map { stack.context.make("Book", ["title": $0, "writer": writer]) }
        let tags = ["x", "y"].map { stack.context.make("Tag", ["label": $0]) }
        for book in books { book.mutableSetValue(forKey: "tags").addObjects(from: tags) }
        let chapters = [3, 1, 2].map { stack.context.make("Chapter", ["number": $0]) }
        books[0].setValue(NSOrderedSet(array: chapters), forKey: "chapters")
        try stack.context.save()
        let other = stack.newContext()
        let found = try other.all("Book", sortedBy: "title")
        #expect(found.allSatisfy { ($0.value(forKey: "writer") as? NSManagedObject)?.text("name") == "Ann" })
        #expect(found.allSatisfy { Set($0.objects("tags").compactMap { $0.text("label") }) == ["x", "y"] })
        #expect(try other.all("Tag").allSatisfy { $0.objects("books").count == 2 })
        let order = (found[0].value(forKey: "chapters") as? NSOrderedSet)?.array
        #expect(order?.compactMap { ($0 as? NSManagedObject)?.value(forKey: "number") as? Int } == [3, 1, 2])
    }

    @Test("CD27: no action leaves the other side, nullify sets it nil, cascade deletes the others, deny fails the save")
    func deleteRules() throws {
        for rule in [
            NSDeleteRule.noActionDeleteRule, .nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule,
        ] {
            let model = Library.model()
            model.entitiesByName["Writer"]?.relationshipsByName["books"]?.deleteRule = rule
            let stack = try Stack(NSSQLiteStoreType, model: model)
            let writer = stack.context.make("Writer", ["name": "Ann"])
            let book = stack.context.make("Book", ["title": "T", "writer": writer])
            try stack.context.save()
            stack.context.delete(writer)
            if rule == .denyDeleteRule {
                #expect { try stack.context.save() } throws: {
                    ($0 as NSError).code == NSValidationRelationshipDeniedDeleteError
                }
                continue
            }
            try stack.context.save()
            let left = try stack.newContext().all("Book")
            #expect(left.count == (rule == .cascadeDeleteRule ? 0 : 1), "\(rule.rawValue)")
            if rule == .nullifyDeleteRule { #expect(book.value(forKey: "writer") == nil) }
        }
    }

    @Test("CD28: a required attribute left nil fails the save with an error that names object and key; counts likewise")
    func validation() throws {
        let model = Library.model()
        model.entitiesByName["Tag"]?.attributesByName["label"]?.isOptional = false
        model.entitiesByName["Writer"]?.relationshipsByName["books"]?.maxCount = 2
        let stack = try Stack(model: model)
        let tag = stack.context.make("Tag")
        #expect { try stack.context.save() } throws: { error in
            let error = error as NSError
            return error.code == NSValidationMissingMandatoryPropertyError
                && error.userInfo[NSValidationKeyErrorKey] as? String == "label"
                && error.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === tag
        }
        tag.setValue("x", forKey: "label")
        let writer = stack.context.make("Writer")
        for _ in 0..<3 { _ = stack.context.make("Book", ["writer": writer]) }
        #expect { try stack.context.save() } throws: {
            ($0 as NSError).code == NSValidationRelationshipExceedsMaximumCountError
        }
    }

    @Test("CD29: a transient attribute is never written to the file")
    func transient() throws {
        func model() -> NSManagedObjectModel {
            let model = Library.model()
            model.entitiesByName["Tag"]?.attributesByName["label"]?.isTransient = true
            return model
        }
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        do {
            let stack = try Stack(NSSQLiteStoreType, model: model(), at: url)
            let tag = stack.context.make("Tag", ["label": "unique-transient-text"])
            #expect(tag.text("label") == "unique-transient-text")
            try stack.context.save()
        }
        let stack = try Stack(NSSQLiteStoreType, model: model(), at: url)
        #expect(try #require(try stack.context.all("Tag").first).value(forKey: "label") == nil)
        #expect(try Data(contentsOf: url).range(of: Data("unique-transient-text".utf8)) == nil)
    }

    @Test("CD49: in-memory and binary stores work through the same calls", arguments: storeTypes)
    func otherStores(type: String) throws {
        let stack = try Stack(type)
        let tag = stack.context.make("Tag", ["label": "a"])
        try stack.context.save()
        tag.setValue("b", forKey: "label")
        try stack.context.save()
        #expect(try stack.newContext().all("Tag", "label == 'b'").count == 1)
        stack.context.delete(tag)
        try stack.context.save()
        #expect(try stack.newContext().all("Tag").isEmpty)
    }

    @Test("CD50: a store that cannot be opened says why and is not lost")
    func damaged() throws {
        let url = try Library.folder().appendingPathComponent("store.sqlite")
        let junk = Data("This is no database at all, but it is long enough to be looked at.".utf8)
        try junk.write(to: url)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
        #expect {
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        } throws: { !($0 as NSError).localizedDescription.isEmpty && ($0 as NSError).code != 0 }
        #expect(try Data(contentsOf: url) == junk)
    }
}
