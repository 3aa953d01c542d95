// SPDX-License-Identifier: MIT
import CoreText

/// A stop of the tab key: where the text after a tab character goes.
///
/// Sendable because it never changes.
open class NSTextTab: __ObjCObject, NSCopying, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: the characters that end a column of a decimal tab.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public let alignment: NSTextAlignment
    /// From the leading edge, in points.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
    }

    /// What separates the whole part of a number in `locale`: its decimal separator.
    open class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }

    /// Of the terminators only `.`, `,`, the Arabic separator and `:` are kept.
    package var format: ParagraphFormat.Tab {
        let set = options[.columnTerminators] as? CharacterSet
        let terminators = [".", ",", "\u{66B}", ":"].filter { set?.contains($0.unicodeScalars[$0.startIndex]) == true }
        return ParagraphFormat.Tab(
            alignment: alignment.format, location: Double(location), terminators: terminators.joined())
    }
}
