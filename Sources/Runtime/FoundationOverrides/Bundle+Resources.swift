// SPDX-License-Identifier: MIT
public import Foundation

// Foundation on Linux looks in the languages of the process's environment, not of the simulated device, and ignores the
// language that is asked for.
extension Bundle {
    private func search(_ directory: String? = nil, _ localization: String? = nil) -> ResourceSearch {
        ResourceSearch(bundle: self, directory: directory, localization: localization)
    }

    @_silgen_name("$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF")
    public func __path(forResource name: String?, ofType ext: String?) -> String? { search().path(name, ext) }

    @_silgen_name("$s10Foundation6BundleC4path11forResource6ofType11inDirectorySSSgAH_A2HtF")
    public func __path(forResource name: String?, ofType ext: String?, inDirectory directory: String?) -> String? {
        search(directory).path(name, ext)
    }

    @_silgen_name("$s10Foundation6BundleC4path11forResource6ofType11inDirectory0D12LocalizationSSSgAI_A3ItF")
    public func __path(
        forResource name: String?, ofType ext: String?, inDirectory directory: String?, forLocalization name2: String?
    ) -> String? {
        search(directory, name2).path(name, ext)
    }

    @_silgen_name("$s10Foundation6BundleC5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF")
    public func __paths(forResourcesOfType ext: String?, inDirectory directory: String?) -> [String] {
        search(directory).paths(ext)
    }

    @_silgen_name("$s10Foundation6BundleC5paths18forResourcesOfType11inDirectory0D12LocalizationSaySSGSSSg_A2ItF")
    public func __paths(
        forResourcesOfType ext: String?, inDirectory directory: String?, forLocalization name: String?
    ) -> [String] {
        search(directory, name).paths(ext)
    }

    @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")
    public func __url(forResource name: String?, withExtension ext: String?) -> URL? {
        search().path(name, ext).map { URL(fileURLWithPath: $0) }
    }

    @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
    public func __url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
        search(subdirectory).path(name, ext).map { URL(fileURLWithPath: $0) }
    }

    @_silgen_name(
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
    )
    public func __url(
        forResource name: String?, withExtension ext: String?, subdirectory: String?, localization: String?
    ) -> URL? {
        search(subdirectory, localization).path(name, ext).map { URL(fileURLWithPath: $0) }
    }

    @_silgen_name("$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
    public func __resources(forResourcesWithExtension ext: String?, subdirectory: String?) -> [NSURL]? {
        search(subdirectory).paths(ext).map { NSURL(fileURLWithPath: $0) }
    }

    @_silgen_name(
        "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF")
    public func __resources(
        forResourcesWithExtension ext: String?, subdirectory: String?, localization: String?
    ) -> [NSURL]? {
        search(subdirectory, localization).paths(ext).map { NSURL(fileURLWithPath: $0) }
    }
}
