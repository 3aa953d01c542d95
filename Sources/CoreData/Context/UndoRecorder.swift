// SPDX-License-Identifier: MIT
import FoundationCompat

/// Hands each processed set of changes to the context's undo manager.
struct UndoRecorder {
    private var isReplaying = false

    mutating func clear() {}

    mutating func record(_ event: ChangedObjects, in context: NSManagedObjectContext) {}
}

extension NSManagedObjectContext {
    func clearUndo() {}
}
