// SPDX-License-Identifier: MIT

/// Finds addresses and numbers in plain text.
enum DataDetection {
    /// Ranges in UTF-16 units and what they lead to, in order.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(NSRange, URL)] {
        var found: [(NSRange, URL)] = []
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
        if types != .all, !types.subtracting([.link, .phoneNumber]).isEmpty {
            Unsupported.report("UIDataDetectorTypes (other than link and phoneNumber)")
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
