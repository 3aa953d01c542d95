// SPDX-License-Identifier: MIT

/// The types of a module with their extensions, by key. The key of a type is the last part of its name where no other
/// type of the module has that too, as it is written nearly everywhere; else its full name. Where the sources do not say
/// which of several is meant, the last part stands for all of them.
struct ModuleTypes: Sendable {
    private var parts: [String: [TypeFacts]] = [:]
    /// Keys of the types that share the last part of their name, by that part.
    private var sharing: [String: Set<String>] = [:]
    /// Last parts of names by those that stand for them.
    private var aliases: [String: String] = [:]

    init(_ all: [TypeFacts], aliases: [String: String] = [:]) {
        self.aliases = aliases.mapValues(ModuleFacts.simple)
        var declared: [String: Set<String>] = [:]
        for type in all where type.kind != .ext { declared[type.simpleName, default: []].insert(Self.full(type.name)) }
        sharing = declared.filter { $0.value.count > 1 }
        for type in all {
            parts[type.kind == .ext ? meant(type.simpleName) : type.simpleName, default: []].append(type)
            let key = type.kind == .ext ? self.key(type.name, in: "") : Self.full(type.name)
            if sharing[type.simpleName]?.contains(key) == true { parts[key, default: []].append(type) }
        }
    }

    /// A type that stands in no other begins with a point, which tells its name from the last part of others.
    private static func full(_ name: String) -> String { name.contains(".") ? name : "." + name }

    /// The name behind an alias, and behind those that it stands for.
    private func meant(_ name: String) -> String {
        var name = name
        var seen: Set<String> = []
        while let next = aliases[name], seen.insert(name).inserted { name = next }
        return name
    }

    subscript(key: String) -> [TypeFacts]? { parts[key] }

    /// In their order.
    var keys: [String] { parts.keys.sorted() }
    var all: [TypeFacts] { parts.values.flatMap { $0 } }

    /// The key of the type that `name` means.
    /// - Parameter scope: the full name of the type around, from the inside of which names are looked up outwards; empty
    ///   outside of types, nil where it is not known.
    func key(_ name: String, in scope: String? = nil) -> String {
        let simple = meant(ModuleFacts.simple(name))
        guard let candidates = sharing[simple] else { return simple }
        if candidates.contains(name) { return name }
        if let scope {
            var around = scope.split(separator: ".").map(String.init)
            while true {
                let candidate = Self.full((around + [name]).joined(separator: "."))
                if candidates.contains(candidate) { return candidate }
                guard around.popLast() != nil else { break }
            }
        }
        let ending = candidates.filter { name.contains(".") && $0.hasSuffix("." + name) }
        return ending.count == 1 ? ending.first ?? simple : simple
    }
}
