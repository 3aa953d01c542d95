// SPDX-License-Identifier: MIT
import FoundationCompat

extension NSPersistentStoreCoordinator {
    /// Notes a save for readers of persistent history.
    func recordHistory(_ batch: StoreWrite, in store: NSPersistentStore, _ context: NSManagedObjectContext) {}
}
