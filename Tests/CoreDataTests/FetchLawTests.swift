// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import TestSupport
import Testing

/// Fetches of random predicates, orders and pages, against the same question asked of plain Swift values: what
/// `NSFetchRequest` documents is what filtering, sorting and cutting an array gives.
@Suite struct FetchLawTests {
    private struct Book: Equatable {
        let title: String
        /// nil: the attribute has no value.
        let pages: Int?
        let price: Double
        let isRead: Bool
        let writer: String?
    }

    private static let titles = ["Alpha", "beta", "Gamma", "delta", "", "a b", "Z"]
    private static let writers = ["Ann", "Bob", "Cleo"]

    private static func randomBooks(_ random: inout SeededNumbers) -> [Book] {
        (0..<25).map { number in
            Book(
                title: (titles.randomElement(using: &random) ?? "") + "\(number)",
                pages: Int.random(in: 0...4, using: &random) == 0 ? nil : Int.random(in: 0...5, using: &random) * 10,
                price: Double(Int.random(in: 0...8, using: &random)) / 2, isRead: Bool.random(using: &random),
                writer: Int.random(in: 0...3, using: &random) == 0 ? nil : writers.randomElement(using: &random))
        }
    }

    private static func fill(_ context: NSManagedObjectContext, _ books: [Book]) {
        let people = Dictionary(uniqueKeysWithValues: writers.map { ($0, context.make("Writer", ["name": $0])) })
        for book in books {
            let object = context.make("Book", ["title": book.title, "price": book.price, "isRead": book.isRead])
            object.setValue(book.pages, forKey: "pages")
            object.setValue(book.writer.flatMap { people[$0] }, forKey: "writer")
        }
    }

    /// A predicate and what it means. Comparisons with a missing value are false, but for equality with nil and for "not
    /// equal" (Predicate Programming Guide, "Using Null Values").
    private typealias Condition = (format: String, holds: (Book) -> Bool)

    private static func randomComparison(_ random: inout SeededNumbers) -> Condition {
        let number = Int.random(in: 0...5, using: &random) * 10
        switch Int.random(in: 0...9, using: &random) {
        case 0: return ("pages < \(number)", { $0.pages.map { $0 < number } ?? false })
        case 1: return ("pages >= \(number)", { $0.pages.map { $0 >= number } ?? false })
        case 2: return ("pages == \(number)", { $0.pages == number })
        case 3: return ("pages == nil", { $0.pages == nil })
        case 4: return ("pages BETWEEN {10, \(number)}", { $0.pages.map { 10 <= $0 && $0 <= number } ?? false })
        case 5: return ("price * 2 > \(number / 10)", { $0.price * 2 > Double(number / 10) })
        case 6: return ("isRead == YES", { $0.isRead })
        case 7: return ("title BEGINSWITH 'a'", { $0.title.hasPrefix("a") })
        case 8: return ("writer.name == 'Bob'", { $0.writer == "Bob" })
        default: return ("writer == nil", { $0.writer == nil })
        }
    }

    private static func randomCondition(_ random: inout SeededNumbers, depth: Int = 0) -> Condition {
        let isLeaf = depth > 2 || Int.random(in: 0...2, using: &random) == 0
        if isLeaf { return randomComparison(&random) }
        let first = randomCondition(&random, depth: depth + 1)
        let second = randomCondition(&random, depth: depth + 1)
        switch Int.random(in: 0...2, using: &random) {
        case 0: return ("(\(first.format)) AND (\(second.format))", { first.holds($0) && second.holds($0) })
        case 1: return ("(\(first.format)) OR (\(second.format))", { first.holds($0) || second.holds($0) })
        default: return ("NOT (\(first.format))", { !first.holds($0) })
        }
    }

    private func titles(_ found: [NSManagedObject]) -> [String] { found.compactMap { $0.text("title") } }

    @Test("random predicates find what they say, before and after saving", arguments: storeTypes, 0..<4)
    func predicates(_ type: String, _ number: Int) throws {
        var random = SeededNumbers(seed: UInt64(number) + 1)
        let books = Self.randomBooks(&random)
        let stack = try Stack(type)
        Self.fill(stack.context, books)
        let conditions = (0..<25).map { _ in Self.randomCondition(&random) }
        func check(_ context: NSManagedObjectContext, _ stage: String) throws {
            for condition in conditions {
                let expected = Set(books.filter(condition.holds).map(\.title))
                let found = try context.all("Book", condition.format)
                #expect(Set(titles(found)) == expected && found.count == expected.count, "\(condition.format) \(stage)")
                let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
                request.predicate = NSPredicate(format: condition.format)
                #expect(try context.count(for: request) == expected.count, "count of \(condition.format) \(stage)")
            }
        }
        try check(stack.context, "unsaved")
        try stack.context.save()
        try check(stack.context, "saved")
        try check(stack.newContext(), "in another context")
    }

    @Test("orders and pages cut the list as a sorted array is cut", arguments: storeTypes, 0..<4)
    func pages(_ type: String, _ number: Int) throws {
        var random = SeededNumbers(seed: UInt64(number) + 100)
        let books = Self.randomBooks(&random)
        let stack = try Stack(type)
        Self.fill(stack.context, books)
        try stack.context.save()
        for _ in 0..<10 {
            let isAscending = Bool.random(using: &random)
            // Titles end with a number of their own, so the order is whole.
            let sorted = books.sorted { first, second in
                if first.price != second.price {
                    return isAscending ? first.price < second.price : first.price > second.price
                }
                return first.title < second.title
            }
            let (offset, limit) = (Int.random(in: 0...30, using: &random), Int.random(in: 0...12, using: &random))
            let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
            request.sortDescriptors = [
                NSSortDescriptor(key: "price", ascending: isAscending), NSSortDescriptor(key: "title", ascending: true),
            ]
            (request.fetchOffset, request.fetchLimit) = (offset, limit)
            let rest = sorted.dropFirst(offset)
            let expected = limit == 0 ? Array(rest) : Array(rest.prefix(limit))
            #expect(titles(try stack.newContext().fetch(request)) == expected.map(\.title), "\(offset) \(limit)")
        }
    }

    @Test("sums, averages and extremes are those of the values", arguments: [NSSQLiteStoreType, NSInMemoryStoreType])
    func aggregates(_ type: String) throws {
        var random = SeededNumbers(seed: 500)
        let books = Self.randomBooks(&random)
        let stack = try Stack(type)
        Self.fill(stack.context, books)
        try stack.context.save()
        let prices = books.map(\.price)
        let expected = [
            "sum:": prices.reduce(0, +), "average:": prices.reduce(0, +) / Double(prices.count),
            "min:": prices.min() ?? 0, "max:": prices.max() ?? 0, "count:": Double(prices.count),
        ]
        for (function, value) in expected {
            let description = NSExpressionDescription()
            description.name = "result"
            description.expression = __NSExpression(
                forFunction: function, arguments: [__NSExpression(forKeyPath: "price")])
            description.expressionResultType = .doubleAttributeType
            let request = NSFetchRequest<NSDictionary>(entityName: "Book")
            request.resultType = .dictionaryResultType
            request.propertiesToFetch = [description]
            let found = try stack.context.fetch(request).first?["result"] as? NSNumber
            #expect(abs((found?.doubleValue ?? .nan) - value) < 1e-9, "\(function)")
        }
    }

    @Test("batches change and delete the rows that their predicate finds")
    func batches() throws {
        var random = SeededNumbers(seed: 600)
        let books = Self.randomBooks(&random)
        let stack = try Stack(NSSQLiteStoreType)
        Self.fill(stack.context, books)
        try stack.context.save()
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages >= 30")
        update.propertiesToUpdate = ["price": 99.5]
        update.resultType = .updatedObjectsCountResultType
        let long = books.filter { ($0.pages ?? 0) >= 30 }
        let updated = try stack.context.execute(update) as? NSBatchUpdateResult
        #expect(updated?.result as? Int == long.count)
        let changed = try stack.newContext().all("Book", "price == 99.5")
        #expect(Set(titles(changed)) == Set(long.map(\.title)))

        let found = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
        found.predicate = NSPredicate(format: "isRead == NO")
        let delete = NSBatchDeleteRequest(fetchRequest: found)
        delete.resultType = .resultTypeCount
        let deleted = try stack.context.execute(delete) as? NSBatchDeleteResult
        #expect(deleted?.result as? Int == books.count { !$0.isRead })
        #expect(Set(titles(try stack.newContext().all("Book"))) == Set(books.filter(\.isRead).map(\.title)))
    }

    @Test("on a queue beside the main one, too, what is undone is as it was, and redone as it became", arguments: 0..<5)
    @MainActor func undo(_ number: Int) throws {
        var random = SeededNumbers(seed: UInt64(number) + 700)
        let stack = try Stack()
        let book = stack.context.make("Book", ["title": "start"])
        stack.context.processPendingChanges()
        let manager = UndoManager()
        // Groups by event need the main thread's events.
        manager.groupsByEvent = false
        stack.context.undoManager = manager
        var states = ["start"]
        for step in 1...6 {
            manager.beginUndoGrouping()
            states.append("\(step) \(Int.random(in: 0...99, using: &random))")
            book.setValue(states.last, forKey: "title")
            stack.context.processPendingChanges()
            manager.endUndoGrouping()
        }
        for state in states.dropLast().reversed() {
            manager.undo()
            #expect(book.text("title") == state)
        }
        for state in states.dropFirst() {
            manager.redo()
            #expect(book.text("title") == state)
        }
    }
}
