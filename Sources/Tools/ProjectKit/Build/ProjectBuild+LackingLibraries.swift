// SPDX-License-Identifier: MIT
import SourceAdapter

/// Libraries of packages that stand on Objective-C. What is not there cannot be imported; those who ask `canImport` do
/// without it, as Nimble does without the library that catches traps.
extension ProjectBuild {
    /// Whether a library is left out for the module that its compiler misses: one in Objective-C, or another that is left
    /// out. Who needs it itself hears so.
    mutating func leavesOut(_ target: Target, _ failure: CompileFailure) throws -> Bool {
        guard target.isPackage, target.kind.isLibrary,
            let (module, place) = Self.missingModule(in: failure), lacks(module)
        else { return false }
        context.lackingModules.insert(target.moduleName)
        // An older build's would be found.
        try context.module(of: target).remove()
        note(
            Diagnostic(
                .warning, "library '\(target.name)' is left out: it needs '\(module)', which is in Objective-C",
                at: place))
        return true
    }

    /// Once more, after a module did not compile because it imports one in Objective-C: without these imports. Code often
    /// imports more than it uses, and what it does use is missing then. A library that others can do without is not tried.
    /// - Returns: nil: that was not the reason, or it does not compile so either.
    mutating func compile(
        _ target: Target, withoutImportsAfter failure: CompileFailure, _ generatedSources: [Path]
    ) throws -> [Path]? {
        guard let module = Self.missingModule(in: failure)?.name, lacks(module) else { return nil }
        guard !canBeSpared(target) else { return nil }
        var rest = target
        var places: [SourceLocation] = []
        for file in target.sources where file.exists {
            let found = Self.imports(of: module, in: try file.readText())
            guard !found.isEmpty else { continue }
            rest.leftOut = rest.leftOut ?? [:]
            rest.leftOut?[file, default: []] += found.map { LeftOutDeclarations.Part(bytes: $0.bytes) }
            places += found.map { SourceLocation(file: file, line: $0.line) }
        }
        guard let first = places.first, !Self.isStrict else { return nil }
        let objects: [Path]
        do { objects = try compile(rest, generatedSources: generatedSources) } catch is CompileFailure { return nil }
        // Left out for another one.
        guard !objects.isEmpty else { return objects }
        note(
            Diagnostic(
                .warning, "'\(target.name)' is built without '\(module)' that it imports, which is in Objective-C",
                at: first))
        return objects
    }

    /// Whether others ask if the library can be imported, and do without.
    private func canBeSpared(_ library: Target) -> Bool {
        guard library.isPackage, library.kind.isLibrary else { return false }
        return context.project.targets.lazy.flatMap(\.sources).contains {
            $0.text?.contains("canImport(\(library.moduleName))") == true
        }
    }

    private static func missingModule(in failure: CompileFailure) -> (name: String, place: SourceLocation?)? {
        failure.diagnostics.lazy.compactMap { diagnostic in
            diagnostic.message.firstMatch(of: /no such module '(\w+)'/).map { (String($0.1), diagnostic.location) }
        }.first
    }

    /// The import declarations of a module in a source, each on a line of its own, as people write them.
    static func imports(of module: String, in text: String) -> [(bytes: Range<Int>, line: Int)] {
        var result: [(Range<Int>, Int)] = []
        var (start, line) = (0, 0)
        for part in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            line += 1
            let end = start + part.count
            let words = String(Substring(part)).split(whereSeparator: \.isWhitespace)
            let isImport = words.drop { $0.hasPrefix("@") }.first == "import"
            if isImport, words.dropFirst().contains(where: { $0 == module }) { result.append((start..<end, line)) }
            start = end + 1
        }
        return result
    }

    private func lacks(_ module: String) -> Bool {
        context.lackingModules.contains(module)
            || context.project.targets.contains {
                $0.moduleName == module && $0.sources.isEmpty && !$0.foreignSources.isEmpty
            }
    }
}
