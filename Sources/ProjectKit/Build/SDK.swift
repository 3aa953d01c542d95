// SPDX-License-Identifier: MIT
import Foundation

/// What apps are compiled and linked against: one folder with the frameworks' modules, the C modules they import, and
/// the shared library. Made from the built products, and brought up to date when they change.
package struct SDK: Sendable {
    package let folder: Path
    /// Changes whenever a module or the library does; part of every compiled module's stamp.
    package let version: String
    /// For swiftc: where modules are found.
    package let compilerFlags: [String]

    package var modules: Path { folder / "modules" }
    /// Modules compiled from interfaces and headers; shared with Touchstone's own build.
    package var moduleCache: Path { folder.parent / "ModuleCache" }
    package var library: Path { folder / "lib" }
    /// Objects that every executable carries.
    package var objects: [Path] { (folder / "objects").children }

    package static func prepare(_ installation: Installation) throws -> SDK {
        let source = SDKSource(installation: installation)
        let names = source.moduleNames()
        let built =
            names.map { source.module($0) } + [source.sharedLibrary] + source.overrides
            + source.separateFrameworks.flatMap(source.objects)
        guard source.sharedLibrary.exists else {
            throw Failure(.dependency, "touchstone: the frameworks are not built: \(source.sharedLibrary) is missing")
        }
        var fingerprint = Fingerprint()
        for file in built { fingerprint.add(file: file) }
        let folder = source.products / "touchstone-sdk"
        let stamp = folder / "version"
        if try !stamp.exists || stamp.readText() != fingerprint.text {
            try source.assemble(into: folder, modules: names)
            try stamp.write(fingerprint.text)
        }
        let flags = try (folder / "flags").readText().split(separator: "\n").map(String.init)
        return SDK(folder: folder, version: fingerprint.text, compilerFlags: flags)
    }
}

/// The folders an SDK is made of.
private struct SDKSource {
    let installation: Installation
    var products: Path { installation.products }
    var sources: Path { installation.root / "Sources" }
    var sharedLibrary: Path { products / "libTouchstone.so" }

    /// Modules of the host tools; apps have no use for them.
    private static let tools: Set<String> = [
        "SourceAdapter", "ProjectKit", "TouchstoneCLI", "CompilerDriver", "System", "Facades", "FoundationOverrides",
    ]

    var overrides: [Path] { objects("FoundationOverrides") }

    /// Frameworks with a library of their own, by what they need from the system: only programs that import one load it.
    private static let separate = ["CoreData": ["-lsqlite3"]]

    var separateFrameworks: [String] { Self.separate.keys.filter { module($0).exists }.sorted() }

    func objects(_ module: String) -> [Path] {
        (products / "\(module).build").children.filter { $0.pathExtension == "o" }
    }

    func module(_ name: String) -> Path { products / "Modules" / "\(name).swiftmodule" }

    func moduleNames() -> [String] {
        let folders = sources.children.map(\.name) + (sources / "Facades").children.map(\.name)
        return folders.filter { !Self.tools.contains($0) && module($0).exists }.sorted()
    }

    func assemble(into folder: Path, modules names: [String]) throws {
        let modules = folder / "modules"
        // A module that is gone must not be found any more.
        for old in modules.children where !names.contains(old.stem) { try old.remove() }
        for name in names { try module(name).copy(to: modules / "\(name).swiftmodule") }
        try (folder / "objects").remove()
        for object in overrides { try object.copy(to: folder / "objects" / object.name) }
        var flags = ["-I", modules.string]
        for map in try copyCModules(to: folder / "c") { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        for flag in try systemFlags() { flags += ["-Xcc", flag] }
        try linkLibraries(into: folder / "lib")
        try (folder / "flags").write(flags.joined(separator: "\n"))
    }

    /// The frameworks' library and, beside it, those it loads when a window or a web page is wanted.
    private func linkLibraries(into folder: Path) throws {
        try folder.remove()
        try folder.makeDirectory()
        let libraries = products.children.filter { $0.name.hasPrefix("libTouchstone") && $0.pathExtension == "so" }
        for library in libraries {
            try FileManager.default.createSymbolicLink(
                atPath: (folder / library.name).string, withDestinationPath: library.string)
        }
        for framework in separateFrameworks { try link(framework, into: folder) }
    }

    /// Makes the library of a separate framework, under the name that its module tells the linker.
    private func link(_ framework: String, into folder: Path) throws {
        let arguments =
            [
                Toolchain.current.swiftc.string, "-emit-library", "-use-ld=lld", "-o",
                (folder / "libTouchstone\(framework).so").string, "-L", folder.string, "-lTouchstone",
                // What only programs that use networking and XML bring.
                "-Xlinker", "--unresolved-symbols=ignore-in-shared-libs",
            ] + objects(framework).map(\.string) + Self.separate[framework, default: []]
        let result = try Subprocess(arguments).capture()
        guard result.ending.isSuccess else {
            throw Failure(.dependency, "touchstone: \(framework) cannot be linked: \(result.text.trimmed)")
        }
    }

    /// Headers and module maps of the C modules. Their `link` lines go: apps link the shared library alone.
    private func copyCModules(to folder: Path) throws -> [Path] {
        try folder.remove()
        var maps: [Path] = []
        for module in (sources / "System").children {
            for file in module.children where file.name != "module.modulemap" {
                try file.copy(to: folder / module.name / file.name)
            }
            let lines = try (module / "module.modulemap").readText().split(separator: "\n")
            let text = lines.filter { !$0.trimmed.hasPrefix("link ") }.joined(separator: "\n")
            let withoutInlineLinks = text.replacing(/link "[^"]*"/, with: "")
            try (folder / module.name / "module.modulemap").write(withoutInlineLinks + "\n")
            maps.append(folder / module.name / "module.modulemap")
        }
        for module in sources.children where (module / "include").isDirectory {
            try (module / "include").copy(to: folder / module.name)
            let map = folder / module.name / "module.modulemap"
            if !map.exists {
                let headers = (module / "include").children.filter { $0.pathExtension == "h" }.map {
                    "header \"\($0.name)\""
                }
                try map.write("module \(module.name) { \(headers.joined(separator: " ")) export * }\n")
            }
            maps.append(map)
        }
        return maps
    }

    /// What the headers of system libraries need, as pkg-config tells it.
    private func systemFlags() throws -> [String] {
        let packages = ["cairo-ft", "freetype2", "harfbuzz", "fontconfig", "sqlite3"]
        let result = try Subprocess(["pkg-config", "--cflags"] + packages).capture()
        guard result.ending.isSuccess else {
            throw Failure(.dependency, "touchstone: pkg-config fails: \(result.text.trimmed)")
        }
        return result.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
