// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// The apps that every device has: built from `SystemApps` of the repository when they are first wanted.
enum SystemApps {
    /// A folder's name is the app's module: it must be none of a framework's.
    private static let folders = [
        "com.apple.Preferences": "Settings", "com.apple.springboard": "HomeScreen", "com.apple.Maps": "Maps",
        "com.apple.MobileAddressBook": "ContactsApp", "com.apple.mobileslideshow": "PhotosApp",
    ]
    /// What they show is theirs: nobody is asked.
    private static let permissions = [
        "com.apple.MobileAddressBook": ["contacts": "granted"], "com.apple.mobileslideshow": ["photos": "granted"],
    ]
    private static let schemes = [
        "app-settings": "com.apple.Preferences", "app-prefs": "com.apple.Preferences", "maps": "com.apple.Maps",
        "photos-redirect": "com.apple.mobileslideshow",
    ]

    static func contains(_ identifier: String) -> Bool { folders[identifier] != nil }

    /// Which of them opens URLs of a scheme.
    static func opening(scheme: String) -> String? { schemes[scheme] }

    /// Builds it, where it is not built yet, and puts it on the device; nil: there is no such system app.
    static func install(_ identifier: String, on device: Device) throws -> InstalledApp? {
        guard let name = folders[identifier] else { return nil }
        let project = try Installation.current().root / "SystemApps" / name
        let product = try CommandLineTool(command: "build", options: try Options([project.string])).buildApp().product
        // A copy for each device, replaced when it was built anew.
        let old = try device.app(identifier)
        if let old, try old.executable.read() == product.executable.read() { return old }
        let app = try device.install(product.bundle)
        if old == nil, let granted = permissions[identifier] {
            try device.remember(["privacy": granted], for: identifier)
        }
        return app
    }
}
