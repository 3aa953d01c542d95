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
            .cls, bare(node.name.text), exposes: node.has("objcMembers") || infersExposure(of: bare(node.name.text)),
            generic: node.genericParameterClause != nil, isPrivate: node.isPrivate)
        if facts.meetsPlainly(types.last?.key ?? node.name.text) {
            types[types.count - 1].entries.append(
                "t.classMethod(\"__init\") { o, a in ((o as! AnyClass) as! \(bare(node.name.text)).Type).init() }")
        }
        if let first = node.inheritanceClause?.inheritedTypes.first {
            deriveFromFoundation(node, first.type.trimmedDescription)
        }
        return .visitChildren
    }

    func rewrite(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        takeExistentials(node)
        let name = node.extendedType.trimmedDescription
        open(
            .ext, name,
            exposes: node.has("objc", "objcMembers") || facts.hasExposedMembers(name) || infersExposure(of: name),
            generic: facts.isGeneric(name))
        return .visitChildren
    }

    /// Whether the members of a class are Objective-C's without saying so, as in Swift 3. A class in small letters may have
    /// a member of its own name, which would hide it in the table.
    private func infersExposure(of type: String) -> Bool {
        conditions.options.infersExposure && type.first?.isUppercase == true && facts.derivesFromOurObject(type)
            && (facts.isClass(type) || facts.isImportedClass(type))
    }

    /// Puts the table of a class or extension before its closing brace.
    func close(_ block: MemberBlockSyntax, forwarders: [String], alias: String?) {
        let type = types.removeLast()
        closeReplacements(type)
        var text = forwarders.map { "; " + $0 }.joined()
        text += type.additions.map { "; " + $0 }.joined()
        let alias = alias ?? archiveName(of: type)
        if !type.entries.isEmpty || alias != nil { text += registration(of: type, alias: alias) }
        let last = block.members.last
        let needsNoSeparator =
            last == nil || last?.semicolon != nil || last?.decl.is(IfConfigDeclSyntax.self) == true
        if needsNoSeparator, text.hasPrefix("; ") { text.removeFirst(2) }
        if !text.isEmpty { edits.insert(block.rightBrace.positionAfterSkippingLeadingTrivia, text + " ") }
    }

    /// Objective-C's name of a private class that archives may hold: `_TtC6ModuleP33_<file>5Class`. The program itself does
    /// not know which file a private name belongs to.
    private func archiveName(of type: OpenType) -> String? {
        guard type.kind == .cls, type.isPrivate, !type.isGeneric, isArchived(type),
            let name = file.split(separator: "/").last
        else { return nil }
        let places = type.qualifiedName.split(separator: ".").map { "\($0.utf8.count)\($0)" }
        let kinds = String(repeating: "C", count: places.count)
        return "_Tt\(kinds)\(module.utf8.count)\(module)\(places.dropLast().joined())"
            + "P33_\(Digest.text(String(name)).uppercased())\(places.last ?? "")"
    }

    private func isArchived(_ type: OpenType) -> Bool {
        !facts.chain(of: type.key).allSatisfy { $0 != "NSCoding" && $0 != "NSSecureCoding" }
    }

    /// What the type is called inside of it. Where it has a member of its own name, that would be meant: the module tells
    /// the type.
    func reference(to type: OpenType) -> String {
        let hidesItself =
            facts.declares(property: type.name, in: type.key) || facts.declares(methodsNamed: type.name)
            || facts.offersMethods(named: type.name)
        guard hidesItself, type.name == type.qualifiedName, !facts.declaresType(module) else {
            return quoted(type.name)
        }
        return module + "." + type.name
    }

    /// The table is filled by a function, not a closure, which in Swift 6 mode would check its actor at run time.
    private func registration(of type: OpenType, alias: String?) -> String {
        serial += 1
        let tag = "\(fileTag)_\(serial)"
        if type.isGeneric { return genericRegistration(of: type, tag: tag) }
        let aliasArgument = alias.map { ", alias: \"\($0)\"" } ?? ""
        // Where some members of a class belong to the main actor and the class itself does not.
        let isolation = type.hasMainActorEntries ? "@MainActor " : ""
        let name = reference(to: type)
        return
            "; \(isolation)private static func __objcFill_\(tag)(_ t: inout __ObjCTable) { \(type.entries.joined(separator: "; ")) }; "
            + "@section(\".init_array\") @used private nonisolated static let __objcRec_\(tag): "
            + "@convention(c) () -> Void = { __objcRecord { "
            + "__objcRegister(\(name).self\(aliasArgument)) { "
            + "\(name).__objcFill_\(tag)(&$0) } } }"
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
        makePlainly(node)
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

    /// A requirement `init()` that a class of another module meets, as every class of Objective-C can: it goes, and the
    /// protocol derives from the one whose extension has `init()` for all.
    private func makePlainly(_ node: ProtocolDeclSyntax) {
        guard facts.isMetPlainly(bare(node.name.text)) else { return }
        for member in node.memberBlock.members {
            guard let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.isPlain else { continue }
            edits.replace(initializer, "")
        }
        if let first = node.inheritanceClause?.inheritedTypes.first {
            edits.insert(first.type.endPositionBeforeTrailingTrivia, ", __MadePlainly")
        } else {
            edits.insert(node.name.endPositionBeforeTrailingTrivia, ": __MadePlainly")
        }
    }

    private func defaultImplementation(_ node: FunctionDeclSyntax) -> [String] {
        guard let optional = node.modifier("optional") else { return [] }
        edits.replace(optional, "")
        let arguments = node.innerNames.joined(separator: ", ")
        let kind = node.isTypeMember ? "static " : ""
        var body = "__objcDefault(self, \"\(selector(of: node))\", [\(arguments)])"
        for (parameter, name) in zip(node.parameters, node.innerNames) where parameter.takesTemporaryFunction {
            body = "withoutActuallyEscaping(\(name)) { \(name) in \(body) }"
        }
        return ["\(kind)func \(node.name.text)\(node.plainSignature) { return \(body) }"] + askingMethod(node)
    }

    func isOptionalRequirement(_ node: VariableDeclSyntax) -> Bool {
        node.modifier("optional") != nil && node.singleName != nil && node.bindings.first?.typeAnnotation != nil
    }

    /// An optional property is no requirement here: seen through the protocol it is optional, as in Objective-C, and is
    /// found by name; a class's own property keeps its type.
    private func defaultImplementation(_ node: VariableDeclSyntax) -> [String] {
        guard isOptionalRequirement(node), let name = node.singleName,
            let type = node.bindings.first?.typeAnnotation?.type
        else { return [] }
        edits.replace(node, "")
        let kind = node.isTypeMember ? "static " : ""
        let declared = node.bindings.first?.pattern.trimmedDescription ?? name
        return ["\(kind)var \(declared): (\(argumentType(type)))? { __objcOptionalValue(self, \"\(name)\") }"]
    }
}
