// SPDX-License-Identifier: MIT
import Foundation

/// Builds an app target and all it needs into an app bundle in the cache.
package struct ProjectBuild {
    /// Shared by all steps of this build.
    package internal(set) var context: BuildContext
    /// Grows with each `build`.
    package private(set) var report = BuildReport()
    /// What came of the macros and plugins that this build has already asked for.
    var hostPrograms = HostPrograms()
    /// Modules of which something was left out, by the target's name.
    var partlyBuilt: [String: Target] = [:]
    /// What modules were built without, by the target's name.
    var leftOutNames: [String: Set<String>] = [:]

    /// Prepares the SDK; compiles nothing yet.
    package init(
        project: Project, installation: Installation, variant: BuildVariant = BuildVariant()
    ) throws {
        context = try BuildContext(project: project, installation: installation, variant: variant)
        report.add(context.project.diagnostics)
    }

    /// A built app.
    package struct Product: Sendable {
        /// The `.app` folder.
        package var bundle: Path
        /// Inside of the bundle.
        package var executable: Path
        /// Of the finished Info.plist.
        package var bundleIdentifier: String
    }

    /// Builds `application` and what it depends on. Work whose inputs are unchanged is not done again.
    package mutating func build(_ application: Target) throws -> Product {
        let context = context
        return try context.exclusively { try buildLocked(application) }
    }

    /// With the folder's lock held.
    mutating func buildLocked(_ application: Target) throws -> Product {
        let application = try runPlugins(for: application)
        let order = try context.project.buildOrder(for: application)
        var objects: [Path] = []
        for target in order where target.kind.isLibrary || target.name == application.name {
            objects += try compile(target)
        }
        guard !objects.isEmpty else { throw Failure.build(application.lackOfSources, at: context.project.place) }
        let bundle = context.bundle(of: application)
        let extensions = try context.project.extensions(of: application).compactMap { try compileExtension($0) }
        let parts = order.filter(\.kind.isPart)
        let info = try assemble(application, parts: parts + extensions.map(\.target), in: bundle)
        let name = info["CFBundleExecutable"] as? String ?? application.productName
        let executable = bundle / name
        try report.timing("link") { _ in
            try Linker(context: context).link(
                objects, entryPoint: ModuleCompiler.entryPoint(of: application), to: executable,
                named: application.name)
        }
        for part in extensions { try link(part, into: bundle) }
        return Product(
            bundle: bundle, executable: executable, bundleIdentifier: info["CFBundleIdentifier"] as? String ?? name)
    }

    /// Compiles libraries and what they depend on; where their modules lie.
    package mutating func build(libraries: [Target]) throws -> [Path] {
        let context = context
        return try context.exclusively { try buildLocked(libraries: libraries) }
    }

    private mutating func buildLocked(libraries: [Target]) throws -> [Path] {
        var built: [Path] = []
        for library in libraries {
            let library = try runPlugins(for: library)
            for target in try context.project.buildOrder(for: library) where target.kind.isLibrary {
                let module = context.module(of: target)
                if target.clang != nil { _ = try compile(target) }
                guard !target.sources.isEmpty, !built.contains(module) else { continue }
                _ = try compile(target)
                built.append(module)
            }
        }
        return built
    }

    /// Something the product lacks.
    mutating func note(_ warning: Diagnostic) {
        report.add([warning])
        report.leftOut.append(warning)
    }

    /// Takes back what was said.
    mutating func forget(_ isMeant: (Diagnostic) -> Bool) {
        report.diagnostics.removeAll(where: isMeant)
        report.leftOut.removeAll(where: isMeant)
    }

    // MARK: Extensions

    private struct Extension {
        var target: Target
        var objects: [Path]
    }

    /// Compiles an extension with all it needs. One that does not compile is left out with a warning: the app runs
    /// without it, in another process.
    private mutating func compileExtension(_ target: Target) throws -> Extension? {
        do {
            var objects: [Path] = []
            for part in try context.project.buildOrder(for: target)
            where part.kind.isLibrary || part.name == target.name {
                let main = part.name == target.name ? [try ExtensionMain(target: target).write(in: context)] : []
                objects += try compile(part, generatedSources: main)
            }
            return objects.isEmpty ? nil : Extension(target: target, objects: objects)
        } catch let failure as CompileFailure {
            leaveOut(target, failure)
            return nil
        }
    }

    private mutating func leaveOut(_ target: Target, _ failure: CompileFailure) {
        let first = failure.diagnostics.first { $0.severity == .error }
        let warning = Diagnostic(
            .warning, "app extension '\(target.name)' is left out, it does not build: \(first?.message ?? "")",
            at: first?.location)
        report.add([warning])
        report.leftOut.append(warning)
    }

    private mutating func link(_ part: Extension, into bundle: Path) throws {
        guard let folder = BundleAssembler.folder(of: part.target) else { return }
        let name = part.target.settings["EXECUTABLE_NAME"] ?? part.target.productName
        do {
            try Linker(context: context).link(
                part.objects, entryPoint: ModuleCompiler.entryPoint(of: part.target), to: bundle / folder / name,
                named: part.target.name)
        } catch let failure as CompileFailure {
            leaveOut(part.target, failure)
            try (bundle / folder).remove()
        }
    }

    /// Lays out a bundle with the resources of `application` and its parts; its Info.plist.
    mutating func assemble(
        _ application: Target, parts: [Target], tests: Target? = nil, in bundle: Path
    ) throws -> [String: Any] {
        let known = report.diagnostics.count
        let info = try report.timing("resources") {
            try BundleAssembler(context: context, bundle: bundle).assemble(
                application, parts: parts, tests: tests, &$0)
        }
        report.leftOut += report.diagnostics[known...].filter { $0.severity == .warning }
        report.add(BackgroundModes.warnings(in: info, of: application.infoPlist))
        return info
    }

    /// Compiles one library or app target; its objects.
    mutating func compile(_ given: Target, generatedSources: [Path] = []) throws -> [Path] {
        if let module = given.clang {
            return try ClangCompiler(context: context, target: given, module: module).compile(&report)
        }
        let part = try withoutMissingFrameworks(given)
        var target = part
        target.sources += try EntityClasses.write(for: target, context: context)
        var compiler = ModuleCompiler(context: context, target: target)
        compiler.macros = try macros(of: target)
        compiler.generatedSources = try GeneratedSources.make(for: target, context: context) + generatedSources
        do { _ = try compiler.compile(&report) } catch let failure as CompileFailure {
            // Who has looked before also wrote sources by what is built, and writes them again.
            if given.leftOut == nil, try leavesOutWhole(after: failure) {
                do { return try compile(given, generatedSources: generatedSources) } catch is CompileFailure {
                    // With less it does not compile either: what was wrong at first is what is wrong.
                    try UnfitFiles.clear(of: target, in: context)
                    throw failure
                }
            }
            if let objects = try compile(part, withoutImportsAfter: failure, generatedSources) { return objects }
            guard try leavesOut(target, failure) else { throw failure }
            return []
        }
        return target.sources.isEmpty ? [] : compiler.objects()
    }
}
