// SPDX-License-Identifier: MIT
import Foundation

/// Which apps of a device open pages of which sites: universal links.
///
/// An app names its sites in its entitlements (`com.apple.developer.associated-domains`, `applinks:example.org`); a site
/// names its apps in `apple-app-site-association`, which lies in the device's folder as
/// `AssociatedDomains/example.org/apple-app-site-association` in place of on a server.
/// https://developer.apple.com/documentation/xcode/supporting-associated-domains
package struct AssociatedDomains {
    private let device: Device

    /// Reads nothing yet.
    package init(_ device: Device) { self.device = device }

    /// nil: the page is a browser's.
    package func app(opening link: URL) throws -> InstalledApp? {
        guard let host = link.host?.lowercased(), Path.isName(host) else { return nil }
        let file = device.folder / "AssociatedDomains" / host / "apple-app-site-association"
        guard file.exists else { return nil }
        let json: Any
        do { json = try JSONSerialization.jsonObject(with: file.read()) } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.app, "is not JSON: \(error.localizedDescription)", at: SourceLocation(file: file))
        }
        let links = (json as? [String: Any])?["applinks"] as? [String: Any]
        let details = links?["details"] as? [[String: Any]] ?? []
        return try device.apps().first { app in
            try app.linkedDomains.contains { Self.domain($0, covers: host) }
                && details.contains { Self.names($0, app) && Self.matches($0, link) }
        }
    }

    /// `*.example.org` covers what is below.
    private static func domain(_ domain: String, covers host: String) -> Bool {
        domain.hasPrefix("*.") ? host.hasSuffix(domain.dropFirst(1)) : domain == host
    }

    /// Identifiers bear the team before the app's own; here any team is the same.
    private static func names(_ detail: [String: Any], _ app: InstalledApp) -> Bool {
        let names = detail["appIDs"] as? [String] ?? (detail["appID"] as? String).map { [$0] } ?? []
        return names.contains { $0 == app.identifier || $0.hasSuffix("." + app.identifier) }
    }

    /// The first of the components, or of the older paths, that fits the link decides.
    private static func matches(_ detail: [String: Any], _ link: URL) -> Bool {
        let path = link.path.isEmpty ? "/" : link.path
        if let components = detail["components"] as? [[String: Any]] {
            let first = components.first { component in
                let parts: [(String, String)] = [("/", path), ("?", link.query ?? ""), ("#", link.fragment ?? "")]
                return parts.allSatisfy { name, text in (component[name] as? String).map { fits($0, text) } ?? true }
            }
            return first.map { $0["exclude"] as? Bool != true } ?? false
        }
        for pattern in detail["paths"] as? [String] ?? [] {
            let isExcluded = pattern.hasPrefix("NOT ")
            if fits(isExcluded ? String(pattern.dropFirst(4)) : pattern, path) { return !isExcluded }
        }
        return false
    }

    /// `*`: any text, `?`: any one character.
    private static func fits(_ pattern: String, _ text: String) -> Bool { fnmatch(pattern, text, 0) == 0 }
}

extension InstalledApp {
    /// What `com.apple.developer.associated-domains` of its entitlements has for links.
    var linkedDomains: [String] {
        get throws {
            let domains = try entitlements["com.apple.developer.associated-domains"] as? [String] ?? []
            return domains.filter { $0.hasPrefix("applinks:") }.map {
                String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).lowercased()
            }
        }
    }

    var entitlements: [String: Any] {
        get throws {
            let file = bundle / "archived-expanded-entitlements.xcent"
            guard file.exists else { return [:] }
            return try PropertyListSerialization.propertyList(from: try file.read(), format: nil) as? [String: Any]
                ?? [:]
        }
    }

    /// Info.plist, read at each call; empty where it is no dictionary.
    /// - Throws: where it cannot be read.
    package var information: [String: Any] {
        get throws {
            try PropertyListSerialization.propertyList(from: try (bundle / "Info.plist").read(), format: nil)
                as? [String: Any] ?? [:]
        }
    }
}
