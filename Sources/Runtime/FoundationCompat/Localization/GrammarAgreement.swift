// SPDX-License-Identifier: MIT
import Foundation

/// Automatic grammar agreement: in `^[2 apple](inflect: true)` the noun takes the number's form. The rules are those of
/// English, which Apple's documents use throughout; texts of other languages stay as they are, and are reported.
struct GrammarAgreement {
    let locale: Locale

    /// The text without the marks of agreement.
    func apply(to text: String) -> String {
        guard text.contains("^[") else { return text }
        return text.replacing(#/\^\[(?<phrase>[^\]]*)\]\((?<attributes>[^)]*)\)/#) { match in
            let phrase = String(match.output.phrase)
            return match.output.attributes.contains("inflect: true") ? agreed(phrase) : phrase
        }
    }

    private func agreed(_ phrase: String) -> String {
        guard locale.language.languageCode?.identifier == "en" else {
            Unsupported.report("automatic grammar agreement in \(locale.identifier)")
            return phrase
        }
        let words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let number = words.lazy.compactMap(Self.number).first,
            let noun = words.lastIndex(where: { Self.isWord($0) })
        else { return phrase }
        var result = words
        // One alone, and not zero or a fraction, has the singular: "1 apple", "0 apples", "1.5 apples".
        result[noun] = abs(number) == 1 ? EnglishNoun.singular(words[noun]) : EnglishNoun.plural(words[noun])
        return result.joined(separator: " ")
    }

    private static func number(_ word: String) -> Double? { Double(word.filter { $0 != "," }) }
    private static func isWord(_ word: String) -> Bool { !word.isEmpty && word.allSatisfy { $0.isLetter || $0 == "-" } }
}

/// Numbers of English nouns by their spelling.
enum EnglishNoun {
    private static let irregular = [
        "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives", "leaf": "leaves",
        "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people", "self": "selves",
        "shelf": "shelves", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women", "datum": "data",
        "criterion": "criteria", "photo": "photos", "piano": "pianos", "video": "videos", "radio": "radios",
    ]
    private static let unchanging: Set = ["deer", "fish", "series", "sheep", "species", "aircraft", "news", "data"]

    static func plural(_ noun: String) -> String {
        let lower = noun.lowercased()
        if unchanging.contains(lower) || lower != singular(lower) { return noun }
        if let other = irregular[lower] { return like(noun, other) }
        if isConsonantY(lower) { return noun.dropLast() + "ies" }
        let hisses = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
        return noun + (hisses || lower.hasSuffix("o") && !isVowel(lower.dropLast().last) ? "es" : "s")
    }

    static func singular(_ noun: String) -> String {
        let lower = noun.lowercased()
        if unchanging.contains(lower) { return noun }
        if let found = irregular.first(where: { $0.value == lower }) { return like(noun, found.key) }
        if lower.hasSuffix("ies"), lower.count > 4 { return noun.dropLast(3) + "y" }
        for end in ["sses", "xes", "ches", "shes", "zzes", "oes"] where lower.hasSuffix(end) {
            return String(noun.dropLast(2))
        }
        let staysSo = ["ss", "us", "is"].contains { lower.hasSuffix($0) }
        return lower.hasSuffix("s") && !staysSo ? String(noun.dropLast()) : noun
    }

    private static func isConsonantY(_ noun: String) -> Bool { noun.hasSuffix("y") && !isVowel(noun.dropLast().last) }
    private static func isVowel(_ letter: Character?) -> Bool { letter.map { "aeiou".contains($0) } ?? false }

    private static func like(_ noun: String, _ other: String) -> String {
        noun.first?.isUppercase == true ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
}
