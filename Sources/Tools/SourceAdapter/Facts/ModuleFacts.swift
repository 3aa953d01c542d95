// SPDX-License-Identifier: MIT

/// What the files of a module declare together, with look-ups for the second pass. Types are found as `ModuleTypes` says.
struct ModuleFacts: Sendable {
    let types: ModuleTypes
    let index: FrameworkIndex
    /// Every optional requirement by full name, the module's and those of the modules it imports.
    private(set) var optionalRequirements: [String: [Requirement]]
    /// Full names that several optional methods of one of the module's protocols have: their parameters' types differ.
    private(set) var overloadedRequirements: Set<String> = []
    private(set) var exposedRequirements: Set<String> = []
    /// Optional properties that protocols of the project declare.
    private(set) var optionalProperties: Set<String> = []
    /// Selector by base name of the optional methods that protocols of the project declare.
    private(set) var ownOptionalMethods: [String: String] = [:]
    /// Members of an extension that must move into the class body because a subclass overrides them.
    private var movedMembers: Set<String> = []
    /// Types that override a member which an extension of a framework class declares, by that member.
    private var overriders: [String: Set<String>] = [:]
    /// Such members that other modules may override.
    private var offeredMembers: Set<String> = []
    /// Members that extensions of classes of other modules override.
    private var replacedMembers: Set<String> = []
    /// The same for properties of which they are told, which have no getter of their own to go to.
    private var observedMembers: Set<String> = []
    private var propertyNames: Set<String> = []
    /// Modules that a header makes visible in every file.
    var headerImports: [String] = []
    /// Modules that come with an imported one.
    var exports: [String: [String]] = [:]
    /// Modules that an imported one re-exports by itself.
    var reexports: [String: [String]] = [:]
    /// Types and members of this module and of imported ones whose names Foundation or Swift has as well.
    var rivals: [String: [RivalType]] = [:]
    /// `FileFacts.associatedTypes` of all files, without names that mean different ones.
    private(set) var associatedTypes: [String: String] = [:]
    /// `FileFacts.observingParameters` of all files.
    private(set) var observingParameters: [String: Bool] = [:]

    init(files: [FileFacts], index: FrameworkIndex) {
        self.index = index
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        types = ModuleTypes(files.flatMap(\.types), aliases: aliases)
        optionalRequirements = index.optionalRequirements
        for file in files { observingParameters.merge(file.observingParameters) { $0 && $1 } }
        associatedTypes = Dictionary(grouping: files.flatMap(\.associatedTypes), by: \.key)
            .compactMapValues { Set($0.map(\.value)).count == 1 ? $0.first?.value : nil }
        for type in files.flatMap(\.types) {
            if type.kind != .proto { propertyNames.formUnion(type.properties.map(\.name)) }
            guard type.kind == .proto, type.isExposed || type.methods.contains(where: \.isOptional) else { continue }
            for method in type.methods {
                exposedRequirements.insert(method.fullName)
                guard method.isOptional else { continue }
                let owner = types.key(type.name, in: "")
                if optionalRequirements[method.fullName]?.contains(where: { $0.owner == owner }) == true {
                    overloadedRequirements.insert(method.fullName)
                }
                optionalRequirements[method.fullName, default: []].append(
                    Requirement(
                        owner: owner, selector: method.selector, parameterTypes: method.parameterTypes))
                ownOptionalMethods[String(method.fullName.prefix { $0 != "(" })] = method.selector
            }
            for property in type.properties where property.isOptional { optionalProperties.insert(property.name) }
        }
        for type in index.projectTypes.sorted() {
            for member in index.members[type] ?? [] where member.isOptional {
                if let end = member.name.firstIndex(of: "(") {
                    ownOptionalMethods[String(member.name[..<end])] = member.selector
                } else {
                    optionalProperties.insert(member.name)
                }
            }
        }
        findMovedMembers(files.flatMap(\.types))
        findOfferedMembers(files.flatMap(\.types))
    }

    /// What `name` means inside the type `scope`, for the other look-ups.
    func key(_ name: String, in scope: String) -> String { types.key(name, in: scope) }

    static func simple(_ name: String) -> String {
        let text = name.split(separator: "<").first.map(String.init) ?? name
        return text.split(separator: ".").last.map(String.init) ?? text
    }

    /// Whether the module declares this class.
    func isClass(_ name: String) -> Bool { types[types.key(name)]?.contains { $0.kind == .cls } == true }

    /// Whether the module declares this protocol.
    func isProtocol(_ name: String) -> Bool { types[types.key(name)]?.contains { $0.kind == .proto } == true }

    /// Whether the module declares this protocol with `@objc`.
    func isExposedProtocol(_ name: String) -> Bool {
        types[types.key(name)]?.contains { $0.kind == .proto && $0.isExposed } == true
    }

    /// Whether the module has a type of another one conform to the protocol.
    func extends(_ name: String, with proto: String) -> Bool {
        types[types.key(name)]?.contains { $0.kind == .ext && $0.inherited.contains(proto) } == true
    }

    func isGeneric(_ name: String) -> Bool {
        types[types.key(name)]?.contains { $0.kind != .ext && $0.isGeneric } == true
    }

    func hasExposedMembers(_ name: String) -> Bool {
        types[types.key(name)]?.contains { $0.kind == .cls && $0.isExposed } == true
    }

    /// Whether the module declares any function of this full name outside protocols.
    func declares(method fullName: String) -> Bool {
        types.all.contains { $0.kind != .proto && $0.methods.contains { $0.fullName == fullName } }
    }

    /// Whether one of the module's types has methods of this name, whatever they take.
    func declares(methodsNamed name: String) -> Bool {
        types.all.contains { type in
            type.kind != .proto && type.methods.contains { $0.fullName.hasPrefix(name + "(") && !$0.isOverride }
        }
    }

    /// Whether a class of the module above `type` declares or overrides a class method of this full name.
    func inheritsClassMethod(_ name: String, _ type: String) -> Bool {
        chain(of: type).dropFirst().contains { ancestor in
            (types[ancestor] ?? []).contains { part in
                part.kind == .cls && part.methods.contains { $0.fullName == name && $0.isTypeMember }
            }
        }
    }

    /// Whether delegates have methods of this name by default. On iOS optional requirements are no members of those who leave
    /// them out.
    func offersMethods(named name: String) -> Bool {
        // Methods begin with small letters, and so do the names of few types.
        name.first?.isLowercase == true && optionalRequirements.keys.contains { $0.hasPrefix(name + "(") }
    }

    /// What the module's methods of this full name take, each method's types in order.
    func parameterTypes(ofMethods fullName: String) -> [[String]] {
        types.all.flatMap { $0.methods }.filter { $0.fullName == fullName }.map(\.parameterTypes)
    }

    /// What the initialisers of a type of the module take that have this full name and take objects.
    func parameterTypes(ofInitializers fullName: String, in type: String) -> [[String]] {
        types.all.filter { $0.simpleName == type }.compactMap { $0.initializers?[fullName] }
    }

    /// Whether the type itself declares a property of this name.
    func declares(property name: String, in type: String) -> Bool {
        types[types.key(type)]?.contains { $0.properties.contains { $0.name == name } } == true
    }

    /// The declared types of the properties of this name: the nearest in the chain of `type`, or, without one, all of the
    /// module's. nil stands for an inferred type.
    func propertyTypes(_ name: String, in type: String?) -> [String?] {
        guard propertyNames.contains(name) else { return [] }
        guard let type else {
            let all = types.keys.flatMap { types[$0] ?? [] }
            return all.flatMap(\.properties).filter { $0.name == name }.map(\.type)
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
        var next = [types.key(type)]
        while !next.isEmpty, found.count < 200 {
            let current = next.removeFirst()
            guard !found.contains(current) else { continue }
            found.append(current)
            for part in types[current] ?? [] { next += part.inherited.map { types.key($0, in: part.name) } }
            next += (index.parents[current] ?? []).map(Self.simple)
        }
        return found
    }

    /// Whether a class of the module or one that it derives from says `@MainActor`.
    func isOnMainActor(_ type: String) -> Bool {
        chain(of: type).contains { types[$0]?.contains(where: \.isOnMainActor) == true }
    }

    /// Whether a class derives from something whose `NSObject` is ours: a framework class or `NSObject` itself.
    func derivesFromOurObject(_ type: String) -> Bool {
        chain(of: type).contains { $0 == "NSObject" || index.parents[$0] != nil }
    }

    /// Whether another module declares this class; protocols there do not derive from `NSObject`.
    func isImportedClass(_ name: String) -> Bool {
        index.parents[Self.simple(name)] != nil && chain(of: name).contains("NSObject")
    }

    /// Whether the protocol's requirement `init()` is met by a class of another module, whose `init()` is not `required` here.
    func isMetPlainly(_ proto: String) -> Bool {
        guard let parts = types[types.key(proto)],
            parts.contains(where: { $0.kind == .proto && $0.hasPlainInit })
        else { return false }
        return types.all.contains { part in
            part.kind == .ext && part.inherited.contains(proto) && !isClass(part.name)
                && (part.simpleName == "NSObject" || isImportedClass(part.name))
        }
    }

    /// Whether a class of the module meets such a requirement with an `init()` of its own.
    func meetsPlainly(_ type: String) -> Bool {
        isClass(type) && types[types.key(type)]?.contains(where: { $0.kind == .cls && $0.hasPlainInit }) == true
            && !chain(of: type).contains("NSObject") && chain(of: type).contains(where: isMetPlainly)
    }

    /// Whether the module has a function of this base name that takes a key path to write values through.
    func writesThrough(_ base: String) -> Bool {
        types.all.contains { part in
            part.methods.contains { method in
                method.fullName.hasPrefix(base + "(")
                    && method.parameterTypes.contains { $0.hasPrefix("WritableKeyPath<") }
            }
        }
    }

    /// Whether a class inherits a class of the name, directly or not.
    func inherits(_ type: String, from ancestor: String) -> Bool { chain(of: type).contains(ancestor) }

    /// Whether a type, or what it inherits, declares an optional method of this base name.
    func hasOptionalMethod(_ base: String, _ type: String) -> Bool {
        chain(of: type).contains { owner in
            (types[owner] ?? []).contains { $0.methods.contains { $0.isOptional && $0.fullName.hasPrefix(base + "(") } }
                || (index.members[owner] ?? []).contains { $0.isOptional && $0.name.hasPrefix(base + "(") }
        }
    }

    // MARK: members that move

    /// Declarations to add to the body of a class for members that its extensions override.
    func forwarders(for type: String) -> [String] {
        var list: [String] = []
        for part in types[types.key(type)] ?? [] where part.kind == .ext {
            for method in part.methods {
                guard let forwarder = method.forwarder,
                    Self.formatterMethods[method.fullName] == nil || !isFormatter(type)
                else { continue }
                if method.isOverride, overridden(method.fullName, by: type) == nil {
                    list.append(forwarder.replacingFirst("{override}", "override "))
                } else if isMoved(method.fullName, in: type) {
                    list.append(forwarder.replacingFirst("{override}", ""))
                }
            }
            for property in part.properties {
                guard let forwarder = property.forwarder else { continue }
                if property.isOverride, overridden(property.name, by: type) == nil {
                    list.append(forwarder.replacingFirst("{override}", "override "))
                } else if isMoved(property.name, in: type) {
                    list.append(forwarder.replacingFirst("{override}", ""))
                }
            }
        }
        return list
    }

    /// The override for a member that an extension of a class of another module overrides.
    func extensionForwarder(_ name: String, of type: String) -> String? {
        for part in types[types.key(type)] ?? [] where part.kind == .ext {
            let found =
                part.methods.first { $0.isOverride && $0.fullName == name }?.forwarder
                ?? part.properties.first { $0.isOverride && $0.name == name }?.forwarder
            // The class it goes into is private to its file.
            if let end = found?.range(of: "{override}")?.upperBound { return found.map { "override " + $0[end...] } }
        }
        return nil
    }

    /// The class of another module whose extension replaced the member that `super` means in `type`.
    func replacedClass(_ name: String, above type: String) -> String? {
        replacedMembers.contains(name) ? replacingClass(name, above: type) : nil
    }

    /// Such a class, and the observers that its extension adds to a property: `didSet`, `willSet`.
    func replacedObservers(_ name: String, above type: String) -> (owner: String, kinds: [String])? {
        guard observedMembers.contains(name), let owner = replacingClass(name, above: type) else { return nil }
        let property = (types[owner] ?? []).flatMap(\.properties).first { $0.isOverride && $0.name == name }
        return (owner, property?.observers ?? [])
    }

    private func replacingClass(_ name: String, above type: String) -> String? {
        for ancestor in chain(of: type).dropFirst() {
            let parts = types[ancestor] ?? []
            let declares = parts.contains { part in
                part.methods.contains { $0.fullName == name } || part.properties.contains { $0.name == name }
            }
            if declares { return isClass(ancestor) ? nil : ancestor }
        }
        return nil
    }

    /// Whether a member declared in an extension of `type` is overridden by a subclass in this module.
    func isMoved(_ name: String, in type: String) -> Bool { movedMembers.contains(types.key(type) + " " + name) }

    /// Whether a member declared in an extension of the framework class `type` is overridden in this module, or may be in
    /// another one.
    func isDispatched(_ name: String, in type: String) -> Bool {
        let member = types.key(type) + " " + name
        return overriders[member] != nil || offeredMembers.contains(member)
    }

    /// The framework class whose extension declares the member that `type` overrides; nil for other overrides.
    func overridden(_ name: String, by type: String) -> String? {
        guard !overriders.isEmpty else { return nil }
        let own = types.key(type)
        return chain(of: own).dropFirst().first { overriders[$0 + " " + name]?.contains(own) == true }
    }

    /// The name under which `super` of such an override is found.
    func superName(_ name: String, by type: String) -> String? {
        guard let base = overridden(name, by: type), let all = overriders[base + " " + name] else { return nil }
        let next = chain(of: type).dropFirst().first { all.contains($0) }
        return next.map { Self.overrideName(name, of: $0) } ?? Self.baseName(name)
    }

    private static func identifier(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
    static func baseName(_ name: String) -> String { "__base_" + identifier(name) }
    static func overrideName(_ name: String, of type: String) -> String {
        "__over_\(simple(type))_\(identifier(name))"
    }

    private mutating func findMovedMembers(_ all: [TypeFacts]) {
        for type in all where type.kind != .proto {
            let overrides =
                type.methods.filter(\.isOverride).map(\.fullName) + type.properties.filter(\.isOverride).map(\.name)
            if overrides.isEmpty { continue }
            if type.kind == .ext, !isClass(type.name) {
                let observed = type.properties.filter { $0.isOverride && !$0.observers.isEmpty }.map(\.name)
                replacedMembers.formUnion(overrides)
                replacedMembers.subtract(observed)
                observedMembers.formUnion(observed)
            }
            let ancestors = chain(of: types.key(type.name, in: "")).dropFirst()
            for name in overrides {
                for ancestor in ancestors { findMoved(name, of: ancestor, by: types.key(type.name, in: "")) }
            }
        }
    }

    /// A class of the module takes them into its body, where any module can override them.
    private mutating func findOfferedMembers(_ all: [TypeFacts]) {
        for type in all where type.kind == .ext {
            let key = types.key(type.name, in: "") + " "
            guard isClass(type.name) else {
                offeredMembers.formUnion(type.offeredOfFramework.map { key + $0 })
                continue
            }
            // What meets a requirement of Objective-C's is marked by that.
            let required = Set(type.inherited.flatMap(chain).flatMap { index.members[$0] ?? [] }.map(\.name))
            let isMarked = hasExposedMembers(type.name)
            let names =
                type.openMembers.filter { name in
                    isMarked || required.contains(name)
                        || type.inherited.contains { Self.isRequirement(name, ofFoundations: $0) }
                } + type.offered
            movedMembers.formUnion(names.map { key + $0 })
        }
    }

    private mutating func findMoved(_ name: String, of ancestor: String, by type: String) {
        if index.members[ancestor]?.contains(where: { $0.isDispatched && $0.name == name }) == true
            || Self.foundationMembers[ancestor]?.contains(name) == true
        {
            overriders[ancestor + " " + name, default: []].insert(type)
            return
        }
        let declaring = (types[ancestor] ?? []).filter { $0.declares(name) }
        guard declaring.contains(where: { $0.kind == .ext }), !declaring.contains(where: { $0.kind == .cls }) else {
            return
        }
        if isClass(ancestor) {
            movedMembers.insert(ancestor + " " + name)
        } else if index.parents[ancestor] != nil {
            overriders[ancestor + " " + name, default: []].insert(type)
        }
    }
}

extension TypeFacts {
    /// What an extension declares so that other modules may override it, by full name: Objective-C looks for the nearest.
    var offered: [String] {
        guard kind == .ext else { return [] }
        return methods.filter { $0.isOpen && !$0.isOverride && ($0.isMarked || isExposed) }.map(\.fullName)
            + properties.filter { $0.isOpen && !$0.isOverride && ($0.isMarked || isExposed) }.map(\.name)
    }

    /// Of an extension of a framework's class, also what only tests of the module may override: its members stay where they
    /// are, behind a look-up by name.
    var offeredOfFramework: [String] {
        kind == .ext ? offered + properties.filter(\.isTestable).map(\.name) : []
    }

    fileprivate var openMembers: [String] {
        methods.filter { $0.isOpen && !$0.isOverride }.map(\.fullName)
            + properties.filter { $0.isOpen && !$0.isOverride }.map(\.name)
    }

    /// Whether the member is introduced here.
    fileprivate func declares(_ name: String) -> Bool {
        methods.contains { $0.fullName == name && !$0.isOverride }
            || properties.contains { $0.name == name && !$0.isOverride }
    }
}

extension String {
    func replacingFirst(_ part: String, _ text: String) -> String {
        guard let range = range(of: part) else { return self }
        return replacingCharacters(in: range, with: text)
    }
}
