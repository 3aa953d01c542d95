// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Several contexts on one store, by the documentation of merge policies and child contexts.
@Suite struct MergingTests {
    private func conflict(_ policy: NSMergePolicy, _ type: String) throws -> (Stack, NSManagedObject, (any Error)?) {
        let stack = try Stack(type)
        let first = stack.context.make("Book", ["title": "old", "pages": 1])
        try stack.context.save()
        let other = stack.newContext()
        let second = try #require(try other.all("Book").first)
        _ = second.text("title")
        first.setValue("first", forKey: "title")
        try stack.context.save()
        second.setValue("second", forKey: "title")
        second.setValue(2, forKey: "pages")
        other.mergePolicy = policy
        var failure: (any Error)?
        do { try other.save() } catch { failure = error }
        return (stack, second, failure)
    }

    @Test("Two contexts save one object", arguments: storeTypes)
    func policies(type: String) throws {
        var (stack, object, failure) = try conflict(.error, type)
        #expect((failure as? NSError)?.code == 133020)
        (stack, object, failure) = try conflict(.mergeByPropertyObjectTrump, type)
        #expect(failure == nil)
        #expect(try stack.newContext().all("Book").first?.text("title") == "second")
        (stack, object, failure) = try conflict(.mergeByPropertyStoreTrump, type)
        #expect(object.text("title") == "first")
        let kept = try #require(try stack.newContext().all("Book").first)
        #expect(kept.text("title") == "first" && kept.value(forKey: "pages") as? Int == 2)
        (stack, object, failure) = try conflict(.rollback, type)
        #expect(try stack.newContext().all("Book").first?.value(forKey: "pages") as? Int == 1)
        (stack, object, failure) = try conflict(.overwrite, type)
        #expect(try stack.newContext().all("Book").first?.text("title") == "second")
    }

    @Test("A child's objects reach the store by its parent")
    func children() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let writer = stack.context.make("Writer", ["name": "Ann"])
        try stack.context.save()
        let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        child.parent = stack.context
        let mine = child.object(with: writer.objectID)
        #expect(mine !== writer && mine.text("name") == "Ann")
        mine.setValue("Bob", forKey: "name")
        let book = child.make("Book", ["title": "new", "writer": mine])
        #expect(writer.text("name") == "Ann")
        try child.save()
        #expect(writer.text("name") == "Bob" && writer.objects("books").count == 1)
        #expect(stack.context.hasChanges)
        #expect(try stack.newContext().all("Book").isEmpty)
        try stack.context.save()
        #expect(try stack.newContext().all("Book").first?.text("title") == "new")
        child.delete(book)
        try child.save()
        try stack.context.save()
        #expect(try stack.newContext().all("Book").isEmpty)
    }

    @Test("What another context saved is merged")
    func merging() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let book = stack.context.make("Book", ["title": "one", "pages": 1])
        let gone = stack.context.make("Book", ["title": "gone"])
        try stack.context.save()
        let other = stack.newContext()
        for found in try other.all("Book") {
            if found.text("title") == "gone" { other.delete(found) } else { found.setValue("two", forKey: "title") }
        }
        book.setValue(9, forKey: "pages")
        let context = stack.context
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { context.mergeChanges(fromContextDidSave: $0) }
        try other.save()
        NotificationCenter.default.removeObserver(observer)
        #expect(book.text("title") == "two" && book.value(forKey: "pages") as? Int == 9)
        #expect(gone.managedObjectContext == nil)
        try stack.context.save()
        let saved = try #require(try stack.newContext().all("Book").first)
        #expect(saved.text("title") == "two" && saved.value(forKey: "pages") as? Int == 9)
    }

    /// A public book's suites wait for the save of a main context whose background context had the changes.
    @Test("Observers hear of a save without changes, which names no object")
    func savesOfNothing() throws {
        let stack = try Stack(NSInMemoryStoreType)
        // Observers without a queue run on the thread that saves: this one.
        nonisolated(unsafe) var heard: [String] = []
        let names: [Notification.Name] = [
            .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave, .NSManagedObjectContextObjectsDidChange,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: stack.context, queue: nil) { notification in
                let objects = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
                heard.append("\(notification.name.rawValue) \(objects.count)")
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        try stack.context.save()
        #expect(heard == names.prefix(2).map { "\($0.rawValue) 0" })
        #expect(!stack.context.hasChanges)
    }

    @Test("A constraint's second object takes the first one's place")
    func constraints() throws {
        let model = Library.model()
        model.entitiesByName["Tag"]?.uniquenessConstraints = [["label"]]
        let stack = try Stack(NSSQLiteStoreType, model: model)
        _ = stack.context.make("Tag", ["label": "x"])
        try stack.context.save()
        let other = stack.newContext()
        _ = other.make("Tag", ["label": "x"])
        #expect { try other.save() } throws: { ($0 as NSError).code == 133021 }
        other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try other.save()
        #expect(try stack.newContext().all("Tag").count == 1)
    }
}
