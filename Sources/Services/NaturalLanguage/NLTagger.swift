// SPDX-License-Identifier: MIT

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = NLTagScheme("TokenType")
    public static let lexicalClass = NLTagScheme("LexicalClass")
    public static let nameType = NLTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme("Lemma")
    public static let language = NLTagScheme("Language")
    public static let script = NLTagScheme("Script")
    public static let sentimentScore = NLTagScheme("SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let whitespace = NLTag("Whitespace")
    public static let other = NLTag("Other")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let determiner = NLTag("Determiner")
    public static let particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition")
    public static let number = NLTag("Number")
    public static let conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection")
    public static let classifier = NLTag("Classifier")
    public static let idiom = NLTag("Idiom")
    public static let otherWord = NLTag("OtherWord")
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    public static let otherPunctuation = NLTag("OtherPunctuation")
    public static let otherWhitespace = NLTag("OtherWhitespace")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
}

/// Says of the pieces of a text what they are: kinds of tokens, languages, and of word classes what is certain without a
/// model. The rest is reported.
public final class NLTagger: __ObjCObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1 << 0)
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        public static let omitOther = Options(rawValue: 1 << 3)
        public static let joinNames = Options(rawValue: 1 << 4)
        public static let joinContractions = Options(rawValue: 1 << 5)
    }
    public let tagSchemes: [NLTagScheme]
    public var string: String?
    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
        super.init()
    }
    public class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        [.tokenType, .language]
    }
    public var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        guard let string else { return }
        for piece in pieces(string, unit) where piece.overlaps(range) {
            let kind = Self.kind(string[piece])
            if Self.isOmitted(kind, options) { continue }
            if !block(tag(string[piece], kind, scheme), piece) { return }
        }
    }
    public func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        var result: [(NLTag?, Range<String.Index>)] = []
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) {
            result.append(($0, $1))
            return true
        }
        return result
    }
    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string, let piece = pieces(string, unit).first(where: { $0.contains(index) }) else {
            return (nil, index..<index)
        }
        return (tag(string[piece], Self.kind(string[piece]), scheme), piece)
    }
    public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        string.flatMap { pieces($0, unit).first { $0.contains(index) } } ?? index..<index
    }

    /// Words with what lies between them, character by character; larger units as they are.
    private func pieces(_ text: String, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        let units = TextUnits.ranges(of: unit, in: text)
        guard unit == .word else { return units }
        var (result, end) = ([Range<String.Index>](), text.startIndex)
        func fill(_ limit: String.Index) {
            while end < limit {
                let next = text.index(after: end)
                result.append(end..<next)
                end = next
            }
        }
        for word in units {
            fill(word.lowerBound)
            result.append(word)
            end = word.upperBound
        }
        fill(text.endIndex)
        return result
    }
    private static func kind(_ text: Substring) -> NLTag {
        if text.allSatisfy(\.isWhitespace) { return .whitespace }
        if text.allSatisfy(\.isPunctuation) { return .punctuation }
        return text.contains { $0.isLetter || $0.isNumber } ? .word : .other
    }
    private static func isOmitted(_ kind: NLTag, _ options: Options) -> Bool {
        switch kind {
        case .word: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        default: options.contains(.omitOther)
        }
    }

    private func tag(_ text: Substring, _ kind: NLTag, _ scheme: NLTagScheme) -> NLTag? {
        switch scheme {
        case .tokenType: return kind
        case .language: return dominantLanguage.map { NLTag($0.rawValue) }
        case .lexicalClass, .nameTypeOrLexicalClass, .nameType:
            guard kind == .word else { return kind }
            if scheme != .nameType, text.allSatisfy(\.isNumber) { return .number }
            Unsupported.report("NLTagger: \(scheme.rawValue) needs a model, which is not here")
            return .otherWord
        default:
            Unsupported.report("NLTagger: \(scheme.rawValue) needs a model, which is not here")
            return nil
        }
    }
}
