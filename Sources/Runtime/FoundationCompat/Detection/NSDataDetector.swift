// SPDX-License-Identifier: MIT
public import Foundation

public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses, phone numbers, postal addresses and dates in text.
///
/// Unlike on iOS it is no `NSRegularExpression`, whose methods cannot be overridden here, and its results say
/// `.regularExpression` when asked for their type; what they found is in `url`, `phoneNumber`, `addressComponents` and
/// `date`.
public final class NSDataDetector: NSObject {
    public let checkingTypes: NSTextCheckingTypes
    private let patterns: [(kind: DetectedData.Kind, expression: NSRegularExpression)]

    /// Throws when no type is named.
    public init(types: NSTextCheckingTypes) throws {
        guard types != 0 else { throw CocoaError(.fileReadUnknown) }
        checkingTypes = types
        // Where two overlap the first kind counts: a date could pass for a phone number.
        patterns = try DetectedData.Kind.allCases.filter { $0.types & types != 0 }.map { kind in
            let options: NSRegularExpression.Options = kind.ignoresCase ? [.caseInsensitive] : []
            return (kind, try NSRegularExpression(pattern: kind.pattern, options: options))
        }
        if types == Self.transitInformation { Unsupported.report("NSDataDetector of transit information") }
    }

    private static let transitInformation: NSTextCheckingTypes = 1 << 12

    /// In the order of the text; where two overlap the first one found stands.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        detect(in: string, options, range).compactMap { place, data in
            guard let expression = data.expression else { return nil }
            var place = place
            return NSTextCheckingResult.regularExpressionCheckingResult(
                ranges: &place, count: 1, regularExpression: expression)
        }
    }

    /// The same with what was found, for modules of this package.
    package func detect(
        in string: String, _ options: NSRegularExpression.MatchingOptions = [], _ range: NSRange
    ) -> [(range: NSRange, data: DetectedData)] {
        let text = string as NSString
        var found: [(range: NSRange, data: DetectedData)] = []
        for (kind, expression) in patterns {
            for match in expression.matches(in: string, options: options, range: range)
            where !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                guard let data = DetectedData(kind, text.substring(with: match.range)) else { continue }
                found.append((match.range, data))
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// The name by which adapted code calls it, which cannot tell a detector from another regular expression.
    public func __enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateMatches(in: string, options: options, range: range, using: block)
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

extension NSTextCheckingResult {
    private var detected: DetectedData? { DetectedData(regularExpression) }

    /// Where a found link leads; mail addresses as `mailto:`.
    public var url: URL? { detected?.url }

    public var phoneNumber: String? { detected.flatMap { $0.kind == .phone ? $0.text : nil } }

    /// Parts of a postal address; nil for other results.
    public var addressComponents: [NSTextCheckingKey: String]? { detected?.address }

    /// What a date says, noon where it names no time; nil for other results.
    public var date: Date? { detected?.date(relativeTo: Date()) }

    /// Dates are understood in the current time zone.
    public var timeZone: TimeZone? { nil }

    /// A date is a moment: ranges of dates are found as two.
    public var duration: TimeInterval { 0 }

    /// Parts of what was found in a flight's or a transit's text, which the detector does not look for.
    public var components: [NSTextCheckingKey: String]? { addressComponents }

    /// `linkCheckingResult(range:url:)` of adapted code: Foundation's own cannot be made on Linux.
    public class func __linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        made(range, .link, url.absoluteString)
    }

    /// `phoneNumberCheckingResult(range:phoneNumber:)` of adapted code.
    public class func __phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        made(range, .phone, phoneNumber)
    }

    private static func made(_ range: NSRange, _ kind: DetectedData.Kind, _ text: String) -> NSTextCheckingResult {
        guard let expression = DetectedData(kind, text)?.expression else {
            NSException.raise(.invalidArgumentException, "'\(text)' is no \(kind.rawValue)")
        }
        return withUnsafePointer(to: range) {
            regularExpressionCheckingResult(
                ranges: UnsafeMutablePointer(mutating: $0), count: 1, regularExpression: expression)
        }
    }
}

extension NSTextCheckingKey {
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
