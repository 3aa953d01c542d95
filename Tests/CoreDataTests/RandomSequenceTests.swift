// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import TestSupport
import Testing

/// Random operations against a slow model in plain Swift: two dictionaries, what is saved and what is not.
@Suite struct RandomSequenceTests {

    /// What books and writers are, by numbers of their own.
    struct World: Equatable {
        /// Books' titles.
        var books: [Int: String] = [:]
        var writers: Set<Int> = []
        /// Writers of books.
        var writer: [Int: Int] = [:]
        /// Tags on books.
        var tags: Set<Int> = []
        var tagged: Set<[Int]> = []
    }

    final class Machine {
        let stack: Stack
        var numbers: SeededNumbers
        var live = World()
        var saved = World()
        var next = 0
        var objects: [Int: NSManagedObject] = [:]

        init(_ type: String, seed: UInt64) throws {
            let model = Library.model()
            for name in ["Book", "Writer", "Tag"] {
                model.entitiesByName[name]?.properties += [Library.attribute("key", .integer64AttributeType)]
            }
            stack = try Stack(type, model: model)
            numbers = SeededNumbers(seed: seed)
        }

        func make(_ entity: String) -> Int {
            next += 1
            objects[next] = stack.context.make(entity, ["key": next])
            return next
        }

        func step() throws {
            let book = live.books.keys.sorted().randomElement(using: &numbers)
            let writer = live.writers.sorted().randomElement(using: &numbers)
            let tag = live.tags.sorted().randomElement(using: &numbers)
            switch Int.random(in: 0..<14, using: &numbers) {
            case 0, 1:
                let key = make(Bool.random(using: &numbers) ? "Book" : "Novel")
                live.books[key] = "Untitled"
            case 2: live.writers.insert(make("Writer"))
            case 3: live.tags.insert(make("Tag"))
            case 4, 5:
                guard let book else { return }
                live.books[book] = "t\(Int.random(in: 0..<9, using: &numbers))"
                objects[book]?.setValue(live.books[book], forKey: "title")
            case 6:
                guard let book, let writer else { return }
                live.writer[book] = writer
                objects[book]?.setValue(objects[writer], forKey: "writer")
            case 7:
                guard let book, let writer, let object = objects[book] else { return }
                live.writer[book] = writer
                objects[writer]?.mutableSetValue(forKey: "books").add(object)
            case 8:
                guard let book else { return }
                live.writer[book] = nil
                objects[book]?.setValue(nil, forKey: "writer")
            case 9:
                guard let book, let tag, let object = objects[tag] else { return }
                let isOn = live.tagged.contains([book, tag])
                let set = objects[book]?.mutableSetValue(forKey: "tags")
                if isOn { set?.remove(object) } else { set?.add(object) }
                if isOn { live.tagged.remove([book, tag]) } else { live.tagged.insert([book, tag]) }
            case 10: try delete(book, writer, tag)
            case 11:
                try stack.context.save()
                saved = live
            case 12:
                guard Int.random(in: 0..<3, using: &numbers) == 0 else { return }
                stack.context.rollback()
                live = saved
                try findAgain()
            default:
                guard Int.random(in: 0..<3, using: &numbers) == 0, !stack.context.hasChanges else { return }
                if Bool.random(using: &numbers) { stack.context.reset() } else { stack.context.refreshAllObjects() }
                try findAgain()
            }
        }

        private func delete(_ book: Int?, _ writer: Int?, _ tag: Int?) throws {
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: if let book { forget(book: book, deletes: true) }
            case 1:
                guard let writer, let object = objects[writer] else { return }
                stack.context.delete(object)
                stack.context.processPendingChanges()
                objects[writer] = nil
                live.writers.remove(writer)
                for (book, owner) in live.writer where owner == writer { forget(book: book, deletes: false) }
            default:
                guard let tag, let object = objects[tag] else { return }
                stack.context.delete(object)
                stack.context.processPendingChanges()
                objects[tag] = nil
                live.tags.remove(tag)
                live.tagged = live.tagged.filter { $0[1] != tag }
            }
        }

        private func forget(book: Int, deletes: Bool) {
            if deletes, let object = objects[book] {
                stack.context.delete(object)
                stack.context.processPendingChanges()
            }
            objects[book] = nil
            live.books[book] = nil
            live.writer[book] = nil
            live.tagged = live.tagged.filter { $0[0] != book }
        }

        private func findAgain() throws {
            objects = [:]
            for entity in ["Book", "Writer", "Tag"] {
                for object in try stack.context.all(entity) { objects[key(object)] = object }
            }
        }

        private func key(_ object: NSManagedObject) -> Int { object.value(forKey: "key") as? Int ?? -1 }

        /// What a context finds, as the slow model has it; checks that both sides of relationships agree.
        func world(_ context: NSManagedObjectContext) throws -> World {
            var world = World()
            for writer in try context.all("Writer") {
                world.writers.insert(key(writer))
                for book in writer.objects("books") {
                    #expect(book.value(forKey: "writer") as? NSManagedObject === writer)
                }
            }
            for tag in try context.all("Tag") { world.tags.insert(key(tag)) }
            for book in try context.all("Book") {
                #expect(context.object(with: book.objectID) === book)
                world.books[key(book)] = book.text("title")
                if let writer = book.value(forKey: "writer") as? NSManagedObject {
                    world.writer[key(book)] = key(writer)
                    #expect(writer.objects("books").contains(book))
                }
                for tag in book.objects("tags") {
                    world.tagged.insert([key(book), key(tag)])
                    #expect(tag.objects("books").contains(book))
                }
            }
            return world
        }

        func check() throws {
            #expect(try world(stack.context) == live)
            #expect(try world(stack.newContext()) == saved)
            let title = "t\(Int.random(in: 0..<9, using: &numbers))"
            let found = try stack.context.all("Book", "title == %@ AND writer != nil", [title])
            let expected = live.books.filter { $0.value == title && live.writer[$0.key] != nil }.keys
            #expect(Set(found.map(key)) == Set(expected))
        }
    }

    @Test("Contexts and stores agree with the slow model", arguments: storeTypes, [1, 2, 3, 4, 5, 6] as [UInt64])
    func sequences(type: String, seed: UInt64) throws {
        let machine = try Machine(type, seed: seed)
        for _ in 0..<60 {
            for _ in 0..<5 {
                try machine.step()
                machine.stack.context.processPendingChanges()
                machine.stack.context.checkInvariants()
            }
            try machine.check()
        }
    }
}
