// SPDX-License-Identifier: MIT
import SwiftSyntax

/// What a parser's delegate is told of an error says on iOS where it is; Foundation on Linux leaves that out. The method
/// asks the parser first: `let parseError = __located(parseError, by: parser)`.
extension Rewriter {
    func locateParserError(_ node: FunctionDeclSyntax) {
        guard node.fullName == "parser(_:parseErrorOccurred:)", let body = node.body,
            let parser = node.innerNames.first, let error = node.innerNames.last, parser != "_", error != "_"
        else { return }
        edits.insert(
            body.leftBrace.endPositionBeforeTrailingTrivia,
            " let \(error) = __located(\(error), by: \(parser)); _ = \(error); ")
    }
}
