// SPDX-License-Identifier: MIT
import Foundation
import SourceAdapter

/// Runs the real compiler with adapted sources.
///
/// | variable | meaning |
/// |---|---|
/// | `TOUCHSTONE_SDK` | folder with `modules/` (and, optional, `compile-flags`, `link-flags`: one argument a line, `%SDK%` stands for the folder) and `lib/` |
/// | `TOUCHSTONE_CACHE` | folder for adapted sources; default `$XDG_CACHE_HOME/touchstone/adapter` |
/// | `TOUCHSTONE_SWIFTC` | the real compiler; default `swiftc` of the search path |
/// | `TOUCHSTONE_INDEX` | an index file besides those of the SDK's modules |
struct CompilerDriver {
    private let compiler: String
    private let sdk: String?
    private let cache: URL
    private let index: FrameworkIndex

    init(environment: [String: String]) throws {
        compiler = environment["TOUCHSTONE_SWIFTC"] ?? "swiftc"
        sdk = environment["TOUCHSTONE_SDK"]
        let home = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        cache = URL(fileURLWithPath: environment["TOUCHSTONE_CACHE"] ?? home + "/touchstone/adapter")
        index =
            try environment["TOUCHSTONE_INDEX"].map { try FrameworkIndex(contentsOf: URL(fileURLWithPath: $0)) }
            ?? FrameworkIndex()
    }

    /// Replaces this process by the compiler. Returns only when the sources cannot be adapted, or when asked for the
    /// adapted text alone (`-print-adapted`).
    func run(_ invocation: Invocation) throws -> Int32 {
        if invocation.arguments.contains("-print-adapted") { return try printAdapted(invocation) }
        var arguments = invocation.arguments
        if !invocation.isQuery, !invocation.isManifest {
            if !invocation.sources.isEmpty {
                let overlay = try adapt(invocation)
                for report in overlay.reports { print(report) }
                if overlay.reports.contains(where: { $0.severity == .error }) { return 1 }
                arguments += overlay.compilerFlags
                try writeInterface(overlay.interface, invocation)
            }
            arguments += try sdkFlags(invocation)
        }
        return try replaceProcess([compiler] + arguments)
    }

    /// Prints the paths of the adapted files, one a line, after what could not be adapted.
    private func printAdapted(_ invocation: Invocation) throws -> Int32 {
        let overlay = try adapt(invocation)
        for report in overlay.reports { FileHandle.standardError.write(Data((report.description + "\n").utf8)) }
        for (original, adapted) in overlay.outputs.sorted(by: { $0.key < $1.key }) {
            print("\(original)\t\(adapted.path)")
        }
        return overlay.reports.contains { $0.severity == .error } ? 1 : 0
    }

    /// Beside the module that the compiler is about to write.
    private func writeInterface(_ text: String, _ invocation: Invocation) throws {
        guard let module = invocation.emittedModule else { return }
        let file = URL(fileURLWithPath: module).deletingPathExtension().appendingPathExtension("touchstone")
        if let old = FileManager.default.contents(atPath: file.path), old == Data(text.utf8) { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    private func adapt(_ invocation: Invocation) throws -> Overlay {
        var options = AdapterOptions(
            languageMode: invocation.languageMode, conditions: invocation.conditions,
            searchPaths: invocation.searchPaths + (sdk.map { [$0 + "/modules"] } ?? []))
        options.interfacePaths = options.searchPaths
        return try SourceAdapter.adapt(
            module: invocation.moduleName ?? "main", files: invocation.sources, index: index, cache: cache,
            options: options)
    }

    private func sdkFlags(_ invocation: Invocation) throws -> [String] {
        guard let sdk else { return [] }
        var flags: [String] = ["-I", sdk + "/modules"] + lines(of: sdk + "/compile-flags")
        if invocation.links {
            flags += ["-L", sdk + "/lib", "-lTouchstone", "-Xlinker", "-rpath", "-Xlinker", sdk + "/lib"]
            flags += lines(of: sdk + "/link-flags")
        }
        return flags.map { $0.replacingOccurrences(of: "%SDK%", with: sdk) }
    }

    private func lines(of file: String) -> [String] {
        FileManager.default.contents(atPath: file)
            .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    }

    private func replaceProcess(_ arguments: [String]) throws -> Int32 {
        var pointers = arguments.map { strdup($0) } + [nil]
        execvp(arguments[0], &pointers)
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: arguments[0]])
    }
}
