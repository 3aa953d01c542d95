// SPDX-License-Identifier: MIT
import Foundation

/// App Transport Security: which servers an app may reach without TLS, by `NSAppTransportSecurity` of its Info.plist.
/// https://developer.apple.com/documentation/bundleresources/information-property-list/nsapptransportsecurity
struct TransportSecurity: Sendable {
    /// What an exception says of a domain.
    private struct Exception {
        let allowsInsecure: Bool
        let coversSubdomains: Bool
    }

    private let allowsAll: Bool
    private let exceptions: [String: Exception]
    /// Code that belongs to no app is not judged; iOS's program for tests without a host allows everything.
    private let isInForce: Bool

    static let ofApp = TransportSecurity(Bundle.main.infoDictionary ?? [:])

    init(_ information: [String: Any]) {
        isInForce =
            information["CFBundlePackageType"] as? String == "APPL"
            && information["CFBundleIdentifier"] as? String != "com.apple.dt.xctest.tool"
        let settings = information["NSAppTransportSecurity"] as? [String: Any] ?? [:]
        // With one of these, the general permission counts for old systems only.
        let isNarrowed = [
            "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
        ].contains { settings[$0] != nil }
        allowsAll = !isNarrowed && settings["NSAllowsArbitraryLoads"] as? Bool == true
        let domains = settings["NSExceptionDomains"] as? [String: [String: Any]] ?? [:]
        exceptions = domains.reduce(into: [:]) { list, domain in
            let allowsInsecure = Self.insecureKeys.contains { domain.value[$0] as? Bool == true }
            list[domain.key.lowercased()] = Exception(
                allowsInsecure: allowsInsecure,
                coversSubdomains: domain.value["NSIncludesSubdomains"] as? Bool == true)
        }
    }

    /// The key, and its names of iOS 9.
    private static let insecureKeys = [
        "NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads",
        "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
    ]

    /// Whether a load may begin. Addresses in numbers, names without a dot and `.local` are never protected.
    func allows(_ url: URL) -> Bool {
        guard isInForce, url.scheme?.lowercased() == "http", let host = url.host?.lowercased() else { return true }
        guard host.contains("."), !host.hasSuffix(".local"), !Self.isAddress(host) else { return true }
        if let exception = exceptions[host] { return exception.allowsInsecure }
        let labels = host.split(separator: ".")
        for start in labels.indices.dropFirst() {
            guard let exception = exceptions[labels[start...].joined(separator: ".")], exception.coversSubdomains
            else { continue }
            return exception.allowsInsecure
        }
        return allowsAll
    }

    private static func isAddress(_ host: String) -> Bool {
        host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." }
    }

    static let refused = NSError(
        domain: NSURLErrorDomain, code: NSURLErrorAppTransportSecurityRequiresSecureConnection,
        userInfo: [
            NSLocalizedDescriptionKey:
                "The resource could not be loaded because the App Transport Security policy requires the use of a secure"
                + " connection."
        ])
}
