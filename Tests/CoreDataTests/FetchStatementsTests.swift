// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// Core Data: fetches, predicates and fetched-results controllers, by numbered statement.
@Suite struct FetchStatementsTests {
    @Test("CD31: a fetch of the parent entity returns the children as well, unless told otherwise")
    func subentities() throws {
        let stack = try Stack(NSSQLiteStoreType)
        _ = stack.context.make("Book")
        _ = stack.context.make("Novel")
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        #expect(request.includesSubentities)
        #expect(try Set(stack.context.fetch(request).compactMap(\.entity.name)) == ["Book", "Novel"])
        request.includesSubentities = false
        #expect(try stack.context.fetch(request).compactMap(\.entity.name) == ["Book"])
    }

    @Test("CD32: a fetch without a predicate returns all, sort descriptors apply by priority", arguments: storeTypes)
    func sorting(type: String) throws {
        let stack = try Stack(type)
        for (title, isRead) in [("b", true), ("c", false), ("a", true), ("d", false)] {
            _ = stack.context.make("Book", ["title": title, "isRead": isRead])
        }
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        #expect(try stack.context.fetch(request).count == 4)
        request.sortDescriptors = [
            NSSortDescriptor(key: "isRead", ascending: false), NSSortDescriptor(key: "title", ascending: true),
        ]
        #expect(try stack.context.fetch(request).compactMap { $0.text("title") } == ["a", "b", "c", "d"])
    }

    /// Formats, and the numbers of 0...9 that a person would pick by them.
    private static let comparisons: [(String, [Int])] = [
        ("number = 3", [3]), ("number == 3", [3]), ("number >= 8", [8, 9]), ("number => 8", [8, 9]),
        ("number <= 1", [0, 1]), ("number =< 1", [0, 1]), ("number > 7", [8, 9]), ("number < 2", [0, 1]),
        ("number != 0 AND number < 3", [1, 2]), ("number <> 0 AND number < 3", [1, 2]),
        ("number BETWEEN {2, 4}", [2, 3, 4]), ("number == 1 || number == 2", [1, 2]),
        ("number > 1 && number < 4", [2, 3]), ("NOT number > 0", [0]), ("!(number > 0)", [0]),
        ("number IN {1, 5}", [1, 5]), ("TRUEPREDICATE AND number == 4", [4]), ("number == NULL", []),
        ("number == NIL", []), ("number == 1 OR number == 9", [1, 9]),
    ]

    @Test("CD33: with fetchBatchSize 20, of 1000 rows as many are read at a time as one is touched; all come as faults")
    func batches() throws {
        let stack = try Stack(NSSQLiteStoreType)
        for number in 0..<1000 { _ = stack.context.make("Chapter", ["number": number]) }
        try stack.context.save()
        let url = try #require(stack.coordinator.persistentStores.first?.url)
        // Another coordinator has nothing of the rows in memory.
        let other = NSPersistentStoreCoordinator(managedObjectModel: stack.coordinator.managedObjectModel)
        _ = try other.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: nil)
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = other
        try context.performAndWait {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Chapter")
            request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
            request.fetchBatchSize = 20
            let found = try context.fetch(request)
            #expect(found.count == 1000 && found.allSatisfy(\.isFault))
            #expect(found[45].value(forKey: "number") as? Int == 45)
            // What is changed behind the coordinator's back shows where a row was not read before.
            for object in try stack.context.all("Chapter") {
                object.setValue((object.value(forKey: "number") as? Int ?? 0) + 5000, forKey: "number")
            }
            try stack.context.save()
            let numbers = found.map { $0.value(forKey: "number") as? Int ?? -1 }
            let read = numbers.indices.filter { numbers[$0] == $0 }
            #expect(read == Array(40..<60))
            #expect(numbers.indices.allSatisfy { numbers[$0] == $0 || numbers[$0] == $0 + 5000 })
        }
    }

    @Test("CD34: comparison tokens filter alike in a fetch and on an array", arguments: storeTypes)
    func tokens(type: String) throws {
        let stack = try Stack(type)
        for number in 0..<10 { _ = stack.context.make("Chapter", ["number": number]) }
        try stack.context.save()
        let array = try stack.context.all("Chapter") as NSArray
        for (format, expected) in Self.comparisons {
            func numbers(_ objects: [Any]) -> [Int] {
                objects.compactMap { ($0 as? NSManagedObject)?.value(forKey: "number") as? Int }.sorted()
            }
            #expect(try numbers(stack.context.all("Chapter", format)) == expected, "\(format)")
            #expect(numbers(array.filtered(using: NSPredicate(format: format))) == expected, "\(format)")
        }
    }

    @Test("CD35: string operators with [cd], ANY, SOME, ALL, NONE, IN and the literals work", arguments: storeTypes)
    func operators(type: String) throws {
        let stack = try Stack(type)
        for (title, isRead, labels) in [
            ("Alpha", true, ["x"]), ("Beta", false, ["x", "y"]), ("Éclair", true, []),
        ] as [(String, Bool, [String])] {
            let book = stack.context.make("Book", ["title": title, "isRead": isRead])
            for label in labels {
                book.mutableSetValue(forKey: "tags").add(stack.context.make("Tag", ["label": label]))
            }
        }
        try stack.context.save()
        let cases: [(String, [String])] = [
            ("title BEGINSWITH 'A'", ["Alpha"]), ("title CONTAINS 'et'", ["Beta"]),
            ("title ENDSWITH 'a'", ["Alpha", "Beta"]),
            ("title LIKE 'B*a'", ["Beta"]), ("title MATCHES 'A.*|B.*'", ["Alpha", "Beta"]),
            ("title BEGINSWITH[cd] 'e'", ["Éclair"]), ("title ==[c] 'BETA'", ["Beta"]),
            ("ANY tags.label == 'y'", ["Beta"]), ("SOME tags.label == 'y'", ["Beta"]),
            ("ALL tags.label == 'x'", ["Alpha", "Éclair"]), ("NONE tags.label == 'y'", ["Alpha", "Éclair"]),
            ("title IN {'Alpha', 'Gamma'}", ["Alpha"]), ("isRead == TRUE", ["Alpha", "Éclair"]),
            ("isRead == YES", ["Alpha", "Éclair"]), ("isRead == NO", ["Beta"]), ("isRead == FALSE", ["Beta"]),
            ("SELF.title == 'Beta'", ["Beta"]),
        ]
        for (format, expected) in cases {
            let found = try stack.context.all("Book", format).compactMap { $0.text("title") }
            #expect(Set(found) == Set(expected), "\(format)")
        }
    }

    @Test("CD36: %@ takes strings, numbers, dates and objects, %K key paths; dotted paths cross relationships")
    func arguments() throws {
        let stack = try Stack(NSSQLiteStoreType)
        let born = Date(timeIntervalSinceReferenceDate: 100)
        let writer = stack.context.make("Writer", ["name": "Ann", "born": born])
        _ = stack.context.make("Book", ["title": "T", "pages": 12, "writer": writer])
        _ = stack.context.make("Book", ["title": "Other"])
        try stack.context.save()
        for (format, arguments) in [
            ("title == %@", ["T"]), ("pages == %@", [12]), ("writer == %@", [writer]), ("writer.name == %@", ["Ann"]),
            ("%K == %@", ["title", "T"]), ("%K == %@", ["writer.name", "Ann"]), ("writer.born == %@", [born]),
        ] as [(String, [Any])] {
            #expect(
                try stack.context.all("Book", format, arguments).compactMap { $0.text("title") } == ["T"], "\(format)")
        }
    }

    @Test("CD37: a malformed predicate format raises an exception with the format in its reason")
    func malformed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "title === (")
        }
        #expect(text(result).contains("title === ("))
    }

    @Test("CD38: a controller with sections by a Boolean has two, with their counts, named 0 and 1")
    func sections() throws {
        let stack = try Stack()
        for (title, isRead) in [("a", true), ("b", false), ("c", true)] {
            _ = stack.context.make("Book", ["title": title, "isRead": isRead])
        }
        try stack.context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "isRead", ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: stack.context, sectionNameKeyPath: "isRead", cacheName: nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["0", "1"])
        #expect(controller.sections?.map(\.indexTitle) == ["0", "1"])
        #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    }
}
