// SPDX-License-Identifier: MIT
import CoreText

@preconcurrency
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// The paragraph to show for a range of the text; as long as the range. nil: the text's own.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        byName(self, "textContentStorage:textParagraphWithRange:", [textContentStorage, range], or: nil)
    }
}

/// What follows the changes of a text storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
    var textStorage: NSTextStorage? { get set }
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}

/// The paragraphs of an attributed string.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving, @unchecked Sendable {
    // Unchecked: see NSTextContentManager.

    /// A paragraph of the text, made when somebody asks for it.
    private struct Entry {
        var range: Range<Int>
        var element: NSTextParagraph?
    }

    private var storage = NSTextStorage(string: "")
    /// nil while the text was not read.
    private var entries: [Entry]?
    /// The text as it shows, of a range: text views put the looks of links on it. As long as what was asked for.
    var decorated: ((NSTextStorage, NSRange) -> NSAttributedString)?

    public override init() {
        super.init()
        storage.textStorageObserver = self
    }

    @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
        get { paragraphDelegate }
        set {
            super.delegate = newValue
            reset()
        }
    }

    private var paragraphDelegate: (any NSTextContentStorageDelegate)? {
        super.delegate as? any NSTextContentStorageDelegate
    }

    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard storage !== newValue else { return }
            storage.textStorageObserver = nil
            storage = newValue ?? NSTextStorage(string: "")
            storage.textStorageObserver = self
            reset()
        }
    }

    open var attributedString: NSAttributedString? {
        get { storage }
        set {
            if let newValue = newValue as? NSTextStorage {
                textStorage = newValue
            } else {
                storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
            }
        }
    }

    open override var documentRange: NSTextRange { NSTextRange(0..<storage.length) }

    // MARK: Paragraphs

    private func reset() {
        entries = nil
        for manager in textLayoutManagers { manager.elementsChanged() }
    }

    private func read() -> [Entry] {
        if let entries { return entries }
        let found = Self.paragraphs(of: storage.string, 0..<storage.length)
        entries = found
        return found
    }

    /// At least one: an empty text has an empty paragraph. None behind a separator at the end.
    private static func paragraphs(of text: String, _ range: Range<Int>) -> [Entry] {
        let units = Array(text.utf16)
        var result: [Entry] = []
        var start = range.lowerBound
        var unit = start
        while unit < range.upperBound {
            let code = units[unit]
            unit += 1
            guard SourceText.endsParagraph(code) else { continue }
            if code == 0x0D, unit < range.upperBound, units[unit] == 0x0A { unit += 1 }
            result.append(Entry(range: start..<unit))
            start = unit
        }
        if start < range.upperBound || units.isEmpty { result.append(Entry(range: start..<range.upperBound)) }
        return result
    }

    private func element(_ index: Int) -> NSTextParagraph {
        let entry = read()[index]
        if let made = entry.element { return made }
        let range = NSRange(location: entry.range.lowerBound, length: entry.range.count)
        let made = asked(range) ?? NSTextParagraph(attributedString: shown(range))
        made.textContentManager = self
        made.elementRange = NSTextRange(entry.range)
        entries?[index].element = made
        return made
    }

    private func asked(_ range: NSRange) -> NSTextParagraph? {
        guard let paragraphDelegate else { return nil }
        let answer = paragraphDelegate.textContentStorage(self, textParagraphWith: range)
        if let answer, answer.attributedString.length != range.length {
            fatalError(
                """
                NSTextContentStorageDelegate gave a paragraph of \(answer.attributedString.length) units for the range \
                \(range.location), \(range.length): it must be as long as its range
                """)
        }
        return answer
    }

    private func shown(_ range: NSRange) -> NSAttributedString { decorated?(storage, range) ?? storage.part(range) }

    /// Position of the paragraph that has a unit; the last one for units behind.
    private func index(of unit: Int, _ entries: [Entry]) -> Int {
        var (low, high) = (0, entries.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].range.upperBound > unit { high = middle } else { low = middle + 1 }
        }
        return low
    }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let entries = read()
        let isReverse = options.contains(.reverse)
        let unit = (textLocation as? TextOffset)?.unit ?? (isReverse ? storage.length : 0)
        // Going back starts with the paragraph that ends at the place or has it.
        var place = index(of: isReverse ? max(0, unit - 1) : unit, entries)
        if !isReverse, unit >= storage.length, storage.length > 0, textLocation != nil { return textLocation }
        while entries.indices.contains(place) {
            let element = element(place)
            let isWanted = super.delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
            if isWanted, !block(element) {
                return isReverse ? element.elementRange?.location : element.elementRange?.endLocation
            }
            place += isReverse ? -1 : 1
        }
        return isReverse ? documentRange.location : documentRange.endLocation
    }

    /// The text of an element; nil for one that is no paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    // MARK: Editing

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { attributedString(for: element).map(text.append) }
        guard let start = range.location as? TextOffset, let end = range.endLocation as? TextOffset else { return }
        storage.replaceCharacters(in: NSRange(location: start.unit, length: end.unit - start.unit), with: text)
    }

    /// Whole characters.
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let start = textRange.location as? TextOffset, let end = textRange.endLocation as? TextOffset,
            end.unit > start.unit, end.unit <= storage.length
        else { return textRange }
        let whole = (storage.string as NSString)
            .rangeOfComposedCharacterSequences(for: NSRange(location: start.unit, length: end.unit - start.unit))
        return NSTextRange(whole.location..<whole.location + whole.length)
    }

    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction {
            textStorage.beginEditing()
            transaction()
            textStorage.endEditing()
        }
    }

    open override func performEditingTransaction(_ transaction: () -> Void) {
        super.performEditingTransaction {
            storage.beginEditing()
            transaction()
            storage.endEditing()
        }
    }

    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        readAgain(newCharRange, delta)
        for manager in textLayoutManagers { manager.elementsChanged() }
    }

    /// Reads the paragraphs that an edit touched; those behind move to their new places.
    private func readAgain(_ range: NSRange, _ delta: Int) {
        guard let old = entries, !old.isEmpty, range.location != NSNotFound else {
            entries = nil
            return
        }
        // A line feed that comes behind a carriage return joins the paragraph above; else that one stays as it is.
        let joinsAbove = range.location > 0 && unit(at: range.location - 1) == 0x0D
        let first = index(of: joinsAbove ? range.location - 1 : range.location, old)
        let last = index(of: range.location + range.length - delta, old)
        let start = old[first].range.lowerBound
        let end = last == old.count - 1 ? storage.length : old[last].range.upperBound + delta
        guard start <= end, end <= storage.length else {
            entries = nil
            return
        }
        var kept = Array(old[..<first]) + Self.paragraphs(of: storage.string, start..<end)
        for var entry in old[(last + 1)...] {
            entry.range = entry.range.lowerBound + delta..<entry.range.upperBound + delta
            if delta != 0 { entry.element?.elementRange = NSTextRange(entry.range) }
            kept.append(entry)
        }
        entries = kept.isEmpty ? nil : kept
    }

    private func unit(at offset: Int) -> UInt16 {
        let units = storage.string.utf16
        return units[units.index(units.startIndex, offsetBy: offset)]
    }

    /// The looks that the text view gives to links are others.
    func decorationChanged() { reset() }
}
