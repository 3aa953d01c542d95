// SPDX-License-Identifier: MIT
import Foundation

/// Builds an app target and all it needs into an app bundle in the cache.
package struct ProjectBuild {
    package let context: BuildContext
    package private(set) var report = BuildReport()

    package init(project: Project, installation: Installation) throws {
        context = try BuildContext(project: project, installation: installation)
        report.add(project.diagnostics)
    }

    /// A built app.
    package struct Product: Sendable {
        /// The `.app` folder.
        package var bundle: Path
        package var executable: Path
        package var bundleIdentifier: String
    }

    /// Builds `application` and what it depends on. Work whose inputs are unchanged is not done again.
    package mutating func build(_ application: Target) throws -> Product {
        let order = try context.project.buildOrder(for: application)
        var objects: [Path] = []
        for target in order where target.kind.isLibrary || target.name == application.name {
            objects += try compile(target)
        }
        guard !objects.isEmpty else { throw Failure.build("target '\(application.name)' has no Swift sources") }
        let bundle = context.products / "\(application.productName).app"
        let info = try assemble(application, parts: order.filter(\.kind.isPart), in: bundle)
        let name = info["CFBundleExecutable"] as? String ?? application.productName
        let executable = bundle / name
        try report.timing("link") { _ in
            try Linker(context: context).link(
                objects, entryPoint: ModuleCompiler.entryPoint(of: application), to: executable,
                named: application.name)
        }
        return Product(
            bundle: bundle, executable: executable, bundleIdentifier: info["CFBundleIdentifier"] as? String ?? name)
    }

    /// Lays out a bundle with the resources of `application` and its parts; its Info.plist.
    mutating func assemble(
        _ application: Target, parts: [Target], tests: Target? = nil, in bundle: Path
    ) throws -> [String: Any] {
        try report.timing("resources") {
            try BundleAssembler(context: context, bundle: bundle).assemble(
                application, parts: parts, tests: tests, &$0)
        }
    }

    /// Compiles one library or app target; its objects.
    mutating func compile(_ target: Target, generatedSources: [Path] = []) throws -> [Path] {
        var compiler = ModuleCompiler(context: context, target: target)
        compiler.generatedSources = try GeneratedSources.make(for: target, context: context) + generatedSources
        _ = try compiler.compile(&report)
        return target.sources.isEmpty ? [] : compiler.objects()
    }
}
