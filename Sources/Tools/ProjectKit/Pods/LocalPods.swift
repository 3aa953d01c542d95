// SPDX-License-Identifier: MIT

/// Pods that `pod install` has not laid out: those whose sources lie beside the project (`pod 'Name', :path => '../'`) are
/// built from their podspecs, as libraries' own examples have them; the others are named as missing.
struct LocalPods {
    private let file: Path
    /// Names of pods by the target that uses them; the empty name: all targets.
    private var uses: [String: [Use]] = [:]

    private struct Use: Hashable {
        /// `Name` or `Name/Part`.
        let name: String
        /// The folder or the podspec; nil: not of this machine.
        let path: Path?
        /// What versions will do: `~> 2.0`.
        var requirement: String?

        var pod: String { String(name.prefix { $0 != "/" }) }
        var part: String? { name.contains("/") ? String(name.dropFirst(pod.count + 1)) : nil }
    }

    /// Adds the pods of the Podfile beside or above the project that speaks of its targets; nothing when they are installed.
    static func add(to project: inout Project, configuration: String) throws {
        var folder = project.root
        for _ in 0..<3 {
            let file = folder / "Podfile"
            if file.exists {
                let pods = try LocalPods(file)
                guard project.targets.contains(where: { pods.uses[$0.name] != nil }) else { return }
                if !(folder / "Pods" / "Pods.xcodeproj").exists { try pods.add(to: &project, configuration) }
                return
            }
            folder = folder.parent
        }
    }

    /// What `Podfile.lock` says is installed, by pod: `  - Name/Part (1.2.3):` in its first section.
    private var versions: [String: String] = [:]

    private init(_ file: Path) throws {
        self.file = file
        let lock = (file.parent / "Podfile.lock").text ?? ""
        for line in lock.split(separator: "\n", omittingEmptySubsequences: false).prefix(while: { !$0.isEmpty }) {
            guard let match = line.firstMatch(of: #/^  - "?([^\/ ]+)[^ ]* \(([^)]+)\)/#) else { continue }
            versions[String(match.1)] = String(match.2)
        }
        collect(RubyText(try file.readText()).statements, targets: [""])
    }

    /// A target has the pods of those around it.
    private mutating func collect(_ statements: [RubyText.Statement], targets: [String]) {
        for statement in statements {
            switch statement.keyword {
            case "pod":
                guard let name = statement.texts.first else { continue }
                let path = (statement.text(for: "path") ?? statement.text(for: "podspec"))
                    .map { Path.absolute($0, from: file.parent) }
                uses[targets[targets.count - 1], default: []].append(
                    Use(name: name, path: path, requirement: statement.texts.dropFirst().first))
            case "target", "abstract_target":
                guard let name = statement.texts.first else { continue }
                let inherited = targets.flatMap { uses[$0] ?? [] }
                uses[name, default: []] += targets.count > 1 ? inherited : []
                collect(statement.block, targets: targets + [name])
            default: collect(statement.block, targets: targets)
            }
        }
    }

    private func add(to project: inout Project, _ configuration: String) throws {
        var made: [String: [String]] = [:]
        for index in project.targets.indices {
            guard let own = uses[project.targets[index].name] else { continue }
            let wanted = Dictionary(grouping: (own + (uses[""] ?? [])).uniqued(), by: \.pod)
            for (pod, uses) in wanted.sorted(by: { $0.key < $1.key }) {
                if made[pod] == nil { made[pod] = try make(pod, uses, in: &project, configuration) }
                project.targets[index].dependencies += made[pod] ?? []
            }
            project.targets[index].dependencies = project.targets[index].dependencies.uniqued()
        }
    }

    /// The names of the targets that a pod becomes; a pod that is not here becomes none.
    private func make(
        _ pod: String, _ uses: [Use], in project: inout Project, _ configuration: String
    ) throws -> [String] {
        guard let path = uses.lazy.compactMap(\.path).first,
            let specification = try PodSpecification(
                path.pathExtension == "podspec" ? path : path / "\(pod).podspec", parts: uses.compactMap(\.part))
        else {
            let version = versions[pod] ?? uses.lazy.compactMap(\.requirement).first
            let words = "pod '\(pod)'" + (version.map { " (\($0))" } ?? "")
            project.diagnostics.append(
                Diagnostic(.warning, "\(words) is not installed; what it offers is missing", at: .init(file: file)))
            return []
        }
        for name in specification.dependencies where self.uses.values.joined().allSatisfy({ $0.pod != name }) {
            project.diagnostics.append(
                Diagnostic(
                    .warning, "pod '\(name)', which '\(pod)' needs, is not installed; what it offers is missing",
                    at: .init(file: file)))
        }
        guard project.target(named: pod) == nil else { return [pod] }
        project.targets += specification.targets(configuration)
        return [pod]
    }
}

extension PodSpecification {
    /// The library, and the bundles that it carries.
    func targets(_ configuration: String) -> [Target] {
        let bundles = resourceBundles.map { bundle in
            var target = target(.resourceBundle, "\(name)-\(bundle.name)", product: bundle.name, configuration)
            target.resources = resources(bundle.files)
            return target
        }
        var library = target(.framework, name, product: moduleName, configuration)
        library.moduleName = moduleName
        library.sources = sources
        library.foreignSources = foreignSources
        library.resources = resources(self.resources)
        // The header that is made for a pod imports UIKit.
        library.exportedModules = ["UIKit"]
        library.dependencies = dependencies + bundles.map(\.name)
        return bundles + [library]
    }

    private func target(_ kind: Target.Kind, _ name: String, product: String, _ configuration: String) -> Target {
        var layer = ResolvedSettings.platformDefaults
        layer.merge([
            "TARGET_NAME": name, "PROJECT_NAME": "Pods", "SRCROOT": folder.string, "CONFIGURATION": configuration,
            "SWIFT_VERSION": languageVersion ?? "5",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "COCOAPODS"
                + (configuration.lowercased().contains("debug") ? " DEBUG" : ""),
            "PRODUCT_NAME": product, "PRODUCT_BUNDLE_IDENTIFIER": "org.cocoapods.$(PRODUCT_NAME:rfc1034identifier)",
        ]) { $1 }
        layer.merge(XcodeProject.productSettings(kind)) { $1 }
        return Target(
            name: name, kind: kind, moduleName: SettingModifier.identifier(product), productName: product,
            settings: ResolvedSettings(layers: [layer]))
    }

    private func resources(_ files: [Path]) -> [Resource] {
        files.filter(ProjectFiles.isResource).map {
            Resource(path: $0, localization: XcodeFiles.localization(of: $0))
        }
    }
}
