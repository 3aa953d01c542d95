// SPDX-License-Identifier: MIT
import Foundation
import SourceAdapter

/// What apps are compiled and linked against: one folder with the frameworks' modules, the C modules they import, and
/// the shared library. Made from the built products, and brought up to date when they change.
package struct SDK: Sendable {
    /// Among the built products.
    package let folder: Path
    /// Changes whenever a module or the library does; part of every compiled module's stamp.
    package let version: String
    /// What interface files may hold besides UIKit's own.
    let elements: FrameworkElements
    /// For swiftc: where modules are found.
    package let compilerFlags: [String]
    /// For the linker: libraries of C that programs may call themselves; only those that they do call are to be loaded.
    let libraryFlags: [String]

    /// For the compiler's `-I`.
    package var modules: Path { folder / "modules" }
    /// Modules compiled from interfaces and headers; shared with Touchstone's own build.
    package var moduleCache: Path { (Sandbox.current == nil ? folder.parent : CacheFolder.root) / "ModuleCache" }
    /// For the linker's `-L`.
    package var library: Path { folder / "lib" }
    /// Objects that every executable carries.
    package var objects: [Path] { (folder / "objects").children }

    // Set before anything else is done, by a program that has one thread.
    nonisolated(unsafe) private static var kept: SDK?

    /// Prepares it once for all that this process and copies of it will build, though the products may change.
    package static func keep(_ installation: Installation) throws { kept = try prepare(installation) }

    /// Brings the folder up to date; of several programs one does, and the others wait. Cheap where nothing changed.
    /// - Throws: `Failure` where the frameworks are not built.
    package static func prepare(_ installation: Installation) throws -> SDK {
        if let kept { return kept }
        let source = SDKSource(
            installation: installation, register: try ModuleRegister(sources: installation.root / "Sources"))
        let names = source.moduleNames()
        let built =
            try names.map { source.module($0) } + [source.sharedLibrary] + source.overrides()
            + source.ownLibraries().flatMap { try source.objects(ofLibrary: $0.name) }
            + source.interfaces(names).map(\.list)
        guard source.sharedLibrary.exists else {
            throw Failure(.dependency, "touchstone: the frameworks are not built: \(source.sharedLibrary) is missing")
        }
        var fingerprint = Fingerprint("2")
        for file in built { fingerprint.add(file: file) }
        let folder = source.products / "touchstone-sdk"
        let stamp = folder / "version"
        func isCurrent() throws -> Bool { try stamp.exists && stamp.readText() == fingerprint.text }
        if try !isCurrent() {
            // Of several programs that start after a build one makes it, and the others wait.
            let lock = open((source.products / "touchstone-sdk.lock").string, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            if lock >= 0 { flock(lock, LOCK_EX) }
            defer { if lock >= 0 { close(lock) } }
            if try !isCurrent() {
                try source.assemble(into: folder, modules: names)
                try stamp.write(fingerprint.text)
            }
        }
        func list(_ name: String) throws -> [String] {
            try (folder / name).readText().split(separator: "\n").map(String.init)
        }
        return SDK(
            folder: folder, version: fingerprint.text, elements: FrameworkElements(source.register),
            compilerFlags: try list("flags"), libraryFlags: try list("libraries"))
    }
}

/// The folders an SDK is made of.
private struct SDKSource {
    let installation: Installation
    let register: ModuleRegister
    var products: Path { installation.products }
    var sources: Path { installation.root / "Sources" }
    var sharedLibrary: Path { products / "libTouchstone.so" }

    /// Floors without modules that apps import: the host tools, and the system libraries' maps.
    private static let floorsBelowApps: Set<String> = ["Tools", "System"]
    /// Its objects, and those of the shims that only it uses, go into every executable; nobody imports it.
    private static let overridesModule = "FoundationOverrides"

    func overrides() throws -> [Path] { try objects(ofLibrary: Self.overridesModule) }

    /// Frameworks with a library of their own that are built; only programs that import one load it.
    func ownLibraries() throws -> [ModuleRegister.Module] {
        try register.ownLibraries().filter { module($0.name).exists }
    }

    func objects(ofLibrary name: String) throws -> [Path] {
        try register.content(ofLibrary: name).flatMap { objects($0.name) }
    }

    func objects(_ module: String) -> [Path] {
        (products / "\(module).build").children.filter { $0.pathExtension == "o" }
    }

    func module(_ name: String) -> Path { products / "Modules" / "\(name).swiftmodule" }

    /// `Sources/<floor>/<module>` of all that apps may import, C modules among them.
    private var sourceFolders: [Path] {
        sources.children.filter { !Self.floorsBelowApps.contains($0.name) }.flatMap(\.children)
    }

    func moduleNames() -> [String] {
        sourceFolders.map(\.name).filter { $0 != Self.overridesModule && module($0).exists }.sorted()
    }

    /// What the adapter has to know of the frameworks among the modules named.
    func interfaces(_ names: [String]) -> [(module: ModuleRegister.Module, list: Path)] {
        names.compactMap { register.modules[$0] }
            .map { ($0, installation.root / "scripts/api" / "\($0.importName).touchstone") }
            .filter { $0.1.exists }
    }

    func assemble(into folder: Path, modules names: [String]) throws {
        let modules = folder / "modules"
        // A module that is gone must not be found any more.
        for old in modules.children where !names.contains(old.stem) || old.pathExtension != "swiftmodule" {
            try old.remove()
        }
        for name in names { try module(name).copy(to: modules / "\(name).swiftmodule") }
        for (module, list) in interfaces(names) {
            let text = ModuleInterface.text(
                ofFramework: try list.readText(), imports: try register.frameworks(below: module.name))
            try (modules / "\(module.importName).touchstone").write(text)
        }
        try (folder / "objects").remove()
        for object in try overrides() { try object.copy(to: folder / "objects" / object.name) }
        var flags = ["-I", modules.string]
        for map in try copyCModules(to: folder / "c") { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
        for flag in try systemFlags() { flags += ["-Xcc", flag] }
        try linkLibraries(into: folder / "lib")
        try (folder / "flags").write(flags.joined(separator: "\n"))
        let libraries = try packageFlags("--libs", of: register.systemPackagesOfPrograms())
        try (folder / "libraries").write(libraries.joined(separator: "\n"))
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
        for framework in try ownLibraries() { try link(framework.name, into: folder) }
    }

    /// Makes the library of a framework that has its own, under the name that its module tells the linker. What it
    /// stands on is linked already.
    private func link(_ framework: String, into folder: Path) throws {
        let below = try register.ownLibraries(below: framework).map { "-lTouchstone\($0.name)" }
        let links = try register.links(ofLibrary: framework).map { "-l\($0)" }
        let arguments =
            try [
                Toolchain.current.swiftc.string, "-emit-library", "-use-ld=lld", "-o",
                (folder / "libTouchstone\(framework).so").string, "-L", folder.string, "-lTouchstone",
                // What only programs that use networking and XML bring.
                "-Xlinker", "--unresolved-symbols=ignore-in-shared-libs",
                "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN",
            ] + objects(ofLibrary: framework).map(\.string) + below + links
            + systemLibraries(of: framework) + Self.partsOfFoundation
        var linker = Subprocess(arguments)
        linker.isTrusted = true
        let result = try linker.capture()
        guard result.ending.isSuccess else {
            throw Failure(.dependency, "touchstone: \(framework) cannot be linked: \(result.text.trimmed)")
        }
    }

    /// Networking and XML come with thirty libraries: only frameworks that use them ask for them.
    private static let partsOfFoundation =
        ["--push-state", "--as-needed", "-lFoundationNetworking", "-lFoundationXML", "--pop-state"].flatMap {
            ["-Xlinker", $0]
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
        for module in sourceFolders where (module / "include").isDirectory {
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

    /// What the headers of system libraries need.
    private func systemFlags() throws -> [String] { try packageFlags("--cflags", of: register.systemPackages) }

    /// What a framework's own library is linked with, besides Touchstone's.
    private func systemLibraries(of framework: String) throws -> [String] {
        try packageFlags("--libs", of: register.systemPackages(ofLibrary: framework))
            + register.links(ofLibrary: framework).map { "-l\($0)" }
    }

    private func packageFlags(_ option: String, of packages: [String]) throws -> [String] {
        guard !packages.isEmpty else { return [] }
        var query = Subprocess(["pkg-config", option] + packages)
        query.isTrusted = true
        let result = try query.capture()
        guard result.ending.isSuccess else {
            throw Failure(.dependency, "touchstone: pkg-config fails: \(result.text.trimmed)")
        }
        return result.text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
