// SPDX-License-Identifier: MIT
import Foundation

/// What Markdown says of words: emphasis, code, strikethrough. Bits as on iOS.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// What Markdown says of a block: the blocks it stands in, from the innermost outwards.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// The header is row 0; those below it count from 1.
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Int, Hashable, Codable, Sendable { case left = 0, center, right }

        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        /// Equal for runs of one block.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

    public var count: Int { components.count }
    /// Of list items only.
    public var indentationLevel: Int {
        components.reduce(0) { level, component in
            switch component.kind {
            case .orderedList, .unorderedList: level + 1
            default: level
            }
        }
    }
    public var debugDescription: String { components.map { "\($0.kind) (id \($0.identity))" }.joined(separator: ", ") }
}

extension AttributeScopes.FoundationAttributes {
    @frozen public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    @frozen public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    // Only their key paths are used: the attributes have no values.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("an attribute has no value") }
    public var presentationIntent: PresentationIntentAttribute { fatalError("an attribute has no value") }
}
