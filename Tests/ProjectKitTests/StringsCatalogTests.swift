// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectKit

/// String catalogs become the tables Xcode makes of them.
struct StringsCatalogTests {
    private func tables(_ strings: String) throws -> [String: [String: Any]] {
        let file = try Scratch().file(
            "L.xcstrings", #"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings + "}}")
        var result: [String: [String: Any]] = [:]
        for table in try StringsCatalog.compile(file) {
            let list = try PropertyListSerialization.propertyList(from: table.data, format: nil)
            result["\(table.language)/\(table.name)"] = list as? [String: Any]
        }
        return result
    }

    @Test func pluralsCountTheFirstNumberOfTheKey() throws {
        let rules = try tables(
            """
            "%@ has %lld apples (%.1f kg)": {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%@ has an apple of %3$.1f kg"}},
              "other": {"stringUnit": {"value": "%@ has %lld apples (%.1f kg)"}}}}}}}
            """)["en/L.stringsdict"]
        let rule = try #require(rules?["%@ has %lld apples (%.1f kg)"] as? [String: Any])
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%2$#@value@")
        let variable = try #require(rule["value"] as? [String: String])
        #expect(variable["NSStringFormatValueTypeKey"] == "lld")
        #expect(variable["one"] == "%1$@ has an apple of %3$.1f kg")
        #expect(variable["other"] == "%1$@ has %2$lld apples (%3$.1f kg)")
    }

    @Test func substitutionsKeepTheirArguments() throws {
        let rules = try tables(
            """
            "files": {"localizations": {"en": {"stringUnit": {"value": "%#@n@ in %#@m@"}, "substitutions": {
              "m": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg folders"}}}}},
              "n": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg files"}}}}}}}}}
            """)["en/L.stringsdict"]
        let rule = try #require(rules?["files"] as? [String: Any])
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%1$#@n@ in %2$#@m@")
        #expect((rule["n"] as? [String: String])?["NSStringFormatValueTypeKey"] == "d")
    }

    @Test func devicesVaryAndNewUnitsWithoutTextAreLeftOut() throws {
        let all = try tables(
            """
            "tap": {"localizations": {"en": {"variations": {"device": {"ipad": {"stringUnit": {"value": "Click"}},
              "other": {"stringUnit": {"value": "Tap"}}}}}, "de": {"stringUnit": {"state": "new", "value": ""}}}}
            """)
        let rule = try #require(all["en/L.stringsdict"]?["tap"] as? [String: Any])
        #expect(rule["NSStringDeviceSpecificRuleType"] as? [String: String] == ["ipad": "Click", "other": "Tap"])
        #expect(all["de/L.strings"] == nil)
    }

    @Test(arguments: [
        ("my-image 2", "Image", "myImage2"), ("HeroImage", "Image", "hero"), ("URLIcon", "Image", "urlIcon"),
        ("AccentColor", "Color", "accent"), ("1st", "Image", "_1st"), ("default", "Color", "`default`"),
        ("Image", "Image", "image"), ("sky_line", "Image", "skyLine"),
    ])
    func assetsGetSwiftNames(_ name: String, _ suffix: String, _ expected: String) {
        #expect(SymbolName.member(name, dropping: suffix) == expected)
    }
}
