// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    func rewrite(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last, isMember(node), type.kind != .value else { return .visitChildren }
        if let dynamic = node.modifier("dynamic") { edits.replace(dynamic, "") }
        if type.kind == .ext, node.has(modifier: "override") { moveIntoClass(node, type) }
        guard type.kind != .proto, !node.isTypeMember, let name = node.singleName else { return .visitChildren }
        if node.has("NSManaged") { addManagedAccessors(node, name) }
        let notifies = node.has(modifier: "dynamic") && !node.isReadOnly && !node.has("NSManaged")
        if notifies { addNotifications(node, name) }
        if isExposed(node, type), !node.has(modifier: "override") || notifies {
            addEntry(node, name, notifies: notifies, type)
        }
        return .visitChildren
    }

    private func isExposed(_ node: VariableDeclSyntax, _ type: OpenType) -> Bool {
        guard !node.has("nonobjc") else { return false }
        if node.has("objc", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged") { return true }
        if let name = node.singleName, facts.optionalProperties.contains(name) { return true }
        return type.exposesMembers && !node.isPrivate
    }

    private func addEntry(_ node: VariableDeclSyntax, _ name: String, notifies: Bool, _ type: OpenType) {
        if type.isGeneric, type.kind == .ext { return }
        let isAsyncOrThrowing = node.bindings.first?.accessorBlock?.trimmedDescription.contains("get async") == true
        guard !isAsyncOrThrowing else { return }
        let declared = node.bindings.first?.pattern.trimmedDescription ?? name
        var arguments = "\\\(type.name).\(declared)"
        var key = name
        if let given = node.objcName, given != name {
            // `@objc(isOn) var on`: the given name is the getter, the setter follows the property unless renamed too.
            if given.hasPrefix("is") { arguments += ", getter: \"\(given)\"" } else { key = given }
        }
        if notifies { arguments += ", notifies: true" }
        types[types.count - 1].entries.append("t.property(\"\(key)\", \(arguments))")
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
    private func addNotifications(_ node: VariableDeclSyntax, _ name: String) {
        guard let binding = node.bindings.first else { return }
        let will = "__kvoWill(\"\(name)\")"
        let did = "__kvoDid(\"\(name)\")"
        guard let block = binding.accessorBlock else {
            if node.has(modifier: "lazy") { return }
            edits.insert(binding.endPositionBeforeTrailingTrivia, " { willSet { \(will) } didSet { \(did) } }")
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
        guard let override = node.modifier("override"), let binding = node.bindings.first else { return }
        edits.replace(override, "")
        for name in ["open", "public"] { if let access = node.modifier(name) { edits.replace(access, "") } }
        if !facts.isClass(type.name) {
            report(
                node, .warning,
                "override of \(type.name).\(binding.pattern.trimmedDescription) in an extension of a framework class "
                    + "has no effect")
        }
        let own = Self.extensionPrefix + bare(binding.pattern.trimmedDescription)
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
