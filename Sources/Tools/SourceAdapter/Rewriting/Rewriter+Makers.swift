// SPDX-License-Identifier: MIT
import SwiftSyntax

/// `View.init` handed on as a function, where `View` is a generic parameter that stands for a class: in Objective-C every
/// initialiser can be called on a class known only at run time. The static functions of the initialisers do it here.
extension Rewriter {
    func nameMaker(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", node.declName.argumentNames == nil,
            let base = node.base?.as(DeclReferenceExprSyntax.self), !isCallee(node),
            let constraint = bound(of: base.baseName.text, around: Syntax(node)),
            facts.derivesFromOurObject(constraint), facts.isClass(constraint) || facts.isImportedClass(constraint)
        else { return }
        edits.replace(node.declName.baseName, "__made")
    }

    /// Classes of values whose initialisers are not `required` here, and which apps extend by makers.
    private static let valueClasses: Set<String> = [
        "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDecimalNumber", "NSDictionary", "NSMutableArray",
        "NSMutableData", "NSMutableDictionary", "NSMutableString", "NSNumber", "NSSet", "NSString", "NSURL", "NSUUID",
        "UIBezierPath", "UIColor", "UIFont", "UIImage",
    ]

    /// `self.init(value: 1)` in `extension NSNumber { static func one() -> Self }`: an object of the class itself.
    func makeValue(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
            callee.declName.baseName.text == "init", callee.base?.trimmedDescription == "self",
            node.rightParen != nil, node.trailingClosure == nil, isInTypeMember(Syntax(node)),
            let type = types.last, type.kind == .ext, !facts.declaresType(type.name)
        else { return }
        let name = facts.key(type.name, in: "")
        guard Self.valueClasses.contains(name) else { return }
        // Bound conditionally it is the initialiser that may fail, and not one of that name that throws.
        let isBound = node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        edits.replace(callee, (isBound ? "__objcMadeIfAny(" : "__objcMade(") + name)
        edits.insert(node.endPositionBeforeTrailingTrivia, ", as: self)")
    }

    /// The class that a generic parameter, or else an associated type, stands for one of.
    private func bound(of name: String, around node: Syntax) -> String? {
        if let found = constraint(of: name, around: node) { return found }
        guard !facts.declaresType(name) else { return nil }
        return facts.associatedTypes[name].map { facts.key($0, in: "") }
    }

    private func isCallee(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }

    /// The class that a generic parameter of a declaration around is bound by.
    private func constraint(of parameter: String, around node: Syntax) -> String? {
        var next = node.parent
        while let current = next {
            if let clause = genericParameters(of: current),
                let found = clause.parameters.first(where: { $0.name.text == parameter })
            {
                return found.inheritedType?.trimmedDescription
            }
            next = current.parent
        }
        return nil
    }

    private func genericParameters(of node: Syntax) -> GenericParameterClauseSyntax? {
        node.as(FunctionDeclSyntax.self)?.genericParameterClause
            ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
            ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
            ?? node.as(StructDeclSyntax.self)?.genericParameterClause
            ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
    }
}
