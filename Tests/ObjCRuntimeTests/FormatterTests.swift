// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FoundationCompat

/// Examples of Apple's documentation of the formatters (English).
@Suite struct FormatterTests {
    @Test("DateComponentsFormatter styles, from its documentation: 9 hours, 41 minutes, 30 seconds")
    func components() {
        let formatter = DateComponentsFormatter()
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

    @Test("plural categories, from CLDR's tables")
    func plurals() {
        #expect(PluralCategory.category(of: 1, language: "en") == "one")
        #expect(PluralCategory.category(of: 0, language: "fr") == "one")
        #expect(
            [1, 2, 5, 11, 21, 22].map { PluralCategory.category(of: $0, language: "ru") }
                == ["one", "few", "many", "many", "one", "few"])
        #expect(
            [0, 1, 2, 3, 11, 100].map { PluralCategory.category(of: $0, language: "ar") }
                == ["zero", "one", "two", "few", "many", "other"])
        #expect(PluralCategory.category(of: 1, language: "ja") == "other")
    }
}
