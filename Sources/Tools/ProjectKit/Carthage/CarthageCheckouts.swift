// SPDX-License-Identifier: MIT

/// Libraries that Carthage has checked out. A project links what Carthage has built of them for Apple's processors, by a
/// path that says nothing of their sources; here the projects in `Carthage/Checkouts` that make an imported module are
/// built with it. A dependency of `Cartfile.resolved` without a checkout is named with its version.
struct CarthageCheckouts {
    private let folder: Path
    private let resolved: Path
    private let configuration: String?

    static func add(to project: inout Project, configuration: String) throws {
        let folder = project.root / "Carthage" / "Checkouts"
        let checkouts = CarthageCheckouts(
            folder: folder, resolved: project.root / "Cartfile.resolved", configuration: configuration)
        guard folder.isDirectory || checkouts.resolved.exists else { return }
        try checkouts.add(to: &project)
    }

    private func add(to project: inout Project) throws {
        checkMissing(&project)
        var libraries: [Target] = []
        for checkout in folder.children.sorted(by: { $0.name < $1.name }) {
            guard let library = try load(checkout) else { continue }
            libraries += library.targets.filter { $0.kind.isLibrary && !$0.sources.isEmpty }
        }
        var open = project.targets
        while let target = open.popLast() {
            for module in Project.imports(of: target.sources) where module != target.moduleName {
                guard let library = libraries.first(where: { $0.moduleName == module }) else { continue }
                if project.target(named: library.name) == nil {
                    project.targets.append(library)
                    open.append(library)
                }
                guard let index = project.targets.firstIndex(where: { $0.name == target.name }) else { continue }
                project.targets[index].dependencies = (project.targets[index].dependencies + [library.name]).uniqued()
            }
        }
    }

    /// The project of a checkout: the one of its name where it has several.
    private func load(_ checkout: Path) throws -> Project? {
        let entries = checkout.children.sorted { $0.name < $1.name }
        let projects = entries.filter { $0.pathExtension == "xcodeproj" && ($0 / "project.pbxproj").exists }
        if let project = projects.first(where: { $0.stem == checkout.name }) ?? projects.first {
            var open: [Path] = []
            return try XcodeProject.load(project, preferring: configuration, open: &open).0
        }
        guard (checkout / "Package.swift").exists else { return nil }
        return try SwiftPackage.load(checkout, configuration: configuration)
    }

    /// `github "Owner/Name" "version"`, one a line; an address in place of the name for `git` and `binary`.
    private func checkMissing(_ project: inout Project) {
        guard let text = resolved.text else { return }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: "\"").map(String.init)
            guard words.count >= 4 else { continue }
            var name = words[1].split(separator: "/").last.map(String.init) ?? words[1]
            if name.hasSuffix(".git") { name.removeLast(4) }
            guard !(folder / name).isDirectory else { continue }
            project.diagnostics.append(
                Diagnostic(
                    .warning,
                    "'\(name)' (\(words[1]), \(words[3])) is not in Carthage/Checkouts; what it offers is missing",
                    at: SourceLocation(file: resolved, line: index + 1)))
        }
    }
}
