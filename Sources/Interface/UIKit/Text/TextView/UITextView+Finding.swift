// SPDX-License-Identifier: MIT

/// Selection and scroll position of a text control.
struct TextInteractionState: Equatable {
    var selection: NSRange
    var offset: CGPoint
}

/// A text view's find interaction, the keys that call it, and the marks behind what was found.
@MainActor
final class TextViewFinder: __ObjCObject, UIFindInteractionDelegate {
    static let actions: Set = ["find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:"]

    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private weak var textView: UITextView?
    private var marks: [NSRange: FoundMark] = [:]

    init(_ textView: UITextView) {
        self.textView = textView
        super.init()
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }

    let keyCommands = [
        UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find:")),
        UIKeyCommand(input: "f", modifierFlags: [.command, .alternate], action: Selector("findAndReplace:")),
        UIKeyCommand(input: "g", modifierFlags: .command, action: Selector("findNext:")),
        UIKeyCommand(input: "g", modifierFlags: [.command, .shift], action: Selector("findPrevious:")),
        UIKeyCommand(input: "e", modifierFlags: .command, action: Selector("useSelectionForFind:")),
    ]

    // MARK: Marks

    func mark(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        guard let textView else { return }
        marks.removeValue(forKey: range)?.removeFromSuperview()
        guard style != .normal else { return }
        let mark = FoundMark(isHighlighted: style == .highlighted)
        marks[range] = mark
        textView.insertSubview(mark, belowSubview: textView.canvas)
        mark.cover(textView.editorRects(range))
    }

    func clear() {
        for mark in marks.values { mark.removeFromSuperview() }
        marks = [:]
    }

    /// The text was laid out anew.
    func place() {
        guard let textView else { return }
        for (range, mark) in marks { mark.cover(textView.editorRects(range)) }
    }
}

/// Yellow behind a stretch of text, one rounded piece a line.
private final class FoundMark: UIView {
    private let color: UIColor
    private var rects: [CGRect] = []

    init(isHighlighted: Bool) {
        color = isHighlighted ? .systemYellow : UIColor.systemYellow.withAlphaComponent(0.3)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func cover(_ new: [CGRect]) {
        guard rects != new else { return }
        rects = new
        subviews.forEach { $0.removeFromSuperview() }
        for rect in new {
            let piece = UIView(frame: rect.insetBy(dx: -1, dy: 0))
            piece.backgroundColor = color
            piece.layer.cornerRadius = 3
            addSubview(piece)
        }
    }
}

extension UITextView {
    func findingChanged() {
        if let finder { removeInteraction(finder.interaction) }
        finder = isFindInteractionEnabled ? TextViewFinder(self) : nil
        if let finder { addInteraction(finder.interaction) }
    }

    func useSelectionToFind() {
        guard let range = selectedTextRange, !range.isEmpty else { return }
        findInteraction?.searchText = text(in: range)
    }

    /// Gives each stretch of the selection, or what is typed next, the attributes that `convert` makes of its own.
    func changeAttributes(_ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard allowsEditingTextAttributes else { return }
        let range = editor.selection
        guard range.length > 0 else {
            typingAttributes = convert(typingAttributes)
            return
        }
        var parts: [(NSRange, [NSAttributedString.Key: Any])] = []
        textStorage.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            parts.append((part, convert(attributes)))
        }
        textStorage.beginEditing()
        for (part, attributes) in parts { textStorage.setAttributes(attributes, range: part) }
        textStorage.endEditing()
        editorDidEdit()
    }
}

extension UITextView: UITextSearching {
    public var supportsTextReplacement: Bool { isEditable }

    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: any UITextSearchAggregator
    ) {
        let found = TextSearch.ranges(
            of: queryString, in: textStorage.string, options.stringCompareOptions, options.wordMatchMethod)
        for range in found {
            resultAggregator.foundRange(TextSpan(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle
    ) { finder?.mark(editor.range(foundTextRange), style) }

    public func clearAllDecoratedFoundText() { finder?.clear() }

    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?) {
        reveal(editor.range(range))
    }

    public func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {
        editor.select(editor.range(foundTextRange))
    }

    public func shouldReplace(
        foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String
    ) -> Bool { editorMayReplace(editor.range(foundTextRange), with: replacementText) }

    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {
        replace(foundTextRange, withText: replacementText)
    }

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        let found = TextSearch.ranges(
            of: queryString, in: textStorage.string, options.stringCompareOptions, options.wordMatchMethod)
        // From the end, so that those before keep their places.
        for range in found.reversed() where editorMayReplace(range, with: replacementText) {
            let attributes = textStorage.attributes(at: range.location, effectiveRange: nil)
            textStorage.replaceCharacters(
                in: range, with: NSAttributedString(string: replacementText, attributes: attributes))
        }
        editorDidEdit()
    }
}
