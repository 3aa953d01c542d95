// SPDX-License-Identifier: MIT
import Foundation

/// The layers of settings of a target, in Xcode's order from weak to strong: the platform's defaults, the project's
/// xcconfig, the project, the target's xcconfig, the target.
struct XcodeSettings {
    let graph: XcodeObjects
    let files: XcodeFiles
    let configuration: String

    /// `wanted` when the project has it, else Debug, else the project's default, else the first.
    static func configurationName(_ graph: XcodeObjects, wanted: String?) throws -> String {
        let list = graph[graph.rootIdentifier]?.object("buildConfigurationList")
        let names = list?.objects("buildConfigurations").compactMap { $0.string("name") } ?? []
        if let wanted {
            guard names.contains(wanted) else {
                throw Failure.build(
                    "no configuration '\(wanted)'; there are: \(names.joined(separator: ", "))", file: graph.file)
            }
            return wanted
        }
        return names.first { $0 == "Debug" } ?? list?.string("defaultConfigurationName") ?? names.first ?? "Debug"
    }

    /// `missing` hears of settings files that are not there.
    func settings(
        of target: XcodeObject, projectName: String, missing: (Diagnostic) -> Void
    ) throws -> ResolvedSettings {
        var layers: [ResolvedSettings.Layer] = [platform(of: target, projectName: projectName)]
        for owner in [graph[graph.rootIdentifier], target] {
            let list = owner?.object("buildConfigurationList")
            let all = list?.objects("buildConfigurations") ?? []
            guard
                let chosen = all.first(where: { $0.string("name") == configuration })
                    ?? all.first(where: { $0.string("name") == list?.string("defaultConfigurationName") }) ?? all.first
            else { continue }
            if let base = baseFile(of: chosen) {
                if base.exists {
                    layers.append(try XCConfig.read(base, missing: missing))
                } else {
                    missing(Diagnostic(.warning, "the settings file is missing", at: SourceLocation(file: base)))
                }
            }
            layers.append(chosen.buildSettings)
        }
        return ResolvedSettings(layers: layers)
    }

    /// The `.xcconfig` a configuration is based on: a file of its own in the project, or one in a synchronized folder.
    private func baseFile(of configuration: XcodeObject) -> Path? {
        if let base = configuration.string("baseConfigurationReference") { return files.paths[base] }
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor"), let folder = files.paths[anchor],
            let name = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return Path.absolute(name, from: folder)
    }

    private func platform(of target: XcodeObject, projectName: String) -> ResolvedSettings.Layer {
        let root = graph[graph.rootIdentifier]
        var layer = ResolvedSettings.platformDefaults
        layer.merge([
            "TARGET_NAME": target.string("name") ?? "", "TARGETNAME": target.string("name") ?? "",
            "PROJECT_NAME": projectName, "PROJECT": projectName, "CONFIGURATION": configuration,
            "SRCROOT": graph.projectFolder.string, "SOURCE_ROOT": graph.projectFolder.string,
            "PROJECT_DIR": graph.projectFolder.string, "PROJECT_FILE_PATH": graph.file.parent.string,
            "AVAILABLE_PLATFORMS": "iphoneos iphonesimulator macosx",
            "DEVELOPMENT_LANGUAGE": root?.string("developmentRegion") ?? "en", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
        ]) { $1 }
        return layer
    }
}

extension ResolvedSettings {
    /// What Xcode defines by itself for an iOS simulator build, as far as settings and Info.plists refer to it.
    static let platformDefaults: Layer = [
        "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
        "WRAPPER_NAME": "$(PRODUCT_NAME).app",
        "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        "INFOPLIST_PATH": "$(WRAPPER_NAME)/Info.plist",
        "PLATFORM_NAME": "iphonesimulator", "PLATFORM_DISPLAY_NAME": "iOS Simulator",
        "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "DEPLOYMENT_LOCATION": "NO", "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64",
        "SWIFT_PLATFORM_TARGET_PREFIX": "ios", "LLVM_TARGET_TRIPLE_SUFFIX": "-simulator",
        // The simulator's apps are signed by nobody.
        "AppIdentifierPrefix": "$(DEVELOPMENT_TEAM:default=FAKETEAMID).",
        "TeamIdentifierPrefix": "$(DEVELOPMENT_TEAM:default=FAKETEAMID).",
        "INFOPLIST_EXPAND_BUILD_SETTINGS": "YES", "MACOSX_DEPLOYMENT_TARGET": "14.0",
    ]
}

/// `.xcconfig` files: `KEY = value` lines, comments, `#include`.
enum XCConfig {
    /// More than any real chain of includes; ends circles.
    private static let depthLimit = 20

    /// `missing` hears of included files that are not there.
    static func read(
        _ file: Path, depth: Int = 0, missing: (Diagnostic) -> Void = { _ in }
    ) throws -> ResolvedSettings.Layer {
        var layer: ResolvedSettings.Layer = [:]
        let lines = try file.readText().split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let text = uncommented(line).trimmed
            if text.isEmpty { continue }
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"")
                guard parts.count >= 2 else {
                    throw Failure.build("#include names no file", file: file, line: index + 1)
                }
                let included = Path.absolute(String(parts[1]), from: file.parent)
                // `#include?` is optional, and the files of package managers are often not committed.
                if included.exists {
                    guard depth < depthLimit else {
                        throw Failure.build("includes nested too deep", file: file, line: index + 1)
                    }
                    layer.merge(try read(included, depth: depth + 1, missing: missing)) { $1 }
                } else if !text.hasPrefix("#include?") {
                    missing(
                        Diagnostic(
                            .warning, "the included file '\(parts[1])' is missing",
                            at: SourceLocation(file: file, line: index + 1)))
                }
                continue
            }
            guard let equals = keyEnd(of: text) else {
                throw Failure.build("'KEY = value' belongs here", file: file, line: index + 1)
            }
            let key = text[..<equals].trimmed
            var value = text[text.index(after: equals)...].trimmed
            if value.hasSuffix(";") { value.removeLast() }
            if let lower = layer[key] { value = value.replacingOccurrences(of: "$(inherited)", with: lower) }
            layer[key] = value
        }
        return layer
    }

    /// The equals sign behind the key; conditions in brackets hold others.
    private static func keyEnd(of text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            if text[index] == "=", depth == 0 { return index }
        }
        return nil
    }

    private static func uncommented(_ line: Substring) -> Substring {
        guard let start = line.range(of: "//")?.lowerBound else { return line }
        return line[..<start]
    }
}
