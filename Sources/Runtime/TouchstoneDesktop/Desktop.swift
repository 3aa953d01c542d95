// SPDX-License-Identifier: MIT
import Foundation
import ObjCRuntime
import TouchstoneDevice

/// The desktop that a device stands on: what of it the app takes part in. Nothing, unless somebody asks
/// (`--desktop battery,network`, `TOUCHSTONE_DESKTOP`): pictures and tests do not depend on the machine.
package enum Desktop {
    /// Each by itself; the words are those of the option.
    package enum Part: String, CaseIterable, Sendable {
        /// UPower and the power profiles: level and state of the battery, Low Power Mode.
        case battery
        /// NetworkManager: the kind of network, whether there is one.
        case network
        /// iio-sensor-proxy: how the device is held, the compass, something close to the screen.
        case sensors
        /// GeoClue: where the device is.
        case location
        /// Activities are offered to, and found on, devices on other machines (Avahi).
        case handoff
        /// Banners of an app that is not in front are the desktop's.
        case notifications
        /// What plays, and its buttons, are the desktop's too (MPRIS).
        case player
        /// The key of a new keychain is kept by the desktop (Secret Service).
        case secrets
        /// Dark or light, as the person likes the desktop (portal).
        case appearance
        /// Pages and letters that the app opens are opened by the desktop's programs (portal).
        case links
        /// Document pickers are the desktop's own window for choosing files (portal).
        case files
    }

    /// Those that were asked for in this process; a failure names the word that is none.
    static let parts = Result { () throws(WorldTextError) in try parse(Device.variable("DESKTOP") ?? "") }

    /// Whether the part was asked for. Any thread.
    package static func takes(_ part: Part) -> Bool {
        guard case .success(let parts) = parts else { return false }
        return parts.contains(part)
    }

    /// - Parameter text: parts with commas between them, or `all`; empty: none.
    static func parse(_ text: String) throws(WorldTextError) -> Set<Part> {
        var result: Set<Part> = []
        for name in text.split(separator: ",").map(String.init) {
            if name == "all" {
                result.formUnion(Part.allCases)
            } else if let part = Part(rawValue: name) {
                result.insert(part)
            } else {
                let known = Part.allCases.map(\.rawValue).joined(separator: ", ")
                throw WorldTextError("desktop: '\(name)' is none of \(known), all")
            }
        }
        return result
    }

    /// Says once that a part is not to be had, and why.
    static func report(_ part: Part, _ service: String, _ error: BusError) {
        let reason = error.isAbsence ? "there is none: \(error)" : "\(error)"
        Unsupported.report("desktop: \(part.rawValue) by \(service) (\(reason))")
    }
}
