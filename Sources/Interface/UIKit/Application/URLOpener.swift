// SPDX-License-Identifier: MIT

/// URLs that leave the app. Nothing is started on the machine; what the app asked for is kept for scripts and tests.
@MainActor
package enum URLOpener {
    /// Oldest first.
    package private(set) static var opened: [URL] = []

    private static let systemSchemes: Set<String> = [
        "http", "https", "tel", "telprompt", "sms", "mailto", "app-settings", "facetime", "maps", "itms-apps",
    ]

    static func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return systemSchemes.contains(scheme) || ownSchemes.contains(scheme)
    }

    static func open(_ url: URL) -> Bool {
        guard canOpen(url) else { return false }
        opened.append(url)
        if let scheme = url.scheme?.lowercased(), ownSchemes.contains(scheme) {
            return UIApplication.shared.receive(url)
        }
        return true
    }

    /// The schemes the app itself registered in Info.plist.
    private static var ownSchemes: Set<String> {
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}
