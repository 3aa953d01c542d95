// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Values of an `@objc` protocol's type conform to the protocol in Objective-C, and may be given to generic functions. Here
/// they do not: such a function, and an extension of lists of such values, is repeated behind the file's last line for the
/// protocol's own type.
///
///     func more<T: Comparing>(_ value: T?) -> Matcher<T> { ... }
///     @_disfavoredOverload func more(_ value: (any Comparing)?) -> Matcher<any Comparing> { ... }
///
/// Where the module has numbers conform to the protocol, it is also repeated for them: they can be compared here, which
/// they cannot on iOS, and a function that takes what can be compared would be as good.
///
///     func more(_ value: NSNumber?) -> Matcher<NSNumber> { ... }
///
///     extension Array where Element: MKAnnotation { ... }
///     extension Array where Element == any MKAnnotation { ... }
extension Rewriter {
    /// Functions outside types with one generic parameter, which a protocol of this module alone constrains.
    func takeExistentials(_ node: FunctionDeclSyntax) {
        guard types.isEmpty, genericFunctions == 1, let clause = node.genericParameterClause,
            let parameter = clause.parameters.first, clause.parameters.count == 1, node.genericWhereClause == nil,
            let proto = parameter.inheritedType?.trimmedDescription, facts.isExposedProtocol(proto)
        else { return }
        edits.tail.append("@_disfavoredOverload " + text(of: node, with: "(any \(proto))", for: parameter.name.text))
        if facts.extends("NSNumber", with: proto) {
            edits.tail.append(text(of: node, with: "NSNumber", for: parameter.name.text))
        }
    }

    /// The function without its generic parameters, of which the one of this name is the type.
    private func text(of node: FunctionDeclSyntax, with type: String, for name: String) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            if let clause = node.genericParameterClause, isInside(token, clause) { continue }
            let isFirst = token.position == node.position
            let lead = isFirst ? "" : token.leadingTrivia.description
            let isName = token.text == name && !(token.parent?.is(MemberAccessExprSyntax.self) ?? false)
            text += lead + (isName ? type : token.text) + token.trailingTrivia.description
        }
        return text
    }

    private static let lists: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "Sequence", "Collection", "BidirectionalCollection",
        "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    ]

    /// Extensions of lists whose elements conform to one protocol, and that ask nothing of the elements' type itself.
    func takeExistentials(_ node: ExtensionDeclSyntax) {
        guard types.isEmpty, Self.lists.contains(node.extendedType.trimmedDescription), node.inheritanceClause == nil,
            let requirements = node.genericWhereClause?.requirements, requirements.count == 1,
            case .conformanceRequirement(let requirement)? = requirements.first?.requirement,
            requirement.leftType.trimmedDescription == "Element", !namesMembersOfElement(node.memberBlock)
        else { return }
        let proto = requirement.rightType.trimmedDescription
        guard facts.isExposedProtocol(proto) || facts.isImportedProtocol(proto) else { return }
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            text += token.position == node.position ? "" : token.leadingTrivia.description
            text += token.position == requirement.colon.position ? " == any" : token.text
            text += token.trailingTrivia.description
        }
        edits.tail.append(text)
    }

    /// `Element.shared`, `Element(...)`, and selectors, which only adapted code may have.
    private func namesMembersOfElement(_ block: MemberBlockSyntax) -> Bool {
        let tokens = block.tokens(viewMode: .sourceAccurate).map(\.text)
        return zip(tokens, tokens.dropFirst()).contains { first, second in
            first == "Element" && (second == "." || second == "(") || first == "#" && second == "selector"
        }
    }

    private func isInside(_ token: TokenSyntax, _ clause: GenericParameterClauseSyntax) -> Bool {
        token.position >= clause.position && token.endPosition <= clause.endPosition
    }
}
