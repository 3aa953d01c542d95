// SPDX-License-Identifier: MIT

/// Modules of a project that bear a framework's name, as an app called Contacts does. On iOS such a module hides the
/// framework from those who import it, and two libraries may hold symbols of one name. Here all libraries of a process
/// share their symbols, so that the module is compiled under another name, and sources go on writing the one that
/// they know.
extension Project {
    /// - Parameter isFramework: whether a module of that name is among those that apps import.
    mutating func renameModules(isFramework: (String) -> Bool) {
        for index in targets.indices where targets[index].clang == nil && isFramework(targets[index].moduleName) {
            let name = targets[index].moduleName
            targets[index].sourceName = name
            targets[index].moduleName = name + "_"
            // Info.plist names classes with their module.
            targets[index].settings.override(["PRODUCT_MODULE_NAME": name + "_"])
        }
    }

    /// What tells the compiler which module a source of the target means by a framework's name.
    func moduleAliases(for target: Target) -> [String] {
        ([target] + dependencies(of: target)).compactMap { module in
            module.sourceName.map { "\($0)=\(module.moduleName)" }
        }.uniqued().sorted().flatMap { ["-module-alias", $0] }
    }
}

extension Target {
    /// The name that `import` uses.
    var importName: String { sourceName ?? moduleName }

    /// As `other` has it, which is the same target.
    mutating func takeModuleName(of other: Target) {
        (moduleName, sourceName, settings) = (other.moduleName, other.sourceName, other.settings)
    }
}
