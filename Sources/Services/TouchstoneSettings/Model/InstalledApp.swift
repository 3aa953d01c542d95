// SPDX-License-Identifier: MIT
import FoundationCompat
import TouchstoneDevice
import UIKit

/// An app that is installed on the device, as Settings and the home screen show it.
package struct InstalledApp {
    /// The copy that the device has.
    package let bundle: Bundle
    /// `CFBundleIdentifier`.
    package let identifier: String
    /// The name under the icon, in the person's language.
    package let name: String
    let home: URL

    /// nil: no bundle with an identifier lies there.
    package init?(_ url: URL, on device: Device) {
        guard let bundle = Bundle(url: url), let identifier = bundle.bundleIdentifier else { return nil }
        self.bundle = bundle
        self.identifier = identifier
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { key in
            (bundle.localizedInfoDictionary?[key] ?? bundle.infoDictionary?[key]) as? String
        }
        name = names.first { !$0.isEmpty } ?? url.deletingPathExtension().lastPathComponent
        home = device.folder.appendingPathComponent("containers").appendingPathComponent(identifier)
    }

    /// Those of other people, by name; the device's own are not among them.
    package static func all(on device: Device) -> [InstalledApp] {
        let folder = device.folder.appendingPathComponent("Bundles")
        let found = names(in: folder.path).compactMap { name in
            name.hasSuffix(".app") ? InstalledApp(folder.appendingPathComponent(name), on: device) : nil
        }
        return found.filter { !$0.isSystem }.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    /// A device on which nothing was ever installed has no such folder.
    private static func names(in folder: String) -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            FileHandle.standardError.write(Data("touchstone: apps of the device: \(error)\n".utf8))
            return []
        }
    }

    private static let systemApps: Set<String> = [
        "com.apple.Preferences", "com.apple.springboard", "com.apple.Maps", "com.apple.MobileAddressBook",
        "com.apple.mobileslideshow",
    ]
    /// Whether it is one of the device's own.
    package var isSystem: Bool { Self.systemApps.contains(identifier) }

    /// The picture of the home screen.
    /// - Parameter side: points.
    @MainActor
    package func icon(side: CGFloat) -> UIImage { ApplicationIcon.rounded(of: bundle, name: name, side: side) }
}
