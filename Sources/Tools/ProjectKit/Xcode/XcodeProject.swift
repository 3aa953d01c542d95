// SPDX-License-Identifier: MIT
import Foundation

/// Reads an `.xcodeproj`, and the projects it refers to, into the common model.
struct XcodeProject {
    let name: String
    let graph: XcodeObjects
    let files: XcodeFiles
    let settings: XcodeSettings
    var diagnostics: [Diagnostic] = []

    static func load(_ path: Path, configuration: String?) throws -> Project {
        var open: [Path] = []
        return try load(path, configuration: configuration, open: &open)
    }

    /// `open`: the projects that refer to this one; a project that refers back to them is not read again.
    static func load(_ path: Path, configuration: String?, open: inout [Path]) throws -> Project {
        open.append(path)
        var reader = try XcodeProject(path, configuration: configuration)
        return try reader.project(configuration: configuration, open: &open)
    }

    private init(_ path: Path, configuration: String?) throws {
        name = path.stem
        graph = try XcodeObjects(project: path)
        files = XcodeFiles(graph)
        settings = XcodeSettings(
            graph: graph, files: files,
            configuration: try XcodeSettings.configurationName(graph, wanted: configuration))
    }

    private mutating func project(configuration: String?, open: inout [Path]) throws -> Project {
        let root = graph[graph.rootIdentifier]
        var project = Project(name: name, root: graph.file.parent.parent, targets: [])
        project.file = graph.file
        for object in root?.objects("targets") ?? [] {
            switch object.isa {
            case "PBXNativeTarget": project.targets.append(try target(object))
            case "PBXAggregateTarget", "PBXLegacyTarget":
                diagnostics.append(Diagnostic(.note, "target '\(object.string("name") ?? "?")' builds no module"))
            default: break
            }
        }
        addClangModules(to: &project)
        addHeaderModules(to: &project)
        try addProjects(to: &project, configuration: configuration, open: &open)
        try addPackages(to: &project)
        try LocalPods.add(to: &project, configuration: settings.configuration)
        try CarthageCheckouts.add(to: &project, configuration: settings.configuration)
        for index in project.targets.indices { linkTests(of: &project, at: index) }
        project.linkImportedLibraries()
        project.schemes = try Scheme.all(of: graph.file.parent)
        project.diagnostics += diagnostics
        return project
    }

    // MARK: Targets

    private mutating func target(_ object: XcodeObject) throws -> Target {
        guard let name = object.string("name") else {
            throw Failure.build("target \(object.identifier) has no name", file: graph.file)
        }
        var missing: [Diagnostic] = []
        var settings = try self.settings.settings(of: object, projectName: self.name) { missing.append($0) }
        for diagnostic in missing where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        let kind = Self.kind(of: object, settings)
        settings = ResolvedSettings(
            layers: [settings.layers[0].merging(Self.productSettings(kind)) { $1 }] + settings.layers.dropFirst())
        var target = Target(
            name: name, kind: kind, moduleName: settings["PRODUCT_MODULE_NAME"] ?? SettingModifier.identifier(name),
            productName: settings["PRODUCT_NAME"] ?? name, settings: settings)
        for phase in object.objects("buildPhases") { try add(phase, to: &target) }
        for rule in object.objects("buildRules") { report(rule, of: target) }
        addSynchronizedFolders(of: object, to: &target)
        target.dependencies += object.objects("dependencies").compactMap(dependencyName)
        target.dependencies += packageProducts(of: object)
        target.infoPlist = infoPlist(of: settings)
        let excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES")
        let included = settings.list("INCLUDED_SOURCE_FILE_NAMES")
        func isExcluded(_ file: Path) -> Bool {
            excluded.contains { file.matches($0) } && !included.contains { file.matches($0) }
        }
        // A file may be listed in two groups of the same phase.
        target.sources = target.sources.uniqued().filter { !isExcluded($0) }
        target.resources = target.resources.uniqued().filter { !isExcluded($0.path) }
        target.dependencies = target.dependencies.uniqued().filter { $0 != name }
        try reportUnsupported(target)
        return target
    }

    private mutating func reportUnsupported(_ target: Target) throws {
        guard target.kind != .other else { return }
        if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning, "\(target.name): the bridging header is not read; Objective-C and C are not supported",
                    at: SourceLocation(file: Path.absolute(header, from: graph.projectFolder))))
        }
        // What else the build makes of a name would land outside of its folder.
        for (kind, name) in [("", target.name), ("product ", target.productName), ("module ", target.moduleName)]
        where !Path.isName(name) {
            throw Failure.build("target '\(target.name)': its \(kind)name '\(name)' is no file name", file: graph.file)
        }
        for file in target.sources + target.resources.map(\.path) where leadsElsewhere(file) && file.exists {
            throw Failure.build("target '\(target.name)': '\(file)' leads out of the project", file: graph.file)
        }
    }

    /// Projects share files with their neighbours, but have nothing in common with the rest of the machine; and a folder
    /// that holds the project itself is none of its files.
    private func leadsElsewhere(_ file: Path) -> Bool {
        let folder = graph.file.parent.parent
        // What a link leads to counts, wherever the project itself lies.
        if let target = file.resolved, let home = folder.resolved, leads(target, outOf: home) { return true }
        return leads(file, outOf: folder)
    }

    private func leads(_ file: Path, outOf folder: Path) -> Bool {
        if folder == file || folder.relative(to: file) != nil { return true }
        let top = file.string.split(separator: "/").prefix(2)
        let own = folder.string.split(separator: "/").prefix(2)
        return top.first != own.first || own.first == "home" && top != own
    }

    private func infoPlist(of settings: ResolvedSettings) -> Path? {
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        return Path.absolute(path, from: graph.projectFolder).ignoringCase
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
        case "application", "application.on-demand-install-capable": return .application
        case "framework": return .framework
        case "framework.static", "library.static", "library.dynamic": return .staticLibrary
        case "bundle.unit-test": return .unitTests
        case "bundle.ui-testing": return .uiTests
        case "app-extension", "app-extension.messages", "app-extension.intents-service", "extensionkit-extension":
            return .appExtension
        case "bundle": return .resourceBundle
        default: return .other
        }
    }

    static func productSettings(_ kind: Target.Kind) -> ResolvedSettings.Layer {
        switch kind {
        case .framework: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "FMWK", "WRAPPER_NAME": "$(PRODUCT_NAME).framework"]
        case .unitTests, .uiTests: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "BNDL", "WRAPPER_NAME": "$(PRODUCT_NAME).xctest"]
        case .appExtension: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "WRAPPER_NAME": "$(PRODUCT_NAME).appex"]
        case .resourceBundle: ["PRODUCT_BUNDLE_PACKAGE_TYPE": "BNDL", "WRAPPER_NAME": "$(PRODUCT_NAME).bundle"]
        case .application, .staticLibrary, .tool, .macro, .other: [:]
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
        guard target.kind == .unitTests || target.kind == .uiTests, target.testHost == nil else { return }
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
}

extension Path {
    /// Whether the name, or the end of the path when the pattern has a slash, fits a shell pattern.
    func matches(_ pattern: String) -> Bool {
        let subject = pattern.contains("/") ? string : name
        return fnmatch(pattern, subject, 0) == 0 || pattern.contains("/") && fnmatch("*/" + pattern, subject, 0) == 0
    }
}
