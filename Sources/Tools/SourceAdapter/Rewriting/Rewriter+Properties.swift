// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    func rewrite(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last, isMember(node), type.kind != .value else { return .visitChildren }
        // The protocol's extension has it instead.
        if type.kind == .proto, isOptionalRequirement(node) { return .skipChildren }
        if let dynamic = node.modifier("dynamic") { edits.replace(dynamic, "") }
        if rewriteDispatched(node, type) { return .visitChildren }
        if type.kind == .ext, let name = node.singleName,
            node.has(modifier: "override") || facts.isMoved(name, in: type.key)
        {
            moveIntoClass(node, type)
        }
        closeExtensionMember(node, type)
        nameHash(node, type)
        if type.kind == .cls { callReplacedObservers(node, type) }
        guard type.kind != .proto else { return .visitChildren }
        if node.isTypeMember {
            if isExposed(node, type), let name = node.singleName { addClassEntry(node, name, type) }
            return .visitChildren
        }
        if node.bindings.count > 1, node.has(modifier: "dynamic"), !node.isReadOnly { splitBindings(node) }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            expose(node, binding, bare(pattern.identifier.text), type)
        }
        return .visitChildren
    }

    /// `override var hashValue` of an object, which Swift 4 allowed, is its `hash` since.
    private func nameHash(_ node: VariableDeclSyntax, _ type: OpenType) {
        guard type.kind == .cls, node.has(modifier: "override"), node.singleName == "hashValue",
            facts.derivesFromOurObject(type.key), let binding = node.bindings.first
        else { return }
        edits.replace(binding.pattern, "hash")
    }

    /// `var a = 1, b = 2` becomes two declarations: only such may have observers.
    private func splitBindings(_ node: VariableDeclSyntax) {
        let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }.map { $0.flat + " " }.joined()
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            if let comma = binding.trailingComma { edits.replace(comma, "; \(modifiers)var ") }
            guard binding.typeAnnotation == nil, binding.initializer == nil else { continue }
            // `a, b: Int`: the type stands behind the last of them.
            if let type = bindings[index...].lazy.compactMap(\.typeAnnotation).first {
                edits.insert(binding.pattern.endPositionBeforeTrailingTrivia, type.flat)
            }
        }
    }

    private func expose(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, _ type: OpenType) {
        if node.has("NSManaged") { addManagedAccessors(node, name) }
        let notifies =
            node.has(modifier: "dynamic") && !node.isReadOnly && !node.has("NSManaged")
            && !facts.derivesFromFoundation(type.key)
        if notifies { addNotifications(node, binding, name) }
        if isExposed(node, type), !node.has(modifier: "override") || notifies {
            addEntry(node, binding, name, notifies: notifies, type)
        }
    }

    private func isExposed(_ node: VariableDeclSyntax, _ type: OpenType) -> Bool {
        guard !node.has("nonobjc"), !node.isHiddenFromSwift else { return false }
        if node.has("objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged") { return true }
        if let name = node.singleName, facts.optionalProperties.contains(name) { return true }
        return type.exposesMembers && !node.isPrivate
    }

    private func addEntry(
        _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, notifies: Bool, _ type: OpenType
    ) {
        if type.isGeneric, type.kind == .ext { return }
        let isAsyncOrThrowing = binding.accessorBlock?.trimmedDescription.contains("get async") == true
        guard !isAsyncOrThrowing else { return }
        // Reserved for Interface Builder, which finds it by name.
        for attribute in node.unavailability { edits.replace(attribute, "") }
        let declared = binding.pattern.trimmedDescription
        var arguments = "\\\(reference(to: type)).\(declared)"
        var key = name
        if let given = node.objcName, given != name {
            // `@objc(isOn) var on`: the given name is the getter, the setter follows the property unless renamed too.
            if given.hasPrefix("is") { arguments += ", getter: \"\(given)\"" } else { key = given }
        }
        if node.has("NSManaged"), node.bindings.first?.accessorBlock == nil {
            types[types.count - 1].entries.append("t.managed(\"\(key)\", \(arguments))")
            return
        }
        if node.has("MainActor") { types[types.count - 1].hasMainActorEntries = true }
        if notifies { arguments += ", notifies: true" }
        if setterStandsAlone(node) { arguments += ", set: { $0.\(declared) = $1 }" }
        types[types.count - 1].entries.append("t.property(\"\(key)\", \(arguments))")
    }

    /// Writing through a key path reads first, which a wrapper may refuse and a lazy property take for its first use.
    private func setterStandsAlone(_ node: VariableDeclSyntax) -> Bool {
        guard !node.isReadOnly, !node.has(modifier: "let") else { return false }
        if node.accessorNames.contains("set") || node.has(modifier: "lazy") { return true }
        return node.attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            let name = attribute.attributeName.trimmedDescription
            return !Self.plainAttributes.contains(name) && name.first?.isUppercase == true
        }
    }

    /// Attributes that are no property wrappers.
    private static let plainAttributes: Set<String> = [
        "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged", "NSCopying", "MainActor",
    ]

    /// A property of the class itself, found by its getter's and setter's names.
    private func addClassEntry(_ node: VariableDeclSyntax, _ name: String, _ type: OpenType) {
        guard let binding = node.bindings.first, !type.isGeneric, !node.has(modifier: "override") else { return }
        let access = "\(reference(to: type)).\(binding.pattern.trimmedDescription)"
        let getter = node.objcName ?? name
        types[types.count - 1].entries.append("t.classMethod(\"\(getter)\") { o, a in __objcResult(\(access)) }")
        guard !node.isReadOnly, let annotation = binding.typeAnnotation, node.modifiers.allSatisfy({ $0.detail == nil })
        else { return }
        types[types.count - 1].entries.append(
            "t.classMethod(\"\(SelectorNames.setter(name))\") { o, a in "
                + "\(access) = __objcArgument(a, 0) as \(argumentType(annotation.type)); return nil }")
    }

    // MARK: Core Data

    private func addManagedAccessors(_ node: VariableDeclSyntax, _ name: String) {
        guard node.bindings.first?.accessorBlock == nil else { return }
        edits.insert(
            node.endPositionBeforeTrailingTrivia,
            " { get { __managedGet(\"\(name)\") } set { __managedSet(\"\(name)\", newValue) } }")
    }

    // MARK: observing

    /// Makes a `dynamic` property announce its changes: around observers of its own, inside a setter of its own.
    private func addNotifications(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) {
        let will = "__kvoWill(\"\(name)\")"
        let did = "__kvoDid(\"\(name)\")"
        guard let block = binding.accessorBlock else {
            let end =
                binding.initializer?.endPositionBeforeTrailingTrivia
                ?? binding.typeAnnotation?.endPositionBeforeTrailingTrivia
                ?? binding.pattern.endPositionBeforeTrailingTrivia
            edits.insert(end, " { willSet { \(will) } didSet { \(did) } }")
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        var seen: Set<String> = []
        for accessor in accessors {
            guard let body = accessor.body else { continue }
            let start = body.leftBrace.endPositionBeforeTrailingTrivia
            let kind = accessor.accessorSpecifier.text
            seen.insert(kind)
            switch kind {
            case "willSet": edits.insert(start, " \(will);")
            case "didSet": edits.insert(start, " defer { \(did) };")
            case "set": edits.insert(start, " \(will); defer { \(did) };")
            default: break
            }
        }
        let first = block.leftBrace.endPositionBeforeTrailingTrivia
        if seen.contains("didSet"), !seen.contains("willSet") { edits.insert(first, " willSet { \(will) }") }
        if seen.contains("willSet"), !seen.contains("didSet") { edits.insert(first, " didSet { \(did) }") }
    }

    // MARK: overrides in extensions

    private func moveIntoClass(_ node: VariableDeclSyntax, _ type: OpenType) {
        guard let binding = node.bindings.first else { return }
        if let override = node.modifier("override") { edits.replace(override, "") }
        for attribute in node.unavailability { edits.replace(attribute, "") }
        inheritIsolation(bare(binding.pattern.trimmedDescription), node.modifier("override"))
        for name in ["open", "public"] { if let access = node.modifier(name) { edits.replace(access, "") } }
        if !facts.isClass(type.key) { replaceMember(node, type) }
        let own = Self.extensionName(bare(binding.pattern.trimmedDescription), of: type.name)
        let observers = node.accessorNames.filter { $0 == "didSet" || $0 == "willSet" }
        guard !observers.isEmpty, let annotation = binding.typeAnnotation, let block = binding.accessorBlock,
            case .accessors(let accessors) = block.accessors
        else {
            edits.replace(binding.pattern, own)
            return
        }
        // `var x: T { didSet {...} }` becomes a method that takes the old value.
        edits.replace(node.bindingSpecifier, "")
        edits.replace(binding.pattern, "")
        edits.replace(annotation, "")
        edits.replace(block.leftBrace, "")
        edits.replace(block.rightBrace, "")
        for accessor in accessors {
            let kind = accessor.accessorSpecifier.text
            let given = accessor.parameters?.name.text
            let value = given ?? (kind == "didSet" ? "oldValue" : "newValue")
            if let parameters = accessor.parameters { edits.replace(parameters, "") }
            edits.replace(
                accessor.accessorSpecifier, "func \(own)_\(kind)(_ \(value)\(annotation.flat))")
        }
    }
}
