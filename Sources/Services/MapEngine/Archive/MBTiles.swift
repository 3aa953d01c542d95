// SPDX-License-Identifier: MIT
import CSQLite
import FoundationCompat
import Synchronization

/// Vector tiles in a SQLite database.
///
/// https://github.com/mapbox/mbtiles-spec/blob/master/1.3/spec.md
final class MBTiles: TileArchive {
    let source: String
    let info: ArchiveInfo
    private let database: Mutex<Database>

    init(_ file: String) throws {
        source = file
        let database = try Database(file)
        info = try Self.info(file, database.rows("SELECT name, value FROM metadata", []))
        self.database = Mutex(database)
    }

    func tile(_ id: TileID) throws -> [UInt8]? {
        // Rows count from the south here.
        let row = (1 << id.z) - 1 - id.y
        let sql = "SELECT tile_data FROM tiles WHERE zoom_level = ?1 AND tile_column = ?2 AND tile_row = ?3"
        let found = try database.withLock { try $0.rows(sql, [id.z, id.x, row]) }
        guard let bytes = found.first?.first, !bytes.isEmpty else { return nil }
        do { return try Inflate.unpacked(bytes) } catch { throw error.error(in: source, "tile \(id)") }
    }

    private static func info(_ file: String, _ rows: [[[UInt8]]]) throws -> ArchiveInfo {
        var values: [String: String] = [:]
        for row in rows where row.count == 2 {
            values[String(decoding: row[0], as: UTF8.self)] = String(decoding: row[1], as: UTF8.self)
        }
        if let format = values["format"], format != "pbf" {
            throw MapFileError(
                file, at: "table metadata", "the format is '\(format)'; only vector tiles, 'pbf', are drawn")
        }
        var info = ArchiveInfo()
        info.name = values["name"] ?? ""
        info.minZoom = try zoom(values, "minzoom", file) ?? 0
        info.maxZoom = try zoom(values, "maxzoom", file) ?? 14
        guard info.minZoom <= info.maxZoom else {
            throw MapFileError(file, at: "table metadata", "minzoom \(info.minZoom) is above maxzoom \(info.maxZoom)")
        }
        let bounds = (values["bounds"] ?? "").split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        if bounds.count == 4 { info.bounds = bounds }
        if let text = values["attribution"], !text.isEmpty { info.attribution = Attribution.plain(text) }
        return info
    }

    private static func zoom(_ values: [String: String], _ key: String, _ file: String) throws -> Int? {
        guard let text = values[key] else { return nil }
        guard let number = Int(text), (0...24).contains(number) else {
            throw MapFileError(file, at: "table metadata", "\(key) is '\(text)'; it must be a number from 0 to 24")
        }
        return number
    }
}

/// An open database, which is only read.
///
/// Sendable: `MBTiles` lets one thread in at a time.
private final class Database: @unchecked Sendable {
    private let file: String
    private let handle: OpaquePointer

    init(_ file: String) throws {
        self.file = file
        var handle: OpaquePointer?
        guard sqlite3_open_v2(file, &handle, SQLITE_OPEN_READONLY, nil) == SQLITE_OK, let handle else {
            sqlite3_close(handle)
            throw MapFileError(file, "cannot be opened as a SQLite database")
        }
        self.handle = handle
    }

    deinit { sqlite3_close(handle) }

    /// Each row's columns as bytes.
    func rows(_ sql: String, _ numbers: [Int]) throws -> [[[UInt8]]] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure(sql) }
        defer { sqlite3_finalize(statement) }
        for (index, number) in numbers.enumerated() {
            sqlite3_bind_int64(statement, Int32(index + 1), Int64(number))
        }
        var result: [[[UInt8]]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                result.append(
                    (0..<sqlite3_column_count(statement)).map { column in
                        guard let start = sqlite3_column_blob(statement, column) else { return [] }
                        let count = Int(sqlite3_column_bytes(statement, column))
                        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
                    })
            case SQLITE_DONE: return result
            default: throw failure(sql)
            }
        }
    }

    private func failure(_ sql: String) -> MapFileError {
        let table = sql.contains("metadata") ? "table metadata" : "table tiles"
        return MapFileError(file, at: table, String(cString: sqlite3_errmsg(handle)))
    }
}

enum Attribution {
    /// Attributions come as pieces of HTML.
    static func plain(_ text: String) -> String {
        var result = ""
        var isTag = false
        for character in text.replacingOccurrences(of: "&copy;", with: "©") {
            if character == "<" { isTag = true }
            if !isTag { result.append(character) }
            if character == ">" { isTag = false }
        }
        return result.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
