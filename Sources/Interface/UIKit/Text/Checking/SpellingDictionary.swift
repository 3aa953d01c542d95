// SPDX-License-Identifier: MIT
internal import CSpelling

/// A dictionary in Hunspell's format (man 5 hunspell), asked through the library itself: stems, affixes and compounds.
@MainActor
final class SpellingDictionary {
    private let handle: UnsafeMutableRawPointer
    private let words: String
    /// The words of the list, read for the first completion.
    private lazy var stems: [String] = readStems()

    /// - Parameter base: the path of the two files, which have to exist, without `.aff` and `.dic`. nil when the library is
    ///   not installed.
    init?(base: String) {
        words = base + ".dic"
        guard let opened = ts_spelling_open(base + ".aff", words) else { return nil }
        handle = opened
    }

    isolated deinit { ts_spelling_close(handle) }

    /// Also capitalised, and in capitals.
    func contains(_ word: String) -> Bool { ts_spelling_contains(handle, Self.plain(word)) }

    /// Dictionaries write the apostrophe of typewriters.
    private static func plain(_ word: String) -> String { word.replacingOccurrences(of: "’", with: "'") }

    /// The likeliest first.
    func guesses(for word: String) -> [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = ts_spelling_suggest(handle, Self.plain(word), &list)
        defer { ts_spelling_free(list, count) }
        return UnsafeBufferPointer(start: list, count: Int(count)).compactMap { $0.map { String(cString: $0) } }
    }

    /// Words that begin so, the shortest first. Hunspell has no such question; the list's own words answer it.
    func completions(of part: String) -> [String] {
        let isCapitalised = part.first?.isUppercase == true
        let lowered = part.lowercased()
        let longer = stems.filter { $0.hasPrefix(lowered) && $0.count > part.count }
        // Some stand in the list for their compounds and forms only.
        let words = Set(longer).sorted { ($0.count, $0) < ($1.count, $1) }.lazy.filter { self.contains($0) }.prefix(20)
        return words.map { isCapitalised ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    }

    /// After the first line, the count, each line has a word, and its flags behind a slash.
    private func readStems() -> [String] {
        guard let data = FileManager.default.contents(atPath: words) else { return [] }
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
            String(line.prefix { $0 != "/" && $0 != " " && $0 != "\t" })
        }
    }
}
