// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Conditional bindings of what is no optional. Sources of before Swift 5 have
/// `if let photos: PHFetchResult = PHAsset.fetchAssets(...)`: the annotation was taken for the wrapped type and the value
/// made an optional, which later compilers refuse.
/// `value` becomes `(value) as (Type)?`, which is the same for a value that is optional already.
extension Rewriter {
    /// Properties that were optional then.
    private static let optionalOnce: Set<String> = ["inputNode"]

    func rewrite(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if conditions.options.isSwiftFour, node.typeAnnotation == nil,
            let member = node.initializer?.value.as(MemberAccessExprSyntax.self),
            Self.optionalOnce.contains(member.declName.baseName.text)
        {
            edits.insert(member.positionAfterSkippingLeadingTrivia, "Optional(")
            edits.insert(member.endPositionBeforeTrailingTrivia, ")")
            return .visitChildren
        }
        guard conditions.options.isSwiftFour, let type = node.typeAnnotation?.type, let value = node.initializer?.value,
            Self.isPlain(type),
            value.is(FunctionCallExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        edits.insert(value.positionAfterSkippingLeadingTrivia, "(")
        edits.insert(value.endPositionBeforeTrailingTrivia, ") as (\(type.trimmedDescription))?")
        return .visitChildren
    }

    /// A type by its name alone: marks of optionality change what the pattern binds.
    private static func isPlain(_ type: TypeSyntax) -> Bool {
        type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) || type.is(ArrayTypeSyntax.self)
            || type.is(DictionaryTypeSyntax.self)
    }
}
