// SPDX-License-Identifier: MIT
import FoundationCompat

/// The metadata of a store file, a property list in a table of its own.
enum SQLiteMetadata {
    static func read(_ database: SQLiteDatabase) throws -> [String: Any]? {
        guard try database.hasTable("Z_METADATA") else { return nil }
        var data: Data?
        try database.query("SELECT Z_PLIST FROM Z_METADATA") { row in data = row.value(0).data }
        guard let data else { return nil }
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }

    /// Writes nothing where nothing is new: a store can be opened on a full disk.
    static func write(_ metadata: [String: Any], to database: SQLiteDatabase) throws {
        if let known = try read(database), NSDictionary(dictionary: known).isEqual(to: metadata) { return }
        let data = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try database.run(
            "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
        try database.run(
            "INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
            [.text(metadata[NSStoreUUIDKey] as? String ?? ""), .data(data)])
    }

    /// The model that the file was made with, as a compiled model file.
    static func model(_ database: SQLiteDatabase) throws -> Data? {
        guard try database.hasTable("Z_MODELCACHE") else { return nil }
        var data: Data?
        try database.query("SELECT Z_CONTENT FROM Z_MODELCACHE") { row in data = row.value(0).data }
        return data
    }

    /// Writes nothing where the file has this version of the model; its data differs from run to run.
    static func write(_ model: NSManagedObjectModel, to database: SQLiteDatabase) throws {
        let known = try self.model(database).flatMap(NSManagedObjectModel.init(data:))
        guard known?.entityVersionHashesByName != model.entityVersionHashesByName else { return }
        try database.run("CREATE TABLE IF NOT EXISTS Z_MODELCACHE (Z_CONTENT BLOB)")
        try database.run("DELETE FROM Z_MODELCACHE")
        try database.run("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)", [.data(ModelWriter.data(model))])
    }
}
