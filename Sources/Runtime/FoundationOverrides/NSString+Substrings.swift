// SPDX-License-Identifier: MIT
public import Foundation

/// Foundation's enumeration on Linux goes on behind the end of the range: a paragraph's range gives also the next one. On
/// iOS every character of the range, and no other, is in one of the enclosing ranges:
/// https://developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)
extension NSString {
    @_silgen_name(
        "$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF"
    )
    public func __enumerateSubstrings(
        in range: NSRange, options: EnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let isBackward = options.contains(.reverse)
        var stop = ObjCBool(false)
        var (start, end) = (range.location, NSMaxRange(range))
        while start < end, !stop.boolValue {
            let part = substring(at: isBackward ? end - 1 : start, options)
            let enclosing = part.enclosing.within(start, end)
            let own = part.own.within(start, end)
            if isBackward { end = enclosing.location } else { start = NSMaxRange(enclosing) }
            block(options.contains(.substringNotRequired) ? nil : substring(with: own), own, enclosing, &stop)
        }
    }

    /// The line, paragraph or character that has the UTF-16 unit at `location`, without and with what ends it.
    private func substring(at location: Int, _ options: EnumerationOptions) -> (own: NSRange, enclosing: NSRange) {
        var (start, end, contentsEnd) = (0, 0, 0)
        let place = NSRange(location: location, length: 0)
        switch EnumerationOptions(rawValue: options.rawValue & Self.kinds) {
        case .byParagraphs: getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: place)
        case .byComposedCharacterSequences:
            let character = rangeOfComposedCharacterSequence(at: location)
            return (character, character)
        default: getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: place)
        }
        return (
            NSRange(location: start, length: contentsEnd - start), NSRange(location: start, length: end - start)
        )
    }

    /// The bits of the options that say what is enumerated.
    private static let kinds: UInt = 0xFF
}

extension NSRange {
    /// What lies between two places; empty at the nearer one where nothing does.
    fileprivate func within(_ start: Int, _ end: Int) -> NSRange {
        let from = Swift.min(Swift.max(location, start), end)
        return NSRange(location: from, length: Swift.max(from, Swift.min(NSMaxRange(self), end)) - from)
    }
}
