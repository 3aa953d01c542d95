// SPDX-License-Identifier: MIT
public import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses and phone numbers in text. Dates, addresses and flights are not found.
///
/// Unlike on iOS it is no `NSRegularExpression`, whose methods cannot be overridden here, and its results say
/// `.regularExpression` when asked for their type; what they found is in `url` and `phoneNumber`.
public final class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingTypes
    private let patterns: [(kind: DetectedData.Kind, expression: NSRegularExpression)]

    /// Throws when no type is named.
    public init(types: NSTextCheckingTypes) throws {
        guard types != 0 else { throw CocoaError(.fileReadUnknown) }
        checkingTypes = types
        var patterns: [(DetectedData.Kind, NSRegularExpression)] = []
        func add(_ kind: DetectedData.Kind, _ pattern: String) throws {
            patterns.append((kind, try NSRegularExpression(pattern: pattern, options: [.caseInsensitive])))
        }
        if types & Self.link != 0 {
            try add(.mail, #"(?:mailto:)?\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#)
            try add(.link, #"\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?')\]}]"# + "|" + Self.bareHost + ")")
        }
        if types & Self.phoneNumber != 0 {
            try add(.phone, #"(?<![\w.])(?:\+|\()?\d(?:(?:[ ()/-]{0,2}|\.(?=\d{3}))\d){6,13}(?![\w])"#)
        }
        self.patterns = patterns
    }

    // `NSTextCheckingResult.CheckingType.link` and `.phoneNumber`, which Foundation on Linux calls deprecated. Its
    // `link` is another bit than Apple's; either is meant.
    private static let link: NSTextCheckingTypes = 1 << 5 | 1 << 6
    private static let phoneNumber: NSTextCheckingTypes = 1 << 11

    /// A host of its own is a link when it begins with `www.` or ends in a domain that everybody knows.
    private static let bareHost =
        #"(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|jp|info))\b"#
        + #"(?:[/?#][^\s<>"]*[^\s<>".,;:!?')\]}])?"#

    /// In the order of the text; where two overlap the first one found stands.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        for (kind, expression) in patterns {
            for match in expression.matches(in: string, options: options, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                let text = NSString(string: string).substring(with: match.range)
                guard let data = DetectedData(kind, text)?.expression else { continue }
                var place = match.range
                found.append(
                    NSTextCheckingResult.regularExpressionCheckingResult(
                        ranges: &place, count: 1, regularExpression: data))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

/// What a detector found. Results carry an expression and nothing else, and neither class can be subclassed here: the
/// expression is a comment that says what was found.
private struct DetectedData {
    enum Kind: String { case link, mail, phone }
    let kind: Kind
    let text: String

    /// The address; nil for phone numbers and for what is no address after all.
    var url: URL? {
        switch kind {
        case .link: URL(string: text.contains("://") ? text : "http://" + text)
        case .mail: URL(string: text.hasPrefix("mailto:") ? text : "mailto:" + text)
        case .phone: nil
        }
    }

    var expression: NSRegularExpression? {
        guard let encoded = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else { return nil }
        do { return try NSRegularExpression(pattern: "(?#\(kind.rawValue):\(encoded))") } catch { return nil }
    }

    init?(_ kind: Kind, _ text: String) {
        (self.kind, self.text) = (kind, text)
        if kind != .phone, url == nil { return nil }
    }

    init?(_ expression: NSRegularExpression?) {
        guard let pattern = expression?.pattern, pattern.hasPrefix("(?#"), pattern.hasSuffix(")") else { return nil }
        let parts = pattern.dropFirst(3).dropLast().split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = Kind(rawValue: parts[0]), let text = parts[1].removingPercentEncoding
        else { return nil }
        self.init(kind, text)
    }
}

extension NSTextCheckingResult {
    /// Where a found link leads; mail addresses as `mailto:`.
    public var url: URL? { DetectedData(regularExpression)?.url }

    public var phoneNumber: String? {
        guard let data = DetectedData(regularExpression), data.kind == .phone else { return nil }
        return data.text
    }
}
