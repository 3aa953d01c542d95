// SPDX-License-Identifier: MIT
import Foundation

/// Time in the background that an app has asked for, until it gets it. Any thread.
package struct TaskRequest: Sendable, Equatable {
    /// One of `BGTaskSchedulerPermittedIdentifiers`; with the app it names the request.
    package var identifier: String
    /// Half a minute to load what is new; else minutes of work.
    package var isRefresh: Bool
    /// nil: as soon as the device likes.
    package var earliest: Date?
    /// Waits for a network that the world says is reachable.
    package var needsNetwork = false
    /// Waits until the device is plugged in.
    package var needsPower = false

    /// Without conditions on network and power.
    package init(identifier: String, isRefresh: Bool, earliest: Date?) {
        (self.identifier, self.isRefresh, self.earliest) = (identifier, isRefresh, earliest)
    }
}

/// The requests of all apps of a device, which outlive the apps' processes.
package struct TaskRequestStore: Sendable {
    private let store: DeviceStore

    /// Opens nothing yet: the database is made at the first transaction.
    package init(device: Device) {
        store = DeviceStore(
            file: device.database("tasks"),
            migrations: [
                """
                CREATE TABLE request (app TEXT NOT NULL, identifier TEXT NOT NULL, refresh INTEGER NOT NULL,
                    earliest REAL, network INTEGER NOT NULL, power INTEGER NOT NULL, PRIMARY KEY (app, identifier))
                    WITHOUT ROWID
                """
            ])
    }

    /// By identifier.
    /// - Throws: `DeviceStoreError`.
    package func requests(of app: String) throws -> [TaskRequest] {
        try store.read { connection in
            try connection.query(
                "SELECT identifier, refresh, earliest, network, power FROM request WHERE app = ? ORDER BY identifier",
                [.text(app)]
            ).compactMap { row in
                guard let identifier = row[0].text else { return nil }
                var request = TaskRequest(
                    identifier: identifier, isRefresh: row[1].int == 1,
                    earliest: row[2].double.map(Date.init(timeIntervalSince1970:)))
                (request.needsNetwork, request.needsPower) = (row[3].int == 1, row[4].int == 1)
                return request
            }
        }
    }

    /// Takes the place of all that the app had.
    package func set(_ requests: [TaskRequest], of app: String) throws {
        try store.write { connection in
            try connection.query("DELETE FROM request WHERE app = ?", [.text(app)])
            for request in requests {
                try connection.query(
                    "INSERT INTO request VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .text(app), .text(request.identifier), .int(request.isRefresh ? 1 : 0),
                        request.earliest.map { .double($0.timeIntervalSince1970) } ?? .null,
                        .int(request.needsNetwork ? 1 : 0), .int(request.needsPower ? 1 : 0),
                    ])
            }
        }
    }
}

/// How commands of the device reach the app's tasks; BackgroundTasks sets it.
@MainActor
package enum TaskCommands {
    /// - Returns: whether there is such a request, or such a task runs.
    package static var launch: ((_ identifier: String) -> Bool)?
    /// Tells a running task that its time is over.
    /// - Returns: whether such a task runs.
    package static var expire: ((_ identifier: String) -> Bool)?
}
