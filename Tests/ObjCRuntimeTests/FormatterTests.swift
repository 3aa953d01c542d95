// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FoundationCompat

/// Examples of Apple's documentation of the formatters (English), and of CLDR's charts (other languages).
@Suite struct FormatterTests {
    @Test("DateComponentsFormatter styles, from its documentation: 9 hours, 41 minutes, 30 seconds")
    func components() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        formatter.allowedUnits = [.hour, .minute, .second]
        let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
        #expect(formatter.string(from: seconds) == "9:41:30")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: seconds) == "9 hours, 41 minutes, 30 seconds")
        formatter.unitsStyle = .short
        #expect(formatter.string(from: seconds) == "9 hr, 41 min, 30 sec")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: seconds) == "9h 41m 30s")
        formatter.unitsStyle = .brief
        #expect(formatter.string(from: seconds) == "9hr 41min 30sec")
        formatter.maximumUnitCount = 1
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 60) == "1 minute")
    }

    @Test("padding")
    func padding() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        #expect(formatter.string(from: 5) == "00:05")
    }

    @Test("RelativeDateTimeFormatter")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(fromTimeInterval: -3 * 3600) == "3 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 86400) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    }

    /// unicode.org/cldr/charts/latest/summary: Units, Relative; the zero and the dual are words of their own in Arabic.
    @Test(
        "relative dates in the language's words, from CLDR's charts",
        arguments: [
            ("de", "vor 3 Stunden", "vor 3 Std.", "übermorgen"),
            ("fr", "il y a 3 heures", "il y a 3\u{A0}h", "après-demain"),
            ("ja", "3 時間前", "3 時間前", "明後日"), ("ru", "3 часа назад", "3 ч назад", "послезавтра"),
        ])
    func relativeInOtherLanguages(_ language: String, _ full: String, _ short: String, _ inTwoDays: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        #expect(formatter.localizedString(fromTimeInterval: -3 * 3600) == full)
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(fromTimeInterval: -3 * 3600) == short)
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 2)) == inTwoDays)
    }

    @Test(
        "spans in the language's words, from CLDR's charts",
        arguments: [
            ("de", "2 Stunden und 5 Minuten"), ("fr", "2\u{A0}heures et 5 minutes"), ("ja", "2時間 5分"),
            ("ru", "2 часа 5 минут"), ("ar", "ساعتان و5 دقائق"),
        ])
    func componentsInOtherLanguages(_ language: String, _ full: String) {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        formatter.calendar = calendar
        formatter.unitsStyle = .full
        // Marks of direction around the parts do not show.
        let text = formatter.string(from: DateComponents(hour: 2, minute: 5))?.filter {
            !"\u{2068}\u{2069}".contains($0)
        }
        #expect(text == full)
    }

    @Test("numbers spelled out keep the unit's form") func spelled() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .spellOut
        #expect(formatter.string(from: 5 * 3600 + 60) == "five hours, one minute")
        let relative = RelativeDateTimeFormatter()
        relative.unitsStyle = .spellOut
        relative.locale = Locale(identifier: "de")
        #expect(relative.localizedString(fromTimeInterval: -3 * 3600) == "vor drei Stunden")
    }

    @Test("plural categories, from CLDR's tables")
    func plurals() {
        #expect(LanguageRules.pluralCategory(of: 1, language: "en") == "one")
        #expect(LanguageRules.pluralCategory(of: 0, language: "fr") == "one")
        #expect(
            [1, 2, 5, 11, 21, 22].map { LanguageRules.pluralCategory(of: $0, language: "ru") }
                == ["one", "few", "many", "many", "one", "few"])
        #expect(
            [0, 1, 2, 3, 11, 100].map { LanguageRules.pluralCategory(of: $0, language: "ar") }
                == ["zero", "one", "two", "few", "many", "other"])
        #expect(LanguageRules.pluralCategory(of: 1, language: "ja") == "other")
    }
}
