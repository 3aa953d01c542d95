// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Numbers as objects: their texts by the formats that the documentation of `NSNumber.description(withLocale:)` lists.
@Suite struct NumberStatementsTests {
    @Test(
        "a double's text is that of %0.16g",
        arguments: [
            (3.0, "3"), (-0.5, "-0.5"), (0.07, "0.07000000000000001"), (1_363_395_572.6129999, "1363395572.613"),
            (-9_999_999_991_999_999_999_999_999.888888, "-9.999999991999999e+24"), (1e-5, "1e-05"), (1e16, "1e+16"),
        ])
    func doubles(value: Double, text: String) {
        #expect(NSNumber(value: value).stringValue == text)
        #expect("\(NSNumber(value: value))" == text && String(format: "%@", NSNumber(value: value)) == text)
    }

    @Test("a float's is that of %0.7g")
    func floats() {
        #expect(NSNumber(value: Float(0.1)).stringValue == "0.1")
        #expect(NSNumber(value: Float(1.0) / 3).stringValue == "0.3333333")
        #expect(NSNumber(value: Float(2)).stringValue == "2")
    }

    @Test("whole numbers and truth values")
    func integers() {
        #expect(NSNumber(value: UInt64.max).stringValue == "18446744073709551615")
        #expect(NSNumber(value: true).stringValue == "1" && NSNumber(value: -7).stringValue == "-7")
    }

    @Test("a double's decimal value has the digits of its text, not those of the binary fraction")
    func decimals() throws {
        let exact = try #require(Decimal(string: "1.66"))
        #expect(NSNumber(value: 1.66).decimalValue == exact)
        let parsed = try JSONSerialization.jsonObject(with: Data("[1.66, 12]".utf8)) as? [NSNumber]
        #expect(parsed?.map(\.decimalValue) == [exact, 12])
        #expect(
            NSDecimalNumber(string: "0.12345678901234567890123").decimalValue.description.hasSuffix("8901234567890123"))
        #expect(NSNumber(value: Double.nan).decimalValue.isNaN)
        #expect(NSNumber(value: UInt64.max).decimalValue == Decimal(UInt64.max))
    }

    /// https://developer.apple.com/documentation/foundation/numberformatter/number(from:)
    @Test("a text that goes on behind the number is no number, unless the formatter is lenient")
    func parsing() {
        let format = NumberFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        #expect(format.number(from: "8") == 8 && format.number(from: "8.25") == 8.25)
        #expect(format.number(from: "8s") == nil && format.number(from: "8 apples") == nil)
        #expect(format.number(from: "") == nil && format.number(from: "s8") == nil)
        format.allowsFloats = false
        #expect(format.number(from: "8") == 8 && format.number(from: "8.25") == nil)
        let percent = NumberFormatter()
        percent.locale = Locale(identifier: "en_US")
        percent.numberStyle = .percent
        #expect(percent.number(from: "25%") == 0.25)
        #expect(NumberFormatter.localizedString(from: 1234, number: .none) == "1234")
    }
}
