// SPDX-License-Identifier: MIT
import Foundation

/// A folder with Swift files and an Info.plist: one app, every file below belongs to it.
enum PlainFolder {
    static func load(_ folder: Path) throws -> Project {
        let files = ProjectFiles.members(of: folder)
        let sources = files.filter { $0.pathExtension == "swift" }
        guard !sources.isEmpty else {
            throw Failure.build("no .xcodeproj, no Package.swift and no Swift files", file: folder)
        }
        let infoPlist = folder / "Info.plist"
        guard infoPlist.exists else {
            throw Failure.build("a plain folder of Swift files needs an Info.plist to be an app", file: folder)
        }
        var layer = ResolvedSettings.platformDefaults
        layer.merge([
            "TARGET_NAME": folder.name, "PROJECT_NAME": folder.name, "SRCROOT": folder.string,
            "PROJECT_DIR": folder.string,
            "CONFIGURATION": "Debug", "SWIFT_VERSION": "5.0", "DEVELOPMENT_LANGUAGE": "en",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
        ]) { $1 }
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
}
