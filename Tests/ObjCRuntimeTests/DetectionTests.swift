// SPDX-License-Identifier: MIT
import FoundationCompat
import Testing

struct DetectionTests {
    // The raw values of Apple's `link` and `phoneNumber`, which are deprecated on Linux.
    private let link: NSTextCheckingTypes = 1 << 5
    private let phoneNumber: NSTextCheckingTypes = 1 << 11

    private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        let whole = NSRange(text.startIndex..., in: text)
        return detector.matches(in: text, range: whole).map { $0.url?.absoluteString ?? $0.phoneNumber ?? "?" }
    }

    @Test func linksAndAddressesAreFound() throws {
        let text = "See https://a.org/b?c=1, www.swift.org (or joe@example.com). No e.g. nor 3.14"
        #expect(
            try found(text, link) == ["https://a.org/b?c=1", "http://www.swift.org", "mailto:joe@example.com"])
    }

    @Test func phoneNumbersAreFound() throws {
        #expect(
            try found("(555) 123-4567 or +49 30 123456, in 2020, for 12.5 2020", phoneNumber | link)
                == ["(555) 123-4567", "+49 30 123456"])
    }

    @Test func detectorsOfNothingCannotBeMade() {
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }

    /// As Apple's overlay prints them.
    @Test func geometryIsDescribedByItsNumbers() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\(CGPoint.zero) \(CGSize(width: 1, height: 2))" == "(0.0, 0.0) (1.0, 2.0)")
    }

    @Test func scannersFillObjectiveCStrings() {
        let scanner = Scanner(string: "tea time")
        var text: NSString?
        #expect(scanner.scanUpTo(" ", into: &text))
        #expect(text == "tea")
        #expect(!scanner.scanString("x", into: &text))
    }
}
