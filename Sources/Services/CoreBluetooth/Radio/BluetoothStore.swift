// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// What outlives the apps: pairings of the device, and what managers with an identifier were about when their app ended.
struct BluetoothStore: Sendable {
    /// Of the device that the process runs on, as it was at first use.
    static let current = BluetoothStore(device: .current)

    private let store: DeviceStore

    init(device: Device) {
        store = DeviceStore(
            file: device.database("bluetooth"),
            migrations: [
                "CREATE TABLE pairing (peripheral TEXT PRIMARY KEY) WITHOUT ROWID",
                """
                CREATE TABLE manager (app TEXT NOT NULL, kind TEXT NOT NULL, identifier TEXT NOT NULL, state BLOB NOT NULL,
                    PRIMARY KEY (app, kind, identifier)) WITHOUT ROWID
                """,
            ])
    }

    // MARK: Pairings

    func isPaired(_ peripheral: UUID) -> Bool {
        let text = peripheral.uuidString
        return report(or: false) {
            try store.read { try !$0.query("SELECT 1 FROM pairing WHERE peripheral = ?", [.text(text)]).isEmpty }
        }
    }
    func pair(_ peripheral: UUID) {
        let text = peripheral.uuidString
        report(or: ()) {
            try store.write { _ = try $0.query("INSERT OR IGNORE INTO pairing VALUES (?)", [.text(text)]) }
        }
    }

    // MARK: Managers

    enum Kind: String, Sendable { case central, peripheral }

    /// nil: there was none, or it was about nothing.
    func state<State: Decodable>(_ kind: Kind, _ identifier: String) -> State? {
        let key = Self.key(kind, identifier)
        let data = report(or: nil) {
            try store.read {
                try $0.query("SELECT state FROM manager WHERE app = ? AND kind = ? AND identifier = ?", key).first?
                    .first?.blob
            }
        }
        return report(or: nil) { try data.map { try JSONDecoder().decode(State.self, from: $0) } }
    }
    /// - Parameter state: nil: forgotten.
    func keep(_ state: (some Encodable)?, _ kind: Kind, _ identifier: String) {
        let key = Self.key(kind, identifier)
        report(or: ()) {
            let data = try state.map { try JSONEncoder().encode($0) }
            try store.write { connection in
                if let data {
                    _ = try connection.query("INSERT OR REPLACE INTO manager VALUES (?, ?, ?, ?)", key + [.blob(data)])
                } else {
                    _ = try connection.query("DELETE FROM manager WHERE app = ? AND kind = ? AND identifier = ?", key)
                }
            }
        }
    }
    private static func key(_ kind: Kind, _ identifier: String) -> [StoreValue] {
        [.text(AppIdentity.identifier), .text(kind.rawValue), .text(identifier)]
    }

    private func report<Result>(or standard: Result, _ body: () throws -> Result) -> Result {
        do { return try body() } catch {
            Unsupported.report("Core Bluetooth's store: \(error)")
            return standard
        }
    }
}
