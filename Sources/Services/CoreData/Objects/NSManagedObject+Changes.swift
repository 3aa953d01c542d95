// SPDX-License-Identifier: MIT
import FoundationCompat

/// What has changed since the object was fetched or saved.
extension NSManagedObject {
    /// A change is about to happen: keeps the value for undo and for `changedValuesForCurrentEvent`.
    func willChange(_ key: String) {
        changePublisher?.send()
        guard let index = layout.index(of: key) else { return }
        state.beforeEvent.note(index, of: self)
    }

    func didChange(_ key: String) {
        guard let index = layout.index(of: key) else { return }
        noteTouched(index)
    }

    func noteTouched(_ index: Int) {
        state.touched.insert(index)
        // Of many changes in a row the context hears of the first.
        guard let registry, state.toldTurn != registry.turn else { return }
        state.toldTurn = registry.turn
        registry.context?.noteChange(of: self)
    }

    /// The value as snapshots have it: IDs in place of objects.
    func stored(_ index: Int) -> Any? { storedCell(index).any }

    func storedCell(_ index: Int) -> PropertyValue {
        switch values.cells[index] {
        case .object(let object): .id(object.identifier)
        case .many(let many): .ids(many.objects.map(\.identifier))
        case let value: value
        }
    }

    /// All values as snapshots have them; to-many relationships nobody asked for are nil.
    func storedValues() -> PropertyValues { PropertyValues(cells: values.indices.map(storedCell)) }

    /// Indexes of the properties whose values differ from the committed ones.
    func changedIndexes() -> [Int] {
        state.touched.indexes.filter { index in
            guard let committed else { return true }
            return !isSame(index, committed)
        }
    }

    private func isSame(_ index: Int, _ committed: Snapshot) -> Bool {
        guard let relationship = layout.slots[index].relationship, relationship.isToMany else {
            return storedCell(index).isSame(committed.values.cells[index])
        }
        let new = stored(index) as? [NSManagedObjectID] ?? []
        let old = committed.values[index] as? [NSManagedObjectID] ?? []
        return relationship.isOrdered ? new == old : Set(new) == Set(old)
    }

    func newValues() -> [String: Any] {
        var result: [String: Any] = [:]
        for index in changedIndexes() { result[layout.properties[index].name] = exposed(index) ?? NSNull() }
        return result
    }

    func eventValues() -> [String: Any] {
        var result: [String: Any] = [:]
        for index in state.beforeEvent.changed.indexes {
            result[layout.properties[index].name] = objects(of: state.beforeEvent[index], index) ?? NSNull()
        }
        return result
    }

    func savedValues(_ keys: [String]?) -> [String: Any] {
        fireFault()
        var result: [String: Any] = [:]
        guard let committed else { return result }
        for (index, property) in layout.properties.enumerated() {
            guard keys?.contains(property.name) ?? true, !(property is NSFetchedPropertyDescription) else { continue }
            if layout.slots[index].relationship?.isToMany == true, committed.values[index] == nil {
                result[property.name] = exposed(index)
            } else {
                result[property.name] = objects(of: committed.values[index], index) ?? NSNull()
            }
        }
        return result
    }

    /// A snapshot's value with objects in place of IDs.
    private func objects(of value: Any?, _ index: Int) -> Any? {
        switch value {
        // What led to an object leads to it still, if to nothing else.
        case let object as NSManagedObject: return object
        case let id as NSManagedObjectID: return context?.object(with: id)
        case let ids as [NSManagedObjectID]:
            let objects = ids.compactMap { context?.object(with: $0) }
            let isOrdered = layout.slots[index].relationship?.isOrdered ?? false
            return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        default: return value
        }
    }

    // MARK: description

    var text: String {
        let name = entity.name ?? "(null)"
        let values = state.isFault ? "<fault>" : valuesText()
        return "<\(__NSStringFromClass(type(of: self))): \(addressText(self))> (entity: \(name); id: "
            + "\(identifier.description); data: \(values))"
    }

    private func valuesText() -> String {
        let lines = layout.properties.enumerated().filter { !($0.element is NSFetchedPropertyDescription) }
            .map { (self.layout.properties[$0.offset].name, valueText($0.offset)) }.sorted { $0.0 < $1.0 }
        return "{\n" + lines.map { "    \($0.0) = \($0.1);\n" }.joined() + "}"
    }

    private func valueText(_ index: Int) -> String {
        switch (stored(index), layout.slots[index].relationship) {
        case (nil, let relationship?) where relationship.isToMany && !state.isInserted:
            return "\"<relationship fault: \(addressText(relationship)) '\(relationship.name)'>\""
        case (nil, _): return "nil"
        case (let id as NSManagedObjectID, _): return "\"\(id.description)\""
        case (let ids as [NSManagedObjectID], _):
            return "(\n" + ids.map { "        \"\($0.description)\"" }.joined(separator: ",\n") + "\n    )"
        case (let value?, _): return value is String ? "\"\(value)\"" : "\(value)"
        }
    }
}
