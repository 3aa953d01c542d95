// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Casts to protocols of objects. On iOS the cast takes a value for the object it bridges to, and a string in an `Any` is
/// an `NSCoding`; on Linux only the value itself is looked at. `value as? NSCoding` becomes
/// `__bridged(value) as? NSCoding`. So do casts to anchors: those of constraints are declared as of no kind, from which to
/// one the compiler knows that no cast can lead.
extension Rewriter {
    private static let objectProtocols: Set<String> = [
        "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "NSObjectProtocol",
    ]

    private static let anchors: Set<String> = ["NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension"]

    /// What binds tighter than a cast: there the operand is more than the element before it.
    private static let tighter: Set<String> = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "...", "..<"]

    /// `snapshot as NSDiffableDataSourceSnapshotReference`: the compiler knows the way of Foundation's values alone.
    private func bridgeSnapshot(_ elements: [ExprSyntax]) {
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type,
                type.trimmedDescription == "NSDiffableDataSourceSnapshotReference"
            else { continue }
            let operand = Self.withoutEffects(elements[index - 1])
            edits.insert(operand.positionAfterSkippingLeadingTrivia, "__snapshotReference(")
            edits.insert(operand.endPositionBeforeTrailingTrivia, ")")
        }
    }

    /// `dictionary as [NSObject: AnyObject]`: the compiler knows the way only to what Foundation's values are made of.
    private func bridgeObjects(_ elements: [ExprSyntax]) {
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(DictionaryTypeSyntax.self),
                type.key.trimmedDescription == "NSObject", type.value.trimmedDescription == "AnyObject",
                !elements[index - 1].is(DictionaryExprSyntax.self)
            else { continue }
            let operand = Self.withoutEffects(elements[index - 1])
            edits.insert(operand.positionAfterSkippingLeadingTrivia, "__objects(")
            edits.insert(operand.endPositionBeforeTrailingTrivia, ")")
        }
    }

    /// `kCFStreamPropertySSLPeerTrust as Stream.PropertyKey`: on iOS the type is the string's, under another name.
    private func nameStreamProperty(_ elements: [ExprSyntax]) {
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                let operand = elements[index - 1].as(DeclReferenceExprSyntax.self),
                operand.baseName.text.hasPrefix("kCFStream"),
                let type = elements[index + 1].as(TypeExprSyntax.self)?.type,
                ["Stream.PropertyKey", "CFStreamPropertyKey"].contains(type.trimmedDescription)
            else { continue }
            edits.replace(operand, "__streamProperty(\(operand.baseName.text))")
        }
    }

    /// `unsafeBitCast(block, to: AnyObject.self)`, and back: a closure of Linux is no object, and twice as large as one.
    func boxBlock(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            callee.baseName.text == "unsafeBitCast", node.arguments.map({ $0.label?.text ?? "" }) == ["", "to"]
        else { return }
        edits.replace(callee.baseName, "__objcBitCast")
    }

    func rewrite(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        bridgeSnapshot(elements)
        bridgeObjects(elements)
        nameStreamProperty(elements)
        for index in elements.indices.dropFirst().dropLast() where Self.isConditionalCast(elements[index]) {
            // `name as Any as? NSCopying`: what is cast has a cast of its own.
            var first = index - 1
            while first >= 2, Self.isCast(elements[first - 1]) { first -= 2 }
            guard let type = elements[index + 1].as(TypeExprSyntax.self)?.type, Self.namesObjectProtocol(type),
                first == 0 || !Self.tighter.contains(elements[first - 1].trimmedDescription)
            else { continue }
            let (start, end) = (Self.withoutEffects(elements[first]), Self.withoutEffects(elements[index - 1]))
            edits.insert(start.positionAfterSkippingLeadingTrivia, "__bridged(")
            edits.insert(end.endPositionBeforeTrailingTrivia, ")")
        }
        return .visitChildren
    }

    private static func isCast(_ element: ExprSyntax) -> Bool {
        element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self)
    }

    /// `as?`, `as!` and `is`. `as` alone is the compiler's, which bridges.
    private static func isConditionalCast(_ element: ExprSyntax) -> Bool {
        if let cast = element.as(UnresolvedAsExprSyntax.self) { return cast.questionOrExclamationMark != nil }
        return element.is(UnresolvedIsExprSyntax.self)
    }

    private static func namesObjectProtocol(_ type: TypeSyntax) -> Bool {
        var type = type
        while true {
            if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                type = only.type
            } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
                type = some.constraint
            } else {
                let name = type.trimmedDescription
                return objectProtocols.contains(name) || anchors.contains(name) || name.hasPrefix("NSLayoutAnchor<")
            }
        }
    }

    /// `try?` makes an optional of the operand and belongs to it; `try` and `await` speak of the whole expression.
    private static func withoutEffects(_ expression: ExprSyntax) -> ExprSyntax {
        if let attempt = expression.as(TryExprSyntax.self) { return withoutEffects(attempt.expression) }
        if let waiting = expression.as(AwaitExprSyntax.self) { return withoutEffects(waiting.expression) }
        return expression
    }
}
