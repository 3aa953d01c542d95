// SPDX-License-Identifier: MIT
import Glibc
import HostKit
import TouchstoneDevice

/// One display for all apps of a device.
@MainActor
package protocol DeviceDisplay: AnyObject {
    /// The app in front goes behind the home screen.
    func showHome()
    /// What a person does to the device, where it concerns the app in front.
    /// - Returns: whether nothing is left to do for this process.
    func takes(_ control: HostControl) -> Bool
}

/// What an app asks of the device that it runs on when other apps are there too: `touchstone device` does it, in a
/// process of its own. An app that was started alone (`run`, `shot`, `test`) has no such device.
@MainActor
package enum DeviceSession {
    /// That of the device, where this process owns it: the home screen, while apps show themselves in it.
    package static var display: (any DeviceDisplay)?

    /// The schemes that other apps of the device open.
    static var schemes: Set<String> {
        guard isThere else { return [] }
        let folder = Device.current.folder.appendingPathComponent("Bundles").path
        // Looked at anew each time: apps come and go while this one runs. No folder: none was ever installed.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var result: Set<String> = ["app-settings", "app-prefs", "maps", "photos-redirect"]
        for name in names where name.hasSuffix(".app") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name + "/Info.plist") else { continue }
            // An app that is half installed opens nothing.
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
            for type in list?["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
                result.formUnion((type["CFBundleURLSchemes"] as? [String] ?? []).map { $0.lowercased() })
            }
        }
        return result
    }

    private static var isThere: Bool { Device.variable("SESSION") != nil && Device.variable("UDID") != nil }

    /// Brings the app that opens such URLs to the front, which is started when it does not run; this one goes behind it.
    /// - Returns: whether there is a device to do it.
    static func open(_ url: URL) -> Bool {
        perform("openurl", [url.absoluteString], options: ["--source=\(AppIdentity.identifier)"])
    }

    /// Whether an app of the device opens pages of the link's site itself, as `touchstone device` finds out anew.
    static func hasApp(for link: URL) -> Bool {
        guard isThere, let host = link.host?.lowercased(), !host.contains("/") else { return false }
        let folder = Device.current.folder.appendingPathComponent("AssociatedDomains/\(host)")
        return FileManager.default.fileExists(atPath: folder.path)
    }

    /// Brings what another device of the person offers to this one's app of that name.
    /// An app that was started alone may do this, too.
    package static func continueActivity(of app: String) -> Bool {
        perform("handoff", ["continue", app], by: "HANDOFF", staysInFront: app == AppIdentity.identifier)
            || perform("handoff", ["continue", app], staysInFront: app == AppIdentity.identifier)
    }

    /// Starts an app of the device, or brings it to the front.
    /// - Parameters:
    ///   - shortcut: the type of the quick action that was chosen; nil: the icon itself was touched.
    ///   - notification: the identifier of the app's notification that was opened.
    ///   - searched: the identifier of the app's item that the device's search has found.
    package static func launch(
        _ app: String, shortcut: String? = nil, notification: String? = nil, searched: String? = nil
    ) -> Bool {
        let options = [
            shortcut.map { "--shortcut=\($0)" }, notification.map { "--notification=\($0)" },
            searched.map { "--searched=\($0)" },
        ]
        return perform("launch", [app], options: options.compactMap { $0 })
    }

    /// Gives an app what a person chose of one of its notifications; one that does not run is started for it.
    /// - Parameters:
    ///   - action: of the notification's category, or "dismiss".
    ///   - text: where the action asked for one.
    ///   - staysInFront: whether the app acts on it behind others.
    package static func answer(
        _ notification: String, of app: String, _ action: String, text: String? = nil, staysInFront: Bool
    ) -> Bool {
        let options = text.map { ["--text=\($0)"] } ?? []
        return perform(
            "notifications", [app, "answer", notification, action], options: options, staysInFront: staysInFront)
    }

    /// As a person does in the app switcher.
    package static func terminate(_ app: String) -> Bool {
        perform("terminate", [app], options: ["--swiped"], staysInFront: true)
    }

    /// Removes an app with all that it has stored, ending it first.
    /// - Returns: false: there is no device, and the app stays.
    package static func uninstall(_ app: String) -> Bool { perform("uninstall", [app], staysInFront: true) }

    /// Starts what carries transfers of background sessions on, also after this app; nil: the app was started alone, and
    /// they end with it.
    static var transferService: (@Sendable () -> Bool)? {
        guard let command = Device.variable("SESSION"), let device = Device.variable("UDID") else { return nil }
        return { start([command, "device", "transfers", device]) }
    }

    /// - Parameter passcode: nil: none was entered.
    /// - Returns: whether the device took it.
    package static func unlock(_ passcode: String?) -> Bool {
        perform("unlock", passcode.map { [$0] } ?? [], staysInFront: true)
    }

    /// For all apps that run, and those that will. Without a device the app alone lives in the world.
    /// - Parameter changes: parts of the world, as scripts write them.
    @MainActor package static func changeWorld(_ changes: [String: Any]) {
        do {
            guard isThere else { return try World.shared.merge(changes, from: "world") }
            let text = try JSONSerialization.data(withJSONObject: changes)
            _ = perform("world", [String(decoding: text, as: UTF8.self)], staysInFront: true)
        } catch { preconditionFailure("DeviceSession.changeWorld(_:): \(error)") }
    }

    /// Of all apps of the device.
    /// - Returns: false: there is no device, and nothing has changed.
    @discardableResult
    package static func setAppearance(isDark: Bool) -> Bool {
        perform("ui", ["appearance", isDark ? "dark" : "light"], staysInFront: true)
    }

    /// Of all apps of the device.
    /// - Parameter name: XS to AX5.
    /// - Returns: false: there is no device, and nothing has changed.
    static func setContentSize(_ name: String) -> Bool { perform("ui", ["content_size", name], staysInFront: true) }

    /// Of all apps of the device; this one starts anew.
    /// - Parameter name: as `de_DE`.
    /// - Returns: false: there is no device, and nothing has changed.
    static func setLanguage(_ name: String) -> Bool { perform("ui", ["language", name], staysInFront: true) }

    /// Of all apps of the device.
    /// - Parameter place: degrees of latitude and longitude, as `touchstone device location` takes them.
    /// - Returns: false: there is no device, and nothing has changed.
    static func setLocation(_ place: String) -> Bool { perform("location", ["set", place], staysInFront: true) }

    private static func perform(
        _ verb: String, _ arguments: [String], options: [String] = [], by name: String = "SESSION",
        staysInFront: Bool = false
    ) -> Bool {
        guard let command = Device.variable(name), let device = Device.variable("UDID") else { return false }
        // What has no window of its own on a display has none there either.
        let isHeadless = LaunchOptions.current.host == .headless && ["launch", "notifications"].contains(verb)
        let words = [command, "device", verb] + (isHeadless ? ["--headless"] : []) + options + [device] + arguments
        let isStarted = start(words)
        // Who owns the display stays where it is, below what comes.
        let leaves = isStarted && !staysInFront && display == nil
        if leaves { DispatchQueue.main.async { HostInput.handle([.activation(.background)]) } }
        return isStarted
    }

    /// The command gets the person's own home folder and finds the cache by it, and goes on when this app ends.
    private nonisolated static func start(_ command: [String]) -> Bool {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("TOUCHSTONE_") && !name.hasPrefix("XDG_") || name == "XDG_RUNTIME_DIR"
        }
        // The sandbox's own folders.
        for name in ["CFFIXED_USER_HOME", "TMPDIR"] { environment[name] = nil }
        environment["HOME"] = Device.variable("SESSION_HOME") ?? environment["HOME"]
        environment["XDG_CACHE_HOME"] = Device.variable("SESSION_CACHE")
        environment["TOUCHSTONE_CACHE"] = Device.variable("SESSION_FOLDER")
        environment["TOUCHSTONE_NO_BUILD"] = "1"
        let words = ["/bin/sh", "-c", "setsid \"$@\" >/dev/null 2>&1 &", "sh"] + command
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var shell: pid_t = 0
        guard posix_spawn(&shell, "/bin/sh", nil, nil, arguments, variables) == 0 else { return false }
        // The shell ends at once; the command is nobody's child.
        var status: Int32 = 0
        return waitpid(shell, &status, 0) == shell && status == 0
    }
}
