// SPDX-License-Identifier: MIT
import Foundation

/// Reads an `.xcodeproj` into the common model.
struct XcodeProject {
    let name: String
    let graph: XcodeObjects
    let files: XcodeFiles
    let settings: XcodeSettings
    private var diagnostics: [Diagnostic] = []

    static func load(_ path: Path, configuration: String?) throws -> Project {
        var reader = try XcodeProject(path, configuration: configuration)
        return try reader.project()
    }

    private init(_ path: Path, configuration: String?) throws {
        name = path.stem
        graph = try XcodeObjects(project: path)
        files = XcodeFiles(graph)
        settings = XcodeSettings(
            graph: graph, files: files,
            configuration: try XcodeSettings.configurationName(graph, wanted: configuration))
    }

    private mutating func project() throws -> Project {
        let root = graph[graph.rootIdentifier]
        var project = Project(name: name, root: graph.file.parent.parent, targets: [])
        for object in root?.objects("targets") ?? [] where object.isa == "PBXNativeTarget" {
            project.targets.append(try target(object))
        }
        for index in project.targets.indices { linkTests(of: &project, at: index) }
        try addPackages(to: &project)
        project.diagnostics = diagnostics
        return project
    }

    // MARK: Targets

    private mutating func target(_ object: XcodeObject) throws -> Target {
        guard let name = object.string("name") else {
            throw Failure.build("target \(object.identifier) has no name", file: graph.file)
        }
        var settings = try self.settings.settings(of: object, projectName: self.name)
        let kind = Self.kind(of: object, settings)
        settings = ResolvedSettings(
            layers: [settings.layers[0].merging(Self.productSettings(kind)) { $1 }] + settings.layers.dropFirst())
        var target = Target(
            name: name, kind: kind, moduleName: settings["PRODUCT_MODULE_NAME"] ?? SettingModifier.identifier(name),
            productName: settings["PRODUCT_NAME"] ?? name, settings: settings)
        for phase in object.objects("buildPhases") { try add(phase, to: &target) }
        addSynchronizedFolders(of: object, to: &target)
        target.dependencies += object.objects("dependencies").compactMap(dependencyName)
        target.infoPlist = infoPlist(of: settings)
        if let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty, target.kind != .other {
            diagnostics.append(Diagnostic(.warning, "\(name): bridging header '\(header)' is not supported"))
        }
        // A file may be listed in two groups of the same phase.
        target.sources = target.sources.uniqued()
        target.resources = target.resources.uniqued()
        target.dependencies = target.dependencies.uniqued().filter { $0 != name }
        return target
    }

    private func infoPlist(of settings: ResolvedSettings) -> Path? {
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        return Path.absolute(path, from: graph.projectFolder)
    }

    private static func kind(of object: XcodeObject, _ settings: ResolvedSettings) -> Target.Kind {
        // Of the platforms a target names, one has to be iOS's. Old targets name only a base SDK, or none.
        let sdk = settings["SDKROOT"] ?? "iphoneos"
        let platforms = settings.list("SUPPORTED_PLATFORMS")
        let isPhone =
            platforms.isEmpty
            ? sdk.hasPrefix("iphone") || sdk == "auto" || sdk.isEmpty : platforms.contains { $0.hasPrefix("iphone") }
        guard isPhone else { return .other }
        switch object.string("productType")?.replacingOccurrences(of: "com.apple.product-type.", with: "") {
        case "application": return .application
        case "framework": return .framework
        case "framework.static", "library.static", "library.dynamic": return .staticLibrary
        case "bundle.unit-test": return .unitTests
        case "bundle.ui-testing": return .uiTests
        case "app-extension", "app-extension.messages": return .appExtension
        case "bundle": return .resourceBundle
        default: return .other
        }
    }

    private static func productSettings(_ kind: Target.Kind) -> ResolvedSettings.Layer {
        switch kind {
        case .framework: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "FMWK", "WRAPPER_NAME": "$(PRODUCT_NAME).framework"]
        case .unitTests, .uiTests: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "BNDL", "WRAPPER_NAME": "$(PRODUCT_NAME).xctest"]
        case .appExtension: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "WRAPPER_NAME": "$(PRODUCT_NAME).appex"]
        case .resourceBundle: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "BNDL", "WRAPPER_NAME": "$(PRODUCT_NAME).bundle"]
        case .application, .staticLibrary, .tool, .other: [:]
        }
    }

    private func dependencyName(_ dependency: XcodeObject) -> String? {
        if let target = dependency.object("target") { return target.string("name") }
        if let product = dependency.object("productRef") { return product.string("productName") }
        return dependency.object("targetProxy")?.string("remoteInfo") ?? dependency.string("name")
    }

    /// The app that hosts a test target, by Xcode's settings or by what it depends on.
    private func linkTests(of project: inout Project, at index: Int) {
        let target = project.targets[index]
        guard target.kind == .unitTests || target.kind == .uiTests else { return }
        let applications = project.targets.filter { $0.kind == .application }
        let hostProduct = target.settings["TEST_HOST"].map { Path($0).name } ?? ""
        let named = target.settings["TEST_TARGET_NAME"] ?? ""
        let host =
            applications.first { !hostProduct.isEmpty && $0.productName == hostProduct }
            ?? applications.first { $0.name == named }
            ?? applications.first { target.dependencies.contains($0.name) }
        project.targets[index].testHost = host?.name
        if let host, !target.dependencies.contains(host.name) { project.targets[index].dependencies.append(host.name) }
    }

    // MARK: Build phases

    private mutating func add(_ phase: XcodeObject, to target: inout Target) throws {
        let files = phase.objects("files")
        switch phase.isa {
        case "PBXSourcesBuildPhase":
            for file in files { addSource(file, to: &target) }
        case "PBXResourcesBuildPhase":
            for file in files { addResource(file, to: &target) }
        case "PBXFrameworksBuildPhase":
            for file in files {
                if let product = file.object("productRef")?.string("productName") {
                    target.dependencies.append(product)
                }
                if let reference = file.string("fileRef"), let owner = owner(ofProduct: reference) {
                    target.dependencies.append(owner)
                }
            }
        case "PBXCopyFilesBuildPhase":
            // 7 is "Resources", 16 the products folder with a path in the bundle; embedded code needs no copy here.
            if phase.string("dstSubfolderSpec") == "7" { for file in files { addResource(file, to: &target) } }
        case "PBXShellScriptBuildPhase":
            let name = phase.string("name") ?? "Run Script"
            diagnostics.append(Diagnostic(.note, "\(target.name): script phase '\(name)' is not run"))
        default: break
        }
    }

    private func owner(ofProduct reference: String) -> String? {
        graph[graph.rootIdentifier]?.objects("targets").first { $0.string("productReference") == reference }?.string(
            "name")
    }

    private mutating func addSource(_ file: XcodeObject, to target: inout Target) {
        guard let reference = file.string("fileRef"), let path = files.paths[reference] else { return }
        if graph[reference]?.isa == "PBXVariantGroup" {
            for child in graph[reference]?.objects("children") ?? [] {
                if let path = files.paths[child.identifier] { add(source: path, to: &target) }
            }
        } else {
            add(source: path, to: &target)
        }
    }

    private mutating func add(source path: Path, to target: inout Target) {
        switch path.pathExtension {
        case "swift": target.sources.append(path)
        case "h", "hpp", "pch", "modulemap": break
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "strings", "xcstrings", "stringsdict", "storyboard",
            "xib":
            target.resources.append(Resource(path: path, localization: XcodeFiles.localization(of: path)))
        default:
            diagnostics.append(
                Diagnostic(
                    .warning, "\(target.name): only Swift sources are compiled; this one is left out",
                    at: SourceLocation(file: path)))
        }
    }

    private mutating func addResource(_ file: XcodeObject, to target: inout Target) {
        guard let reference = file.string("fileRef"), let object = graph[reference] else { return }
        if object.isa == "PBXVariantGroup" {
            for child in object.objects("children") {
                guard let path = files.paths[child.identifier] else { continue }
                target.resources.append(Resource(path: path, localization: files.localizations[child.identifier]))
            }
        } else if let path = files.paths[reference] {
            let isFolder = object.string("lastKnownFileType") == "folder"
            target.resources.append(
                Resource(path: path, localization: XcodeFiles.localization(of: path), isFolderReference: isFolder))
        }
    }

    // MARK: Synchronized folders

    private mutating func addSynchronizedFolders(of object: XcodeObject, to target: inout Target) {
        let own = Set(object.strings("fileSystemSynchronizedGroups"))
        for folder in graph.objects(of: "PBXFileSystemSynchronizedRootGroup") {
            guard let path = files.paths[folder.identifier] else { continue }
            let exceptions = folder.objects("exceptions").filter {
                $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == object.identifier
            }
            let named = Set(exceptions.flatMap { $0.strings("membershipExceptions") })
            let asFolders = Set(folder.strings("explicitFolders"))
            if own.contains(folder.identifier) {
                addFiles(of: path, to: &target, asFolders: asFolders) { !named.contains($0) }
            } else if !named.isEmpty {
                addFiles(of: path, to: &target, asFolders: asFolders) { named.contains($0) }
            }
        }
    }

    private mutating func addFiles(
        of folder: Path, to target: inout Target, asFolders: Set<String>, where isMember: (String) -> Bool
    ) {
        let infoPlist = target.settings["INFOPLIST_FILE"].map { Path.absolute($0, from: graph.projectFolder) }
        for file in ProjectFiles.members(of: folder) {
            guard let name = file.relative(to: folder), file != infoPlist, isMember(name) else { continue }
            if let top = asFolders.first(where: { name.hasPrefix($0 + "/") }) {
                target.resources.append(Resource(path: folder / top, isFolderReference: true))
            } else if file.pathExtension == "swift" {
                target.sources.append(file)
            } else if ProjectFiles.isResource(file) {
                target.resources.append(Resource(path: file, localization: XcodeFiles.localization(of: file)))
            }
        }
    }

    // MARK: Packages

    private mutating func addPackages(to project: inout Project) throws {
        for reference in graph.objects(of: "XCLocalSwiftPackageReference") {
            guard let name = reference.string("relativePath") else { continue }
            let path = Path.absolute(name, from: graph.projectFolder)
            let package = try SwiftPackage.load(path)
            project.targets += package.targets.filter { known in
                known.kind != .unitTests && !project.targets.contains { $0.name == known.name }
            }
            diagnostics += package.diagnostics
        }
        for reference in graph.objects(of: "XCRemoteSwiftPackageReference") {
            let url = reference.string("repositoryURL") ?? reference.identifier
            diagnostics.append(Diagnostic(.warning, "package \(url) is not fetched; what it offers is missing"))
        }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it came first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
