// SPDX-License-Identifier: MIT
import Foundation

/// Compiles one target's Swift sources to objects and a module, incrementally.
///
/// The compiler sees the adapted text of each file under the file's own name (see `AdaptedModule`). The objects serve
/// both the app and its tests: the entry point bears the module's name, so that another `main` may be linked.
struct ModuleCompiler {
    let context: BuildContext
    let target: Target
    /// Flags for tests: where XCTest and Testing find their macros, for example.
    var extraFlags: [String] = []
    /// Files that are made by the build and not adapted.
    var generatedSources: [Path] = []

    /// Programs that expand macros of the modules that this one imports.
    var macros: [Macro] = []

    struct Macro {
        var module: String
        /// Another path for each content: the compiler takes new arguments as a reason to compile everything again.
        var program: Path
    }

    private var folder: Path { context.objects(of: target) }
    private var stamp: Path { folder / "stamp" }
    private var sources: [Path] { target.sources + generatedSources }

    /// Objects in the order of the sources.
    func objects() -> [Path] { zip(sources, objectNames()).map { folder / "\($1).o" } }

    /// The function that becomes `main`. The linker reads names of ASCII alone where it is told of it.
    static func entryPoint(of target: Target) -> String {
        let letters = target.moduleName.unicodeScalars.map {
            $0.isASCII ? String($0) : "u\(String($0.value, radix: 16))"
        }
        return letters.joined() + "_main"
    }

    /// Compiles what changed. Returns whether anything had to be.
    func compile(_ report: inout BuildReport) throws -> Bool {
        guard !target.sources.isEmpty else { return false }
        for source in target.sources where !source.exists {
            throw Failure.build("target '\(target.name)' lists this file, which is missing", file: source)
        }
        let fingerprint = self.fingerprint()
        if stamp.exists, try stamp.readText() == fingerprint, objects().allSatisfy(\.exists) { return false }
        try folder.makeDirectory()
        try context.modules(of: target).makeDirectory()
        let adapted = try report.timing("adapt") { _ in
            try AdaptedModule.adapt(target, context: context, into: folder / "adapted")
        }
        report.add(adapted.diagnostics)
        // The compiler decides by the originals' times; a file whose adapted text changed with another file's needs this.
        for source in adapted.staleSources {
            if let index = sources.firstIndex(of: source) { try objects()[index].remove() }
        }
        try writeOutputFileMap()
        try report.timing("compile") { try run(adapted, &$0) }
        try stamp.write(fingerprint)
        report.compiled.append(target.name)
        return true
    }

    // MARK: Steps

    private func run(_ adapted: AdaptedModule, _ report: inout BuildReport) throws {
        let list = folder / "sources.txt"
        try list.write(ResponseFile.text(sources))
        let result = try CompilerLimit.run(
            Subprocess([context.toolchain.swiftc.string] + flags() + adapted.compilerFlags + ["@\(list)"]),
            target: target.name, sources: sources)
        let diagnostics = CompilerOutput.diagnostics(in: result.text)
        guard result.ending.isSuccess else {
            throw CompileFailure(target: target.name, diagnostics: diagnostics, output: result.text)
        }
        report.add(diagnostics)
    }

    /// Swift 6.3's compiler unrolls `forEach` over an array's literal also where the elements are results of calls that
    /// may throw, as those of `map` may: it then destroys on the way out what was not made yet, and ends with
    /// "Instruction does not dominate all uses" (swiftlang/swift issue 89111). The loop does the same without it.
    static let compilerWorkarounds = ["-Xllvm", "-sil-disable-pass=for-each-loop-unroll"]

    private func flags() -> [String] {
        var flags = [
            "-module-name", target.moduleName, "-c", "-emit-module", "-emit-module-path",
            context.module(of: target).string, "-output-file-map",
            (folder / "outputs.json").string, "-incremental", "-enable-batch-mode", "-j",
            "\(max(2, ProcessInfo.processInfo.activeProcessorCount))",
            // Of the compiler and not of its driver, which would wrap the module in an object that nobody links.
            "-Onone", "-Xfrontend", "-g", "-enable-testing", "-module-cache-path", context.sdk.moduleCache.string,
            // The toolchain's XCTest is another; ours may not have its name.
            "-module-alias", "XCTest=TouchstoneXCTest", "-no-color-diagnostics", "-diagnostic-style", "llvm",
            "-Xfrontend",
            "-entry-point-function-name", "-Xfrontend", Self.entryPoint(of: target),
        ]
        flags += Self.compilerWorkarounds
        // Linked when they are used: see `Linker`.
        for library in Linker.libraries { flags += ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", library] }
        if !target.sources.contains(where: { $0.name == "main.swift" }) { flags.append("-parse-as-library") }
        for macro in macros { flags += ["-load-plugin-executable", "\(macro.program)#\(macro.module)"] }
        flags += context.project.moduleAliases(for: target)
        for folder in context.moduleFolders(for: target) { flags += ["-I", folder.string] }
        flags += context.variant.compilerFlags
        for flag in ClangCompiler.importFlags(for: target, context) { flags += ["-Xcc", flag] }
        return flags + CompilerFlags(settings: target.settings).all + target.compilerFlags + extraFlags
            + context.sdk.compilerFlags
    }

    private func fingerprint() -> String {
        var fingerprint = Fingerprint(context.sdk.version)
        // The adapter is a part of this program: another build of it may write something else.
        fingerprint.add(ResourceCompilers.version)
        for flag in flags() { fingerprint.add(flag) }
        for source in sources { fingerprint.add(file: source) }
        for name in target.dependencies {
            guard let dependency = context.project.target(named: name) else { continue }
            fingerprint.add(file: context.module(of: dependency))
        }
        return fingerprint.text
    }

    private func writeOutputFileMap() throws {
        var map: [String: [String: String]] = ["": ["swift-dependencies": (folder / "module.swiftdeps").string]]
        for (source, name) in zip(sources, objectNames()) {
            map[source.string] = [
                "object": (folder / "\(name).o").string, "swift-dependencies": (folder / "\(name).swiftdeps").string,
                "dependencies": (folder / "\(name).d").string,
            ]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try (folder / "outputs.json").write(try encoder.encode(map))
    }

    /// A name for each source's outputs, the same as long as the source keeps its place.
    private func objectNames() -> [String] {
        var used: [String: Int] = [:]
        return sources.map { source in
            used[source.stem.lowercased(), default: 0] += 1
            let count = used[source.stem.lowercased()] ?? 1
            return count == 1 ? source.stem : "\(source.stem)-\(Fingerprint(source.string).text.prefix(8))"
        }
    }
}
