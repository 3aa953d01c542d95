// SPDX-License-Identifier: MIT
import Foundation
import SourceAdapter

/// The sources of a module as the Linux compiler accepts them, laid over the originals.
struct AdaptedModule {
    var compilerFlags: [String]
    /// Files whose adapted text differs from the last build's, although the file itself may not have changed.
    var staleSources: [Path]
    var diagnostics: [Diagnostic]

    static func adapt(_ target: Target, context: BuildContext, into folder: Path) throws -> AdaptedModule {
        let overlay: Overlay
        do {
            overlay = try SourceAdapter.adapt(
                module: target.moduleName, files: target.sources.map(\.string), index: FrameworkIndex(),
                cache: URL(fileURLWithPath: folder.string), options: options(for: target, context))
        } catch let source as UnreadableSource {
            let place = SourceLocation(file: Path(source.file), line: source.line, column: source.column)
            throw Failure.build("error: \(source.message)", at: place)
        }
        try (context.modules(of: target) / "\(target.importName).touchstone").write(overlay.interface)
        let diagnostics = overlay.reports.map { report in
            Diagnostic(
                report.severity == .error ? .error : .warning, report.message,
                at: SourceLocation(file: Path(report.file), line: report.line, column: report.column))
        }
        return AdaptedModule(
            compilerFlags: overlay.compilerFlags,
            staleSources: try staleSources(overlay, record: folder / "texts.json"),
            diagnostics: diagnostics)
    }

    static func options(for target: Target, _ context: BuildContext) -> AdapterOptions {
        let flags = CompilerFlags(settings: target.settings).all
        var options = AdapterOptions()
        if let index = flags.firstIndex(of: "-swift-version") { options.languageMode = flags[index + 1] }
        for (flag, value) in zip(flags, flags.dropFirst()) where flag == "-D" { options.conditions.insert(value) }
        options.isTestBundle = target.kind == .unitTests || target.kind == .uiTests
        options.searchPaths = [context.sdk.modules.string]
        options.interfacePaths = context.moduleFolders(for: target).map(\.string) + [context.sdk.modules.string]
        for (file, parts) in target.leftOut ?? [:] { options.leftOut[file.string] = parts }
        options.exportedModules = target.exportedModules
        options.publicHeaders = target.publicHeaders.map(\.string)
        options.bridgingHeader = target.bridgingHeader?.string
        options.modules = Set(target.dependencies.compactMap { context.project.target(named: $0)?.importName })
            .subtracting(context.lackingModules)
        return options
    }

    /// Compares the adapted texts with those the last build recorded.
    private static func staleSources(_ overlay: Overlay, record: Path) throws -> [Path] {
        var current: [String: String] = [:]
        for (original, output) in overlay.outputs {
            var fingerprint = Fingerprint()
            fingerprint.add(try Path(output.path).readText())
            current[original] = fingerprint.text
        }
        let last = record.exists ? try JSONDecoder().decode([String: String].self, from: try record.read()) : [:]
        try record.write(try JSONEncoder().encode(current))
        return current.filter { last[$0.key] != $0.value }.keys.sorted().map { Path($0) }
    }
}
