// SPDX-License-Identifier: MIT

/// What the controls beside the screen offer to choose from.
enum ControlChoices {
    struct Option: Hashable {
        /// As commands and options name it.
        var value: String
        /// For people.
        var title: String
    }

    /// XS to AX5, as `--content-size`.
    static let textSizes: [Option] = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
    ].map { Option(value: $0, title: $0) }

    static let networks = [
        Option(value: "wifi", title: "Wi-Fi"), Option(value: "cellular", title: "Cellular"),
        Option(value: "none", title: "Off"),
    ]

    /// Those that the app is localised in, then others that show what texts do: long words, another script, another
    /// direction. Each in its own words.
    static let languages: [Option] = {
        let own = Bundle.main.localizations.filter { $0 != "Base" }.map(withRegion)
        var seen: Set<String> = []
        return ([current.value] + own.sorted() + ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_SA"])
            .filter { seen.insert($0).inserted }.prefix(12).map(option)
    }()

    /// What the app is shown in.
    static var language: Option { current }

    private static let current = option(withRegion(Locale.current.identifier))

    private static func option(_ identifier: String) -> Option {
        let locale = Locale(identifier: identifier)
        let name = locale.language.languageCode.flatMap { locale.localizedString(forLanguageCode: $0.identifier) }
        return Option(
            value: identifier, title: name.map { $0.prefix(1).localizedUppercase + $0.dropFirst() } ?? identifier)
    }

    /// A language alone is taken for that of the country most of its speakers live in.
    private static func withRegion(_ identifier: String) -> String {
        let locale = Locale(identifier: identifier)
        let region = locale.region ?? Locale.Language(identifier: locale.language.maximalIdentifier).region
        guard let language = locale.language.languageCode, let region else { return identifier }
        let script = locale.language.script.map { $0.identifier }
        let isPlain = Locale.Language(identifier: language.identifier).script?.identifier == script
        return [language.identifier, isPlain ? nil : script, region.identifier].compactMap { $0 }.joined(separator: "_")
    }
}
