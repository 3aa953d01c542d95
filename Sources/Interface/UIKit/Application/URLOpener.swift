// SPDX-License-Identifier: MIT
import TouchstoneDesktop
import TouchstoneDevice

/// URLs that leave the app. They go to the apps of its device; nothing is started on the machine, unless somebody asks for it
/// (`--desktop links`). What the app asked for is kept for scripts and tests.
@MainActor
package enum URLOpener {
    /// Oldest first.
    package private(set) static var opened: [URL] = []

    /// Set by launching: asks the person whether to call the number.
    static var dial: (_ number: String) -> Void = { _ in }

    /// Where another process shows this one, as an extension: asks it to open a URL.
    static var openElsewhere: ((URL) -> Void)?

    private static let systemSchemes: Set<String> = [
        "http", "https", "tel", "telprompt", "sms", "mailto", "app-settings", "app-prefs", "facetime", "maps",
        "itms-apps",
    ]

    static func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return systemSchemes.contains(scheme) || ownSchemes.contains(scheme) || queriedSchemes.contains(scheme)
    }

    /// Opening needs no permission to ask: what `canOpenURL` does not tell of opens all the same.
    static func open(_ url: URL) -> Bool {
        if let link = mapLink(url), DeviceSession.schemes.contains("maps") {
            opened.append(url)
            return DeviceSession.open(maps(link))
        }
        guard let scheme = url.scheme?.lowercased() else { return false }
        if ["http", "https"].contains(scheme), DeviceSession.hasApp(for: url) {
            opened.append(url)
            return DeviceSession.open(url)
        }
        let isElsewhere = DeviceSession.schemes.contains(scheme)
        guard canOpen(url) || isElsewhere else { return false }
        opened.append(url)
        if ownSchemes.contains(scheme) { return UIApplication.shared.receive(url, from: AppIdentity.identifier) }
        if ["tel", "telprompt"].contains(scheme) { dial(number(in: url)) }
        if !isElsewhere, ["http", "https", "mailto"].contains(scheme), Desktop.takes(.links) {
            DesktopPortal.open(url)
        }
        return isElsewhere ? DeviceSession.open(addressed(url)) : true
    }

    /// `tel:+1-555-0100` and `tel://555-0100`, without what a telephone does after dialling.
    private static func number(in url: URL) -> String {
        let text = url.absoluteString.drop { $0 != ":" }.dropFirst().drop { $0 == "/" }
        return String(text.prefix { $0 != ";" }).removingPercentEncoding ?? String(text)
    }

    /// Links to Apple's maps on the web open Maps.
    private static func mapLink(_ url: URL) -> URL? {
        guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.lowercased() == "maps.apple.com" else {
            return nil
        }
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        parts?.scheme = "maps"
        return parts?.url
    }

    /// As the system's apps take it.
    private static func addressed(_ url: URL) -> URL {
        url.scheme?.lowercased() == "maps" ? maps(url) : settings(url)
    }

    /// Maps lets a person go back to the app that opened it.
    private static func maps(_ url: URL) -> URL {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url }
        parts.scheme = "maps"
        parts.queryItems =
            (parts.queryItems ?? []) + [URLQueryItem(name: "x-touchstone-source", value: Bundle.main.bundleIdentifier)]
        return parts.url ?? url
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
