// SPDX-License-Identifier: MIT
import Foundation

/// What is known of a device besides what apps have stored on it: `device.json` in its folder.
package struct DeviceRecord: Codable, Equatable, Sendable {
    /// As the person calls it; two devices may have the same.
    package var name: String
    /// Never changes, also when the device is erased.
    package var udid: String
    /// A name of `DeviceTypes` or `WatchTypes`.
    package var type: String
    /// Whether commands take it as switched on.
    package var isBooted = false
    /// As the options of the same names; nil: the default.
    package var appearance: String?
    /// As the option of that name; nil: the default.
    package var contentSize: String?
    /// As the option of that name; nil: the default.
    package var locale: String?
    /// As the option of that name; nil: the default.
    package var location: String?
    /// What the status bar shows in place of what is so, by simctl's names.
    package var statusBar: [String: String]?

    /// - Parameter type: must be a name of `DeviceTypes` or `WatchTypes`; not checked here.
    package init(name: String, type: String, udid: String = UUID().uuidString) {
        (self.name, self.type, self.udid) = (name, type, udid)
    }

    /// Applies the person's settings where the command line says nothing else.
    package func apply(to settings: inout LaunchSettings) {
        (settings.deviceName, settings.deviceNumber) = (name, udid)
        settings.appearance = settings.appearance ?? appearance
        settings.contentSize = settings.contentSize ?? contentSize
        settings.locale = settings.locale ?? locale
        settings.location = settings.location ?? location
        if let statusBar {
            do {
                let text = String(decoding: try JSONEncoder().encode(statusBar), as: UTF8.self)
                settings.variables["TOUCHSTONE_STATUS_BAR"] = text
            } catch { preconditionFailure("names and texts can be encoded: \(error)") }
        }
    }
}
