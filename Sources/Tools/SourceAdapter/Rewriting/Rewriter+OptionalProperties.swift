// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Properties that are optional on iOS and not on Linux. The compiler refuses the marks of `url.absoluteString?.count`, where
/// `url` is an `NSURL`; it becomes `__optional(url.absoluteString)?.count`, which is the same for a property of that name
/// that is optional already.
extension Rewriter {
    private static let optionalOnDevices: Set<String> = ["absoluteString"]

    func makeOptional(_ expression: ExprSyntax) {
        guard Self.isOptionalOnDevices(expression) else { return }
        edits.insert(expression.positionAfterSkippingLeadingTrivia, "__optional(")
        edits.insert(expression.endPositionBeforeTrailingTrivia, ")")
    }

    private static func isOptionalOnDevices(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return optionalOnDevices.contains(name.baseName.text)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        // `url?.absoluteString!` unwraps only where there is a URL: a call around it would take the chain apart.
        return optionalOnDevices.contains(member.declName.baseName.text) && !isChain(base)
    }

    private static func isChain(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base { return isChain(base) }
        return expression.as(FunctionCallExprSyntax.self).map { isChain($0.calledExpression) } ?? false
    }
}
