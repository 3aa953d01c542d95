// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Members of `AnyObject`, which Objective-C looks up by name when the program runs: `object.title` becomes
/// `__any(object).title`, a method call a message by its selector. Only expressions whose declared type can be read in
/// the sources are taken for `AnyObject`.
extension Rewriter {
    /// Rewrites `base.member`, `base.method(...)` and `base.method?(...)`; `base` may end in `?` or `!`.
    func rewriteAnyObjectMember(_ node: MemberAccessExprSyntax) {
        // `object.self` is the object.
        guard let base = node.base, node.declName.baseName.text != "self",
            kind(of: base) == .object || isMessage(node, to: base),
            !belongsToOptional(node.declName.baseName.text, of: base)
        else { return }
        let object = withoutMarks(base)
        edits.insert(object.positionAfterSkippingLeadingTrivia, "__any(")
        edits.insert(object.endPositionBeforeTrailingTrivia, ")")
        var called = ExprSyntax(node)
        var method = "__send"
        if let chain = node.parent?.as(OptionalChainingExprSyntax.self), isCalled(ExprSyntax(chain)) {
            // What the object does not answer to gives nil.
            edits.replace(chain.questionMark, "")
            (called, method) = (ExprSyntax(chain), "__sendIfAnswered")
        } else if let unwrap = node.parent?.as(ForceUnwrapExprSyntax.self), isCalled(ExprSyntax(unwrap)) {
            edits.replace(unwrap.exclamationMark, "")
            called = ExprSyntax(unwrap)
        }
        guard isCalled(called), let call = called.parent?.as(FunctionCallExprSyntax.self) else { return }
        rewriteCall(call, node, method)
    }

    /// `other?.perform(Selector("name"))`, where another module says what `other` is: any object is sent messages so.
    private func isMessage(_ node: MemberAccessExprSyntax, to base: ExprSyntax) -> Bool {
        guard node.declName.baseName.text == "perform", base.is(OptionalChainingExprSyntax.self),
            !base.trimmedDescription.hasPrefix("self"), declaredType(of: base) == nil, isCalled(ExprSyntax(node)),
            let call = node.parent?.as(FunctionCallExprSyntax.self),
            let selector = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
        else { return false }
        return selector.calledExpression.trimmedDescription == "Selector"
            && call.arguments.dropFirst().allSatisfy { $0.label?.text == "with" }
    }

    /// `object["key"]`, which Objective-C sends to dictionaries and arrays, becomes `__element(of: object, "key")`.
    func rewrite(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, node.arguments.first?.label == nil, node.trailingClosure == nil,
            kind(of: node.calledExpression) == .object
        else { return .visitChildren }
        let object = withoutMarks(node.calledExpression)
        edits.insert(object.positionAfterSkippingLeadingTrivia, "__element(of: ")
        edits.replace(node.leftSquare, ", ")
        edits.replace(node.rightSquare, ")")
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            edits.replace(chain.questionMark, "")
        }
        return .visitChildren
    }

    /// `for touch: AnyObject in touches`, as sources of the first Swift have it. Without the annotation the elements keep
    /// their own type, whose members need no message.
    func rewrite(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if let annotation = node.typeAnnotation, annotation.type.trimmedDescription == "AnyObject" {
            edits.replace(annotation, "")
        }
        return .visitChildren
    }

    /// `token.map(center.removeObserver)`, where `token` is an `AnyObject?`.
    private func belongsToOptional(_ member: String, of base: ExprSyntax) -> Bool {
        Self.optionalsMembers.contains(member) && declaredType(of: base)?.hasSuffix("?") == true
            && !base.is(OptionalChainingExprSyntax.self) && !base.is(ForceUnwrapExprSyntax.self)
    }

    private static let optionalsMembers: Set<String> = ["map", "flatMap", "take", "unsafelyUnwrapped"]

    /// Whether the syntax tells that the expression is an `AnyObject`.
    func isAnyObject(_ expression: ExprSyntax) -> Bool { kind(of: expression) == .object }

    private func isCalled(_ expression: ExprSyntax) -> Bool {
        expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
    }

    private func rewriteCall(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ method: String) {
        let base = bare(member.declName.baseName.text)
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        guard trailing == 0, let open = call.leftParen else { return }
        let labels = call.arguments.map { $0.label.map { bare($0.text) } ?? "_" }
        let fullName = base + "(" + labels.map { $0 + ":" }.joined() + ")"
        if Self.commonMethods.contains(fullName) { return }
        let selector =
            facts.selectorAnywhere(MethodName(base: base, fullName: fullName, parameterTypes: nil))
            ?? SelectorNames.method(base, labels: labels)
        edits.replace(member.declName, method)
        edits.insert(open.endPositionBeforeTrailingTrivia, "\"\(selector)\", [")
        for argument in call.arguments {
            if let label = argument.label { edits.replace(label, "") }
            if let colon = argument.colon { edits.replace(colon, "") }
        }
        if let close = call.rightParen { edits.insert(close.positionAfterSkippingLeadingTrivia, "]") }
    }

    /// Methods of every object, which `__any` has as such.
    private static let commonMethods: Set<String> = [
        "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "responds(to:)",
        "isKind(of:)", "isMember(of:)", "isEqual(_:)", "copy()", "mutableCopy()", "perform(_:)", "perform(_:with:)",
        "perform(_:with:with:)",
    ]

    /// The expression without `?` and `!` at its end.
    private func withoutMarks(_ expression: ExprSyntax) -> ExprSyntax {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
        return expression
    }

    private enum Kind {
        case object
        case array
        case other
    }

    private func kind(of expression: ExprSyntax) -> Kind {
        guard let type = declaredType(of: expression) else { return .other }
        let text = Self.unmarked(type)
        return text == "AnyObject" ? .object : text == "[AnyObject]" || text == "Array<AnyObject>" ? .array : .other
    }
}
