// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Overrides in extensions of classes of other modules, which in Objective-C replace the class's own methods for it and
/// all its subclasses. The member gets another name; a subclass made behind the file's last line overrides the original
/// and calls it, and its methods are put into the tables of the extended class and its subclasses before `main`:
///
///     extension UINavigationController { var __ext_UINavigationController_shouldAutorotate: Bool { false } }
///     fileprivate class __Replacing: UINavigationController {
///         override var shouldAutorotate: Bool { get { __ext_UINavigationController_shouldAutorotate } }
///         final var __base_shouldAutorotate: Bool { get { super.shouldAutorotate } } }   // super.shouldAutorotate
///     let record = { __objcReplaceMethods(UINavigationController.self, __Replacing.self) }   // .init_array
extension Rewriter {
    /// What the extension being walked replaces.
    struct Replacements {
        let className: String
        var members: [String] = []
        /// Full names, to which `super` in the extension leads.
        var names: Set<String> = []
    }

    func replaceMember(_ node: FunctionDeclSyntax, _ type: OpenType) {
        guard let forwarder = facts.extensionForwarder(node.fullName, of: type.key) else { return }
        let kind = node.has(modifier: "class") ? "static " : "final "
        let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let isolation = Self.belongsToNoActor(node.fullName) ? "nonisolated " : ""
        let base =
            "\(isolation)\(kind)func \(ModuleFacts.baseName(node.fullName))\(node.plainSignature) "
            + "{ \(effects)super.\(node.name.text)(\(node.forwardedArguments)) }"
        add([forwarder, base], node.fullName, type)
    }

    func replaceMember(_ node: VariableDeclSyntax, _ type: OpenType) {
        guard let name = node.singleName, let binding = node.bindings.first, let annotation = binding.typeAnnotation,
            let forwarder = facts.extensionForwarder(name, of: type.key)
        else { return }
        let declared = binding.pattern.trimmedDescription
        let kind = node.has(modifier: "class") ? "static " : "final "
        let isolation = Self.belongsToNoActor(name) ? "nonisolated " : ""
        let setter = node.accessorNames.contains("set") ? " set { super.\(declared) = newValue }" : ""
        let base =
            "\(isolation)\(kind)var \(ModuleFacts.baseName(name))\(annotation.flat) "
            + "{ get { super.\(declared) }\(setter) }"
        add([forwarder, base], name, type)
    }

    private func add(_ members: [String], _ name: String, _ type: OpenType) {
        let index = types.count - 1
        if types[index].replacements == nil {
            serial += 1
            types[index].replacements = Replacements(className: "__Replacing_\(fileTag)_\(serial)")
        }
        types[index].replacements?.members += members
        types[index].replacements?.names.insert(name)
    }

    /// The class and the record for the extension just walked.
    func closeReplacements(_ type: OpenType) {
        guard let replaced = type.replacements else { return }
        let tag = replaced.className.dropFirst("__Replacing".count)
        edits.tail.append(
            "fileprivate class \(replaced.className): \(type.name) { \(replaced.members.joined(separator: "; ")) }; "
                + "@section(\".init_array\") @used private let __objcReplace\(tag): @convention(c) () -> Void = { "
                + "__objcReplaceMethods(\(type.name).self, \(replaced.className).self) }")
    }

    /// `super.member` in the extension means the class's own method; in a subclass, the one that replaced it.
    func rewriteSuperOfReplaced(_ node: MemberAccessExprSyntax) {
        guard let type = types.last, let base = node.base else { return }
        let candidates = superCandidates(node)
        if let replaced = type.replacements {
            guard let name = candidates.first(where: { replaced.names.contains($0) }) else { return }
            let isStatic = isInTypeMember(Syntax(node))
            edits.replace(
                base,
                isStatic
                    ? "unsafeBitCast(self as AnyClass, to: \(replaced.className).Type.self)"
                    : "unsafeBitCast(self as AnyObject, to: \(replaced.className).self)")
            edits.replace(node.declName, ModuleFacts.baseName(name))
        } else if let owner = candidates.lazy.compactMap({ self.facts.replacedClass($0, above: type.key) }).first {
            edits.replace(base, "self")
            edits.replace(node.declName, Self.extensionName(bare(node.declName.baseName.text), of: owner))
        }
    }

    /// An observed override below a replaced property sets the class's own; it calls the observers between by itself.
    func callReplacedObservers(_ node: VariableDeclSyntax, _ type: OpenType) {
        guard node.has(modifier: "override"), let name = node.singleName, let binding = node.bindings.first,
            let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors
        else { return }
        let own = accessors.filter { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
        guard !own.isEmpty else { return }
        guard let replaced = facts.replacedObservers(name, above: type.key) else { return }
        for observer in replaced.kinds {
            let value = observer == "didSet" ? "oldValue" : "newValue"
            let call = "\(Self.extensionName(name, of: replaced.owner))_\(observer)"
            if let accessor = own.first(where: { $0.accessorSpecifier.text == observer }), let body = accessor.body {
                let given = accessor.parameters?.name.text ?? value
                edits.insert(body.leftBrace.endPositionBeforeTrailingTrivia, " \(call)(\(given));")
            } else {
                edits.insert(block.leftBrace.endPositionBeforeTrailingTrivia, " \(observer) { \(call)(\(value)) }")
            }
        }
    }

    /// Whether `self` is a type there.
    func isInTypeMember(_ node: Syntax) -> Bool {
        var next = node.parent
        while let current = next {
            if let function = current.as(FunctionDeclSyntax.self), isMember(function) { return function.isTypeMember }
            if let variable = current.as(VariableDeclSyntax.self), isMember(variable) { return variable.isTypeMember }
            next = current.parent
        }
        return false
    }
}
