// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Members of `AnyObject`, which Objective-C looks up by name when the program runs: `object.title` becomes
/// `__any(object).title`, a method call a message by its selector. Only expressions whose declared type can be read in
/// the sources are taken for `AnyObject`.
extension Rewriter {
    /// What the syntax says of an expression's type.
    private enum Kind {
        case object
        case array
        case other
    }

    /// Rewrites `base.member` and `base.method(...)`; `base` may end in `?` or `!`.
    func rewriteAnyObjectMember(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, kind(of: base) == .object else { return }
        let object = withoutMarks(base)
        edits.insert(object.positionAfterSkippingLeadingTrivia, "__any(")
        edits.insert(object.endPositionBeforeTrailingTrivia, ")")
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id else {
            return
        }
        rewriteCall(call, node)
    }

    private func rewriteCall(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        let base = bare(member.declName.baseName.text)
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        guard trailing == 0, let open = call.leftParen else { return }
        let labels = call.arguments.map { $0.label.map { bare($0.text) } ?? "_" }
        let fullName = base + "(" + labels.map { $0 + ":" }.joined() + ")"
        let selector =
            facts.selectorAnywhere(MethodName(base: base, fullName: fullName, parameterTypes: nil))
            ?? SelectorNames.method(base, labels: labels)
        edits.replace(member.declName, "__send")
        edits.insert(open.endPositionBeforeTrailingTrivia, "\"\(selector)\", [")
        for argument in call.arguments {
            if let label = argument.label { edits.replace(label, "") }
            if let colon = argument.colon { edits.replace(colon, "") }
        }
        if let close = call.rightParen { edits.insert(close.positionAfterSkippingLeadingTrivia, "]") }
    }

    /// The expression without `?` and `!` at its end.
    private func withoutMarks(_ expression: ExprSyntax) -> ExprSyntax {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
        return expression
    }

    // MARK: types

    private func kind(of expression: ExprSyntax) -> Kind {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return kind(of: chain.expression) }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return kind(of: unwrap.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            guard reference.argumentNames == nil else { return .other }
            return declaredKind(bare(reference.baseName.text), at: Syntax(expression))
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return kind(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return castKind(sequence) }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = bare(member.declName.baseName.text)
            if ["first", "last"].contains(name), kind(of: base) == .array { return .object }
            return memberKind(name, of: base)
        }
        if let subscripting = expression.as(SubscriptCallExprSyntax.self) {
            return kind(of: subscripting.calledExpression) == .array ? .object : .other
        }
        return .other
    }

    /// `x as AnyObject`, `x as! AnyObject`.
    private func castKind(_ sequence: SequenceExprSyntax) -> Kind {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)?.type
        else { return .other }
        return Self.kind(ofType: type.flat)
    }

    private static func kind(ofType type: String) -> Kind {
        var text = type.filter { $0 != " " && $0 != "(" && $0 != ")" }
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        return text == "AnyObject" ? .object : text == "[AnyObject]" || text == "Array<AnyObject>" ? .array : .other
    }

    /// A property of `self`, or one that every type of the module which has it declares with the same kind of type.
    private func memberKind(_ name: String, of base: ExprSyntax) -> Kind {
        let own = base.trimmedDescription == "self" ? types.last?.name : nil
        let declared = facts.propertyTypes(name, in: own)
        guard let first = declared.first, let type = first, declared.allSatisfy({ $0 == type }) else { return .other }
        return Self.kind(ofType: type)
    }

    /// The kind of the declaration that `name` means here: local names from the inside out, then properties.
    private func declaredKind(_ name: String, at node: Syntax) -> Kind {
        var child = node
        while let parent = child.parent {
            if let found = localKind(name, in: parent, before: child) { return found }
            child = parent
        }
        guard let type = types.last?.name, let declared = facts.propertyTypes(name, in: type).first ?? nil else {
            return .other
        }
        return Self.kind(ofType: declared)
    }

    /// nil: `name` is not declared by this node.
    private func localKind(_ name: String, in parent: Syntax, before child: Syntax) -> Kind? {
        if let items = parent.as(CodeBlockItemListSyntax.self) {
            var found: Kind?
            for item in items where item.position < child.position {
                if let variable = item.item.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings { found = bindingKind(name, binding) ?? found }
                } else if let guarding = item.item.as(GuardStmtSyntax.self) {
                    found = conditionKind(name, Array(guarding.conditions)) ?? found
                }
            }
            return found
        }
        if let list = parent.as(ConditionElementListSyntax.self) {
            // Earlier conditions of the same list.
            return conditionKind(name, list.filter { $0.position < child.position })
        }
        if let function = parent.as(FunctionDeclSyntax.self) {
            return parameterKind(name, function.parameters)
        }
        if let initializer = parent.as(InitializerDeclSyntax.self) {
            return parameterKind(name, initializer.signature.parameterClause.parameters)
        }
        if let closure = parent.as(ClosureExprSyntax.self), let clause = closure.signature?.parameterClause {
            return closureKind(name, clause)
        }
        if let condition = parent.as(IfExprSyntax.self), child.id != Syntax(condition.conditions).id {
            return conditionKind(name, Array(condition.conditions))
        }
        if let loop = parent.as(WhileStmtSyntax.self), child.id != Syntax(loop.conditions).id {
            return conditionKind(name, Array(loop.conditions))
        }
        if let loop = parent.as(ForStmtSyntax.self), child.id == Syntax(loop.body).id,
            loop.pattern.trimmedDescription == name
        {
            return kind(of: loop.sequence) == .array ? .object : .other
        }
        return nil
    }

    private func bindingKind(_ name: String, _ binding: PatternBindingSyntax) -> Kind? {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), bare(pattern.identifier.text) == name
        else {
            return nil
        }
        if let type = binding.typeAnnotation?.type { return Self.kind(ofType: type.flat) }
        return binding.initializer.map { kind(of: $0.value) } ?? .other
    }

    /// The last declaration of the name counts.
    private func conditionKind(_ name: String, _ conditions: [ConditionElementSyntax]) -> Kind? {
        for element in conditions.reversed() {
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            else { continue }
            guard let value = binding.initializer?.value else { return nil }
            // `if let x = x` names another x.
            if value.trimmedDescription == name { return nil }
            return kind(of: value)
        }
        return nil
    }

    private func parameterKind(_ name: String, _ parameters: FunctionParameterListSyntax) -> Kind? {
        for parameter in parameters where (parameter.secondName ?? parameter.firstName).text == name {
            return Self.kind(ofType: parameter.type.flat)
        }
        return nil
    }

    private func closureKind(_ name: String, _ clause: ClosureSignatureSyntax.ParameterClause) -> Kind? {
        switch clause {
        case .simpleInput(let list): return list.contains { $0.name.text == name } ? .other : nil
        case .parameterClause(let clause):
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
                return parameter.type.map { Self.kind(ofType: $0.flat) } ?? .other
            }
            return nil
        @unknown default: return nil
        }
    }
}
