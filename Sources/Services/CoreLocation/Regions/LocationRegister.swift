// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice

/// What an app has asked the device to watch and is started for when it does not run: regions with the side on which the
/// device was last, and the place of the last significant change. `touchstone device location` reads it.
final class LocationRegister: Sendable {
    private let store: DeviceStore
    private let app: String

    init(device: Device, app: String) {
        self.app = app
        store = DeviceStore(
            file: device.database("regions"),
            migrations: [
                """
                CREATE TABLE region (app TEXT, identifier TEXT, latitude REAL, longitude REAL, radius REAL,
                    entry INTEGER, exit INTEGER, state INTEGER, PRIMARY KEY (app, identifier)) WITHOUT ROWID
                """,
                """
                CREATE TABLE significant (app TEXT PRIMARY KEY, latitude REAL, longitude REAL) WITHOUT ROWID
                """,
            ])
    }

    /// Whether any app has asked for anything: looking makes no store.
    var exists: Bool { FileManager.default.fileExists(atPath: store.file.path) }

    // MARK: Regions

    func regions() -> [(CLRegion, CLRegionState)] {
        guard exists else { return [] }
        return query(
            "SELECT identifier, latitude, longitude, radius, entry, exit, state FROM region WHERE app = ?",
            [.text(app)]
        ).compactMap { row in
            guard let name = row[0].text, let latitude = row[1].double, let longitude = row[2].double,
                let radius = row[3].double
            else { return nil }
            let center = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            let region = CLCircularRegion(center: center, radius: radius, identifier: name)
            region.notifyOnEntry = row[4].int == 1
            region.notifyOnExit = row[5].int == 1
            return (region, CLRegionState(rawValue: Int(row[6].int ?? 0)) ?? .unknown)
        }
    }

    /// Beacons are not kept: the device has no radio that would hear them while the app does not run.
    func save(_ region: CLRegion, _ state: CLRegionState) {
        guard let circle = region as? CLCircularRegion else { return }
        _ = query(
            "INSERT OR REPLACE INTO region VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .text(app), .text(circle.identifier), .double(circle.center.latitude),
                .double(circle.center.longitude), .double(circle.radius), .int(circle.notifyOnEntry ? 1 : 0),
                .int(circle.notifyOnExit ? 1 : 0), .int(Int64(state.rawValue)),
            ])
    }

    func remove(_ region: CLRegion) {
        _ = query("DELETE FROM region WHERE app = ? AND identifier = ?", [.text(app), .text(region.identifier)])
    }

    // MARK: Significant changes

    func saveSignificant(_ place: CLLocationCoordinate2D) {
        _ = query(
            "INSERT OR REPLACE INTO significant VALUES (?, ?, ?)",
            [.text(app), .double(place.latitude), .double(place.longitude)])
    }

    func removeSignificant() {
        if exists { _ = query("DELETE FROM significant WHERE app = ?", [.text(app)]) }
    }

    private func query(_ sql: String, _ values: [StoreValue]) -> [[StoreValue]] {
        do {
            return try sql.hasPrefix("SELECT")
                ? store.read { try $0.query(sql, values) } : store.write { try $0.query(sql, values) }
        } catch {
            Unsupported.report("monitored regions: \(error)")
            return []
        }
    }
}
