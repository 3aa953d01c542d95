// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Members that an extension of a framework class declares and classes of the module override, or which are open to those
/// of other modules. Objective-C allows that (`extension UIView { @objc func themed() }`, `class Fancy: UILabel { override
/// func themed() }`). The member becomes a dispatcher that looks for the nearest override by name; the original and each
/// override get names of their own:
///
///     extension UIView { func __base_themed() {...}; func themed() { __objcOverridden(self, "^themed", []) { ... } } }
///     class Fancy: UILabel { func __over_Fancy_themed() { __base_themed() } }     // super.themed()
extension Rewriter {
    /// Whether the declaration is such a member or override, which then is done.
    func rewriteDispatched(_ node: FunctionDeclSyntax, _ type: OpenType) -> Bool {
        if node.has(modifier: "override"), facts.overridden(node.fullName, by: type.key) != nil {
            let name = ModuleFacts.overrideName(node.fullName, of: type.name)
            rename(node, node.name, to: name)
            let call = "\(receiver(node, type)).\(name)(\(convertedArguments(node)))"
            let body = node.isThrowing ? "__objcResult(try? \(call))" : "__objcResult(\(call))"
            addOverride(node, "t.\(adder(node))(\"^\(selector(of: node))\") { o, a in \(body) }")
            return true
        }
        guard type.kind == .ext, facts.isDispatched(node.fullName, in: type.key) else { return false }
        let base = ModuleFacts.baseName(node.fullName)
        edits.replace(node.name, base)
        let arguments = node.innerNames.joined(separator: ", ")
        let attempt = node.isThrowing ? "try " : ""
        types[types.count - 1].additions.append(
            "\(head(node))func \(node.name.text)\(node.fullSignature) { \(attempt)__objcOverridden(self, "
                + "\"^\(selector(of: node))\", [\(arguments)]) { \(attempt)\(base)(\(node.forwardedArguments)) } }")
        return false
    }

    func rewriteDispatched(_ node: VariableDeclSyntax, _ type: OpenType) -> Bool {
        guard let name = node.singleName, let binding = node.bindings.first else { return false }
        if node.has(modifier: "override"), facts.overridden(name, by: type.key) != nil {
            let own = ModuleFacts.overrideName(name, of: type.name)
            rename(node, binding.pattern, to: own)
            let object = receiver(node, type)
            addOverride(node, "t.\(adder(node))(\"^\(name)\") { o, a in __objcResult(\(object).\(own)) }")
            if node.accessorNames.contains("set"), let annotation = binding.typeAnnotation {
                addOverride(
                    node,
                    "t.\(adder(node))(\"^\(SelectorNames.setter(name))\") { o, a in \(object).\(own) = "
                        + "__objcArgument(a, 0) as \(argumentType(annotation.type)); return nil }")
            }
            return true
        }
        guard type.kind == .ext, facts.isDispatched(name, in: type.key), let annotation = binding.typeAnnotation else {
            return false
        }
        let base = ModuleFacts.baseName(name)
        edits.replace(binding.pattern, base)
        let setter =
            node.accessorNames.contains("set")
            ? " set { __objcOverridden(self, \"^\(SelectorNames.setter(name))\", [newValue]) { \(base) = newValue } }"
            : ""
        types[types.count - 1].additions.append(
            "\(head(node))var \(binding.pattern.trimmedDescription)\(annotation.flat) { get { "
                + "__objcOverridden(self, \"^\(name)\", []) { \(base) } }\(setter) }")
        return false
    }

    /// `super.member` in such an override.
    func rewriteSuperOfDispatched(_ node: MemberAccessExprSyntax) {
        guard let type = types.last, let base = node.base else { return }
        // What is overridden is `hash`, to which the other leads.
        if node.declName.baseName.text == "hashValue" { edits.replace(node.declName, "hash") }
        let candidates = superCandidates(node)
        guard let found = candidates.lazy.compactMap({ self.facts.superName($0, by: type.key) }).first else {
            return rewriteSuperOfReplaced(node)
        }
        edits.replace(base, "self")
        edits.replace(node.declName, found)
    }

    /// The full names that `super.member`, called or read, may mean.
    func superCandidates(_ node: MemberAccessExprSyntax) -> [String] {
        let name = bare(node.declName.baseName.text)
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            return [name]
        }
        let labels = call.arguments.map { ($0.label.map { bare($0.text) } ?? "_") + ":" }.joined()
        return ["\(name)(\(labels))", "\(name)(\(labels)_:)", name]
    }

    // MARK: parts

    private func rename(
        _ node: some WithModifiersSyntax & WithAttributesSyntax, _ name: some SyntaxProtocol, to new: String
    ) {
        for modifier in ["override", "open", "public", "private", "fileprivate"] {
            if let found = node.modifier(modifier) { edits.replace(found, "") }
        }
        edits.replace(name, new)
    }

    private func addOverride(_ node: some SyntaxProtocol, _ entry: String) {
        guard let type = types.last else { return }
        if type.isGeneric, type.kind == .ext {
            report(node, .error, "an override in an extension of a generic class cannot be found by name")
        }
        types[types.count - 1].entries.append(entry)
    }

    private func head(_ node: some WithModifiersSyntax & WithAttributesSyntax) -> String {
        let discardable = node.has("discardableResult") ? "@discardableResult " : ""
        // Members of extensions are not open here; their overrides have names of their own.
        let access = node.access.replacingFirst("open ", "public ")
        return discardable + node.availability + access + (node.has(modifier: "class") ? "class " : "")
    }

    private func adder(_ node: some WithModifiersSyntax) -> String {
        node.has(modifier: "class") ? "classMethod" : "method"
    }

    private func receiver(_ node: some WithModifiersSyntax, _ type: OpenType) -> String {
        let name = reference(to: type)
        return node.has(modifier: "class")
            ? "((o as! AnyClass) as! \(name).Type)" : "unsafeDowncast(o, to: \(name).self)"
    }
}
