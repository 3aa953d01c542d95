// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// The device's people in a database: a row each, as a vCard, by which any tool can read them.
struct ContactDatabase: Sendable {
    static let shared = ContactDatabase(folder: Device.current.contacts)

    private let store: DeviceStore

    init(folder: URL) {
        store = DeviceStore(file: folder.appendingPathComponent("Contacts.sqlite"), migrations: [Self.schema])
    }

    /// Devices of before have the tables without a version, with pictures as text.
    private static let schema = """
        CREATE TABLE IF NOT EXISTS contact (identifier TEXT PRIMARY KEY, vcard TEXT NOT NULL, image BLOB);
        CREATE TABLE IF NOT EXISTS person_group (identifier TEXT PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS member (contact TEXT NOT NULL, person_group TEXT NOT NULL,
            PRIMARY KEY (contact, person_group));
        UPDATE contact SET image = CAST(image AS BLOB);
        """

    private func read<Result: Sendable>(_ body: (StoreConnection) throws -> Result) throws -> Result {
        do { return try store.read(body) } catch is DeviceStoreError { throw CNError(.dataAccessError) }
    }

    /// Posts `CNContactStoreDidChange` on the main thread after each change, of this process and of others, from the first
    /// use on.
    static let announcesChanges: Bool = {
        _ = shared.store.observe {
            guard ContactPermission.status == .authorized else { return }
            DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
        }
        return true
    }()

    // MARK: Reading

    func contacts() throws -> [ContactData] {
        try read { connection in
            var groups: [String: Set<String>] = [:]
            for row in try connection.query("SELECT contact, person_group FROM member") {
                groups[row[0].text ?? "", default: []].insert(row[1].text ?? "")
            }
            let rows = try connection.query("SELECT identifier, vcard, image FROM contact ORDER BY rowid")
            return try rows.compactMap { row in
                guard var data = try VCardReader(row[1].text ?? "").contacts().first else { return nil }
                data.identifier = row[0].text ?? ""
                data.imageData = row[2].blob
                data.container = CNContainer.local.identifier
                data.groups = groups[data.identifier] ?? []
                return data
            }
        }
    }

    func groups() throws -> [CNGroup] {
        let rows = try read { try $0.query("SELECT identifier, name FROM person_group ORDER BY rowid") }
        return rows.map { CNGroup(identifier: $0[0].text ?? "", name: $0[1].text ?? "") }
    }

    // MARK: Writing

    /// All of the changes or, with an error, none.
    func perform(_ changes: [CNSaveRequest.Change]) throws {
        do {
            try store.write { connection in
                for change in changes { try perform(change, connection) }
            }
        } catch is DeviceStoreError { throw CNError(.dataAccessError) }
    }

    private func perform(_ change: CNSaveRequest.Change, _ connection: StoreConnection) throws {
        switch change {
        case .add(let data, let container):
            guard container == nil || container == CNContainer.local.identifier else {
                throw CNError(.parentRecordDoesNotExist)
            }
            guard try !exists(data.identifier, in: "contact", connection) else {
                throw CNError(.insertedRecordAlreadyExists)
            }
            try connection.query(
                "INSERT INTO contact VALUES (?, ?, ?)", [.text(data.identifier), .text(vCard(data)), image(data)])
        case .update(let data):
            try expect(data.identifier, in: "contact", connection)
            try connection.query(
                "UPDATE contact SET vcard = ?2, image = ?3 WHERE identifier = ?1",
                [.text(data.identifier), .text(vCard(data)), image(data)])
        case .delete(let identifier):
            try expect(identifier, in: "contact", connection)
            try connection.query("DELETE FROM contact WHERE identifier = ?", [.text(identifier)])
            try connection.query("DELETE FROM member WHERE contact = ?", [.text(identifier)])
        case .addGroup(let group):
            try connection.query(
                "INSERT INTO person_group VALUES (?, ?)", [.text(group.identifier), .text(group.name)])
        case .updateGroup(let group):
            try expect(group.identifier, in: "person_group", connection)
            try connection.query(
                "UPDATE person_group SET name = ?2 WHERE identifier = ?1",
                [.text(group.identifier), .text(group.name)])
        case .deleteGroup(let identifier):
            try connection.query("DELETE FROM person_group WHERE identifier = ?", [.text(identifier)])
            try connection.query("DELETE FROM member WHERE person_group = ?", [.text(identifier)])
        case .addMember(let contact, let group):
            try expect(contact, in: "contact", connection)
            try expect(group, in: "person_group", connection)
            try connection.query("INSERT OR IGNORE INTO member VALUES (?, ?)", [.text(contact), .text(group)])
        case .removeMember(let contact, let group):
            try connection.query(
                "DELETE FROM member WHERE contact = ? AND person_group = ?", [.text(contact), .text(group)])
        }
    }

    private func expect(_ identifier: String, in table: String, _ connection: StoreConnection) throws {
        guard try exists(identifier, in: table, connection) else { throw CNError(.recordDoesNotExist) }
    }

    private func exists(_ identifier: String, in table: String, _ connection: StoreConnection) throws -> Bool {
        try !connection.query("SELECT 1 FROM \(table) WHERE identifier = ?", [.text(identifier)]).isEmpty
    }

    /// The picture has a column of its own.
    private func vCard(_ data: ContactData) -> String {
        var data = data
        data.imageData = nil
        return VCardWriter().text(of: [data])
    }

    private func image(_ data: ContactData) -> StoreValue { data.imageData.map { .blob($0) } ?? .null }
}
