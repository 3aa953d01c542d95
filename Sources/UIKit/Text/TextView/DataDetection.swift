// SPDX-License-Identifier: MIT

/// Finds addresses and numbers in plain text.
enum DataDetection {
    /// Ranges in UTF-16 units and what they lead to, in order.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(NSRange, URL)] {
        var found: [(NSRange, URL)] = []
        // Of two that start at one place the first counts: a date could pass for a telephone number.
        if types.contains(.address) { found += matches(address, in: text) { _ in own } }
        if types.contains(.calendarEvent) { found += matches(date, in: text) { _ in own } }
        if types.contains(.link) {
            found += matches(web, in: text) { URL(string: $0.contains("://") ? $0 : "http://" + $0) }
            found += matches(mail, in: text) { URL(string: "mailto:" + $0) }
        }
        if types.contains(.phoneNumber) {
            found += matches(phone, in: text) { number in
                let digits = number.filter { $0.isNumber || $0 == "+" }
                return digits.count >= 7 ? URL(string: "tel:" + digits) : nil
            }
        }
        if types != .all, !types.subtracting([.link, .phoneNumber, .address, .calendarEvent]).isEmpty {
            Unsupported.report("UIDataDetectorTypes (other than link, phoneNumber, address and calendarEvent)")
        }
        var result: [(NSRange, URL)] = []
        for entry in found.sorted(by: { $0.0.location < $1.0.location })
        where result.last.map({ $0.0.location + $0.0.length <= entry.0.location }) ?? true { result.append(entry) }
        return result
    }

    private static let web =
        #"(?i)\b(?:https?://[^\s<>"]+|www\.[^\s<>"]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|de|uk|fr|dev|app|info)(?![a-z0-9@])(?:/[^\s<>"]*)?)"#
    private static let mail = #"(?i)\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+\b"#
    private static let phone = #"(?<![\w.])\+?\(?\d[\d ().-]{5,17}\d(?![\w.]\d)"#

    /// What dates and postal addresses lead to, as on iOS.
    private static let own = URL(string: "x-apple-data-detectors://0")
    /// House number, street, and perhaps city, state and ZIP code, as written in English.
    private static let address =
        #"\b\d{1,5}(?: [A-Z][\w.]*){1,4} (?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|Place|Pl|Square|Sq|Loop|Parkway|Pkwy)\b\.?(?:,? (?:[A-Z][a-z]+ ?){1,3},? [A-Z]{2}(?: \d{5}(?:-\d{4})?)?)?"#
    private static let month =
        #"(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)"#
    private static let clock = #"\d{1,2}(?::\d{2})? ?(?:[ap]m|[AP]M|[ap]\.m\.)|\d{1,2}:\d{2}"#
    private static let date =
        "\\b(?:\(month)\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\d{1,2}\\.? \(month)\\.?(?: \\d{4})?|\\d{4}-\\d{2}-\\d{2}"
        + "|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?i:today|tomorrow|tonight|(?:next |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))"
        + "(?:,? (?:at )?(?:\(clock)))?\\b"

    private static func matches(_ pattern: String, in text: String, _ url: (String) -> URL?) -> [(NSRange, URL)] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else {
            // The patterns are constants of this file.
            preconditionFailure("invalid pattern \(pattern)")
        }
        let string = text as NSString
        let all = NSRange(location: 0, length: string.length)
        return expression.matches(in: text, range: all).compactMap { match in
            var range = match.range
            // Punctuation at the end belongs to the sentence.
            while range.length > 0, ".,;:!?)'".utf16.contains(string.character(at: range.location + range.length - 1)) {
                range.length -= 1
            }
            // The host of a mail address is not a web address.
            if pattern == web, range.location > 0, string.character(at: range.location - 1) == 0x40 { return nil }
            return url(string.substring(with: range)).map { (range, $0) }
        }
    }
}
