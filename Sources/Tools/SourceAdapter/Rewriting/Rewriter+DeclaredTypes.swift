// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Types that can be read in the sources without type checking: annotations of the nearest declaration of a name, casts,
/// and what is made by naming its class.
extension Rewriter {
    /// The type without spaces, parentheses and marks of optionality: `AnyObject` of `(AnyObject)?`.
    static func unmarked(_ type: String) -> String {
        var text = type.filter { $0 != " " && $0 != "(" && $0 != ")" }
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        for word in ["weak", "any"] where text.hasPrefix(word) && text.dropFirst(word.count).first?.isUppercase == true
        {
            text.removeFirst(word.count)
        }
        return text
    }

    /// The type as written, perhaps with marks of optionality; nil when the syntax does not tell.
    func declaredType(of expression: ExprSyntax) -> String? { readType(of: expression)?.text }

    /// A type as it is written, and whether it is this expression's, or only that of another type's property which has
    /// the name.
    struct ReadType {
        var text: String
        var isSure = true

        init(_ text: String, isSure: Bool = true) {
            self.text = text
            self.isSure = isSure
        }

        fileprivate init?(_ text: String?, isSure: Bool = true) {
            guard let text else { return nil }
            self.init(text, isSure: isSure)
        }

        /// The type of a part of what has this type.
        fileprivate func part(_ type: (String) -> String?) -> ReadType? { ReadType(type(text), isSure: isSure) }
    }

    /// What `declaredType(of:)` tells, and how far it can be relied on.
    func readType(of expression: ExprSyntax) -> ReadType? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return readType(of: chain.expression) }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return readType(of: unwrap.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            guard reference.argumentNames == nil else { return nil }
            return typeOfName(bare(reference.baseName.text), at: Syntax(expression))
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return readType(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return typeOfCast(sequence) ?? typeOfChoice(sequence)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            return typeOfMember(bare(member.declName.baseName.text), of: base)
        }
        if let subscripting = expression.as(SubscriptCallExprSyntax.self) {
            return readType(of: subscripting.calledExpression)?.part {
                Self.element(ofArray: $0) ?? Self.value(ofDictionary: $0)
            }
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text.first?.isUppercase == true
        {
            return ReadType(callee.baseName.text)
        }
        return isPerformed(expression) ? ReadType("AnyObject") : typeOfFound(expression) ?? typeOfMapped(expression)
    }

    /// `value.map { $0 as AnyObject }`, of an optional: a list has none of the members that are looked up then.
    private func typeOfMapped(_ expression: ExprSyntax) -> ReadType? {
        guard expression.parent?.is(OptionalChainingExprSyntax.self) == true,
            let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["map", "flatMap"].contains(callee.declName.baseName.text),
            let statements = call.trailingClosure?.statements, statements.count == 1,
            case .expr(let only)? = statements.first?.item
        else { return nil }
        return only.as(SequenceExprSyntax.self).flatMap(typeOfCast)
    }

    /// What a name is bound to in `let part = object.perform(selector)?.takeUnretainedValue()`.
    private func isPerformed(_ expression: ExprSyntax) -> Bool {
        guard expression.parent?.is(MemberAccessExprSyntax.self) != true,
            let taken = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            ["takeUnretainedValue", "takeRetainedValue"].contains(taken.declName.baseName.text), var base = taken.base
        else { return false }
        if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
        if let unwrap = base.as(ForceUnwrapExprSyntax.self) { base = unwrap.expression }
        let called = base.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.declName.baseName.text == "perform"
    }

    /// `list.first(where: ...)`.
    private func typeOfFound(_ expression: ExprSyntax) -> ReadType? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let list = callee.base,
            ["first", "last"].contains(callee.declName.baseName.text)
        else { return nil }
        return readType(of: list)?.part(Self.element)
    }

    /// Of one of the two in `condition ? one : other`.
    private func typeOfChoice(_ sequence: SequenceExprSyntax) -> ReadType? {
        let choice = sequence.elements.lazy.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }.first
        guard let choice, let other = sequence.elements.last else { return nil }
        return readType(of: choice.thenExpression) ?? readType(of: other)
    }

    private static func element(ofArray type: String) -> String? {
        let text = unmarked(type)
        if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") { return String(text.dropFirst().dropLast()) }
        if text.hasPrefix("Array<"), text.hasSuffix(">") { return String(text.dropFirst(6).dropLast()) }
        return nil
    }

    /// The type of what a dictionary holds, of those written in brackets.
    private static func value(ofDictionary type: String) -> String? {
        let text = unmarked(type)
        guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        var depth = 0
        for index in text.indices.dropFirst().dropLast() {
            if "[<".contains(text[index]) { depth += 1 }
            if "]>".contains(text[index]) { depth -= 1 }
            guard text[index] == ":", depth == 0 else { continue }
            return String(text[text.index(after: index)...].dropLast()) + "?"
        }
        return nil
    }

    /// `x as AnyObject`, `x as! AnyObject`.
    private func typeOfCast(_ sequence: SequenceExprSyntax) -> ReadType? {
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
        return ReadType(elements[2].as(TypeExprSyntax.self)?.type.flat)
    }

    /// A property of what `base` is known to be; where that is not known, one that every type of the module which has it
    /// declares with the same type.
    private func typeOfMember(_ name: String, of base: ExprSyntax) -> ReadType? {
        if name == "standard", base.trimmedDescription == "UserDefaults" { return ReadType("UserDefaults") }
        if base.trimmedDescription == "self", let own = types.last?.key {
            return ReadType(facts.propertyTypes(name, in: own).first ?? nil)
        }
        let owner = readType(of: base)
        if ["first", "last"].contains(name), let element = owner?.part(Self.element) { return element }
        if let owner, owner.isSure {
            let type = facts.key(Self.unmarked(owner.text), in: types.last?.qualifiedName ?? "")
            if let own = facts.propertyTypes(name, in: type).first { return ReadType(own) }
        }
        let declared = facts.propertyTypes(name, in: nil)
        guard let first = declared.first, let type = first,
            declared.allSatisfy({ $0.map(Self.unmarked) == Self.unmarked(type) })
        else { return nil }
        return ReadType(type, isSure: false)
    }

    /// The type of the declaration that `name` means here: local names from the inside out, then properties.
    private func typeOfName(_ name: String, at node: Syntax) -> ReadType? {
        var child = node
        while let parent = child.parent {
            if let found = local(name, in: parent, before: child) { return found }
            child = parent
        }
        guard let type = types.last?.key else { return nil }
        return ReadType(facts.propertyTypes(name, in: type).first ?? nil)
    }

    /// `.some(nil)`: declared by this node with a type that is not to be read.
    private func local(_ name: String, in parent: Syntax, before child: Syntax) -> ReadType?? {
        if let items = parent.as(CodeBlockItemListSyntax.self) {
            var found: ReadType??
            for item in active(items) {
                guard item.position < child.position else { break }
                if let variable = item.item.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings { found = bound(name, binding) ?? found }
                } else if let guarding = item.item.as(GuardStmtSyntax.self) {
                    found = bound(name, Array(guarding.conditions)) ?? found
                }
            }
            return found
        }
        if let list = parent.as(ConditionElementListSyntax.self) {
            // Earlier conditions of the same list.
            return bound(name, list.filter { $0.position < child.position })
        }
        if let function = parent.as(FunctionDeclSyntax.self) { return parameter(name, function.parameters) }
        if let initializer = parent.as(InitializerDeclSyntax.self) {
            return parameter(name, initializer.signature.parameterClause.parameters)
        }
        if let closure = parent.as(ClosureExprSyntax.self), let clause = closure.signature?.parameterClause {
            return parameter(name, ofClosure: clause)
        }
        if let list = parent.as(SwitchCaseSyntax.self), let label = list.label.as(SwitchCaseLabelSyntax.self) {
            return label.caseItems.lazy.compactMap { self.bound(name, $0.pattern) }.first
        }
        if let condition = parent.as(IfExprSyntax.self), child.id != Syntax(condition.conditions).id {
            return bound(name, Array(condition.conditions))
        }
        if let loop = parent.as(WhileStmtSyntax.self), child.id != Syntax(loop.conditions).id {
            return bound(name, Array(loop.conditions))
        }
        if let loop = parent.as(ForStmtSyntax.self), child.id == Syntax(loop.body).id,
            loop.pattern.trimmedDescription == name
        {
            return .some(readType(of: loop.sequence)?.part(Self.element))
        }
        return nil
    }

    /// The statements, with those of `#if` clauses that are compiled.
    private func active(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        items.flatMap { item -> [CodeBlockItemSyntax] in
            guard let config = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
            guard case .statements(let list)? = conditions.activeClause(of: config)?.elements else { return [] }
            return active(list)
        }
    }

    private func bound(_ name: String, _ binding: PatternBindingSyntax) -> ReadType?? {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), bare(pattern.identifier.text) == name
        else {
            return nil
        }
        if let type = binding.typeAnnotation?.type { return ReadType(type.flat) }
        return .some(binding.initializer.flatMap { readType(of: $0.value) })
    }

    /// The last declaration of the name counts.
    private func bound(_ name: String, _ conditions: [ConditionElementSyntax]) -> ReadType?? {
        for element in conditions.reversed() {
            if let matching = element.condition.as(MatchingPatternConditionSyntax.self),
                let found = bound(name, matching.pattern)
            {
                return found
            }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            else { continue }
            guard let value = binding.initializer?.value else { return nil }
            // `if let x = x` names another x.
            if value.trimmedDescription == name { return nil }
            return .some(readType(of: value))
        }
        return nil
    }

    /// `case let x as T`; nothing is known of what other patterns bind.
    private func bound(_ name: String, _ pattern: PatternSyntax) -> ReadType?? {
        let words = pattern.tokens(viewMode: .sourceAccurate).map { bare($0.text) }
        guard words.contains(name) else { return nil }
        guard words.count > 3, ["let", "var"].contains(words[0]), words[1] == name, words[2] == "as" else {
            return .some(nil)
        }
        return .some(ReadType(words[3...].joined(separator: " ")))
    }

    private func parameter(_ name: String, _ parameters: FunctionParameterListSyntax) -> ReadType?? {
        for parameter in parameters where (parameter.secondName ?? parameter.firstName).text == name {
            return ReadType(parameter.type.flat)
        }
        return nil
    }

    private func parameter(_ name: String, ofClosure clause: ClosureSignatureSyntax.ParameterClause) -> ReadType?? {
        switch clause {
        case .simpleInput(let list): return list.contains { $0.name.text == name } ? .some(nil) : nil
        case .parameterClause(let clause):
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
                return .some(ReadType(parameter.type?.flat))
            }
            return nil
        @unknown default: return nil
        }
    }
}
