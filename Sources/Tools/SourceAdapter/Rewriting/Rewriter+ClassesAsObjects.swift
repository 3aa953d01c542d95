// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    private static let objectTypes: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!", "any AnyObject"]

    /// `registry.add(UIView.self)`: with Objective-C a class is an object, and is passed as one to the module's own methods
    /// that take any. Here it has to be put into one.
    func passClassesAsObjects(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        let places = node.arguments.enumerated().filter { namesItself($0.element.expression) }
        guard let name, !places.isEmpty, node.trailingClosure == nil else { return }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let types = facts.parameterTypes(ofMethods: "\(name.baseName.text)(\(labels))")
        for (index, argument) in places
        where !types.isEmpty && types.allSatisfy({ Self.objectTypes.contains($0[index]) }) {
            edits.insert(argument.expression.endPositionBeforeTrailingTrivia, " as AnyObject")
        }
    }

    /// `UIView.self`
    private func namesItself(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return member.declName.baseName.text == "self" && base.trimmedDescription.first?.isUppercase == true
    }
}
