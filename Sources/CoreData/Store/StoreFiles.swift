// SPDX-License-Identifier: MIT
import FoundationCompat

/// Store files that nobody has open.
enum StoreFiles {
    static func metadata(_ type: String, _ url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        if type == NSBinaryStoreType {
            guard let file = try BinaryFile.read(url) else {
                throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
            }
            return file.metadata
        }
        let database = try SQLiteDatabase(url, isReadOnly: true)
        defer { database.close() }
        guard let metadata = try SQLiteMetadata.read(database) else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        return metadata
    }

    static func setMetadata(_ metadata: [String: Any], _ type: String, _ url: URL) throws {
        if type == NSBinaryStoreType {
            guard var file = try BinaryFile.read(url) else { return }
            file.metadata = metadata
            return try file.write(to: url)
        }
        let database = try SQLiteDatabase(url, isReadOnly: false)
        defer { database.close() }
        try SQLiteMetadata.write(metadata, to: database)
    }

    /// A store's file and those that SQLite keeps beside it.
    static func parts(_ url: URL) -> [URL] {
        ["", "-wal", "-shm"].map { URL(fileURLWithPath: url.path + $0) }
    }

    static func support(_ url: URL) -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        return url.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT")
    }

    static func remove(_ url: URL) throws {
        for part in parts(url) + [support(url)] where FileManager.default.fileExists(atPath: part.path) {
            try FileManager.default.removeItem(at: part)
        }
    }

    static func copy(_ source: URL, to destination: URL) throws {
        try remove(destination)
        try FileManager.default.createDirectory(
            at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        for (from, to) in zip(parts(source) + [support(source)], parts(destination) + [support(destination)])
        where FileManager.default.fileExists(atPath: from.path) {
            try FileManager.default.copyItem(at: from, to: to)
        }
    }
}
