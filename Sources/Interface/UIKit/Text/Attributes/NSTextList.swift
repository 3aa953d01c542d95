// SPDX-License-Identifier: MIT
import CoreText

/// A list that paragraphs belong to: what stands in front of its items.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class NSTextList: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked: the starting number is set before the list is used, as on iOS.

    /// A kind of marker between braces with text around it, such as `{decimal}.`; text without braces stands for itself.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        public static let decimal = MarkerFormat("{decimal}")
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The marker of the list around it stands in front.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    open private(set) var markerFormat: MarkerFormat
    open private(set) var listOptions: Options
    /// The number of the first item.
    open var startingItemNumber = 1

    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: UInt(max(0, options)))
        super.init()
    }

    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: Int(options.rawValue))
        self.startingItemNumber = startingItemNumber
    }

    /// Whether items differ in their markers.
    open var isOrdered: Bool { Self.numbering(kind ?? "") != nil }

    /// What stands in front of an item, without white space.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let kind, let range = format.range(of: "{\(kind)}") else { return format }
        let text = Self.numbering(kind).map { $0(itemNumber) } ?? Self.symbols[kind] ?? ""
        return format.replacingCharacters(in: range, with: text)
    }

    private var kind: String? {
        let format = markerFormat.rawValue
        guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return nil }
        return String(format[format.index(after: start)..<end])
    }

    private static let symbols = [
        "box": "\u{25FB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func numbering(_ kind: String) -> ((Int) -> String)? {
        switch kind {
        case "decimal": { String($0) }
        case "octal": { String($0, radix: 8) }
        case "lower-hexadecimal": { String($0, radix: 16) }
        case "upper-hexadecimal": { String($0, radix: 16, uppercase: true) }
        case "lower-alpha", "lower-latin": { letters($0).lowercased() }
        case "upper-alpha", "upper-latin": letters
        case "lower-roman": { roman($0).lowercased() }
        case "upper-roman": roman
        default: nil
        }
    }

    /// A to Z, AA, AB, ...; numbers below 1 as they are.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, result) = (number, "")
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(65 + rest % 26))) + result
            rest /= 26
        }
        return result
    }

    /// Numbers outside of 1 to 3999 as they are.
    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, result) = (number, "")
        for (value, sign) in signs {
            result += String(repeating: sign, count: rest / value)
            rest %= value
        }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }

    // MARK: NSSecureCoding

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    public required init?(coder: NSCoder) {
        markerFormat = MarkerFormat(coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") as String? ?? "")
        listOptions = Options(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSOptions"))))
        super.init()
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    }
}
