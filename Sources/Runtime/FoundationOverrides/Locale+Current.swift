// SPDX-License-Identifier: MIT
public import Foundation

// Definitions that take the place of Foundation's in app processes. Every app's executable carries these objects, and
// the dynamic linker resolves a name to its first definition, so that Foundation's formatters see them as well.

/// The user's language and region. Foundation on Linux knows none and says `en_001`; iOS devices say what Settings say:
/// here the launch arguments `-AppleLanguages (de) -AppleLocale de_DE`, else `TOUCHSTONE_LOCALE`, else `en_US`.
enum UserLocale {
    static let current = Locale(identifier: identifier)

    /// Tags as in `de-DE`, the best first.
    static let languages: [String] = argument("AppleLanguages").map(words) ?? [tag(of: identifier)]

    static let calendar: Calendar = {
        var calendar = current.calendar
        calendar.locale = current
        calendar.timeZone = .current
        return calendar
    }()

    private static let identifier: String = {
        let environment = ProcessInfo.processInfo.environment
        let chosen =
            argument("AppleLocale") ?? environment["TOUCHSTONE_LOCALE"]
            ?? argument("AppleLanguages").flatMap { words($0).first }
        // POSIX names carry an encoding.
        let plain = (chosen ?? "").prefix { $0 != "." }
        return plain.isEmpty ? "en_US" : withRegion(String(plain))
    }()

    /// A language alone is taken for that of the country most of its speakers live in.
    private static func withRegion(_ identifier: String) -> String {
        let locale = Locale(identifier: identifier)
        guard locale.region == nil, let region = Locale.Language(identifier: locale.language.maximalIdentifier).region
        else { return locale.identifier }
        return locale.identifier + "_" + region.identifier
    }

    private static func tag(of identifier: String) -> String {
        identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    }

    private static func argument(_ name: String) -> String? {
        let arguments = CommandLine.arguments
        guard let index = arguments.firstIndex(of: "-" + name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    /// The elements of a list in the old text form: `(de, "en-US")`.
    private static func words(_ list: String) -> [String] {
        list.split { "(), \"".contains($0) }.map(String.init)
    }
}

// Members of the types that they stand for, since optimised modules call them so.

extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func __current() -> Locale { UserLocale.current }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func __autoupdatingCurrent() -> Locale { UserLocale.current }

    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func __preferredLanguages() -> [String] { UserLocale.languages }
}

extension Calendar {
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func __current() -> Calendar { UserLocale.calendar }

    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func __autoupdatingCurrent() -> Calendar { UserLocale.calendar }
}
