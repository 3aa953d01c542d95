// SPDX-License-Identifier: MIT
import CoreData
import Foundation
import Testing

/// The history that a store's file keeps of its transactions.
@Suite struct HistoryTests {
    private func fetch(_ request: NSPersistentHistoryChangeRequest, _ stack: Stack) throws -> Any? {
        try (stack.context.execute(request) as? NSPersistentHistoryResult)?.result
    }

    @Test("A store that tracks its history tells what each save changed, who saved, and nothing before a token")
    func transactions() throws {
        let options = [NSPersistentHistoryTrackingKey: NSNumber(value: true)]
        let model = Library.model()
        model.entitiesByName["Book"]?.attributesByName["title"]?.preservesValueInHistoryOnDeletion = true
        let stack = try Stack(NSSQLiteStoreType, model: model, options: options)
        let context = stack.context
        context.transactionAuthor = "app"
        context.name = "main"
        let book = context.make("Book", ["title": "One"])
        let chapter = context.make("Chapter", ["number": 1])
        try context.save()
        let token = try #require(stack.coordinator.currentPersistentHistoryToken(fromStores: nil))
        context.transactionAuthor = "widget"
        chapter.setValue(2, forKey: "number")
        try context.save()
        context.delete(book)
        try context.save()

        let all = try #require(
            try fetch(.fetchHistory(after: NSPersistentHistoryToken?.none), stack) as? [NSPersistentHistoryTransaction])
        #expect(all.map(\.author) == ["app", "widget", "widget"])
        #expect(all.map(\.contextName) == ["main", "main", "main"])
        let first = try #require(all.first?.changes)
        #expect(first.map(\.changeType) == [.insert, .insert])
        #expect(Set(first.map(\.changedObjectID)) == [book.objectID, chapter.objectID])

        let later = try #require(
            try fetch(.fetchHistory(after: token), stack) as? [NSPersistentHistoryTransaction])
        try #require(later.count == 2)
        #expect(later[0].changes?.first?.updatedProperties?.map(\.name) == ["number"])
        let gone = try #require(later[1].changes?.first { $0.changeType == .delete })
        #expect(gone.changedObjectID == book.objectID)
        #expect(gone.tombstone?["title"] as? String == "One")

        let request = try #require(NSPersistentHistoryTransaction.fetchRequest)
        request.predicate = NSPredicate(format: "author != %@", "widget")
        let asked = try fetch(.fetchHistory(withFetch: request), stack) as? [NSPersistentHistoryTransaction]
        #expect(asked?.count == 1)

        _ = try fetch(.deleteHistory(before: later[1]), stack)
        let left = try fetch(.fetchHistory(after: NSPersistentHistoryToken?.none), stack)
        #expect((left as? [NSPersistentHistoryTransaction])?.map(\.transactionNumber) == [later[1].transactionNumber])
    }

    @Test("Another context takes over a transaction, found after a token that was archived")
    func merging() throws {
        let options = [NSPersistentHistoryTrackingKey: NSNumber(value: true)]
        let stack = try Stack(NSSQLiteStoreType, options: options)
        let chapter = stack.context.make("Chapter", ["number": 1])
        try stack.context.save()
        let other = stack.newContext()
        let seen = try #require(try other.all("Chapter").first)
        #expect(seen.value(forKey: "number") as? Int == 1)
        let token = try #require(stack.coordinator.currentPersistentHistoryToken(fromStores: nil))
        let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
        let kept = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data))
        #expect(kept.isEqual(token))
        chapter.setValue(2, forKey: "number")
        try stack.context.save()
        let news = try #require(
            try fetch(.fetchHistory(after: kept), stack) as? [NSPersistentHistoryTransaction])
        for transaction in news { other.mergeChanges(fromContextDidSave: transaction.objectIDNotification()) }
        #expect(seen.value(forKey: "number") as? Int == 2)
    }

    @Test("A store without the option keeps no history")
    func off() throws {
        let stack = try Stack(NSSQLiteStoreType)
        _ = stack.context.make("Book")
        try stack.context.save()
        #expect(stack.coordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
        let found = try fetch(.fetchHistory(after: Date.distantPast), stack) as? [NSPersistentHistoryTransaction]
        #expect(found?.isEmpty == true)
    }

    /// Its initializer is `NSObject`'s: https://developer.apple.com/documentation/coredata/nspersistenthistorytoken
    @Test("Tests make tokens of their own")
    func ownTokens() {
        final class Named: NSPersistentHistoryToken, @unchecked Sendable {
            let name: String
            init(_ name: String) {
                self.name = name
                super.init()
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Named("a").name == "a")
    }

    /// CoreDataErrors.h: 134020, 134100, 134110 and 134130.
    @Test("Codes of Core Data have names in Swift")
    func codes() {
        let error = CocoaError(.persistentStoreIncompatibleSchema)
        #expect(error.errorCode == 134020 && CocoaError.persistentStoreIncompatibleVersionHash.rawValue == 134100)
        #expect(CocoaError.Code.migration.rawValue == 134110)
        #expect(CocoaError.Code.migrationMissingSourceModel.rawValue == 134130)
        #expect(CocoaError.Code(rawValue: NSSQLiteError) == .sqlite)
    }
}
