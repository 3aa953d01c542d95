// SPDX-License-Identifier: MIT

/// C sources of a target, which its Swift imports by a module map of the project's own: a target beside it compiles them.
extension XcodeProject {
    /// Adds a target for each module of C that a target of Swift imports and a map in its `SWIFT_INCLUDE_PATHS` names.
    /// The target's own C sources go with the first of them.
    mutating func addClangModules(to project: inout Project) {
        for index in project.targets.indices where !project.targets[index].sources.isEmpty {
            for (name, map) in importedMaps(of: project.targets[index]) {
                if project.target(named: name) == nil {
                    project.targets.append(clangTarget(name, map: map, of: &project.targets[index]))
                }
                project.targets[index].dependencies.append(name)
                leaveIn(project.target(named: name)?.clang?.sources ?? [], of: &project.targets[index])
            }
        }
    }

    private func clangTarget(_ name: String, map: Path, of owner: inout Target) -> Target {
        var target = Target(
            name: name, kind: .staticLibrary, moduleName: name, productName: name, settings: owner.settings)
        var module = clangModule(of: owner)
        module.moduleMap = map
        module.libraries = Self.links(in: map)
        target.clang = module
        return target
    }

    /// The target's C sources and what its settings say of them.
    func clangModule(of owner: Target) -> ClangModule {
        var module = ClangModule()
        module.sources = owner.foreignSources.filter { ClangModule.extensions.contains($0.pathExtension) }
        module.searchPaths = headerPaths(of: owner) + headerFolders
        module.flags =
            owner.settings.list("GCC_PREPROCESSOR_DEFINITIONS").map { "-D\($0)" } + owner.settings.list("OTHER_CFLAGS")
        return module
    }

    func headerPaths(of target: Target) -> [Path] {
        folders("HEADER_SEARCH_PATHS", of: target) + folders("USER_HEADER_SEARCH_PATHS", of: target)
    }

    /// Xcode maps the names of all headers of a project to their places, wherever those are.
    private var headerFolders: [Path] {
        files.paths.values.filter { $0.pathExtension == "h" }.map(\.parent).uniqued().sorted { $0.string < $1.string }
    }

    /// They are compiled after all.
    mutating func leaveIn(_ sources: [Path], of target: inout Target) {
        let sources = Set(sources)
        target.foreignSources.removeAll(where: sources.contains)
        diagnostics.removeAll { diagnostic in
            diagnostic.severity == .warning && diagnostic.location.map { sources.contains($0.file) } == true
        }
    }

    /// Names and maps of the modules that the target's files import. A map of headers that are elsewhere, as those of the
    /// platform in old projects, is no module of the project.
    private func importedMaps(of target: Target) -> [(String, Path)] {
        let maps = folders("SWIFT_INCLUDE_PATHS", of: target).flatMap { folder in
            ["module.modulemap", "module.map"].map { folder / $0 }.filter(\.exists)
        }
        guard !maps.isEmpty else { return [] }
        let imports = Project.imports(of: target.sources)
        return maps.uniqued().compactMap { map in
            guard let text = map.text, let name = text.firstMatch(of: #/\bmodule\s+(\w+)/#)?.1,
                imports.contains(String(name)), Self.headers(in: text, beside: map).allSatisfy(\.exists)
            else { return nil }
            return (String(name), map)
        }
    }

    static func headers(in text: String, beside map: Path) -> [Path] {
        text.matches(of: #/\bheader\s+"([^"]+)"/#).map { Path.absolute(String($0.1), from: map.parent) }
    }

    private static func links(in map: Path) -> [String] {
        map.text?.matches(of: #/\blink\s+"([^"]+)"/#).map { String($0.1) } ?? []
    }

    /// The folders that a setting lists; `**` at the end stands for all folders below as well.
    private func folders(_ setting: String, of target: Target) -> [Path] {
        target.settings.list(setting).flatMap { entry -> [Path] in
            guard entry.hasSuffix("/**") else { return [Path.absolute(entry, from: graph.projectFolder)] }
            let top = Path.absolute(String(entry.dropLast(3)), from: graph.projectFolder)
            // Of a folder outside of the project nobody asks for every file.
            guard top == graph.projectFolder || top.relative(to: graph.projectFolder) != nil else { return [top] }
            return ([top] + top.descendants().map(\.parent)).uniqued()
        }
    }
}
