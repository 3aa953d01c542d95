// SPDX-License-Identifier: MIT

/// What macros and plugins have given so far.
struct HostPrograms {
    /// By macro; nil: it cannot be built.
    fileprivate var macros: [String: Path?] = [:]
    fileprivate var ranPlugins: Set<String> = []
}

/// Macros and build tool plugins of packages. What of them cannot be built or run is named, and the build goes on: code
/// that does without compiles.
extension ProjectBuild {
    /// The macros that a target's code may use.
    mutating func macros(of target: Target) throws -> [ModuleCompiler.Macro] {
        try context.project.dependencies(of: target).filter { $0.kind == .macro }.compactMap { macro in
            try program(of: macro).map { ModuleCompiler.Macro(module: macro.moduleName, program: $0) }
        }
    }

    private mutating func program(of macro: Target) throws -> Path? {
        if let known = hostPrograms.macros[macro.name] { return known }
        var program: Path?
        do { program = try macro.hostPackage?.program(ofMacro: macro.productName) } catch {
            try note(error, "macro '\(macro.name)' is not built", macro)
        }
        hostPrograms.macros[macro.name] = program
        return program
    }

    /// Has plugins write their files for a target and all that it stands on; the target with its own.
    mutating func runPlugins(for target: Target) throws -> Target {
        var target = target
        if let own = context.project.target(named: target.name) { target.takeModuleName(of: own) }
        for user in context.project.dependencies(of: target) + [target]
        where !user.plugins.isEmpty && hostPrograms.ranPlugins.insert(user.name).inserted {
            let files = try outputs(for: user)
            let sources = files.filter { $0.pathExtension == "swift" }
            let resources = files.filter { $0.pathExtension != "swift" }.map { Resource(path: $0) }
            if let index = context.project.targets.firstIndex(where: { $0.name == user.name }) {
                context.project.targets[index].sources += sources
                context.project.targets[index].resources += resources
            }
            guard user.name == target.name else { continue }
            target.sources += sources
            target.resources += resources
        }
        return target
    }

    private mutating func outputs(for target: Target) throws -> [Path] {
        do { return try target.hostPackage?.outputs(for: target.productName) ?? [] } catch {
            let names = target.plugins.map { "'\($0)'" }.joined(separator: ", ")
            try note(
                error, "plugin\(target.plugins.count == 1 ? "" : "s") \(names) of '\(target.name)' did not run", target)
            return []
        }
    }

    private mutating func note(_ error: any Error, _ text: String, _ target: Target) throws {
        guard let refusal = error as? HostPackage.Refusal else { throw error }
        let place = target.hostPackage.map { SourceLocation(file: $0.folder / "Package.swift") }
        note(Diagnostic(.warning, "\(text): \(refusal.message)", at: place))
    }
}
