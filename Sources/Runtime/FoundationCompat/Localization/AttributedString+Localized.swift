// SPDX-License-Identifier: MIT
public import Foundation

extension AttributedString {
    /// The text for a key in the app's language, read as Markdown's inlines; `^[2 apples](inflect: true)` is made to agree.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = Self.read(
            String(localized: key, table: table, bundle: bundle, locale: locale ?? .current), locale ?? .current)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let text = String(
            localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current)
        self = Self.read(text, locale ?? .current)
    }

    public init(localized resource: LocalizedStringResource) {
        self = Self.read(String(localized: resource), resource.locale)
    }

    private static func read(_ text: String, _ locale: Locale) -> AttributedString {
        let agreed = GrammarAgreement(locale: locale).apply(to: text)
        return MarkdownReader.readInlines(agreed, baseURL: nil)
    }
}
