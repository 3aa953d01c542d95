// SPDX-License-Identifier: MIT

/// Finds words that are not in a language's dictionary, and what they might have been. The dictionaries are those that the
/// machine has for Hunspell.
@preconcurrency @MainActor
open class UITextChecker: __ObjCObject {
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }
    private var ignored: Set<String> = []

    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    // MARK: Checking

    /// The first misspelled word of `range` that begins at `startingOffset` or later, `wrapFlag`: then from the start of
    /// the range; `NSNotFound` when there is none, or no dictionary. Words with digits in them are not checked.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionaries.dictionary(for: language) else { return nothing }
        let wrong = Self.words(of: stringToCheck as NSString, in: range).filter { word in
            !ignored.contains(word.text) && !Self.hasLearnedWord(word.text) && !dictionary.contains(word.text)
        }
        let next = wrong.first { $0.range.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
        return next?.range ?? nothing
    }

    /// The likeliest first; nil when there is no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        SpellingDictionaries.dictionary(for: language)?.guesses(for: (string as NSString).substring(with: range))
    }

    /// Words that begin as the range does; nil when there is no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        SpellingDictionaries.dictionary(for: language)?.completions(of: (string as NSString).substring(with: range))
    }

    private static func words(of text: NSString, in range: NSRange) -> [(text: String, range: NSRange)] {
        let part = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        var words: [(String, NSRange)] = []
        var start = part.location
        func end(at index: Int) {
            var word = NSRange(location: start, length: index - start)
            while word.length > 0, isApostrophe(text.character(at: word.location)) {
                word = NSRange(location: word.location + 1, length: word.length - 1)
            }
            while word.length > 0, isApostrophe(text.character(at: NSMaxRange(word) - 1)) { word.length -= 1 }
            let found = text.substring(with: word)
            if word.length > 0, !found.contains(where: \.isNumber) { words.append((found, word)) }
            start = index + 1
        }
        for index in part.location..<NSMaxRange(part) where !isOfWord(text.character(at: index)) { end(at: index) }
        end(at: NSMaxRange(part))
        return words
    }

    private static func isApostrophe(_ unit: unichar) -> Bool { unit == 0x27 || unit == 0x2019 }
    private static func isOfWord(_ unit: unichar) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return isApostrophe(unit) || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }

    // MARK: Languages and words of the user's

    /// `en_US`: the names of the dictionaries that are there.
    open class var availableLanguages: [String] { SpellingDictionaries.names }

    open class func learnWord(_ word: String) { LearnedWords.change { $0.insert(word) } }
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }
    open class func unlearnWord(_ word: String) { LearnedWords.change { $0.remove(word) } }
}

/// The dictionaries of the machine, read when they are first asked for.
@MainActor
private enum SpellingDictionaries {
    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
    private static var read: [String: SpellingDictionary] = [:]

    /// Paths without extension by name.
    private static let paths: [String: String] = {
        var paths: [String: String] = [:]
        for folder in folders where FileManager.default.fileExists(atPath: folder) {
            for file in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
            where file.hasSuffix(".dic") && !file.contains("/") {
                let name = String(file.dropLast(4))
                if FileManager.default.fileExists(atPath: "\(folder)/\(name).aff") { paths[name] = "\(folder)/\(name)" }
            }
        }
        return paths
    }()

    static var names: [String] { paths.keys.sorted() }

    /// - Parameter language: `en`, `en_US` or `en-US`; of several dictionaries of a language, the first by name unless it
    ///   is the user's own region's.
    static func dictionary(for language: String) -> SpellingDictionary? {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let base = String(wanted.prefix { $0 != "_" })
        let own = Locale.current.identifier
        let name =
            [wanted, own].first { paths[$0] != nil && $0.hasPrefix(base) }
            ?? ["en_US", "de_DE", "fr_FR", "es_ES", "pt_PT"].first { $0.hasPrefix(base) && paths[$0] != nil }
            ?? names.first { $0.hasPrefix(base) }
        guard let name, let path = paths[name] else {
            Unsupported.report("UITextChecker of the language \(language): there is no dictionary")
            return nil
        }
        if let known = read[name] { return known }
        let dictionary = SpellingDictionary(base: path)
        read[name] = dictionary
        return dictionary
    }
}

/// Words that users have taught the keyboard.
@MainActor
private enum LearnedWords {
    private static let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/LearnedWords.txt")
    private static var read: Set<String>?

    static var all: Set<String> {
        if let read { return read }
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let words = Set(text.split(separator: "\n").map(String.init))
        read = words
        return words
    }

    static func change(_ edit: (inout Set<String>) -> Void) {
        var words = all
        edit(&words)
        read = words
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try SafeFile.write(Data(words.sorted().joined(separator: "\n").utf8), to: file)
        } catch { Unsupported.report("learned words: \(error.localizedDescription)") }
    }
}
