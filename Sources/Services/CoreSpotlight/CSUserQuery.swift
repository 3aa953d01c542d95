// SPDX-License-Identifier: MIT
import UIKit

/// What a person types into a search field: words that begin those of an item, in any of its texts, in any order. Items whose
/// title has them come first. Sendable: the lock of the query guards what changes.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    open var foundSuggestionsHandler: (@Sendable ([CSSuggestion]) -> Void)?
    open private(set) var foundSuggestionCount = 0
    private let words: [String]
    private let context: CSUserQueryContext?

    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        words = (userQueryString ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
        context = userQueryContext
        super.init(queryString: Self.query(words), queryContext: userQueryContext)
    }

    /// Each word has to begin one of the item's.
    private static func query(_ words: [String]) -> String {
        words.isEmpty ? "** == \"*\"" : words.map { "** == \"\($0)*\"cdw" }.joined(separator: " && ")
    }

    /// Nothing needs to be made ready here: the index is a database of the device.
    open class func prepare() {}
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

    open override func start() {
        let handler = foundSuggestionsHandler
        if handler != nil {
            DispatchQueue.global().async { [self] in
                do { tell(try suggestedTexts(), handler) } catch { completionHandler?(error) }
            }
        }
        super.start()
    }

    private func tell(_ texts: [String], _ handler: (@Sendable ([CSSuggestion]) -> Void)?) {
        let suggestions = texts.enumerated().map { CSSuggestion($1, typed: words.last ?? "", rank: $0) }
        foundSuggestionCount = suggestions.count
        if !suggestions.isEmpty { handler?(suggestions) }
    }

    /// Words of the found items that go on as the last typed one begins, each once, in the order of the alphabet.
    private func suggestedTexts() throws -> [String] {
        guard let last = words.last?.lowercased() else { return [] }
        let titles = try matches().map { $0.attributeSet.title ?? $0.attributeSet.displayName ?? "" }
        let found = titles.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map { $0.lowercased() }
            .filter { $0.hasPrefix(last) }
        let most = context?.maxSuggestionCount ?? CSUserQueryContext.standardCount
        return Array(Set(found).sorted().prefix(most))
    }

    /// - Complexity: O(items).
    override func ranked(_ items: [CSSearchableItem]) -> [CSSearchableItem] {
        let most = context?.maxResultCount ?? 0
        let isBetter = { [words] (item: CSSearchableItem) in
            let title = item.attributeSet.title ?? item.attributeSet.displayName ?? ""
            return words.contains { title.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        }
        let sorted = items.filter(isBetter) + items.filter { !isBetter($0) }
        return most > 0 ? Array(sorted.prefix(most)) : sorted
    }

    public enum UserInteractionKind: Int, Sendable { case select = 0, focus }

    /// What people choose does not change the order here.
    open func userEngaged(
        _ item: CSSearchableItem, visibleItems: [CSSearchableItem], interaction: UserInteractionKind
    ) {}
    open func userEngaged(
        _ suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], interaction: UserInteractionKind
    ) {}

    // MARK: As sequences

    public struct Item: Identifiable, Sendable {
        public let item: CSSearchableItem
        public var id: String { item.uniqueIdentifier }
    }
    public struct Suggestion: Identifiable, Sendable {
        public let suggestion: CSSuggestion
        public var id: String { suggestion.localizedAttributedSuggestion.string }
    }
    public struct Responses: AsyncSequence, Sendable {
        public enum Response: Sendable {
            case item(Item)
            case suggestion(Suggestion)
        }
        public typealias Element = Response
        let query: CSUserQuery
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSUserQuery
            var rest: ArraySlice<Response>?
            public mutating func next() async throws -> Response? {
                if rest == nil { rest = try query.allResponses()[...] }
                return rest?.popFirst()
            }
        }
        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
    }

    /// Suggestions first, then items.
    open var responses: Responses { Responses(query: self) }

    fileprivate func allResponses() throws -> [Responses.Response] {
        let texts = try suggestedTexts()
        let suggestions = texts.enumerated().map { CSSuggestion($1, typed: words.last ?? "", rank: $0) }
        return suggestions.map { .suggestion(Suggestion(suggestion: $0)) }
            + (try ranked(matches()).map { .item(Item(item: $0)) })
    }
}

open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    static let standardCount = 5
    /// 0: all.
    open var maxResultCount = 0
    open var maxSuggestionCount = standardCount
    open var enableRankedResults = false
    open var maxRankedResultCount = 0
    open var disableSemanticSearch = false

    public override init() { super.init() }
    open class func userQueryContext() -> CSUserQueryContext { CSUserQueryContext() }
    /// A person goes on from a suggestion.
    public init(currentSuggestion: CSSuggestion?) { super.init() }
}

/// What a person may want to type. Sendable: never changes.
open class CSSuggestion: __ObjCObject, @unchecked Sendable {
    public enum Kind: Int, Sendable { case none = 0, custom, `default` }
    /// With `NSAttributedString.Key.suggestionHighlight` on what the person has not typed yet.
    open private(set) var localizedAttributedSuggestion: NSAttributedString
    open private(set) var suggestionKind = Kind.default
    private let rank: Int

    init(_ text: String, typed: String, rank: Int) {
        let whole = NSMutableAttributedString(string: text)
        let start = min(typed.utf16.count, text.utf16.count)
        whole.addAttribute(
            .suggestionHighlight, value: true, range: NSRange(location: start, length: text.utf16.count - start))
        localizedAttributedSuggestion = whole
        self.rank = rank
        super.init()
    }

    open func compare(byRank other: CSSuggestion) -> ComparisonResult {
        rank == other.rank ? .orderedSame : rank < other.rank ? .orderedAscending : .orderedDescending
    }
    open func compare(_ other: CSSuggestion) -> ComparisonResult {
        localizedAttributedSuggestion.string.localizedStandardCompare(other.localizedAttributedSuggestion.string)
    }
}

extension NSAttributedString.Key {
    public static let suggestionHighlight = Self("CSSuggestionHighlight")
}

/// A text in several languages, which reads as the one of the app's. Sendable: never changes.
open class CSLocalizedString: __ObjCObject, @unchecked Sendable {
    private let texts: [String: String]

    /// - Parameter localizedStrings: by language, as `["de": "Rose"]`.
    public init(localizedStrings: [AnyHashable: Any]) {
        texts = Dictionary(
            localizedStrings.compactMap { key, value in
                (key.base as? String).flatMap { name in (value as? String).map { (name, $0) } }
            }
        ) { first, _ in first }
        super.init()
    }

    open func localizedString() -> String {
        let preferred = Bundle.preferredLocalizations(
            from: texts.keys.sorted(), forPreferences: Locale.preferredLanguages)
        return preferred.first.flatMap { texts[$0] } ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
    }
}

/// The principal object of an extension that tells of files what is in them.
open class CSImportExtension: __ObjCObject {
    public override init() { super.init() }
    /// - Throws: where the file cannot be read.
    open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {}
}
