// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    /// Notes which generic parameters of a declaration are bound to a class.
    func pushGenerics(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
        var bound: [String: String] = [:]
        for parameter in clause?.parameters ?? [] {
            bound[parameter.name.text] = parameter.inheritedType?.trimmedDescription ?? ""
        }
        for requirement in requirements?.requirements ?? [] {
            if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) {
                let name = conformance.leftType.trimmedDescription
                if bound[name] == "" { bound[name] = conformance.rightType.trimmedDescription }
            }
        }
        genericParameters.append(bound)
    }

    /// `T()` with `T: UIView` needs a `required` initialiser in Swift, and none for a class of Objective-C.
    func replaceGenericInitializer(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), callee.argumentNames == nil,
            let bound = genericParameters.reversed().lazy.compactMap({ $0[callee.baseName.text] }).first,
            !bound.isEmpty, facts.derivesFromOurObject(bound),
            facts.index.parents[bound] != nil || bound == "NSObject"
                || facts.isClass(bound)
        else { return }
        edits.insert(callee.positionAfterSkippingLeadingTrivia, "__objcNew(")
        edits.insert(callee.endPositionBeforeTrailingTrivia, ".self")
        edits.replace(parenthesis, "")
    }
}
