// SPDX-License-Identifier: MIT
import Foundation

/// The processed Info.plist of a bundle: the project's template with settings substituted, keys generated from
/// `INFOPLIST_KEY_…` settings, and what Xcode always adds.
struct InfoPlist {
    let target: Target

    func processed() throws -> [String: Any] {
        var result: [String: Any] = [:]
        if let template = target.infoPlist {
            if template.exists {
                result = try Self.read(template)
                try requireTexts(in: result, of: template)
            } else {
                throw Failure.build("target '\(target.name)' names this Info.plist, which is missing", file: template)
            }
        }
        result = expand(result) as? [String: Any] ?? [:]
        if target.settings.bool("GENERATE_INFOPLIST_FILE") {
            result.merge(generated()) { template, _ in template }
        }
        result.merge(standard()) { own, _ in own }
        // Some templates leave these empty.
        for (key, value) in standard() where (result[key] as? String)?.isEmpty == true { result[key] = value }
        if target.kind == .application { result.merge(artwork()) { own, _ in own } }
        let executable = target.settings["EXECUTABLE_NAME"] ?? target.productName
        guard Path.isName(executable) else {
            let place = target.settings["PROJECT_FILE_PATH"].map { SourceLocation(file: Path.absolute($0)) }
            throw Failure.build(
                "target '\(target.name)': its executable's name '\(executable)' is no file name", at: place)
        }
        result["CFBundleExecutable"] = executable
        return result
    }

    /// iOS installs no app with another value here, and Foundation ends a program that asks for it.
    private func requireTexts(in dictionary: [String: Any], of file: Path) throws {
        for key in ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleName", "CFBundlePackageType"] {
            guard let value = dictionary[key], !(value is String) else { continue }
            throw Failure.build("'\(key)' must be a text, not \(value)", file: file)
        }
    }

    static func read(_ file: Path) throws -> [String: Any] {
        guard let dictionary = try PropertyListFile.read(file) as? [String: Any] else {
            throw Failure.build("a dictionary belongs here", file: file, line: 1)
        }
        return dictionary
    }

    static func encode(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }

    private func expand(_ value: Any) -> Any {
        switch value {
        case let text as String: target.settings.expand(text)
        case let list as [Any]: list.map(expand)
        case let dictionary as [String: Any]: dictionary.mapValues(expand)
        default: value
        }
    }

    /// 1: iPhone, 2: iPad; both are written as `1,2`.
    private func families(_ settings: ResolvedSettings) -> [Int] {
        let found = (settings["TARGETED_DEVICE_FAMILY"] ?? "1").split { $0 == "," || $0.isWhitespace }
        return found.compactMap { Int($0) }
    }

    private func standard() -> [String: Any] {
        let settings = target.settings
        let bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
        return [
            "CFBundleIdentifier": bundleIdentifier ?? "org.example." + SettingModifier.domainName(target.productName),
            "CFBundleName": target.productName, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundlePackageType": settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? "APPL",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
            "MinimumOSVersion": settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? "17.0",
            "UIDeviceFamily": families(settings),
            "CFBundleSupportedPlatforms": ["iPhoneSimulator"], "DTPlatformName": settings["PLATFORM_NAME"] ?? "",
        ]
    }

    /// What the asset catalog compiler adds: the names of the app's icon and accent colour.
    private func artwork() -> [String: Any] {
        var result: [String: Any] = [:]
        if let icon = target.settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty {
            var icons: [String: Any] = ["CFBundlePrimaryIcon": ["CFBundleIconName": icon]]
            let alternates = alternateIcons(besides: icon).map { ($0, ["CFBundleIconName": $0]) }
            if !alternates.isEmpty { icons["CFBundleAlternateIcons"] = Dictionary(alternates) { first, _ in first } }
            result["CFBundleIcons"] = icons
        }
        if let color = target.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !color.isEmpty {
            result["NSAccentColorName"] = color
        }
        return result
    }

    /// The icon sets that the settings name, or all that the catalogs have.
    private func alternateIcons(besides main: String) -> [String] {
        guard target.settings.bool("ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS") else {
            return target.settings.list("ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES")
        }
        let catalogs = target.resources.map(\.path).filter { $0.pathExtension == "xcassets" }
        return catalogs.flatMap(Self.iconSets).filter { $0 != main }
    }

    private static func iconSets(in folder: Path) -> [String] {
        folder.children.filter(\.isDirectory).flatMap { child in
            child.pathExtension == "appiconset" ? [child.stem] : child.pathExtension.isEmpty ? iconSets(in: child) : []
        }
    }

    /// `INFOPLIST_KEY_…` settings. Some stand for a structure, some for a key with a suffix, the rest for themselves.
    private func generated() -> [String: Any] {
        var result: [String: Any] = [:]
        if target.kind == .application { result["LSRequiresIPhoneOS"] = true }
        let prefix = "INFOPLIST_KEY_"
        for setting in target.settings.keys where setting.hasPrefix(prefix) {
            guard let value = target.settings[setting], !value.isEmpty else { continue }
            let key = String(setting.dropFirst(prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                guard value == "YES" else { continue }
                result["UIApplicationSceneManifest"] = [
                    "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
                ]
            case "UILaunchScreen_Generation":
                if value == "YES" { result["UILaunchScreen"] = [String: Any]() }
            case "UISupportedInterfaceOrientations": result[key] = value.split(separator: " ").map(String.init)
            case "UISupportedInterfaceOrientations_iPad":
                result["UISupportedInterfaceOrientations~ipad"] = value.split(separator: " ").map(String.init)
            case "UISupportedInterfaceOrientations_iPhone":
                result["UISupportedInterfaceOrientations~iphone"] = value.split(separator: " ").map(String.init)
            case _ where value == "YES" || value == "NO": result[key] = value == "YES"
            default: result[key] = value
            }
        }
        return result
    }
}

extension ResolvedSettings {
    /// Words of a list that may be written with commas.
    func words(of key: String, default fallback: String) -> [String] {
        (self[key].flatMap { $0.isEmpty ? nil : $0 } ?? fallback).split { $0 == "," || $0 == " " }.map(String.init)
    }
}
