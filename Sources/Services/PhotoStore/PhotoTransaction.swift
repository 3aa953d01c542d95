// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Changes of the library that happen together or not at all. Used inside `PhotoStore.change` alone.
package final class PhotoTransaction {
    private let connection: StoreConnection
    private let store: PhotoStore
    private let reader: PhotoReader
    /// Files that go when the changes are called off, and those that go once they are done.
    private(set) var written: [URL] = []
    private(set) var doomed: [URL] = []

    init(_ connection: StoreConnection, _ store: PhotoStore) {
        (self.connection, self.store) = (connection, store)
        reader = PhotoReader(connection: connection)
    }

    private func note(
        _ entity: PhotoHistoryEntry.Entity, _ identifier: String, _ event: PhotoHistoryEntry.Event
    ) throws {
        try connection.query(
            "INSERT INTO history (entity, identifier, event) VALUES (?, ?, ?)",
            [.int(entity.rawValue), .text(identifier), .int(event.rawValue)])
    }

    // MARK: Photos

    /// With the changes of this transaction; nil: there is none.
    package func photo(_ identifier: String) throws -> PhotoRecord? { try reader.photo(identifier) }
    func photo(number: Int64) throws -> PhotoRecord? { try reader.photo(number: number) }

    /// Puts a file into the library, behind the others.
    /// - Parameters:
    ///   - fileExtension: without a dot; tells what kind of file it is.
    ///   - edit: sets what the file itself does not say.
    @discardableResult
    package func insert(
        _ data: Data, fileExtension: String, identifier: String = UUID().uuidString, originalName: String? = nil,
        edit: (inout PhotoRecord) -> Void = { _ in }
    ) throws -> PhotoRecord {
        let url = try store.place(data, fileExtension: fileExtension)
        written.append(url)
        return try insert(file: url, identifier: identifier, originalName: originalName, edit: edit)
    }

    /// The same for a file that lies in the library's folder already.
    @discardableResult
    func insert(
        file url: URL, identifier: String = UUID().uuidString, originalName: String? = nil,
        edit: (inout PhotoRecord) -> Void = { _ in }
    ) throws -> PhotoRecord {
        var record = PhotoFileReader.record(of: url, identifier: identifier)
        if let originalName { record.originalName = originalName }
        edit(&record)
        let names = PhotoRecord.columns.drop { $0 != "," }.dropFirst()
        let marks = Array(repeating: "?", count: record.values.count).joined(separator: ", ")
        try connection.query("INSERT INTO photo (\(names)) VALUES (\(marks))", record.values)
        try note(.photo, identifier, .inserted)
        return try reader.photo(identifier) ?? record
    }

    /// Writes everything but the number, and a line of history, also where nothing differs.
    package func update(_ record: PhotoRecord) throws {
        let names = PhotoRecord.columns.split(separator: ",").dropFirst().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let sets = names.map { "\($0) = ?" }.joined(separator: ", ")
        try connection.query(
            "UPDATE photo SET \(sets) WHERE number = ?", record.values + [.int(record.number)])
        try note(.photo, record.identifier, .updated)
    }

    /// Also from albums and choices. Its files go once the changes are done.
    package func delete(_ record: PhotoRecord) throws {
        try connection.query("DELETE FROM photo WHERE number = ?", [.int(record.number)])
        try connection.query("DELETE FROM member WHERE photo = ?", [.int(record.number)])
        try connection.query("DELETE FROM chosen WHERE photo = ?", [.text(record.identifier)])
        try note(.photo, record.identifier, .deleted)
        doomed.append(store.original(of: record))
        if let edit = record.edit { doomed.append(store.derived(edit.file)) }
        if let film = record.pairedVideo { doomed.append(store.derived(film)) }
    }

    /// Replaces what is seen of a photo.
    /// - Parameter data: how the app made it.
    package func setEdit(
        _ record: PhotoRecord, rendered: Data, fileExtension: String, formatIdentifier: String, formatVersion: String,
        data: Data
    ) throws {
        var record = record
        if let old = record.edit { doomed.append(store.derived(old.file)) }
        let name = try store.placeDerived(rendered, fileExtension: fileExtension)
        written.append(store.derived(name))
        record.edit = .init(formatIdentifier: formatIdentifier, formatVersion: formatVersion, file: name)
        PhotoFileReader.measure(store.derived(name), into: &record)
        record.modified = Date().timeIntervalSinceReferenceDate
        try update(record)
        try connection.query("UPDATE photo SET edit_data = ? WHERE number = ?", [.blob(data), .int(record.number)])
    }

    /// Shows the original again.
    package func revert(_ record: PhotoRecord) throws {
        guard let edit = record.edit else { return }
        var record = record
        doomed.append(store.derived(edit.file))
        record.edit = nil
        PhotoFileReader.measure(store.original(of: record), into: &record)
        record.modified = Date().timeIntervalSinceReferenceDate
        try update(record)
        try connection.query("UPDATE photo SET edit_data = NULL WHERE number = ?", [.int(record.number)])
    }

    /// Keeps the film of a live photo.
    package func setPairedVideo(_ data: Data, fileExtension: String, of record: PhotoRecord) throws {
        var record = record
        record.pairedVideo = try store.placeDerived(data, fileExtension: fileExtension)
        written.append(store.derived(record.pairedVideo ?? ""))
        try update(record)
    }

    // MARK: Albums

    /// With the changes of this transaction, in the person's order.
    package func albums() throws -> [AlbumRecord] { try reader.albums() }

    /// Adds the album or changes it, members and all.
    package func put(_ album: AlbumRecord) throws {
        let isNew = try connection.query("SELECT 1 FROM album WHERE identifier = ?", [.text(album.identifier)]).isEmpty
        try connection.query(
            "INSERT OR REPLACE INTO album VALUES (?, ?, ?, ?, ?)",
            [
                .text(album.identifier), .text(album.title), .int(album.isFolder ? 1 : 0),
                album.parent.map { .text($0) } ?? .null, .int(album.position),
            ])
        try connection.query("DELETE FROM member WHERE album = ?", [.text(album.identifier)])
        for (position, photo) in album.members.enumerated() {
            try connection.query(
                "INSERT INTO member VALUES (?, ?, ?)", [.text(album.identifier), .int(Int64(position)), .int(photo)])
        }
        try note(album.isFolder ? .folder : .album, album.identifier, isNew ? .inserted : .updated)
    }

    /// Takes the album away, not its photos; what is in a folder goes with it.
    package func delete(_ album: AlbumRecord) throws {
        for child in try albums() where child.parent == album.identifier { try delete(child) }
        try connection.query("DELETE FROM album WHERE identifier = ?", [.text(album.identifier)])
        try connection.query("DELETE FROM member WHERE album = ?", [.text(album.identifier)])
        try note(album.isFolder ? .folder : .album, album.identifier, .deleted)
    }
}

extension PhotoTransaction {
    /// Those that are still there, in the order of `numbers`.
    package func photos(numbers: [Int64]) throws -> [PhotoRecord] {
        try numbers.compactMap { try photo(number: $0) }
    }
}
