// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// Who of an app's managers has positions coming: the status bar shows an arrow meanwhile, and Settings who did lately.
@MainActor
final class LocationUse {
    private var users: Set<ObjectIdentifier> = []
    private let record: LocationRecord
    private let app: String

    init(_ record: LocationRecord, app: String) {
        self.record = record
        self.app = app
    }

    var isInUse: Bool { !users.isEmpty }

    func set(_ isUsing: Bool, by user: AnyObject) {
        let wasInUse = isInUse
        if isUsing { users.insert(ObjectIdentifier(user)) } else { users.remove(ObjectIdentifier(user)) }
        guard isInUse != wasInUse else { return }
        BackgroundWork.set(.location, isInUse)
        record.note(app, at: Date())
        // By name: the status bar is that of a framework above this one.
        NotificationCenter.default.post(
            name: Notification.Name("TouchstoneLocationUse"), object: NSNumber(value: isInUse))
    }
}

/// When which app of a device used its position last.
package struct LocationRecord: Sendable {
    private let store: DeviceStore

    /// Opens nothing yet: the database is made at the first use.
    package init(device: Device) {
        store = DeviceStore(
            file: device.database("location-use"),
            migrations: ["CREATE TABLE use (app TEXT PRIMARY KEY, date REAL NOT NULL) WITHOUT ROWID"])
    }

    /// The switch of Settings for all apps, kept as a permission of the system's own: off where it is denied.
    package static func services(of device: Device) -> Permissions {
        Permissions(device: device, app: "com.apple.locationd")
    }

    /// nil: never, or the device cannot be read.
    package func lastUse(by app: String) -> Date? {
        guard FileManager.default.fileExists(atPath: store.file.path) else { return nil }
        let rows = attempt { try store.read { try $0.query("SELECT date FROM use WHERE app = ?", [.text(app)]) } }
        return rows?.first?.first?.double.map { Date(timeIntervalSince1970: $0) }
    }

    /// Replaces the time before. A device that cannot be written is reported, not thrown.
    package func note(_ app: String, at date: Date) {
        _ = attempt {
            try store.write {
                try $0.query(
                    "INSERT OR REPLACE INTO use VALUES (?, ?)", [.text(app), .double(date.timeIntervalSince1970)])
            }
        }
    }

    private func attempt<Result>(_ body: () throws -> Result) -> Result? {
        do { return try body() } catch {
            Unsupported.report("the record of positions used: \(error)")
            return nil
        }
    }
}

extension LocationSurroundings {
    /// The system's own question while Location Services are off for all apps, once in an app's life.
    func askForServices() {
        guard !world.state.locationServices, isFirstQuestion() else { return }
        // By name: questions are asked by a framework above this one.
        NotificationCenter.default.post(name: Notification.Name("TouchstoneLocationServicesWanted"), object: nil)
    }
}
