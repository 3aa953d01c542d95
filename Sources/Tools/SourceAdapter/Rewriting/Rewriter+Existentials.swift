// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Values of an `@objc` protocol's type conform to the protocol in Objective-C, and may be given to generic functions. Here
/// they do not: such a function is repeated behind the file's last line for the protocol's own type.
///
///     func more<T: Comparing>(_ value: T?) -> Matcher<T> { ... }
///     @_disfavoredOverload func more(_ value: (any Comparing)?) -> Matcher<any Comparing> { ... }
extension Rewriter {
    /// Functions outside types with one generic parameter, which a protocol of this module alone constrains.
    func takeExistentials(_ node: FunctionDeclSyntax) {
        guard types.isEmpty, genericFunctions == 1, let clause = node.genericParameterClause,
            let parameter = clause.parameters.first, clause.parameters.count == 1, node.genericWhereClause == nil,
            let proto = parameter.inheritedType?.trimmedDescription, facts.isExposedProtocol(proto)
        else { return }
        let name = parameter.name.text
        var text = "@_disfavoredOverload "
        for token in node.tokens(viewMode: .sourceAccurate) where !isInside(token, clause) {
            let isFirst = token.position == node.position
            let lead = isFirst ? "" : token.leadingTrivia.description
            let isName = token.text == name && !(token.parent?.is(MemberAccessExprSyntax.self) ?? false)
            text += lead + (isName ? "(any \(proto))" : token.text) + token.trailingTrivia.description
        }
        edits.tail.append(text)
    }

    private func isInside(_ token: TokenSyntax, _ clause: GenericParameterClauseSyntax) -> Bool {
        token.position >= clause.position && token.endPosition <= clause.endPosition
    }
}
