// SPDX-License-Identifier: MIT
import SwiftSyntax

/// `description()` of a class, which every class has in Objective-C: its name, or what an app's class says instead. Here it
/// is a member of an extension, which cannot be overridden: an override gets another name, under which those below override
/// it, and is found by name.
///
///     class Row: NSObject { class func __described() -> String { "row of " + __NSStringFromClass(self) } }
extension Rewriter {
    private static let classDescription = "description()"
    private static let described = "__described"

    func describeClass(_ node: FunctionDeclSyntax, _ type: OpenType) {
        guard type.kind == .cls, node.isTypeMember, node.fullName == Self.classDescription,
            let override = node.modifier("override")
        else { return }
        if !facts.inheritsClassMethod(Self.classDescription, type.key) { edits.replace(override, "") }
        edits.replace(node.name, Self.described)
        let receiver = "((o as! AnyClass) as! \(reference(to: type)).Type)"
        types[types.count - 1].entries.append(
            "t.classMethod(\"description\") { o, a in __objcResult(\(receiver).\(Self.described)()) }")
    }

    /// `type(of: object).description()`, `AnyClass.description()`, and `super.description()` in an override.
    func replaceClassDescription(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", node.arguments.isEmpty, node.trailingClosure == nil,
            let base = member.base
        else { return }
        if base.is(SuperExprSyntax.self) {
            guard let type = types.last, isInTypeMember(Syntax(node)) else { return }
            if facts.inheritsClassMethod(Self.classDescription, type.key) {
                edits.replace(member.declName.baseName, Self.described)
            } else {
                pass(base, of: member, in: node, to: "__NSStringFromClass(")
                edits.replace(base, "self")
            }
        } else if namesClass(base) || holdsClass(base), !facts.declares(methodsNamed: "description") {
            pass(base, of: member, in: node, to: "__classDescription(")
        }
    }
}
