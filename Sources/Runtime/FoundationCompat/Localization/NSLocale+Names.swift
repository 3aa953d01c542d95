// SPDX-License-Identifier: MIT
public import Foundation

// Names of parts of a locale in the language of this one, by the names that NSLocale has for them; nil for what no table
// knows.
extension NSLocale {
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        (self as Locale).localizedString(forLanguageCode: languageCode)
    }
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        (self as Locale).localizedString(forScriptCode: scriptCode)
    }
    public func localizedString(forVariantCode variantCode: String) -> String? {
        (self as Locale).localizedString(forVariantCode: variantCode)
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        (self as Locale).localizedString(forCurrencyCode: currencyCode)
    }
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}
