// SPDX-License-Identifier: MIT
public import Foundation

/// `NSLocalizedString` of adapted code.
public func __NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    LocalizedStrings.string(key, value: value, table: tableName, bundle: bundle)
}

extension Bundle {
    /// `localizedString(forKey:value:table:)` of adapted code.
    public func __localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        LocalizedStrings.string(key, value: value, table: tableName, bundle: self)
    }
}

extension String {
    /// `localizedStringWithFormat` of adapted code: chooses plural forms first.
    public static func __localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        String(format: PluralRule.resolve(format, arguments) ?? format, locale: .current, arguments: arguments)
    }

    /// `String(format:)` of adapted code: the same for formats with plural rules.
    public init(__format format: String, _ arguments: any CVarArg...) {
        self.init(format: PluralRule.resolve(format, arguments) ?? format, arguments: arguments)
    }

    public init(__format format: String, arguments: [any CVarArg]) {
        self.init(format: PluralRule.resolve(format, arguments) ?? format, arguments: arguments)
    }

    public init(__format format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(format: PluralRule.resolve(format, arguments) ?? format, locale: locale, arguments: arguments)
    }

    public init(__format format: String, locale: Locale?, arguments: [any CVarArg]) {
        self.init(format: PluralRule.resolve(format, arguments) ?? format, locale: locale, arguments: arguments)
    }
}
