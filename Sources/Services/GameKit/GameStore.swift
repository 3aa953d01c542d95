// SPDX-License-Identifier: MIT
internal import TouchstoneDevice

/// What all apps of the device have reported, by their bundle identifiers.
struct GameStore: Sendable {
    struct Entry: Sendable, Hashable {
        let player: String
        let score: Int
        let context: Int
        let date: Date
    }
    private let store: DeviceStore
    private let app: String
    static let current = GameStore(device: .current, app: AppIdentity.identifier)

    init(device: Device, app: String) {
        self.app = app
        store = DeviceStore(
            file: device.database("games"),
            migrations: [
                """
                CREATE TABLE score (app TEXT NOT NULL, board TEXT NOT NULL, player TEXT NOT NULL, score INTEGER NOT NULL,
                    context INTEGER NOT NULL, date REAL NOT NULL);
                CREATE INDEX score_board ON score (app, board, date);
                CREATE TABLE achievement (app TEXT NOT NULL, name TEXT NOT NULL, percent REAL NOT NULL,
                    date REAL NOT NULL, PRIMARY KEY (app, name)) WITHOUT ROWID
                """
            ])
    }

    func submit(_ score: Int, context: Int, player: String, boards: [String], date: Date = Date()) throws {
        try store.write { connection in
            for board in boards {
                try connection.query(
                    "INSERT INTO score VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .text(app), .text(board), .text(player), .int(Int64(score)), .int(Int64(context)),
                        .double(date.timeIntervalSince1970),
                    ])
            }
        }
    }
    /// The best score of each player since a time, best first; of equal scores the earlier one.
    func entries(board: String, since date: Date) throws -> [Entry] {
        try store.read { connection in
            let rows = try connection.query(
                "SELECT player, score, context, date FROM score WHERE app = ? AND board = ? AND date >= ? "
                    + "ORDER BY score DESC, date",
                [.text(app), .text(board), .double(date.timeIntervalSince1970)])
            var seen: Set<String> = []
            return rows.compactMap { row in
                guard let player = row[0].text, seen.insert(player).inserted else { return nil }
                return Entry(
                    player: player, score: Int(row[1].int ?? 0), context: Int(row[2].int ?? 0),
                    date: Date(timeIntervalSince1970: row[3].double ?? 0))
            }
        }
    }
    func boards() throws -> [String] {
        try store.read { connection in
            try connection.query("SELECT DISTINCT board FROM score WHERE app = ? ORDER BY board", [.text(app)])
                .compactMap { $0[0].text }
        }
    }

    /// A lower percentage than the one that is kept changes nothing.
    func report(_ percent: Double, achievement: String, date: Date = Date()) throws {
        _ = try store.write {
            try $0.query(
                "INSERT INTO achievement VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET percent = excluded.percent, "
                    + "date = excluded.date WHERE excluded.percent > percent",
                [.text(app), .text(achievement), .double(percent), .double(date.timeIntervalSince1970)])
        }
    }
    func achievements() throws -> [(name: String, percent: Double, date: Date)] {
        try store.read { connection in
            try connection.query(
                "SELECT name, percent, date FROM achievement WHERE app = ? ORDER BY name", [.text(app)]
            )
            .map { row in
                (row[0].text ?? "", row[1].double ?? 0, Date(timeIntervalSince1970: row[2].double ?? 0))
            }
        }
    }
    func resetAchievements() throws {
        _ = try store.write { try $0.query("DELETE FROM achievement WHERE app = ?", [.text(app)]) }
    }
}

/// Does work of the store and answers on the main queue, as Game Center does.
func askStore<Result>(_ work: () throws -> Result, _ answer: @escaping (Result?, (any Error)?) -> Void) {
    // Handed to the main queue once.
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let answer = answer
    var failure: (any Error)?
    if GKLocalPlayer.local.isAuthenticated {
        do { result = try work() } catch { failure = error }
    } else {
        failure = GKError(.notAuthenticated)
    }
    let error = failure
    DispatchQueue.main.async { answer(result, error) }
}
