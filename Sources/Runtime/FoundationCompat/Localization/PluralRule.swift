// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// An entry of a `.stringsdict`: a format whose `%#@name@` parts depend on numbers.
struct PluralRule: Sendable, Hashable {
    struct Variable: Sendable, Hashable {
        /// The conversion of the number, without the percent sign: `d`, `lu`.
        let type: String
        /// Text by plural category.
        let forms: [String: String]
    }

    let format: String
    let variables: [String: Variable]

    static func rules(_ data: Data) -> [String: PluralRule] {
        let list = Result { try PropertyListSerialization.propertyList(from: data, format: nil) }
        guard case .success(let value) = list, let entries = value as? [String: [String: Any]] else { return [:] }
        return entries.compactMapValues { rule($0) }
    }

    /// Entries choose by the device, by the width there is (the longest text, here), or by numbers.
    private static func rule(_ entry: [String: Any]) -> PluralRule? {
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            let order = [isPad ? "ipad" : "iphone", "other"]
            guard let chosen = order.lazy.compactMap({ devices[$0] }).first ?? devices.values.first else { return nil }
            if let text = chosen as? String { return PluralRule(format: text, variables: [:]) }
            return (chosen as? [String: Any]).flatMap(rule)
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            let longest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
            return longest.map { PluralRule(format: $0.value, variables: [:]) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: Variable] = [:]
        for (name, value) in entry {
            guard let fields = value as? [String: String] else { continue }
            variables[name] = Variable(
                type: fields["NSStringFormatValueTypeKey"] ?? "d",
                forms: fields.filter { !$0.key.hasPrefix("NSString") })
        }
        return PluralRule(format: format, variables: variables)
    }

    private static let isPad = ProcessInfo.processInfo.environment["TOUCHSTONE_DEVICE"]?.hasPrefix("iPad") == true

    // MARK: marked texts

    /// Starts a text that stands for a rule: an invisible separator, a number, the separator again.
    private static let mark = "\u{2063}"

    private struct Marked: Sendable {
        var numbers: [String: Int] = [:]
        var rules: [(rule: PluralRule, language: String)] = []
    }

    private static let marked = Mutex(Marked())

    static func mark(_ rule: PluralRule, language: String) -> String {
        let identity =
            language + "\u{0}" + rule.format + "\u{0}"
            + rule.variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.forms.sorted { $0.key < $1.key })" }
            .joined()
        let number = marked.withLock { marked -> Int in
            if let known = marked.numbers[identity] { return known }
            marked.rules.append((rule, language))
            marked.numbers[identity] = marked.rules.count - 1
            return marked.rules.count - 1
        }
        return mark + String(number) + mark + rule.format
    }

    /// The plain format for these arguments, when `text` is marked.
    static func resolve(_ text: String, _ arguments: [any CVarArg]) -> String? {
        guard text.hasPrefix(mark) else { return nil }
        let parts = text.dropFirst().split(separator: Character(mark), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]) else { return nil }
        let found = marked.withLock { $0.rules.indices.contains(number) ? $0.rules[number] : nil }
        return found.map { $0.rule.expanded($0.rule.format, arguments, language: $0.language, position: 0) }
    }

    /// Replaces each `%#@name@` by the form for the argument at its place.
    private func expanded(_ format: String, _ arguments: [any CVarArg], language: String, position start: Int) -> String
    {
        var result = ""
        var rest = Substring(format)
        var position = start
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            var place = ""
            if let index = Int(digits), rest.dropFirst(digits.count).first == "$" {
                position = index - 1
                place = "\(index)$"
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
                result += form(name, position, arguments, language)
                position += 1
            } else {
                result += "%" + place
                position += 1
            }
        }
        return result + rest
    }

    private func form(_ name: String, _ position: Int, _ arguments: [any CVarArg], _ language: String) -> String {
        guard let variable = variables[name] else { return "" }
        let argument = arguments.indices.contains(position) ? arguments[position] : 0
        let number = (argument as? NSNumber)?.doubleValue ?? Double("\(argument)") ?? 0
        let category =
            number == 0 && variable.forms["zero"] != nil
            ? "zero" : LanguageRules.pluralCategory(of: number, language: language)
        let text = variable.forms[category] ?? variable.forms["other"] ?? ""
        // The number's own conversion keeps its place among the arguments.
        let conversion = "%\(position + 1)$" + variable.type
        let placed = text.replacingOccurrences(of: "%arg", with: conversion)
            .replacingOccurrences(of: "%" + variable.type, with: conversion)
        return expanded(placed, arguments, language: language, position: position)
    }
}
