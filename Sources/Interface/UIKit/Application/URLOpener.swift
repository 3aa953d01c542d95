// SPDX-License-Identifier: MIT

/// URLs that leave the app. They go to the apps of its device; nothing is started on the machine. What the app asked for
/// is kept for scripts and tests.
@MainActor
package enum URLOpener {
    /// Oldest first.
    package private(set) static var opened: [URL] = []

    private static let systemSchemes: Set<String> = [
        "http", "https", "tel", "telprompt", "sms", "mailto", "app-settings", "facetime", "maps", "itms-apps",
    ]

    static func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return systemSchemes.contains(scheme) || ownSchemes.contains(scheme) || queriedSchemes.contains(scheme)
    }

    /// Opening needs no permission to ask: what `canOpenURL` does not tell of opens all the same.
    static func open(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        let isElsewhere = DeviceSession.schemes.contains(scheme)
        guard canOpen(url) || isElsewhere else { return false }
        opened.append(url)
        if ownSchemes.contains(scheme) { return UIApplication.shared.receive(url) }
        return isElsewhere ? DeviceSession.open(settings(url)) : true
    }

    /// Settings opens at the page of the app that asks, which the URL does not name.
    private static func settings(_ url: URL) -> URL {
        guard url.scheme?.lowercased() == "app-settings", let app = Bundle.main.bundleIdentifier else { return url }
        let place = url.absoluteString.dropFirst("app-settings:".count)
        return URL(string: "app-settings:\(app)" + (place.isEmpty ? "" : "/\(place)")) ?? url
    }

    /// Other apps' schemes that this one has said it will ask about (SV9).
    private static var queriedSchemes: Set<String> {
        let names = Bundle.main.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes") as? [String] ?? []
        return Set(names.map { $0.lowercased() }).intersection(DeviceSession.schemes)
    }

    /// The schemes the app itself registered in Info.plist.
    private static var ownSchemes: Set<String> {
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}
