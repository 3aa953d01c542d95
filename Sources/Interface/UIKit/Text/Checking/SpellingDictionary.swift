// SPDX-License-Identifier: MIT

/// A dictionary in Hunspell's format (man 5 hunspell): a list of stems with flags, and the affixes that each flag allows.
/// Compounds are not made.
struct SpellingDictionary {
    private enum FlagForm { case character, long, number }

    /// What takes the end or the beginning of a stem away and puts something else there.
    private struct Affix {
        let flag: String
        let strip: [Character]
        let condition: [ConditionPart]
        let allowsOtherSide: Bool
    }

    /// One character of a condition.
    private struct ConditionPart {
        let characters: Set<Character>
        /// Matches what is not among `characters`.
        let isNegated: Bool
        func matches(_ character: Character) -> Bool { characters.contains(character) != isNegated }
    }

    private var stems: [String: Set<String>] = [:]
    private var suffixes: [String: [Affix]] = [:]
    private var prefixes: [String: [Affix]] = [:]
    private var longestSuffix = 0
    private var longestPrefix = 0
    /// Flags of stems that are no words by themselves.
    private var unusable: Set<String> = []
    private var noSuggestion: Set<String> = []
    /// Characters in the order they are tried in guesses.
    private var alphabet: [Character] = Array("esianrtolcdugmphbyfvkwqxjz")
    private var replacements: [(String, String)] = []
    private var flagForm = FlagForm.character

    /// - Parameter base: the path of the two files without `.aff` and `.dic`.
    init?(base: String) {
        guard let affixes = Self.text(base + ".aff"), let words = Self.text(base + ".dic") else { return nil }
        for line in affixes.split(whereSeparator: \.isNewline) { read(affix: line) }
        for line in words.split(whereSeparator: \.isNewline).dropFirst() { read(word: line) }
    }

    private static func text(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }

    // MARK: Reading

    private mutating func read(affix line: Substring) {
        let parts = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard let key = parts.first, parts.count > 1 else { return }
        switch key {
        case "FLAG": flagForm = parts[1] == "long" ? .long : parts[1] == "num" ? .number : .character
        case "TRY": alphabet = Array(parts[1])
        case "REP" where parts.count > 2: replacements.append((parts[1], parts[2]))
        case "ONLYINCOMPOUND", "NEEDAFFIX", "FORBIDDENWORD": unusable.formUnion(flags(parts[1]))
        case "NOSUGGEST": noSuggestion.formUnion(flags(parts[1]))
        case "SFX" where parts.count > 4: add(parts, isSuffix: true)
        case "PFX" where parts.count > 4: add(parts, isSuffix: false)
        // The first line of a group: whether its affixes go with those of the other side.
        case "SFX", "PFX": crossing[key + parts[1]] = parts[2] == "Y"
        default: break
        }
    }

    private var crossing: [String: Bool] = [:]

    private mutating func add(_ parts: [String], isSuffix: Bool) {
        let ending = String(parts[3].prefix { $0 != "/" })
        let added = ending == "0" ? "" : ending
        let affix = Affix(
            flag: parts[1], strip: parts[2] == "0" ? [] : Array(parts[2]), condition: Self.condition(parts[4]),
            allowsOtherSide: crossing[(isSuffix ? "SFX" : "PFX") + parts[1]] ?? false)
        if isSuffix {
            suffixes[added, default: []].append(affix)
            longestSuffix = max(longestSuffix, added.count)
        } else {
            prefixes[added, default: []].append(affix)
            longestPrefix = max(longestPrefix, added.count)
        }
    }

    private static func condition(_ text: String) -> [ConditionPart] {
        guard text != "." else { return [] }
        var parts: [ConditionPart] = []
        var rest = Array(text)[...]
        while let first = rest.popFirst() {
            guard first == "[" else {
                parts.append(ConditionPart(characters: first == "." ? [] : [first], isNegated: first == "."))
                continue
            }
            let isNegated = rest.first == "^"
            if isNegated { rest.removeFirst() }
            let set = rest.prefix { $0 != "]" }
            rest = rest.dropFirst(set.count + 1)
            parts.append(ConditionPart(characters: Set(set), isNegated: isNegated))
        }
        return parts
    }

    private mutating func read(word line: Substring) {
        let entry = line.prefix { $0 != " " && $0 != "\t" }
        let parts = entry.split(separator: "/", maxSplits: 1)
        guard let word = parts.first else { return }
        stems[String(word), default: []].formUnion(parts.count > 1 ? flags(String(parts[1])) : [])
    }

    private func flags(_ text: String) -> [String] {
        switch flagForm {
        case .character: return text.map { String($0) }
        case .number: return text.split(separator: ",").map(String.init)
        case .long:
            let characters = Array(text)
            return stride(from: 0, to: characters.count - 1, by: 2).map { String(characters[$0...$0 + 1]) }
        }
    }

    // MARK: Asking

    /// Also capitalised, and in capitals.
    func contains(_ word: String) -> Bool {
        let plain = word.replacingOccurrences(of: "’", with: "'")
        if isKnown(plain) { return true }
        let lowered = plain.lowercased()
        guard lowered != plain else { return false }
        let isCapitalised = plain.dropFirst() == lowered.dropFirst()
        let isInCapitals = plain == plain.uppercased()
        guard isCapitalised || isInCapitals else { return false }
        if isKnown(lowered) { return true }
        return isInCapitals && isKnown(lowered.prefix(1).uppercased() + lowered.dropFirst())
    }

    private func isKnown(_ word: String) -> Bool {
        if let flags = stems[word], flags.isDisjoint(with: unusable) { return true }
        let characters = Array(word)
        return isStemWithSuffix(characters) || isStemWithPrefix(characters)
    }

    /// - Parameter prefix: one that the stem must allow as well.
    private func isStemWithSuffix(_ word: [Character], prefix: Affix? = nil) -> Bool {
        for length in 0...min(longestSuffix, word.count) {
            for affix in suffixes[String(word.suffix(length))] ?? [] {
                let stem = word.dropLast(length) + affix.strip
                guard prefix == nil || affix.allowsOtherSide,
                    Self.matches(affix.condition, stem.suffix(affix.condition.count)),
                    let flags = stems[String(stem)], flags.contains(affix.flag),
                    prefix.map({ flags.contains($0.flag) }) ?? true
                else { continue }
                return true
            }
        }
        return false
    }

    private func isStemWithPrefix(_ word: [Character]) -> Bool {
        for length in 0...min(longestPrefix, word.count) {
            for affix in prefixes[String(word.prefix(length))] ?? [] {
                let stem = affix.strip + word.dropFirst(length)
                guard Self.matches(affix.condition, stem.prefix(affix.condition.count)) else { continue }
                if let flags = stems[String(stem)], flags.contains(affix.flag) { return true }
                if affix.allowsOtherSide, isStemWithSuffix(stem, prefix: affix) { return true }
            }
        }
        return false
    }

    private static func matches(_ condition: [ConditionPart], _ characters: some Collection<Character>) -> Bool {
        condition.count == characters.count && zip(condition, characters).allSatisfy { $0.matches($1) }
    }

    // MARK: Guessing

    /// Words one mistake away: first the usual mistakes of the language, then two letters exchanged, one too many, one too
    /// few, one wrong, a missing space.
    func guesses(for word: String) -> [String] {
        let isCapitalised = word.first?.isUppercase == true
        let characters = Array(word.lowercased())
        var found: [String] = []
        func consider(_ candidate: String) {
            let shown = isCapitalised ? candidate.prefix(1).uppercased() + candidate.dropFirst() : candidate
            let isWord = candidate.split(separator: " ").allSatisfy { isKnown(String($0)) } || isKnown(shown)
            if isWord, !found.contains(shown), stems[candidate]?.isDisjoint(with: noSuggestion) ?? true {
                found.append(shown)
            }
        }
        let lowered = String(characters)
        for (wrong, right) in replacements where lowered.contains(wrong) {
            consider(lowered.replacingOccurrences(of: wrong, with: right).replacingOccurrences(of: "_", with: " "))
        }
        for edit in Self.edits(of: characters, with: alphabet) { consider(edit) }
        return Array(found.prefix(10))
    }

    private static func edits(of word: [Character], with alphabet: [Character]) -> [String] {
        let count = word.count
        var edits: [[Character]] = []
        for i in 0..<max(0, count - 1) { edits.append(word[..<i] + [word[i + 1], word[i]] + word[(i + 2)...]) }
        for i in 0..<count where count > 1 { edits.append(Array(word[..<i] + word[(i + 1)...])) }
        for letter in alphabet { for i in 0...count { edits.append(word[..<i] + [letter] + word[i...]) } }
        for letter in alphabet {
            for i in 0..<count where word[i] != letter { edits.append(word[..<i] + [letter] + word[(i + 1)...]) }
        }
        for i in 1..<max(2, count) where count > 1 { edits.append(word[..<i] + [" "] + word[i...]) }
        return edits.map { String($0) }
    }

    /// The shortest first.
    func completions(of part: String) -> [String] {
        let isCapitalised = part.first?.isUppercase == true
        let lowered = part.lowercased()
        return
            stems.filter {
                $0.key.hasPrefix(lowered) && $0.key.count > part.count && $0.value.isDisjoint(with: unusable)
            }
            .keys.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(20)
            .map { isCapitalised ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    }
}
