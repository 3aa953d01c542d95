// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// One run over a module: facts of every file, then every file's adapted text. Files are worked on in parallel, and
/// what the cache knows is not parsed at all.
struct ModuleAdapter {
    /// Part of every cache key: the program this code is in, so that another build of it makes results of its own.
    private static let version: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "unknown" }
        return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }()

    let module: String
    let files: [String]
    let index: FrameworkIndex
    let cacheFolder: URL
    let options: AdapterOptions

    init(module: String, files: [String], index: FrameworkIndex, cache: URL, options: AdapterOptions) {
        self.module = module
        self.files = files.sorted()
        self.index = index
        cacheFolder = cache
        self.options = options
    }

    private struct Input: Sendable {
        let path: String
        let text: String
        let key: String
    }

    private struct Output: Sendable {
        let place: URL
        let reports: [AdapterReport]
    }

    func run() throws -> Overlay {
        let cache = try ResultCache(folder: cacheFolder)
        let conditions = BuildConditions(options: options)
        let optionKey = Digest.text(optionText)

        // 1. What each file declares.
        let inputs = try files.map { path -> Input in
            let text = options.blanked(try SourceText.read(path), of: path)
            var digest = Digest()
            for part in [Self.version, optionKey, text] { digest.add(part) }
            return Input(path: path, text: text, key: digest.value)
        }
        let facts = try parallel(inputs) { try collectFacts($0, cache, conditions) }

        // 2. What they declare together, and the project's modules they import; other files' adaptation depends on it.
        let imports = Set(facts.flatMap(\.facts.imports))
        let own = Set(facts.flatMap(\.facts.types).filter { $0.kind != .ext }.map(\.simpleName))
        let header = UmbrellaHeader(
            module: module, files: files, publicHeaders: options.publicHeaders,
            bridgingHeader: options.bridgingHeader, exports: options.exportedModules, conditions: conditions)
        let visible = imports.union(header.modules).union(Self.addedModules).subtracting([module])
        let interfaces = ModuleInterface.load(visible, from: options.interfacePaths)
        let index = index.adding(interfaces.sorted { $0.key < $1.key }.map(\.value), except: own)
        var digest = Digest()
        for data in facts.map(\.data) { digest.add(String(decoding: data, as: UTF8.self)) }
        for part in [index.digest, module] + header.modules { digest.add(part) }
        let moduleKey = digest.value
        var moduleFacts = ModuleFacts(files: facts.map(\.facts), index: index)
        moduleFacts.headerImports = header.modules
        moduleFacts.exports = interfaces.mapValues(\.exports).filter { !$0.value.isEmpty }
        moduleFacts.reexports = interfaces.mapValues(\.reexports).filter { !$0.value.isEmpty }
        moduleFacts.rivals = interfaces.mapValues(\.rivals).filter { !$0.value.isEmpty }
        moduleFacts.rivals[module] = facts.flatMap(\.facts.rivals)

        // 3. The adapted files.
        let together = moduleFacts
        let outputs = try parallel(inputs) { try adapt($0, moduleKey, together, cache, conditions) }
        let interface = ModuleInterface(facts.map(\.facts), exports: header.isPublic ? header.modules : [])
        return try overlay(zip(inputs, outputs).map { ($0, $1) }, facts.map(\.facts), interface)
    }

    private var optionText: String {
        ([options.languageMode] + options.conditions.sorted() + ["|"] + options.modules.sorted() + ["|"]
            + options.searchPaths + [options.isTestBundle ? "tests" : ""]).joined(separator: "\n")
    }

    private func collectFacts(
        _ input: Input, _ cache: ResultCache, _ conditions: BuildConditions
    ) throws -> (facts: FileFacts, data: Data) {
        if let data = cache.data(input.key, ".facts"),
            case .success(let facts) = Result(catching: { try JSONDecoder().decode(FileFacts.self, from: data) })
        {
            return (facts, data)
        }
        let collector = FactsCollector(conditions: conditions)
        collector.walk(Parser.parse(source: input.text))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(collector.facts)
        try cache.store(data, input.key, ".facts")
        return (collector.facts, data)
    }

    private func adapt(
        _ input: Input, _ moduleKey: String, _ facts: ModuleFacts, _ cache: ResultCache, _ conditions: BuildConditions
    ) throws -> Output {
        var digest = Digest()
        for part in [input.key, moduleKey, input.path] { digest.add(part) }
        let key = digest.value
        let place = cache.url(key, ".swift")
        if FileManager.default.fileExists(atPath: place.path), let data = cache.data(key, ".reports"),
            case .success(let reports) = Result(catching: { try JSONDecoder().decode([AdapterReport].self, from: data) }
            )
        {
            return Output(place: place, reports: reports)
        }
        let tree = Parser.parse(source: input.text)
        let rewriter = Rewriter(
            module: module, file: input.path, facts: facts, conditions: conditions,
            locations: SourceLocationConverter(fileName: input.path, tree: tree))
        rewriter.walk(tree)
        let text = rewriter.finish(Array(input.text.utf8))
        try cache.store(Data(text.utf8), key, ".swift")
        try cache.store(try JSONEncoder().encode(rewriter.reports), key, ".reports")
        return Output(place: place, reports: rewriter.reports)
    }

    /// What every file sees beside what it imports.
    private static let addedModules = ["FoundationCompat", "AppFoundation"]

    private func overlay(_ results: [(Input, Output)], _ facts: [FileFacts], _ interface: ModuleInterface) throws
        -> Overlay
    {
        var outputs: [String: URL] = [:]
        for (input, output) in results { outputs[input.path] = output.place }
        let data = try OverlayFile.data(outputs)
        let place = cacheFolder.appendingPathComponent("\(module)-\(Digest.text(files.joined(separator: "\n"))).yaml")
        try ResultCache.write(data, to: place)
        var flags = ["-vfsoverlay", place.path]
        let names =
            Self.addedModules + (options.isSwiftFour ? ["SwiftFourNames"] : [])
            + ImpliedModules.names(of: results.map(\.0.text))
        for name in names {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        // A single file with `@main` is not a script.
        if files.count == 1, facts.contains(where: \.hasEntryPoint) { flags.append("-parse-as-library") }
        return Overlay(
            file: place, compilerFlags: flags, reports: results.flatMap(\.1.reports), outputs: outputs,
            interface: interface.text)
    }

    /// Runs `body` for every element on all processors, in order of the input.
    private func parallel<Value: Sendable>(
        _ inputs: [Input], _ body: @escaping @Sendable (Input) throws -> Value
    ) throws -> [Value] {
        let results = Mutex<[Int: Result<Value, any Error>]>([:])
        do {
            try DeepStack.concurrentPerform(iterations: inputs.count, limit: SourceText.parsingLimit) { index in
                let result = Result { try body(inputs[index]) }
                results.withLock { $0[index] = result }
            }
        } catch let stuck as DeepStack.Stuck {
            let input = inputs[stuck.index]
            throw SourceText.unparsable(input.text, input.path, seconds: stuck.seconds)
        }
        let all = results.withLock { $0 }
        return try inputs.indices.compactMap { try all[$0]?.get() }
    }
}
