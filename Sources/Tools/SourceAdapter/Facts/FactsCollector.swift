// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The first pass: collects the facts of one file, active `#if` branches only.
final class FactsCollector: SyntaxVisitor {
    private(set) var facts = FileFacts()
    private var open: [TypeFacts] = []
    private let conditions: BuildConditions

    init(conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    private func begin(
        _ kind: TypeFacts.Kind, _ name: String, _ clause: InheritanceClauseSyntax?, generic: Bool, exposed: Bool,
        isPrivate: Bool = false
    ) {
        let qualified = kind == .ext ? name : (open.map(\.name).last.map { $0 + "." } ?? "") + name
        open.append(
            TypeFacts(
                kind: kind, name: qualified, inherited: inheritedTypes(clause),
                isGeneric: generic || open.last?.isGeneric ?? false, isExposed: exposed,
                isPrivate: isPrivate || open.last?.isPrivate ?? false))
    }

    /// Types inside others are named with them.
    private func noteRival(_ rival: RivalType?) {
        if open.isEmpty, let rival { facts.rivals.append(rival) }
    }

    private func end() { facts.types.append(open.removeLast()) }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let clause = conditions.activeClause(of: node), let elements = clause.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        noteRival(RivalType(keyword: node.classKeyword, name: node.name, of: node))
        if node.has("main", "UIApplicationMain") { facts.hasEntryPoint = true }
        begin(
            .cls, bare(node.name.text), node.inheritanceClause, generic: node.genericParameterClause != nil,
            exposed: node.has("objcMembers"), isPrivate: node.isPrivate)
        open[open.count - 1].isOnMainActor = node.has("MainActor")
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        noteRival(RivalType(keyword: node.protocolKeyword, name: node.name, of: node))
        begin(
            .proto, bare(node.name.text), node.inheritanceClause, generic: false, exposed: node.has("objc"),
            isPrivate: node.isPrivate)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        noteRival(RivalType(keyword: node.structKeyword, name: node.name, of: node))
        if node.has("main") { facts.hasEntryPoint = true }
        begin(
            .value, bare(node.name.text), nil, generic: node.genericParameterClause != nil, exposed: false)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        noteRival(RivalType(keyword: node.enumKeyword, name: node.name, of: node))
        if node.has("main") { facts.hasEntryPoint = true }
        begin(.value, bare(node.name.text), nil, generic: node.genericParameterClause != nil, exposed: false)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        noteRival(RivalType(keyword: node.typealiasKeyword, name: node.name, of: node))
        let target = node.initializer.value
        let isName = target.is(IdentifierTypeSyntax.self) || target.is(MemberTypeSyntax.self)
        if open.isEmpty, isName, node.genericParameterClause == nil {
            facts.aliases[bare(node.name.text)] = target.trimmedDescription
        }
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if let bound = node.inheritanceClause?.inheritedTypes.first {
            facts.associatedTypes[bare(node.name.text)] = bound.type.trimmedDescription
        }
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.value, bare(node.name.text), nil, generic: node.genericParameterClause != nil, exposed: false)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(
            .ext, node.extendedType.trimmedDescription, node.inheritanceClause, generic: false,
            exposed: node.has("objc", "objcMembers"))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text {
            facts.imports.insert(name)
            if node.attribute("_exported") != nil, node.importKindSpecifier == nil { facts.reexports.insert(name) }
        }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName)
        return .visitChildren
    }

    /// Its optional requirements must be known, as if the file imported it.
    private func note(_ name: TokenSyntax) {
        guard !facts.imports.isDisjoint(with: Rewriter.bringUIKit),
            let module = Rewriter.moduleBroughtByUIKit(name.text)
        else { return }
        facts.imports.insert(module)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = open.last {
            noteKeyPaths(type.simpleName, node.signature.parameterClause.parameters, node.body)
            if isMember(node) {
                if node.isPlain { open[open.count - 1].hasPlainInit = true }
                // Only objects' are asked for: see `passClassesAsObjects`.
                if node.parameterTypes.contains(where: { $0.contains("AnyObject") }) {
                    open[open.count - 1].initializers = (type.initializers ?? [:])
                        .merging([node.fullName: node.parameterTypes]) { $1 }
                }
            }
        }
        return .visitChildren
    }

    private func noteKeyPaths(_ name: String, _ parameters: FunctionParameterListSyntax, _ body: CodeBlockSyntax?) {
        facts.observingParameters.merge(observingParameters(name, parameters, body)) { $0 && $1 }
    }

    /// The extension that a method is a member of, also under an `#if` in it.
    private func extended(by node: FunctionDeclSyntax) -> ExtensionDeclSyntax? {
        guard isMember(node) else { return nil }
        return sequence(first: Syntax(node), next: \.parent).dropFirst()
            .first { $0.isProtocol((any DeclGroupSyntax).self) }?.as(ExtensionDeclSyntax.self)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteKeyPaths(bare(node.name.text), node.parameters, node.body)
        if let type = extended(by: node), let rival = RivalType(node, of: type) {
            facts.rivals.append(rival)
        }
        guard let type = open.indices.last, isMember(node) else { return .visitChildren }
        let inExtension = open[type].kind == .ext
        let isStatic = node.isTypeMember
        var forwarder: String?
        if inExtension, !isStatic || node.has(modifier: "class") {
            let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
            let kind = node.has(modifier: "class") ? "class " : ""
            let given = node.has(modifier: "override") ? node.plainSignature : node.fullSignature
            // On iOS an override may also take `Selector`, which here would not match.
            let signature =
                node.respondsToSelector
                ? given.replacingFirst(": Selector)", ": Selector!)") : given
            forwarder =
                "\(node.availability)\(memberAccess(node, type: node)){override}\(kind)func \(node.name.text)"
                + "\(signature) { \(effects)\(Rewriter.extensionName(bare(node.name.text), of: open[type].name))"
                + "(\(node.forwardedArguments)) }"
        }
        open[type].methods.append(
            MethodFacts(
                fullName: node.fullName, selector: explicitOrDerived(node), parameterTypes: node.parameterTypes,
                isTypeMember: isStatic, isOverride: node.has(modifier: "override"),
                isOptional: node.has(modifier: "optional"), isMarked: node.has("objc", "IBAction", "IBSegueAction"),
                isOpen: node.has(modifier: "open"), forwarder: forwarder))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = open.indices.last, isMember(node) else { return .visitChildren }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = bare(pattern.identifier.text)
            var forwarder: String?
            let accessors = node.accessorNames
            if open[type].kind == .ext, !node.has(modifier: "static"), let annotation = binding.typeAnnotation {
                let own = Rewriter.extensionName(name, of: open[type].name)
                let setter = accessors.contains("set") ? " set { \(own) = newValue }" : ""
                let kind = node.has(modifier: "class") ? "class " : ""
                let head =
                    "\(node.availability)\(memberAccess(node, type: node)){override}\(kind)var \(name)\(annotation.flat)"
                if accessors.contains("didSet") || accessors.contains("willSet") {
                    let calls = accessors.map { accessor in
                        accessor == "didSet"
                            ? "didSet { \(own)_didSet(oldValue) }" : "willSet { \(own)_willSet(newValue) }"
                    }.joined(separator: " ")
                    forwarder = "\(head) { \(calls) }"
                } else {
                    forwarder = "\(head) { get { \(own) }\(setter) }"
                }
            }
            open[type].properties.append(
                PropertyFacts(
                    name: name, isTypeMember: node.isTypeMember, isOverride: node.has(modifier: "override"),
                    isOptional: node.has(modifier: "optional"),
                    isMarked: node.has("objc", "IBInspectable", "IBOutlet"), isOpen: node.has(modifier: "open"),
                    isTestable: isTestable(node, binding), forwarder: forwarder,
                    type: binding.typeAnnotation?.type.flat ?? binding.initializer.flatMap { madeType($0.value) },
                    observers: accessors.filter { $0 == "didSet" || $0 == "willSet" }))
        }
        return .visitChildren
    }

    private func isTestable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        let isNarrow = ["private", "fileprivate", "final", "override"].contains { node.has(modifier: $0) }
        return node.has("objc") && binding.accessorBlock != nil && !node.isTypeMember && !isNarrow
    }

    /// `Name(...)` makes a Name.
    private func madeType(_ value: ExprSyntax) -> String? {
        if value.trimmedDescription == "UserDefaults.standard" { return "UserDefaults" }
        guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text.first?.isUppercase == true
        else { return nil }
        return callee.baseName.text
    }

    private func explicitOrDerived(_ node: FunctionDeclSyntax) -> String {
        node.objcName ?? SelectorNames.method(bare(node.name.text), labels: node.labels, throwing: node.isThrowing)
    }

    /// The member's own access, or that of a `public extension`.
    private func memberAccess(_ node: some WithModifiersSyntax, type: some SyntaxProtocol) -> String {
        if !node.access.isEmpty { return node.access }
        var parent = type.parent
        while let current = parent {
            if let found = current.as(ExtensionDeclSyntax.self) { return found.access }
            parent = current.parent
        }
        return ""
    }
}

/// Whether a declaration is a direct member of a type, also inside `#if`.
func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }
