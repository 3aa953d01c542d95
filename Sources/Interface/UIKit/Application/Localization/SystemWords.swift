// SPDX-License-Identifier: MIT

/// Words that the system shows, in several languages.
package struct SystemWords: Sendable {
    /// By the word in English.
    private let columns: [String: Int]
    private let rows: [String: [String]]

    /// - Parameters:
    ///   - words: in English.
    ///   - table: a language a line: its identifier, as of localisations, and a word for each of `words`, between `|`.
    package init(_ words: [String], _ table: String) {
        columns = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
        var rows: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            var fields = line.split(separator: "|").map(String.init)
            let language = fields.removeFirst()
            precondition(fields.count == words.count, "SystemWords: \(language) has \(fields.count) words")
            rows[language] = fields
        }
        self.rows = rows
    }

    /// The languages in the table.
    package var languages: [String] { rows.keys.sorted() }

    /// `english` in the first of `languages` that the table has, or as it is where the table lacks all of them or the word.
    ///
    /// - Parameter languages: identifiers as of localisations, the best first; `de`, `pt-BR`, `zh-Hant-TW`, `nb_NO`.
    package func text(_ english: String, in languages: [String]) -> String {
        for language in languages {
            if Self.base(of: language) == "en" { return english }
            guard let row = row(for: language) else { continue }
            return columns[english].map { row[$0] } ?? english
        }
        return english
    }

    static func base(of language: String) -> String {
        String(language.prefix { $0 != "-" && $0 != "_" })
    }

    private func row(for language: String) -> [String]? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        for count in stride(from: parts.count, to: 0, by: -1) {
            if let row = rows[parts.prefix(count).joined(separator: "-")] { return row }
        }
        return Self.variant(of: parts).flatMap { rows[$0] }
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
