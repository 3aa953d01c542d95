// SPDX-License-Identifier: MIT

/// What the files of a module declare together, with look-ups for the second pass. Types are found by the last part of
/// their name.
struct ModuleFacts: Sendable {
    private var types: [String: [TypeFacts]] = [:]
    let index: FrameworkIndex
    /// Selector by full name of every optional requirement, the module's and the frameworks'.
    private(set) var optionalRequirements: [String: String]
    private(set) var exposedRequirements: Set<String> = []
    /// Optional properties that the module's own protocols declare.
    private(set) var optionalProperties: Set<String> = []
    /// Methods of an extension that must move into the class body because a subclass overrides them.
    private var movedMethods: Set<String> = []
    private var propertyNames: Set<String> = []

    init(files: [FileFacts], index: FrameworkIndex) {
        self.index = index
        optionalRequirements = index.optionalRequirements
        for type in files.flatMap(\.types) {
            types[type.simpleName, default: []].append(type)
            if type.kind != .proto { propertyNames.formUnion(type.properties.map(\.name)) }
            guard type.kind == .proto, type.isExposed || type.methods.contains(where: \.isOptional) else { continue }
            for method in type.methods {
                exposedRequirements.insert(method.fullName)
                if method.isOptional { optionalRequirements[method.fullName] = method.selector }
            }
            for property in type.properties where property.isOptional { optionalProperties.insert(property.name) }
        }
        findMovedMethods(files.flatMap(\.types))
    }

    private static func simple(_ name: String) -> String {
        let text = name.split(separator: "<").first.map(String.init) ?? name
        return text.split(separator: ".").last.map(String.init) ?? text
    }

    /// Whether the module declares this class.
    func isClass(_ name: String) -> Bool { types[Self.simple(name)]?.contains { $0.kind == .cls } == true }

    func isGeneric(_ name: String) -> Bool {
        types[Self.simple(name)]?.contains { $0.kind != .ext && $0.isGeneric } == true
    }

    func hasExposedMembers(_ name: String) -> Bool {
        types[Self.simple(name)]?.contains { $0.kind == .cls && $0.isExposed } == true
    }

    /// Whether the module declares any function of this full name outside protocols.
    func declares(method fullName: String) -> Bool {
        types.values.contains { $0.contains { $0.kind != .proto && $0.methods.contains { $0.fullName == fullName } } }
    }

    /// Whether the type itself declares a property of this name.
    func declares(property name: String, in type: String) -> Bool {
        types[Self.simple(type)]?.contains { $0.properties.contains { $0.name == name } } == true
    }

    /// The declared types of the properties of this name: the nearest in the chain of `type`, or, without one, all of the
    /// module's. nil stands for an inferred type.
    func propertyTypes(_ name: String, in type: String?) -> [String?] {
        guard propertyNames.contains(name) else { return [] }
        guard let type else {
            return types.values.flatMap { $0 }.flatMap(\.properties).filter { $0.name == name }.map(\.type)
        }
        for owner in chain(of: type) {
            let found = (types[owner] ?? []).flatMap(\.properties).filter { $0.name == name }
            if let first = found.first { return [first.type] }
        }
        return []
    }

    /// Whether any type declares a property of this name.
    func declares(property name: String) -> Bool { propertyNames.contains(name) }

    /// Whether a protocol of the module declares an optional method of this base name.
    func declaresRequirement(_ base: String) -> Bool {
        exposedRequirements.contains { $0.hasPrefix(base + "(") }
    }

    /// The type, its superclasses and protocols, nearest first, module types before framework types.
    func chain(of type: String) -> [String] {
        var found: [String] = []
        var next = [Self.simple(type)]
        while !next.isEmpty, found.count < 200 {
            let current = next.removeFirst()
            guard !found.contains(current) else { continue }
            found.append(current)
            for part in types[current] ?? [] { next += part.inherited.map(Self.simple) }
            next += (index.parents[current] ?? []).map(Self.simple)
        }
        return found
    }

    /// Whether a class derives from something whose `NSObject` is ours: a framework class or `NSObject` itself.
    func derivesFromOurObject(_ type: String) -> Bool {
        chain(of: type).contains { $0 == "NSObject" || index.parents[$0] != nil }
    }

    /// Whether a class inherits a class of the name, directly or not.
    func inherits(_ type: String, from ancestor: String) -> Bool { chain(of: type).contains(ancestor) }

    // MARK: selectors

    /// A method by full name (`tap(_:)`) or base name alone (`tap`), in one type.
    func selector(_ name: MethodName, in type: String) -> String? {
        for part in types[type] ?? [] {
            if let method = part.methods.first(where: { name.matches($0.fullName, $0.parameterTypes) }) {
                // A witness of a framework requirement has the requirement's name.
                return part.kind == .proto || method.selector.contains("(")
                    ? method.selector : optionalSelector(of: method) ?? method.selector
            }
        }
        return index.members[type]?.first { name.matches($0.name, nil) }?.selector
    }

    private func optionalSelector(of method: MethodFacts) -> String? {
        index.optionalRequirements[method.fullName]
    }

    /// The same anywhere in the module, then in the frameworks.
    func selectorAnywhere(_ name: MethodName) -> String? {
        for type in types.keys.sorted() { if let found = selector(name, in: type) { return found } }
        for type in index.sortedTypes {
            if let found = index.members[type]?.first(where: { name.matches($0.name, nil) }) { return found.selector }
        }
        return nil
    }

    // MARK: members that move

    /// Declarations to add to the body of a class for members that its extensions override.
    func forwarders(for type: String) -> [String] {
        var list: [String] = []
        for part in types[Self.simple(type)] ?? [] where part.kind == .ext {
            for method in part.methods {
                guard let forwarder = method.forwarder else { continue }
                if method.isOverride {
                    list.append(forwarder.replacingFirst("{override}", "override "))
                } else if isMoved(method.fullName, in: type) {
                    list.append(forwarder.replacingFirst("{override}", ""))
                }
            }
            for property in part.properties where property.isOverride {
                if let forwarder = property.forwarder {
                    list.append(forwarder.replacingFirst("{override}", "override "))
                }
            }
        }
        return list
    }

    /// Whether a method declared in an extension of `type` is overridden by a subclass in this module.
    func isMoved(_ fullName: String, in type: String) -> Bool {
        movedMethods.contains(Self.simple(type) + " " + fullName)
    }

    private mutating func findMovedMethods(_ all: [TypeFacts]) {
        let overriding = all.filter { $0.kind != .proto && $0.methods.contains(where: \.isOverride) }
        for type in overriding {
            let ancestors = chain(of: type.name).dropFirst()
            for method in type.methods where method.isOverride {
                for ancestor in ancestors {
                    guard let parts = types[ancestor], parts.contains(where: { $0.kind == .cls }) else { continue }
                    let declaring = parts.filter {
                        $0.methods.contains { $0.fullName == method.fullName && !$0.isOverride }
                    }
                    if declaring.contains(where: { $0.kind == .ext }), !declaring.contains(where: { $0.kind == .cls }) {
                        movedMethods.insert(ancestor + " " + method.fullName)
                    }
                }
            }
        }
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

extension String {
    func replacingFirst(_ part: String, _ text: String) -> String {
        guard let range = range(of: part) else { return self }
        return replacingCharacters(in: range, with: text)
    }
}
