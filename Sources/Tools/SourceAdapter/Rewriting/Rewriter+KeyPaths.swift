// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Key paths whose names are asked for when the program runs: `object.observe(\.isHidden)` becomes
/// `object.observe(__named(\.isHidden, "isHidden"))`. On iOS they carry Objective-C's names.
extension Rewriter {
    /// Labels of the key paths that functions of the frameworks ask for their names.
    private static let namingFunctions: [String: String] = [
        "observe": "_", "publisher": "for", "willChangeValue": "for", "didChangeValue": "for",
        "NSSortDescriptor": "keyPath", "NSExpression": "forKeyPath",
    ]

    /// Names the literals among the arguments of such functions, and of functions of the module that hand them on.
    func nameKeyPaths(_ node: FunctionCallExprSyntax) {
        let callee =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let name = callee.map({ bare($0.baseName.text) }) else { return }
        for argument in node.arguments {
            guard let path = argument.expression.as(KeyPathExprSyntax.self), let names = names(of: path) else {
                continue
            }
            let label = argument.label.map { bare($0.text) } ?? "_"
            let function: String
            if let given = facts.observingParameters[name + "(" + label] {
                function = given ? "__namedWritable" : "__named"
            } else if Self.namingFunctions[name] == label {
                function = "__named"
            } else {
                continue
            }
            if !facts.writesThrough(name) { give(path, names, function) }
        }
    }

    /// `(\\Player.item)._kvcKeyPathString`.
    func nameKeyPath(_ node: MemberAccessExprSyntax) {
        edits.replace(node.declName.baseName, "__kvcKeyPathString")
        guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let path = tuple.elements.first?.expression.as(KeyPathExprSyntax.self), let names = names(of: path)
        else { return }
        give(path, names, "__named")
    }

    private func give(_ path: KeyPathExprSyntax, _ names: String, _ function: String) {
        edits.insert(path.positionAfterSkippingLeadingTrivia, function + "(")
        edits.insert(path.endPositionBeforeTrailingTrivia, ", \"\(names)\")")
    }

    /// `layer.position` of `\UIView.layer?.position`; nil for paths with subscripts, or `\.self`.
    private func names(of path: KeyPathExprSyntax) -> String? {
        var names: [String] = []
        for component in path.components {
            if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
                names.append(bare(property.declName.baseName.text))
            } else if !component.component.is(KeyPathOptionalComponentSyntax.self) {
                return nil
            }
        }
        // `\Outer.Inner.name`: the parser takes a nested type's name for a component.
        let first = names.firstIndex { $0.first?.isUppercase != true } ?? 0
        return names.isEmpty || names == ["self"] ? nil : names[first...].joined(separator: ".")
    }
}

/// The parameters of a function that are key paths it observes: `name(label`, and whether they can be written through.
/// Only what the function's own text shows is seen.
func observingParameters(_ name: String, _ parameters: FunctionParameterListSyntax, _ body: CodeBlockSyntax?)
    -> [String: Bool]
{
    var found: [String: Bool] = [:]
    for parameter in parameters {
        let type = parameter.type.trimmedDescription
        guard type.hasPrefix("KeyPath<") || type.hasPrefix("ReferenceWritableKeyPath<") else { continue }
        guard let text = body?.trimmedDescription,
            ["observe(", "publisher(", "_kvcKeyPathString", "eyPath:"].contains(where: text.contains)
        else { return [:] }
        found[name + "(" + bare(parameter.firstName.text)] = type.hasPrefix("Reference")
    }
    return found
}
