// SPDX-License-Identifier: MIT
import FoundationCompat

/// Store files that nobody has open.
enum StoreFiles {
    /// The kind of store that a file is, by the sixteen bytes that every SQLite database begins with.
    static func type(_ url: URL) throws -> String {
        let file = try FileHandle(forReadingFrom: url)
        let start = try file.read(upToCount: 16)
        try file.close()
        return start == Data("SQLite format 3\0".utf8) ? NSSQLiteStoreType : NSBinaryStoreType
    }

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

    static func externalData(_ url: URL) -> URL { support(url).appendingPathComponent("_EXTERNAL_DATA") }

    static func remove(_ url: URL) throws {
        for part in parts(url) + [support(url)] where FileManager.default.fileExists(atPath: part.path) {
            try FileManager.default.removeItem(at: part)
        }
    }

    /// Puts a copy of a store in the place of what is at `destination`, in one step.
    static func copy(_ source: URL, to destination: URL, _ type: String) throws {
        try FileManager.default.createDirectory(
            at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
        let draft = draft(beside: destination)
        try remove(draft)
        do {
            for (from, to) in zip(parts(source) + [support(source)], parts(draft) + [support(draft)])
            where FileManager.default.fileExists(atPath: from.path) {
                try FileManager.default.copyItem(at: from, to: to)
            }
            try put(draft, inPlaceOf: destination, type)
        } catch {
            try remove(draft)
            throw error
        }
    }

    /// Where the store is made that takes another's place; what a killed process has left there is of no use.
    static func draft(beside url: URL) -> URL {
        url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).migrationdestination")
    }

    /// Puts a store that nobody has open in the place of another: at any time the files at `url` are those of the old
    /// store or of the new one.
    static func put(_ draft: URL, inPlaceOf url: URL, _ type: String) throws {
        if type == NSSQLiteStoreType {
            // A log beside belongs to the file of its name, whichever that is.
            try emptyLog(of: draft)
            if FileManager.default.fileExists(atPath: url.path) { emptyLogIfPossible(of: url) }
        }
        try moveExternalData(of: draft, to: url)
        try SafeFile.put(draft, inPlaceOf: url)
        for log in parts(url).dropFirst() { unlink(log.path) }
        try remove(draft)
    }

    /// Not where the store is open or damaged; then its log goes just behind it.
    private static func emptyLogIfPossible(of url: URL) {
        do { try emptyLog(of: url) } catch { NSLog("CoreData: error: %@", "\(error)") }
    }

    private static func emptyLog(of url: URL) throws {
        let database = try SQLiteDatabase(url, isReadOnly: false)
        defer { database.close() }
        try database.run("PRAGMA journal_mode = DELETE")
    }

    /// Files have names that are given once, so both stores' may be in one folder. The next one to open the store deletes
    /// those that it does not name.
    private static func moveExternalData(of draft: URL, to url: URL) throws {
        let files = FileManager.default
        let (from, to) = (externalData(draft), externalData(url))
        let new = files.fileExists(atPath: from.path) ? try files.contentsOfDirectory(atPath: from.path) : []
        let old = files.fileExists(atPath: to.path) ? try files.contentsOfDirectory(atPath: to.path) : []
        guard !new.isEmpty || !old.isEmpty else { return }
        try files.createDirectory(at: to, withIntermediateDirectories: true)
        try ExternalJournal.leave(new + old, in: support(url))
        for name in new {
            try SafeFile.put(from.appendingPathComponent(name), inPlaceOf: to.appendingPathComponent(name))
        }
    }
}
