// SPDX-License-Identifier: MIT
import Foundation

/// What of a device goes into a backup: a folder that another device can be restored from. Without what apps can make anew
/// (`Library/Caches`, `tmp`), without what belongs to the one device (its name and number, what runs, logs), and without
/// keychain items that are for this device only.
package struct DeviceBackup {
    private let folder: Path

    /// - Parameter folder: made when it is written; what was there goes.
    package init(_ folder: Path) { self.folder = folder }

    private static let ofTheDevice: Set<String> = ["Running", "Logs", "Reports", "Handoff", "device.json"]
    private static let keychain = "keychain.plist"

    /// Whether there is one.
    package var exists: Bool { (folder / "containers").exists }

    /// - Parameter device: whose apps do not run.
    package func write(_ device: Device) throws {
        try folder.remove()
        try Self.copy(device.folder, to: folder)
    }

    /// What the device had goes; its name and number stay.
    package func restore(to device: Device) throws {
        for child in device.folder.children where !Self.ofTheDevice.contains(child.name) { try child.remove() }
        try Self.copy(folder, to: device.folder)
    }

    private static func copy(_ source: Path, to target: Path) throws {
        try target.makeDirectory()
        for child in source.children where !ofTheDevice.contains(child.name) {
            switch child.name {
            case "containers": for home in child.children { try copyHome(home, to: target / child.name / home.name) }
            case "Keychains":
                for part in child.children where part.name != keychain {
                    try part.copyWhole(to: target / child.name / part.name)
                }
                let items = child / keychain
                if items.exists { try copyKeychain(items, to: target / child.name / keychain) }
            case keychain: try copyKeychain(child, to: target / keychain)
            default: try child.copyWhole(to: target / child.name)
            }
        }
    }

    private static func copyHome(_ home: Path, to target: Path) throws {
        try target.makeDirectory()
        for child in home.children where child.name != "tmp" {
            guard child.name == "Library" else {
                try child.copyWhole(to: target / child.name)
                continue
            }
            for part in child.children where part.name != "Caches" {
                try part.copyWhole(to: target / child.name / part.name)
            }
        }
    }

    /// The classes of `kSecAttrAccessible` that end with "ThisDeviceOnly" end with u here, as in Apple's constants.
    private static func copyKeychain(_ source: Path, to target: Path) throws {
        let list = try PropertyListSerialization.propertyList(from: source.read(), format: nil) as? [[String: Any]]
        let kept = (list ?? []).filter { item in
            let attributes = item["attributes"] as? [String: Any]
            return !["aku", "cku", "dku", "akpu"].contains(attributes?["pdmn"] as? String)
        }
        let data = try PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
        // Nobody else reads it meanwhile.
        let old = umask(0o077)
        defer { umask(old) }
        try target.write(data)
    }
}
