// SPDX-License-Identifier: MIT
import Foundation

extension Device {
    /// The app that a token was given to.
    /// - Parameter token: lower-case hexadecimal digits.
    /// - Throws: when the device's store cannot be read.
    package func app(ofToken token: String) throws -> String? {
        let file = folder / "Databases/notifications.sqlite"
        guard file.exists, token.allSatisfy(\.isHexDigit) else { return nil }
        return try SQLiteFile(file).rows("SELECT app FROM tokens WHERE lower(hex(token)) = '\(token)'").first?[0]
    }

    /// When an app left the device.
    package func removalDate(of identifier: String) -> Date? {
        var status = stat()
        guard stat(removalNote(identifier).string, &status) == 0 else { return nil }
        return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9)
    }

    func removalNote(_ identifier: String) -> Path {
        folder / "Removed" / identifier.replacing("/", with: "-")
    }
}

extension InstalledApp {
    /// "development" or "production"; nil: the app may not be pushed to.
    package var pushEnvironment: String? {
        get throws {
            let file = bundle / "archived-expanded-entitlements.xcent"
            guard file.exists else { return nil }
            let list = try PropertyListSerialization.propertyList(from: try file.read(), format: nil)
            return (list as? [String: Any])?["aps-environment"] as? String
        }
    }

    /// Info.plist's `UIBackgroundModes`.
    package var backgroundModes: Set<String> {
        get throws {
            let list = try PropertyListSerialization.propertyList(
                from: try (bundle / "Info.plist").read(), format: nil)
            return Set((list as? [String: Any])?["UIBackgroundModes"] as? [String] ?? [])
        }
    }
}
