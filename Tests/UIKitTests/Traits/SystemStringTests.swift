// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// UIKit's own words in other languages.
@MainActor @Suite struct SystemStringTests {
    // The languages of iOS 17 (Apple's list of supported system languages).
    @Test("Every language of iOS has all words")
    func languages() {
        let languages = [
            "ar", "ca", "zh-Hans", "zh-Hant", "zh-HK", "hr", "cs", "da", "nl", "fi", "fr", "fr-CA", "de", "el", "he",
            "hi", "hu", "id", "it", "ja", "ko", "ms", "nb", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "es", "es-419",
            "sv", "th", "tr", "uk", "vi",
        ]
        for language in languages {
            #expect(SystemStrings.text("Cancel", in: [language]) != "Cancel", "\(language)")
            #expect(SystemStrings.text("Select All", in: [language]) != "Select All", "\(language)")
            #expect(SystemStrings.text("%@ Image", in: [language]) != "%@ Image", "\(language)")
            #expect(SystemStrings.text("Paper Size", in: [language]) != "Paper Size", "\(language)")
            #expect(SystemWords.permissions.text("Allow Once", in: [language]) != "Allow Once", "\(language)")
        }
    }

    @Test("What the system asks keeps the app's name in every language; a question without a translation stays")
    func questions() {
        let table = SystemWords.permissions
        for language in table.languages {
            for question in ["Allow “%@” to use your location?", "“%@” Would Like to Access the Camera"] {
                let text = table.text(question, in: [language])
                #expect(text != question && text.components(separatedBy: "%@").count == 2, "\(language)")
            }
        }
        #expect(SystemStrings.question("No such question of “A”?", app: "A") == "No such question of “A”?")
    }

    @Test("Regions and scripts find their language, English and unknown ones stay English")
    func variants() {
        func cancel(_ languages: String...) -> String { SystemStrings.text("Cancel", in: languages) }
        #expect(cancel("de-AT") == "Abbrechen" && cancel("de_CH") == "Abbrechen")
        #expect(cancel("zh-TW") == "取消" && SystemStrings.text("Search", in: ["zh-TW"]) == "搜尋")
        #expect(
            SystemStrings.text("Search", in: ["zh-CN"]) == "搜索" && SystemStrings.text("Delete", in: ["no"]) == "Slett")
        #expect(
            SystemStrings.text("Done", in: ["es-419"]) == "Listo" && SystemStrings.text("Done", in: ["es-ES"]) == "OK")
        #expect(cancel("en-GB", "de") == "Cancel" && cancel("tlh") == "Cancel" && cancel("tlh", "fr") == "Annuler")
        #expect(SystemStrings.text("No such word", in: ["de"]) == "No such word")
    }
}
