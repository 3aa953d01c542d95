// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    func rewrite(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.inheritanceClause?.inheritedTypes.first {
            let parent = first.type.trimmedDescription
            if ["NSObject", "Foundation.NSObject", "ObjectiveC.NSObject"].contains(parent) {
                edits.replace(first.type, "__ObjCObject")
            }
        }
        open(
            .cls, bare(node.name.text), exposes: node.has("objcMembers"), generic: node.genericParameterClause != nil,
            isPrivate: node.isPrivate)
        return .visitChildren
    }

    func rewrite(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        open(
            .ext, name, exposes: node.has("objc", "objcMembers") || facts.hasExposedMembers(name),
            generic: facts.isGeneric(name))
        return .visitChildren
    }

    /// Puts the table of a class or extension before its closing brace.
    func close(_ block: MemberBlockSyntax, forwarders: [String], alias: String?) {
        let type = types.removeLast()
        var text = forwarders.map { "; " + $0 }.joined()
        text += type.additions.map { "; " + $0 }.joined()
        if !type.entries.isEmpty || alias != nil { text += registration(of: type, alias: alias) }
        let last = block.members.last
        let needsNoSeparator =
            last == nil || last?.semicolon != nil || last?.decl.is(IfConfigDeclSyntax.self) == true
        if needsNoSeparator, text.hasPrefix("; ") { text.removeFirst(2) }
        if !text.isEmpty { edits.insert(block.rightBrace.positionAfterSkippingLeadingTrivia, text + " ") }
    }

    /// The table is filled by a function, not a closure, which in Swift 6 mode would check its actor at run time.
    private func registration(of type: OpenType, alias: String?) -> String {
        serial += 1
        let tag = "\(fileTag)_\(serial)"
        if type.isGeneric { return genericRegistration(of: type, tag: tag) }
        let aliasArgument = alias.map { ", alias: \"\($0)\"" } ?? ""
        return
            "; private static func __objcFill_\(tag)(_ t: inout __ObjCTable) { \(type.entries.joined(separator: "; ")) }; "
            + "@section(\".init_array\") @used private nonisolated static let __objcRec_\(tag): "
            + "@convention(c) () -> Void = { __objcRecord { "
            + "__objcRegister(\(quoted(type.name)).self\(aliasArgument)) { "
            + "\(quoted(type.name)).__objcFill_\(tag)(&$0) } } }"
    }

    /// Generic classes have no static stored properties: the record goes behind the file's last line and finds the
    /// table through a protocol made for this class.
    private func genericRegistration(of type: OpenType, tag: String) -> String {
        guard type.kind == .cls, genericFunctions == 0, !type.isPrivate || types.isEmpty else { return "" }
        let list = type.entries.joined(separator: "; ")
        edits.tail.append(
            "@MainActor fileprivate protocol __ObjCGeneric_\(tag): AnyObject { "
                + "static func __objcTable_\(tag)() -> __ObjCTable }; "
                + "extension \(type.qualifiedName): @MainActor __ObjCGeneric_\(tag) {}; "
                + "@MainActor private func __objcMake_\(tag)(_ cls: AnyClass) -> __ObjCTable? { "
                + "(cls as? any __ObjCGeneric_\(tag).Type)?.__objcTable_\(tag)() }; "
                + "@section(\".init_array\") @used private let __objcRec_\(tag): @convention(c) () -> Void = { "
                + "__objcRecord { __objcRegisterGeneric(\"\(module).\(type.qualifiedName)\", __objcMake_\(tag)) } }")
        return
            "; fileprivate static func __objcTable_\(tag)() -> __ObjCTable { var t = __ObjCTable(); \(list); return t }"
    }

    // MARK: protocols

    func rewrite(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.proto, bare(node.name.text))
        let optionals = node.memberBlock.members.compactMap { $0.decl.asProtocol(WithModifiersSyntax.self) }
            .contains { $0.modifier("optional") != nil }
        guard node.has("objc") || optionals else { return .visitChildren }
        // Only class instances conform to an @objc protocol, so `weak var delegate: P?` is valid.
        if node.inheritanceClause == nil {
            edits.insert(
                (node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia)
                    ?? node.name.endPositionBeforeTrailingTrivia, ": AnyObject")
        }
        var defaults: [String] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                defaults += defaultImplementation(function)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                defaults += defaultImplementation(variable)
            }
        }
        guard !defaults.isEmpty else { return .visitChildren }
        let access = node.access.isEmpty ? (node.isPrivate ? "fileprivate " : "") : node.access
        let name = types.map(\.name).joined(separator: ".")
        edits.tail.append("extension \(name) { \(defaults.map { access + $0 }.joined(separator: "; ")) }")
        return .visitChildren
    }

    private func defaultImplementation(_ node: FunctionDeclSyntax) -> [String] {
        guard let optional = node.modifier("optional") else { return [] }
        edits.replace(optional, "")
        let arguments = node.parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
        let kind = node.isTypeMember ? "static " : ""
        var body = "__objcDefault(self, \"\(selector(of: node))\", [\(arguments)])"
        for parameter in node.parameters where parameter.takesTemporaryFunction {
            let name = (parameter.secondName ?? parameter.firstName).text
            body = "withoutActuallyEscaping(\(name)) { \(name) in \(body) }"
        }
        return ["\(kind)func \(node.name.text)\(node.plainSignature) { return \(body) }"]
    }

    private func defaultImplementation(_ node: VariableDeclSyntax) -> [String] {
        guard let optional = node.modifier("optional"), let name = node.singleName,
            let type = node.bindings.first?.typeAnnotation?.flat
        else { return [] }
        edits.replace(optional, "")
        let setter =
            node.accessorNames.contains("set")
            ? " set { __objcSend(self, \"\(SelectorNames.setter(name))\", [newValue]) }" : ""
        return ["var \(name)\(type) { get { __objcDefault(self, \"\(name)\", []) }\(setter) }"]
    }
}
