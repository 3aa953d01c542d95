// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    func rewrite(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            let label = argument.label?.text
            edits.replace(node, "Selector(\"\(selectorText(argument.expression, accessor: label))\")")
            return .skipChildren
        case "keyPath":
            edits.replace(node, "\"\(keyPathText(argument.expression))\"")
            return .skipChildren
        default: return .visitChildren
        }
    }

    // MARK: #selector

    private func selectorText(_ expression: ExprSyntax, accessor: String?) -> String {
        var (named, types) = withoutCast(expression)
        while let tuple = named.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            let inner = withoutCast(only.expression)
            named = inner.0
            types = types ?? inner.1
        }
        var reference = named.as(DeclReferenceExprSyntax.self)
        var owners = types_enclosing()
        if let member = named.as(MemberAccessExprSyntax.self) {
            reference = member.declName
            if let base = member.base { owners = ownerCandidates(base) }
        }
        guard let reference else {
            report(expression, .error, "#selector of this expression is not understood")
            return ""
        }
        let base = bare(reference.baseName.text)
        if let accessor { return accessorText(base, accessor: accessor, owners) }
        let labels = reference.argumentNames?.arguments.map { bare($0.name.text) }
        let name = MethodName(
            base: base, fullName: labels.map { base + "(" + $0.map { $0 + ":" }.joined() + ")" }, parameterTypes: types)
        for owner in owners {
            for type in facts.chain(of: owner) { if let found = facts.selector(name, in: type) { return found } }
        }
        return facts.selectorAnywhere(name) ?? SelectorNames.method(base, labels: labels ?? [])
    }

    /// The getter of a framework's `isHidden` has that name, its setter is `setHidden:`.
    private func accessorText(_ property: String, accessor: String, _ owners: [String]) -> String {
        guard accessor == "setter" else { return property }
        // What stands before the dot may be a value of a type that is not written here; a name that no type of the module
        // declares is a framework's.
        let isForeign = owners.isEmpty && !facts.declares(property: property)
        let key =
            owners.lazy.compactMap { self.frameworkKey(property, of: $0) }.first
            ?? (isForeign ? Self.withoutIs(property) : nil)
        return SelectorNames.setter(key ?? property)
    }

    /// `f(_:) as (String) -> Void`: the expression and its parameter types.
    private func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, [String]?) {
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        {
            return (first, parameterTypes(type))
        }
        if let cast = expression.as(AsExprSyntax.self) { return (cast.expression, parameterTypes(cast.type)) }
        return (expression, nil)
    }

    private func parameterTypes(_ type: TypeSyntax) -> [String]? {
        let type = type.withoutParentheses
        if let optional = type.as(OptionalTypeSyntax.self) { return parameterTypes(optional.wrappedType) }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        // `(Class) -> (Args) -> Result` is the form of a method named through its type.
        if let inner = function.returnClause.type.as(FunctionTypeSyntax.self), function.parameters.count == 1 {
            return inner.parameters.map { $0.type.flat }
        }
        return function.parameters.map { $0.type.flat }
    }

    private func types_enclosing() -> [String] { types.reversed().map(\.key) }

    /// Types that the part before the dot may mean: a type's name, `self`, or an object of unknown type.
    private func ownerCandidates(_ base: ExprSyntax) -> [String] {
        let text = base.trimmedDescription
        if ["self", "Self", "super", "type(of: self)"].contains(text) { return types_enclosing() }
        let last = text.split(separator: ".").last.map(String.init) ?? text
        if last.first?.isUppercase == true { return [facts.key(text, in: types.last?.qualifiedName ?? "")] }
        return []
    }

    // MARK: #keyPath

    private func keyPathText(_ expression: ExprSyntax) -> String {
        var parts = expression.trimmedDescription.split(separator: ".").map { part in
            bare(part.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" })
        }
        var owner: String?
        while parts.count > 1, let first = parts.first,
            first == "self" || first.first?.isUppercase == true || facts.declaresType(first)
        {
            owner = first == "self" ? types.last?.key : first
            parts.removeFirst()
        }
        if let owner, let first = parts.first { parts[0] = frameworkKey(first, of: owner) ?? first }
        return parts.joined(separator: ".")
    }

    /// The key of a framework property: `isHidden` is `hidden` there. A Swift class's own property keeps its name.
    private func frameworkKey(_ property: String, of owner: String) -> String? {
        guard let key = Self.withoutIs(property) else { return nil }
        for type in facts.chain(of: owner) {
            if facts.declares(property: property, in: type) { return nil }
            if facts.index.projectTypes.contains(type) {
                if facts.index.members[type]?.contains(where: { $0.name == property }) == true { return nil }
            } else if facts.index.parents[type] != nil {
                return key
            }
        }
        return nil
    }

    /// `isHidden` without its verb; nil: it has none.
    private static func withoutIs(_ property: String) -> String? {
        guard property.hasPrefix("is"), property.dropFirst(2).first?.isUppercase == true else { return nil }
        return property.dropFirst(2).prefix(1).lowercased() + property.dropFirst(3)
    }
}
