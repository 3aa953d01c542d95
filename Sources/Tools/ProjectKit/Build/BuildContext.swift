// SPDX-License-Identifier: MIT
import Foundation

/// How a build differs from a plain one; each kind has a folder of its own in the cache.
package struct BuildVariant: Sendable, Equatable {
    /// Counts what runs.
    package var coverage = false
    /// `address`, `thread`, `undefined`.
    package var sanitizers: [String] = []

    /// A sanitizer named twice counts once.
    package init(coverage: Bool = false, sanitizers: [String] = []) {
        (self.coverage, self.sanitizers) = (coverage, sanitizers.uniqued())
    }

    var name: String { ([coverage ? "coverage" : nil].compactMap { $0 } + sanitizers).joined(separator: "-") }
    var compilerFlags: [String] {
        let profile = coverage ? ["-profile-generate", "-profile-coverage-mapping"] : []
        return profile + swiftSanitizers.map { "-sanitize=\($0)" }
    }
    /// For C. Swift itself traps on what it defines as an error; what C leaves undefined ends the program as well.
    var clangFlags: [String] {
        guard !sanitizers.isEmpty else { return [] }
        let names = sanitizers.joined(separator: ",")
        return ["-fsanitize=\(names)", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer"]
    }
    var linkerFlags: [String] { (coverage ? ["-profile-generate"] : []) + swiftSanitizers.map { "-sanitize=\($0)" } }

    /// The Swift compiler has none for undefined behaviour, there being none to find.
    private var swiftSanitizers: [String] { sanitizers.filter { $0 != "undefined" } }

    /// What reports undefined behaviour of C; the other sanitizers bring it along.
    func runtime(of toolchain: Toolchain) -> [Path] {
        guard sanitizers == ["undefined"], let swift = toolchain.swift.resolved else { return [] }
        let versions = (swift.parent.parent / "lib/clang").children
        let files = versions.flatMap { ($0 / "lib").children }.flatMap(\.children)
        return files.filter { $0.name.hasPrefix("libclang_rt.ubsan_standalone-") && $0.pathExtension == "a" }
    }
}

/// What all steps of one build share.
package struct BuildContext: Sendable {
    /// With stand-ins and named frameworks added; not as the file has it.
    package internal(set) var project: Project
    /// Prepared when the context is made.
    package let sdk: SDK
    /// The one that built Touchstone.
    package let toolchain: Toolchain
    /// This project's folder in the cache.
    package let folder: Path
    /// Decides the folder, with the configuration.
    package let variant: BuildVariant
    /// Modules of libraries that turned out not to be built for want of others.
    var lackingModules: Set<String> = []

    /// Makes the SDK where it is out of date, which may wait for another program.
    /// - Throws: `Failure` where the frameworks are not built.
    package init(project: Project, installation: Installation, variant: BuildVariant = BuildVariant()) throws {
        self.variant = variant
        sdk = try SDK.prepare(installation)
        toolchain = Toolchain.current
        var identity = Fingerprint(project.root.string)
        identity.add(project.name)
        let configuration = project.targets.first?.settings["CONFIGURATION"] ?? "Debug"
        folder =
            CacheFolder.root / "builds" / "\(Self.fileName(project.name))-\(identity.text.prefix(8))"
            / Self.fileName(variant.name.isEmpty ? configuration : "\(configuration)-\(variant.name)")
        var project = project
        try StandIns.add(to: &project, root: installation.root, folder: folder)
        try NamedFrameworks.add(to: &project, sdk: sdk, folder: folder)
        let frameworks = sdk.modules
        project.renameModules { (frameworks / "\($0).swiftmodule").exists }
        self.project = project
    }

    /// Does what writes to the folder. Of several programs that build one project, one does, and the others wait.
    func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        try folder.makeDirectory()
        let text = "touchstone: waiting for another build of \(project.name)\n"
        return try FileLock.hold(
            folder / ".lock", waiting: { FileHandle.standardError.write(Data(text.utf8)) }, body)
    }

    /// Names of projects and configurations may hold anything.
    private static func fileName(_ name: String) -> String {
        let plain = name.replacing("/", with: "-")
        return Path.isName(plain) ? plain : "-"
    }

    /// The folder of a target's compiled module, for `import`. Targets of one module name, as different projects of a
    /// workspace may have, keep apart.
    func modules(of target: Target) -> Path {
        let isShared = project.targets.contains { $0.name != target.name && $0.moduleName == target.moduleName }
        return isShared ? folder / "modules" / target.name : folder / "modules"
    }
    /// The compiled module itself.
    func module(of target: Target) -> Path { modules(of: target) / "\(target.moduleName).swiftmodule" }
    /// Where the modules lie that a target imports, and those that these import.
    func moduleFolders(for target: Target) -> [Path] {
        var folders: [Path] = []
        var seen: Set<String> = []
        func visit(_ target: Target) {
            guard seen.insert(target.name).inserted else { return }
            folders.append(modules(of: target))
            target.dependencies.compactMap(project.target(named:)).forEach(visit)
        }
        target.dependencies.compactMap(project.target(named:)).forEach(visit)
        // Modules that are imported without a dependency: the order of the build made them.
        return (folders + [folder / "modules"]).uniqued()
    }
    func objects(of target: Target) -> Path { folder / "objects" / target.name }
    /// Finished bundles and programs.
    package var products: Path { folder / "products" }
    /// What instrumented programs write, and the list of these programs.
    package var profiles: Path { folder / "profiles" }
    /// The app bundle of a target; apart from that of another app of its name.
    func bundle(of target: Target) -> Path {
        let isShared = project.targets.contains {
            $0.kind == .application && $0.name != target.name && $0.productName == target.productName
        }
        return (isShared ? products / "targets" / target.name : products) / "\(target.productName).app"
    }

}

/// What a build says besides its product.
package struct BuildReport: Sendable {
    /// Each once, in the order in which they came.
    package var diagnostics: [Diagnostic] = []
    /// What the product lacks and its project has.
    package var leftOut: [Diagnostic] = []
    /// Modules that had to be compiled.
    package var compiled: [String] = []
    /// Where the time went: seconds by step.
    package var seconds: [String: Double] = [:]

    /// Nothing was done yet.
    package init() {}

    /// Does `body` and counts its time to `step`.
    mutating func timing<Result>(_ step: String, _ body: (inout BuildReport) throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer {
            let (seconds, attoseconds) = (ContinuousClock.now - start).components
            self.seconds[step, default: 0] += Double(seconds) + Double(attoseconds) / 1e18
        }
        return try body(&self)
    }

    /// Leaves out what is there already.
    package mutating func add(_ new: [Diagnostic]) {
        for diagnostic in new where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}

/// The compiler refused a module; `diagnostics` says why.
package struct CompileFailure: Error {
    /// Name of the target.
    package var target: String
    /// Errors and warnings that could be read from the output.
    package var diagnostics: [Diagnostic]
    /// What the compiler printed.
    package var output: String
}
