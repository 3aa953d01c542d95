// SPDX-License-Identifier: MIT

/// The words that UIKit itself shows, in the language that the app is shown in.
///
/// As on iOS that is the first of the user's languages that the app is localised in, not simply the user's: an app in
/// English alone has English bars everywhere, unless `CFBundleAllowMixedLocalizations` is set.
package enum SystemStrings {
    /// `english` in the app's language, or as it is where nothing is known of the language or the word.
    package static func text(_ english: String) -> String { text(english, in: languages) }

    /// - Parameter languages: identifiers as of localisations, the best first; `de`, `pt-BR`, `zh-Hant-TW`, `nb_NO`.
    package static func text(_ english: String, in languages: [String]) -> String {
        // Most apps are shown in English: their tables are never read.
        guard languages.first.map(SystemWords.base) != "en" else { return english }
        var text = SystemWords.everyday.text(english, in: languages)
        for words in [SystemWords.sheets, SystemWords.papers, SystemWords.selection] {
            text = words.text(text, in: languages)
        }
        return text
    }

    /// - Parameter english: with `%@`, or `%1$@` and so on, for each of `numbers`.
    package static func text(_ english: String, _ numbers: Int...) -> String {
        String(format: text(english), arguments: numbers.map { "\($0)" as NSString })
    }

    /// A word of another framework's own table, in the app's language.
    ///
    /// - Parameter words: read only when the language is not English.
    package static func text(_ english: String, of words: @autoclosure () -> SystemWords) -> String {
        guard languages.first.map(SystemWords.base) != "en" else { return english }
        return text(words().text(english, in: languages))
    }

    /// What the system asks is asked in the person's language, whatever the app's.
    static func question(_ english: String, app: String) -> String {
        let quoted = english.replacingOccurrences(of: "“\(app)”", with: "“%@”")
        let text = SystemWords.permissions.text(quoted, in: Locale.preferredLanguages)
        return text == quoted ? english : text.replacingOccurrences(of: "%@", with: app)
    }

    // Localisations do not change while an app runs.
    private static let languages: [String] = {
        let mixes = Bundle.main.object(forInfoDictionaryKey: "CFBundleAllowMixedLocalizations") as? Bool ?? false
        let user = Locale.preferredLanguages
        guard !mixes else { return user }
        // Among what the app has; its base language where that names none.
        guard let chosen = Bundle.main.preferredLocalizations.first(where: { $0 != "Base" }) else { return [] }
        // The user's own variant of that language, when the app does not tell variants apart.
        return user.filter { SystemWords.base(of: $0) == chosen } + [chosen]
    }()

    /// The languages in the table.
    static var known: [String] { SystemWords.everyday.languages }
}
