// SPDX-License-Identifier: MIT
import Foundation

/// The device and surroundings an app is started in; becomes the app process's `TOUCHSTONE_…` variables.
package struct LaunchSettings: Sendable {
    /// The raw values are those of `TOUCHSTONE_HOST`.
    package enum Host: String, Sendable { case headless, window, web, session }

    /// Where the app shows itself.
    package var host: Host = .headless
    /// A name of `DeviceTypes`; nil: the app takes its first.
    package var device: String?
    /// As the person calls the device; nil: as its type.
    package var deviceName: String?
    /// The device's own number, in a UUID's form; nil: that of devices of one run.
    package var deviceNumber: String?
    /// Pixels per point, as text; nil: the device's.
    package var scale: String?
    /// "portrait" or one of the landscape names; nil: as the device lies.
    package var orientation: String?
    /// "light" or "dark"; nil: light.
    package var appearance: String?
    /// As `de_DE`; nil: `en_US`.
    package var locale: String?
    /// A category's name as the option spells it; nil: the standard one.
    package var contentSize: String?
    /// "software" or "hardware"; nil: software when headless.
    package var keyboard: String?
    /// nil: virtual when headless, else real.
    package var usesVirtualClock: Bool?
    /// What random numbers follow; nil: 0 under the virtual clock, else they are random.
    package var seed: String?
    /// How often the app has run on its device: what it draws by chance then, as identifiers, is not what it drew before.
    package var earlierRuns = 0
    /// Web host: 0 lets the system choose.
    package var port: Int?
    /// Web host: the secret part of the page's address; nil: the app makes one.
    package var token: String?
    /// Web host: reachable from other machines.
    package var isPublic = false
    /// Windows and pages: whether the device's controls stand beside its screen.
    package var showsControls = true
    /// A GPX file, `latitude,longitude`, a place's name or `gpsd`.
    package var location: String?
    /// What of the desktop the app takes part in: `battery,network`, ... or `all`; nil: what `TOUCHSTONE_DESKTOP` says.
    package var desktop: String?
    /// An MBTiles or PMTiles file, or a server's address of tiles.
    package var maps: String?
    /// Answers to the system's questions: `location=always,photos=denied`.
    package var permissions: String?
    /// A JSON file of steps.
    package var script: Path?
    /// What the scheme passes to the app.
    package var arguments: [String] = []
    /// Variables the scheme sets; they never change what leads the app into its sandbox.
    package var variables: [String: String] = [:]

    /// Headless, with the defaults of everything.
    package init() {}

    /// Takes over what a scheme says, where nothing stronger has been said.
    package mutating func take(
        arguments: [String], variables: [String: String], locale: String?, buildSettings: ResolvedSettings
    ) {
        self.arguments = arguments.map(buildSettings.expand)
        self.variables = variables.mapValues(buildSettings.expand)
        self.locale = self.locale ?? locale
    }

    /// Where pictures and films of the screen go: `TOUCHSTONE_CAPTURES`, the person's folder of pictures, else the home
    /// folder; nil: nobody is at home.
    private static var captures: Path? {
        let environment = ProcessInfo.processInfo.environment
        if let chosen = environment["TOUCHSTONE_CAPTURES"] { return Path.absolute(chosen) }
        guard let home = environment["HOME"].map({ Path($0) }) else { return nil }
        let pictures = userFolder("XDG_PICTURES_DIR", of: home) ?? home / "Pictures"
        return pictures.exists ? pictures : home
    }

    /// As desktops note the names of a person's folders: lines as `XDG_PICTURES_DIR="$HOME/Bilder"`.
    /// https://www.freedesktop.org/wiki/Software/xdg-user-dirs/
    private static func userFolder(_ name: String, of home: Path) -> Path? {
        let file = home / ".config/user-dirs.dirs"
        // A desktop without such a file has the plain names.
        guard file.exists, let text = try? file.readText() else { return nil }
        let line = text.split(separator: "\n").last { $0.hasPrefix(name + "=") }
        return line.map { line in
            let value = line.dropFirst(name.count + 1).replacing("\"", with: "")
            return Path(String(value.replacing("$HOME", with: home.string)))
        }
    }

    /// What the app process gets, and nothing of this process's own.
    /// - Parameters:
    ///   - home: the app's home folder on its device.
    ///   - report: where the app writes what its script came to; nil: nowhere.
    package func environment(home: Path, report: Path?) -> [String: String] {
        var result = SimulatorVariables(type: device, name: deviceName, udid: deviceNumber).all
        result.merge(variables) { $1 }
        result["TOUCHSTONE_HOST"] = host.rawValue
        result["HOME"] = home.string
        result["CFFIXED_USER_HOME"] = home.string
        result["TOUCHSTONE_DEVICE_FOLDER"] = Device.folder(ofHome: home).string
        result["TMPDIR"] = (home / "tmp").string + "/"
        // Where Foundation keeps UserDefaults; iOS keeps them here.
        result["XDG_CONFIG_HOME"] = (home / "Library/Preferences").string
        result["TOUCHSTONE_DEVICE"] = device
        result["TOUCHSTONE_SCALE"] = scale
        result["TOUCHSTONE_ORIENTATION"] = orientation
        result["TOUCHSTONE_APPEARANCE"] = appearance
        result["TOUCHSTONE_LOCALE"] = locale
        result["TOUCHSTONE_CONTENT_SIZE"] = contentSize
        result["TOUCHSTONE_KEYBOARD"] = keyboard
        result["TOUCHSTONE_CLOCK"] = usesVirtualClock.map { $0 ? "virtual" : "real" }
        if let seed = seed ?? ((usesVirtualClock ?? (host == .headless)) ? "0" : nil) {
            result["TOUCHSTONE_SEED"] = earlierRuns == 0 ? seed : "\(seed) run \(earlierRuns)"
            result["SWIFT_DETERMINISTIC_HASHING"] = "1"
        }
        result["TOUCHSTONE_PORT"] = port.map(String.init)
        result["TOUCHSTONE_TOKEN"] = token
        result["TOUCHSTONE_PUBLIC"] = isPublic ? "1" : nil
        result["TOUCHSTONE_CONTROLS"] = showsControls ? nil : "none"
        if host == .window { result["TOUCHSTONE_CAPTURES"] = Self.captures?.string }
        result["TOUCHSTONE_LOCATION"] = location
        if let desktop { result["TOUCHSTONE_DESKTOP"] = desktop }
        // Apps of a device get theirs with SIMCTL_CHILD_TOUCHSTONE_MAPS.
        if let maps { result["TOUCHSTONE_MAPS"] = maps }
        result["TOUCHSTONE_PERMISSIONS"] = permissions
        result["TOUCHSTONE_SCRIPT"] = script?.string
        result["TOUCHSTONE_REPORT"] = report?.string
        return result
    }
}
