// SPDX-License-Identifier: MIT
import Foundation

/// What is known of a device besides what apps have stored on it: `device.json` in its folder.
package struct DeviceRecord: Codable, Equatable, Sendable {
    package var name: String
    package var udid: String
    /// A name of `DeviceTypes`.
    package var type: String
    package var isBooted = false
    /// As the options of the same names; nil: the default.
    package var appearance: String?
    package var contentSize: String?
    package var location: String?

    package init(name: String, type: String, udid: String = UUID().uuidString) {
        (self.name, self.type, self.udid) = (name, type, udid)
    }

    /// Applies the person's settings where the command line says nothing else.
    package func apply(to settings: inout LaunchSettings) {
        settings.appearance = settings.appearance ?? appearance
        settings.contentSize = settings.contentSize ?? contentSize
        settings.location = settings.location ?? location
    }
}

/// The models that devices can be, by the names that `--device` takes.
package enum DeviceTypes {
    /// HostKit's profiles have the figures; `Tests/EndToEnd/device.sh` holds the two lists against each other.
    package static let names = [
        "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone 16", "iPhone 16 Plus",
        "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 14", "iPhone 14 Plus", "iPhone 14 Pro", "iPhone 13",
        "iPhone 13 mini", "iPhone 12", "iPhone 11", "iPhone 11 Pro", "iPhone X", "iPhone SE",
        "iPhone SE (3rd generation)", "iPhone 8", "iPhone 8 Plus", "iPhone 7", "iPhone 6", "iPhone 5s", "iPhone 4s",
        "iPad (10th generation)", "iPad Pro (11-inch)", "iPad Pro (12.9-inch)", "iPad mini (6th generation)",
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
