// SPDX-License-Identifier: MIT
import Foundation
import ProjectKit

/// Apps on a device: installed, started, ended, and where they keep their data.
extension DeviceCommand {
    func runOnApps() throws -> Int32? {
        switch verb {
        case "install": try install()
        case "uninstall":
            let (entry, app) = try installedApp()
            try terminate(app.identifier, on: entry.device)
            try entry.device.uninstall(app)
        case "launch": return try launch()
        case "terminate": try terminate()
        case "listapps": try Self.printJSON(try listedApps(of: entry()))
        case "appinfo":
            let (entry, app) = try installedApp()
            try Self.printJSON(Self.description(of: app, on: entry.device))
        case "get_app_container": try printContainer()
        case "openurl": try openURL()
        default: return nil
        }
        return 0
    }

    func installedApp() throws -> (DeviceShelf.Entry, InstalledApp) {
        let entry = try entry()
        let identifier = try argument(1, "an app's bundle identifier")
        let system = verb == "launch" ? try SystemApps.install(identifier, on: entry.device) : nil
        guard let app = try system ?? entry.device.app(identifier) else {
            throw refusal(.noSuchApp, "The application \(identifier) is not installed on \(entry.record.name)")
        }
        return (entry, app)
    }

    /// An `.app` folder, or, more than simctl does, an `.ipa`, or a project that is built first.
    private func install() throws {
        let entry = try bootedEntry(for: "install on")
        let path = Path.absolute(try argument(1, "an .app folder, an .ipa file or a project"))
        switch path.pathExtension {
        case "app": try install(path, on: entry)
        case "ipa":
            let scratch = Path(NSTemporaryDirectory()) / "touchstone-install-\(getpid())"
            // What an earlier process of this number left there.
            try scratch.remove()
            defer { remove(scratch) }
            try install(AppPackage(path).unpack(to: scratch, for: entry.record.udid), on: entry)
        default:
            let options = try Options([path.string] + arguments.dropFirst(2))
            try install(CommandLineTool(command: "build", options: options).buildApp().product.bundle, on: entry)
        }
    }

    private func remove(_ scratch: Path) {
        do { try scratch.remove() } catch { FileHandle.standardError.write(Data("touchstone: \(error)\n".utf8)) }
    }

    /// As a device does, and not as a simulator, hardware that the app requires and the model lacks is a reason to refuse it.
    private func install(_ bundle: Path, on entry: DeviceShelf.Entry) throws {
        let unmet = try InstalledApp(bundle: bundle).unmet(on: DeviceCapabilities(model: entry.record.type))
        guard unmet.isEmpty else {
            throw Failure(
                .app,
                "requires of the device what \(entry.record.type) does not meet: \(unmet.joined(separator: ", "))",
                at: SourceLocation(file: bundle))
        }
        let identifier = try InstalledApp(bundle: bundle).identifier
        // What runs is the old program.
        _ = try terminate(identifier, on: entry.device)
        let removed = entry.device.removalDate(of: identifier)
        let app = try entry.device.install(bundle)
        // A day after it was removed, what the person allowed it is asked again.
        if let removed, Date().timeIntervalSince(removed) > 24 * 3600 {
            try entry.device.remember(["privacy": Self.resetAll], for: app.identifier)
        }
    }

    private func listedApps(of entry: DeviceShelf.Entry) throws -> [String: Any] {
        var result: [String: Any] = [:]
        for app in try entry.device.apps() {
            result[app.identifier] = try Self.description(of: app, on: entry.device)
        }
        return result
    }

    private static func description(of app: InstalledApp, on device: Device) throws -> [String: Any] {
        [
            "CFBundleIdentifier": app.identifier, "CFBundleDisplayName": app.name, "CFBundleVersion": app.version,
            "ApplicationType": SystemApps.contains(app.identifier) ? "System" : "User", "Bundle": app.bundle.string,
            "Path": app.bundle.string,
            "DataContainer": try device.home(for: app.identifier).string,
        ]
    }

    private func printContainer() throws {
        let (entry, app) = try installedApp()
        switch arguments.count > 2 ? arguments[2] : "app" {
        case "app": print(app.bundle)
        case "data": print(try entry.device.home(for: app.identifier))
        case "groups":
            for group in (entry.device.folder / "Shared/AppGroup").children { print("\(group.name)\t\(group)") }
        case let group:
            let folder = entry.device.folder / "Shared/AppGroup" / group
            guard Path.isName(group), folder.exists else {
                throw refusal(.noSuchApp, "The app has no container \(group)")
            }
            print(folder)
        }
    }

    // MARK: Running

    private func launch() throws -> Int32 {
        var command = self
        let restarts = command.takeFlag("--terminate-running-process", "--terminate-existing")
        let isConsole = command.takeFlag("--console", "--console-pty")
        let isHeadless = command.takeFlag("--headless")
        let shortcut = command.takeValue("--shortcut")
        let notification = command.takeValue("--notification")
        let searched = command.takeValue("--searched")
        let desktop = command.takeValue("--desktop")
        let isSandboxed = command.takeFlag("--sandbox")
        let memory = try command.takeValue("--memory").map { try Self.megabytes($0, "memory") }
        let storage = try command.takeValue("--storage").map { try Self.megabytes($0, "storage") }
        let entry = try command.bootedEntry(for: "launch on")
        let (_, app) = try command.installedApp()
        try leaveFront(to: app, on: entry)
        let arguments = Array(command.arguments.dropFirst(2))
        var process = try Self.process(of: app, on: entry, arguments: arguments, isHeadless: isHeadless)
        process.settings.variables["TOUCHSTONE_SHORTCUT"] = shortcut
        process.settings.desktop = desktop ?? process.settings.desktop
        process.settings.variables["TOUCHSTONE_MEMORY"] = memory.map(String.init)
        process.storage = storage.map { $0 << 20 }
        process.isSandboxed = isSandboxed
        // What it shares with other apps is out of its reach.
        if isSandboxed, process.settings.host == .session { process.settings.host = Self.ownHost(isHeadless) }
        let steps = [notification.map { ["notification": $0] }, searched.map(Self.continuing)].compactMap { $0 }
        if restarts { try terminate(app.identifier, on: entry.device) }
        let running = try entry.device.reach(app.identifier, steps + [["foreground": true]]) {
            for step in steps { try entry.device.remember(step, for: app.identifier) }
            if !isConsole { print("\(app.identifier): \(try start(process))") }
        }
        if let running { print("\(app.identifier): \(running.process)") }
        return isConsole && running == nil ? try runOnConsole(process) : 0
    }

    /// `CSSearchableItemActionType`, with the item that a person has found.
    private static func continuing(item: String) -> [String: Any] {
        [
            "continue": [
                "type": "com.apple.corespotlightitem", "userInfo": ["kCSSearchableItemActivityIdentifier": item],
            ]
        ]
    }

    private static func megabytes(_ text: String, _ option: String) throws -> Int {
        guard let number = Int(text), (1..<1 << 40).contains(number) else {
            throw Failure(.usage, "touchstone: --\(option) is '\(text)', no number of megabytes")
        }
        return number
    }

    /// Until the app ends.
    func runOnConsole(_ process: AppProcess) throws -> Int32 {
        var process = process
        process.settings.variables["NSUnbufferedIO"] = "YES"
        switch try process.run() {
        case .exit(let code): return code
        case .signal(let number): return 128 + number
        }
    }

    static func process(
        of app: InstalledApp, on entry: DeviceShelf.Entry, arguments: [String], isHeadless: Bool
    ) throws -> AppProcess {
        var settings = LaunchSettings()
        let environment = ProcessInfo.processInfo.environment
        settings.host = ownHost(isHeadless)
        if let display = entry.device.display {
            settings.host = .session
            settings.variables["TOUCHSTONE_DISPLAY"] = display.string
        }
        settings.usesVirtualClock = false
        settings.device = entry.record.type
        settings.arguments = arguments
        entry.record.apply(to: &settings)
        let prefix = "SIMCTL_CHILD_"
        for (name, value) in environment where name.hasPrefix(prefix) {
            settings.variables[String(name.dropFirst(prefix.count))] = value
        }
        var process = AppProcess(product: app.product, settings: settings, device: entry.device)
        process.takesCommands = true
        let command = try Installation.current().root / "touchstone"
        process.session = AppProcess.Session(command: command, udid: entry.record.udid)
        return process
    }

    /// Of an app that shares no display.
    private static func ownHost(_ isHeadless: Bool) -> LaunchSettings.Host {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay && !isHeadless ? .window : .headless
    }

    /// The app is about to come to the front: those that are there resign, and enter the background.
    func leaveFront(to app: InstalledApp, on entry: DeviceShelf.Entry) throws {
        let own = AppControl(try entry.device.control(for: app.identifier))?.process
        for running in try runningApps(of: entry.device) where running.process != own { running.leaveFront() }
    }

    /// Waits until the app listens. To be called where nobody else starts it: see `Device.reach`.
    func start(_ app: AppProcess) throws -> pid_t {
        let socket = try app.device.control(for: app.product.bundleIdentifier)
        let process = try app.start()
        for _ in 0..<3000 {
            if AppControl(socket) != nil { return process }
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process {
                let log = app.device.log(of: app.product.bundleIdentifier)
                let end = log.exists ? try log.readText().split(separator: "\n").suffix(5).joined(separator: "\n") : ""
                throw refusal(.noSuchApp, "\(app.product.bundleIdentifier) ended while it was launched\n\(end)")
            }
            usleep(20_000)
        }
        kill(process, SIGKILL)
        throw refusal(.noSuchApp, "\(app.product.bundleIdentifier) was not launched within a minute")
    }

    /// `--swiped`: by the person in the app switcher, who wants nothing more of it.
    private func terminate() throws {
        var command = self
        let isSwiped = command.takeFlag("--swiped")
        let entry = try command.bootedEntry(for: "terminate on")
        let identifier = try command.argument(1, "an app's bundle identifier")
        if isSwiped { try entry.device.transfers(of: identifier).remove() }
        guard try terminate(identifier, on: entry.device) else {
            throw refusal(.nothingToTerminate, "found nothing to terminate")
        }
    }

    /// - Returns: false: it does not run.
    @discardableResult
    private func terminate(_ identifier: String, on device: Device) throws -> Bool {
        try device.exclusively(for: identifier) {
            guard let running = AppControl(try device.control(for: identifier)) else { return false }
            running.terminate()
            return true
        }
    }

    /// To the app that opens such URLs, which is started if it does not run.
    private func openURL() throws {
        var command = self
        let source = command.takeValue("--source")
        let entry = try command.bootedEntry(for: "open a URL on")
        let text = try command.argument(1, "a URL")
        guard let url = URL(string: text), let app = try app(opening: url, on: entry.device) else {
            throw refusal(.noHandler, "No app on \(entry.record.name) opens \(text)")
        }
        var step = ["open": text]
        step["source"] = source
        try leaveFront(to: app, on: entry)
        _ = try entry.device.reach(app.identifier, [["foreground": true], step]) {
            try entry.device.remember(step, for: app.identifier)
            _ = try start(Self.process(of: app, on: entry, arguments: [], isHeadless: false))
        }
    }

    /// By its scheme; pages of sites that an app is associated with are that app's.
    private func app(opening url: URL, on device: Device) throws -> InstalledApp? {
        guard let scheme = url.scheme?.lowercased() else { return nil }
        if ["http", "https"].contains(scheme) { return try AssociatedDomains(device).app(opening: url) }
        if let system = SystemApps.opening(scheme: scheme) { return try SystemApps.install(system, on: device) }
        return try device.apps().first { $0.schemes.contains { $0.lowercased() == scheme } }
    }
}
