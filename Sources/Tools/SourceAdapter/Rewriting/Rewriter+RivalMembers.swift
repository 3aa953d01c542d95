// SPDX-License-Identifier: MIT
import SwiftSyntax

/// `numbers.indices(where: isOdd)` of a library becomes `numbers.Kit::indices(where: isOdd)`: see `RivalType`. Module
/// selectors: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0491-module-selectors.md
extension Rewriter {
    func nameRivalMember(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { return }
        let name = member.declName.baseName.text
        let isTrailing = node.arguments.isEmpty && node.trailingClosure != nil
        let labels = isTrailing ? ["where"] : node.arguments.map { $0.label?.text ?? "_" }
        let full = name + "(" + labels.map { $0 + ":" }.joined() + ")"
        let owner = facts.rivals.filter { imported.contains($0.key) || $0.key == module }
            .filter { $0.value.contains { $0.isMember && $0.name == full } }.keys.min()
        guard let owner else { return }
        edits.insert(member.declName.positionAfterSkippingLeadingTrivia, owner + "::")
    }
}
