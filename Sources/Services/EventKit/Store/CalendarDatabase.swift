// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// The device's calendars in a database: a row each, as a property list, with what searches need beside it.
struct CalendarDatabase: Sendable {
    let store: DeviceStore

    init(device: Device) {
        store = DeviceStore(file: device.database("calendar"), migrations: [Self.schema])
    }

    private static let schema = """
        CREATE TABLE source (identifier TEXT PRIMARY KEY, record BLOB NOT NULL);
        CREATE TABLE calendar (identifier TEXT PRIMARY KEY, record BLOB NOT NULL);
        CREATE TABLE item (identifier TEXT PRIMARY KEY, calendar TEXT NOT NULL, kind INTEGER NOT NULL, start REAL,
            finish REAL, record BLOB NOT NULL);
        CREATE INDEX item_by_time ON item (kind, start, finish);
        """

    /// What a fresh device has: a local account with a calendar and a list.
    static let localSource = SourceRecord(
        identifier: "6F2D7B30-0000-4000-8000-000000000001", title: "Default", type: EKSourceType.local.rawValue)
    static let firstCalendar = CalendarRecord(
        identifier: "6F2D7B30-0000-4000-8000-000000000002", title: "Calendar", entities: EKEntityMask.event.rawValue,
        source: localSource.identifier)
    static let firstList = CalendarRecord(
        identifier: "6F2D7B30-0000-4000-8000-000000000003", title: "Reminders", color: [1, 0.584, 0],
        entities: EKEntityMask.reminder.rawValue, source: localSource.identifier)

    private func prepare() throws {
        let isFresh = try store.read { try $0.query("SELECT 1 FROM source LIMIT 1").isEmpty }
        guard isFresh else { return }
        try store.write { connection in
            try connection.query(
                "INSERT OR IGNORE INTO source VALUES (?, ?)",
                [.text(Self.localSource.identifier), .blob(try Self.encode(Self.localSource))])
            for calendar in [Self.firstCalendar, Self.firstList] { try Self.put(calendar, connection) }
        }
    }

    // MARK: Reading

    func sources() throws -> [SourceRecord] {
        try prepare()
        return try rows("SELECT record FROM source ORDER BY rowid")
    }

    func calendars() throws -> [CalendarRecord] {
        try prepare()
        return try rows("SELECT record FROM calendar ORDER BY rowid")
    }

    /// Events that may have an occurrence between two moments.
    func events(from start: Date, to end: Date) throws -> [ItemRecord] {
        try rows(
            "SELECT record FROM item WHERE kind = 0 AND start < ? AND (finish IS NULL OR finish >= ?)",
            [.double(end.timeIntervalSince1970), .double(start.timeIntervalSince1970)])
    }

    func reminders() throws -> [ItemRecord] { try rows("SELECT record FROM item WHERE kind = 1 ORDER BY rowid") }

    func item(_ identifier: String) throws -> ItemRecord? {
        let found: [ItemRecord] = try rows("SELECT record FROM item WHERE identifier = ?", [.text(identifier)])
        return found.first
    }

    func items() throws -> [ItemRecord] { try rows("SELECT record FROM item ORDER BY rowid") }

    private func rows<Record: Decodable & Sendable>(_ sql: String, _ values: [StoreValue] = []) throws -> [Record] {
        try store.read { try $0.query(sql, values).map { try Self.decode($0[0].blob ?? Data()) } }
    }

    // MARK: Changing

    static func put(_ calendar: CalendarRecord, _ connection: StoreConnection) throws {
        try connection.query(
            "INSERT INTO calendar VALUES (?, ?) ON CONFLICT (identifier) DO UPDATE SET record = excluded.record",
            [.text(calendar.identifier), .blob(try encode(calendar))])
    }

    static func removeCalendar(_ identifier: String, _ connection: StoreConnection) throws {
        try connection.query("DELETE FROM item WHERE calendar = ?", [.text(identifier)])
        try connection.query("DELETE FROM calendar WHERE identifier = ?", [.text(identifier)])
    }

    static func put(_ item: ItemRecord, _ connection: StoreConnection) throws {
        let start = item.event?.start.map { StoreValue.double($0.timeIntervalSince1970) } ?? .null
        let repeats = !item.rules.isEmpty
        let end = repeats ? nil : item.event?.end
        try connection.query(
            """
            INSERT INTO item VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (identifier) DO UPDATE SET
                calendar = excluded.calendar, start = excluded.start, finish = excluded.finish, record = excluded.record
            """,
            [
                .text(item.identifier), .text(item.calendar ?? ""), .int(item.event == nil ? 1 : 0), start,
                end.map { .double($0.timeIntervalSince1970) } ?? .null, .blob(try encode(item)),
            ])
    }

    /// With the changed occurrences of the event, if it is one that repeats.
    static func removeItem(_ identifier: String, _ connection: StoreConnection) throws {
        try connection.query("DELETE FROM item WHERE identifier = ?", [.text(identifier)])
        for detached in try detached(from: identifier, connection) {
            try connection.query("DELETE FROM item WHERE identifier = ?", [.text(detached.identifier)])
        }
    }

    static func detached(from series: String, _ connection: StoreConnection) throws -> [ItemRecord] {
        try connection.query("SELECT record FROM item WHERE kind = 0").map {
            try decode($0[0].blob ?? Data()) as ItemRecord
        }.filter { $0.event?.series == series }
    }

    static func item(_ identifier: String, _ connection: StoreConnection) throws -> ItemRecord? {
        let rows = try connection.query("SELECT record FROM item WHERE identifier = ?", [.text(identifier)])
        return try rows.first.map { try decode($0[0].blob ?? Data()) as ItemRecord }
    }

    // MARK: Records

    private static func encode(_ record: some Encodable) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(record)
    }

    private static func decode<Record: Decodable>(_ data: Data) throws -> Record {
        try PropertyListDecoder().decode(Record.self, from: data)
    }
}
