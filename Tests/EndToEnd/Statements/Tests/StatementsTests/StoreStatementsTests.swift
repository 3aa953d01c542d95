// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import SQLite3
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

    /// A tree of objects that can be archived.
    final class Node: NSObject, NSSecureCoding {
        static let supportsSecureCoding = true
        let name: String
        let children: [Node]
        init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
        init?(coder: NSCoder) {
            name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
            children = coder.decodeObject(of: [NSArray.self, Node.self], forKey: "children") as? [Node] ?? []
        }
        func encode(with coder: NSCoder) {
            coder.encode(name as NSString, forKey: "name")
            coder.encode(children as NSArray, forKey: "children")
        }
    }

    @Test("CD48: defaults, property lists, archives of object graphs, JSON and SQLite itself keep what they are given")
    func otherStores() throws {
        UserDefaults.standard.set(["a": 1], forKey: "kept")
        #expect(UserDefaults.standard.dictionary(forKey: "kept") as? [String: Int] == ["a": 1])
        UserDefaults.standard.removeObject(forKey: "kept")

        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/\(UUID().uuidString)")
        let list: [String: Any] = ["text": "t", "number": 2, "list": [1, 2]]
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: file)
        let read =
            try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
        #expect(read?["text"] as? String == "t" && read?["list"] as? [Int] == [1, 2])

        let tree = Node("root", [Node("leaf"), Node("branch", [Node("twig")])])
        try NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: true).write(to: file)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Node.self, from: Data(contentsOf: file))
        #expect(copy?.name == "root" && copy?.children.map(\.name) == ["leaf", "branch"])
        #expect(copy?.children.last?.children.first?.name == "twig")

        struct Movie: Codable, Equatable { var title: String, year: Int }
        try JSONEncoder().encode([Movie(title: "The Matrix", year: 1999)]).write(to: file)
        #expect(
            try JSONDecoder().decode([Movie].self, from: Data(contentsOf: file)) == [
                Movie(title: "The Matrix", year: 1999)
            ])

        try? FileManager.default.removeItem(at: file)
        for _ in 0..<2 {
            var database: OpaquePointer?
            #expect(sqlite3_open(file.path, &database) == SQLITE_OK)
            #expect(
                sqlite3_exec(database, "CREATE TABLE IF NOT EXISTS t (x); INSERT INTO t VALUES (7)", nil, nil, nil)
                    == SQLITE_OK)
            sqlite3_close(database)
        }
        var (database, statement): (OpaquePointer?, OpaquePointer?)
        #expect(sqlite3_open(file.path, &database) == SQLITE_OK)
        #expect(sqlite3_prepare_v2(database, "SELECT count(*), sum(x) FROM t", -1, &statement, nil) == SQLITE_OK)
        #expect(sqlite3_step(statement) == SQLITE_ROW)
        #expect(sqlite3_column_int(statement, 0) == 2 && sqlite3_column_int(statement, 1) == 14)
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }
}
