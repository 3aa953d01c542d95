// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
        byName(self, "cookiesDidChangeInCookieStore:", [cookieStore])
    }
}

/// The cookies of a data store. Observers hear of the app's own changes.
@preconcurrency @MainActor
open class WKHTTPCookieStore: __ObjCObject {
    public enum CookiePolicy: Int, Sendable { case allow = 0, disallow }

    weak var store: WKWebsiteDataStore?
    private var observers: [WeakObserver] = []
    private struct WeakObserver { weak var object: (any WKHTTPCookieStoreObserver)? }

    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        guard let store else { return completionHandler([]) }
        store.ask("cookies", []) { message in
            completionHandler(message?.fields.indices.compactMap { Self.cookie(message?.text($0) ?? "") } ?? [])
        }
    }

    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { done in getAllCookies { done.resume(returning: $0) } }
    }

    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change("set", cookie, completionHandler)
    }

    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { done in setCookie(cookie) { done.resume() } }
    }

    open func setCookies(_ cookies: [HTTPCookie], completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        guard let last = cookies.last else {
            completionHandler?()
            return
        }
        for cookie in cookies.dropLast() { setCookie(cookie) }
        setCookie(last, completionHandler: completionHandler)
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        change("delete", cookie, completionHandler)
    }

    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { done in delete(cookie) { done.resume() } }
    }

    /// Whether pages may keep cookies, until the app ends.
    private var policy = CookiePolicy.allow

    open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        self.policy = policy
        guard let store else {
            completionHandler?()
            return
        }
        store.ask("cookies-allow", [policy == .allow]) { _ in completionHandler?() }
    }

    open func setCookiePolicy(_ policy: CookiePolicy) async {
        await withCheckedContinuation { done in setCookiePolicy(policy) { done.resume() } }
    }

    open func getCookiePolicy(_ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void) {
        completionHandler(policy)
    }

    open func cookiePolicy() async -> CookiePolicy { policy }

    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(object: observer)) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func change(_ verb: String, _ cookie: HTTPCookie, _ done: (@MainActor @Sendable () -> Void)?) {
        guard let store else {
            done?()
            return
        }
        let host = cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
        store.ask("cookie", [verb, Self.header(cookie), "https://\(host)\(cookie.path)"]) { [weak self] _ in
            done?()
            guard let self else { return }
            for observer in observers { observer.object?.cookiesDidChange(in: self) }
        }
    }

    // MARK: Set-Cookie

    private static func header(_ cookie: HTTPCookie) -> String {
        var text = "\(cookie.name)=\(cookie.value); path=\(cookie.path)"
        // Without a domain only the host itself gets it.
        if cookie.domain.hasPrefix(".") { text += "; domain=\(cookie.domain)" }
        if let date = cookie.expiresDate { text += "; expires=" + dateFormat.string(from: date) }
        if cookie.isSecure { text += "; secure" }
        if cookie.isHTTPOnly { text += "; HttpOnly" }
        return text
    }

    private static let dateFormat: DateFormatter = {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format
    }()

    /// A domain, a line end, a Set-Cookie header.
    private static func cookie(_ text: String) -> HTTPCookie? {
        guard let end = text.firstIndex(of: "\n") else { return nil }
        let domain = String(text[..<end])
        let parts = text[text.index(after: end)...].split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let first = parts.first, let equals = first.firstIndex(of: "=") else { return nil }
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: String(first[..<equals]), .value: String(first[first.index(after: equals)...]), .domain: domain,
            .path: "/",
        ]
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            switch pair[0].lowercased() {
            case "path": properties[.path] = pair.last
            case "expires": properties[.expires] = pair.count > 1 ? dateFormat.date(from: pair[1]) : nil
            case "secure": properties[.secure] = "TRUE"
            case "httponly": properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE"
            default: break
            }
        }
        return HTTPCookie(properties: properties)
    }
}
