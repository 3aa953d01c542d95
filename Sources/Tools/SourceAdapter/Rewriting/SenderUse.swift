// SPDX-License-Identifier: MIT
import SwiftSyntax

/// What an action does with its sender. Objective-C hands over whatever sends, also a bar button to `_ sender: UIButton`:
/// nothing looks at the class until a member is used.
final class SenderUse: SyntaxVisitor {
    private let name: String
    private var isLookedAt = false

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether the action never uses the parameter, or only says `sender: parameter` of another call.
    static func isOnlyPassed(_ parameter: FunctionParameterSyntax, in node: FunctionDeclSyntax) -> Bool {
        guard node.has("IBAction", "objc"), let body = node.body else { return false }
        let use = SenderUse((parameter.secondName ?? parameter.firstName).text)
        use.walk(body)
        return !use.isLookedAt
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .skipChildren }
        if node.parent?.as(LabeledExprSyntax.self)?.label?.text != "sender" { isLookedAt = true }
        return .skipChildren
    }
}
