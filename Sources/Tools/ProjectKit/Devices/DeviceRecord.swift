// SPDX-License-Identifier: MIT
import Foundation

/// What is known of a device besides what apps have stored on it: `device.json` in its folder.
package struct DeviceRecord: Codable, Equatable, Sendable {
    /// As the person calls it; two devices may have the same.
    package var name: String
    /// Never changes, also when the device is erased.
    package var udid: String
    /// A name of `DeviceTypes`.
    package var type: String
    /// Whether commands take it as switched on.
    package var isBooted = false
    /// As the options of the same names; nil: the default.
    package var appearance: String?
    /// As the option of that name; nil: the default.
    package var contentSize: String?
    /// As the option of that name; nil: the default.
    package var location: String?
    /// What the status bar shows in place of what is so, by simctl's names.
    package var statusBar: [String: String]?

    /// - Parameter type: must be a name of `DeviceTypes`; not checked here.
    package init(name: String, type: String, udid: String = UUID().uuidString) {
        (self.name, self.type, self.udid) = (name, type, udid)
    }

    /// Applies the person's settings where the command line says nothing else.
    package func apply(to settings: inout LaunchSettings) {
        settings.appearance = settings.appearance ?? appearance
        settings.contentSize = settings.contentSize ?? contentSize
        settings.location = settings.location ?? location
        if let statusBar {
            do {
                let text = String(decoding: try JSONEncoder().encode(statusBar), as: UTF8.self)
                settings.variables["TOUCHSTONE_STATUS_BAR"] = text
            } catch { preconditionFailure("names and texts can be encoded: \(error)") }
        }
    }
}

/// The models that devices can be, by the names that `--device` takes.
package enum DeviceTypes {
    /// HostKit's profiles have the figures; `Tests/EndToEnd/device.sh` holds the two lists against each other.
    package static let names = [
        "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone 16", "iPhone 16 Plus",
        "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max",
        "iPhone 14", "iPhone 14 Plus", "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 13", "iPhone 13 mini",
        "iPhone 13 Pro", "iPhone 13 Pro Max", "iPhone 12 mini", "iPhone 12 Pro", "iPhone 12 Pro Max", "iPhone 12",
        "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone XS", "iPhone XS Max", "iPhone XR", "iPhone X",
        "iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 8 Plus",
        "iPhone 7", "iPhone 7 Plus", "iPhone 6s", "iPhone 6s Plus", "iPhone SE (1st generation)", "iPhone 6",
        "iPhone 5s", "iPhone 4s", "iPad (10th generation)", "iPad Pro (11-inch)", "iPad Pro (12.9-inch)",
        "iPad mini (6th generation)", "iPad (A16)", "iPad (9th generation)", "iPad mini (A17 Pro)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 13-inch (M2)", "iPad Air 11-inch (M3)",
        "iPad Air 13-inch (M3)", "iPad Pro (11-inch) (4th generation)", "iPad Pro (12.9-inch) (6th generation)",
        "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M4)", "iPad Pro 11-inch (M5)", "iPad Pro 13-inch (M5)",
        "iPad Air 2", "iPad",
    ]

    private static let prefix = "com.apple.CoreSimulator.SimDeviceType."

    /// - Parameter text: a name, or simctl's identifier for one, as `com.apple.CoreSimulator.SimDeviceType.iPhone-15`.
    package static func named(_ text: String) -> String? {
        let wanted = text.hasPrefix(prefix) ? text : identifier(of: text)
        return names.first { identifier(of: $0).lowercased() == wanted.lowercased() }
    }

    /// Whatever is no letter or digit becomes a dash, as in simctl's identifiers.
    package static func identifier(of name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "." }
        return prefix + words.joined(separator: "-").replacing(".", with: "-")
    }
}
