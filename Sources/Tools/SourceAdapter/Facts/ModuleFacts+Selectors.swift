// SPDX-License-Identifier: MIT

/// By which selectors Objective-C finds the methods that a module knows.
extension ModuleFacts {
    /// A method by full name (`tap(_:)`) or base name alone (`tap`), in one type.
    func selector(_ name: MethodName, in type: String) -> String? {
        for part in types[types.key(type)] ?? [] {
            if let method = part.methods.first(where: { name.matches($0.fullName, $0.parameterTypes) }) {
                // A witness of a framework requirement has the requirement's name.
                return part.kind == .proto || method.selector.contains("(")
                    ? method.selector
                    : witnessSelector(
                        method.fullName, method.parameterTypes, of: type, isMarked: method.isMarked) ?? method.selector
            }
        }
        return frameworkSelector(name, in: type)
    }

    /// The same for what the index knows of a type.
    private func frameworkSelector(_ name: MethodName, in type: String) -> String? {
        guard let found = index.members[type]?.filter({ name.matches($0.name, nil) }), let first = found.first else {
            return nil
        }
        guard found.count > 1 else { return first.selector }
        let overloads = found.map { Requirement(owner: type, selector: $0.selector, parameterTypes: nil) }
        return OverloadChoice(fullName: first.name, parameterTypes: name.parameterTypes).best(overloads)
    }

    /// The selector of the optional requirement that a use of `fullName` means.
    /// - Parameters:
    ///   - parameterTypes: as written, where they are.
    ///   - type: what the member is used of, where that is known: its protocols come first.
    func requirement(_ fullName: String, _ parameterTypes: [String]? = nil, of type: String? = nil) -> String? {
        guard let all = optionalRequirements[fullName] else { return nil }
        let near = near(all, type)
        return OverloadChoice(fullName: fullName, parameterTypes: parameterTypes).best(near.isEmpty ? all : near)
    }

    /// The selectors that a use of `fullName` may mean: one where it is known what the member is used of, else one of
    /// each protocol that has such a requirement, the likeliest first.
    /// - Parameters:
    ///   - type: what the member is used of, as far as the syntax tells.
    ///   - isSure: whether that is more than a guess.
    func requirements(_ fullName: String, of type: String?, isSure: Bool) -> [String] {
        guard let first = requirement(fullName, of: type), let all = optionalRequirements[fullName] else { return [] }
        guard !isSure || near(all, type).isEmpty else { return [first] }
        return [first] + Set(all.map(\.selector)).subtracting([first]).sorted()
    }

    /// Those of the protocols of a type.
    private func near(_ all: [Requirement], _ type: String?) -> [Requirement] {
        guard let type else { return [] }
        let owners = Set(chain(of: type))
        return all.filter { owners.contains($0.owner) }
    }

    /// The name of the optional requirement that a method of `type` meets. One that is marked for Objective-C may have a
    /// requirement's Swift name by chance; one that is not is only found by name because of a requirement.
    ///
    /// The protocols of the type and its superclasses come first; a method may also stand in a class whose subclass
    /// conforms.
    func witnessSelector(
        _ fullName: String, _ parameterTypes: [String], of type: String, isMarked: Bool
    ) -> String? {
        guard let all = optionalRequirements[fullName] else { return nil }
        if isMarked {
            let owners = Set(chain(of: type))
            guard all.contains(where: { owners.contains($0.owner) }) else { return nil }
        }
        return requirement(fullName, parameterTypes, of: type)
    }

    /// Whether the module declares a type of this name.
    func declaresType(_ name: String) -> Bool { types[types.key(name)]?.contains { $0.kind != .ext } == true }

    /// The same anywhere in the module, then in the frameworks.
    func selectorAnywhere(_ name: MethodName) -> String? {
        for type in types.keys { if let found = selector(name, in: type) { return found } }
        for type in index.sortedTypes {
            if let found = frameworkSelector(name, in: type) { return found }
        }
        return nil
    }
}

/// What a `#selector` names: a base name, perhaps labels, perhaps parameter types.
struct MethodName {
    let base: String
    /// `f(_:)`, nil when only the base is given.
    let fullName: String?
    let parameterTypes: [String]?

    func matches(_ name: String, _ types: [String]?) -> Bool {
        if let fullName {
            guard name == fullName else { return false }
        } else if !name.hasPrefix(base + "(") {
            return false
        }
        guard let parameterTypes, let types else { return true }
        return parameterTypes == types
    }
}
