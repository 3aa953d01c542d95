// SPDX-License-Identifier: MIT

/// What an app may do beyond its sandbox, as its `.entitlements` file asks for: the groups of the keychain, for example.
/// Goes into the bundle, where the frameworks look for it.
struct Entitlements {
    /// As Xcode once called it in bundles for devices.
    static let fileName = "archived-expanded-entitlements.xcent"

    let target: Target

    /// With build settings substituted; nil: the target has none.
    func processed(_ report: inout BuildReport) throws -> [String: Any]? {
        guard let name = target.settings["CODE_SIGN_ENTITLEMENTS"], !name.isEmpty,
            let folder = target.settings["SRCROOT"]
        else { return nil }
        let file = Path.absolute(name, from: Path(folder))
        // Signing is nothing a build needs.
        guard file.exists else { return nil }
        var result = expand(try InfoPlist.read(file)) as? [String: Any] ?? [:]
        if let identifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"], !identifier.isEmpty {
            let own = target.settings.expand("$(AppIdentifierPrefix)") + identifier
            // Pushes are set up for one app: what is signed for another, or for all by a wildcard, gets none (NO52).
            if let given = result["application-identifier"] as? String, result["aps-environment"] != nil,
                given != own, !given.hasSuffix("." + identifier)
            {
                result["aps-environment"] = nil
                report.add([
                    Diagnostic(
                        .warning,
                        "pushes need the app's own identifier, '\(own)', in place of '\(given)': the app gets none",
                        at: SourceLocation(file: file))
                ])
            }
            result["application-identifier"] = own
        }
        return result
    }

    private func expand(_ value: Any) -> Any {
        switch value {
        case let text as String: target.settings.expand(text)
        case let list as [Any]: list.map(expand)
        case let dictionary as [String: Any]: dictionary.mapValues(expand)
        default: value
        }
    }
}
