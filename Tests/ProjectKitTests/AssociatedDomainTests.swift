// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Truth: Apple's "Supporting associated domains" and the format of `apple-app-site-association`.
@Suite("Links to pages that apps open themselves")
struct AssociatedDomainTests {
    private let folder = Path(FileManager.default.temporaryDirectory.path) / UUID().uuidString

    private func device(domains: [String], site: String, file: String) throws -> AssociatedDomains {
        let bundle = folder / "Bundles/org.example.app.app"
        let information: [String: Any] = ["CFBundleIdentifier": "org.example.app", "CFBundleExecutable": "App"]
        try (bundle / "Info.plist").write(
            PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0))
        let entitlements: [String: Any] = ["com.apple.developer.associated-domains": domains]
        try (bundle / "archived-expanded-entitlements.xcent").write(
            PropertyListSerialization.data(fromPropertyList: entitlements, format: .xml, options: 0))
        try (folder / "AssociatedDomains" / site / "apple-app-site-association").write(Data(file.utf8))
        return AssociatedDomains(Device(folder: folder))
    }

    private func opens(_ domains: AssociatedDomains, _ link: String) throws -> Bool {
        try domains.app(opening: #require(URL(string: link))) != nil
    }

    @Test("components: the first that fits decides, with path, query and fragment")
    func components() throws {
        let domains = try device(
            domains: ["applinks:example.org"], site: "example.org",
            file: """
                {"applinks": {"details": [{"appIDs": ["TEAM.org.example.app"], "components": [
                {"/": "/help/*", "exclude": true}, {"/": "/*", "?": "page=*"}, {"#": "top"}]}]}}
                """)
        #expect(try opens(domains, "https://example.org/a?page=2"))
        #expect(try opens(domains, "https://example.org/#top"))
        #expect(try !opens(domains, "https://example.org/help/a?page=2"))
        #expect(try !opens(domains, "https://example.org/a"))
        #expect(try !opens(domains, "https://other.org/a?page=2"))
    }

    @Test("paths of the older form, and subdomains by a star")
    func paths() throws {
        let domains = try device(
            domains: ["applinks:*.example.org"], site: "www.example.org",
            file: """
                {"applinks": {"apps": [], "details": [{"appID": "TEAM.org.example.app", "paths": ["NOT /a/b", "/a/?"]}]}}
                """)
        #expect(try opens(domains, "https://www.example.org/a/c"))
        #expect(try !opens(domains, "https://www.example.org/a/b"))
        #expect(try !opens(domains, "https://www.example.org/b"))
    }

    @Test("an app that does not name the site, and a site that does not name the app, open nothing")
    func strangers() throws {
        let file =
            "{\"applinks\": {\"details\": [{\"appIDs\": [\"TEAM.org.example.other\"], \"components\": [{\"/\": \"*\"}]}]}}"
        #expect(
            try !opens(
                device(domains: ["applinks:example.org"], site: "example.org", file: file), "https://example.org/"))
        let named = file.replacingOccurrences(of: "other", with: "app")
        #expect(
            try !opens(
                device(domains: ["webcredentials:example.org"], site: "example.org", file: named),
                "https://example.org/"))
    }
}
