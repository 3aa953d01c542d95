// SPDX-License-Identifier: MIT

/// A search that find interaction runs; a subclass searches in its own way.
@preconcurrency @MainActor
open class UIFindSession: __ObjCObject {
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// "2 of 7".
        case currentAndTotal = 0
        case total
        case none
    }

    open var resultCount: Int { 0 }
    /// `NSNotFound` without one.
    open var highlightedResultIndex: Int { NSNotFound }
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    open var allowsReplacement: Bool { supportsReplacement }

    public override init() { super.init() }

    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// Searches an object that knows its text.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    open private(set) weak var searchableObject: (any UITextSearching)?
    /// The interaction that shows the count.
    weak var interaction: UIFindInteraction?
    private var results = FoundRanges()
    private var current: Int?

    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { results.entries.count }
    open override var highlightedResultIndex: Int { current ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && current != nil }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard !query.isEmpty, let searchableObject else { return }
        results.onFinish = { [weak self] in self?.showResults() }
        results.owner = searchableObject
        searchableObject.performTextSearch(
            queryString: query, options: options ?? UITextSearchOptions(), resultAggregator: results)
    }

    private func showResults() {
        guard let searchableObject else { return }
        results.sort()
        for entry in results.entries {
            searchableObject.decorate(foundTextRange: entry.range, document: entry.document, usingStyle: .found)
        }
        current = nil
        highlight(results.first(after: searchableObject.selectedTextRange))
        interaction?.updateResultCount()
    }

    private func highlight(_ index: Int?) {
        guard let searchableObject else { return }
        if let current, results.entries.indices.contains(current) {
            let old = results.entries[current]
            searchableObject.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        current = index
        guard let index, results.entries.indices.contains(index) else { return }
        let entry = results.entries[index]
        searchableObject.willHighlight(foundTextRange: entry.range, document: entry.document)
        searchableObject.decorate(foundTextRange: entry.range, document: entry.document, usingStyle: .highlighted)
        searchableObject.scrollRangeToVisible(entry.range, inDocument: entry.document)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        let count = results.entries.count
        guard count > 0 else { return }
        let step = direction == .forward ? 1 : count - 1
        highlight(((current ?? (direction == .forward ? -1 : 0)) + step + count) % count)
        interaction?.updateResultCount()
    }

    open override func invalidateFoundResults() {
        searchableObject?.clearAllDecoratedFoundText()
        results = FoundRanges()
        current = nil
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let searchableObject, let current, results.entries.indices.contains(current) else { return }
        let entry = results.entries[current]
        guard
            searchableObject.shouldReplace(
                foundTextRange: entry.range, document: entry.document, withText: replacementString)
        else { return highlightNextResult(in: .forward) }
        searchableObject.replace(
            foundTextRange: entry.range, document: entry.document, withText: replacementString)
        performSearch(query: searchQuery, options: options)
        if !results.entries.isEmpty { highlight(min(current, results.entries.count - 1)) }
        interaction?.updateResultCount()
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }
}

/// What a search has found, in the order of the text.
@MainActor
private final class FoundRanges: __ObjCObject, UITextSearchAggregator {
    struct Entry {
        let range: UITextRange
        let document: AnyHashable?
    }

    private(set) var entries: [Entry] = []
    var onFinish: (() -> Void)?
    weak var owner: (any UITextSearching)?

    var allFoundRanges: NSOrderedSet { NSOrderedSet(array: entries.map(\.range)) }

    func foundRange(_ range: UITextRange, searchString: String, document: AnyHashable?) {
        entries.append(Entry(range: range, document: document))
    }

    func finishedSearching() { onFinish?() }

    func invalidate() {
        entries = []
        onFinish?()
    }

    func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?) {
        entries.removeAll { $0.range.isEqual(range) && $0.document == document }
        onFinish?()
    }

    func sort() {
        guard let owner else { return }
        entries.sort { one, other in
            if let first = one.document, let second = other.document, first != second {
                return owner.compare(document: first, toDocument: second) == .orderedAscending
            }
            return owner.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
        }
    }

    /// The first at or behind the selection; the first of all behind the last.
    func first(after selection: UITextRange?) -> Int? {
        guard !entries.isEmpty else { return nil }
        guard let selection, let owner else { return 0 }
        return entries.firstIndex {
            owner.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        } ?? 0
    }
}
