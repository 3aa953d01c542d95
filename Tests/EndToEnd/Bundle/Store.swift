// SPDX-License-Identifier: MIT
import CoreData

extension Item {
    /// A method of the app's own beside the generated properties.
    @objc var cellTitle: String { "* \(title ?? "")" }
}

/// A store in the documents; one that comes with the app takes its place at the first run.
enum Store {
    static func note() {
        guard let url = Bundle.main.url(forResource: "Shelf", withExtension: "momd"),
            let model = NSManagedObjectModel(contentsOf: url)
        else { return Journal.note("no model") }
        Journal.note("entities \(model.entities.compactMap(\.name).sorted().joined(separator: " "))")
        let missing = NSManagedObjectModel(
            contentsOf: url.deletingLastPathComponent().appendingPathComponent("No.momd"))
        Journal.note("missing model \(missing == nil)")
        let place = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/shelf.sqlite")
        if let filled = Bundle.main.url(forResource: "filled", withExtension: "sqlite"),
            !FileManager.default.fileExists(atPath: place.path)
        {
            do { try FileManager.default.copyItem(at: filled, to: place) } catch { Journal.note("copy: \(error)") }
        }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        do {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: place,
                options: [NSSQLitePragmasOption: ["journal_mode": "DELETE"]])
            let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            let old = try context.fetch(Item.fetchRequest())
            Journal.note("items \(old.map(\.cellTitle).sorted().joined(separator: ", "))")
            guard old.isEmpty else { return }
            let film = Film(context: context)
            (film.title, film.minutes) = ("The Matrix", 136)
            let box = Box(context: context)
            box.name = "first"
            box.addToItems(film)
            try context.save()
            let titles = (box.items as? Set<Item> ?? []).map(\.cellTitle)
            Journal.note("film \(film.minutes) \(film.cellTitle) in \(film.box?.name ?? "none"), box has \(titles)")
        } catch { Journal.note("store: \(error)") }
    }
}
