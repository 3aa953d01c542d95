// SPDX-License-Identifier: MIT
import CoreData

/// The stored favorites.
final class PlaceStore {
    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "FavoritePlaces")
        if inMemory {
            let description = NSPersistentStoreDescription()
            description.type = NSInMemoryStoreType
            container.persistentStoreDescriptions = [description]
        }
        container.loadPersistentStores { _, error in
            if let error { fatalError("The store of places cannot be opened: \(error)") }
        }
    }

    var context: NSManagedObjectContext { container.viewContext }

    func all() -> [FavoritePlace] {
        let request = NSFetchRequest<FavoritePlace>(entityName: "FavoritePlace")
        request.sortDescriptors = [NSSortDescriptor(key: "placeName", ascending: true)]
        do {
            return try context.fetch(request)
        } catch {
            NSLog("Places cannot be fetched: \(error)")
            return []
        }
    }

    func add() -> FavoritePlace { FavoritePlace(context: context) }

    /// The one place that a person goes to next.
    func next() -> FavoritePlace? { all().first { $0.goingNext } }

    func place(forRegion identifier: String) -> FavoritePlace? {
        guard let url = URL(string: identifier),
            let id = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url)
        else { return nil }
        return try? context.existingObject(with: id) as? FavoritePlace
    }

    func save() {
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            NSLog("Places cannot be saved: \(error)")
        }
    }
}
