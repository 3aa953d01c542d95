// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FoundationCompat

/// Numbers and categories from CLDR's table of cardinal plural rules, examples column.
struct LocalizationRuleTests {
    @Test(arguments: [
        ("en", 1.0, "one"), ("en", 0, "other"), ("en", 2, "other"), ("fr", 0, "one"), ("fr", 1.5, "one"),
        ("fr", 2, "other"), ("fr", 1_000_000, "many"), ("ja", 1, "other"), ("ru", 21, "one"), ("ru", 22, "few"),
        ("ru", 12, "many"), ("ru", 1.5, "other"), ("pl", 1, "one"), ("pl", 22, "few"), ("pl", 12, "many"),
        ("cs", 3, "few"), ("cs", 5, "other"), ("cs", 1.5, "many"), ("ar", 0, "zero"), ("ar", 2, "two"),
        ("ar", 103, "few"), ("ar", 111, "many"), ("ar", 100, "other"), ("lt", 21, "one"), ("lt", 11, "other"),
        ("lv", 10, "zero"), ("ro", 101, "few"), ("ro", 20, "other"), ("sl", 102, "two"), ("he", 2, "two"),
        ("ga", 7, "many"), ("cy", 6, "many"), ("pt-PT", 0, "other"), ("pt-BR", 0, "one"), ("hi", 0, "one"),
        ("da", 1.6, "one"), ("de-AT", 1, "one"), ("zh-Hant", 1, "other"), ("mt", 11, "many"), ("is", 21, "one"),
    ])
    func categoriesFollowTheLanguage(_ language: String, _ number: Double, _ expected: String) {
        #expect(LanguageRules.pluralCategory(of: number, language: language) == expected)
    }

    private func chosen(_ available: [String], _ preferred: [String], development: String = "en") -> [String] {
        LocalizedStrings.languages(among: available, preferred: preferred, development: development)
    }

    @Test func theBestLanguageComesFirstAndTheDevelopersLast() {
        #expect(chosen(["Base", "de", "en"], ["de-AT", "en"]) == ["de", "en", "Base"])
        #expect(chosen(["en", "en-GB"], ["en-GB"]) == ["en-GB", "en"])
        #expect(chosen(["en", "fr"], ["ja", "fr"]) == ["fr", "en"])
        #expect(chosen(["en"], ["ja"]) == ["en"])
    }

    @Test func scriptsAreKeptApart() {
        #expect(chosen(["en", "zh-Hans", "zh-Hant"], ["zh-TW"]).first == "zh-Hant")
        #expect(chosen(["en", "zh-Hans"], ["zh-CN"]).first == "zh-Hans")
        #expect(chosen(["en", "pt-BR"], ["pt-PT"]).first == "pt-BR")
        #expect(chosen(["English", "German"], ["de"]).first == "German")
    }
}
