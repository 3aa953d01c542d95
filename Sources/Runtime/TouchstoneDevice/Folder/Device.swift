// SPDX-License-Identifier: MIT
import Foundation

/// The simulated device that an app runs on, and the one owner of every path on it that is not in the app's own sandbox.
///
/// A folder, named by `TOUCHSTONE_DEVICE_FOLDER`. A program that was started without one (a unit test, an app by hand)
/// has its device in the `Library` folder of its home.
package struct Device: Hashable, Sendable {
    /// Need not exist: what writes into it makes its folders.
    package let folder: URL

    /// For tools that look at a device they do not run on; an app takes `current`.
    package init(folder: URL) { self.folder = folder }

    /// Reads the environment each time, so that a test may move to a device of its own; costs a microsecond.
    package static var current: Device {
        Device(folder: variable("DEVICE_FOLDER").map(directory) ?? directory(NSHomeDirectory() + "/Library"))
    }

    // MARK: What apps share

    /// One file with all keychain items; only its owner may read it. It outlives the apps.
    package var keychain: URL { subfolder("Keychains").appendingPathComponent("keychain.plist") }

    /// Pictures of the photo library: `TOUCHSTONE_PHOTOS`, else a folder of the device.
    package var photos: URL { Self.variable("PHOTOS").map(Self.directory) ?? subfolder("Photos") }

    /// What the file browser shows: `TOUCHSTONE_FILES`, else a folder of the device.
    package var files: URL { Self.variable("FILES").map(Self.directory) ?? subfolder("Files") }

    /// Songs and films of the music library: `TOUCHSTONE_MUSIC`, else a folder of the device.
    package var music: URL { Self.variable("MUSIC").map(Self.directory) ?? subfolder("Music") }

    /// What the device's own music player plays, and where it is.
    package var musicPlayer: URL { subfolder("Player").appendingPathComponent("MusicPlayer.json") }

    /// What apps say of their sound.
    package var sound: URL { subfolder("Sound") }

    /// Transfers of background sessions: a folder for each app, and in it one for each transfer.
    /// - Parameter app: a bundle identifier.
    package func transfers(of app: String) -> URL {
        subfolder("Transfers/" + app.replacingOccurrences(of: "/", with: "-"))
    }

    /// The folder of the people's database.
    package var contacts: URL { subfolder("Contacts") }

    /// What apps let the device's search find.
    package var searchIndex: URL { database("Spotlight") }

    /// Mail, drafts and messages that apps have sent: a folder for each kind.
    package var outbox: URL { subfolder("Outbox") }

    /// - Parameter name: of a group of apps; it must not hold a slash.
    package func appGroup(_ name: String) -> URL { subfolder("Shared/AppGroup/" + name) }

    /// Documents that a person's devices share, as iCloud keeps them alike: one folder for all devices of this machine, beside
    /// theirs.
    /// - Parameters: neither may hold a slash.
    package func cloudContainer(_ name: String, of account: String) -> URL {
        Self.directory(folder.deletingLastPathComponent().path + "/Cloud/\(account)/\(name)")
    }

    /// What an app offers the person's other devices to go on with.
    /// - Parameter app: a bundle identifier.
    package func handoffOffer(of app: String) -> URL {
        subfolder("Handoff").appendingPathComponent(app.replacingOccurrences(of: "/", with: "-") + ".json")
    }

    /// How an app looked when it last left the screen.
    package func snapshot(of app: String) -> URL {
        subfolder("Snapshots").appendingPathComponent(app.replacingOccurrences(of: "/", with: "-") + ".png")
    }

    /// What the system has written of apps that it ended.
    package var reports: URL { subfolder("Reports") }

    /// Where iOS has the platform's frameworks.
    package var systemLibrary: URL { subfolder("System/Library") }

    /// A store that services share between apps, by name: `Databases/permissions.sqlite`.
    package func database(_ name: String) -> URL {
        subfolder("Databases").appendingPathComponent(name + ".sqlite")
    }

    // MARK: Variables

    /// A `TOUCHSTONE_` variable; nil when it is empty.
    package static func variable(_ name: String) -> String? {
        guard let text = getenv("TOUCHSTONE_" + name), text.pointee != 0 else { return nil }
        return String(cString: text)
    }

    private func subfolder(_ path: String) -> URL { folder.appendingPathComponent(path, isDirectory: true) }
    private static func directory(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }
}
