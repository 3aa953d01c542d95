// SPDX-License-Identifier: MIT
import HostKit

/// Makes the host that the launch options ask for.
@MainActor
enum HostSelection {
    /// - Throws: `HostError` where there is no display, or the port is taken.
    static func makeHost(_ options: LaunchOptions) throws -> any DisplayHost {
        if options.host == .headless { return makeHeadless() }
        let host = try HostRegister.makeHost(options.host.rawValue, request(options))
        if host.screen != UIScreen.main.screenDescription { UIScreen.main.change(to: host.screen) }
        showIcon(on: host)
        // The one line that scripts read to find a page; it must not wait in a buffer.
        if let address = host.address {
            FileHandle.standardOutput.write(Data("\(title) is at \(address)\n".utf8))
        }
        return host
    }

    /// Draws only what a script asks to see; benchmarks ask for every frame.
    private static func makeHeadless() -> any DisplayHost {
        let drawsAll = ProcessInfo.processInfo.environment["TOUCHSTONE_EVERY_FRAME"] == "1"
        return HeadlessHost(screen: UIScreen.main.screenDescription, showsEveryFrame: drawsAll)
    }

    private static func request(_ options: LaunchOptions) -> HostRequest {
        var request = HostRequest(
            title: title, screen: UIScreen.main.screenDescription, scale: options.scale, clock: { FrameClock.now })
        let everywhere = options.isPublic ? "0.0.0.0" : request.address
        request.address = ProcessInfo.processInfo.environment["TOUCHSTONE_ADDRESS"] ?? everywhere
        request.port = options.port ?? request.port
        request.token = options.token
        request.showsControls = options.showsControls
        return request
    }

    /// Windows have the app's icon, the one that the user has chosen.
    static func showIcon(on host: any DisplayHost) {
        guard host.showsIcon, let icon = AssetCatalogs.shared.applicationIcon() else { return }
        host.setIcon(icon.pixels)
    }

    private static var title: String {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        return keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
            ?? ProcessInfo.processInfo.processName
    }
}
