// SPDX-License-Identifier: MIT
import Testing

@testable import AVFoundation

/// Codes of stripes whose last digit checks the others. Truth: the examples of GS1's page on check digits
/// (https://www.gs1.org/services/how-calculate-check-digit-manually); of Code 39, worked by hand from ISO/IEC 16388, annex A:
/// C, O, D, E, 3 and 9 are 12 + 24 + 13 + 14 + 3 + 9 = 75, 32 beyond 43, which is W.
@Suite("Check digits of codes")
struct CheckDigitTests {
    @Test(
        "a trade item number of fourteen digits",
        arguments: [
            ("10614141000415", true), ("10614141000416", false), ("1061414100041", false), ("1061414100041X", false),
            ("", false),
        ])
    func tradeItem(text: String, isValid: Bool) {
        #expect(CheckDigits.isTradeItemNumber(text, digits: 14) == isValid)
    }

    @Test(
        "Code 39 with its sum modulo 43",
        arguments: [("WIKIPEDIA", false), ("CODE39W", true), ("CODE39X", false), ("W", false), ("code39W", false)])
    func code39(text: String, isValid: Bool) { #expect(CheckDigits.isCode39(text) == isValid) }

    @Test("cameras offer every kind that a phone's finds")
    func offered() {
        let all = AVMetadataObject.ObjectType.ofCameras
        #expect(Set(all).count == all.count)
        #expect(all.contains(.itf14) && all.contains(.code39Mod43) && all.contains(.face))
    }
}
