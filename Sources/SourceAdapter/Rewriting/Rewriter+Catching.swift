// SPDX-License-Identifier: MIT
import SwiftSyntax

extension Rewriter {
    /// `catch let error as NSError` catches every error on iOS, where all are bridged; on Linux only what is an object of
    /// that class, which not even Foundation's own errors are.
    func rewrite(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchItems.count == 1, let item = node.catchItems.first, let pattern = item.pattern,
            let name = Self.bridgedName(pattern)
        else { return .visitChildren }
        let start = node.body.leftBrace.endPositionBeforeTrailingTrivia
        guard let condition = item.whereClause?.condition else {
            edits.replace(pattern, "")
            edits.insert(start, " let \(name) = error as NSError;")
            return .visitChildren
        }
        serial += 1
        let caught = "__error_\(serial)"
        edits.replace(pattern, "let \(caught)")
        edits.insert(
            condition.positionAfterSkippingLeadingTrivia, "{ (\(name): NSError) -> Bool in ")
        edits.insert(condition.endPositionBeforeTrailingTrivia, " }(\(caught) as NSError)")
        edits.insert(start, " let \(name) = \(caught) as NSError;")
        return .visitChildren
    }

    /// The `x` of `let x as NSError`.
    private static func bridgedName(_ pattern: PatternSyntax) -> String? {
        let words = pattern.trimmedDescription.split(whereSeparator: \.isWhitespace)
        guard words.count == 4, ["let", "var"].contains(words[0]), words[2] == "as", words[3] == "NSError" else {
            return nil
        }
        return String(words[1])
    }
}
