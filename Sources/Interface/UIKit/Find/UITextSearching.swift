// SPDX-License-Identifier: MIT

/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: __ObjCObject {
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere in a word.
        case contains = 0
        case startsWith
        case fullWord
    }

    open internal(set) var wordMatchMethod = WordMatchMethod.contains
    open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
}

/// How a found stretch of text looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    case normal = 0
    case found
    /// The one that the navigator stands at.
    case highlighted
}

/// Collects what a search finds, in any order.
@preconcurrency @MainActor
public protocol UITextSearchAggregator: NSObjectProtocol {
    var allFoundRanges: NSOrderedSet { get }
    func foundRange(_ range: UITextRange, searchString: String, document: AnyHashable?)
    func finishedSearching()
    /// Everything found is gone.
    func invalidate()
    func invalidateFoundRange(_ range: UITextRange, document: AnyHashable?)
}

/// A text, or several, that find interaction searches.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    var selectedTextRange: UITextRange? { get set }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: any UITextSearchAggregator)
    func decorate(foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()

    // Optional.

    var supportsTextReplacement: Bool { get }
    func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    func willHighlight(foundTextRange: UITextRange, document: AnyHashable?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?)
    var selectedTextSearchDocument: AnyHashable? { get }
    func compare(document: AnyHashable, toDocument: AnyHashable) -> ComparisonResult
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(
        foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    public func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?) {}
    public var selectedTextSearchDocument: AnyHashable? { nil }
    public func compare(document: AnyHashable, toDocument: AnyHashable) -> ComparisonResult { .orderedSame }
}

/// Finds a string in plain text.
enum TextSearch {
    static func ranges(
        of query: String, in text: String, _ options: NSString.CompareOptions,
        _ words: UITextSearchOptions.WordMatchMethod
    ) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let whole = text as NSString
        var found: [NSRange] = []
        var start = 0
        while start < whole.length {
            let rest = NSRange(location: start, length: whole.length - start)
            let range = whole.range(of: query, options: options, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if fits(range, whole, words) { found.append(range) }
            start = range.location + range.length
        }
        return found
    }

    private static func fits(
        _ range: NSRange, _ text: NSString, _ words: UITextSearchOptions.WordMatchMethod
    ) -> Bool {
        func isLetter(_ unit: Int) -> Bool {
            guard unit >= 0, unit < text.length, let scalar = Unicode.Scalar(text.character(at: unit)) else {
                return false
            }
            return CharacterSet.alphanumerics.contains(scalar)
        }
        let startsWord = !isLetter(range.location - 1)
        switch words {
        case .contains: return true
        case .startsWith: return startsWord
        case .fullWord: return startsWord && !isLetter(range.location + range.length)
        }
    }
}
