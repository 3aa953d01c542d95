// SPDX-License-Identifier: MIT
public import Foundation
import FoundationCompat
import Synchronization

/// The `InfoPlist.strings` of bundles, read once.
private enum LocalizedInformation {
    private static let known = Mutex<[String: [String: String]?]>([:])

    static func texts(of bundle: Bundle) -> [String: String]? {
        let top = bundle.resourcePath ?? bundle.bundlePath
        if let texts = known.withLock({ $0[top] }) { return texts }
        let files = LocalizedStrings.languages(of: bundle).map { "\(top)/\($0).lproj/InfoPlist.strings" }
        let texts = files.lazy.compactMap { FileManager.default.contents(atPath: $0) }.first.map(LocalizedStrings.texts)
        known.withLock { $0[top] = .some(texts) }
        return texts
    }
}

extension Bundle {
    @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
    public func __localizedText(forKey key: String, value: String?, table: String?) -> String {
        LocalizedStrings.string(key, value: value, table: table, bundle: self)
    }

    @_silgen_name("$s10Foundation6BundleC22preferredLocalizationsSaySSGvg")
    public func __preferredLocalizations() -> [String] {
        let found = LocalizedStrings.languages(of: self)
        // What stands behind the user's languages is only for files that are not translated.
        let wanted = LocalizedStrings.languages(
            among: found, preferred: LocalizedStrings.preferredLanguages(in: self), development: "")
        return wanted.isEmpty ? Array(found.prefix(1)) : wanted.filter { $0 != "Base" }
    }

    @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ")
    public class func __preferredLocalizations(from available: [String]) -> [String] {
        __preferredLocalizations(from: available, forPreferences: nil)
    }

    @_silgen_name("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ")
    public class func __preferredLocalizations(
        from available: [String], forPreferences preferences: [String]?
    ) -> [String] {
        let found = LocalizedStrings.languages(
            among: available, preferred: preferences ?? LocalizedStrings.preferredLanguages, development: "")
        let named = found.filter { $0 != "Base" }
        return named.isEmpty ? Array(available.prefix(1)) : named
    }

    /// The keys of `InfoPlist.strings` in the user's language alone.
    @_silgen_name("$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg")
    public func __localizedInfoDictionary() -> [String: Any]? {
        LocalizedInformation.texts(of: self)
    }

    @_silgen_name("$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF")
    public func __object(forInfoDictionaryKey key: String) -> Any? {
        LocalizedInformation.texts(of: self)?[key] ?? infoDictionary?[key]
    }
}
