// SPDX-License-Identifier: MIT

// Words and sentences by Unicode's rules, languages by scripts and common words. Names, lemmas, word classes, sentiment and
// embeddings need trained models, which are not here: they are reported.
@_exported public import FoundationCompat

public enum NLTokenUnit: Int, Sendable { case word = 0, sentence, paragraph, document }

/// Cuts a text into words, sentences or paragraphs.
public final class NLTokenizer: __ObjCObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Attributes(rawValue: 1 << 0)
        public static let symbolic = Attributes(rawValue: 1 << 1)
        public static let emoji = Attributes(rawValue: 1 << 2)
    }
    public let unit: NLTokenUnit
    public var string: String? { didSet { found = nil } }
    private var found: [Range<String.Index>]?

    public init(unit: NLTokenUnit) {
        self.unit = unit
        super.init()
    }
    /// The rules are Unicode's, for all languages.
    public func setLanguage(_ language: NLLanguage) {}

    private var all: [Range<String.Index>] {
        if let found { return found }
        let made = string.map { TextUnits.ranges(of: unit, in: $0) } ?? []
        found = made
        return made
    }

    /// Those that touch the range.
    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        all.filter { $0.overlaps(range) }
    }
    public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) where !block(token, Self.attributes(string[token])) { return }
    }
    /// The token at a place; where there is none, an empty range.
    public func tokenRange(at index: String.Index) -> Range<String.Index> {
        all.first { $0.contains(index) } ?? index..<index
    }
    public func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let touched = tokens(for: range)
        guard let first = touched.first, let last = touched.last else { return range }
        return first.lowerBound..<last.upperBound
    }

    private static func attributes(_ text: Substring) -> Attributes {
        var result: Attributes = []
        if text.allSatisfy(\.isNumber) { result.insert(.numeric) }
        if text.allSatisfy({ $0.isSymbol || $0.isPunctuation }) { result.insert(.symbolic) }
        if text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { result.insert(.emoji) }
        return result
    }
}

enum TextUnits {
    static func ranges(of unit: NLTokenUnit, in text: String) -> [Range<String.Index>] {
        switch unit {
        case .word: enumerated(text, .byWords)
        case .sentence: enumerated(text, .bySentences)
        case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
        case .paragraph: paragraphs(text)
        }
    }
    private static func enumerated(_ text: String, _ option: WordEnumerationOptions) -> [Range<String.Index>] {
        let source = NSString(string: text)
        var result: [Range<String.Index>] = []
        source.enumerateSubstrings(in: NSRange(location: 0, length: source.length), options: option) {
            _, range, enclosing, _ in
            // A sentence reaches to the next one, as Apple's.
            let wanted = option.contains(.bySentences) && !option.contains(.byWords) ? enclosing : range
            if let found = Range(wanted, in: text) { result.append(found) }
        }
        return result
    }
    private static func paragraphs(_ text: String) -> [Range<String.Index>] {
        var (result, start) = ([Range<String.Index>](), text.startIndex)
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
            result.append(start..<end)
            start = end
        }
        return result
    }
}
