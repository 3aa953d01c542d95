// SPDX-License-Identifier: MIT
import Foundation

/// What the apps of a device have asked it to watch; CoreLocation's `LocationRegister` writes it.
package struct LocationWatch: Equatable, Sendable {
    /// A region that one app waits to enter or leave.
    package struct Circle: Equatable, Sendable {
        /// Degrees.
        package var latitude: Double
        /// Degrees.
        package var longitude: Double
        /// Metres.
        package var radius: Double
        /// Whether the device was last inside.
        package var isInside: Bool

        package init(latitude: Double, longitude: Double, radius: Double, isInside: Bool) {
            (self.latitude, self.longitude, self.radius, self.isInside) = (latitude, longitude, radius, isInside)
        }
    }

    /// A point on the Earth.
    package struct Place: Equatable, Sendable {
        /// Degrees.
        package var latitude: Double
        /// Degrees.
        package var longitude: Double

        package init(latitude: Double, longitude: Double) {
            (self.latitude, self.longitude) = (latitude, longitude)
        }
    }

    /// Those whose app wants to hear of the next crossing.
    package var circles: [Circle] = []
    /// Of the last significant change; nil when the app has not asked for them.
    package var place: Place?

    /// Watches nothing.
    package init() {}

    /// Metres that make a change significant.
    private static let significant = 500.0

    /// Whether a device that goes along `way` does what the app waits for.
    package func isMet(by way: [Place]) -> Bool {
        if let place, way.contains(where: { Self.distance($0, place) >= Self.significant }) { return true }
        return circles.contains { circle in
            let middle = Place(latitude: circle.latitude, longitude: circle.longitude)
            // The band around an edge where a fix may lie either way, as RegionMonitor has it.
            let band = min(max(circle.radius * 0.1, 5), 100)
            return circle.isInside
                ? way.contains { Self.distance($0, middle) > circle.radius + band }
                : Self.nearest(way, middle) <= circle.radius - band
        }
    }

    /// Metres on a sphere of the Earth's mean radius.
    private static func distance(_ a: Place, _ b: Place) -> Double {
        let radians = Double.pi / 180
        let (north, east) = ((b.latitude - a.latitude) * radians / 2, (b.longitude - a.longitude) * radians / 2)
        let h =
            sin(north) * sin(north) + cos(a.latitude * radians) * cos(b.latitude * radians) * sin(east) * sin(east)
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }

    /// Metres from a place to the way, whose stretches are straight on a flat map around the place.
    private static func nearest(_ way: [Place], _ place: Place) -> Double {
        let metres = 6_371_008.8 * Double.pi / 180
        let flat = way.map { point in
            (
                x: remainder(point.longitude - place.longitude, 360) * metres * cos(place.latitude * .pi / 180),
                y: (point.latitude - place.latitude) * metres
            )
        }
        var result = way.map { distance($0, place) }.min() ?? .infinity
        for (a, b) in zip(flat, flat.dropFirst()) {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = dx * dx + dy * dy
            let part = length > 0 ? min(max(-(a.x * dx + a.y * dy) / length, 0), 1) : 0
            result = min(result, hypot(a.x + part * dx, a.y + part * dy))
        }
        return result
    }

    // MARK: Reading

    /// By app: of those that may use positions always, what the device watches.
    /// - Throws: when the device's stores cannot be read.
    package static func all(on device: Device) throws -> [String: LocationWatch] {
        let file = device.folder / "Databases/regions.sqlite"
        let permissions = device.folder / "Databases/permissions.sqlite"
        guard file.exists, permissions.exists else { return [:] }
        let allowed = try SQLiteFile(permissions).rows(
            "SELECT app FROM permission WHERE kind = 'location' AND state IN ('granted', 'provisional')"
        ).compactMap { $0[0] }
        var result: [String: LocationWatch] = [:]
        let store = try SQLiteFile(file)
        for row in try store.rows("SELECT app, latitude, longitude, radius, entry, exit, state FROM region") {
            guard let app = row[0], allowed.contains(app), let latitude = row[1].flatMap(Double.init),
                let longitude = row[2].flatMap(Double.init), let radius = row[3].flatMap(Double.init)
            else { continue }
            // CLRegionState: 1 inside, 2 outside; a side that is not known is not left.
            let isInside = row[6] == "1"
            guard row[6] != "0", isInside ? row[5] == "1" : row[4] == "1" else { continue }
            result[app, default: LocationWatch()].circles.append(
                Circle(latitude: latitude, longitude: longitude, radius: radius, isInside: isInside))
        }
        guard try !store.rows("SELECT name FROM sqlite_master WHERE name = 'significant'").isEmpty else {
            return result
        }
        for row in try store.rows("SELECT app, latitude, longitude FROM significant") {
            guard let app = row[0], allowed.contains(app), let latitude = row[1].flatMap(Double.init),
                let longitude = row[2].flatMap(Double.init)
            else { continue }
            result[app, default: LocationWatch()].place = Place(latitude: latitude, longitude: longitude)
        }
        return result
    }
}
