// SPDX-License-Identifier: MIT
package import TouchstoneDevice

/// An account as the device keeps it.
package struct AccountRecord: Codable, Hashable, Sendable {
    /// Of the account for apps; stays when anything else changes.
    package var identifier: String
    /// `ACAccountTypeIdentifier...`'s value: the service.
    package var type: String
    /// The person's word for the account; nil: the service's.
    package var description: String?
    /// At the service.
    package var username: String?
    /// Without one the service would turn the account down: apps do not find it.
    package var token: String?
    /// What signs requests beside the token, for services of OAuth 1.
    package var secret: String?
    /// The address of the server that speaks the service's interface; nil: posts of the sheet stay on the device.
    package var server: String?

    /// Makes the value only; `AccountDatabase.save` keeps it.
    package init(
        identifier: String = UUID().uuidString, type: String, description: String? = nil, username: String? = nil,
        token: String? = nil, secret: String? = nil, server: String? = nil
    ) {
        self.identifier = identifier
        self.type = type
        self.description = description
        self.username = username
        self.token = token
        self.secret = secret
        self.server = server
    }

    /// Whether apps find it.
    package var isUsable: Bool { token?.isEmpty == false }
}

/// The device's accounts, and which apps may see those of which service.
package struct AccountDatabase: Sendable {
    /// Of the app and the device it runs on; the environment is read at each call.
    package static var current: AccountDatabase { AccountDatabase(device: .current, app: AppIdentity.identifier) }
    private let store: DeviceStore
    private let app: String

    /// Opens nothing yet: the database is made at the first transaction.
    /// - Parameter app: whose permissions are meant.
    package init(device: Device, app: String) {
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

    /// Usable or not, in the order in which they were first saved.
    /// - Parameter type: nil: of all services.
    package func accounts(_ type: String? = nil) throws -> [AccountRecord] {
        try store.read { connection in
            try connection.query("SELECT record FROM account ORDER BY rowid").map {
                try JSONDecoder().decode(AccountRecord.self, from: $0[0].blob ?? Data())
            }
        }.filter { type == nil || $0.type == type }
    }

    /// In the place of the one of the same identifier, else behind the others.
    package func save(_ record: AccountRecord) throws {
        let data = try JSONEncoder().encode(record)
        _ = try store.write {
            try $0.query(
                """
                INSERT INTO account VALUES (?, ?, ?)
                ON CONFLICT (identifier) DO UPDATE SET type = excluded.type, record = excluded.record
                """,
                [.text(record.identifier), .text(record.type), .blob(data)])
        }
    }

    /// Does nothing where there is none. Permissions of apps stay.
    package func remove(_ identifier: String) throws {
        _ = try store.write { try $0.query("DELETE FROM account WHERE identifier = ?", [.text(identifier)]) }
    }

    // MARK: Access

    /// - Parameter kind: what is asked for on its own, as `AccessKind` names it.
    /// - Returns: nil: the person was not asked yet.
    package func access(_ type: String, of kind: AccessKind = .accounts) -> Bool? {
        do {
            let rows = try store.read {
                try $0.query(
                    "SELECT granted FROM access WHERE app = ? AND type = ?", [.text(app), .text(kind.key(type))])
            }
            return rows.first?.first?.int.map { $0 != 0 }
        } catch {
            Unsupported.report("accounts: \(error)")
            return nil
        }
    }

    /// Whether the person allowed the app the accounts themselves; false also while not asked.
    package func isGranted(_ type: String) -> Bool { access(type) ?? false }

    /// Replaces what was answered before.
    package func setAccess(_ type: String, of kind: AccessKind = .accounts, to isGranted: Bool) throws {
        _ = try store.write {
            try $0.query(
                "INSERT OR REPLACE INTO access VALUES (?, ?, ?)",
                [.text(app), .text(kind.key(type)), .int(isGranted ? 1 : 0)])
        }
    }

    /// As when the person takes a permission back at the service: the app has to ask again.
    package func removeAccess(_ type: String, of kind: AccessKind = .accounts) throws {
        _ = try store.write {
            try $0.query("DELETE FROM access WHERE app = ? AND type = ?", [.text(app), .text(kind.key(type))])
        }
    }
}

/// What a person allows on its own.
package enum AccessKind: Hashable, Sendable {
    /// The accounts themselves; of Facebook: who the person is.
    case accounts
    /// Posting for the person.
    case publishing
    /// Another of Facebook's permissions, by its name.
    case other(String)

    /// The database's name.
    func key(_ type: String) -> String {
        switch self {
        case .accounts: type
        case .publishing: type + "#publish"
        case .other(let name): type + "#" + name
        }
    }
}
