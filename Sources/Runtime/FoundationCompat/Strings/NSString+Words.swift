// SPDX-License-Identifier: MIT
import Foundation

// Foundation on Linux marks enumeration by words and sentences as unavailable. These overloads take options of their own, so
// that `options: .byWords` finds them.

/// Those of `NSString.EnumerationOptions` that go with words and sentences.
public struct WordEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let byWords = WordEnumerationOptions(rawValue: 4)
    public static let bySentences = WordEnumerationOptions(rawValue: 3)
    public static let reverse = WordEnumerationOptions(rawValue: 1 << 8)
    public static let substringNotRequired = WordEnumerationOptions(rawValue: 1 << 9)
    public static let localized = WordEnumerationOptions(rawValue: 1 << 10)
}

extension NSString {
    /// Calls `block` with each word or sentence of a range: its text, its range, the range up to the next one, and a flag that
    /// stops. Words are runs of letters and digits, with apostrophes and full stops inside.
    public func enumerateSubstrings(
        in range: NSRange, options opts: WordEnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let part = substring(with: range)
        var found = WordRanges.find(
            in: part, sentences: opts.rawValue & 0xFF == WordEnumerationOptions.bySentences.rawValue)
        if opts.contains(.reverse) { found.reverse() }
        var stop = ObjCBool(false)
        for entry in found {
            let own = NSRange(location: entry.own.location + range.location, length: entry.own.length)
            let enclosing = NSRange(location: entry.enclosing.location + range.location, length: entry.enclosing.length)
            block(opts.contains(.substringNotRequired) ? nil : substring(with: own), own, enclosing, &stop)
            if stop.boolValue { return }
        }
    }
}

extension StringProtocol {
    /// As that of `NSString`, with ranges of the string's own indices.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: WordEnumerationOptions,
        _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
    ) where R.Bound == String.Index {
        let whole = String(self)
        let bounds = range.relative(to: whole)
        (whole as NSString).enumerateSubstrings(in: NSRange(bounds, in: whole), options: opts) {
            text, own, enclosing, stop in
            guard let own = Range(own, in: whole), let enclosing = Range(enclosing, in: whole) else { return }
            var stops = false
            body(text, own, enclosing, &stops)
            if stops { stop.pointee = ObjCBool(true) }
        }
    }
}

/// Finds words and sentences; each with the range that reaches to the next one.
private enum WordRanges {
    static func find(in text: String, sentences: Bool) -> [(own: NSRange, enclosing: NSRange)] {
        let found = sentences ? self.sentences(text) : words(text)
        let length = text.utf16.count
        return found.enumerated().map { index, range in
            let start = index == 0 ? 0 : range.location
            let end = index + 1 < found.count ? found[index + 1].location : length
            return (range, NSRange(location: start, length: end - start))
        }
    }

    private static func words(_ text: String) -> [NSRange] {
        var result: [NSRange] = []
        var start: Int?
        var (location, end) = (0, 0)
        // An apostrophe or full stop that may turn out to stand inside of a word.
        var isHeld = false
        for character in text {
            let length = character.utf16.count
            if character.isLetter || character.isNumber || character == "_" {
                if start == nil { start = location }
                isHeld = false
                end = location + length
            } else if start != nil, !isHeld, "'’".contains(character) {
                isHeld = true
            } else if let begun = start {
                result.append(NSRange(location: begun, length: end - begun))
                (start, isHeld) = (nil, false)
            }
            location += length
        }
        if let begun = start { result.append(NSRange(location: begun, length: end - begun)) }
        return result
    }

    /// Up to a full stop, question or exclamation mark and the white space behind it.
    private static func sentences(_ text: String) -> [NSRange] {
        var result: [NSRange] = []
        var (start, location) = (0, 0)
        var hasEnded = false
        for character in text {
            if hasEnded, !character.isWhitespace, !".!?…\"”’)".contains(character) {
                result.append(NSRange(location: start, length: location - start))
                (start, hasEnded) = (location, false)
            }
            location += character.utf16.count
            if ".!?…".contains(character) || character.isNewline { hasEnded = true }
        }
        if location > start { result.append(NSRange(location: start, length: location - start)) }
        return result
    }
}
