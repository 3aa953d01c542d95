// SPDX-License-Identifier: MIT

/// Three words above the keys that may be meant.
final class PredictionBar: UIView {
    var chosen: (String) -> Void = { _ in }
    private var labels: [UILabel] = []
    private var lines: [UIView] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
        for _ in 0..<3 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 17)
            label.textAlignment = .center
            label.lineBreakMode = .byTruncatingMiddle
            label.isAccessibilityElement = true
            label.accessibilityTraits = .button
            addSubview(label)
            labels.append(label)
        }
        for _ in 0..<2 {
            let line = UIView()
            line.backgroundColor = .separator
            addSubview(line)
            lines.append(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// At most three, the likeliest in the middle.
    var suggestions: [String] = [] {
        didSet {
            guard oldValue != suggestions else { return }
            for (index, label) in labels.enumerated() {
                label.text = suggestions.indices.contains(index) ? suggestions[index] : nil
            }
            // A line parts two words.
            for (index, line) in lines.enumerated() {
                let sides = [index, index + 1].map { suggestions.indices.contains($0) ? suggestions[$0] : "" }
                line.isHidden = sides.contains("")
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 3
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width + 4, y: 0, width: width - 8, height: bounds.height)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: CGFloat(index + 1) * width, y: 10, width: 1, height: max(0, bounds.height - 20))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        let index = min(2, max(0, Int(point.x / max(1, bounds.width / 3))))
        if suggestions.indices.contains(index), !suggestions[index].isEmpty { chosen(suggestions[index]) }
    }

    // The keyboard below would take the touch for a key's.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Words that may be meant, from the dictionary of the text's language.
@MainActor
enum WordPredictions {
    private static let checker = UITextChecker()

    /// What sentences begin with, and what follows any word, until something is typed.
    private static let starts = [
        "en": ["I", "The", "I’m"], "de": ["Ich", "Die", "Das"], "fr": ["Je", "Il", "C’est"],
        "es": ["No", "Que", "La"], "it": ["Non", "Ma", "Il"], "pt": ["Não", "Eu", "O"], "nl": ["Ik", "De", "Het"],
        "ru": ["Я", "Не", "А"], "uk": ["Я", "Не", "А"], "pl": ["Nie", "To", "Ja"], "sv": ["Jag", "Det", "Vi"],
        "da": ["Jeg", "Det", "Vi"], "nb": ["Jeg", "Det", "Vi"], "fi": ["Ei", "Se", "Mutta"], "tr": ["Ben", "Bu", "Ne"],
        "el": ["Δεν", "Το", "Θα"], "ar": ["لا", "أنا", "في"], "fa": ["من", "این", "نه"], "he": ["אני", "לא", "זה"],
        "ko": ["나", "그", "안녕"], "ja": ["私", "今日", "これ"], "hi": ["मैं", "यह", "क्या"], "cs": ["Já", "To", "Ne"],
    ]
    private static let others = [
        "en": ["the", "to", "and"], "de": ["die", "und", "das"], "fr": ["de", "pas", "la"],
        "es": ["que", "de", "la"], "it": ["che", "di", "la"], "pt": ["que", "de", "a"], "nl": ["de", "en", "het"],
        "ru": ["и", "в", "не"], "uk": ["і", "в", "не"], "pl": ["i", "w", "się"], "sv": ["och", "att", "det"],
        "da": ["og", "at", "det"], "nb": ["og", "at", "det"], "fi": ["ja", "on", "ei"], "tr": ["ve", "bir", "bu"],
        "el": ["και", "να", "το"], "ar": ["في", "من", "على"], "fa": ["و", "در", "به"], "he": ["את", "של", "על"],
        "ko": ["그", "이", "수"], "ja": ["は", "が", "を"], "hi": ["है", "और", "में"], "cs": ["a", "se", "na"],
    ]

    /// - Parameter before: the end of the text before the caret.
    static func after(_ before: String, language: String, startsSentence: Bool) -> [String] {
        let base = String(language.prefix { $0 != "-" && $0 != "_" })
        let language = language.replacingOccurrences(of: "-", with: "_")
        let partial = String(before.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }.reversed())
        guard !partial.isEmpty else { return (startsSentence ? starts : others)[base] ?? [] }
        let katakana = KanaKeys.katakana(partial)
        if base == "ja", katakana != partial { return [partial, katakana, ""] }
        guard UITextChecker.availableLanguages.contains(where: { $0.hasPrefix(base) }) else {
            return ["", partial, ""]
        }
        let range = NSRange(location: 0, length: partial.utf16.count)
        var words = checker.completions(forPartialWordRange: range, in: partial, language: language) ?? []
        let wrong = checker.rangeOfMisspelledWord(
            in: partial, range: range, startingAt: 0, wrap: false, language: language)
        if words.isEmpty, wrong.length > 0 {
            words = checker.guesses(forWordRange: range, in: partial, language: language) ?? []
        }
        words = words.filter { $0 != partial }
        if words.isEmpty { return ["", partial, ""] }
        // What was typed stands at the side, in quotes, while it is no word.
        let typed = wrong.length > 0 ? "“\(partial)”" : partial
        return [typed] + words.sorted { $0.count < $1.count }.prefix(2)
    }
}
