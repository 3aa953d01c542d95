// SPDX-License-Identifier: MIT
import CoreText

@preconcurrency
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment for an element: a subclass draws what it likes.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Whether a line may start at a place.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool
    /// How a link looks; nil: as others.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        byName(
            self, "textLayoutManager:textLayoutFragmentForLocation:inTextElement:",
            [textLayoutManager, location, textElement],
            or: NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange))
    }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool { true }
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// Lays the elements of a content manager out in a container, one under the other.
open class NSTextLayoutManager: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: used on one thread at a time, as on iOS.

    public struct SegmentOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// `block` gets no ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first and the last line.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first segment begins at the container's edge.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last one ends there.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range at a wrap stands at the end of the line before.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    public enum SegmentType: Int, Sendable {
        case standard = 0
        /// Selected line ends reach to the container's edge.
        case selection
        case highlight
    }

    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { discardFragments() } }
    open internal(set) weak var textContentManager: NSTextContentManager?
    open var textContainer: NSTextContainer? {
        didSet {
            guard oldValue !== textContainer else { return }
            if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
            textContainer?.textLayoutManager = self
            geometryChanged()
        }
    }
    open var usesFontLeading = true { didSet { if oldValue != usesFontLeading { discardFragments() } } }
    open var limitsLayoutForSuspiciousContents = false
    /// Paragraphs that say nothing of it are hyphenated.
    open var usesHyphenation = false { didSet { if oldValue != usesHyphenation { discardFragments() } } }
    open var layoutQueue: OperationQueue?
    /// Asked for the looks of a fragment before it shows.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    open var textSelections: [NSTextSelection] = []
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    /// Those laid out, from the document's start.
    var fragments: [NSTextLayoutFragment] = []
    var isComplete = false
    /// Fragments of elements that may still be there after a change.
    var reusable: [ObjectIdentifier: NSTextLayoutFragment] = [:]
    var looks = RenderingLooks()
    /// The view that attachments' views come into.
    weak var attachmentParent: UIView?
    /// Called when the layout no longer fits the text.
    var onInvalidate: (() -> Void)?
    /// What the last stacking of all lines was made of; nil after a change.
    var stacked: ContainerLayout?
    var isLayingOut = false

    public override init() { super.init() }
    public required convenience init?(coder: NSCoder) { self.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    func attach(to manager: NSTextContentManager?) {
        textContentManager = manager
        discardFragments()
    }

    /// Gives the document to another content manager.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    // MARK: Changes

    /// The container has another size: lines break anew.
    func geometryChanged() { forget(keeps: true) }

    /// Elements came, went or moved; those still there keep their lines.
    func elementsChanged() { forget(keeps: true) }

    func discardFragments() { forget(keeps: false) }

    private func forget(keeps: Bool) {
        stacked = nil
        if keeps {
            for fragment in fragments { keep(fragment) }
        } else {
            reusable = [:]
        }
        fragments = []
        isComplete = false
        onInvalidate?()
    }

    private func keep(_ fragment: NSTextLayoutFragment) {
        guard let element = fragment.textElement else { return }
        reusable[ObjectIdentifier(element)] = fragment
    }

    /// A fragment's own measures are others: it and those behind it are placed anew.
    func fragmentChanged(_ fragment: NSTextLayoutFragment) {
        guard !isLayingOut, fragments.contains(where: { $0 === fragment }) else { return }
        geometryChanged()
    }

    open func invalidateLayout(for range: NSTextRange) {
        for fragment in fragments where fragment.rangeInElement.intersects(range) { fragment.discardDrawing() }
        geometryChanged()
    }

    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        textContentManager?.performEditingTransaction {
            textContentManager?.replaceContents(in: range, with: textElements)
        }
    }

    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    // MARK: Places

    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(0..<0) }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? NSNotFound
    }

    // MARK: Looks

    /// How links show that say nothing else: in the tint colour.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let standard = Self.linkRenderingAttributes
        guard let delegate else { return standard }
        return delegate.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? standard
    }
}
