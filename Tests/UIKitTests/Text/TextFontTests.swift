// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// Truth: names, weights and metrics Apple documents or that were measured on iOS (units of 2048 to the em).
struct TextFontTests {
    @Test func systemFontHasTheMeasuredVerticalMetrics() {
        for size in [8.0, 11, 12, 17, 20, 34, 60] as [CGFloat] {
            let font = UIFont.systemFont(ofSize: size)
            #expect(abs(font.ascender - size * 1950 / 2048) < 1e-9)
            #expect(abs(font.descender + size * 494 / 2048) < 1e-9)
            #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
            #expect(abs(font.capHeight - size * 1443 / 2048) < 1e-9)
            #expect(font.leading == 0)
        }
        #expect(abs(UIFont.systemFont(ofSize: 17).xHeight - 17 * 1078 / 2048) < 1e-9)
    }

    @Test func systemFontNamesAreThoseOfIOS() {
        let weights: [(UIFont.Weight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        for (weight, name) in weights {
            #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == ".SFUI-\(name)")
        }
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Bold")
        #expect(
            UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontName == ".AppleSystemUIFontMonospaced-Regular"
        )
        #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
    }

    @Test func namesOfTheListAreKnownAndOthersAreNot() {
        let known = [
            "Helvetica", "Helvetica-Bold", "HelveticaNeue-Light", "HelveticaNeue-UltraLight", "ArialMT", "Arial-BoldMT",
            "Courier", "Courier-Bold", "CourierNewPSMT", "Menlo-Regular", "Menlo-Bold", "Georgia", "Georgia-BoldItalic",
            "AvenirNext-DemiBold", "AvenirNext-Regular", "Avenir-Book", "Avenir-Heavy", "TimesNewRomanPSMT",
            "TimesNewRomanPS-BoldMT", "GillSans-Light", "Futura-Medium", "MarkerFelt-Thin", "ChalkboardSE-Bold",
            "AmericanTypewriter", "Didot-Italic", "Palatino-Roman", "Verdana", "TrebuchetMS", "Copperplate-Bold",
            "Zapfino", "Noteworthy-Bold", "AppleColorEmoji", "PingFangSC-Regular", "HiraginoSans-W3", "SnellRoundhand",
            "HiraKakuProN-W3", "HiraKakuProN-W6", "HiraMaruProN-W4",
        ]
        for name in known {
            #expect(UIFont(name: name, size: 14)?.fontName == name)
        }
        #expect(UIFont(name: "Helvetica Neue", size: 14)?.fontName == "HelveticaNeue")
        #expect(UIFont(name: "NoSuchFont", size: 14) == nil)
        #expect(UIFont(name: "Inter-Regular", size: 14) == nil)
        #expect(
            UIFont.fontNames(forFamilyName: "Menlo") == [
                "Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic",
            ])
        #expect(UIFont.fontNames(forFamilyName: "None").isEmpty)
        #expect(UIFont.familyNames.contains("Avenir Next"))
    }

    @Test func descriptorsChangeTraitsInsideAFamily() throws {
        let base = UIFont.systemFont(ofSize: 15)
        let bold = try #require(base.fontDescriptor.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 15)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let menlo = try #require(UIFont(name: "Menlo-Regular", size: 11))
        let both = try #require(menlo.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).fontName == "Menlo-BoldItalic")
        #expect(menlo.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        let zapfino = try #require(UIFont(name: "Zapfino", size: 11))
        #expect(zapfino.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
        let family = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .face: "Bold"])
        #expect(UIFont(descriptor: family, size: 9).fontName == "AvenirNext-Bold")
    }

    @Test func fontsAreEqualByFaceAndSize() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 16))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont(name: "Georgia", size: 0)?.pointSize == 12)
        let same: CTFont = UIFont.systemFont(ofSize: 9) as CTFont
        #expect((same as UIFont).pointSize == 9)
    }
}
