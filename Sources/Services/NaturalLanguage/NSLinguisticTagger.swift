// SPDX-License-Identifier: MIT

// Foundation's own tagger, which NLTagger took the place of. On iOS these names come with Foundation; here the files that
// use them import this module.

public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = NSLinguisticTagScheme("TokenType")
    public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
    public static let nameType = NSLinguisticTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
    public static let lemma = NSLinguisticTagScheme("Lemma")
    public static let language = NSLinguisticTagScheme("Language")
    public static let script = NSLinguisticTagScheme("Script")
}

public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let word = NSLinguisticTag("Word")
    public static let punctuation = NSLinguisticTag("Punctuation")
    public static let whitespace = NSLinguisticTag("Whitespace")
    public static let other = NSLinguisticTag("Other")
    public static let noun = NSLinguisticTag("Noun")
    public static let verb = NSLinguisticTag("Verb")
    public static let adjective = NSLinguisticTag("Adjective")
    public static let adverb = NSLinguisticTag("Adverb")
    public static let pronoun = NSLinguisticTag("Pronoun")
    public static let determiner = NSLinguisticTag("Determiner")
    public static let particle = NSLinguisticTag("Particle")
    public static let preposition = NSLinguisticTag("Preposition")
    public static let number = NSLinguisticTag("Number")
    public static let conjunction = NSLinguisticTag("Conjunction")
    public static let interjection = NSLinguisticTag("Interjection")
    public static let classifier = NSLinguisticTag("Classifier")
    public static let idiom = NSLinguisticTag("Idiom")
    public static let otherWord = NSLinguisticTag("OtherWord")
    public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
    public static let openQuote = NSLinguisticTag("OpenQuote")
    public static let closeQuote = NSLinguisticTag("CloseQuote")
    public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
    public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
    public static let wordJoiner = NSLinguisticTag("WordJoiner")
    public static let dash = NSLinguisticTag("Dash")
    public static let otherPunctuation = NSLinguisticTag("OtherPunctuation")
    public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
    public static let otherWhitespace = NSLinguisticTag("OtherWhitespace")
    public static let personalName = NSLinguisticTag("PersonalName")
    public static let placeName = NSLinguisticTag("PlaceName")
    public static let organizationName = NSLinguisticTag("OrganizationName")
}

public enum NSLinguisticTaggerUnit: Int, Sendable { case word = 0, sentence, paragraph, document }

/// Says of the pieces of a text what they are, by ranges of UTF-16. What NLTagger has no model for is reported there.
open class NSLinguisticTagger: __ObjCObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1 << 0)
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        public static let omitOther = Options(rawValue: 1 << 3)
        public static let joinNames = Options(rawValue: 1 << 4)
    }

    open private(set) var tagSchemes: [NSLinguisticTagScheme]
    private let options: Options
    private let tagger: NLTagger

    /// - Parameter opts: raw values of `Options`, for calls that give none.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
        self.tagSchemes = tagSchemes
        options = Options(rawValue: UInt(bitPattern: opts))
        tagger = NLTagger(tagSchemes: tagSchemes.map { NLTagScheme($0.rawValue) })
        super.init()
    }

    open var string: String? {
        get { tagger.string }
        set { tagger.string = newValue }
    }
    /// The text is read anew each time.
    open func stringEdited(in newRange: NSRange, changeInLength delta: Int) {}

    /// BCP 47; nil where it cannot be told.
    open var dominantLanguage: String? { tagger.dominantLanguage?.rawValue }
    open class func dominantLanguage(for string: String) -> String? {
        NLLanguageRecognizer.dominantLanguage(for: string)?.rawValue
    }

    open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
        NLTagger.availableTagSchemes(for: unit.modern, language: NLLanguage(language)).map { .init($0.rawValue) }
    }
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
        availableTagSchemes(for: .word, language: language)
    }

    // MARK: Tags

    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let text = string, let part = Range(range, in: text) else { return }
        let modern = NLTagger.Options(rawValue: options.rawValue)
        var isStopped: ObjCBool = false
        tagger.enumerateTags(in: part, unit: unit.modern, scheme: NLTagScheme(scheme.rawValue), options: modern) {
            block($0.map { NSLinguisticTag($0.rawValue) }, NSRange($1, in: text), &isStopped)
            return !isStopped.boolValue
        }
    }

    /// Words, each with the sentence that it stands in.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
            block(tag, token, sentenceRange(for: token), stop)
        }
    }

    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        guard let text = string, let index = place(charIndex, in: text) else { return nil }
        let (tag, found) = tagger.tag(at: index, unit: unit.modern, scheme: NLTagScheme(scheme.rawValue))
        tokenRange?.pointee = NSRange(found, in: text)
        return tag.map { NSLinguisticTag($0.rawValue) }
    }

    open func tag(
        at charIndex: Int, scheme tagScheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?,
        sentenceRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        sentenceRange?.pointee = self.sentenceRange(for: NSRange(location: charIndex, length: 0))
        return tag(at: charIndex, unit: .word, scheme: tagScheme, tokenRange: tokenRange)
    }

    /// Pieces without a tag have an empty one.
    open func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>? = nil
    ) -> [NSLinguisticTag] {
        var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, token, _ in
            tags.append(tag ?? NSLinguisticTag(""))
            ranges.append(NSValue(range: token))
        }
        tokenRanges?.pointee = NSArray(array: ranges)
        return tags
    }

    // MARK: Ranges

    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        guard let text = string, let index = place(charIndex, in: text) else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(tagger.tokenRange(at: index, unit: unit.modern), in: text)
    }

    /// From the first touched sentence to the last.
    open func sentenceRange(for range: NSRange) -> NSRange {
        let first = tokenRange(at: range.location, unit: .sentence)
        guard range.length > 1 else { return first }
        return NSUnionRange(first, tokenRange(at: NSMaxRange(range) - 1, unit: .sentence))
    }

    private func place(_ offset: Int, in text: String) -> String.Index? {
        Range(NSRange(location: offset, length: 0), in: text)?.lowerBound
    }
}

extension NSLinguisticTaggerUnit {
    fileprivate var modern: NLTokenUnit {
        switch self {
        case .word: .word
        case .sentence: .sentence
        case .paragraph: .paragraph
        case .document: .document
        }
    }
}
