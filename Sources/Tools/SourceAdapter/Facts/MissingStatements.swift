// SPDX-License-Identifier: MIT
import SwiftParser
import SwiftSyntax

/// Where the code of a file stops that uses names which went, when nothing else of the file may go: the statement, and
/// those after it in its block. Who runs into it ends there; what others do remains.
final class MissingStatements: SyntaxVisitor {
    private let names: Set<String>
    private let conditions: BuildConditions
    private var stops: [(place: Range<Int>, title: String)] = []
    /// Whether a name is used where no statement is, or where there is no room for a trap.
    private var isStuck = false

    /// - Parameter names: of declarations at the top level of files.
    /// - Returns: nil: none is used, or the code cannot do without.
    static func file(
        _ text: String, _ names: Set<String>, _ conditions: BuildConditions
    ) -> LeftOutDeclarations.File? {
        guard names.contains(where: text.contains) else { return nil }
        let search = MissingStatements(names, conditions)
        search.walk(Parser.parse(source: text))
        guard !search.isStuck, !search.stops.isEmpty else { return nil }
        var file = LeftOutDeclarations.File()
        for stop in search.stops.sorted(by: {
            ($0.place.lowerBound, $1.place.upperBound) < ($1.place.lowerBound, $0.place.upperBound)
        }) {
            if let last = file.parts.last, last.bytes.contains(stop.place.lowerBound) { continue }
            file.parts.append(LeftOutDeclarations.Part(bytes: stop.place, isRun: true))
            if file.titles.last != stop.title { file.titles.append(stop.title) }
        }
        return file
    }

    private init(_ names: Set<String>, _ conditions: BuildConditions) {
        self.names = names
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { note(node.baseName) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }

    private func note(_ name: TokenSyntax) {
        guard names.contains(bare(name.text)) else { return }
        guard let item = statement(around: Syntax(name)), let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else {
            isStuck = true
            return
        }
        let start = item.positionAfterSkippingLeadingTrivia
        let end = list.endPositionBeforeTrailingTrivia
        let text = list.description.utf8.dropFirst(start.utf8Offset - list.position.utf8Offset)
        isStuck = isStuck || !LeftOutDeclarations.hasRoomForTrap(String(decoding: text, as: UTF8.self))
        stops.append((start.utf8Offset..<end.utf8Offset, "a part of " + Self.title(of: Syntax(item))))
    }

    /// The innermost that can stop instead: what a closure returns is its type, which others need.
    private func statement(around node: Syntax) -> CodeBlockItemSyntax? {
        for ancestor in sequence(first: node, next: \.parent) {
            guard let item = ancestor.as(CodeBlockItemSyntax.self), let list = item.parent?.parent else { continue }
            if list.is(SourceFileSyntax.self) { return nil }
            if list.is(ClosureExprSyntax.self), isValue(item, startingAt: node) { continue }
            return item
        }
        return nil
    }

    /// `Missing()` and `return Missing()`, but not `show(Missing())`.
    private func isValue(_ item: CodeBlockItemSyntax, startingAt name: Syntax) -> Bool {
        if item.item.is(ReturnStmtSyntax.self) { return true }
        guard item.item.is(ExprSyntax.self) else { return false }
        return item.positionAfterSkippingLeadingTrivia == name.positionAfterSkippingLeadingTrivia
    }

    /// `Controller.viewDidLoad`
    private static func title(of node: Syntax) -> String {
        var names: [String] = []
        for ancestor in sequence(first: node, next: \.parent) {
            if let function = ancestor.as(FunctionDeclSyntax.self) {
                names.append(bare(function.name.text))
            } else if ancestor.is(InitializerDeclSyntax.self) {
                names.append("init")
            } else if let variable = ancestor.as(VariableDeclSyntax.self),
                ancestor.parent?.is(MemberBlockItemSyntax.self) == true
            {
                names.append(bare(variable.bindings.first?.pattern.trimmedDescription ?? "a property"))
            } else if let type = ancestor.asProtocol((any NamedDeclSyntax).self) {
                names.append(bare(type.name.text))
            } else if let type = ancestor.as(ExtensionDeclSyntax.self) {
                names.append(type.extendedType.trimmedDescription)
            }
        }
        return names.reversed().joined(separator: ".")
    }
}
