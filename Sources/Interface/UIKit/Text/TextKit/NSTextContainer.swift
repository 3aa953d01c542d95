// SPDX-License-Identifier: MIT
import CoreText

/// A region that a layout manager fills with lines.
///
/// Sendable as on iOS: whoever has it uses it on one thread at a time.
open class NSTextContainer: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the thread of its layout manager, as on iOS.

    open weak var layoutManager: NSLayoutManager?
    /// Of TextKit 2; nil in the hands of a layout manager.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Zero or huge lengths mean no limit.
    open var size: CGSize {
        didSet { if oldValue != size { changed() } }
    }
    /// Regions without text, in the container's coordinates. Lines go on beside them.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    /// Of the last line.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { changed() }
    }
    /// Between the edges of the container and the text.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if oldValue != lineFragmentPadding { changed() } }
    }
    /// Zero: no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if oldValue != maximumNumberOfLines { changed() } }
    }
    /// Whether a text view gives the container its width. Text views that make their container themselves turn it on.
    open var widthTracksTextView = false {
        didSet { if oldValue != widthTracksTextView { changed() } }
    }
    open var heightTracksTextView = false {
        didSet { if oldValue != heightTracksTextView { changed() } }
    }
    /// See `TextLayout.Options`.
    var alignsNaturalRight = false {
        didSet { if oldValue != alignsNaturalRight { changed() } }
    }
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    public required convenience init(coder: NSCoder) { self.init(size: .zero) }

    private func changed() {
        layoutManager?.textContainerChangedGeometry(self)
        textLayoutManager?.geometryChanged()
    }

    /// Gives the container, with all others of its layout manager and the text, to another layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let containers = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        for container in containers { newLayoutManager.addTextContainer(container) }
        guard let storage = old.textStorage else { return }
        storage.removeLayoutManager(old)
        storage.addLayoutManager(newLayoutManager)
    }

    /// The part of a proposed line that text may take: all of it inside the container.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = size.width > 0 ? size.width : 1e7
        let height = size.height > 0 ? size.height : 1e7
        return proposedRect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    }

    var layoutOptions: TextLayout.Options {
        var options = TextLayout.Options()
        let width =
            size.width > 0 && size.width < 1e6 ? Double(max(0, size.width - 2 * lineFragmentPadding)) : .infinity
        options.width = width
        options.alignsNaturalRight = alignsNaturalRight
        options.height = size.height > 0 && size.height < 1e6 ? Double(size.height) : .infinity
        options.maximumLines = max(0, maximumNumberOfLines)
        if !exclusionPaths.isEmpty { options.taken = taken() }
        switch lineBreakMode {
        case .byTruncatingHead: options.truncation = .truncatingHead
        case .byTruncatingMiddle: options.truncation = .truncatingMiddle
        case .byTruncatingTail: options.truncation = .truncatingTail
        case .byWordWrapping, .byCharWrapping, .byClipping: options.truncation = nil
        }
        return options
    }

    /// Where the exclusion paths are in strips of the column, which starts behind the padding.
    private func taken() -> (Double, Double) -> [ClosedRange<Double>] {
        let outlines = exclusionPaths.map { PathStrips($0.cgPath, isEvenOdd: $0.usesEvenOddFillRule) }
        let padding = Double(lineFragmentPadding)
        return { top, height in
            outlines.flatMap { outline -> [ClosedRange<Double>] in
                guard outline.top < top + height, outline.bottom > top else { return [] }
                return outline.touched(top: top, height: height)
                    .map { $0.lowerBound - 2 * padding...max($0.lowerBound - 2 * padding, $0.upperBound) }
            }
        }
    }
}
