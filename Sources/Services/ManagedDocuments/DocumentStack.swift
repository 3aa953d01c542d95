// SPDX-License-Identifier: MIT
import CoreData
import Foundation

/// The two contexts of a managed document and their coordinator: the app changes objects of the main queue's, whose parent
/// has a queue of its own and saves to the store.
@MainActor
final class DocumentStack {
    private(set) var coordinator: NSPersistentStoreCoordinator?
    private(set) var context: NSManagedObjectContext?
    private var parent: NSManagedObjectContext?
    private var merged: NSManagedObjectModel?
    /// While the document itself saves, what contexts tell is no change.
    private(set) var isQuiet = false

    var mergedModel: NSManagedObjectModel {
        if let merged { return merged }
        guard let model = NSManagedObjectModel.mergedModel(from: nil) else {
            preconditionFailure(
                "NSInternalInconsistencyException: UIManagedDocument found no model in the main bundle; override "
                    + "managedObjectModel to give one")
        }
        merged = model
        return model
    }

    var store: NSPersistentStore? { coordinator?.persistentStores.first }

    /// Whether something is not in the store yet.
    var hasChanges: Bool {
        guard let context, let parent else { return false }
        return context.hasChanges || parent.hasChanges
    }

    /// - Parameter model: asked for once.
    func context(for model: @autoclosure () -> NSManagedObjectModel) -> NSManagedObjectContext {
        if let context { return context }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        parent.persistentStoreCoordinator = coordinator
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.parent = parent
        (self.coordinator, self.parent, self.context) = (coordinator, parent, context)
        return context
    }

    func quietly(_ work: () throws -> Void) rethrows {
        let before = isQuiet
        isQuiet = true
        defer { isQuiet = before }
        try work()
    }

    /// Writes the parent's changes to the store.
    func save() throws {
        guard let parent else { return }
        var failure: (any Error)?
        parent.performAndWait {
            guard parent.hasChanges else { return }
            do { try parent.save() } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Forgets all objects and the store they are in.
    func close() throws {
        guard let coordinator, let store else { return }
        try quietly {
            context?.reset()
            if let parent { parent.performAndWait { parent.reset() } }
            try coordinator.remove(store)
        }
    }
}
