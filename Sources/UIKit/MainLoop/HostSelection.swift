// SPDX-License-Identifier: MIT
import HostKit
import WebHost
import WindowHost

/// Makes the host that the launch options ask for.
@MainActor
enum HostSelection {
    /// - Throws: `HostError` where there is no display, or the port is taken.
    static func makeHost(_ options: LaunchOptions) throws -> any DisplayHost {
        switch options.host {
        case .headless: return makeHeadless()
        case .window: return try makeWindow(options)
        case .web: return try makePage(options)
        }
    }

    /// Draws only what a script asks to see; benchmarks ask for every frame.
    private static func makeHeadless() -> any DisplayHost {
        let drawsAll = ProcessInfo.processInfo.environment["TOUCHSTONE_EVERY_FRAME"] == "1"
        return HeadlessHost(screen: UIScreen.main.screenDescription, showsEveryFrame: drawsAll)
    }

    /// A desktop has no sensor housing to keep clear of, so the window's whole content is safe area.
    private static func makeWindow(_ options: LaunchOptions) throws -> any DisplayHost {
        let host = try WindowHost(
            title: title, size: UIScreen.main.bounds.size, scale: options.scale, clock: { FrameClock.now })
        UIScreen.main.change(to: host.screen)
        showIcon(on: host)
        return host
    }

    /// Windows have the app's icon, the one that the user has chosen.
    static func showIcon(on host: any DisplayHost) {
        guard let window = host as? WindowHost, let icon = AssetCatalogs.shared.applicationIcon() else { return }
        window.setIcon(icon.pixels)
    }

    private static func makePage(_ options: LaunchOptions) throws -> any DisplayHost {
        let environment = ProcessInfo.processInfo.environment
        let host = try WebHost(
            title: title, screen: UIScreen.main.screenDescription,
            address: environment["TOUCHSTONE_ADDRESS"] ?? (options.isPublic ? "0.0.0.0" : "127.0.0.1"),
            port: options.port ?? 0, token: options.token,
            clock: { FrameClock.now })
        // The one line that scripts read to find the page; it must not wait in a buffer.
        FileHandle.standardOutput.write(Data("\(title) is at \(host.url)\n".utf8))
        return host
    }

    private static var title: String {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
            ?? ProcessInfo.processInfo.processName
    }
}
