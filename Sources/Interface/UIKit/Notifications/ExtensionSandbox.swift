// SPDX-License-Identifier: MIT
import TouchstoneDevice

/// Where an extension keeps its files: a container of its own on the device, beside that of its app.
package struct ExtensionSandbox {
    private let home: URL
    /// What the process finds its container by.
    let variables: [String: String]

    /// Makes the container's folders where they are missing, and gives it the language of this process's.
    /// - Parameter identifier: of the extension's bundle.
    /// - Throws: when the disk does not take them.
    package init(of identifier: String, on device: Device) throws {
        let name = identifier.replacingOccurrences(of: "/", with: "-")
        home = device.folder.appendingPathComponent("containers/\(name)", isDirectory: true)
        for folder in ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"] {
            try FileManager.default.createDirectory(
                at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        variables = [
            "HOME": home.path, "CFFIXED_USER_HOME": home.path, "TMPDIR": home.path + "/tmp/",
            "XDG_CONFIG_HOME": home.path + "/Library/Preferences",
            "TOUCHSTONE_DEVICE_FOLDER": device.folder.path,
        ]
        try takeLanguage()
    }

    /// As `touchstone device` writes it for apps.
    private func takeLanguage() throws {
        let file = "Library/Preferences/.GlobalPreferences.plist"
        let own = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(file)
        guard let data = FileManager.default.contents(atPath: own.path) else { return }
        try SafeFile.write(data, to: home.appendingPathComponent(file))
    }
}
