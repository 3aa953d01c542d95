// SPDX-License-Identifier: MIT

/// Frameworks that are not here, of which snapshot libraries import a few names: to take pictures of SceneKit's views where
/// an app has some, and to compare pictures on a graphics processor where there is one. Such a
/// library of a package or pod gets a module with these names alone; no app can have made an object of theirs. An app
/// that imports such a framework itself hears from the compiler what is missing, as before.
struct NamedFrameworks {
    /// - Parameters:
    ///   - sdk: what is here.
    ///   - folder: of the build, where the modules' sources go.
    static func add(to project: inout Project, sdk: SDK, folder: Path) throws {
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            guard !(sdk.modules / "\(name).swiftmodule").exists, project.target(named: name) == nil else { continue }
            let users = project.targets.indices.filter { isUser(project.targets[$0], of: name) }
            guard let first = users.first else { continue }
            let file = folder / "names" / "\(name).swift"
            if file.text != source + report { try file.write(source + report) }
            var target = Target(
                name: name, kind: .staticLibrary, moduleName: name, productName: name,
                settings: project.targets[first].settings)
            target.sources = [file]
            project.targets.append(target)
            for index in users { project.targets[index].dependencies.append(name) }
            project.diagnostics.append(
                Diagnostic(
                    .warning,
                    "\(name) is not supported: '\(project.targets[first].name)' is built with the few names that it uses"
                ))
        }
    }

    static func isUser(_ target: Target, of module: String) -> Bool {
        guard target.kind.isLibrary, target.isPackage || target.settings["PROJECT_NAME"] == "Pods" else { return false }
        let texts = target.sources.compactMap(\.text).filter { imports(module, $0) }
        return !texts.isEmpty && texts.allSatisfy { isContent(with: module, $0) }
    }

    private static func imports(_ module: String, _ text: String) -> Bool {
        guard text.contains("import \(module)") else { return false }
        return text.split(separator: "\n").contains { line in
            let name = line.trimmed.dropFirst("import ".count).prefix { $0 != "." }
            return line.trimmed.hasPrefix("import ") && name == module
        }
    }

    /// Whether the few names are all that a source takes of the framework: for a library of extensions of its types the
    /// framework is not there, and `canImport` says so.
    private static func isContent(with module: String, _ text: String) -> Bool {
        guard let prefix = prefixes[module], let names = sources[module].map(words) else { return true }
        return words(text).allSatisfy { !$0.hasPrefix(prefix) || names.contains($0) }
    }

    private static let prefixes = ["SceneKit": "SCN"]

    private static func words(_ text: String) -> Set<Substring> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
}
