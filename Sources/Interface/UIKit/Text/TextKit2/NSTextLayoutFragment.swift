// SPDX-License-Identifier: MIT
import CoreText

/// The lines of one element, laid out.
open class NSTextLayoutFragment: __ObjCObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: used on the thread of its layout manager, as on iOS.

    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Fragments without an exact place are fine.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// A separator at the end of the text has an empty line behind it.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds
        case calculatedUsageBounds
        case layoutAvailable
    }

    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// nil once the element is gone.
    open private(set) var textElement: NSTextElement?
    private let ownRange: NSTextRange?
    open var layoutQueue: OperationQueue?
    open private(set) var state = State.none
    /// Top left corner in the container.
    var origin = CGPoint.zero
    private(set) var layout: TextLayout?
    private var text = NSAttributedString(string: "")
    private var lines: [NSTextLineFragment] = []
    private var providers: [Int: NSTextAttachmentViewProvider] = [:]
    /// What the text was laid out for: nil before.
    private var room: Room?

    struct Room: Equatable {
        var width: CGFloat
        var height: CGFloat
        var maximumLines: Int
        var isFirst: Bool
        var isLast: Bool
        /// Where the fragment starts, when text keeps clear of something in the container.
        var top: CGFloat?
    }

    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        ownRange = rangeInElement
        super.init()
    }

    public required convenience init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { Unsupported.report("NSTextLayoutFragment.encode(with:)") }

    /// The part of the document that the fragment shows.
    open var rangeInElement: NSTextRange {
        ownRange ?? textElement?.elementRange ?? NSTextRange(0..<0)
    }

    open var textLineFragments: [NSTextLineFragment] {
        textLayoutManager?.ensureLayout(of: self)
        return lines
    }

    // MARK: What subclasses change

    /// Room beside the lines, points.
    open var leadingPadding: CGFloat { 0 }
    open var trailingPadding: CGFloat { 0 }
    /// Room above and below the lines: what the paragraph style asks for in front of and behind the paragraph.
    open var topMargin: CGFloat { isFirst ? 0 : paragraphStyle?.paragraphSpacingBefore ?? 0 }
    open var bottomMargin: CGFloat { isLast ? 0 : paragraphStyle?.paragraphSpacing ?? 0 }

    private var isFirst: Bool { textLayoutManager?.isFirst(self) ?? true }
    private var isLast: Bool { textLayoutManager?.isLast(self) ?? false }

    private var paragraphStyle: NSParagraphStyle? {
        guard let text = (textElement as? NSTextParagraph)?.attributedString, text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// Where lines and margins are in the container.
    open var layoutFragmentFrame: CGRect {
        textLayoutManager?.ensureLayout(of: self)
        return CGRect(origin: origin, size: size)
    }

    private(set) var size = CGSize.zero

    /// Around what the fragment draws, from its own corner: glyphs may reach out of the lines.
    open var renderingSurfaceBounds: CGRect {
        textLayoutManager?.ensureLayout(of: self)
        var bounds = CGRect(origin: .zero, size: size)
        if let ink = layout?.inkBounds, !ink.isNull {
            bounds = bounds.union(ink.offsetBy(dx: linesOrigin.x, dy: linesOrigin.y).insetBy(dx: -1, dy: -1))
        }
        return bounds
    }

    /// Draws with the fragment's corner at a point, y down.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            line.draw(
                at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY),
                in: context)
        }
    }

    // MARK: Lines

    /// The line at a height of the fragment. Without an exact match: the nearest one.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        let lines = textLineFragments
        let hit = lines.last { $0.typographicBounds.minY <= verticalOffset } ?? lines.first
        guard requiresExactMatch, let bounds = hit?.typographicBounds else { return hit }
        return verticalOffset >= bounds.minY && verticalOffset < bounds.maxY ? hit : nil
    }

    /// The line that has a place. Where a line wraps, upstream means the line before.
    open func textLineFragment(
        for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
    ) -> NSTextLineFragment? {
        guard let unit = textLayoutManager?.offset(from: rangeInElement.location, to: textLocation) else { return nil }
        let lines = textLineFragments
        if isUpstreamAffinity, let before = lines.first(where: { NSMaxRange($0.characterRange) == unit }) {
            return before
        }
        return lines.last { $0.characterRange.location <= unit && unit <= NSMaxRange($0.characterRange) }
    }

    open func invalidateLayout() {
        room = nil
        state = .none
        textLayoutManager?.fragmentChanged(self)
    }

    /// The attributes that show are others; the lines stay where they are.
    func discardDrawing() { room = nil }

    // MARK: Layout

    private(set) var linesOrigin = CGPoint.zero
    /// Between the last line and another paragraph, points.
    private(set) var spacing: CGFloat = 0
    /// Height of the empty line behind the last separator; zero without one.
    private(set) var extraHeight: CGFloat = 0
    var lineCount: Int { lines.count }
    /// Some of the text is not shown.
    var isTruncated: Bool { layout?.isTruncated ?? false }

    /// Breaks the element's text into lines for a room.
    func layOut(_ wanted: Room, _ manager: NSTextLayoutManager) {
        guard room != wanted else { return }
        room = wanted
        text = manager.shownText(of: self)
        var options = manager.textContainer?.layoutOptions ?? TextLayout.Options()
        options.width =
            wanted.width.isFinite ? max(0, Double(wanted.width - leadingPadding - trailingPadding)) : .infinity
        options.height = Double(wanted.height)
        options.maximumLines = wanted.maximumLines
        options.usesFontLeading = manager.usesFontLeading
        options.refusesBreak = manager.refusedBreaks(in: self)
        if let top = wanted.top, let taken = options.taken {
            let shift = Double(top + topMargin)
            options.taken = { taken($0 + shift, $1) }
        }
        makeProviders(manager)
        let layout = TextLayout(manager.source(text), options)
        self.layout = layout
        linesOrigin = CGPoint(x: isRightToLeft(layout) ? trailingPadding : leadingPadding, y: topMargin)
        lines = layout.lines.map { NSTextLineFragment(text, layout, $0, at: linesOrigin) }
        var height = layout.size.height
        addExtraLine(wanted.isLast, layout, &height)
        spacing = wanted.isLast ? 0 : CGFloat(layout.spacingBelow) - (paragraphStyle?.paragraphSpacing ?? 0)
        let width = lines.reduce(0) { max($0, $1.typographicBounds.maxX) } + trailingPadding
        size = CGSize(width: width, height: topMargin + height + spacing + bottomMargin)
        state = .layoutAvailable
    }

    private func isRightToLeft(_ layout: TextLayout) -> Bool { layout.lines.first?.line.baseIsRightToLeft ?? false }

    private func addExtraLine(_ isLast: Bool, _ layout: TextLayout, _ height: inout CGFloat) {
        extraHeight = 0
        guard isLast, layout.endsWithParagraphEnd, let font = layout.lastFont else { return }
        extraHeight = CGFloat(font.lineHeight + font.styleLeading)
        let bounds = CGRect(x: linesOrigin.x, y: linesOrigin.y + height, width: 0, height: extraHeight)
        lines.append(NSTextLineFragment(emptyBehind: text, bounds: bounds, ascent: CGFloat(font.metrics.ascent)))
        height += extraHeight
    }

    // MARK: Attachments

    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        textLayoutManager?.ensureLayout(of: self)
        return providers.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Where an attachment stands, from the fragment's corner; zero where there is none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let manager = textLayoutManager, let layout else { return .zero }
        let unit = manager.offset(from: rangeInElement.location, to: location)
        for line in layout.lines where line.range.contains(unit) {
            guard let run = line.line.runs.first(where: { $0.kind == .object && $0.range.contains(unit) }) else {
                continue
            }
            let box = run.objectBounds
            return CGRect(
                x: linesOrigin.x + CGFloat(line.x + run.x) + box.minX,
                y: linesOrigin.y + CGFloat(line.baseline) - box.maxY, width: box.width, height: box.height)
        }
        return .zero
    }

    private func makeProviders(_ manager: NSTextLayoutManager) {
        var found: [Int: NSTextAttachmentViewProvider] = [:]
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.attachment, in: all, options: []) { value, range, _ in
            guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView else { return }
            if let old = providers[range.location], old.textAttachment === attachment {
                found[range.location] = old
            } else if let place = manager.location(rangeInElement.location, offsetBy: range.location) {
                found[range.location] = attachment.viewProvider(
                    for: manager.attachmentParent, location: place, textContainer: manager.textContainer)
            }
        }
        providers = found
        for provider in found.values {
            provider.textLayoutManager = manager
            provider.textAttachment?.laidOutProvider = provider
        }
    }

    open override var description: String {
        "<NSTextLayoutFragment: \(rangeInElement) \(CGRect(origin: origin, size: size))>"
    }
}
