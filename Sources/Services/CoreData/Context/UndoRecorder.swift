// SPDX-License-Identifier: MIT
import FoundationCompat

/// Hands each processed set of changes to the context's undo manager.
enum UndoRecorder {
    static func record(_ event: ChangedObjects, in context: NSManagedObjectContext) {
        guard let manager = context.undoManager, !event.isEmpty else { return }
        let step = Unchecked(UndoStep(event))
        guard !step.value.isEmpty else { return }
        use(manager) { manager in
            guard Thread.isMainThread || !manager.groupsByEvent else {
                return Unsupported.report("UndoManager.groupsByEvent beside the main thread, which has events")
            }
            manager.registerUndo(withTarget: context) { step.value.undo(in: $0) }
        }
    }

    /// Calls a manager on the queue of its context. It is the main actor's by declaration alone, as on iOS: a context of a
    /// private queue has one of its own there.
    static func use(_ manager: UndoManager, _ body: @MainActor (UndoManager) -> Void) {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((UndoManager) -> Void).self)(manager) }
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
        guard let manager else { return }
        UndoRecorder.use(manager) { $0.removeAllActions(withTarget: self) }
    }

    public func undo() {
        processPendingChanges()
        guard let manager = undoManager else { return }
        UndoRecorder.use(manager) { $0.undo() }
    }

    public func redo() {
        processPendingChanges()
        guard let manager = undoManager else { return }
        UndoRecorder.use(manager) { $0.redo() }
    }
}
