// SPDX-License-Identifier: MIT

/// C that a target's Swift sees without an import: by the target's bridging header, or by a framework's public headers. A
/// module beside the target holds the headers and compiles the C sources, and every file of the target imports it.
extension XcodeProject {
    /// Adds a target for each target of Swift that shows headers of C.
    mutating func addHeaderModules(to project: inout Project) {
        let named = headersByName
        for index in project.targets.indices where !project.targets[index].sources.isEmpty {
            project.targets[index].bridgingHeader = file(of: "SWIFT_OBJC_BRIDGING_HEADER", project.targets[index])
            let target = project.targets[index]
            var headers = PlainHeaders(named: named, searchPaths: headerPaths(of: target))
            for header in shownHeaders(of: target) { headers.add(header) }
            settleDiagnostics(of: target, headers)
            guard !headers.found.isEmpty else { continue }
            let module = headerModule(of: target, &headers)
            project.targets.append(module)
            project.targets[index].dependencies.append(module.name)
            project.targets[index].exportedModules.append(module.moduleName)
            leaveIn(module.clang?.sources ?? [], of: &project.targets[index])
        }
    }

    private func headerModule(of owner: Target, _ headers: inout PlainHeaders) -> Target {
        // Targets of other projects may have the same name, and their modules as well.
        let name = SettingModifier.identifier("\(self.name) \(owner.name) C")
        var target = Target(
            name: name, kind: .staticLibrary, moduleName: name, productName: name, settings: owner.settings)
        var module = clangModule(of: owner)
        module.sources = module.sources.filter { headers.isPlain($0) }
        module.headers = headers.found
        target.clang = module
        return target
    }

    private func shownHeaders(of target: Target) -> [Path] {
        var headers = target.publicHeaders
        // A framework's own map may show headers that are not public.
        if let map = file(of: "MODULEMAP_FILE", target), let text = map.text {
            let named = headersByName
            headers += Self.headers(in: text, beside: map).compactMap { $0.exists ? $0 : named[$0.name] }
        }
        if let bridging = target.bridgingHeader { headers.append(bridging) }
        return headers.uniqued()
    }

    private func file(of setting: String, _ target: Target) -> Path? {
        guard let name = target.settings[setting], !name.isEmpty else { return nil }
        return Path.absolute(name, from: graph.projectFolder).ignoringCase
    }

    /// Of several with one name none is meant.
    private var headersByName: [String: Path] {
        let headers = Set(files.paths.values.filter { $0.pathExtension == "h" })
        return Dictionary(grouping: headers, by: \.name).compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// Only what stays unread is worth a warning.
    private mutating func settleDiagnostics(of target: Target, _ headers: PlainHeaders) {
        guard headers.others.isEmpty else { return }
        let bridging = shownHeaders(of: target).map(\.string.localizedLowercase)
        diagnostics.removeAll { diagnostic in
            diagnostic.message.contains("bridging header is not read")
                && diagnostic.location.map { bridging.contains($0.file.string.localizedLowercase) } == true
        }
    }
}
