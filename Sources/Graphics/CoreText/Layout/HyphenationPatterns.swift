// SPDX-License-Identifier: MIT
import CoreGraphics

/// Where words of a language may be parted: Liang's algorithm over the pattern files that Linux distributions bring for
/// their office programs (packages `hyphen-en-us`, `hyphen-de`, ...).
///
/// A pattern is a piece of a word with digits between its letters, a full stop for the word's edge. Of all patterns that
/// match around a place the highest digit counts: odd ones part the word.
package final class HyphenationPatterns {
    /// Digits before, between and after the letters of a piece.
    private var digits: [String: [UInt8]] = [:]
    private var longest = 0
    /// Letters that stay together at a word's start and end.
    private var left = 2
    private var right = 3

    /// - Parameter text: of a pattern file, its first line (the encoding) included or not.
    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
            let words = line.split(separator: " ")
            if let first = words.first, first == "LEFTHYPHENMIN" || first == "RIGHTHYPHENMIN" {
                guard words.count > 1, let count = Int(words[1]), count > 0 else { continue }
                if first == "LEFTHYPHENMIN" { left = count } else { right = count }
            }
            // Settings are in capitals; patterns that change the spelling have a slash.
            guard !line.hasPrefix("%"), !line.contains("/"), words.count == 1, line.contains(where: \.isNumber),
                !line.contains(where: \.isUppercase)
            else { continue }
            add(line)
        }
    }

    private func add(_ pattern: String) {
        var letters = ""
        var values: [UInt8] = [0]
        for character in pattern {
            if let digit = character.wholeNumberValue {
                values[values.count - 1] = UInt8(clamping: digit)
            } else {
                letters.append(character)
                values.append(0)
            }
        }
        digits[letters] = values
        longest = max(longest, letters.count)
    }

    /// UTF-16 offsets in a lower-case word at which it may be parted.
    package func places(in word: String) -> [Int] {
        let letters = Array("." + word + ".")
        var values = [UInt8](repeating: 0, count: letters.count + 1)
        for start in letters.indices {
            for end in start + 1...min(letters.count, start + max(1, longest)) {
                guard let found = digits[String(letters[start..<end])] else { continue }
                for (offset, value) in found.enumerated() {
                    values[start + offset] = max(values[start + offset], value)
                }
            }
        }
        var result: [Int] = []
        var unit = 0
        for (index, letter) in word.enumerated() {
            // values[index + 1] stands in front of the word's letter `index`.
            if index >= left, word.count - index >= right, values[index + 1] & 1 == 1 { result.append(unit) }
            unit += letter.utf16.count
        }
        return result
    }

    // MARK: Files

    private static let folder = "/usr/share/hyphen"
    private static let known = FontGuarded<[String: HyphenationPatterns?]>([:])

    /// The patterns of a language, nil where none are installed, which is reported. Without a language: that of the person.
    static func of(_ language: String?) -> HyphenationPatterns? {
        let name = language ?? Locale.preferredLanguages.first ?? "en-US"
        return fontLock.withLock {
            if let found = known.value[name] { return found }
            let made = load(name)
            if made == nil { Unsupported.report("hyphenation of \(name) without its dictionary in \(folder)") }
            known.value[name] = made
            return made
        }
    }

    private static func load(_ language: String) -> HyphenationPatterns? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let base = parts.first?.lowercased() else { return nil }
        let region = parts.dropFirst().first { $0.count == 2 }?.uppercased()
        let wanted = ["hyph_\(base)_\(region ?? base.uppercased()).dic", "hyph_\(base).dic", "hyph_\(base)_US.dic"]
        let listing = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        let file = wanted.first(where: listing.contains) ?? listing.first { $0.hasPrefix("hyph_\(base)_") }
        guard let file, let data = FileManager.default.contents(atPath: folder + "/" + file) else { return nil }
        let isUTF8 = data.prefix(16).starts(with: Array("UTF-8".utf8))
        let text = isUTF8 ? String(decoding: data, as: UTF8.self) : String(data: data, encoding: .isoLatin1)
        return text.map(HyphenationPatterns.init)
    }
}
