// SPDX-License-Identifier: MIT
import FoundationCompat

/// Hands each processed set of changes to the context's undo manager, which lives on the main thread.
enum UndoRecorder {
    static func record(_ event: ChangedObjects, in context: NSManagedObjectContext) {
        guard let manager = context.undoManager, !event.isEmpty else { return }
        guard Thread.isMainThread else {
            return Unsupported.report("NSManagedObjectContext.undoManager of a context beside the main queue")
        }
        let step = Unchecked(UndoStep(event))
        guard !step.value.isEmpty else { return }
        let target = Unchecked(manager)
        MainActor.assumeIsolated {
            target.value.registerUndo(withTarget: context) { step.value.undo(in: $0) }
        }
    }
}

/// What has to be done to take back one set of changes.
private struct UndoStep {
    private let inserted: [NSManagedObject]
    private let deleted: [NSManagedObject]
    private let updated: [(object: NSManagedObject, before: EventStart)]

    init(_ event: ChangedObjects) {
        inserted = event.inserted.objects
        deleted = event.deleted.objects
        updated = (event.updated.objects + event.deleted.objects).filter { !$0.state.beforeEvent.isEmpty }
            .map { ($0, $0.state.beforeEvent) }
    }

    var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && updated.isEmpty }

    func undo(in context: NSManagedObjectContext) {
        for object in deleted {
            if object.context == nil { object.context = context }
            context.insert(object)
        }
        for (object, before) in updated where !object.state.isDeleted {
            for index in before.changed.indexes {
                let property = object.layout.properties[index]
                let live = context.live(before[index], object.layout.slots[index])
                object.setModeledValue((live as? ToMany)?.collection ?? live, index, property.name)
            }
        }
        for object in inserted { context.delete(object) }
        context.processPendingChanges()
    }
}

extension NSManagedObjectContext {
    /// What changed until a group opens or closes belongs to the group that was open.
    func followUndoGroups() {
        if let undoObserver { NotificationCenter.default.removeObserver(undoObserver) }
        undoObserver = undoManager.map { manager in
            NotificationCenter.default.addObserver(
                forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
            ) { [weak self] _ in
                self?.processPendingChanges()
            }
        }
    }

    /// What a manager could take back of this context is no longer what was.
    func clearUndo() { clearUndo(of: undoManager) }

    func clearUndo(of manager: UndoManager?) {
        guard let manager, Thread.isMainThread else { return }
        let target = Unchecked(manager)
        MainActor.assumeIsolated { target.value.removeAllActions(withTarget: self) }
    }

    public func undo() {
        processPendingChanges()
        guard let manager = undoManager, Thread.isMainThread else { return }
        let target = Unchecked(manager)
        MainActor.assumeIsolated { target.value.undo() }
    }

    public func redo() {
        processPendingChanges()
        guard let manager = undoManager, Thread.isMainThread else { return }
        let target = Unchecked(manager)
        MainActor.assumeIsolated { target.value.redo() }
    }
}
