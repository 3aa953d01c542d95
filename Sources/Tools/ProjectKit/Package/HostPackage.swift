// SPDX-License-Identifier: MIT
import Foundation

/// What of a package runs on this machine while an app is built: macros, build tool plugins and the tools of these.
///
/// The toolchain's own package manager builds and runs them, as it does anywhere: in a folder of the cache that links to
/// everything in the package and has its manifest, cut down to what runs here. A target that a plugin writes files for is
/// declared there too, since the plugin is told of it, but not compiled.
package struct HostPackage: Sendable, Hashable {
    /// The package itself.
    let folder: Path
    /// Targets that are built: macros, plugins, their tools, and what these need.
    private let parts: [String]
    /// Targets that plugins write files for.
    private let users: [String]
    /// The folders of other packages that these need.
    private let packages: [Path]
    /// The manifest, where the folder has none of its own: that of an Xcode project.
    private let manifest: String?

    init(_ manifest: Manifest, in folder: Path, _ checkouts: PackageCheckouts) throws {
        self.folder = folder
        self.manifest = nil
        let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
        users = manifest.targets.filter { !($0.pluginUsages ?? []).isEmpty }.map(\.name)
        var open = manifest.targets.filter { ["macro", "plugin"].contains($0.type) }.map(\.name)
        var found: Set<String> = []
        while let name = open.popLast() {
            guard let target = targets[name], found.insert(name).inserted else { continue }
            open += target.dependencyNames
        }
        parts = found.sorted()
        guard !parts.isEmpty || !users.isEmpty else {
            packages = []
            return
        }
        var wanted: [String] = []
        var needsAll = false
        for dependency in parts.compactMap({ targets[$0] }).flatMap({ $0.dependencies ?? [] }) {
            if let package = dependency.package {
                wanted.append(package)
            } else if let name = dependency.name, targets[name] == nil {
                needsAll = true
            }
        }
        wanted += users.compactMap { targets[$0] }.flatMap { $0.pluginUsages ?? [] }.compactMap(\.package)
        packages = try Self.packages(wanted, needsAll, of: manifest, in: folder, checkouts)
    }

    /// A package made of a target of an Xcode project, for the plugins that write files of it. They see what plugins of
    /// packages see; `XcodeBuildToolPlugin` is Xcode's own.
    /// - Parameter plugins: the products' names, and the packages that offer them.
    init(
        of target: Target, in folder: Path, plugins: [(name: String, package: Path)], _ checkouts: PackageCheckouts
    ) throws {
        self.folder = folder
        parts = []
        users = [target.productName]
        packages = try Self.closure(plugins.map(\.package).uniqued(), checkouts)
        func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }
        let prefix = folder.string + "/"
        let sources = target.sources.map(\.string).filter { $0.hasPrefix(prefix) }.map {
            quoted(String($0.dropFirst(prefix.count)))
        }
        let usages = plugins.map {
            ".plugin(name: \(quoted($0.name)), package: \(quoted($0.package.name.lowercased())))"
        }
        manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: \(quoted(folder.name)),
                targets: [
                    .target(
                        name: \(quoted(target.productName)), path: ".", sources: [\(sources.joined(separator: ", "))],
                        plugins: [\(usages.joined(separator: ", "))])
                ])

            """
    }

    /// The folders of packages by the names that a manifest calls them, and of those that they ask for themselves.
    private static func packages(
        _ names: [String], _ needsAll: Bool, of manifest: Manifest, in folder: Path, _ checkouts: PackageCheckouts
    ) throws -> [Path] {
        let wanted = Set(names.map { $0.lowercased() })
        return try closure(
            places(of: manifest, in: folder, checkouts).filter { needsAll || wanted.contains($0.identity) }.map(
                \.folder),
            checkouts)
    }

    /// These packages, and those that they ask for.
    private static func closure(_ folders: [Path], _ checkouts: PackageCheckouts) throws -> [Path] {
        var open = folders
        var found: [Path] = []
        while let place = open.popLast() {
            guard !found.contains(place) else { continue }
            found.append(place)
            open += places(of: try SwiftPackage.dump(place), in: place, checkouts).map(\.folder)
        }
        return found.sorted()
    }

    private static func places(
        of manifest: Manifest, in folder: Path, _ checkouts: PackageCheckouts
    ) -> [(identity: String, folder: Path)] {
        (manifest.dependencies ?? []).compactMap { dependency in
            if let path = dependency.fileSystem?.first?.path {
                let place = Path.absolute(path, from: folder)
                return (place.name.lowercased(), place)
            }
            guard let identity = dependency.identity, let place = checkouts.folders[identity]
            else { return nil }
            return (identity, place)
        }
    }

    // MARK: Macros

    /// The macro that `target` has the sources of.
    func macro(_ target: Target) -> Target {
        var macro = target
        macro.kind = .macro
        (macro.sources, macro.resources, macro.dependencies) = ([], [], [])
        macro.hostPackage = self
        return macro
    }

    /// The same module as a library, for the tests that look into it.
    static func testedName(ofMacro name: String) -> String { "\(name) (in tests)" }

    /// Builds a macro unless it is built already.
    func program(ofMacro name: String) throws -> Path {
        let stamp = try stampOfContents()
        let program = home / "\(name)-\(stamp)"
        if program.exists { return program }
        try build(["--product", name], saying: "building macro \(name) of \(folder.name)")
        for old in home.children where old.name.hasPrefix("\(name)-") { try old.remove() }
        try (scratch / "debug" / "\(name)-tool").copyProgram(to: program)
        return program
    }

    // MARK: Plugins

    /// The files that plugins write for a target.
    func outputs(for target: String) throws -> [Path] {
        let stamp = home / "\(target).outputs"
        let contents = try stampOfContents()
        let outputs = scratch / "plugins" / "outputs" / folder.name.lowercased() / target
        if try !stamp.exists || !outputs.isDirectory || stamp.readText() != contents {
            try build(["--target", target], saying: "running plugins of \(target)")
            try stamp.write(contents)
        }
        return outputs.descendants().filter { !$0.isDirectory }
    }

    // MARK: The package manager

    /// Why something could not be built or run.
    struct Refusal: Error {
        var message: String
        var output: String
    }

    private var home: Path { CacheFolder.root / "programs" / Fingerprint(folder.string).text }
    /// Packages that stand on the same others share what is built of these: SwiftSyntax takes minutes.
    private var scratch: Path {
        let identity = packages.isEmpty ? folder.string : packages.map(\.string).joined(separator: "\n")
        return CacheFolder.root / "programs" / "build-\(Fingerprint(identity).text)"
    }

    private func stampOfContents() throws -> String {
        var stamp = Fingerprint(packages.map(\.string).joined(separator: "\n"))
        stamp.add(file: Toolchain.current.swift)
        for file in folder.descendants() { stamp.add(file: file) }
        return stamp.text
    }

    private func build(_ what: [String], saying progress: String) throws {
        PackageCheckouts.tell("touchstone: \(progress)")
        let package = home / folder.name
        try link(package)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_EXEC"] = try compiler().string
        let arguments = [
            Toolchain.current.swift.string, "build", "--package-path", package.string, "--scratch-path", scratch.string,
        ]
        let result = try Subprocess(arguments + what, environment: environment).capture()
        guard result.ending.isSuccess else {
            let error = CompilerOutput.diagnostics(in: result.text).first { $0.severity == .error }?.message
            let line = result.text.split(separator: "\n").map(\.trimmed).first { $0.hasPrefix("error:") }
            throw Refusal(message: error ?? line ?? "", output: result.text)
        }
    }

    /// A folder with everything that the package has, and manifests that say what runs here.
    private func link(_ package: Path) throws {
        try package.makeDirectory()
        let manifests = folder.children.filter { $0.name.hasPrefix("Package") && $0.pathExtension == "swift" }
        let names = Set(folder.children.map(\.name)).subtracting(["Package.resolved"])
        for old in package.children where !names.contains(old.name) { try old.remove() }
        for child in folder.children where names.contains(child.name) && !manifests.contains(child) {
            let link = package / child.name
            if link.resolved == child.resolved { continue }
            try link.remove()
            try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: child.string)
        }
        if let manifest {
            try (package / "Package.swift").write(manifest + cut)
        } else {
            for manifest in manifests { try (package / manifest.name).write(manifest.readText() + cut) }
        }
    }

    /// Added to a manifest; whatever it says otherwise, of settings and conditions, stays.
    private var cut: String {
        func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        let places = packages.map { "    .package(path: \"\($0)\")," }.joined(separator: "\n")
        return """


            package.products = []
            package.dependencies = [
            \(places)
            ]
            package.targets = package.targets.filter { (\(list(parts + users)) as [String]).contains($0.name) }
            for target in package.targets where (\(list(onlyUsers)) as [String]).contains(target.name) {
                target.dependencies = []
            }

            """
    }

    private var onlyUsers: [String] { users.filter { !parts.contains($0) } }

    /// The compiler, except for modules that are compiled for the app.
    private func compiler() throws -> Path {
        let modules = onlyUsers.map { "*\" -module-name \(SettingModifier.identifier($0)) \"*" }
        let skip = modules.isEmpty ? "" : "case \" $* \" in \(modules.joined(separator: "|"))) exit 0;; esac\n"
        let file = home / "swiftc"
        try file.write("#!/bin/sh\n\(skip)exec \"\(Toolchain.current.swiftc)\" \"$@\"\n")
        chmod(file.string, 0o755)
        return file
    }
}

extension Path {
    /// A copy that can be run.
    fileprivate func copyProgram(to target: Path) throws {
        try copy(to: target)
        chmod(target.string, 0o755)
    }
}
