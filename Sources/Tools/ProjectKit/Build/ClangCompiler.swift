// SPDX-License-Identifier: MIT

/// Compiles a module of C to objects, and makes the map by which Swift imports it where none came along.
struct ClangCompiler {
    let context: BuildContext
    let target: Target
    let module: ClangModule

    private var folder: Path { context.objects(of: target) }

    /// Flags by which a target's Swift, and C, sees the modules of C that it stands on, directly or not.
    static func importFlags(for target: Target, _ context: BuildContext) -> [String] {
        var flags: [String] = []
        for other in context.project.dependencies(of: target) {
            guard let module = other.clang else { continue }
            let apple = AppleDeclarations.map(in: context.objects(of: other))
            let map = apple ?? module.moduleMap ?? generatedMap(of: other, context)
            flags += ["-fmodule-map-file=\(map)"]
            // Headers of a project include each other by their names, wherever they are.
            let folders = [module.include].compactMap { $0 } + (module.headers.isEmpty ? [] : module.searchPaths)
            flags += folders.flatMap { ["-I", $0.string] }
        }
        return flags
    }

    private static func generatedMap(of target: Target, _ context: BuildContext) -> Path {
        context.objects(of: target) / "module.modulemap"
    }

    /// The objects; those of unchanged files are not made again.
    func compile(_ report: inout BuildReport) throws -> [Path] {
        try folder.makeDirectory()
        try writeMap()
        var made = false
        var objects: [Path] = []
        let headers = headerStamp()
        let platform = try seesApple(headers) ? [AppleDeclarations.flag] : []
        func arguments(_ source: Path, _ object: Path) -> [String] { self.arguments(source, object) + platform }
        for source in module.sources {
            let object = folder / "\(source.stem)-\(Fingerprint(source.string).text.prefix(8)).o"
            objects.append(object)
            var fingerprint = Fingerprint(headers)
            for argument in arguments(source, object) { fingerprint.add(argument) }
            fingerprint.add(file: source)
            let stamp = Path(object.string + ".stamp")
            if object.exists, stamp.exists, try stamp.readText() == fingerprint.text { continue }
            try run(arguments(source, object), &report)
            try stamp.write(fingerprint.text)
            made = true
        }
        if made { report.compiled.append(target.name) }
        return objects
    }

    private func arguments(_ source: Path, _ object: Path) -> [String] {
        var arguments = [clang.string, "-c", source.string, "-o", object.string]
        arguments += ["-fPIC", "-g", "-O1", "-fno-color-diagnostics"]
        if source.pathExtension != "c", source.pathExtension.lowercased() != "s" { arguments.append("-std=gnu++17") }
        return arguments + meaning + context.variant.clangFlags
    }

    private var clang: Path { context.toolchain.swift.parent / "clang" }

    /// Flags by which the sources mean what they do.
    private var meaning: [String] {
        let folders = module.searchPaths + [module.include].compactMap { $0 }
        return ["-DSWIFT_PACKAGE=1"] + folders.flatMap { ["-I", $0.string] }
            + Self.importFlags(for: target, context).filter { !$0.hasPrefix("-fmodule-map-file") } + module.flags
    }

    /// C++ has no part in what Swift calls by C's rules.
    private func seesApple(_ headers: String) throws -> Bool {
        guard !module.isCPlusPlus else { return false }
        let map = module.moduleMap ?? Self.generatedMap(of: target, context)
        guard let text = map.text else { return false }
        var stamp = Fingerprint(headers)
        stamp.add(text)
        for source in module.sources { stamp.add(file: source) }
        let declarations = AppleDeclarations(module: module, folder: folder, clang: clang, flags: meaning)
        return try declarations.write(map: text, base: map.parent, stamp: stamp.text)
    }

    private func run(_ arguments: [String], _ report: inout BuildReport) throws {
        let result = try report.timing("compile") { _ in try Subprocess(arguments).capture() }
        let diagnostics = CompilerOutput.diagnostics(in: result.text)
        guard result.ending.isSuccess else {
            throw CompileFailure(target: target.name, diagnostics: diagnostics, output: result.text)
        }
        report.add(diagnostics)
    }

    /// Of all headers beside the sources: a change of one compiles everything again.
    private func headerStamp() -> String {
        var fingerprint = Fingerprint(context.sdk.version)
        let places = (module.sources.map(\.parent) + module.searchPaths + [module.include].compactMap { $0 }).uniqued()
        for file in places.flatMap(ProjectFiles.members(of:)).uniqued()
        where ["h", "hpp", "hh", "inc", "def"].contains(file.pathExtension) {
            fingerprint.add(file: file)
        }
        return fingerprint.text
    }

    /// As SwiftPM makes one: of the header with the module's name, else of all headers.
    private func writeMap() throws {
        guard module.moduleMap == nil else { return }
        if !module.headers.isEmpty {
            return try writeMap(content: try module.headers.filter(isCompiled).map { "header \"\($0)\"" })
        }
        guard let include = module.include else { return }
        let names = ["\(target.moduleName).h", "\(target.moduleName)/\(target.moduleName).h"]
        let umbrella = names.map { include / $0 }.first(where: \.exists)
        let content = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(include)\""
        try writeMap(content: [content])
    }

    private func writeMap(content: [String]) throws {
        let lines = (content + ["export *"]).map { "    \($0)\n" }.joined()
        let text = "module \(target.moduleName) {\n\(lines)}\n"
        let map = Self.generatedMap(of: target, context)
        if map.text != text { try map.write(text) }
    }

    /// Whether a header of the project stands by itself: one that does not would take all of the module along.
    private func isCompiled(_ header: Path) throws -> Bool {
        var arguments = [clang.string, "-fsyntax-only", "-x", "c", "-w", header.string]
        for folder in module.searchPaths { arguments += ["-I", folder.string] }
        return try Subprocess(arguments + module.flags).capture().ending.isSuccess
    }
}
