// SPDX-License-Identifier: MIT
import SourceAdapter

/// What is to be built, whatever file described it: an Xcode project, a Swift package or a plain folder.
package struct Project: Sendable {
    /// What people call it, and the build folder begins with.
    package var name: String
    /// The folder that holds everything; nothing is ever written into it.
    package var root: Path
    /// The file that describes it, for errors about it as a whole; nil: none does.
    package var file: Path?
    /// In the order of the file.
    package var targets: [Target]
    /// What was found and cannot be honoured, each named once.
    package var diagnostics: [Diagnostic] = []
    /// Shared ones first.
    package var schemes: [Scheme] = []
    /// Products of packages: the names of the targets in each.
    package var products: [String: [String]] = [:]

    /// Without diagnostics, schemes and products.
    package init(name: String, root: Path, targets: [Target]) {
        self.name = name
        self.root = root
        self.targets = targets
    }

    /// Whether a target depends on what neither a target nor a product here is.
    var needsOthers: Bool {
        let names = Set(targets.map(\.name) + targets.map(\.productName)).union(products.keys)
        return targets.contains { $0.kind != .other && !$0.dependencies.allSatisfy(names.contains) }
    }

    /// The first of that name; nil: there is none.
    package func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// Takes in another project's targets of the kinds that are asked for. A target that came by another way already is
    /// left; one whose name another target has gets its project's name behind its own.
    mutating func add(_ other: Project, keeping isWanted: (Target) -> Bool) {
        var other = other
        other.targets = other.targets.filter { candidate in
            isWanted(candidate) && !targets.contains { $0.isSame(as: candidate) }
        }
        // Projects of one name are told apart by their folders.
        let isKnown = targets.contains { $0.settings["PROJECT_NAME"] == other.name }
        let owner = isKnown ? other.root.name : other.name
        for name in other.targets.map(\.name) where targets.contains(where: { $0.name == name }) {
            other.rename(name, to: uniqueName("\(name) (\(owner))"))
        }
        targets += other.targets
        schemes += other.schemes.filter { scheme in !schemes.contains { $0.name == scheme.name } }
        products.merge(other.products) { first, _ in first }
        diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    }

    private func uniqueName(_ name: String) -> String {
        var result = name
        var count = 2
        while targets.contains(where: { $0.name == result }) {
            result = "\(name) \(count)"
            count += 1
        }
        return result
    }

    private mutating func rename(_ old: String, to new: String) {
        for index in targets.indices {
            if targets[index].name == old { targets[index].name = new }
            if targets[index].testHost == old { targets[index].testHost = new }
            targets[index].dependencies = targets[index].dependencies.map { $0 == old ? new : $0 }
        }
        for index in schemes.indices {
            if schemes[index].application == old { schemes[index].application = new }
            for test in schemes[index].tests.indices where schemes[index].tests[test].target == old {
                schemes[index].tests[test].target = new
            }
        }
        products = products.mapValues { $0.map { $0 == old ? new : $0 } }
    }

    /// Replaces names of packages' products, and of product files, by those of the targets that make them.
    mutating func resolveProducts() {
        let names = Set(targets.map(\.name))
        let makers = Dictionary(targets.filter(\.kind.isLibrary).map { ($0.productName, $0.name) }) { first, _ in first
        }
        for index in targets.indices {
            let own = targets[index].name
            targets[index].dependencies = targets[index].dependencies.flatMap { name -> [String] in
                if let parts = products[name], !names.contains(name) || parts.contains(name) { return parts }
                return names.contains(name) ? [name] : makers[name].map { [$0] } ?? [name]
            }.uniqued().filter { $0 != own }
        }
    }

    /// Makes one of libraries that several projects build of the same sources, as a library's own project and that of its
    /// pods do: linked together they would collide.
    mutating func uniteLibraries() {
        var kept: [Set<Path>: String] = [:]
        for target in targets where target.kind.isLibrary && !target.sources.isEmpty {
            let sources = Set(target.sources + [Path(target.moduleName)])
            guard let name = kept[sources], let index = targets.firstIndex(where: { $0.name == name }) else {
                kept[sources] = target.name
                continue
            }
            targets[index].resources = (targets[index].resources + target.resources).uniqued()
            targets[index].dependencies = (targets[index].dependencies + target.dependencies).uniqued()
            targets[index].exportedModules = (targets[index].exportedModules + target.exportedModules).uniqued()
            targets[index].publicHeaders = (targets[index].publicHeaders + target.publicHeaders).uniqued()
            targets.removeAll { $0.name == target.name }
            for other in targets.indices {
                let own = targets[other].name
                targets[other].dependencies = targets[other].dependencies.map { $0 == target.name ? name : $0 }
                    .uniqued().filter { $0 != own }
            }
        }
    }

    /// Tests link every library of the project that they import, whether their target says so or not: on iOS the import
    /// itself makes the linker look for it among what is built.
    mutating func linkImportedLibraries() {
        let makers = Dictionary(
            targets.filter { $0.kind.isLibrary && !$0.sources.isEmpty }.map { ($0.moduleName, $0.name) }
        ) { first, _ in first }
        for index in targets.indices where [.unitTests, .uiTests].contains(targets[index].kind) {
            let known = Set(targets[index].dependencies.compactMap { target(named: $0)?.moduleName })
            for module in Self.imports(of: targets[index].sources).subtracting(known).sorted() {
                if let maker = makers[module] { targets[index].dependencies.append(maker) }
            }
        }
    }

    /// Modules that files import.
    static func imports(of files: [Path]) -> Set<String> {
        var found: Set<String> = []
        for file in files where file.exists {
            guard let text = file.text else { continue }
            for match in text.matches(of: #/(?m)^[ \t]*(?:@\w+(?:\(\w+\))?[ \t]+)*import[ \t]+(\w+)/#) {
                found.insert(String(match.1))
            }
        }
        return found
    }

    /// The extensions that an app carries in its bundle.
    package func extensions(of application: Target) -> [Target] {
        application.dependencies.compactMap(target(named:)).filter { $0.kind == .appExtension }
    }

    /// The project's file, for what is wrong with the project as a whole.
    var place: SourceLocation? { file.map { SourceLocation(file: $0) } }

    /// The app that commands without a target name mean: the first application.
    package func application(named name: String?) throws -> Target {
        let applications = targets.filter { $0.kind == .application }
        if let name {
            if let match = applications.first(where: { $0.name == name }) { return match }
            let known = applications.map(\.name).joined(separator: ", ")
            throw Failure.build("\(self.name) has no app target '\(name)'; it has: \(known)", at: place)
        }
        guard let first = applications.first else {
            let kinds = targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", ")
            throw Failure.build(
                "\(self.name) has no iOS app target" + (kinds.isEmpty ? "" : "; it has: \(kinds)"), at: place)
        }
        return first
    }

    /// All that `target` stands on, directly or not, by name.
    func dependencies(of target: Target) -> [Target] {
        var found: [Target] = []
        var open = target.dependencies
        while let name = open.popLast() {
            guard let other = self.target(named: name), !found.contains(where: { $0.name == name }) else { continue }
            found.append(other)
            open += other.dependencies
        }
        return found.sorted { $0.name < $1.name }
    }

    /// The targets `target` needs, each after those it needs itself, ending with `target`. What an app carries for other
    /// processes, as its extensions, is none of it.
    package func buildOrder(for target: Target) throws -> [Target] {
        var order: [Target] = []
        var open: [String] = []
        func visit(_ target: Target) throws {
            if order.contains(where: { $0.name == target.name }) { return }
            if let start = open.firstIndex(of: target.name) {
                throw Failure.build(
                    "targets need each other in a circle: "
                        + (open[start...] + [target.name]).joined(separator: " -> "), at: file.map { .init(file: $0) })
            }
            open.append(target.name)
            for name in target.dependencies {
                guard let dependency = self.target(named: name) else { continue }
                if dependency.kind == .appExtension, target.kind == .application { continue }
                try visit(dependency)
            }
            open.removeLast()
            order.append(target)
        }
        try visit(target)
        return order
    }
}

/// One module with its resources.
package struct Target: Sendable {
    /// What is made of it.
    package enum Kind: String, Sendable {
        case application, framework, staticLibrary, unitTests, uiTests, appExtension, tool, resourceBundle
        /// A program that the compiler runs: see `HostPackage`.
        case macro
        /// A product for another platform, or of a kind that means nothing here.
        case other

        /// Whether its code becomes part of the process that uses it.
        package var isLibrary: Bool { self == .framework || self == .staticLibrary }
        /// Whether an app that depends on it carries something of it.
        var isPart: Bool { isLibrary || self == .resourceBundle }
    }

    /// Unique in the project.
    package var name: String
    /// Decides how it is built and what becomes of it.
    package var kind: Kind
    /// The name of the compiled module; `import` uses it, but for `sourceName`.
    package var moduleName: String
    /// What sources call the module, where that is a framework's name; nil: its own name.
    package var sourceName: String?
    /// The product's name without its extension.
    package var productName: String
    /// Swift files, absolute, in the order of the project.
    package var sources: [Path] = []
    /// Declarations of the sources that are not built, in bytes, by file; nil: nobody has looked for them yet. See
    /// `ProjectBuild.withoutMissingFrameworks`.
    var leftOut: [Path: [LeftOutDeclarations.Part]]?
    /// Sources in other languages than Swift, which are left out.
    package var foreignSources: [Path] = []
    /// What the bundle gets, compiled where iOS wants it compiled.
    package var resources: [Resource] = []
    /// Objective-C headers that the product shows to those who import it.
    package var publicHeaders: [Path] = []
    /// What it imports, the target's own files see.
    package var bridgingHeader: Path?
    /// Modules that those who import this one see as well.
    package var exportedModules: [String] = []
    /// Files whose bytes a package has in its code, as members of `PackageResources`.
    package var embeddedFiles: [Path] = []
    /// Names of other targets of the project.
    package var dependencies: [String] = []
    /// For tests: the app that hosts them; nil: none.
    package var testHost: String?
    /// Of the configuration that is built.
    package var settings: ResolvedSettings
    /// The template of Info.plist; nil: generated from the settings alone.
    package var infoPlist: Path?
    /// For a target of C; its Swift sources are none.
    package var clang: ClangModule?
    /// How the compiler is called beyond what the settings say.
    package var compilerFlags: [String] = []
    /// For macros, and for targets that plugins write sources for.
    package var hostPackage: HostPackage?
    /// Names of the build tool plugins that write files of this target.
    package var plugins: [String] = []
    /// Whether its tests, which are a package's inside another project, run only where a scheme or a command names them.
    package var isElective = false
    /// In Objective-C, of a package that goes without it on Linux; on a Mac it is linked with what it stands on.
    var isMacOnly = false

    /// Whether both are the same target of the same project, read twice.
    func isSame(as other: Target) -> Bool {
        func origin(_ target: Target) -> [String?] {
            ["PROJECT_FILE_PATH", "SRCROOT", "TARGET_NAME"].map { target.settings[$0] }
        }
        return origin(self) == origin(other)
    }

    /// A target of a Swift package, whose resources are found with `Bundle.module`.
    var isPackage: Bool { settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").contains("SWIFT_PACKAGE") }

    /// Whether the product is a folder with an Info.plist of its own, even without resources.
    var hasOwnBundle: Bool {
        [.unitTests, .resourceBundle, .appExtension].contains(kind) || kind == .framework && !isPackage
    }

    /// All else is empty.
    package init(name: String, kind: Kind, moduleName: String, productName: String, settings: ResolvedSettings) {
        self.name = name
        self.kind = kind
        self.moduleName = moduleName
        self.productName = productName
        self.settings = settings
    }
}

/// A file or folder that goes into the bundle.
package struct Resource: Hashable, Sendable {
    /// Absolute, in the user's project.
    package var path: Path
    /// The `.lproj` folder it belongs to, without the extension (`Base`, `de`); nil: the bundle's top.
    package var localization: String?
    /// Copied as it is, under its name, and never compiled.
    package var isFolderReference: Bool = false
    /// Where in the bundle, for copy phases that name a place; empty: the top.
    package var folder: String = ""
    /// As the project spells it, and the bundle with it; the disk may have another case.
    package var name: String

    /// Does not look whether the file is there.
    package init(
        path: Path, localization: String? = nil, isFolderReference: Bool = false, folder: String = "",
        name: String? = nil
    ) {
        self.folder = folder
        self.path = path
        self.name = name ?? path.name
        self.localization = localization
        self.isFolderReference = isFolderReference
    }
}
