// SPDX-License-Identifier: MIT

/// Libraries of packages that stand on Objective-C. What is not there cannot be imported; those who ask `canImport` do
/// without it, as Nimble does without the library that catches traps.
extension ProjectBuild {
    /// Whether a library is left out for the module that its compiler misses: one in Objective-C, or another that is left
    /// out. Who needs it itself hears so.
    mutating func leavesOut(_ target: Target, _ failure: CompileFailure) throws -> Bool {
        guard target.isPackage, target.kind.isLibrary,
            let (module, place) = failure.diagnostics.lazy.compactMap({ diagnostic in
                diagnostic.message.firstMatch(of: /no such module '(\w+)'/).map { (String($0.1), diagnostic.location) }
            }).first, lacks(module)
        else { return false }
        context.lackingModules.insert(target.moduleName)
        // An older build's would be found.
        try context.module(of: target).remove()
        note(
            Diagnostic(
                .warning, "library '\(target.name)' is left out: it needs '\(module)', which is in Objective-C",
                at: place))
        return true
    }

    private func lacks(_ module: String) -> Bool {
        context.lackingModules.contains(module)
            || context.project.targets.contains {
                $0.moduleName == module && $0.sources.isEmpty && !$0.foreignSources.isEmpty
            }
    }
}
