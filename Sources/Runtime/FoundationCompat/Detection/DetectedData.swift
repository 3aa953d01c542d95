// SPDX-License-Identifier: MIT
import Foundation

/// What a detector found. Results carry an expression and nothing else, and neither class can be subclassed here: the
/// expression is a comment that says what was found.
package struct DetectedData {
    /// In the order in which they are looked for.
    package enum Kind: String, CaseIterable { case address, date, mail, link, phone }
    /// What kind the pattern that matched stands for.
    package let kind: Kind
    /// As it stands in the text that was searched, with no scheme added.
    package let text: String

    /// The address; nil for what leads nowhere and for what is no address after all.
    package var url: URL? {
        switch kind {
        case .link: URL(string: isComplete ? text : "http://" + text)
        case .mail: URL(string: text.hasPrefix("mailto:") ? text : "mailto:" + text)
        case .phone, .address, .date: nil
        }
    }

    /// Whether the text names its scheme.
    private var isComplete: Bool {
        text.contains("://") || ["tel:", "sms:", "mailto:", "data:"].contains { text.hasPrefix($0) }
    }

    var expression: NSRegularExpression? {
        guard let encoded = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else { return nil }
        do { return try NSRegularExpression(pattern: "(?#\(kind.rawValue):\(encoded))") } catch { return nil }
    }

    /// nil for links that are no addresses.
    init?(_ kind: Kind, _ text: String) {
        (self.kind, self.text) = (kind, text)
        if kind == .link || kind == .mail, url == nil { return nil }
    }

    init?(_ expression: NSRegularExpression?) {
        guard let pattern = expression?.pattern, pattern.hasPrefix("(?#"), pattern.hasSuffix(")") else { return nil }
        let parts = pattern.dropFirst(3).dropLast().split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let kind = Kind(rawValue: parts[0]), let text = parts[1].removingPercentEncoding
        else { return nil }
        self.init(kind, text)
    }
}

extension DetectedData.Kind {
    /// Bits of `NSTextCheckingResult.CheckingType`, most of which Foundation on Linux calls deprecated. Its `link` is another
    /// bit than Apple's; either is meant.
    var types: NSTextCheckingTypes {
        switch self {
        case .address: 1 << 4
        case .date: 1 << 3
        case .mail, .link: 1 << 5 | 1 << 6
        case .phone: 1 << 11
        }
    }

    /// Names of streets and months begin with capitals.
    var ignoresCase: Bool { self != .address && self != .date }

    var pattern: String {
        switch self {
        case .mail: #"(?:mailto:)?\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#
        case .link: #"\b(?:[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?')\]}]"# + "|" + Self.bareHost + ")"
        case .phone: #"(?<![\w.])(?:\+|\()?\d(?:(?:[ ()/-]{0,2}|\.(?=\d{3}))\d){6,13}(?![\w])"#
        case .address: Self.addressPattern
        case .date: Self.datePattern
        }
    }

    /// A host of its own is a link when it begins with `www.` or ends in a domain that everybody knows.
    private static let bareHost =
        #"(?<!@)(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|de|uk|fr|jp|info))\b"#
        + #"(?:[/?#][^\s<>"]*[^\s<>".,;:!?')\]}])?"#

    /// House number, street, and perhaps city, state and ZIP code, as written in English.
    private static let addressPattern =
        #"\b\d{1,5}(?: [A-Z][\w.]*){1,4} (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|Place|Pl|Square|Sq|Loop|Parkway|Pkwy)\b(?:\.(?=,? [A-Z]))?(?:,? (?:[A-Z][a-z]+ ?){1,3},? [A-Z]{2}(?: \d{5}(?:-\d{4})?)?)?"#

    static let month =
        #"(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)"#
    private static let clock = #"\d{1,2}(?::\d{2})? ?(?:[ap]m|[AP]M|[ap]\.m\.)|\d{1,2}:\d{2}"#
    private static let day =
        "\(month)\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\d{1,2}\\.? \(month)\\.?(?: \\d{4})?|\\d{4}-\\d{2}-\\d{2}"
        + "|\\d{1,2}/\\d{1,2}/\\d{2,4}"
        + "|(?i:today|tomorrow|tonight|(?:next |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
    private static let datePattern = "\\b(?:\(day))(?:,? (?:at )?(?:\(clock)))?\\b"
}

extension DetectedData {
    /// Street, city, state and ZIP code of an address; nil for other kinds.
    package var address: [NSTextCheckingKey: String]? {
        guard kind == .address else { return nil }
        let pattern =
            #/^(?<street>.*?)(?:,? (?<city>(?:[A-Z][a-z]+ ?){1,3}),? (?<state>[A-Z]{2})(?: (?<zip>\d{5}(?:-\d{4})?))?)?$/#
        guard let match = text.wholeMatch(of: pattern) else { return [.street: text] }
        var result: [NSTextCheckingKey: String] = [.street: String(match.street)]
        result[.city] = match.city.map { $0.trimmingCharacters(in: .whitespaces) }
        result[.state] = match.state.map(String.init)
        result[.zip] = match.zip.map(String.init)
        return result
    }
}
