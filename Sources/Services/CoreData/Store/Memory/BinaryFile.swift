// SPDX-License-Identifier: MIT
import FoundationCompat

/// The file of a binary store: a property list of metadata and rows.
struct BinaryFile {
    var metadata: [String: Any]
    var lastRows: [String: Int64]
    var rows: [[String: Any]]

    /// nil: there is no file.
    static func read(_ url: URL) throws -> BinaryFile? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let data = try Data(contentsOf: url)
        guard !data.isEmpty else { return nil }
        guard let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
            let rows = list["rows"] as? [[String: Any]], let metadata = list["metadata"] as? [String: Any]
        else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        let last = (list["lastRows"] as? [String: NSNumber] ?? [:]).mapValues(\.int64Value)
        return BinaryFile(metadata: metadata, lastRows: last, rows: rows)
    }

    func write(to url: URL) throws {
        let list: [String: Any] = [
            "metadata": metadata, "lastRows": lastRows.mapValues { NSNumber(value: $0) }, "rows": rows,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try data.write(to: url, options: .atomic)
    }
}

/// Rows as property lists hold them.
struct RowCoder {
    private let model: NSManagedObjectModel
    private let store: NSPersistentStore

    init(_ model: NSManagedObjectModel, _ store: NSPersistentStore) {
        self.model = model
        self.store = store
    }

    func encode(_ id: NSManagedObjectID, _ snapshot: Snapshot) -> [String: Any] {
        var values: [String: Any] = [:]
        for (index, slot) in id.entity.layout.slots.enumerated() where !id.entity.layout.properties[index].isTransient {
            values[id.entity.layout.properties[index].name] = encode(snapshot.values[index], slot)
        }
        return [
            "entity": id.entity.name ?? "", "row": NSNumber(value: id.row ?? 0),
            "version": NSNumber(value: snapshot.version), "values": values,
        ]
    }

    private func encode(_ value: Any?, _ slot: EntityLayout.Slot) -> Any? {
        switch slot {
        case .attribute(let attribute): StoreValue(value, attribute).propertyListValue
        case .relationship:
            (value as? NSManagedObjectID).map(reference) ?? (value as? [NSManagedObjectID])?.map(reference)
        case .fetched, .other: nil
        }
    }

    private func reference(_ id: NSManagedObjectID) -> [String: Any] {
        ["entity": id.entity.name ?? "", "row": NSNumber(value: id.row ?? 0)]
    }

    func decode(_ item: [String: Any]) -> (NSManagedObjectID, Snapshot)? {
        guard let id = id(item) else { return nil }
        let given = item["values"] as? [String: Any] ?? [:]
        let layout = id.entity.layout
        let values = layout.slots.indices.map { decode(given[layout.properties[$0].name], layout.slots[$0]) }
        return (id, Snapshot(values: PropertyValues(values), version: (item["version"] as? NSNumber)?.int64Value ?? 1))
    }

    private func id(_ item: [String: Any]) -> NSManagedObjectID? {
        guard let name = item["entity"] as? String, let entity = model.entitiesByName[name],
            let row = item["row"] as? NSNumber
        else { return nil }
        return NSManagedObjectID(entity: entity, store: store, row: row.int64Value)
    }

    private func decode(_ value: Any?, _ slot: EntityLayout.Slot) -> Any? {
        guard let value else { return nil }
        switch slot {
        case .attribute(let attribute): return StoreValue(propertyListValue: value).value(attribute)
        case .relationship:
            if let item = value as? [String: Any] { return id(item) }
            return (value as? [[String: Any]])?.compactMap(id)
        case .fetched, .other: return nil
        }
    }
}
