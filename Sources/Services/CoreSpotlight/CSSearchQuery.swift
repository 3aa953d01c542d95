// SPDX-License-Identifier: MIT
import UIKit

/// Looks for the app's items. Sendable: the lock guards what changes.
open class CSSearchQuery: __ObjCObject, @unchecked Sendable {
    open var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)?
    open var completionHandler: (@Sendable ((any Error)?) -> Void)?
    open var protectionClasses: [FileProtectionType] = []
    open private(set) var foundItemCount = 0
    open var isCancelled: Bool { lock.withLock { cancelled } }

    private let query: String
    private let lock = NSLock()
    private var cancelled = false

    public init(queryString: String, attributes: [String]?) {
        query = queryString
        super.init()
    }
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        query = queryString
        super.init()
    }

    open func cancel() { lock.withLock { cancelled = true } }

    open func start() {
        DispatchQueue.global().async { [self] in
            do {
                let items = ranked(try matches())
                guard !isCancelled else { throw CSSearchQueryError(.cancelled) }
                foundItemCount = items.count
                if !items.isEmpty { foundItemsHandler?(items) }
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    final func matches() throws -> [CSSearchableItem] {
        guard let condition = SpotlightCondition(query) else { throw CSSearchQueryError(.invalidQuery) }
        return try SpotlightDatabase.shared.rows().compactMap { try item($0, condition) }
    }

    /// In the order in which they are told.
    func ranked(_ items: [CSSearchableItem]) -> [CSSearchableItem] { items }

    // MARK: As a sequence

    public struct Results: AsyncSequence, Sendable {
        public struct Item: Identifiable, Sendable {
            public let item: CSSearchableItem
            public var id: String { item.uniqueIdentifier }
        }
        public typealias Element = Item
        let query: CSSearchQuery
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSSearchQuery
            var rest: ArraySlice<Item>?
            public mutating func next() async throws -> Item? {
                guard !query.isCancelled else { throw CSSearchQueryError(.cancelled) }
                if rest == nil { rest = query.ranked(try query.matches()).map(Item.init)[...] }
                return rest?.popFirst()
            }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
    }
    open var results: Results { Results(query: self) }

    private func item(_ row: SpotlightDatabase.Row, _ condition: SpotlightCondition) throws -> CSSearchableItem? {
        let attributes = try JSONDecoder().decode(SpotlightDatabase.Attributes.self, from: row.attributes)
        guard condition.matches(attributes) else { return nil }
        let set = CSSearchableItemAttributeSet(itemContentType: attributes.type ?? "")
        set.fill(texts: attributes.texts, numbers: attributes.numbers)
        return CSSearchableItem(uniqueIdentifier: row.identifier, domainIdentifier: row.domain, attributeSet: set)
    }
}

// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class CSSearchQueryContext: __ObjCObject, @unchecked Sendable {
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
    public struct SourceOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allowMail = SourceOptions(rawValue: 1)
    }
    open var sourceOptions: SourceOptions = []
    public override init() { super.init() }
}

/// A query in the language of metadata searches: `title == "*rose*"cd && rating > 3 || keywords == "red"`.
struct SpotlightCondition {
    private indirect enum Node {
        case all([Node])
        case any([Node])
        case not(Node)
        case compare(name: String, sign: String, value: String, flags: String)
    }
    private let root: Node

    /// nil: not a query.
    init?(_ text: String) {
        var parser = Parser(text)
        guard let node = parser.anyOf(), parser.isAtEnd else { return nil }
        root = node
    }

    func matches(_ attributes: SpotlightDatabase.Attributes) -> Bool { Self.matches(root, attributes) }

    private static func matches(_ node: Node, _ attributes: SpotlightDatabase.Attributes) -> Bool {
        switch node {
        case .all(let nodes): nodes.allSatisfy { matches($0, attributes) }
        case .any(let nodes): nodes.contains { matches($0, attributes) }
        case .not(let node): !matches(node, attributes)
        case .compare(let name, let sign, let value, let flags): compare(name, sign, value, flags, attributes)
        }
    }

    private static func compare(
        _ name: String, _ sign: String, _ value: String, _ flags: String, _ attributes: SpotlightDatabase.Attributes
    ) -> Bool {
        if let number = attributes.numbers[name], let wanted = Double(value) {
            switch sign {
            case "==": return number == wanted
            case "!=": return number != wanted
            case "<": return number < wanted
            case ">": return number > wanted
            case "<=": return number <= wanted
            default: return number >= wanted
            }
        }
        let texts =
            name == "**" || name == "*" ? Array(attributes.texts.values) : attributes.texts[name].map { [$0] } ?? []
        let found = texts.contains { fits($0, value, flags) }
        return sign == "!=" ? !found : found
    }

    /// Stars stand for any letters. `c` ignores case, `d` accents, `w` begins at words.
    private static func fits(_ text: String, _ pattern: String, _ flags: String) -> Bool {
        var options: String.CompareOptions = []
        if flags.contains("c") { options.insert(.caseInsensitive) }
        if flags.contains("d") { options.insert(.diacriticInsensitive) }
        let whole = text.folding(options: options, locale: nil)
        let wanted = pattern.folding(options: options, locale: nil)
        if flags.contains("w") {
            let plain = wanted.replacingOccurrences(of: "*", with: "")
            return whole.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(plain) }
        }
        let parts = wanted.components(separatedBy: "*")
        guard parts.count > 1 else { return whole == wanted }
        guard whole.hasPrefix(parts[0]) else { return false }
        var rest = whole.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }

    private struct Parser {
        private var rest: Substring
        init(_ text: String) { rest = text[...] }

        var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

        private mutating func take(_ token: String) -> Bool {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix(token) else { return false }
            rest = rest.dropFirst(token.count)
            return true
        }

        mutating func anyOf() -> Node? {
            guard let first = allOf() else { return nil }
            var nodes = [first]
            while take("||") {
                guard let next = allOf() else { return nil }
                nodes.append(next)
            }
            return .any(nodes)
        }

        private mutating func allOf() -> Node? {
            guard let first = one() else { return nil }
            var nodes = [first]
            while take("&&") {
                guard let next = one() else { return nil }
                nodes.append(next)
            }
            return .all(nodes)
        }

        private mutating func one() -> Node? {
            if take("(") {
                guard let inner = anyOf(), take(")") else { return nil }
                return inner
            }
            if take("!") { return one().map { .not($0) } }
            rest = rest.drop(while: \.isWhitespace)
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty, let sign = ["==", "!=", "<=", ">=", "<", ">"].first(where: { take($0) }) else {
                return nil
            }
            rest = rest.drop(while: \.isWhitespace)
            guard let value = value() else { return nil }
            let flags = rest.prefix { "cdwt".contains($0) }
            rest = rest.dropFirst(flags.count)
            return .compare(name: String(name), sign: sign, value: value, flags: String(flags))
        }

        private mutating func value() -> String? {
            guard let quote = rest.first, quote == "\"" || quote == "'" else {
                let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
                rest = rest.dropFirst(number.count)
                return number.isEmpty ? nil : String(number)
            }
            rest = rest.dropFirst()
            var text = ""
            while let character = rest.first, character != quote {
                rest = rest.dropFirst()
                if character == "\\", let next = rest.first {
                    text.append(next)
                    rest = rest.dropFirst()
                } else {
                    text.append(character)
                }
            }
            guard rest.first == quote else { return nil }
            rest = rest.dropFirst()
            return text
        }
    }
}
