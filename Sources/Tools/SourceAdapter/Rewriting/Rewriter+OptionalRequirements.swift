// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Uses of optional requirements: the object is asked by name whether it has the member, then used as if it had.
extension Rewriter {
    /// `delegate.method?(x)` becomes `__responding(delegate, "method:")?.method(x)`, `delegate.method!(x)` a plain call.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let called: ExprSyntax
        let mark: TokenSyntax
        let isForced: Bool
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (called, mark, isForced) = (chaining.expression, chaining.questionMark, false)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (called, mark, isForced) = (unwrap.expression, unwrap.exclamationMark, true)
        } else {
            return
        }
        let member = called.as(MemberAccessExprSyntax.self)
        // Messages to `AnyObject` are rewritten as a whole.
        if let base = member?.base, isAnyObject(base) { return }
        guard let reference = member?.declName ?? called.as(DeclReferenceExprSyntax.self),
            member == nil || member?.base != nil,
            // Without an object it can only be a requirement of the protocol around.
            member != nil || types.last.map({ facts.isProtocol($0.key) }) == true
        else { return }
        let name = bare(reference.baseName.text)
        // A closure property may have the name of a framework's requirement; closures are called without labels.
        let isLabelled = node.arguments.contains { $0.label != nil }
        let selectors = calledRequirements(name, reference, node, of: member?.base)
        guard let selector = selectors.first else {
            if isLabelled, Self.answeredRequirements.contains(name) { edits.replace(mark, "") }
            return
        }
        if !isLabelled, mayBeClosure(name), !facts.declaresRequirement(name) { return }
        if isForced {
            edits.replace(mark, "")
        } else if isOverloaded(name, node), reference.argumentNames == nil {
            edits.replace(reference.baseName, Self.askingName(name))
            edits.replace(mark, "")
        } else if let base = member?.base {
            ask(base, selectors)
            edits.replace(mark, "")
        } else {
            edits.insert(called.positionAfterSkippingLeadingTrivia, "__responding(self, \"\(selector)\")?.")
            edits.replace(mark, "")
        }
    }

    /// Whether the module has a property of this name that can be called with a mark: its type is optional, or inferred.
    private func mayBeClosure(_ name: String) -> Bool {
        facts.propertyTypes(name, in: nil).contains { type in
            guard let type else { return true }
            return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
        }
    }

    /// Whether only the arguments' types, which the compiler alone knows, tell which requirement a call means.
    private func isOverloaded(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.map { ($0.label.map { bare($0.text) } ?? "_") + ":" }
        return facts.overloadedRequirements.contains(name + "(" + labels.joined() + ")")
    }

    private static func askingName(_ name: String) -> String { "__ifThere_" + name }

    /// A method that calls an optional requirement where the object has it, for requirements that overload each other.
    func askingMethod(_ node: FunctionDeclSyntax) -> [String] {
        guard facts.overloadedRequirements.contains(node.fullName), !node.isTypeMember else { return [] }
        let result = node.signature.returnClause?.type.flat ?? "Void"
        let effects = node.signature.effectSpecifiers.map { " " + $0.flat } ?? ""
        let marks = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let optional = result.hasSuffix("?") ? result : "(\(result))?"
        return [
            "func \(Self.askingName(bare(node.name.text)))\(node.plainParameters)\(effects) -> \(optional) { "
                + "guard __responding(self, \"\(selector(of: node))\") != nil else { return nil }; "
                + "return \(marks)\(node.name.text)(\(node.forwardedArguments)) }"
        ]
    }

    /// Optional methods of Foundation's delegates that have an implementation each on Linux: every object answers them,
    /// with what Foundation does where a delegate has none.
    private static let answeredRequirements: Set<String> = ["urlSession", "parser", "stream", "fileManager", "cache"]

    /// The selectors of the optional requirements that a call may mean: more than one where it does not show what the
    /// method is called of and several protocols have one of this Swift name, as `numberOfSections(in:)`.
    private func calledRequirements(
        _ name: String, _ reference: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax, of base: ExprSyntax?
    ) -> [String] {
        let scope = types.last?.qualifiedName
        let read = base.flatMap { readType(of: $0) }
        let type = base == nil ? types.last?.key : read.map { facts.key(Self.unmarked($0.text), in: scope ?? "") }
        let isSure = read?.isSure ?? true
        if let given = reference.argumentNames {
            let labels = given.arguments.map { bare($0.name.text) + ":" }
            return facts.requirements(name + "(" + labels.joined() + ")", of: type, isSure: isSure)
        }
        let labels = node.arguments.map { ($0.label.map { bare($0.text) } ?? "_") + ":" }
        let trailing =
            (node.trailingClosure == nil ? [] : ["_:"]) + node.additionalTrailingClosures.map { $0.label.text + ":" }
        let candidates = [
            name + "(" + labels.joined() + ")", name + "(" + (labels + trailing).joined() + ")",
        ]
        let found = candidates.lazy.map { self.facts.requirements($0, of: type, isSure: isSure) }
            .first { !$0.isEmpty }
        if let found { return found }
        return trailingClosureRequirement(name, labels: labels, hasTrailing: !trailing.isEmpty, of: type).map { [$0] }
            ?? []
    }

    /// A requirement whose last argument is given as a trailing closure, whatever its label.
    private func trailingClosureRequirement(
        _ name: String, labels: [String], hasTrailing: Bool, of type: String?
    ) -> String? {
        guard hasTrailing else { return nil }
        let start = name + "(" + labels.joined()
        let found = facts.optionalRequirements.keys.filter { key in
            key.hasPrefix(start) && key.filter { $0 == ":" }.count == labels.count + 1
        }
        return found.min().flatMap { facts.requirement($0, of: type) }
    }

    /// Optional methods that are read and not called (`if let f = delegate.method`, `delegate?.method != nil`).
    func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, !base.is(SuperExprSyntax.self) else { return }
        let name = bare(node.declName.baseName.text)
        if let names = node.declName.argumentNames {
            let fullName = name + "(" + names.arguments.map { bare($0.name.text) + ":" }.joined() + ")"
            let type = declaredType(of: base).map(Self.unmarked)
            guard let selector = facts.requirement(fullName, of: type), !isCalled(node), isObject(base),
                !isConcrete(base), type != nil || !facts.index.namesakes.contains(fullName) || isDelegate(base)
            else { return }
            ask(base, [selector])
        } else if let selector = facts.ownOptionalMethods[name] {
            guard !isCalled(node), !hasMembers(node), isObject(base), !isConcrete(base), !meansProperty(name, of: base)
            else { return }
            ask(base, [selector])
        }
    }

    /// Whether a name that is also the beginning of an optional method's is that of a property: one of the module's own
    /// types has it, or what the object is declared to be has no such method. An object whose type does not show may be of
    /// a framework, with a `title` or `size` of its own; then only what is called a delegate is taken for one.
    private func meansProperty(_ name: String, of base: ExprSyntax) -> Bool {
        if facts.declares(property: name) { return true }
        if let type = declaredType(of: base).map(Self.unmarked) { return !facts.hasOptionalMethod(name, type) }
        return !isDelegate(base)
    }

    private func isDelegate(_ base: ExprSyntax) -> Bool {
        let owner = base.trimmedDescription.lowercased()
        return owner.contains("delegate") || owner.contains("datasource")
    }

    /// Whether the member is the callee of a call, with or without a mark between.
    private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var child = Syntax(node)
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == child.id }
            guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else {
                return false
            }
            child = parent
        }
        return false
    }

    /// Whether a member or element of the member is used, which methods do not have: `object?.frame.height`.
    private func hasMembers(_ node: MemberAccessExprSyntax) -> Bool {
        var child = Syntax(node)
        while let parent = child.parent {
            if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == child.id }
            if let element = parent.as(SubscriptCallExprSyntax.self) { return element.calledExpression.id == child.id }
            guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else {
                return false
            }
            child = parent
        }
        return false
    }

    /// Not a type, and not `self`, whose members are those of its class.
    private func isObject(_ base: ExprSyntax) -> Bool {
        let text = base.trimmedDescription
        return text != "self" && text.first?.isUppercase != true
    }

    /// Whether the declared type is one of the module's own that is no protocol: its methods are simply there.
    private func isConcrete(_ base: ExprSyntax) -> Bool {
        guard let type = declaredType(of: base).map(Self.unmarked) else { return false }
        return facts.declaresType(type) && !facts.isProtocol(type)
    }

    /// `delegate?` becomes `__responding(delegate, "selector")?`; the call's types tell which of several is meant.
    private func ask(_ base: ExprSyntax, _ selectors: [String]) {
        edits.insert(base.positionAfterSkippingLeadingTrivia, "__responding(")
        let end = selectors.map { ", \"\($0)\"" }.joined() + ")?"
        if let chaining = base.as(OptionalChainingExprSyntax.self) {
            edits.replace(chaining.questionMark, end)
        } else {
            edits.insert(base.endPositionBeforeTrailingTrivia, end)
        }
    }
}
