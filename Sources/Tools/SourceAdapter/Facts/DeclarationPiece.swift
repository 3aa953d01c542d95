// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A declaration that may be left out by itself: one of a file's, or a member of a type or extension.
struct DeclarationPiece {
    /// What is left of a type when one of its members goes.
    enum Weight {
        /// The rest, unchanged.
        case free
        /// Nothing: the rest would be another type, as with a stored property, or behave in another way, as without an
        /// override.
        case essential
        /// Nothing, where only what the member does needs SwiftUI: it may be what a protocol asks for. A signature that
        /// needs SwiftUI is no protocol's that remains.
        case essentialForItsBody
    }

    /// The whole declaration in the file, in bytes.
    let range: Range<Int>
    /// As a message calls it.
    let title: String
    /// What others know it by; empty where nobody can name it.
    let names: Set<String>
    /// Whether code of other files cannot name it.
    let isPrivate: Bool
    /// What is used outside of a function's or property's body, and by a type's members not at all.
    let signature: NameUse
    /// The rest.
    let body: NameUse?
    /// The piece that this one is a member of, by its place in the list.
    let parent: Int?
    let weight: Weight
    /// For an extension: the name of what it extends.
    var extended: String?
    /// Whether it is a class itself, and no extension of one.
    var isClass = false
    /// Whether nothing is lost with it, as with an import.
    var isEmpty = false
    var hasEntryPoint = false
    /// Whether it does something, as a method does and a field does not.
    var hasCode = false
    /// What the braces of a function's body hold, in bytes; nil: nothing can stand in its place.
    var bodyRange: Range<Int>?
}

/// Takes a file apart.
struct PieceList {
    private(set) var pieces: [DeclarationPiece] = []
    /// Whether the file has statements that are no declarations, whose order counts.
    private(set) var statements: NameUse?
    private let conditions: BuildConditions

    init(_ file: SourceFileSyntax, _ conditions: BuildConditions) {
        self.conditions = conditions
        var loose: [Syntax] = []
        add(file.statements, &loose)
        if !loose.isEmpty { statements = NameUse(loose, conditions) }
    }

    private mutating func add(_ items: CodeBlockItemListSyntax, _ loose: inout [Syntax]) {
        for item in items {
            guard case .decl(let declaration) = item.item else {
                // `#Preview { }` is an expression to the parser.
                if case .expr(let expression) = item.item, expression.is(MacroExpansionExprSyntax.self) {
                    addMacro(Syntax(expression), Syntax(item))
                } else {
                    loose.append(Syntax(item))
                }
                continue
            }
            if let config = declaration.as(IfConfigDeclSyntax.self) {
                if case .statements(let list)? = conditions.activeClause(of: config)?.elements { add(list, &loose) }
            } else {
                add(declaration, Syntax(item), parent: nil, inherits: false)
            }
        }
    }

    private mutating func add(_ members: MemberBlockItemListSyntax, parent: Int, inherits: Bool) {
        for item in members {
            if let config = item.decl.as(IfConfigDeclSyntax.self) {
                guard case .decls(let list)? = conditions.activeClause(of: config)?.elements else { continue }
                add(list, parent: parent, inherits: inherits)
            } else {
                add(item.decl, Syntax(item), parent: parent, inherits: inherits)
            }
        }
    }

    private mutating func addMacro(_ macro: Syntax, _ item: Syntax) {
        let name = macro.as(MacroExpansionExprSyntax.self)?.macroName.text ?? ""
        append(item, title: "#" + name, uses: [macro])
    }

    private mutating func append(
        _ item: Syntax, title: String, names: Set<String> = [], isPrivate: Bool = false, uses: [Syntax],
        body: [Syntax]? = nil, parent: Int? = nil, weight: DeclarationPiece.Weight = .free
    ) {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = max(start, item.endPositionBeforeTrailingTrivia.utf8Offset)
        pieces.append(
            DeclarationPiece(
                range: start..<end, title: parent.map { "\(pieces[$0].title).\(title)" } ?? title, names: names,
                isPrivate: isPrivate || parent.map { pieces[$0].isPrivate } ?? false,
                signature: NameUse(uses, conditions), body: body.map { NameUse($0, conditions) }, parent: parent,
                weight: weight))
    }

    // MARK: Kinds of declarations

    private mutating func add(_ declaration: DeclSyntax, _ item: Syntax, parent: Int?, inherits: Bool) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl:
            append(item, title: "import", uses: [], parent: parent)
            pieces[pieces.count - 1].isEmpty = true
        case .structDecl(let node): add(node, node.name, node.genericWhereClause, item, parent)
        case .classDecl(let node): add(node, node.name, node.genericWhereClause, item, parent, isClass: true)
        case .enumDecl(let node): add(node, node.name, node.genericWhereClause, item, parent)
        case .actorDecl(let node): add(node, node.name, node.genericWhereClause, item, parent)
        case .extensionDecl(let node): add(node, item, parent)
        case .functionDecl(let node): add(node, item, parent, inherits)
        case .variableDecl(let node): add(node, item, parent, inherits)
        case .initializerDecl(let node): add(node, item, parent)
        case .subscriptDecl(let node):
            append(
                item, title: "subscript", uses: [Syntax(node.signatureParts)],
                body: node.accessorBlock.map { [Syntax($0)] }, parent: parent, weight: .essentialForItsBody)
        case .macroExpansionDecl(let node):
            append(item, title: "#\(node.macroName.text)", uses: [Syntax(node)], parent: parent)
        case .typeAliasDecl(let node):
            append(
                item, title: bare(node.name.text), names: [bare(node.name.text)], isPrivate: node.isPrivate,
                uses: [Syntax(node)], parent: parent, weight: inherits ? .essential : .free)
        case .protocolDecl(let node):
            append(
                item, title: bare(node.name.text), names: [bare(node.name.text)], isPrivate: node.isPrivate,
                uses: [Syntax(node)], parent: parent)
        default:
            // A case, a deinitialiser, an operator: what remains without it would be something else.
            append(item, title: "a declaration", uses: [Syntax(declaration)], parent: parent, weight: .essential)
        }
    }

    private mutating func add(
        _ node: some DeclGroupSyntax & WithGenericParametersSyntax & WithModifiersSyntax & WithAttributesSyntax,
        _ name: TokenSyntax, _ requirements: GenericWhereClauseSyntax?, _ item: Syntax, _ parent: Int?,
        isClass: Bool = false
    ) {
        let head: [Syntax?] = [
            Syntax(node.attributes), node.genericParameterClause.map { Syntax($0) },
            node.inheritanceClause.map { Syntax($0) }, requirements.map { Syntax($0) },
        ]
        append(
            item, title: bare(name.text), names: [bare(name.text)], isPrivate: node.isPrivate,
            uses: head.compactMap { $0 }, parent: parent)
        pieces[pieces.count - 1].isClass = isClass
        pieces[pieces.count - 1].hasEntryPoint = ["main", "UIApplicationMain"].contains { node.attribute($0) != nil }
        add(node.memberBlock.members, parent: pieces.count - 1, inherits: node.inheritanceClause != nil)
    }

    private mutating func add(_ node: ExtensionDeclSyntax, _ item: Syntax, _ parent: Int?) {
        let head: [Syntax?] = [
            Syntax(node.attributes), Syntax(node.extendedType), node.inheritanceClause.map { Syntax($0) },
            node.genericWhereClause.map { Syntax($0) },
        ]
        append(
            item, title: node.extendedType.trimmedDescription, isPrivate: node.isPrivate, uses: head.compactMap { $0 },
            parent: parent)
        pieces[pieces.count - 1].extended = node.extendedType.trimmedDescription
        add(node.memberBlock.members, parent: pieces.count - 1, inherits: node.inheritanceClause != nil)
    }

    private mutating func add(_ node: FunctionDeclSyntax, _ item: Syntax, _ parent: Int?, _ inherits: Bool) {
        let head: [Syntax?] = [
            Syntax(node.attributes), node.genericParameterClause.map { Syntax($0) }, Syntax(node.signature),
            node.genericWhereClause.map { Syntax($0) },
        ]
        let isTest = node.name.text.hasPrefix("test") && node.parameters.isEmpty
        append(
            item, title: bare(node.name.text), names: node.name.tokenKind.isIdentifier ? [bare(node.name.text)] : [],
            isPrivate: node.isPrivate, uses: head.compactMap { $0 }, body: node.body.map { [Syntax($0)] },
            parent: parent, weight: weight(of: node, inherits: inherits && !node.isPrivate && !isTest))
        pieces[pieces.count - 1].hasCode = true
        pieces[pieces.count - 1].bodyRange = node.body.flatMap(Self.replaceableRange)
    }

    private static func replaceableRange(of body: CodeBlockSyntax) -> Range<Int>? {
        guard LeftOutDeclarations.hasRoomForTrap(body.statements.description) else { return nil }
        let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        return start..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Overrides and what Objective-C calls by name have their place in how a class behaves.
    private func weight(
        of node: some WithModifiersSyntax & WithAttributesSyntax, inherits: Bool
    ) -> DeclarationPiece.Weight {
        if node.has(modifier: "override") || node.has("objc", "IBAction", "IBOutlet", "IBSegueAction", "NSManaged") {
            return .essential
        }
        return inherits ? .essentialForItsBody : .free
    }

    private mutating func add(_ node: VariableDeclSyntax, _ item: Syntax, _ parent: Int?, _ inherits: Bool) {
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        let isStored = node.accessorNames.isEmpty || node.accessorNames.contains { $0 == "didSet" || $0 == "willSet" }
        let isField = parent != nil && isStored && !node.isTypeMember
        let types = node.bindings.compactMap(\.typeAnnotation).map { Syntax($0) }
        let rest = node.bindings.flatMap { binding -> [Syntax] in
            [binding.initializer.map { Syntax($0) }, binding.accessorBlock.map { Syntax($0) }].compactMap { $0 }
        }
        append(
            item, title: bare(names.first ?? "a property"), names: Set(names.map(bare)), isPrivate: node.isPrivate,
            uses: [Syntax(node.attributes)] + types, body: rest, parent: parent,
            weight: isField ? .essential : weight(of: node, inherits: inherits && !node.isPrivate))
        pieces[pieces.count - 1].hasCode = !isField
    }

    /// Callers of an initialiser that takes something of SwiftUI have it from there. Without a designated one a class is
    /// another; a value is made by any that remains, at least by one for all its fields.
    private mutating func add(_ node: InitializerDeclSyntax, _ item: Syntax, _ parent: Int?) {
        let isAddition = node.has(modifier: "convenience") || parent.map { !pieces[$0].isClass } ?? false
        let isCalledByName = node.has(modifier: "override", "required") || node.has("objc")
        let head: [Syntax?] = [
            Syntax(node.attributes), node.genericParameterClause.map { Syntax($0) }, Syntax(node.signature),
            node.genericWhereClause.map { Syntax($0) },
        ]
        append(
            item, title: "init", uses: head.compactMap { $0 }, body: node.body.map { [Syntax($0)] }, parent: parent,
            weight: isAddition && !isCalledByName ? .essentialForItsBody : .essential)
        pieces[pieces.count - 1].hasCode = true
    }
}

extension TokenKind {
    fileprivate var isIdentifier: Bool { if case .identifier = self { true } else { false } }
}

extension SubscriptDeclSyntax {
    /// All but what it does.
    fileprivate var signatureParts: SubscriptDeclSyntax { with(\.accessorBlock, nil) }
}
