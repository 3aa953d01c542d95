// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Data outside of the rows ("allowsExternalBinaryDataStorage"): one file for each value that a row names, none else.
@Suite struct ExternalDataTests {
    private static func model() -> NSManagedObjectModel {
        let picture = Library.entity("Picture")
        let (data, title) = (
            Library.attribute("data", .binaryDataAttributeType), Library.attribute("title", .stringAttributeType)
        )
        data.allowsExternalBinaryDataStorage = true
        picture.properties = [title, data]
        // A second picture with a title cannot be saved.
        picture.uniquenessConstraints = [["title"]]
        let model = NSManagedObjectModel()
        model.entities = [picture]
        return model
    }

    private struct Store {
        let url: URL
        let stack: Stack

        init(at url: URL? = nil) throws {
            self.url = try url ?? Library.folder().appendingPathComponent("store.sqlite")
            stack = try Stack(NSSQLiteStoreType, model: ExternalDataTests.model(), at: self.url)
        }

        var support: URL { url.deletingLastPathComponent().appendingPathComponent(".store_SUPPORT") }
        var folder: URL { support.appendingPathComponent("_EXTERNAL_DATA") }

        func files() -> [String] {
            (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
        }

        @discardableResult
        func add(_ title: String, _ byte: UInt8) throws -> NSManagedObject {
            let picture = stack.context.make(
                "Picture", ["title": title, "data": Data(repeating: byte, count: 200_000)])
            try stack.context.save()
            return picture
        }
    }

    @Test("The file goes when its row gets other data, small or none")
    func update() throws {
        let store = try Store()
        let picture = try store.add("a", 1)
        let first = store.files()
        picture.setValue(Data(repeating: 2, count: 200_000), forKey: "data")
        try store.stack.context.save()
        #expect(store.files().count == 1 && store.files() != first)
        picture.setValue("b", forKey: "title")
        try store.stack.context.save()
        #expect(store.files().count == 1)
        picture.setValue(Data([1]), forKey: "data")
        try store.stack.context.save()
        #expect(store.files().isEmpty)
        #expect(try store.stack.newContext().all("Picture").first?.value(forKey: "data") as? Data == Data([1]))
    }

    @Test("The file goes with its row, also with those of a batch")
    func deletion() throws {
        let store = try Store()
        let picture = try store.add("a", 1)
        try store.add("b", 2)
        try store.add("c", 3)
        store.stack.context.delete(picture)
        try store.stack.context.save()
        #expect(store.files().count == 2)
        _ = try store.stack.context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Picture")))
        #expect(store.files().isEmpty)
    }

    @Test("A change that is given up, or cannot be saved, leaves the files as they were")
    func givingUp() throws {
        let store = try Store()
        try store.add("a", 1)
        let before = store.files()
        _ = store.stack.context.make("Picture", ["title": "b", "data": Data(repeating: 2, count: 200_000)])
        store.stack.context.rollback()
        #expect(store.files() == before)
        let other = store.stack.newContext()
        _ = other.make("Picture", ["title": "a", "data": Data(repeating: 3, count: 200_000)])
        #expect(throws: (any Error).self) { try other.save() }
        #expect(store.files() == before)
    }

    @Test("The next to open the store deletes the files of a change that a kill has interrupted")
    func recovery() throws {
        let store = try Store()
        try store.add("a", 1)
        let kept = store.files()
        // What a killed process leaves: its journal, which nobody has locked, and a file that no row names.
        let orphan = UUID().uuidString
        try Data([1]).write(to: store.folder.appendingPathComponent(orphan))
        let journal = store.support.appendingPathComponent("_PENDING-" + UUID().uuidString)
        try Data(([orphan] + kept).joined(separator: "\n").utf8).write(to: journal)
        let again = try Store(at: store.url)
        #expect(again.files() == kept)
        #expect(!FileManager.default.fileExists(atPath: journal.path))
        let data = try again.stack.context.all("Picture").first?.value(forKey: "data") as? Data
        #expect(data == Data(repeating: 1, count: 200_000))
    }

    @Test("A store takes the place of another with its files")
    func replacement() throws {
        let (old, new) = (try Store(), try Store())
        try old.add("old", 1)
        try new.add("new", 2)
        let names = new.files()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model())
        try coordinator.replacePersistentStore(
            at: old.url, withPersistentStoreFrom: new.url, ofType: NSSQLiteStoreType)
        let again = try Store(at: old.url)
        #expect(try again.stack.context.all("Picture").map { $0.text("title") } == ["new"])
        #expect(again.files() == names)
        let beside = try FileManager.default.contentsOfDirectory(atPath: old.url.deletingLastPathComponent().path)
        #expect(!beside.contains { $0.contains("migrationdestination") })
    }
}
