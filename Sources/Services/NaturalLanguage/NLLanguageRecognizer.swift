// SPDX-License-Identifier: MIT

/// Finds out the language of a text: by its script where only one language uses it, else by common words and by letters
/// that some languages alone have. A text without any of them is undetermined.
public final class NLLanguageRecognizer: __ObjCObject {
    private var counts: [NLLanguage: Double] = [:]
    /// Only these are considered, if there are any.
    public var languageConstraints: [NLLanguage] = []
    /// How likely languages are beforehand.
    public var languageHints: [NLLanguage: Double] = [:]

    public override init() { super.init() }

    public class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Adds to what was processed before.
    public func processString(_ string: String) {
        for (language, count) in Self.counts(of: string) { counts[language, default: 0] += count }
    }
    public func reset() { counts = [:] }

    public var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }

    /// Probabilities that add up to at most 1.
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        var scores = counts.filter { languageConstraints.isEmpty || languageConstraints.contains($0.key) }
        if !languageHints.isEmpty { for key in scores.keys { scores[key, default: 0] *= languageHints[key] ?? 0.01 } }
        // A few words more make a language much likelier: squares.
        let total = scores.values.reduce(0) { $0 + $1 * $1 }
        guard total > 0 else { return [:] }
        let best = scores.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.prefix(maxHypotheses)
        return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value * $0.value / total) })
    }

    private static let letters: [(Set<Character>, NLLanguage)] = [
        (["ß"], .german), (["ñ", "¿", "¡"], .spanish), (["ã", "õ"], .portuguese), (["ő", "ű"], .hungarian),
        (["ł", "ą", "ę", "ś", "ź", "ż", "ń"], .polish), (["ğ", "ı", "ş"], .turkish), (["ř", "ů", "ě"], .czech),
        (["ľ", "ĺ", "ŕ", "ô"], .slovak), (["ț", "ș", "ă"], .romanian), (["đ", "ơ", "ư", "ạ", "ế"], .vietnamese),
        (["ї", "є", "ґ", "і"], .ukrainian), (["ы", "э", "ё"], .russian), (["پ", "چ", "گ", "ژ"], .persian),
        (["ٹ", "ڈ", "ں", "ے"], .urdu), (["þ", "ð"], .icelandic),
    ]

    private static func counts(of text: String) -> [NLLanguage: Double] {
        var result: [NLLanguage: Double] = [:]
        for (language, count) in Script.languages(of: text) { result[language, default: 0] += count }
        let lower = text.lowercased()
        for range in TextUnits.ranges(of: .word, in: lower) {
            let languages = CommonWords.languages[String(lower[range])] ?? []
            // A word that many languages have says less.
            for language in languages { result[language, default: 0] += 1 / Double(languages.count) }
        }
        for character in lower {
            for (own, language) in letters where own.contains(character) { result[language, default: 0] += 0.5 }
        }
        return result
    }
}

/// Writing systems that stand for one language.
enum Script {
    static func languages(of text: String) -> [NLLanguage: Double] {
        var result: [NLLanguage: Double] = [:]
        var (han, kana, traditional) = (0.0, 0.0, 0.0)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF: kana += 1
            case 0x4E00...0x9FFF, 0x3400...0x4DBF:
                han += 1
                if traditionalOnly.contains(scalar) { traditional += 1 }
            default: if let language = language(scalar.value) { result[language, default: 0] += 1 }
            }
        }
        if kana > 0 {
            result[.japanese] = kana + han
        } else if han > 0 {
            result[traditional * 50 > han ? .traditionalChinese : .simplifiedChinese] = han
        }
        return result
    }
    private static func language(_ value: UInt32) -> NLLanguage? {
        switch value {
        case 0x0370...0x03FF: .greek
        case 0x0530...0x058F: .armenian
        case 0x0590...0x05FF: .hebrew
        case 0x0900...0x097F: .hindi
        case 0x0980...0x09FF: .bengali
        case 0x0A00...0x0A7F: .punjabi
        case 0x0A80...0x0AFF: .gujarati
        case 0x0B00...0x0B7F: .oriya
        case 0x0B80...0x0BFF: .tamil
        case 0x0C00...0x0C7F: .telugu
        case 0x0C80...0x0CFF: .kannada
        case 0x0D00...0x0D7F: .malayalam
        case 0x0D80...0x0DFF: .sinhalese
        case 0x0E00...0x0E7F: .thai
        case 0x0E80...0x0EFF: .lao
        case 0x0F00...0x0FFF: .tibetan
        case 0x1000...0x109F: .burmese
        case 0x10A0...0x10FF: .georgian
        case 0x1200...0x137F: .amharic
        case 0x13A0...0x13FF: .cherokee
        case 0x1780...0x17FF: .khmer
        case 0xAC00...0xD7AF, 0x1100...0x11FF: .korean
        default: nil
        }
    }
    /// Common characters that only the traditional script has.
    private static let traditionalOnly = Set("這個們來說時會國學為對與過還沒後開關長門問間東車馬鳥魚麼樣種點電話語讀書寫買賣錢銀邊頭題顏體灣華萬無業樂".unicodeScalars)
}
