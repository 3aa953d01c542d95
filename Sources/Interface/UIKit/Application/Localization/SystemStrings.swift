// SPDX-License-Identifier: MIT

/// The words that UIKit itself shows, in the language that the app is shown in.
///
/// As on iOS that is the first of the user's languages that the app is localised in, not simply the user's: an app in
/// English alone has English bars everywhere, unless `CFBundleAllowMixedLocalizations` is set.
package enum SystemStrings {
    /// `english` in the app's language, or as it is where nothing is known of the language or the word.
    package static func text(_ english: String) -> String { text(english, in: languages) }

    /// - Parameter languages: identifiers as of localisations, the best first; `de`, `pt-BR`, `zh-Hant-TW`, `nb_NO`.
    package static func text(_ english: String, in languages: [String]) -> String {
        for language in languages {
            if base(of: language) == "en" { return english }
            guard let row = row(for: language) else { continue }
            return columns[english].map { row[$0] } ?? english
        }
        return english
    }

    // Localisations do not change while an app runs.
    private static let languages: [String] = {
        let mixes = Bundle.main.object(forInfoDictionaryKey: "CFBundleAllowMixedLocalizations") as? Bool ?? false
        let user = Locale.preferredLanguages
        guard !mixes else { return user }
        // Among what the app has; its base language where that names none.
        guard let chosen = Bundle.main.preferredLocalizations.first(where: { $0 != "Base" }) else { return [] }
        // The user's own variant of that language, when the app does not tell variants apart.
        return user.filter { base(of: $0) == chosen } + [chosen]
    }()

    private static let columns = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })

    private static let rows: [String: [String]] = {
        var rows: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            var fields = line.split(separator: "|").map(String.init)
            let language = fields.removeFirst()
            precondition(fields.count == words.count, "SystemStrings: \(language) has \(fields.count) words")
            rows[language] = fields
        }
        return rows
    }()

    /// The languages in the table.
    static var known: [String] { rows.keys.sorted() }

    private static func base(of language: String) -> String {
        String(language.prefix { $0 != "-" && $0 != "_" })
    }

    private static func row(for language: String) -> [String]? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        for count in stride(from: parts.count, to: 0, by: -1) {
            if let row = rows[parts.prefix(count).joined(separator: "-")] { return row }
        }
        return variant(of: parts).flatMap { rows[$0] }
    }

    /// The line for a language of which the table has variants only, and for names of old.
    private static func variant(of parts: [String]) -> String? {
        let region = parts.last ?? ""
        switch parts.first {
        case "zh": return ["TW", "HK", "MO", "Hant"].contains(region) ? "zh-Hant" : "zh-Hans"
        case "pt": return "pt-BR"
        case "no", "nn": return "nb"
        case "iw": return "he"
        case "in": return "id"
        default: return nil
        }
    }
}
