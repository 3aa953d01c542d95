// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The second pass: collects the edits of one file. Each construct has a file of its own beside this one; here are the
/// walk and the stack of types.
final class Rewriter: SyntaxVisitor {
    /// The name of a member of an extension of `type` whose own name moved into the class body. A subclass whose extension
    /// overrides the same member needs another one: what extensions declare cannot be overridden.
    static func extensionName(_ member: String, of type: String) -> String {
        "__ext_\(ModuleFacts.simple(type))_\(member)"
    }

    /// A type being walked, with the table entries found so far.
    struct OpenType {
        enum Kind { case cls, ext, proto, value }
        let kind: Kind
        /// As it can be named inside: `Inner`, for an extension `Outer.Inner`.
        let name: String
        /// With enclosing types.
        let qualifiedName: String
        /// What the facts know it by.
        let key: String
        let exposesMembers: Bool
        /// Generic itself or inside something generic: no static stored properties.
        let isGeneric: Bool
        let isPrivate: Bool
        var entries: [String] = []
        /// Whether one of them says that it belongs to the main actor.
        var hasMainActorEntries = false
        /// Declarations to add before the closing brace.
        var additions: [String] = []
        /// For an extension of a class of another module.
        var replacements: Replacements?
    }

    let module: String
    let file: String
    let facts: ModuleFacts
    let conditions: BuildConditions
    let locations: SourceLocationConverter
    /// Tells the records of files apart.
    let fileTag: String

    var edits = EditList()
    var reports: [AdapterReport] = []
    var types: [OpenType] = []
    var serial = 0
    /// Whether an import was seen.
    var hasImports = false
    var imported: Set<String> = []
    var coreDataNames: Set<String> = []
    /// Imports of single types of Foundation's that are UIKit's here, where the file names them.
    var foundationImports: Set<String> = []
    var namesCombine = false
    /// Foundation's tagger of words, which another module has here.
    var namesTagger = false
    var broughtByUIKit: Set<String> = []
    /// Depth of generic functions around; types inside cannot have static stored properties either.
    var genericFunctions = 0

    init(
        module: String, file: String, facts: ModuleFacts, conditions: BuildConditions,
        locations: SourceLocationConverter
    ) {
        self.module = module
        self.file = file
        self.facts = facts
        self.conditions = conditions
        self.locations = locations
        fileTag = String(Digest.text(file).prefix(6))
        super.init(viewMode: .sourceAccurate)
    }

    /// The adapted text; what could not be adapted because another adaptation has the same place is reported.
    func finish(_ source: [UInt8]) -> String {
        let (text, overlaps) = edits.apply(to: source)
        for overlap in overlaps {
            report(
                AbsolutePosition(utf8Offset: overlap.offset), .warning,
                "two adaptations of one place: '\(overlap.kept)' is made, '\(overlap.dropped)' is not")
        }
        return text
    }

    func report(_ node: some SyntaxProtocol, _ severity: AdapterReport.Severity, _ message: String) {
        report(node.positionAfterSkippingLeadingTrivia, severity, message)
    }

    private func report(_ position: AbsolutePosition, _ severity: AdapterReport.Severity, _ message: String) {
        let place = locations.location(for: position)
        reports.append(
            AdapterReport(
                file: file, line: place.line, column: place.column, severity: severity, message: message))
    }

    func open(
        _ kind: OpenType.Kind, _ name: String, exposes: Bool = false, generic: Bool = false, isPrivate: Bool = false
    ) {
        let outer = types.last
        let qualifiedName = kind == .ext ? name : (outer.map { $0.qualifiedName + "." } ?? "") + name
        types.append(
            OpenType(
                kind: kind, name: name, qualifiedName: qualifiedName, key: facts.key(qualifiedName, in: ""),
                exposesMembers: exposes,
                isGeneric: generic || (kind != .ext && outer?.isGeneric ?? false) || genericFunctions > 0,
                isPrivate: isPrivate || outer?.isPrivate ?? false))
    }

    // MARK: the walk

    override func visitPost(_ node: SourceFileSyntax) { rewrite(node) }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName)
        return rewrite(node)
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return rewrite(node)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteSwitch(node)
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { makeOptional(value) }
        return rewrite(node)
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        makeOptional(node.expression)
        return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        makeOptional(node.expression)
        return .visitChildren
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteErasedCasts(node)
        return rewrite(node)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericParameterClause != nil { genericFunctions += 1 }
        return rewrite(node)
    }
    override func visitPost(_ node: FunctionDeclSyntax) {
        if node.genericParameterClause != nil { genericFunctions -= 1 }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let dynamic = node.modifier("dynamic") { edits.replace(dynamic, "") }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        return rewrite(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) {
        let forwarders = facts.forwarders(for: types.last?.key ?? node.name.text)
        close(node.memberBlock, forwarders: forwarders, alias: node.objcName)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { close(node.memberBlock, forwarders: [], alias: nil) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { rewrite(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.value, bare(node.name.text), generic: node.genericParameterClause != nil, isPrivate: node.isPrivate)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) {
        types.removeLast()
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.value, bare(node.name.text), generic: node.genericParameterClause != nil, isPrivate: node.isPrivate)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) {
        types.removeLast()
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(.value, bare(node.name.text), generic: node.genericParameterClause != nil, isPrivate: node.isPrivate)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
}
