// SPDX-License-Identifier: MIT

/// What is to be built, whatever file described it: an Xcode project, a Swift package or a plain folder.
package struct Project: Sendable {
    package var name: String
    /// The folder that holds everything; nothing is ever written into it.
    package var root: Path
    package var targets: [Target]
    /// What was found and cannot be honoured, each named once.
    package var diagnostics: [Diagnostic] = []

    package init(name: String, root: Path, targets: [Target]) {
        self.name = name
        self.root = root
        self.targets = targets
    }

    package func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The app that commands without a target name mean: the first application.
    package func application(named name: String?) throws -> Target {
        let applications = targets.filter { $0.kind == .application }
        if let name {
            if let match = applications.first(where: { $0.name == name }) { return match }
            let known = applications.map(\.name).joined(separator: ", ")
            throw Failure.build("\(self.name) has no app target '\(name)'; it has: \(known)")
        }
        guard let first = applications.first else {
            let kinds = targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", ")
            throw Failure.build("\(self.name) has no iOS app target" + (kinds.isEmpty ? "" : "; it has: \(kinds)"))
        }
        return first
    }

    /// The targets `target` needs, each after those it needs itself, ending with `target`.
    package func buildOrder(for target: Target) throws -> [Target] {
        var order: [Target] = []
        var open: [String] = []
        func visit(_ target: Target) throws {
            if order.contains(where: { $0.name == target.name }) { return }
            if let start = open.firstIndex(of: target.name) {
                throw Failure.build(
                    "targets need each other in a circle: " + (open[start...] + [target.name]).joined(separator: " -> ")
                )
            }
            open.append(target.name)
            for name in target.dependencies {
                if let dependency = self.target(named: name) { try visit(dependency) }
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
    package enum Kind: String, Sendable {
        case application, framework, staticLibrary, unitTests, uiTests, appExtension, tool, resourceBundle
        /// A product for another platform, or of a kind that means nothing here.
        case other

        /// Whether its code becomes part of the process that uses it.
        package var isLibrary: Bool { self == .framework || self == .staticLibrary }
    }

    package var name: String
    package var kind: Kind
    /// The name that `import` uses.
    package var moduleName: String
    /// The product's name without its extension.
    package var productName: String
    package var sources: [Path] = []
    package var resources: [Resource] = []
    /// Names of other targets of the project.
    package var dependencies: [String] = []
    /// For tests: the app that hosts them; nil: none.
    package var testHost: String?
    package var settings: ResolvedSettings
    /// The template of Info.plist; nil: generated from the settings alone.
    package var infoPlist: Path?
    /// How the compiler is called beyond what the settings say.
    package var compilerFlags: [String] = []

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
    package var path: Path
    /// The `.lproj` folder it belongs to, without the extension (`Base`, `de`); nil: the bundle's top.
    package var localization: String?
    /// Copied as it is, under its name, and never compiled.
    package var isFolderReference: Bool = false

    package init(path: Path, localization: String? = nil, isFolderReference: Bool = false) {
        self.path = path
        self.localization = localization
        self.isFolderReference = isFolderReference
    }
}
