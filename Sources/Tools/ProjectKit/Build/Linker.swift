// SPDX-License-Identifier: MIT

/// Makes an executable of objects and the frameworks' library.
struct Linker {
    let context: BuildContext
    var extraFlags: [String] = []

    /// Parts of Foundation that every source imports and few use. They bring thirty further libraries, a third of the time
    /// that a program takes to start.
    static let libraries = ["FoundationNetworking", "FoundationXML"]

    /// Of those that come with the toolchain and the system.
    private var librariesInUse: [String] {
        (Self.libraries.map { "-l\($0)" } + context.sdk.libraryFlags).flatMap { ["-Xlinker", $0] }
    }

    /// What the project's modules of C need; linked when they are used.
    private var clangLibraries: [String] {
        let modules = context.project.targets.compactMap(\.clang)
        let own = modules.flatMap(\.libraries) + (modules.contains(where: \.isCPlusPlus) ? ["stdc++"] : [])
        return own.uniqued().map { "-l\($0)" }
    }

    /// Links unless nothing has changed since the last time.
    /// - Parameters:
    ///   - entryPoint: the function that becomes `main`.
    ///   - name: of the records about this link; no two products of a project share one.
    func link(_ objects: [Path], entryPoint: String, to executable: Path, named name: String) throws {
        let first = context.toolchain.librariesToLookInFirst.map(\.string)
        let arguments =
            [
                context.toolchain.swiftc.string, "-emit-executable", "-o", executable.string, "-use-ld=lld", "-g",
                "-L", context.sdk.library.string, "-lTouchstone", "-Xlinker", "-rpath", "-Xlinker",
                context.sdk.library.string,
                "-Xlinker", "--defsym=main=\(entryPoint)",
                // Classes looked up by name and registration records are reached by nobody the linker knows.
                "-Xlinker", "--export-dynamic", "-Xlinker", "--push-state", "-Xlinker", "--as-needed",
            ] + librariesInUse + clangLibraries + ["-Xlinker", "--pop-state"]
            + extraFlags + context.variant.linkerFlags
        let code = objects
        var fingerprint = Fingerprint(context.sdk.version)
        for argument in arguments + first { fingerprint.add(argument) }
        let objects = objects + context.sdk.objects + context.variant.runtime(of: context.toolchain)
        for object in objects { fingerprint.add(file: object) }
        let stamp = context.folder / "links" / "\(name).stamp"
        if executable.exists, stamp.exists, try stamp.readText() == fingerprint.text { return }
        try executable.parent.makeDirectory()
        let list = context.folder / "links" / "\(name).txt"
        try list.write(ResponseFile.text(objects))
        // An app that still runs keeps its own copy of the old file.
        try executable.remove()
        let networking = try RemoteLoading.isUsed(by: code) ? ["-l\(Self.libraries[0])"] : []
        let result = try Subprocess(arguments + networking + ["@\(list)"] + first).capture()
        guard result.ending.isSuccess, executable.exists else {
            let missing = LinkerOutput.diagnostics(in: result.text, readable: readable)
            throw CompileFailure(
                target: executable.name,
                diagnostics: missing + [
                    Diagnostic(.error, Self.failure(executable.name, result, isExplained: !missing.isEmpty))
                ]
                    + CompilerOutput.diagnostics(in: result.text),
                output: result.text)
        }
        try stamp.write(fingerprint.text)
    }

    /// Where no missing symbol tells why, the linker's last words do, or the signal that ended it.
    private static func failure(_ name: String, _ result: Subprocess.Result, isExplained: Bool) -> String {
        guard !isExplained else { return "linking '\(name)' failed" }
        if case .signal(let number) = result.ending { return "linking '\(name)' failed: ended by signal \(number)" }
        // The driver's own last line says that the linker failed, not why.
        let lines = result.text.split(separator: "\n").map(\.trimmed)
        let reasons = lines.filter { $0.hasPrefix("ld.lld:") || $0.contains("unable to execute") }
        let words = (reasons.isEmpty ? lines.suffix(1) : reasons.prefix(3)).joined(separator: "; ")
        return "linking '\(name)' failed" + (words.isEmpty ? "" : ": " + words)
    }

    /// A symbol's Swift name; the symbol itself where the toolchain's reader of names says nothing.
    private func readable(_ symbol: String) -> String {
        let reader = context.toolchain.swiftc.parent / "swift-demangle"
        do {
            let result = try Subprocess([reader.string, "--compact", symbol]).capture()
            return result.ending.isSuccess ? result.text.trimmed : symbol
        } catch {
            return symbol
        }
    }
}
