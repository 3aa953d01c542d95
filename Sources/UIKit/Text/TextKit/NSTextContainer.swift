// SPDX-License-Identifier: MIT
import CoreText

/// A region that a layout manager fills with lines.
open class NSTextContainer: __ObjCObject, @unchecked Sendable {
    // Unchecked: used on the thread of its layout manager, as on iOS.

    open weak var layoutManager: NSLayoutManager?
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
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    public required convenience init(coder: NSCoder) { self.init(size: .zero) }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }

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
        let outlines = exclusionPaths.map { ($0.cgPath, $0.usesEvenOddFillRule, $0.bounds) }
        let padding = lineFragmentPadding
        return { top, height in
            outlines.compactMap { path, isEvenOdd, bounds -> ClosedRange<Double>? in
                guard bounds.width > 0, Double(bounds.minY) < top + height, Double(bounds.maxY) > top else {
                    return nil
                }
                // The extent of the outline inside the strip, looked for along a few lines of it.
                let rule: CGPathFillRule = isEvenOdd ? .evenOdd : .winding
                var low = Double.infinity
                var high = -Double.infinity
                for row in 0...4 {
                    let y = CGFloat(top + height * Double(row) / 4)
                    for step in 0...64 {
                        let x = bounds.minX + bounds.width * CGFloat(step) / 64
                        guard path.contains(CGPoint(x: x, y: y), using: rule) else { continue }
                        low = min(low, Double(x))
                        high = max(high, Double(x))
                    }
                }
                guard low <= high else { return nil }
                let step = Double(bounds.width) / 64
                return (low - step - 2 * Double(padding))...(high + step)
            }
        }
    }
}
