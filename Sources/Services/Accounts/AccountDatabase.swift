// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

struct AccountRecord: Codable, Sendable {
    var identifier: String
    var type: String
    var description: String?
    var username: String?
    var token: String?
    var secret: String?
}

/// The device's accounts, and which apps may see those of which service.
struct AccountDatabase: Sendable {
    static var current: AccountDatabase { AccountDatabase(device: .current, app: AppIdentity.identifier) }
    private let store: DeviceStore
    private let app: String

    init(device: Device, app: String) {
        self.app = app
        store = DeviceStore(
            file: device.database("accounts"),
            migrations: [
                """
                CREATE TABLE account (identifier TEXT PRIMARY KEY, type TEXT NOT NULL, record BLOB NOT NULL);
                CREATE TABLE access (app TEXT NOT NULL, type TEXT NOT NULL, granted INTEGER NOT NULL,
                    PRIMARY KEY (app, type));
                """
            ])
    }

    func accounts(_ type: String? = nil) throws -> [AccountRecord] {
        try store.read { connection in
            try connection.query("SELECT record FROM account ORDER BY rowid").map {
                try JSONDecoder().decode(AccountRecord.self, from: $0[0].blob ?? Data())
            }
        }.filter { type == nil || $0.type == type }
    }

    func save(_ record: AccountRecord) throws {
        let data = try JSONEncoder().encode(record)
        _ = try store.write {
            try $0.query(
                "INSERT OR REPLACE INTO account VALUES (?, ?, ?)",
                [.text(record.identifier), .text(record.type), .blob(data)])
        }
    }

    func remove(_ identifier: String) throws {
        _ = try store.write { try $0.query("DELETE FROM account WHERE identifier = ?", [.text(identifier)]) }
    }

    /// nil: the person was not asked yet.
    func access(_ type: String) -> Bool? {
        do {
            let rows = try store.read {
                try $0.query("SELECT granted FROM access WHERE app = ? AND type = ?", [.text(app), .text(type)])
            }
            return rows.first?.first?.int.map { $0 != 0 }
        } catch {
            Unsupported.report("accounts: \(error)")
            return nil
        }
    }

    func isGranted(_ type: String) -> Bool { access(type) ?? false }

    func setAccess(_ type: String, _ isGranted: Bool) throws {
        _ = try store.write {
            try $0.query(
                "INSERT OR REPLACE INTO access VALUES (?, ?, ?)", [.text(app), .text(type), .int(isGranted ? 1 : 0)])
        }
    }
}
