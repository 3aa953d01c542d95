// SPDX-License-Identifier: MIT
import TouchstoneDevice

// How records lie in the database.

enum PhotoSchema {
    static let migrations = [
        """
        CREATE TABLE photo (number INTEGER PRIMARY KEY AUTOINCREMENT, identifier TEXT NOT NULL UNIQUE,
            file TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, subtypes INTEGER NOT NULL, width INTEGER NOT NULL,
            height INTEGER NOT NULL, created REAL NOT NULL, modified REAL NOT NULL, added REAL NOT NULL,
            latitude REAL, longitude REAL, altitude REAL, duration REAL NOT NULL, favorite INTEGER NOT NULL,
            hidden INTEGER NOT NULL, edit_format TEXT, edit_version TEXT, edit_file TEXT, edit_data BLOB,
            original_name TEXT NOT NULL, paired_video TEXT);
        CREATE TABLE album (identifier TEXT PRIMARY KEY, title TEXT NOT NULL, folder INTEGER NOT NULL, parent TEXT,
            position INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE member (album TEXT NOT NULL, position INTEGER NOT NULL, photo INTEGER NOT NULL,
            PRIMARY KEY (album, position)) WITHOUT ROWID;
        CREATE TABLE chosen (app TEXT NOT NULL, photo TEXT NOT NULL, PRIMARY KEY (app, photo)) WITHOUT ROWID;
        CREATE TABLE history (number INTEGER PRIMARY KEY AUTOINCREMENT, entity INTEGER NOT NULL,
            identifier TEXT NOT NULL, event INTEGER NOT NULL);
        """
    ]
}

extension PhotoRecord {
    static let columns = """
        number, identifier, file, kind, subtypes, width, height, created, modified, added, latitude, longitude, \
        altitude, duration, favorite, hidden, edit_format, edit_version, edit_file, original_name, paired_video
        """

    /// - Parameter row: the values of `columns`; nil: not such a row.
    init?(row: [StoreValue]) {
        guard row.count == 21, let number = row[0].int, let identifier = row[1].text, let file = row[2].text,
            let kind = row[3].int.flatMap({ Kind(rawValue: Int($0)) })
        else { return nil }
        self.init(
            number: number, identifier: identifier, file: file, kind: kind, created: row[7].double ?? 0,
            modified: row[8].double ?? 0, added: row[9].double ?? 0)
        subtypes = UInt(row[4].int ?? 0)
        (width, height) = (Int(row[5].int ?? 0), Int(row[6].int ?? 0))
        if let latitude = row[10].double, let longitude = row[11].double {
            place = Place(latitude: latitude, longitude: longitude, altitude: row[12].double ?? 0)
        }
        duration = row[13].double ?? 0
        (isFavorite, isHidden) = (row[14].int == 1, row[15].int == 1)
        if let format = row[16].text, let version = row[17].text, let file = row[18].text {
            edit = Edit(formatIdentifier: format, formatVersion: version, file: file)
        }
        originalName = row[19].text ?? file
        pairedVideo = row[20].text
    }

    /// The values of `columns` after the first.
    var values: [StoreValue] {
        [
            .text(identifier), .text(file), .int(Int64(kind.rawValue)), .int(Int64(subtypes)), .int(Int64(width)),
            .int(Int64(height)), .double(created), .double(modified), .double(added),
            place.map { .double($0.latitude) } ?? .null, place.map { .double($0.longitude) } ?? .null,
            place.map { .double($0.altitude) } ?? .null, .double(duration), .int(isFavorite ? 1 : 0),
            .int(isHidden ? 1 : 0), edit.map { .text($0.formatIdentifier) } ?? .null,
            edit.map { .text($0.formatVersion) } ?? .null, edit.map { .text($0.file) } ?? .null, .text(originalName),
            pairedVideo.map { .text($0) } ?? .null,
        ]
    }
}

/// Reading of whole tables and of what changed.
struct PhotoReader {
    let connection: StoreConnection

    func lastChange() throws -> Int64 {
        try connection.query("SELECT max(number) FROM history").first?.first?.int ?? 0
    }

    func all() throws -> PhotoSnapshot {
        let rows = try connection.query("SELECT \(PhotoRecord.columns) FROM photo ORDER BY number")
        return PhotoSnapshot(
            photos: rows.compactMap(PhotoRecord.init(row:)), albums: try albums(), lastChange: try lastChange())
    }

    func albums() throws -> [AlbumRecord] {
        var members: [String: [Int64]] = [:]
        for row in try connection.query("SELECT album, photo FROM member ORDER BY album, position") {
            if let album = row[0].text, let photo = row[1].int { members[album, default: []].append(photo) }
        }
        return try connection.query("SELECT identifier, title, folder, parent, position FROM album").compactMap {
            guard let identifier = $0[0].text else { return nil }
            var album = AlbumRecord(
                identifier: identifier, title: $0[1].text ?? "", isFolder: $0[2].int == 1, parent: $0[3].text,
                position: $0[4].int ?? 0)
            album.members = members[identifier] ?? []
            return album
        }
    }

    func photo(_ identifier: String) throws -> PhotoRecord? {
        let rows = try connection.query(
            "SELECT \(PhotoRecord.columns) FROM photo WHERE identifier = ?", [.text(identifier)])
        return rows.first.flatMap(PhotoRecord.init(row:))
    }

    func photo(number: Int64) throws -> PhotoRecord? {
        let rows = try connection.query("SELECT \(PhotoRecord.columns) FROM photo WHERE number = ?", [.int(number)])
        return rows.first.flatMap(PhotoRecord.init(row:))
    }

    func history(after number: Int64) throws -> [PhotoHistoryEntry] {
        let rows = try connection.query(
            "SELECT number, entity, identifier, event FROM history WHERE number > ? ORDER BY number", [.int(number)])
        return rows.compactMap { row in
            guard let number = row[0].int, let entity = row[1].int.flatMap(PhotoHistoryEntry.Entity.init(rawValue:)),
                let identifier = row[2].text, let event = row[3].int.flatMap(PhotoHistoryEntry.Event.init(rawValue:))
            else { return nil }
            return PhotoHistoryEntry(number: number, entity: entity, identifier: identifier, event: event)
        }
    }

    /// The same as `all()`, at the cost of what changed since.
    func update(_ old: PhotoSnapshot) throws -> PhotoSnapshot {
        let entries = try history(after: old.lastChange)
        guard let last = entries.last else { return old }
        var new = old
        let photos = entries.filter { $0.entity == .photo }
        let touched = Set(photos.map(\.identifier))
        let records = try touched.compactMap(photo)
        let deleted = touched.subtracting(records.map(\.identifier))
        new.apply(changed: records, deleted: deleted)
        // Deleting photos takes them out of albums.
        if entries.contains(where: { $0.entity != .photo }) || !deleted.isEmpty { new.replace(albums: try albums()) }
        new.lastChange = last.number
        return new
    }
}
