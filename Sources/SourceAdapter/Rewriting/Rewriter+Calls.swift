// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    /// Functions of Foundation that behave differently on iOS; ours have other names because Foundation's cannot be
    /// redeclared.
    private static let replacedFunctions: Set<String> = [
        "NSStringFromClass", "NSClassFromString", "NSLocalizedString",
    ]

    /// Classes that are empty in Linux's Foundation and cannot be subclassed or made.
    private static let replacedClasses: Set<String> = ["NSExpression", "NSComparisonPredicate", "NSCompoundPredicate"]

    func rewrite(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .visitChildren
        }
        if Self.replacedFunctions.contains(name) || Self.replacedClasses.contains(name) {
            edits.replace(node.baseName, "__" + name)
        }
        return .visitChildren
    }

    func rewrite(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if Self.replacedClasses.contains(node.name.text) { edits.replace(node.name, "__" + node.name.text) }
        return .visitChildren
    }

    /// `Foundation.NSStringFromClass(...)`, and members with other names for Swift 4 code.
    func rewrite(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if Self.replacedFunctions.contains(name.text), let base = node.base, base.trimmedDescription == "Foundation" {
            edits.replace(base, "FoundationCompat")
            edits.replace(name, "__" + name.text)
        }
        renameForSwiftFour(node)
        rewriteAnyObjectMember(node)
        flattenOptionalWindow(node)
        return .visitChildren
    }

    /// `delegate?.window??.rootViewController`: the requirement is optional in Objective-C, which makes its type doubly
    /// optional. Here it is simply optional, so one of the two marks goes.
    private func flattenOptionalWindow(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "window", let base = node.base else { return }
        let owner = base.trimmedDescription.filter { $0 != "?" && $0 != "!" && $0 != " " }
        guard owner.hasSuffix("delegate"), let inner = node.parent, Self.mark(of: inner) != nil,
            let outer = inner.parent, let mark = Self.mark(of: outer)
        else { return }
        edits.replace(mark, "")
    }

    private static func mark(of node: Syntax) -> TokenSyntax? {
        node.as(OptionalChainingExprSyntax.self)?.questionMark ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
    }

    /// `type(of: object).description()`: every class has it in Objective-C, where it is the class's name.
    private func replaceClassDescription(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", node.arguments.isEmpty, node.trailingClosure == nil,
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
        else { return }
        edits.insert(type.positionAfterSkippingLeadingTrivia, "__NSStringFromClass(")
        edits.replace(member.period, ")")
        edits.replace(member.declName.baseName, "")
        if let parenthesis = node.leftParen { edits.replace(parenthesis, "") }
        if let parenthesis = node.rightParen { edits.replace(parenthesis, "") }
    }

    /// Classes that Objective-C can make without arguments and Foundation here cannot.
    private static let emptyInitializers: Set<String> = ["NSAttributedString", "NSMutableAttributedString", "Scanner"]

    private func completeEmptyInitializer(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.isEmpty,
            node.trailingClosure == nil, Self.emptyInitializers.contains(callee.baseName.text),
            let open = node.leftParen
        else { return }
        edits.insert(open.endPositionBeforeTrailingTrivia, "string: \"\"")
    }

    /// `UITableViewCell.classForCoder()`: a class answers with itself.
    private func replaceClassForCoder(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            member.declName.baseName.text == "classForCoder", node.trailingClosure == nil,
            let base = member.base, base.trimmedDescription.first?.isUppercase == true
        else { return }
        edits.replace(member.declName.baseName, "self")
        if let open = node.leftParen { edits.replace(open, "") }
        if let close = node.rightParen { edits.replace(close, "") }
    }

    /// Only a function can return a subclass, as `NSPredicate(format:)` does on iOS and `Timer(...target:...)` must here.
    private func replaceInitializers(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let isPredicate = callee.baseName.text == "NSPredicate" && labels.first == "format"
        let isTimer = callee.baseName.text == "Timer" && labels.contains("target")
        if isPredicate || isTimer { edits.insert(callee.endPositionBeforeTrailingTrivia, ".__make") }
    }

    /// Look-ups of texts and formats, which know plural rules on iOS.
    private func replaceLocalization(_ node: FunctionCallExprSyntax) {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "String",
            let label = node.arguments.first?.label, label.text == "format"
        {
            edits.replace(label, "__format")
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
        let name = member.declName.baseName
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let isFormat = name.text == "localizedStringWithFormat" && member.base?.trimmedDescription == "String"
        let isLookUp =
            name.text == "localizedString" && labels == ["forKey", "value", "table"]
            && !facts.declares(method: "localizedString(forKey:value:table:)")
        if isFormat || isLookUp { edits.replace(name, "__" + name.text) }
    }

    /// `delegate.method?(x)` of an optional requirement becomes `delegate.__responding("method:")?.method(x)`.
    func rewrite(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        renameForSwiftFour(node)
        replaceInitializers(node)
        completeEmptyInitializer(node)
        replaceClassForCoder(node)
        replaceGenericInitializer(node)
        replaceLocalization(node)
        replaceClassDescription(node)
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chaining.expression.as(MemberAccessExprSyntax.self), member.base != nil
        else { return .visitChildren }
        let labels = node.arguments.map { ($0.label.map { bare($0.text) } ?? "_") + ":" }
        let trailing =
            (node.trailingClosure == nil ? [] : ["_:"]) + node.additionalTrailingClosures.map { $0.label.text + ":" }
        let name = bare(member.declName.baseName.text)
        let candidates = [
            name + "(" + labels.joined() + ")", name + "(" + (labels + trailing).joined() + ")",
        ]
        guard
            let selector = candidates.lazy.compactMap({ self.facts.optionalRequirements[$0] }).first
                ?? trailingClosureRequirement(name, labels: labels, hasTrailing: !trailing.isEmpty)
        else { return .visitChildren }
        // A closure property may have the name of a framework's requirement.
        if facts.declares(property: name), !facts.declaresRequirement(name) { return .visitChildren }
        edits.insert(member.period.positionAfterSkippingLeadingTrivia, ".__responding(\"\(selector)\")?")
        edits.replace(chaining.questionMark, "")
        return .visitChildren
    }

    /// A requirement whose last argument is given as a trailing closure, whatever its label.
    private func trailingClosureRequirement(_ name: String, labels: [String], hasTrailing: Bool) -> String? {
        guard hasTrailing else { return nil }
        let start = name + "(" + labels.joined()
        return facts.optionalRequirements.first { entry in
            entry.key.hasPrefix(start) && entry.key.filter { $0 == ":" }.count == labels.count + 1
        }?.value
    }
}
