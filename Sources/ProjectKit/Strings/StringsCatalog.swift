// SPDX-License-Identifier: MIT
import Foundation

/// String catalogs (`.xcstrings`): one file with all languages, split into a table for each.
enum StringsCatalog {
    private struct Catalog: Decodable {
        struct Unit: Decodable { var value: String }
        struct Variations: Decodable { var plural: [String: Localization]? }
        struct Localization: Decodable {
            var stringUnit: Unit?
            var variations: Variations?
        }
        struct Entry: Decodable { var localizations: [String: Localization]? }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    /// Language, file name and content of each table: `.strings` for plain texts, `.stringsdict` for plurals.
    static func compile(_ file: Path) throws -> [(language: String, name: String, data: Data)] {
        let catalog = try JSONText.decode(Catalog.self, from: file, as: "a string catalog")
        var plain: [String: [String: String]] = [:]
        var plural: [String: [String: Any]] = [:]
        for (key, entry) in catalog.strings {
            // A key without a translation stands for itself in the source language.
            plain[catalog.sourceLanguage, default: [:]][key] = key
            for (language, localization) in entry.localizations ?? [:] {
                if let value = localization.stringUnit?.value { plain[language, default: [:]][key] = value }
                if let forms = localization.variations?.plural {
                    plural[language, default: [:]][key] = pluralRule(forms.compactMapValues { $0.stringUnit?.value })
                }
            }
        }
        var result: [(String, String, Data)] = []
        for (language, table) in plain.sorted(by: { $0.key < $1.key }) {
            result.append((language, "\(file.stem).strings", try InfoPlist.encode(table)))
        }
        for (language, table) in plural.sorted(by: { $0.key < $1.key }) {
            result.append((language, "\(file.stem).stringsdict", try InfoPlist.encode(table)))
        }
        return result
    }

    private static func pluralRule(_ forms: [String: String]) -> [String: Any] {
        var rule: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        ]
        rule.merge(forms) { $1 }
        return ["NSStringLocalizedFormatKey": "%#@value@", "value": rule]
    }
}
