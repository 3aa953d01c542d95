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
        var environment = ProcessInfo.processInfo.environment
        // The app's folders come from its home alone.
        for name in environment.keys where name.hasPrefix("XDG_") && name != "XDG_RUNTIME_DIR" {
            environment[name] = nil
        }
        for name in environment.keys where name.hasPrefix("TOUCHSTONE_") { environment[name] = nil }
        environment.merge(settings.environment(home: home, report: nil)) { $1 }
        environment["CFFIXED_USER_HOME"] = home.string
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] =
                "enable=yes,color=no,interactive=no,images=none,registers=none,threads=crashed,limit=32"
        }
        return try Subprocess([product.executable.string], environment: environment).run()
    }
}
