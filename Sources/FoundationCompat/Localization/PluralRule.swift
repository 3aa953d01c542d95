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
        return entries.compactMapValues { entry in
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
    }

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
            if let index = Int(digits), rest.dropFirst(digits.count).first == "$" {
                position = index - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
                result += form(name, position, arguments, language)
                position += 1
            } else {
                result += "%"
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
            ? "zero" : PluralCategory.category(of: number, language: language)
        let text = variable.forms[category] ?? variable.forms["other"] ?? ""
        // The number's own conversion keeps its place among the arguments.
        return expanded(
            text.replacingOccurrences(of: "%" + variable.type, with: "%\(position + 1)$" + variable.type), arguments,
            language: language, position: position)
    }
}

/// CLDR's cardinal plural rules for whole numbers (unicode.org/cldr/charts/latest/supplemental/language_plural_rules).
enum PluralCategory {
    static func category(of number: Double, language: String) -> String {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard number == number.rounded(), abs(number) < 1e15 else { return "other" }
        let n = Int(abs(number))
        let (ten, hundred) = (n % 10, n % 100)
        switch code {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km": return "other"
        case "fr", "pt", "hy", "kab": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ten == 1, hundred != 11 { return "one" }
            if (2...4).contains(ten), !(12...14).contains(hundred) { return "few" }
            return code == "ru" || code == "uk" || code == "be" ? "many" : "other"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "lt":
            if ten == 1, !(11...19).contains(hundred) { return "one" }
            return (2...9).contains(ten) && !(11...19).contains(hundred) ? "few" : "other"
        case "lv":
            if ten == 0 || (11...19).contains(hundred) { return "zero" }
            return ten == 1 && hundred != 11 ? "one" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundred) ? "few" : "other"
        case "sl": return hundred == 1 ? "one" : hundred == 2 ? "two" : hundred == 3 || hundred == 4 ? "few" : "other"
        case "ar":
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
            }
        case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
        case "ga":
            return n == 1
                ? "one" : n == 2 ? "two" : (3...6).contains(n) ? "few" : (7...10).contains(n) ? "many" : "other"
        case "cy":
            return ["zero", "one", "two", "few", "other", "other", "many"].indices.contains(n)
                ? ["zero", "one", "two", "few", "other", "other", "many"][n] : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
