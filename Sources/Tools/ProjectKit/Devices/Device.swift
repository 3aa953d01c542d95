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
    /// write into folders of services alone. Killed in between, it goes on at the next start; a file that has been made
    /// anew since then stays.
    func bringUpToDate() throws { try bringUpToDate(moving: Self.move) }

    /// In the order of moving, by folder: a key before what it opens, SQLite's journal before the database that it mends, so
    /// that the last file of a folder is moved when nothing of it is missing.
    private static let formerPlaces: [(folder: String, files: [String])] = [
        ("Keychains", ["keychain.key", "keychain.plist"]),
        ("Databases", ["Spotlight.sqlite-wal", "Spotlight.sqlite-journal", "Spotlight.sqlite"]),
        ("Player", ["MusicPlayer.json"]),
    ]
    /// Made anew beside a database as it is opened; at the old place nobody would ever take them away.
    private static let formerNotes = ["Spotlight.sqlite-shm", "Spotlight.sqlite.changed"]

    /// - Parameter move: tests let it fail in between.
    func bringUpToDate(moving move: (Path, Path) throws -> Void) throws {
        let isOld = Self.formerPlaces.contains { $0.files.contains { (folder / $0).exists } }
        guard isOld else { return }
        // Two apps of an old device may be started at once.
        try FileLock.hold(folder / "layout.lock") {
            for (place, files) in Self.formerPlaces {
                // A journal would spoil a database that it does not belong to.
                if (folder / place / "Spotlight.sqlite").exists { continue }
                for name in files where (folder / name).exists && !(folder / place / name).exists {
                    try (folder / place).makeDirectory()
                    try move(folder / name, folder / place / name)
                }
            }
            for name in Self.formerNotes { try (folder / name).remove() }
        }
    }

    private static func move(_ old: Path, _ new: Path) throws {
        try FileManager.default.moveItem(atPath: old.string, toPath: new.string)
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
