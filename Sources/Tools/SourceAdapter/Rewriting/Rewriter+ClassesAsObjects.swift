// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    private static let objectTypes: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!", "any AnyObject"]

    /// `registry.add(UIView.self)`, `Sender(source: self)` in a class method: with Objective-C a class is an object, and is
    /// passed as one to the module's own methods and initialisers that take any. Here it has to be put into one.
    func passClassesAsObjects(_ node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        let places = node.arguments.enumerated().filter { namesItself($0.element.expression) }
        guard let name, !places.isEmpty, node.trailingClosure == nil else { return }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let types = parameterTypes(of: callee, name.baseName.text, "(\(labels))")
        for (index, argument) in places
        where !types.isEmpty && types.allSatisfy({ Self.objectTypes.contains($0[index]) }) {
            edits.insert(argument.expression.endPositionBeforeTrailingTrivia, " as AnyObject")
        }
    }

    /// `add(_:)`; `Sender(source:)` and `Sender.init(source:)`, whose names begin with a capital.
    private func parameterTypes(of callee: ExprSyntax, _ name: String, _ labels: String) -> [[String]] {
        let member = callee.as(MemberAccessExprSyntax.self)
        let type =
            name == "init" ? member?.base?.trimmedDescription.split(separator: ".").last.map(String.init) : name
        if let type, type.first?.isUppercase == true {
            return facts.parameterTypes(ofInitializers: "init" + labels, in: type)
        }
        return facts.parameterTypes(ofMethods: name + labels)
    }

    /// `UIView.self`; `self` in a class method.
    private func namesItself(_ expression: ExprSyntax) -> Bool {
        if expression.trimmedDescription == "self" { return isInTypeMember(Syntax(expression)) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return member.declName.baseName.text == "self" && base.trimmedDescription.first?.isUppercase == true
    }
}
