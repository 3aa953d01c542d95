// SPDX-License-Identifier: MIT

extension ModuleFacts {
    /// The modules whose names a file sees that imports this one: itself, and what it and those re-export.
    func modules(shownBy module: String) -> Set<String> {
        var shown: Set<String> = [module]
        var next = [module]
        while let current = next.popLast() {
            for name in reexports[current] ?? [] where shown.insert(name).inserted { next.append(name) }
        }
        return shown
    }
}

extension ModuleFacts {
    /// Members that Foundation on Linux declares in extensions of its classes, and which are overridden all the same.
    static let foundationMembers: [String: Set<String>] = ["FileManager": ["fileExists(atPath:isDirectory:)"]]
}
