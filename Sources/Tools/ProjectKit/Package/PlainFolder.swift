// SPDX-License-Identifier: MIT
import Foundation

/// A folder with Swift files and an Info.plist: one app, every file below belongs to it.
enum PlainFolder {
    static func load(_ folder: Path) throws -> Project {
        let files = ProjectFiles.members(of: folder)
        let sources = files.filter { $0.pathExtension == "swift" }
        let infoPlist = folder / "Info.plist"
        guard !sources.isEmpty, infoPlist.exists else { throw lack(of: sources, in: folder) }
        var layer = ResolvedSettings.platformDefaults
        layer.merge([
            "TARGET_NAME": folder.name, "PROJECT_NAME": folder.name, "SRCROOT": folder.string,
            "PROJECT_DIR": folder.string,
            "CONFIGURATION": "Debug", "SWIFT_VERSION": "5.0", "DEVELOPMENT_LANGUAGE": "en",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
        ]) { $1 }
        let entitlements = folder.children.filter { $0.pathExtension == "entitlements" }
        if entitlements.count == 1 { layer["CODE_SIGN_ENTITLEMENTS"] = entitlements[0].name }
        let settings = ResolvedSettings(layers: [layer])
        var target = Target(
            name: folder.name, kind: .application, moduleName: SettingModifier.identifier(folder.name),
            productName: folder.name, settings: settings)
        target.sources = sources
        target.infoPlist = infoPlist
        target.resources = files.filter { $0 != infoPlist && ProjectFiles.isResource($0) }.map {
            Resource(path: $0, localization: XcodeFiles.localization(of: $0))
        }
        return Project(name: folder.name, root: folder, targets: [target])
    }

    /// What the folder lacks to be a project, or where in it one lies.
    private static func lack(of sources: [Path], in folder: Path) -> Failure {
        if let advice = NearbyProjects.advice(NearbyProjects.find(below: folder), from: folder) {
            return Failure.build("the project lies in a subfolder: \(advice)", file: folder)
        }
        guard !sources.isEmpty else {
            return Failure.build("no .xcodeproj, no Package.swift and no Swift files", file: folder)
        }
        return Failure.build("a plain folder of Swift files needs an Info.plist to be an app", file: folder)
    }
}
