// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// Which apps may register for pushes: Apple's "Local and Remote Notification Programming Guide" wants an explicit App ID.
struct EntitlementTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func processed(_ identifier: String?) throws -> (entitlements: [String: Any]?, warnings: [String]) {
        let line = identifier.map { "<key>application-identifier</key><string>\($0)</string>" } ?? ""
        try scratch.file(
            "App.entitlements",
            "<plist version=\"1.0\"><dict>\(line)<key>aps-environment</key><string>development</string></dict></plist>")
        let target = Target(
            name: "App", kind: .application, moduleName: "App", productName: "App",
            settings: ResolvedSettings(layers: [
                [
                    "CODE_SIGN_ENTITLEMENTS": "App.entitlements", "SRCROOT": scratch.folder.string,
                    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app", "AppIdentifierPrefix": "TEAM123456.",
                ]
            ]))
        var report = BuildReport()
        let result = try Entitlements(target: target).processed(&report)
        return (result, report.diagnostics.map(\.message))
    }

    @Test(
        "NO52: pushes stay with the app's own identifier",
        arguments: [
            nil, "$(AppIdentifierPrefix)org.example.app", "OTHERTEAM1.org.example.app",
        ])
    func explicit(_ identifier: String?) throws {
        let (entitlements, warnings) = try processed(identifier)
        #expect(entitlements?["aps-environment"] as? String == "development" && warnings.isEmpty)
        #expect(entitlements?["application-identifier"] as? String == "TEAM123456.org.example.app")
    }

    @Test(
        "NO52: a wildcard, or another app's identifier, has no pushes",
        arguments: [
            "$(AppIdentifierPrefix)*", "TEAM123456.org.example.*", "TEAM123456.org.example.other",
        ])
    func wildcard(_ identifier: String) throws {
        let (entitlements, warnings) = try processed(identifier)
        #expect(entitlements?["aps-environment"] == nil)
        #expect(entitlements?["application-identifier"] as? String == "TEAM123456.org.example.app")
        #expect(warnings.count == 1 && warnings[0].contains("TEAM123456.org.example.app"))
    }
}
