// SPDX-License-Identifier: MIT
import Foundation

/// A simulated device: the folder that holds the sandboxes of the apps on it.
package struct Device: Sendable {
    /// Need not exist; what writes into it makes it.
    package let folder: Path

    /// The device that commands use when nothing else is said; it keeps its data from run to run.
    package static let standard = Device(folder: CacheFolder.root / "devices/default")

    /// A device that nobody has used, for pictures and tests: what an app saved yesterday must not change them.
    package static func fresh() throws -> Device {
        let folder = devices / "\(freshPrefix)\(getpid())"
        try folder.remove()
        try removeAbandoned()
        return Device(folder: folder)
    }

    private static let devices = CacheFolder.root / "devices"
    private static let freshPrefix = "run-"

    /// Devices of runs that were killed.
    private static func removeAbandoned() throws {
        for folder in devices.children where folder.name.hasPrefix(freshPrefix) {
            guard let process = pid_t(folder.name.dropFirst(freshPrefix.count)) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { try folder.remove() }
        }
    }

    /// The app's home folder, with the folders iOS makes in it.
    package func home(for bundleIdentifier: String) throws -> Path {
        let name = bundleIdentifier.replacing("/", with: "-")
        let home = folder / "containers" / (name.isEmpty || name == "." || name == ".." ? "app" : name)
        for name in ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"] {
            try (home / name).makeDirectory()
        }
        return home
    }

    /// What apps' background sessions have left: a folder for each app, and in it one for each transfer.
    package var transfers: Path { folder / "Transfers" }

    /// Those of an app, which ends them when it goes.
    package func transfers(of bundleIdentifier: String) -> Path {
        transfers / bundleIdentifier.replacing("/", with: "-")
    }

    /// Moves what earlier versions kept at the top of the device's folder to where it is looked for: apps in sandboxes may
    /// write into folders of services alone.
    func bringUpToDate() throws {
        let places = [
            "keychain.plist": "Keychains", "keychain.key": "Keychains", "Spotlight.sqlite": "Databases",
            "MusicPlayer.json": "Player",
        ]
        for (name, place) in places where (folder / name).exists && !(folder / place / name).exists {
            try (folder / place).makeDirectory()
            try FileManager.default.moveItem(
                atPath: (folder / name).string, toPath: (folder / place / name).string)
        }
    }

    /// Notes that the app runs once more.
    /// - Returns: how often it has before.
    func countRun(of bundleIdentifier: String) throws -> Int {
        let name = try home(for: bundleIdentifier).name
        let file = folder / "runs" / name
        let count = file.exists ? Int(try file.readText().trimmed) ?? 0 : 0
        try file.parent.makeDirectory()
        try Data("\(count + 1)\n".utf8).write(to: URL(fileURLWithPath: file.string), options: .atomic)
        return count
    }

    /// The device that a home folder is on.
    static func folder(ofHome home: Path) -> Path { home.parent.parent }

    /// Writes the language and region where Foundation and apps look for them.
    func setLanguage(_ locale: String?, in home: Path) throws {
        let identifier = locale.map { String($0.prefix { $0 != "." }) } ?? "en_US"
        let tag = String(identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
        let preferences: [String: Any] = ["AppleLanguages": [tag], "AppleLocale": identifier]
        let data = try PropertyListSerialization.data(fromPropertyList: preferences, format: .binary, options: 0)
        // Put in place in one step: another app of the device may be starting.
        try data.write(
            to: URL(fileURLWithPath: (home / "Library/Preferences/.GlobalPreferences.plist").string), options: .atomic)
    }

    /// With all that its apps have stored. Does nothing where it is gone.
    package func remove() throws { try folder.remove() }
}
