// SPDX-License-Identifier: MIT
import Foundation

/// The modules Touchstone is made of, as the manifests `Sources/<floor>/<module>/module.json` describe them.
/// `scripts/generate` writes the targets of `Package.swift` from the same files, and checks them.
package struct ModuleRegister: Sendable {
    /// One module. docs/adding-a-framework.md explains the manifest's keys.
    package struct Module: Sendable {
        /// The folder's name, which is the target's in Package.swift.
        package let name: String
        /// `Sources/<floor>/<module>`.
        package let folder: Path
        /// As it was read; nothing is filled in.
        package let manifest: Manifest
        /// Whether only programs that import it load it, in a library apart from the one that all apps link.
        package var hasOwnLibrary: Bool { manifest.library == "own" }
        /// The folder above: `Runtime`, `Graphics` ...
        package var floor: String { folder.parent.name }
        /// What apps write behind `import`.
        package var importName: String { manifest.importedAs ?? name }
    }

    /// A `module.json`; docs/adding-a-framework.md explains the keys.
    package struct Manifest: Decodable, Sendable {
        /// One sentence for the table of docs/ARCHITECTURE.md.
        package let about: String
        /// Names of modules directly below; nil: none.
        package var dependsOn: [String]?
        /// `own`: see `Module.hasOwnLibrary`; nil: part of the shared library.
        package var library: String?
        /// Libraries without a map.
        package var links: [String]?
        /// `CFBundleIdentifier` of one of Apple's frameworks; nil for what apps do not know by name.
        package var bundle: String?
        /// Name of the system library that the module is a map of; nil: it is none.
        package var pkgConfig: String?
        /// What apps import it as, where that is another name than the module's.
        package var importedAs: String?
        /// Elements of interface files that the framework brings.
        var elements: [String: FrameworkElements.Element]?
    }

    /// By name.
    package let modules: [String: Module]
    /// Names of those in the library that all apps link. Kept, because each of the other libraries asks for them.
    private var shared: Set<String> = []

    /// - Throws: when a manifest is missing or malformed, names a module that has none, or depends on itself.
    package init(sources: Path) throws {
        var modules: [String: Module] = [:]
        for folder in sources.children.flatMap(\.children) where folder.isDirectory {
            let file = folder / "module.json"
            do {
                let manifest = try JSONDecoder().decode(Manifest.self, from: file.read())
                modules[folder.name] = Module(name: folder.name, folder: folder, manifest: manifest)
            } catch {
                throw Failure(.dependency, "touchstone: not a module's manifest: \(error)", at: .init(file: file))
            }
        }
        self.modules = modules
        for module in modules.values.sorted(by: { $0.name < $1.name }) { _ = try order(from: module.name) }
        shared = try sharedModules()
    }

    /// All that the module stands on, lowest first, and then itself.
    package func order(from name: String) throws -> [Module] {
        var done: [Module] = []
        try visit(name, path: [], &done)
        return done
    }

    private func visit(_ name: String, path: [String], _ done: inout [Module]) throws {
        guard !done.contains(where: { $0.name == name }) else { return }
        guard let module = modules[name] else {
            let asking = path.last.flatMap { modules[$0]?.folder }.map { $0 / "module.json" }
            throw Failure(
                .dependency, "depends on \(name), which no manifest declares", at: asking.map { .init(file: $0) })
        }
        guard !path.contains(name) else {
            throw Failure(
                .dependency, "depends on itself: \((path + [name]).joined(separator: ", "))",
                at: .init(file: module.folder / "module.json"))
        }
        for next in module.manifest.dependsOn ?? [] { try visit(next, path: path + [name], &done) }
        done.append(module)
    }

    // MARK: names

    /// The frameworks of Apple's that a module stands on, as apps import them.
    package func frameworks(below name: String) throws -> [String] {
        try order(from: name).filter { $0.manifest.bundle != nil && $0.name != name }.map(\.importName)
    }

    // MARK: libraries

    /// Frameworks with a library of their own, each after those it stands on.
    package func ownLibraries() throws -> [Module] {
        var done: [Module] = []
        for name in modules.keys.sorted() where modules[name]?.hasOwnLibrary == true {
            for module in try order(from: name)
            where module.hasOwnLibrary && !done.contains(where: { $0.name == module.name }) {
                done.append(module)
            }
        }
        return done
    }

    /// What goes into the library of a framework that has its own: its objects, and those of the shims that only it
    /// uses.
    package func content(ofLibrary name: String) throws -> [Module] {
        let other = try ownLibraries(below: name).flatMap { try order(from: $0.name).map(\.name) }
        return try order(from: name).filter {
            !shared.contains($0.name) && !other.contains($0.name) && $0.manifest.pkgConfig == nil
        }
    }

    /// Libraries without a map that the library of `name` is linked with.
    package func links(ofLibrary name: String) throws -> [String] {
        Set(try content(ofLibrary: name).flatMap { $0.manifest.links ?? [] }).sorted()
    }

    /// The separate libraries that the library of `name` is linked with, lowest first.
    package func ownLibraries(below name: String) throws -> [Module] {
        try order(from: name).filter { $0.hasOwnLibrary && $0.name != name }
    }

    /// System libraries that the library of `name` needs besides those of the shared one, as `pkg-config` calls them.
    package func systemPackages(ofLibrary name: String) throws -> [String] {
        return try order(from: name).filter { !shared.contains($0.name) }.compactMap(\.manifest.pkgConfig).sorted()
    }

    /// System libraries whose functions programs call themselves, through a framework that is their face: SQLite's through
    /// `import SQLite3`.
    package func systemPackagesOfPrograms() throws -> [String] {
        let below = try ownLibraries().flatMap { $0.manifest.dependsOn ?? [] }
        return Set(below.compactMap { modules[$0]?.manifest.pkgConfig }).sorted()
    }

    /// All of them.
    package var systemPackages: [String] { modules.values.compactMap(\.manifest.pkgConfig).sorted() }

    private func sharedModules() throws -> Set<String> {
        let floorsOfApps: Set<String> = ["Runtime", "Graphics", "Hosts", "Services", "Interface", "Testing"]
        let shared = modules.values.filter { floorsOfApps.contains($0.floor) && $0.manifest.library == nil }
        return Set(try shared.flatMap { try order(from: $0.name).map(\.name) })
    }
}
