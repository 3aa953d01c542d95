// SPDX-License-Identifier: MIT
import Foundation

/// A built app, started in its sandbox.
package struct AppProcess {
    /// What is started.
    package var product: ProjectBuild.Product
    /// What it is started with; read again at each start.
    package var settings: LaunchSettings
    /// Whose sandbox it gets.
    package var device: Device
    /// Whether `touchstone device` reaches the app.
    package var takesCommands = false
    /// Whom the app asks for other apps of the device; nil: there are none for it.
    package var session: Session?
    /// Whether the kernel keeps the app out of what an app of iOS does not reach. It has no session then: what it started for
    /// other apps would be kept out, too.
    package var isSandboxed = false
    /// The bytes that its home may hold; nil: as many as the disk has room for.
    package var storage: Int?

    /// How apps reach `touchstone device`.
    package struct Session: Sendable {
        /// The program that apps call, absolute.
        package var command: Path
        /// Of the device that the apps are on.
        package var udid: String
        /// Of what the device does for apps, only going on with another device's activity: an app on a page cannot give the
        /// page to another.
        package var isForHandoffAlone: Bool

        /// The device need not be booted yet.
        package init(command: Path, udid: String, isForHandoffAlone: Bool = false) {
            (self.command, self.udid, self.isForHandoffAlone) = (command, udid, isForHandoffAlone)
        }

        /// The app's own home folder is its sandbox; the command needs the person's.
        var variables: [String: String] {
            let own = ProcessInfo.processInfo.environment
            let name = isForHandoffAlone ? "TOUCHSTONE_HANDOFF" : "TOUCHSTONE_SESSION"
            var result = [name: command.string, "TOUCHSTONE_UDID": udid]
            result["TOUCHSTONE_SESSION_HOME"] = own["HOME"]
            result["TOUCHSTONE_SESSION_CACHE"] = own["XDG_CACHE_HOME"]
            result["TOUCHSTONE_SESSION_FOLDER"] = own["TOUCHSTONE_CACHE"]
            return result
        }
    }

    /// Starts nothing yet.
    package init(product: ProjectBuild.Product, settings: LaunchSettings, device: Device) {
        self.product = product
        self.settings = settings
        self.device = device
    }

    /// Runs to the end with this terminal.
    package func run() throws -> Subprocess.Ending {
        var program = try program()
        // So that the app ends with this program, however that ends.
        program.environment?["TOUCHSTONE_PARENT"] = "\(getpid())"
        return try program.run()
    }

    /// Starts the app so that it goes on without this program.
    package func start() throws -> pid_t {
        try program().startDetached(output: device.log(of: product.bundleIdentifier))
    }

    private func program() throws -> Subprocess {
        try device.bringUpToDate()
        let home = try device.home(for: product.bundleIdentifier)
        var settings = settings
        settings.earlierRuns = try device.countRun(of: product.bundleIdentifier)
        var environment = Self.environment(settings, home: home)
        if takesCommands {
            environment["TOUCHSTONE_CONTROL"] = try device.control(for: product.bundleIdentifier).string
            environment["TOUCHSTONE_PENDING"] = device.pendingSteps(for: product.bundleIdentifier).string
            if let session, !isSandboxed { environment.merge(session.variables) { $1 } }
            if device.world.exists { environment["TOUCHSTONE_WORLD"] = device.world.string }
        }
        try device.setLanguage(settings.locale, in: home)
        if let storage {
            let library = try Installation.current().products / "libTouchstoneStorage.so"
            environment["LD_PRELOAD"] = [library.string, environment["LD_PRELOAD"]].compactMap { $0 }
                .joined(separator: ":")
            environment["TOUCHSTONE_STORAGE"] = "\(storage)"
        }
        var program = Subprocess([product.executable.string] + settings.arguments, environment: environment)
        if isSandboxed {
            program.sandbox = try Sandbox.app(product, on: device, installation: try Installation.current())
        }
        return program
    }

    /// What surrounds the device, which whoever starts the app may choose: its camera and libraries, a printer, a mail
    /// server, accounts, the store's file.
    private static let surroundings: Set<String> = Set(
        [
            "CAMERA", "MICROPHONE", "MUSIC", "AUDIO", "PHOTOS", "FILES", "MOTION", "WORLD", "DESKTOP", "PRINTER",
            "SMTP",
            "ACCOUNTS",
            "OAUTH_KEY", "OAUTH_SECRET", "STOREKIT", "GAME_CENTER", "ROUTER", "GEOCODER", "NO_MAIL", "NO_MESSAGES",
            "NO_PAYMENTS",
            "NO_SOCIAL",
        ].map { "TOUCHSTONE_" + $0 })

    /// This process's variables without those that would lead the app out of its sandbox, and the settings.
    static func environment(_ settings: LaunchSettings, home: Path) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            ["XDG_RUNTIME_DIR", "TOUCHSTONE_INTERFACES"].contains(name) || surroundings.contains(name)
                || !name.hasPrefix("XDG_") && !name.hasPrefix("TOUCHSTONE_")
        }
        environment.merge(settings.environment(home: home, report: nil)) { $1 }
        let backtrace = "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,limit=32"
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? backtrace
        // On iOS views that are touched from another thread are a complaint of Xcode's Main Thread Checker; Swift's
        // runtime would end the process. UIKit reports them itself.
        for (name, value) in [
            ("SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE", "nocrash"), ("SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL", "0"),
        ] {
            environment[name] = environment[name] ?? value
        }
        return environment
    }
}
