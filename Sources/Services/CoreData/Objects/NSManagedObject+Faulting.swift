// SPDX-License-Identifier: MIT
import FoundationCompat

/// Faults: objects whose values have not been fetched yet.
extension NSManagedObject {
    /// Fetches the values when the object is a fault.
    func fireFault() {
        guard state.isFault, !state.isFiring else { return }
        state.isFiring = true
        defer { state.isFiring = false }
        guard let context else { return }
        if context.batches.count > 0 { context.batches[identifier]?.load(in: context) }
        guard let snapshot = fetchedSnapshot(in: context) ?? context.source.snapshot(of: identifier) else {
            return missing(in: context)
        }
        fill(snapshot)
        awakeFromFetch()
    }

    /// What a fetch has brought, unless the row was saved since.
    private func fetchedSnapshot(in context: NSManagedObjectContext) -> Snapshot? {
        guard let fetched, context.source.isCurrent(identifier, since: fetched.time) else { return nil }
        return fetched.snapshot
    }

    /// No store has the object any more.
    private func missing(in context: NSManagedObjectContext) {
        guard context.shouldDeleteInaccessibleFaults,
            context.shouldHandleInaccessibleFault(self, for: identifier, triggeredByProperty: nil)
        else {
            NSException.raise(
                .objectInaccessibleException,
                "CoreData could not fulfill a fault for '\(identifier.description)'")
        }
        state.isFault = false
        state.isInaccessible = true
        fetched = nil
        values = layout.nothing
        context.noteInaccessible(self)
    }

    /// Takes the values of a snapshot; the object is no fault any more.
    func fill(_ snapshot: Snapshot) {
        values = snapshot.values
        for index in layout.toManys where !values.cells[index].isNone { values.cells[index] = .none }
        committed = snapshot
        fetched = nil
        state.isFault = false
    }

    /// Forgets the values, as when the context refreshes the object.
    func turnIntoFault() {
        guard !state.isFault else { return }
        willTurnIntoFault()
        let old = values
        values = layout.nothing
        committed = nil
        state.touched = []
        state.beforeEvent = EventStart()
        state.isUpdated = false
        state.isFault = true
        ReleaseQueue.release(consume old)
        didTurnIntoFault()
    }
}
