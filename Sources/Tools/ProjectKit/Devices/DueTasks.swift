// SPDX-License-Identifier: MIT
import Foundation

/// The background tasks that a device may start now; `TaskRequestStore` of the frameworks writes what apps have asked for.
package struct DueTasks {
    private let device: Device

    /// Reads nothing yet.
    package init(_ device: Device) { self.device = device }

    /// Those whose time has come, and whose network and power are there.
    package func identifiers(of app: String, at date: Date) throws -> [String] {
        let file = device.folder / "Databases/tasks.sqlite"
        guard file.exists else { return [] }
        let network = try device.world("network")
        let isReachable = network["kind"] as? String != "none" && network["isAirplaneMode"] as? Bool != true
        let isPowered = try device.world("battery")["state"] as? String != "unplugged"
        return try SQLiteFile(file).rows("SELECT app, identifier, earliest, network, power FROM request").compactMap {
            row in
            guard row[0] == app, let identifier = row[1] else { return nil }
            if let earliest = row[2].flatMap(Double.init), earliest > date.timeIntervalSince1970 { return nil }
            return (row[3] != "1" || isReachable) && (row[4] != "1" || isPowered) ? identifier : nil
        }
    }
}
