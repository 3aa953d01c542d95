// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    /// `catch let error as NSError` catches every error on iOS, where all are bridged; on Linux only what is an object of
    /// that class, which not even Foundation's own errors are.
    func rewrite(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchItems.count == 1, let item = node.catchItems.first, let pattern = item.pattern,
            let (keyword, name) = Self.bridged(pattern)
        else { return .visitChildren }
        // A name of its own: an `error` that the clause sees is one from outside.
        serial += 1
        let caught = "__error_\(serial)"
        edits.replace(pattern, "let \(caught)")
        if let condition = item.whereClause?.condition {
            edits.insert(
                condition.positionAfterSkippingLeadingTrivia, "{ (\(name): NSError) -> Bool in ")
            edits.insert(condition.endPositionBeforeTrailingTrivia, " }(\(caught) as NSError)")
        }
        edits.insert(
            node.body.leftBrace.endPositionBeforeTrailingTrivia, " \(keyword) \(name) = \(caught) as NSError;")
        return .visitChildren
    }

    /// The `let` and `x` of `let x as NSError`.
    private static func bridged(_ pattern: PatternSyntax) -> (keyword: String, name: String)? {
        let words = pattern.trimmedDescription.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 4, ["let", "var"].contains(words[0]), words[2] == "as", words[3] == "NSError" else {
            return nil
        }
        return (words[0], words[1])
    }
}
