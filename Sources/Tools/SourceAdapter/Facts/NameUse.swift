// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The names that a piece of code uses, in the `#if` branches that are compiled.
final class NameUse: SyntaxVisitor {
    /// Names that stand by themselves, or begin a chain of members.
    private(set) var bases: Set<String> = []
    /// Names behind a dot.
    private(set) var members: Set<String> = []
    /// Names behind an `@`.
    private(set) var attributes: Set<String> = []
    private let conditions: BuildConditions

    init(_ nodes: [Syntax], _ conditions: BuildConditions) {
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
        nodes.forEach { walk($0) }
    }

    /// Whether one of `names` is used, wherever it stands.
    func uses(anyOf names: Set<String>) -> Bool {
        [bases, members, attributes].contains { !$0.isDisjoint(with: names) }
    }

    /// Whether something of SwiftUI is used: `own` has what the code declares itself, as types with the same names.
    func needsSwiftUI(besides own: Set<String>) -> Bool {
        attributes.contains { SwiftUINames.attributes.contains($0) }
            || bases.contains { SwiftUINames.contains($0) && !own.contains($0) }
            || attributes.contains { SwiftUINames.contains($0) && !own.contains($0) }
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.attributeName.as(IdentifierTypeSyntax.self) {
            attributes.insert(bare(name.name.text))
            if let arguments = name.genericArgumentClause { walk(arguments) }
        } else {
            walk(node.attributeName)
        }
        if let arguments = node.arguments { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let text = bare(node.baseName.text)
        // `$value` is what a wrapper projects of `value`.
        let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
        let isMember =
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        if isMember { members.insert(name) } else { bases.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        bases.insert(bare(node.name.text))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        members.insert(bare(node.name.text))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        bases.insert(bare(node.macroName.text))
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        bases.insert(bare(node.macroName.text))
        return .visitChildren
    }
}

/// The names of types that some code declares, at any depth: also generic parameters and associated types.
final class DeclaredTypeNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(bare(name.text))
        return .visitChildren
    }
}
