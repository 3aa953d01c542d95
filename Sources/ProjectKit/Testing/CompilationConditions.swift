// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Evaluates `#if` as a build for the iOS simulator does.
struct CompilationConditions {
    /// `-D` names.
    var names: Set<String>

    func holds(_ condition: ExprSyntax) -> Bool {
        if let boolean = condition.as(BooleanLiteralExprSyntax.self) { return boolean.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return names.contains(name.baseName.text) }
        if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
        if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return holds(only.expression)
        }
        if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
        return true
    }

    /// Operands and operators in turn; `&&` binds tighter than `||`.
    private func holds(_ elements: [ExprSyntax]) -> Bool {
        var result = false
        var conjunction = true
        for (index, element) in elements.enumerated() {
            if index % 2 == 0 {
                conjunction = conjunction && holds(element)
            } else if element.trimmedDescription == "||" {
                result = result || conjunction
                conjunction = true
            }
        }
        return result || conjunction
    }

    private func holds(_ call: FunctionCallExprSyntax) -> Bool {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "arch": return argument == "x86_64" || argument == "arm64"
        case "canImport": return !["AppKit", "Cocoa", "WatchKit", "SwiftUI", "Combine"].contains(argument)
        case "swift", "compiler": return !argument.hasPrefix("<")
        default: return true
        }
    }
}
