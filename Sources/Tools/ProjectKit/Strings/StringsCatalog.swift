// SPDX-License-Identifier: MIT
import Foundation

/// String catalogs (`.xcstrings`): one file with all languages, split into a table for each.
enum StringsCatalog {
    fileprivate struct Catalog: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }
    fileprivate struct Entry: Decodable { var localizations: [String: Localization]? }
    fileprivate struct Unit: Decodable {
        var state: String?
        var value: String
    }
    fileprivate struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }
    fileprivate struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }
    fileprivate struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// Language, file name and content of each table: `.strings` for plain texts, `.stringsdict` for the rest.
    static func compile(_ file: Path) throws -> [(language: String, name: String, data: Data)] {
        let catalog = try JSONText.decode(Catalog.self, from: file, as: "a string catalog")
        for language in [catalog.sourceLanguage] + catalog.strings.values.flatMap({ ($0.localizations ?? [:]).keys })
        where language.contains("/") || language.hasPrefix(".") {
            throw Failure.build("'\(language)' is no language", file: file)
        }
        var plain: [String: [String: String]] = [:]
        var rules: [String: [String: Any]] = [:]
        for (key, entry) in catalog.strings {
            // A key without a translation stands for itself in the source language.
            plain[catalog.sourceLanguage, default: [:]][key] = key
            for (language, localization) in entry.localizations ?? [:] {
                if let rule = rule(localization, key: key) {
                    rules[language, default: [:]][key] = rule
                } else if let unit = localization.stringUnit, !unit.value.isEmpty || unit.state != "new" {
                    plain[language, default: [:]][key] = unit.value
                }
            }
        }
        var result: [(String, String, Data)] = []
        for (language, table) in plain.sorted(by: { $0.key < $1.key }) {
            result.append((language, "\(file.stem).strings", try InfoPlist.encode(table)))
        }
        for (language, table) in rules.sorted(by: { $0.key < $1.key }) {
            result.append((language, "\(file.stem).stringsdict", try InfoPlist.encode(table)))
        }
        return result
    }

    // MARK: Rules

    /// The `.stringsdict` entry of a text that varies; nil for plain ones.
    private static func rule(_ localization: Localization, key: String) -> [String: Any]? {
        if let devices = localization.variations?.device {
            return [
                "NSStringDeviceSpecificRuleType": devices.compactMapValues { choice -> Any? in
                    rule(choice, key: key) ?? choice.stringUnit?.value
                }
            ]
        }
        if let forms = localization.variations?.plural {
            let number = FormatText(key).firstNumber ?? (place: 1, type: "lld")
            return [
                "NSStringLocalizedFormatKey": "%\(number.place)$#@value@",
                "value": variable(forms, type: number.type) { FormatText($0).positional },
            ]
        }
        guard let substitutions = localization.substitutions, let text = localization.stringUnit?.value else {
            return nil
        }
        var format = text
        var entry: [String: Any] = [:]
        for (index, (name, substitution)) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
            let place = substitution.argNum ?? index + 1
            format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(place)$#@\(name)@")
            entry[name] = variable(
                substitution.variations?.plural ?? [:], type: substitution.formatSpecifier ?? "lld"
            ) { $0 }
        }
        entry["NSStringLocalizedFormatKey"] = format
        return entry
    }

    private static func variable(
        _ forms: [String: Localization], type: String, _ convert: (String) -> String
    ) -> [String: Any] {
        var result: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
        ]
        for (category, form) in forms {
            guard let text = form.stringUnit?.value else { continue }
            result[category] = convert(text)
        }
        return result
    }
}

/// The conversions of a format: `%@`, `%lld`, `%2$.1f`.
private struct FormatText {
    private let text: String

    init(_ text: String) { self.text = text }

    // A stored Regex is not Sendable.
    private var conversion: Regex<(Substring, place: Substring?, flags: Substring, type: Substring)> {
        /%(?:(?<place>\d+)\$)?(?<flags>[-+ 0#']*\d*(?:\.\d+)?)(?<type>(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]|arg|%)/
    }

    /// The first conversion of a number: its place among the arguments, from 1, and its type.
    var firstNumber: (place: Int, type: String)? {
        var next = 1
        for match in text.matches(of: conversion) where match.type != "%" {
            let place = match.place.flatMap { Int($0) } ?? next
            if match.type != "@" { return (place, match.type == "arg" ? "lld" : String(match.type)) }
            next = place + 1
        }
        return nil
    }

    /// With each conversion's place written out, so that parts may be replaced.
    var positional: String {
        var next = 1
        return text.replacing(conversion) { match in
            if match.type == "%" { return "%%" }
            let place = match.place.flatMap { Int($0) } ?? next
            next = place + 1
            return "%\(place)$\(match.flags)\(match.type == "arg" ? "lld" : match.type)"
        }
    }
}
