// SPDX-License-Identifier: MIT
import Foundation

/// Where the device is to go: read and checked when a script is read, done when its step comes.
package enum WorldMove: Sendable {
    case track(WorldTrack)
    case gpsd(GPSDSource)

    /// - Parameter text: a place's name, `latitude,longitude`, a GPX file, or `gpsd` with `:host:port` where that is not
    ///   this machine's.
    /// - Throws: `WorldTextError`, with file and line where a file is wrong.
    package init(_ text: String) throws {
        let isSource = text == "gpsd" || text.hasPrefix("gpsd:")
        self = isSource ? .gpsd(try GPSDSource(text)) : .track(try WorldTrack(text))
    }

    /// One fix, with the properties of `WorldFix`; latitude and longitude are needed.
    package init(json: [String: Any]) throws {
        guard let latitude = (json["latitude"] as? NSNumber)?.doubleValue, abs(latitude) <= 90,
            let longitude = (json["longitude"] as? NSNumber)?.doubleValue, abs(longitude) <= 180
        else { throw WorldTextError("location needs latitude, -90 to 90, and longitude, -180 to 180") }
        var fix = WorldFix(latitude: latitude, longitude: longitude)
        func take(_ key: String, _ path: WritableKeyPath<WorldFix, Double>) {
            if let number = json[key] as? NSNumber { fix[keyPath: path] = number.doubleValue }
        }
        take("altitude", \.altitude)
        take("horizontalAccuracy", \.horizontalAccuracy)
        take("verticalAccuracy", \.verticalAccuracy)
        take("course", \.course)
        take("speed", \.speed)
        fix.floor = (json["floor"] as? NSNumber)?.intValue
        self = .track(WorldTrack(points: [WorldTrack.Point(time: 0, fix: fix)]))
    }
}
