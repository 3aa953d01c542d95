// SPDX-License-Identifier: MIT
import SwiftParser
import SwiftSyntax

/// An identifier without backticks.
func bare(_ name: String) -> String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

/// A type as it can be named in code: a part that starts small may be a keyword.
func quoted(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 != UInt8(ascii: ".") }) || name.first?.isLowercase == true else { return name }
    return name.split(separator: ".").map { $0.first?.isLowercase == true ? "`\($0)`" : String($0) }
        .joined(separator: ".")
}

extension SyntaxProtocol {
    /// The text on one line, without comments, so that generated code moves no line. Blocks are Swift's functions here, in
    /// generated code as in the app's.
    var flat: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !text.hasSuffix(" "), token.leadingTrivia.contains(where: \.isBlank) { text += " " }
            text += token.text
            if token.trailingTrivia.contains(where: \.isBlank) { text += " " }
        }
        while text.last == " " { text.removeLast() }
        return text.contains("@convention(block)") ? text.replacing("@convention(block) ", with: "") : text
    }
}

extension TriviaPiece {
    var isBlank: Bool {
        switch self {
        case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .blockComment, .lineComment,
            .docLineComment, .docBlockComment:
            return true
        default: return false
        }
    }
}

extension WithAttributesSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == name {
            return attribute
        }
        return nil
    }

    func has(_ names: String...) -> Bool { names.contains { attribute($0) != nil } }

    /// The `@available` attributes, with a space behind each.
    var availability: String {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available"
            else { return nil }
            return attribute.flat + " "
        }.joined()
    }

    /// Whether an `@available` attribute forbids all use.
    var unavailability: [AttributeSyntax] {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                attribute.arguments?.trimmedDescription.contains("unavailable") == true
            else { return nil }
            return attribute
        }
    }

    /// Whether Swift code cannot name the member: it exists for Objective-C alone, or not at all, and nothing here calls
    /// it by name. What Interface Builder sets is reserved for it in this way, and stays.
    var isHiddenFromSwift: Bool {
        guard !has("IBInspectable", "IBOutlet", "IBAction") else { return false }
        return attributes.contains { element in
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments
            else { return false }
            let words = arguments.map { $0.argument.trimmedDescription }
            if words.first == "*" { return words.contains("unavailable") }
            return words.first == "swift" && words.contains { $0.hasPrefix("obsoleted") || $0 == "unavailable" }
        }
    }

    /// The name in `@objc(name)`.
    var objcName: String? {
        attribute("objc")?.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
    }
}

extension WithModifiersSyntax {
    func modifier(_ name: String) -> DeclModifierSyntax? {
        modifiers.first { $0.name.text == name && $0.detail == nil }
    }

    func has(modifier names: String...) -> Bool { names.contains { modifier($0) != nil } }

    /// `public `, `open ` or nothing.
    var access: String {
        for name in ["public", "open", "package"] where modifier(name) != nil { return name + " " }
        return ""
    }

    var isPrivate: Bool { has(modifier: "private", "fileprivate") }
}

extension FunctionDeclSyntax {
    var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }
    var labels: [String] { parameters.map { bare($0.firstName.text) } }
    /// `tableView(_:didSelectRowAt:)`.
    var fullName: String { bare(name.text) + "(" + labels.map { $0 + ":" }.joined() + ")" }
    var parameterTypes: [String] { parameters.map { $0.type.flat } }
    var respondsToSelector: Bool { fullName == "responds(to:)" }
    var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
    var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
    var isTypeMember: Bool { has(modifier: "static", "class") }
    /// The parameters' names inside the function, in backticks where they are keywords; those that have none get one.
    var innerNames: [String] {
        parameters.enumerated().map { index, parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            guard name != "_" else { return "__argument\(index)" }
            return name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
        }
    }

    /// Arguments that hand the parameters on: `a, label: b`.
    var forwardedArguments: String {
        zip(parameters, innerNames).map { parameter, name in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInout = parameter.type.flat.hasPrefix("inout ")
            return label + (isInout ? "&" : "") + name
        }.joined(separator: ", ")
    }

    /// The signature without default values, which overrides and forwarding methods do not repeat.
    var plainSignature: String { signature { _ in "" } }

    /// The same with default values.
    var fullSignature: String { signature { $0.defaultValue.map { " " + $0.flat } ?? "" } }

    /// The parameters alone, without default values: `(_ a: Int, with b: Int)`.
    var plainParameters: String { "(" + list { _ in "" } + ")" }

    private func list(defaultValue: (FunctionParameterSyntax) -> String) -> String {
        zip(parameters, innerNames).map { parameter, name in
            let names = parameter.firstName.text + (parameter.firstName.text == name ? "" : " " + name)
            return "\(names): \(parameter.type.flat)\(parameter.ellipsis == nil ? "" : "...")\(defaultValue(parameter))"
        }.joined(separator: ", ")
    }

    private func signature(defaultValue: (FunctionParameterSyntax) -> String) -> String {
        let effects = signature.effectSpecifiers.map { " " + $0.flat } ?? ""
        let result = signature.returnClause.map { " " + $0.flat } ?? ""
        let generics = genericParameterClause?.flat ?? ""
        let requirements = genericWhereClause.map { " " + $0.flat } ?? ""
        return "\(generics)(\(list(defaultValue: defaultValue)))\(effects)\(result)\(requirements)"
    }

    private var isOperator: Bool {
        switch name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    /// Whether it can be called with arguments of types known only at run time.
    var isCallableByName: Bool {
        genericParameterClause == nil && !isAsync && !isOperator
            && !parameters.contains { parameter in
                let type = parameter.type.flat
                return parameter.ellipsis != nil || type.hasPrefix("inout ") || type.hasPrefix("some ")
                    || type.hasPrefix("isolated ") || type.hasPrefix("sending ")
            }
    }
}

extension InitializerDeclSyntax {
    private var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }
    /// `init(frame:)`.
    var fullName: String { "init(" + parameters.map { bare($0.firstName.text) + ":" }.joined() + ")" }
    var parameterTypes: [String] { parameters.map { $0.type.flat } }
    /// `init()`.
    var isPlain: Bool { signature.parameterClause.parameters.isEmpty && optionalMark == nil }
}

extension FunctionParameterSyntax {
    /// Whether the argument is a function that must not be kept.
    var takesTemporaryFunction: Bool {
        let type = type.withoutParentheses
        if type.is(FunctionTypeSyntax.self) { return true }
        guard let attributed = type.as(AttributedTypeSyntax.self), attributed.baseType.is(FunctionTypeSyntax.self)
        else { return false }
        return !attributed.attributes.trimmedDescription.contains("@escaping")
    }
}

extension TypeSyntax {
    /// What stands in parentheses that only group: `(@escaping (Int) -> Void)`.
    var withoutParentheses: TypeSyntax {
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.firstName == nil, only.ellipsis == nil
        else { return self }
        return only.type.withoutParentheses
    }
}

extension VariableDeclSyntax {
    /// The name, when the declaration binds a single one.
    var singleName: String? {
        guard bindings.count == 1, let pattern = bindings.first?.pattern.as(IdentifierPatternSyntax.self) else {
            return nil
        }
        return bare(pattern.identifier.text)
    }

    var isTypeMember: Bool { has(modifier: "static", "class") }

    /// Names of the accessors written out; `get` for the short form.
    var accessorNames: [String] {
        guard let block = bindings.first?.accessorBlock else { return [] }
        switch block.accessors {
        case .getter: return ["get"]
        case .accessors(let list): return list.map { $0.accessorSpecifier.text }
        @unknown default: return []
        }
    }

    var isReadOnly: Bool {
        if bindingSpecifier.text == "let" { return true }
        let names = accessorNames
        return !names.isEmpty && !names.contains { ["set", "willSet", "didSet", "_modify", "modify"].contains($0) }
    }
}

func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
}
