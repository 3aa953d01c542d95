// SPDX-License-Identifier: MIT

/// A piece of a document that is laid out as one: most are paragraphs.
open class NSTextElement: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the thread of its content manager, as on iOS.

    open weak var textContentManager: NSTextContentManager?
    /// In the document; nil before the element belongs to one.
    open var elementRange: NSTextRange?

    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    open var childElements: [NSTextElement] { [] }
    open var parent: NSTextElement? { nil }
    /// False for an element that others of the document stand for.
    open var isRepresentedElement: Bool { true }
}

/// A paragraph with its separator.
open class NSTextParagraph: NSTextElement, @unchecked Sendable {
    // Unchecked: see NSTextElement.

    public let attributedString: NSAttributedString

    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    public override convenience init(textContentManager: NSTextContentManager?) {
        self.init(attributedString: nil)
        self.textContentManager = textContentManager
    }

    /// Without the separator.
    open var paragraphContentRange: NSTextRange? { part(from: 0, to: contentLength) }
    /// nil in front of the document's end, where there is none.
    open var paragraphSeparatorRange: NSTextRange? {
        contentLength == attributedString.length ? nil : part(from: contentLength, to: attributedString.length)
    }

    private var contentLength: Int {
        let units = Array(attributedString.string.utf16.suffix(2))
        guard let last = units.last, [0x0A, 0x0D, 0x2029].contains(last) else { return attributedString.length }
        return attributedString.length - (units == [0x0D, 0x0A] ? 2 : 1)
    }

    private func part(from start: Int, to end: Int) -> NSTextRange? {
        guard let elementRange, let manager = textContentManager,
            let first = manager.location(elementRange.location, offsetBy: start),
            let last = manager.location(elementRange.location, offsetBy: end)
        else { return nil }
        return NSTextRange(location: first, end: last)
    }
}

/// A paragraph of a list, with the items of the lists inside it.
open class NSTextListElement: NSTextParagraph, @unchecked Sendable {
    // Unchecked: see NSTextElement.

    public let textList: NSTextList
    public let contents: NSAttributedString?
    public let markerAttributes: [NSAttributedString.Key: Any]?
    private let children: [NSTextListElement]
    private weak var parentElement: NSTextListElement?

    public init(
        parent: NSTextListElement, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]?, children: [NSTextListElement]?
    ) {
        self.textList = textList
        self.contents = contents
        self.markerAttributes = markerAttributes
        self.children = children ?? []
        parentElement = parent
        super.init(attributedString: Self.marked(contents, textList, markerAttributes))
        adopt()
    }

    public init(
        contents: NSAttributedString?, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.textList = textList
        self.contents = contents
        self.markerAttributes = markerAttributes
        self.children = children ?? []
        super.init(attributedString: Self.marked(contents, textList, markerAttributes))
        adopt()
    }

    /// A list without a text of its own: only its items.
    public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        guard !children.isEmpty, nestingLevel >= 0 else { return nil }
        self.init(contents: nil, markerAttributes: nil, textList: textList, children: children)
    }

    private func adopt() {
        for (index, child) in children.enumerated() {
            child.parentElement = self
            child.number = child.textList.startingItemNumber + index
        }
    }

    /// The item's number in its list.
    private var number: Int?

    open override var childElements: [NSTextElement] { children }
    open override var parent: NSTextElement? { parentElement }

    /// The contents behind their marker and tabs, as TextKit shows lists.
    private static func marked(
        _ contents: NSAttributedString?, _ list: NSTextList, _ attributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString? {
        guard let contents else { return nil }
        let first = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
        let marker = list.marker(forItemNumber: list.startingItemNumber)
        let text = NSMutableAttributedString(
            string: "\t\(marker)\t", attributes: first.merging(attributes ?? [:]) { $1 })
        text.append(contents)
        return text
    }
}
