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
        guard let snapshot = context.source.snapshot(of: identifier) else { return missing(in: context) }
        fill(snapshot)
        awakeFromFetch()
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
        values = Array(repeating: nil, count: layout.slots.count)
        context.noteInaccessible(self)
    }

    /// Takes the values of a snapshot; the object is no fault any more.
    func fill(_ snapshot: Snapshot) {
        values = snapshot.values
        for index in layout.toManys { values[index] = nil }
        committed = snapshot
        state.isFault = false
    }

    /// Forgets the values, as when the context refreshes the object.
    func turnIntoFault() {
        guard !state.isFault else { return }
        willTurnIntoFault()
        let old = values
        values = Array(repeating: nil, count: layout.slots.count)
        committed = nil
        state.touched = []
        state.beforeEvent = [:]
        state.isUpdated = false
        state.isFault = true
        ReleaseQueue.release(old)
        didTurnIntoFault()
    }
}
