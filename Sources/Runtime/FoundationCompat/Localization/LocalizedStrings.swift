// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// Looks strings up in a bundle's `.lproj` folders. Foundation's own look-up on Linux ignores the language asked for and
/// crashes on plural rules, so this reads the tables itself.
package enum LocalizedStrings {
    private struct Table: Sendable {
        var texts: [String: String] = [:]
        /// Plural rules by key, see `PluralRule`.
        var plurals: [String: PluralRule] = [:]
        /// Whether the bundle has such a table in the language.
        var exists = false
    }

    private struct TableKey: Hashable {
        let bundle: String
        let language: String
        let name: String
    }

    private static let tables = Mutex<[TableKey: Table]>([:])

    /// The languages to try, best first: those of the launch argument `-AppleLanguages`, else `TOUCHSTONE_LOCALE`, then
    /// English.
    package static let preferredLanguages: [String] = {
        let arguments = CommandLine.arguments
        if let index = arguments.firstIndex(of: "-AppleLanguages"), index + 1 < arguments.count {
            return arguments[index + 1].split { "(), \"".contains($0) }.map(String.init) + ["en"]
        }
        let given = ProcessInfo.processInfo.environment["TOUCHSTONE_LOCALE"] ?? "en_US"
        let tag = String(given.prefix { $0 != "." }.map { $0 == "_" ? "-" : $0 })
        return tag.hasPrefix("en") ? [tag] : [tag, "en"]
    }()

    private static let chosen = Mutex<[String: [String]]>([:])

    /// The localisation folders of a bundle to search, in order.
    package static func languages(of bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        if let known = chosen.withLock({ $0[path] }) { return known }
        let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let found = languages(
            among: bundle.localizations, preferred: preferredLanguages(in: bundle), development: region)
        chosen.withLock { $0[path] = found }
        return found
    }

    /// What the user wants of a bundle. An app speaks one language: where it has a choice, its frameworks follow it, unless
    /// Info.plist allows a mixture.
    package static func preferredLanguages(in bundle: Bundle) -> [String] {
        guard bundle !== Bundle.main, bundle.bundlePath != Bundle.main.bundlePath,
            !Bundle.main.localizations.isEmpty,
            Bundle.main.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool != true
        else { return preferredLanguages }
        let main = languages(of: .main).filter { $0 != "Base" }.map(canonical)
        return main.isEmpty ? preferredLanguages : main
    }

    /// The pairs of a `.strings` file.
    package static func texts(_ data: Data) -> [String: String] { StringsFile.texts(data) }

    /// - Parameters:
    ///   - available: names of `.lproj` folders.
    ///   - development: the language the app was written in.
    package static func languages(
        among available: [String], preferred: [String], development: String
    ) -> [String] {
        var found: [String] = []
        for language in preferred {
            var parts = language.split(separator: "-").map(String.init)
            while !parts.isEmpty {
                let name = parts.joined(separator: "-")
                if let match = available.first(where: { canonical($0).caseInsensitiveCompare(name) == .orderedSame }),
                    !found.contains(match)
                {
                    found.append(match)
                }
                parts.removeLast()
            }
            // Another country's variant of the language: `pt-BR` for `pt-PT`, `zh-Hant` for `zh-TW`, as long as it is
            // written the same way. It comes before the bare language of another script.
            let written = script(language)
            found.removeAll { script(canonical($0)) != written }
            if let match = available.first(where: { $0 != "Base" && script(canonical($0)) == written }),
                found.isEmpty
            {
                found.append(match)
            }
            if !found.isEmpty { break }
        }
        for fallback in [development, "Base"] {
            let match = available.first { canonical($0) == canonical(fallback) }
            if let match, !found.contains(match) { found.append(match) }
        }
        return found
    }

    /// Language and script, as in `zh-Hant`.
    private static func script(_ tag: String) -> String {
        let language = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
        return "\(language.languageCode?.identifier ?? tag)-\(language.script?.identifier ?? "")"
    }

    /// Projects from before 2005 name languages in English.
    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja",
        "dutch": "nl",
    ]

    private static func canonical(_ folder: String) -> String {
        oldNames[folder.lowercased()] ?? String(folder.map { $0 == "_" ? "-" : $0 })
    }

    /// The text for a key: `value`, or the key itself when that is empty, if no table has it. A text with plural rules
    /// comes back marked, for `localizedStringWithFormat` to choose the form. As on iOS the first language that has the
    /// table answers for all of its keys.
    package static func string(_ key: String, value: String?, table: String?, bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for language in languages(of: bundle) + [""] {
            let table = self.table(name, language, bundle)
            if let rule = table.plurals[key] {
                // Texts that only differ between devices need no numbers.
                return rule.variables.isEmpty ? rule.format : PluralRule.mark(rule, language: language)
            }
            if let text = table.texts[key] { return text }
            if table.exists { break }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    private static func table(_ name: String, _ language: String, _ bundle: Bundle) -> Table {
        let key = TableKey(bundle: bundle.bundlePath, language: language, name: name)
        if let known = tables.withLock({ $0[key] }) { return known }
        var table = Table()
        let folder = language.isEmpty ? bundle.resourcePath : bundle.resourcePath.map { "\($0)/\(language).lproj" }
        if let folder {
            if let data = FileManager.default.contents(atPath: "\(folder)/\(name).strings") {
                table.texts = StringsFile.texts(data)
                table.exists = true
            }
            if let data = FileManager.default.contents(atPath: "\(folder)/\(name).stringsdict") {
                table.plurals = PluralRule.rules(data)
                table.exists = true
            }
        }
        let result = table
        tables.withLock { $0[key] = result }
        return result
    }
}

/// Reads `.strings` files: property lists, or the old text form.
enum StringsFile {
    static func texts(_ data: Data) -> [String: String] {
        let list = Result { try PropertyListSerialization.propertyList(from: data, format: nil) }
        if case .success(let value) = list, let texts = value as? [String: String] { return texts }
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else { return [:] }
        return parse(text)
    }

    /// `"key" = "value";` with comments; keys may stand without quotes.
    static func parse(_ text: String) -> [String: String] {
        var scanner = Scanner(characters: Array(text))
        var texts: [String: String] = [:]
        while let key = scanner.word() {
            guard scanner.accept("=") else {
                if scanner.accept(";") { texts[key] = key }
                continue
            }
            guard let value = scanner.word() else { break }
            _ = scanner.accept(";")
            texts[key] = value
        }
        return texts
    }

    private struct Scanner {
        let characters: [Character]
        var position = 0

        private var current: Character? { position < characters.count ? characters[position] : nil }

        private func starts(with text: String) -> Bool { characters[position...].starts(with: Array(text)) }

        private mutating func skip() {
            while let character = current {
                if character.isWhitespace || character == "\u{FEFF}" {
                    position += 1
                } else if starts(with: "//") {
                    while let character = current, !character.isNewline { _ = (character, position += 1) }
                } else if starts(with: "/*") {
                    position += 2
                    while current != nil, !starts(with: "*/") { position += 1 }
                    position = min(position + 2, characters.count)
                } else {
                    return
                }
            }
        }

        mutating func accept(_ character: Character) -> Bool {
            skip()
            guard current == character else { return false }
            position += 1
            return true
        }

        mutating func word() -> String? {
            skip()
            guard let first = current else { return nil }
            guard first == "\"" else {
                let start = position
                while let character = current, !character.isWhitespace, !"=;\"".contains(character) { position += 1 }
                if position == start { position += 1 }
                return String(characters[start..<position])
            }
            position += 1
            var text = ""
            while let character = current {
                position += 1
                if character == "\"" { return text }
                if character == "\\" { text += escape() } else { text.append(character) }
            }
            return text
        }

        private mutating func escape() -> String {
            guard let character = current else { return "" }
            position += 1
            switch character {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "0": return "\0"
            case "U", "u":
                let digits = characters[position...].prefix(4)
                guard digits.count == 4, let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code)
                else { return String(character) }
                position += 4
                return String(scalar)
            default: return String(character)
            }
        }
    }
}
