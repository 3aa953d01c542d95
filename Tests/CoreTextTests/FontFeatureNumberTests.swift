// SPDX-License-Identifier: MIT
import CoreText
import Foundation
import Testing

/// Numbers of Apple's font features. Truth: HarfBuzz's list of them, `hb-aat-layout.h`, which its package brings.
struct FontFeatureNumberTests {
    @Test("AAT constants are those of the feature registry, types and selectors alike")
    func registry() throws {
        let header = try String(contentsOfFile: "/usr/include/harfbuzz/hb-aat-layout.h", encoding: .utf8)
        var known: [Substring: Int] = [:]
        for match in header.matches(of: /HB_AAT_LAYOUT_FEATURE_(\w+)\s*=\s*(\d+)/) { known[match.1] = Int(match.2) }
        try #require(known.count > 200)
        // The list writes words with underscores, and some names not as Apple does.
        var plain: [String: Int] = [:]
        for (name, value) in known { plain[name.replacing("_", with: "").lowercased()] = value }
        for (name, value) in Self.ours {
            let isType = name.hasSuffix("Type")
            let word = name.dropFirst().dropLast(isType ? 4 : 8).lowercased()
            let listed = Self.otherwise[word] ?? word
            let found = plain[(isType ? "type" : "selector") + listed] ?? plain["type" + listed + "type"]
            #expect(found == value, "\(name)")
        }
    }

    private static let otherwise = [
        "alltypographicfeatures": "alltypographic", "cursiveconnection": "curisveconnection",
        "contextualalternates": "contextualalternatives",
    ]

    private static let ours: [(String, Int)] = [
        ("kLigaturesType", kLigaturesType), ("kNumberSpacingType", kNumberSpacingType),
        ("kVerticalPositionType", kVerticalPositionType), ("kFractionsType", kFractionsType),
        ("kTypographicExtrasType", kTypographicExtrasType), ("kNumberCaseType", kNumberCaseType),
        ("kLowerCaseType", kLowerCaseType), ("kUpperCaseType", kUpperCaseType),
        ("kStylisticAlternativesType", kStylisticAlternativesType),
        ("kCommonLigaturesOnSelector", kCommonLigaturesOnSelector),
        ("kCommonLigaturesOffSelector", kCommonLigaturesOffSelector),
        ("kMonospacedNumbersSelector", kMonospacedNumbersSelector),
        ("kProportionalNumbersSelector", kProportionalNumbersSelector),
        ("kLowerCaseSmallCapsSelector", kLowerCaseSmallCapsSelector),
        ("kUpperCaseSmallCapsSelector", kUpperCaseSmallCapsSelector),
        ("kLowerCaseNumbersSelector", kLowerCaseNumbersSelector),
        ("kUpperCaseNumbersSelector", kUpperCaseNumbersSelector), ("kSlashedZeroOnSelector", kSlashedZeroOnSelector),
        ("kDiagonalFractionsSelector", kDiagonalFractionsSelector), ("kSuperiorsSelector", kSuperiorsSelector),
        ("kInferiorsSelector", kInferiorsSelector), ("kStylisticAltOneOnSelector", kStylisticAltOneOnSelector),
        ("kStylisticAltTwoOnSelector", kStylisticAltTwoOnSelector),
        ("kStylisticAltThreeOnSelector", kStylisticAltThreeOnSelector),
        ("kStylisticAltFourOnSelector", kStylisticAltFourOnSelector),
        ("kStylisticAltFiveOnSelector", kStylisticAltFiveOnSelector),
        ("kStylisticAltSixOnSelector", kStylisticAltSixOnSelector),
        ("kAllTypographicFeaturesType", kAllTypographicFeaturesType),
        ("kCursiveConnectionType", kCursiveConnectionType), ("kLetterCaseType", kLetterCaseType),
        ("kVerticalSubstitutionType", kVerticalSubstitutionType),
        ("kLinguisticRearrangementType", kLinguisticRearrangementType), ("kSmartSwashType", kSmartSwashType),
        ("kDiacriticsType", kDiacriticsType), ("kOverlappingCharactersType", kOverlappingCharactersType),
        ("kMathematicalExtrasType", kMathematicalExtrasType), ("kOrnamentSetsType", kOrnamentSetsType),
        ("kCharacterAlternativesType", kCharacterAlternativesType), ("kDesignComplexityType", kDesignComplexityType),
        ("kStyleOptionsType", kStyleOptionsType), ("kCharacterShapeType", kCharacterShapeType),
        ("kTextSpacingType", kTextSpacingType), ("kTransliterationType", kTransliterationType),
        ("kAnnotationType", kAnnotationType), ("kKanaSpacingType", kKanaSpacingType),
        ("kIdeographicSpacingType", kIdeographicSpacingType),
        ("kUnicodeDecompositionType", kUnicodeDecompositionType), ("kRubyKanaType", kRubyKanaType),
        ("kCJKSymbolAlternativesType", kCJKSymbolAlternativesType),
        ("kIdeographicAlternativesType", kIdeographicAlternativesType),
        ("kCJKVerticalRomanPlacementType", kCJKVerticalRomanPlacementType),
        ("kItalicCJKRomanType", kItalicCJKRomanType), ("kCaseSensitiveLayoutType", kCaseSensitiveLayoutType),
        ("kAlternateKanaType", kAlternateKanaType), ("kContextualAlternatesType", kContextualAlternatesType),
        ("kLanguageTagType", kLanguageTagType), ("kCJKRomanSpacingType", kCJKRomanSpacingType),
        ("kRequiredLigaturesOnSelector", kRequiredLigaturesOnSelector),
        ("kRequiredLigaturesOffSelector", kRequiredLigaturesOffSelector),
        ("kRareLigaturesOnSelector", kRareLigaturesOnSelector),
        ("kRareLigaturesOffSelector", kRareLigaturesOffSelector),
        ("kContextualLigaturesOnSelector", kContextualLigaturesOnSelector),
        ("kContextualLigaturesOffSelector", kContextualLigaturesOffSelector),
        ("kHistoricalLigaturesOnSelector", kHistoricalLigaturesOnSelector),
        ("kHistoricalLigaturesOffSelector", kHistoricalLigaturesOffSelector),
        ("kThirdWidthNumbersSelector", kThirdWidthNumbersSelector),
        ("kQuarterWidthNumbersSelector", kQuarterWidthNumbersSelector),
        ("kNormalPositionSelector", kNormalPositionSelector), ("kOrdinalsSelector", kOrdinalsSelector),
        ("kScientificInferiorsSelector", kScientificInferiorsSelector),
        ("kNoFractionsSelector", kNoFractionsSelector), ("kVerticalFractionsSelector", kVerticalFractionsSelector),
        ("kSlashedZeroOffSelector", kSlashedZeroOffSelector),
        ("kDefaultLowerCaseSelector", kDefaultLowerCaseSelector),
        ("kLowerCasePetiteCapsSelector", kLowerCasePetiteCapsSelector),
        ("kDefaultUpperCaseSelector", kDefaultUpperCaseSelector),
        ("kUpperCasePetiteCapsSelector", kUpperCasePetiteCapsSelector),
        ("kContextualAlternatesOnSelector", kContextualAlternatesOnSelector),
        ("kContextualAlternatesOffSelector", kContextualAlternatesOffSelector),
        ("kSwashAlternatesOnSelector", kSwashAlternatesOnSelector),
        ("kSwashAlternatesOffSelector", kSwashAlternatesOffSelector),
        ("kContextualSwashAlternatesOnSelector", kContextualSwashAlternatesOnSelector),
        ("kContextualSwashAlternatesOffSelector", kContextualSwashAlternatesOffSelector),
        ("kCaseSensitiveLayoutOnSelector", kCaseSensitiveLayoutOnSelector),
        ("kCaseSensitiveLayoutOffSelector", kCaseSensitiveLayoutOffSelector),
        ("kCaseSensitiveSpacingOnSelector", kCaseSensitiveSpacingOnSelector),
        ("kCaseSensitiveSpacingOffSelector", kCaseSensitiveSpacingOffSelector),
        ("kNoStylisticAlternatesSelector", kNoStylisticAlternatesSelector),
        ("kNoAlternatesSelector", kNoAlternatesSelector), ("kNoStyleOptionsSelector", kNoStyleOptionsSelector),
        ("kDisplayTextSelector", kDisplayTextSelector), ("kTitlingCapsSelector", kTitlingCapsSelector),
        ("kProportionalTextSelector", kProportionalTextSelector),
        ("kMonospacedTextSelector", kMonospacedTextSelector), ("kHalfWidthTextSelector", kHalfWidthTextSelector),
        ("kThirdWidthTextSelector", kThirdWidthTextSelector),
        ("kQuarterWidthTextSelector", kQuarterWidthTextSelector),
        ("kAltProportionalTextSelector", kAltProportionalTextSelector),
        ("kAltHalfWidthTextSelector", kAltHalfWidthTextSelector),
        ("kTraditionalCharactersSelector", kTraditionalCharactersSelector),
        ("kSimplifiedCharactersSelector", kSimplifiedCharactersSelector),
        ("kStylisticAltOneOffSelector", kStylisticAltOneOffSelector),
        ("kStylisticAltTwoOffSelector", kStylisticAltTwoOffSelector),
        ("kStylisticAltThreeOffSelector", kStylisticAltThreeOffSelector),
        ("kStylisticAltFourOffSelector", kStylisticAltFourOffSelector),
        ("kStylisticAltFiveOffSelector", kStylisticAltFiveOffSelector),
        ("kStylisticAltSixOffSelector", kStylisticAltSixOffSelector),
        ("kStylisticAltSevenOnSelector", kStylisticAltSevenOnSelector),
        ("kStylisticAltSevenOffSelector", kStylisticAltSevenOffSelector),
        ("kStylisticAltEightOnSelector", kStylisticAltEightOnSelector),
        ("kStylisticAltEightOffSelector", kStylisticAltEightOffSelector),
        ("kStylisticAltNineOnSelector", kStylisticAltNineOnSelector),
        ("kStylisticAltNineOffSelector", kStylisticAltNineOffSelector),
        ("kStylisticAltTenOnSelector", kStylisticAltTenOnSelector),
        ("kStylisticAltTenOffSelector", kStylisticAltTenOffSelector),
        ("kStylisticAltElevenOnSelector", kStylisticAltElevenOnSelector),
        ("kStylisticAltElevenOffSelector", kStylisticAltElevenOffSelector),
        ("kStylisticAltTwelveOnSelector", kStylisticAltTwelveOnSelector),
        ("kStylisticAltTwelveOffSelector", kStylisticAltTwelveOffSelector),
        ("kStylisticAltThirteenOnSelector", kStylisticAltThirteenOnSelector),
        ("kStylisticAltThirteenOffSelector", kStylisticAltThirteenOffSelector),
        ("kStylisticAltFourteenOnSelector", kStylisticAltFourteenOnSelector),
        ("kStylisticAltFourteenOffSelector", kStylisticAltFourteenOffSelector),
        ("kStylisticAltFifteenOnSelector", kStylisticAltFifteenOnSelector),
        ("kStylisticAltFifteenOffSelector", kStylisticAltFifteenOffSelector),
        ("kStylisticAltSixteenOnSelector", kStylisticAltSixteenOnSelector),
        ("kStylisticAltSixteenOffSelector", kStylisticAltSixteenOffSelector),
        ("kStylisticAltSeventeenOnSelector", kStylisticAltSeventeenOnSelector),
        ("kStylisticAltSeventeenOffSelector", kStylisticAltSeventeenOffSelector),
        ("kStylisticAltEighteenOnSelector", kStylisticAltEighteenOnSelector),
        ("kStylisticAltEighteenOffSelector", kStylisticAltEighteenOffSelector),
        ("kStylisticAltNineteenOnSelector", kStylisticAltNineteenOnSelector),
        ("kStylisticAltNineteenOffSelector", kStylisticAltNineteenOffSelector),
        ("kStylisticAltTwentyOnSelector", kStylisticAltTwentyOnSelector),
        ("kStylisticAltTwentyOffSelector", kStylisticAltTwentyOffSelector),
    ]
}
