// SPDX-License-Identifier: MIT
import Foundation

/// A built app, started in its sandbox.
package struct AppProcess {
    package var product: ProjectBuild.Product
    package var settings: LaunchSettings
    package var device: Device

    package init(product: ProjectBuild.Product, settings: LaunchSettings, device: Device) {
        self.product = product
        self.settings = settings
        self.device = device
    }

    /// Runs to the end with this terminal.
    package func run() throws -> Subprocess.Ending {
        let home = try device.home(for: product.bundleIdentifier)
        var settings = settings
        settings.earlierRuns = try device.countRun(of: product.bundleIdentifier)
        var environment = Self.environment(settings, home: home)
        // So that the app ends with this program, however that ends.
        environment["TOUCHSTONE_PARENT"] = "\(getpid())"
        try device.setLanguage(settings.locale, in: home)
        return try Subprocess([product.executable.string] + settings.arguments, environment: environment).run()
    }

    /// This process's variables without those that would lead the app out of its sandbox, and the settings.
    static func environment(_ settings: LaunchSettings, home: Path) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { name, _ in
            ["XDG_RUNTIME_DIR", "TOUCHSTONE_INTERFACES"].contains(name)
                || !name.hasPrefix("XDG_") && !name.hasPrefix("TOUCHSTONE_")
        }
        environment.merge(settings.environment(home: home, report: nil)) { $1 }
        let backtrace = "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,limit=32"
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? backtrace
        return environment
    }
}
