// SPDX-License-Identifier: MIT
import FoundationCompat

/// Saving: hooks, validation, writing to the source, and telling observers.
extension NSManagedObjectContext {
    /// Rounds of `willSave` hooks that change objects again; Core Data's limit.
    private static let roundLimit = 1000

    func saveChanges() throws {
        processPendingChanges()
        post(.NSManagedObjectContextWillSave, [:])
        // Observers hear of a save of nothing too, as public suites expect; the source is not asked.
        guard hasChanges else { return tellSaved(ChangedObjects()) }
        callWillSave()
        try validateChanges()
        computeDerivedAttributes()
        let request = SaveRequest(
            context: self, inserted: changes.inserted.objects, updated: changes.updated.objects,
            deleted: changes.deleted.objects)
        do {
            finish(request, try source.commit(request))
        } catch {
            for object in request.inserted + request.updated { object.forgetComing() }
            throw error
        }
    }

    // MARK: before

    private func callWillSave() {
        var called = ObjectSet()
        for _ in 0..<Self.roundLimit {
            processPendingChanges()
            let all = changes.inserted.objects + changes.updated.objects + changes.deleted.objects
            let new = all.filter { !called.contains($0) }
            guard !new.isEmpty else { return }
            for object in new {
                called.insert(object)
                object.willSave()
                // A hook that changes its own object is called again, as long as it does.
                if pending.updated.contains(object) { called.remove(object) }
            }
        }
        NSException.raise(
            .internalInconsistencyException,
            "Failed to process pending changes before save.  The context is still dirty after \(Self.roundLimit) "
                + "attempts.  Typically this recursive dirtying is caused by a bad validation method, -willSave, or "
                + "notification handler.")
    }

    private func validateChanges() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) { do { try body() } catch { errors.append(error as NSError) } }
        for object in changes.deleted.objects { check { try object.validateForDelete() } }
        for object in changes.inserted.objects { check { try object.validateForInsert() } }
        for object in changes.updated.objects { check { try object.validateForUpdate() } }
        try NSManagedObject.raise(errors)
    }

    private func computeDerivedAttributes() {
        for object in changes.inserted.objects + changes.updated.objects {
            for index in object.layout.derived {
                guard let derived = object.layout.slots[index].attribute as? NSDerivedAttributeDescription,
                    let expression = derived.derivationExpression
                else { continue }
                let value = expression.expressionValue(with: object, context: nil)
                let canonical = value.flatMap { PropertyValue($0, derived.attributeType) } ?? .none
                guard !canonical.isSame(object.values.cells[index]) else { continue }
                object.values.cells[index] = canonical
                object.state.touched.insert(index)
            }
        }
    }

    // MARK: after

    private func finish(_ request: SaveRequest, _ outcome: SaveOutcome) {
        var saved = ChangedObjects()
        changes = ChangedObjects()
        registry.turn += 1
        for object in outcome.replaced { retire(object) }
        let discarded = Set(outcome.discarded.map(ObjectIdentifier.init))
        for object in request.inserted + request.updated {
            if let id = object.comingIdentifier, id !== object.identifier { adopt(id, for: object) }
        }
        for object in request.inserted {
            if discarded.isEmpty || !discarded.contains(ObjectIdentifier(object)) { saved.inserted.insert(object) }
            settle(object)
        }
        for object in request.updated {
            saved.updated.insert(object)
            settle(object)
        }
        for object in request.deleted { saved.deleted.insert(object) }
        for object in request.inserted + request.updated + request.deleted { object.didSave() }
        for object in outcome.discarded { drop(object) }
        tellSaved(saved)
        for object in request.deleted { drop(object) }
        // Merge policies and derived attributes change values without being asked.
        processPendingChanges()
    }

    private func tellSaved(_ saved: ChangedObjects) {
        post(.NSManagedObjectContextDidSave, Self.userInfo(saved))
        post(.NSManagedObjectContextDidSaveObjectIDs, Self.identifiers(saved))
    }

    private func settle(_ object: NSManagedObject) {
        object.state.isInserted = false
        object.state.isUpdated = false
        object.state.touched = []
        if let snapshot = object.comingSnapshot { object.takeSaved(snapshot) }
        object.forgetComing()
    }

    /// Another object stands for the row from now on.
    private func retire(_ object: NSManagedObject) {
        registry.remove(object)
        pending.deleted.insert(object)
        object.state.isPropagated = true
        object.context = nil
    }

    private func drop(_ object: NSManagedObject) {
        registry.remove(object)
        object.state.isDeleted = false
        object.state.isInserted = false
        object.state.isUpdated = false
        object.context = nil
    }

    static func identifiers(_ changes: ChangedObjects) -> [String: Any] {
        var info: [String: Any] = [:]
        let parts: [(String, ObjectSet)] = [
            (NSInsertedObjectIDsKey, changes.inserted), (NSUpdatedObjectIDsKey, changes.updated),
            (NSDeletedObjectIDsKey, changes.deleted), (NSRefreshedObjectIDsKey, changes.refreshed),
        ]
        for (key, set) in parts where !set.isEmpty { info[key] = Set(set.objects.map(\.identifier)) }
        return info
    }
}

extension NSManagedObject {
    /// The values as they were saved; a merge policy may have taken some from the store.
    func takeSaved(_ snapshot: Snapshot) {
        var kept = snapshot
        for index in layout.persistent {
            if let relationship = layout.slots[index].relationship {
                if relationship.isToMany {
                    if case .many = values.cells[index] { kept.values.cells[index] = storedCell(index) }
                } else if !storedCell(index).isSame(snapshot.values.cells[index]) {
                    replace(index, snapshot.values.cells[index])
                }
            } else if !values.cells[index].isSame(snapshot.values.cells[index]) {
                replace(index, snapshot.values.cells[index])
            }
        }
        committed = kept
    }

    func forgetComing() {
        comingIdentifier = nil
        comingSnapshot = nil
    }

    private func replace(_ index: Int, _ value: PropertyValue) {
        let key = layout.properties[index].name
        __kvoWill(key)
        values.cells[index] = value
        __kvoDid(key)
        context?.pending.refreshed.insert(self)
    }
}
