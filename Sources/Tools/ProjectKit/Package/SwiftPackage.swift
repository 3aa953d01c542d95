// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// Reads a Swift package into the common model, from what `swift package dump-package` says of it.
enum SwiftPackage {
    /// - Parameter configuration: an Xcode project's; what is not called after debugging is a release. nil: Debug.
    static func load(_ folder: Path, configuration: String? = nil) throws -> Project {
        let checkouts = try PackageCheckouts(
            remotePackages(of: [folder]), pins: folder / "Package.resolved",
            configurations: [folder / ".swiftpm/configuration"])
        var project = try load(folder, configuration: configuration, checkouts)
        project.diagnostics += checkouts.diagnostics
        return project
    }

    /// - Parameters:
    ///   - checkouts: where remote packages lie.
    ///   - roots: the packages that the project itself names.
    static func load(
        _ folder: Path, configuration: String?, _ checkouts: PackageCheckouts, roots: [Path] = []
    ) throws -> Project {
        var loaded: [Path: Bool] = [:]
        return try load(
            folder, configuration: configuration ?? "Debug", checkouts, PackageRoots(roots), loaded: &loaded)
    }

    /// What packages and the local ones they depend on ask for by address.
    static func remotePackages(of folders: [Path]) throws -> [RemotePackage] {
        let roots = PackageRoots(folders)
        var seen: Set<Path> = []
        var open = folders
        var found: [RemotePackage] = []
        while let folder = open.popLast() {
            guard seen.insert(folder).inserted else { continue }
            let manifest = try dump(folder)
            found += manifest.remotePackages.filter { roots.folder(of: $0.identity) == nil }
            open += (manifest.dependencies ?? []).compactMap { roots.localFolder(of: $0, from: folder) }
        }
        return found
    }

    private static func load(
        _ folder: Path, configuration: String, _ checkouts: PackageCheckouts, _ roots: PackageRoots,
        loaded: inout [Path: Bool]
    ) throws -> Project {
        loaded[folder] = true
        let manifest = try dump(folder)
        var project = Project(name: manifest.name, root: folder, targets: [])
        project.file = folder / "Package.swift"
        let languageVersion =
            manifest.swiftLanguageVersions?.last ?? Self.languageVersion(tools: manifest.toolsVersion._version)
        let host = try HostPackage(manifest, in: folder, checkouts)
        for target in manifest.targets where target.type != "plugin" {
            guard var converted = try convert(target, in: folder, manifest, languageVersion, configuration) else {
                project.diagnostics.append(unsupported(target, in: folder, manifest))
                continue
            }
            converted.isMacOnly = target.isMacOnly == true
            converted.plugins = (target.pluginUsages ?? []).map(\.name)
            if target.type == "macro" {
                project.targets.append(host.macro(converted))
                converted.name = HostPackage.testedName(ofMacro: target.name)
            } else if !converted.plugins.isEmpty {
                converted.hostPackage = host
            }
            if let file = converted.foreignSources.first {
                project.diagnostics.append(
                    Diagnostic(
                        .warning, "target '\(target.name)' is not built: Objective-C sources are not supported",
                        at: SourceLocation(file: file)))
            }
            project.targets.append(converted)
        }
        for dependency in manifest.dependencies ?? [] {
            // What is not there has been named.
            let local = roots.localFolder(of: dependency, from: folder)
            guard let place = local ?? dependency.identity.flatMap({ checkouts.folders[$0] }), loaded[place] == nil
            else { continue }
            let part = try load(place, configuration: configuration, checkouts, roots, loaded: &loaded)
            project.add(part, keeping: { $0.kind != .unitTests && $0.kind != .application })
        }
        project.products.merge(manifest.products.map { ($0.name, $0.targets) }) { $1 }
        project.resolveProducts()
        return project
    }

    private static func languageVersion(tools: String) -> String {
        let major = Int(tools.prefix { $0 != "." }) ?? 5
        return major >= 6 ? "6" : major >= 5 ? "5" : "4"
    }

    private struct Description {
        var stamp: Path.Stamp?
        var manifest: Manifest
    }

    /// Descriptions of this run: a manifest is asked for its dependencies first and for its targets later.
    private static let descriptions = Mutex<[Path: Description]>([:])

    static func dump(_ folder: Path) throws -> Manifest {
        let stamp = (folder / "Package.swift").stamp
        if let known = descriptions.withLock({ $0[folder] }), known.stamp == stamp { return known.manifest }
        let plain = try describe(folder)
        let manifest = try MacManifest(of: folder).map { try $0.manifest(instead: plain) } ?? plain
        descriptions.withLock { $0[folder] = Description(stamp: stamp, manifest: manifest) }
        return manifest
    }

    /// - Parameter place: where the manifest is read, when not in the package's own folder, to which its paths lead.
    static func describe(_ folder: Path, in place: Path? = nil) throws -> Manifest {
        let scratch = CacheFolder.root / "manifests" / Fingerprint(folder.string).text
        try scratch.makeDirectory()
        let result = try ManifestModules.run([
            "--package-path", (place ?? folder).string, "--scratch-path", scratch.string, "dump-package",
        ])
        // Warnings of the manifest come before the JSON.
        var text = result.text
        if let place { text = text.replacing(place.parent.string + "/", with: folder.parent.string + "/") }
        guard result.ending.isSuccess, let start = text.range(of: "{\n")?.lowerBound ?? text.firstIndex(of: "{") else {
            let error = CompilerOutput.diagnostics(in: text).first { $0.severity == .error && $0.location != nil }
            throw Failure.build(
                "the manifest cannot be read: \(error?.message ?? "")\n\(text)", file: folder / "Package.swift",
                line: error?.location?.line)
        }
        do { return try JSONDecoder().decode(Manifest.self, from: Data(text[start...].utf8)) } catch {
            throw Failure.build("the manifest's description cannot be read: \(error)", file: folder / "Package.swift")
        }
    }

    private static func convert(
        _ target: Manifest.Target, in folder: Path, _ manifest: Manifest, _ languageVersion: String,
        _ configuration: String
    ) throws -> SwiftTarget? {
        let kind: SwiftTarget.Kind
        switch target.type {
        case "regular": kind = .framework
        case "executable": kind = .application
        case "test": kind = .unitTests
        case "system", "macro": kind = .framework
        default: return nil
        }
        let place = try self.place(of: target, in: folder)
        guard Path.isName(target.name), place == folder || place.relative(to: folder) != nil else {
            throw Failure.build("target '\(target.name)' leads out of the package", file: folder / "Package.swift")
        }
        let layer = settings(of: target, in: folder, manifest, languageVersion, configuration)
        var result = SwiftTarget(
            name: target.name, kind: kind, moduleName: SettingModifier.identifier(target.name),
            productName: target.name,
            settings: ResolvedSettings(layers: [layer]))
        try addFiles(of: target, in: place, to: &result)
        result.foreignSources = ownFiles(of: target, in: place).filter {
            ClangModule.objectiveC.contains($0.pathExtension)
        }
        result.dependencies = target.dependencyNames
        // Tests look into macros, which are programs otherwise.
        let macros = manifest.targets.filter { $0.type == "macro" }.map(\.name)
        if target.type == "test" || target.type == "macro" {
            result.dependencies += macros.filter(result.dependencies.contains).map(HostPackage.testedName)
        }
        if result.sources.isEmpty { result.clang = clangModule(of: target, in: place, configuration) }
        return result
    }

    static func place(of target: Manifest.Target, in folder: Path) throws -> Path {
        let directories =
            target.type == "test" ? ["Tests", "Sources", "Source", "src"] : ["Sources", "Source", "src", "srcs"]
        let candidates = directories.map { folder / $0 / target.name } + directories.map { folder / $0 }
        guard let place = target.path.map({ Path.absolute($0, from: folder) }) ?? candidates.first(where: \.isDirectory)
        else {
            throw Failure.build("the sources of target '\(target.name)' are not found", file: folder / "Package.swift")
        }
        return place
    }

    /// What the manifest says, in the words of Xcode's build settings.
    private static func settings(
        of target: Manifest.Target, in folder: Path, _ manifest: Manifest, _ languageVersion: String,
        _ configuration: String
    ) -> ResolvedSettings.Layer {
        let isDebug = configuration.lowercased().contains("debug")
        let own = target.swiftSettings(isDebug: isDebug)
        let conditions = (isDebug ? ["DEBUG"] : []) + ["SWIFT_PACKAGE"] + own.compactMap { $0.define?._0 }
        var flags: [String] = []
        for setting in own {
            if let feature = setting.enableUpcomingFeature?._0 { flags += ["-enable-upcoming-feature", feature] }
            if let feature = setting.enableExperimentalFeature?._0 {
                flags += ["-enable-experimental-feature", feature]
            }
            flags += setting.unsafeFlags?._0 ?? []
        }
        var layer = ResolvedSettings.platformDefaults
        layer.merge([
            "TARGET_NAME": target.name, "PROJECT_NAME": manifest.name, "SRCROOT": folder.string,
            "CONFIGURATION": configuration, "SWIFT_PACKAGE_NAME": SettingModifier.identifier(folder.name.lowercased()),
            "SWIFT_VERSION": own.compactMap { $0.swiftLanguageMode?._0 }.last ?? languageVersion,
            "DEVELOPMENT_LANGUAGE": manifest.defaultLocalization ?? "en",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": conditions.joined(separator: " "),
            "OTHER_SWIFT_FLAGS": flags.joined(separator: " "),
            "SWIFT_DEFAULT_ACTOR_ISOLATION": own.compactMap { $0.defaultIsolation?._0 }.last ?? "",
            "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
        ]) { $1 }
        return layer
    }

    /// Targets that are not Swift modules of the app.
    private static func unsupported(
        _ target: Manifest.Target, in folder: Path, _ manifest: Manifest
    ) -> Diagnostic {
        let targets = manifest.targets.filter { $0.dependencyNames.contains(target.name) }.map(\.name)
        let products = manifest.products.filter { $0.targets.contains { ([target.name] + targets).contains($0) } }
        let users = targets.map { "'\($0)'" } + products.map { "product '\($0.name)'" }
        let need = users.isEmpty ? "" : "; \(users.joined(separator: ", ")) need\(users.count == 1 ? "s" : "") it"
        return Diagnostic(
            .warning, "\(target.type) target '\(target.name)' is not supported\(need)",
            at: SourceLocation(file: folder / "Package.swift"))
    }

    /// The target's module of C; nil when it has Objective-C, or nothing to compile or to map.
    private static func clangModule(
        of target: Manifest.Target, in place: Path, _ configuration: String
    ) -> ClangModule? {
        let files = ownFiles(of: target, in: place)
        var module = ClangModule()
        if target.type == "system" {
            module.moduleMap = place / "module.modulemap"
            return module.moduleMap.map(\.exists) == true ? module : nil
        }
        guard !files.contains(where: { ClangModule.objectiveC.contains($0.pathExtension) }) else { return nil }
        let include = Path.absolute(target.publicHeadersPath ?? "include", from: place)
        module.sources = files.filter { ClangModule.extensions.contains($0.pathExtension) }
        guard !module.sources.isEmpty || include.isDirectory else { return nil }
        if include.isDirectory { module.include = include }
        let map = include / "module.modulemap"
        if map.exists { module.moduleMap = map }
        module.searchPaths = [place]
        for setting in target.cSettings(isDebug: configuration.lowercased().contains("debug")) {
            if let define = setting.define?._0 { module.flags.append("-D\(define)") }
            if let path = setting.headerSearchPath?._0 { module.searchPaths.append(Path.absolute(path, from: place)) }
            if let library = setting.linkedLibrary?._0 { module.libraries.append(library) }
            module.flags += setting.unsafeFlags?._0 ?? []
        }
        return module
    }

    /// The files that the manifest does not leave out.
    private static func ownFiles(of target: Manifest.Target, in place: Path) -> [Path] {
        let excluded = (target.exclude ?? []).map { Path.absolute($0, from: place) }
        let included = (target.sources ?? []).map { Path.absolute($0, from: place) }
        func lies(_ file: Path, in folders: [Path]) -> Bool {
            folders.contains { file == $0 || file.relative(to: $0) != nil }
        }
        return ProjectFiles.members(of: place).filter {
            !lies($0, in: excluded) && (included.isEmpty || lies($0, in: included))
        }
    }

    private static let resourcesByThemselves: Set<String> = [
        "xcassets", "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "xcstrings",
    ]

    private static func addFiles(
        of target: Manifest.Target, in place: Path, to result: inout SwiftTarget
    ) throws {
        let excluded = (target.exclude ?? []).map { Path.absolute($0, from: place) }
        let included = (target.sources ?? []).map { Path.absolute($0, from: place) }
        func lies(_ file: Path, in folders: [Path]) -> Bool {
            folders.contains { file == $0 || file.relative(to: $0) != nil }
        }
        for file in ProjectFiles.members(of: place) where !lies(file, in: excluded) {
            if file.pathExtension == "swift", included.isEmpty || lies(file, in: included) {
                result.sources.append(file)
            } else if resourcesByThemselves.contains(file.pathExtension) {
                // These need no rule in the manifest.
                result.resources.append(Resource(path: file, localization: XcodeFiles.localization(of: file)))
            }
        }
        for rule in target.resources ?? [] {
            let path = Path.absolute(rule.path, from: place)
            let isCopy = rule.rule?.copy != nil
            guard path.relative(to: place) != nil else {
                throw Failure.build(
                    "target '\(target.name)': its resource '\(rule.path)' leads out of the target", file: place)
            }
            let members = ProjectFiles.members(of: path).filter { !lies($0, in: excluded) }
            if rule.rule?.embedInCode != nil {
                result.embeddedFiles += path.isDirectory ? members : [path]
            } else if path.isDirectory, !isCopy {
                result.resources += members.map {
                    Resource(path: $0, localization: XcodeFiles.localization(of: $0))
                }
            } else {
                result.resources.append(
                    Resource(
                        path: path, localization: XcodeFiles.localization(of: path), isFolderReference: path.isDirectory
                    ))
            }
        }
        result.resources = result.resources.uniqued()
    }

    private typealias SwiftTarget = ProjectKit.Target
}
