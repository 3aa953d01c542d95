// SPDX-License-Identifier: MIT
public import Foundation

/// `PersonNameComponentsFormatter` of adapted code; Foundation's own has no members here.
///
/// The order of given and family name follows the locale's language; scripts without spaces get none.
open class __PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Formats the phonetic representation instead of the name.
        public static let phonetic = Self(rawValue: 1 << 1)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    open func string(from components: PersonNameComponents) -> String {
        let source = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        let name = PersonName(source, isFamilyFirst: isFamilyFirst(source))
        switch style {
        case .long: return name.long
        case .short: return name.short
        case .abbreviated: return name.initials
        case .default, .medium: return name.medium
        }
    }

    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        NSAttributedString(string: string(from: components))
    }

    /// Two words are given and family name in the locale's order, middle names stand between; a known title comes first.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var result = PersonNameComponents()
        if words.count > 1, Self.titles.contains(words[0].lowercased()) { result.namePrefix = words.removeFirst() }
        if words.count > 2, let last = words.last, Self.suffixes.contains(last.lowercased()) {
            result.nameSuffix = words.removeLast()
        }
        if Self.familyFirst.contains(language), words.count > 1 { result.familyName = words.removeFirst() }
        result.givenName = words.isEmpty ? nil : words.removeFirst()
        if result.familyName == nil, !words.isEmpty { result.familyName = words.removeLast() }
        if !words.isEmpty { result.middleName = words.joined(separator: " ") }
        return result
    }

    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = __PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    private static let titles: Set<String> = [
        "mr", "mr.", "mrs", "mrs.", "ms", "ms.", "miss", "dr", "dr.", "prof", "prof.",
    ]
    private static let suffixes: Set<String> = [
        "jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "esq", "esq.", "phd", "ph.d.",
    ]
    private static let familyFirst: Set<String> = ["zh", "ja", "ko", "hu", "vi"]

    private var language: String { locale?.language.languageCode?.identifier ?? "en" }

    /// A name in Chinese, Japanese or Korean script puts the family first whatever the locale.
    private func isFamilyFirst(_ components: PersonNameComponents) -> Bool {
        let text = (components.familyName ?? "") + (components.givenName ?? "")
        return Self.familyFirst.contains(language) || !text.isEmpty && text.allSatisfy(PersonName.isIdeographic)
    }
}

/// The forms of one name.
private struct PersonName {
    private let parts: PersonNameComponents
    private let isFamilyFirst: Bool

    init(_ parts: PersonNameComponents, isFamilyFirst: Bool) {
        self.parts = parts
        self.isFamilyFirst = isFamilyFirst
    }

    /// Title, given, middle and family name, suffix: all there is.
    var long: String {
        join([parts.namePrefix] + ordered(given: [parts.givenName, parts.middleName]) + [parts.nameSuffix])
    }

    var medium: String { join(ordered(given: [parts.givenName])) }

    /// The nickname, else the given name, else whatever there is.
    var short: String {
        [parts.nickname, parts.givenName, parts.familyName].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    }

    var initials: String {
        ordered(given: [parts.givenName]).compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }

    private func ordered(given: [String?]) -> [String?] {
        isFamilyFirst ? [parts.familyName] + given : given + [parts.familyName]
    }

    private func join(_ words: [String?]) -> String {
        let present = words.compactMap { $0 }.filter { !$0.isEmpty }
        let isDense = !present.isEmpty && present.allSatisfy { $0.allSatisfy(Self.isIdeographic) }
        return present.joined(separator: isDense ? "" : " ")
    }

    static func isIdeographic(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        // Han, kana and Hangul syllables.
        return (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
            || (0xAC00...0xD7AF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
    }
}
