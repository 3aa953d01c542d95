// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A type at the top level of a module that bears the name of a type Foundation got later. Where both modules are
/// imported the bare name is ambiguous, which it was not for the compiler the code was written with. An import of the
/// single type says which one is meant.
struct RivalType: Codable, Hashable, Sendable {
    /// As an import of a single declaration names it: `struct`, `class`, ...
    let keyword: String
    let name: String
    let isPublic: Bool

    /// What iOS 15 and later brought.
    private static let names: Set<String> = [
        "AttributeContainer", "AttributeScope", "AttributeScopes", "AttributedString", "AttributedStringKey",
        "AttributedSubstring", "CodableConfiguration", "ComparableComparator", "Expression", "FormatStyle",
        "InflectionRule", "InlinePresentationIntent", "KeyPathComparator", "ListFormatStyle",
        "LocalizedStringResource", "Morphology", "ParseStrategy", "ParseableFormatStyle", "Predicate",
        "PredicateBindings", "PredicateError", "PredicateExpression", "PredicateExpressions", "PresentationIntent",
        "SortComparator", "SortDescriptor", "SortOrder", "TermOfAddress",
    ]

    init?(keyword: TokenSyntax, name: TokenSyntax, of declaration: some WithModifiersSyntax) {
        guard Self.names.contains(name.text), !declaration.isPrivate else { return nil }
        (self.keyword, self.name) = (keyword.text, name.text)
        isPublic = declaration.has(modifier: "public", "open")
    }

    // MARK: Members

    /// Members of Swift's collections that came with iOS 18. An older one of a library goes before them on iOS, where
    /// they are not there for an app that runs on older ones; on Linux all members are there.
    private static let collectionMembers: Set<String> = ["indices(where:)"]
    private static let memberKeyword = "member"

    /// A method of a collection's extension.
    init?(_ method: FunctionDeclSyntax, of type: ExtensionDeclSyntax) {
        guard Self.collectionMembers.contains(method.fullName), !method.isPrivate, !type.isPrivate,
            ["Collection", "Sequence", "RandomAccessCollection"].contains(type.extendedType.trimmedDescription)
        else { return nil }
        (keyword, name) = (Self.memberKeyword, method.fullName)
        isPublic = [method.modifiers, type.modifiers].contains { $0.contains { $0.name.text == "public" } }
    }

    var isMember: Bool { keyword == Self.memberKeyword }

    /// One word, for a module's interface file.
    var word: String { [keyword, name, isPublic ? "public" : "internal"].joined(separator: ".") }

    init?(word: Substring) {
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count == 3 else { return nil }
        (keyword, name, isPublic) = (parts[0], parts[1], parts[2] == "public")
    }
}
