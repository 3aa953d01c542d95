// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Apps that the device starts behind others, because it has gone where they wanted to hear of it.
extension DeviceCommand {
    /// Starts the apps that do not run and watch regions or significant changes which the device's way meets.
    /// - Parameter place: as `--location` has it. A city's place is not known here: whoever watches anything is started
    ///   for it, and finds out.
    func wakeApps(on entry: DeviceShelf.Entry, for place: String) throws {
        let watches = try LocationWatch.all(on: entry.device)
        guard !watches.isEmpty else { return }
        let way = try Self.way(of: place)
        for app in try entry.device.apps() {
            guard let watch = watches[app.identifier], way.map(watch.isMet) ?? true else { continue }
            try entry.device.exclusively(for: app.identifier) {
                guard AppControl(try entry.device.control(for: app.identifier)) == nil else { return }
                print("\(app.identifier): \(try startBehind(app, on: entry, for: "location"))")
            }
        }
    }

    /// The points of a place or of a file's track; nil for a name.
    private static func way(of place: String) throws -> [LocationWatch.Place]? {
        let numbers = place.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        if numbers.count == 2 { return [LocationWatch.Place(latitude: numbers[0], longitude: numbers[1])] }
        let file = Path.absolute(place)
        guard file.exists else { return nil }
        let point = /<(?:wpt|trkpt|rtept)\s([^>]*)>/
        return try file.readText().matches(of: point).compactMap { match in
            func number(_ name: String) -> Double? {
                match.1.firstMatch(of: name == "lat" ? /\blat\s*=\s*["']([^"']*)["']/ : /\blon\s*=\s*["']([^"']*)["']/)
                    .flatMap { Double($0.1) }
            }
            guard let latitude = number("lat"), let longitude = number("lon") else { return nil }
            return LocationWatch.Place(latitude: latitude, longitude: longitude)
        }
    }
}
