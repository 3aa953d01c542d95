// SPDX-License-Identifier: MIT

/// How Swift names a method for Objective-C (getObjCSelector in the compiler's `lib/AST/Decl.cpp`).
enum SelectorNames {
    /// Words after which no "With" is put before the first label (`lib/Basic/PartsOfSpeech.def`).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "among", "around", "as", "at", "before", "below", "beneath", "beside",
        "between", "by", "during", "following", "for", "from", "given", "in", "including", "inside", "into", "matching",
        "of", "on", "passing", "preceding", "since", "to", "toward", "until", "up", "upon", "using", "via", "when",
        "while", "with", "within", "without",
    ]

    /// - Parameters:
    ///   - labels: `_` for none.
    ///   - throwing: a throwing method gets an error parameter at the end.
    static func method(_ base: String, labels: [String], throwing: Bool = false) -> String {
        guard let first = labels.first else { return throwing ? base + "AndReturnError:" : base }
        var name = base
        if base == "init" {
            name = first == "_" ? "init" : "initWith" + capitalized(first)
        } else if first != "_" {
            let isPhrase = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
            name += (isPhrase ? "" : "With") + capitalized(first)
        }
        name += ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        return throwing ? name + "error:" : name
    }

    static func setter(_ key: String) -> String { "set" + capitalized(key) + ":" }

    static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private static func firstWord(_ text: String) -> String { String(text.prefix { !$0.isUppercase }).lowercased() }

    private static func lastWord(_ text: String) -> String {
        var word = ""
        for character in text.reversed() {
            word = String(character) + word
            if character.isUppercase { break }
        }
        return word.lowercased()
    }
}
