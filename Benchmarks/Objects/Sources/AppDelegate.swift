// SPDX-License-Identifier: MIT
import CoreData
import UIKit

/// Does one thing with managed objects and exits. `SCENE` and `FRAMES` in the environment say what, and with how many:
/// `people` (without cards) and `cards` make a store and save once, `fetch` reads all of `people`'s, `fault` fires the fault behind
/// a relationship of each of `cards`', `list` reads those without.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let count = Int(environment["FRAMES"] ?? "") ?? 1000
        do {
            switch environment["SCENE"] ?? "people" {
            case "cards": try make(count, "cards", hasCards: true)
            case "fetch": print(try sum(of: store("people", count)))
            case "list": print(try sum(of: store("cards", count)))
            case "fault": print(try sumOfCards(in: store("cards", count)))
            default: try make(count, "people", hasCards: false)
            }
        } catch {
            print(error)
            exit(1)
        }
        exit(0)
    }

    private func file(_ name: String, _ count: Int) -> URL {
        URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(name)-\(count).sqlite")
    }

    private func store(_ name: String, _ count: Int) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Model.shared)
        _ = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: file(name, count), options: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.undoManager = nil
        return context
    }

    private func make(_ count: Int, _ name: String, hasCards: Bool) throws {
        for suffix in ["", "-wal", "-shm"] {
            let path = file(name, count).path + suffix
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
        }
        let context = try store(name, count)
        for index in 0..<count {
            let person = Person(context: context)
            let random = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
            person.name = "Person \(random % 100_000) of many"
            person.note = "A note of some words about \(random % 977) and \(index)"
            person.age = Int32(18 + random % 70)
            person.score = Double(random) / 4_294_967
            person.created = Date(timeIntervalSinceReferenceDate: 7e8 + Double(random % 10_000_000))
            person.active = random & 1 == 1
            guard hasCards else { continue }
            let card = Card(context: context)
            card.number = Int32(truncatingIfNeeded: index)
            person.card = card
        }
        try context.save()
    }

    /// All values of all people are read.
    private func sum(of context: NSManagedObjectContext) throws -> Int {
        let request = NSFetchRequest<Person>(entityName: "Person")
        return try context.fetch(request).reduce(0) { sum, person in
            sum + person.name.utf8.count + person.note.utf8.count + Int(person.age) + Int(person.score)
                + Int(person.created.timeIntervalSinceReferenceDate) + (person.active ? 1 : 0)
        }
    }

    private func sumOfCards(in context: NSManagedObjectContext) throws -> Int {
        let request = NSFetchRequest<Person>(entityName: "Person")
        return try context.fetch(request).reduce(0) { sum, person in
            sum + person.name.utf8.count + person.note.utf8.count + Int(person.age) + Int(person.score)
                + Int(person.created.timeIntervalSinceReferenceDate) + (person.active ? 1 : 0)
                + Int(person.card?.number ?? 0)
        }
    }
}
