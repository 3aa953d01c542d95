// SPDX-License-Identifier: MIT

/// A view that has more to print than it draws, and knows where that may be cut: a web page.
@MainActor
package protocol PagedPrinting: UIView {
    /// Lays everything out anew for pages, while the caller waits.
    /// - Parameters:
    ///   - width: of all pages, points.
    ///   - first: height of the room on the first page, points.
    ///   - height: of that on all others.
    /// - Returns: how much of its room each page fills, points; nil: what the view draws is all there is.
    func printedHeights(width: CGFloat, first: CGFloat, height: CGFloat) -> [CGFloat]?
    /// Draws a page into the current context, while the caller waits.
    /// - Parameters:
    ///   - index: in `printedHeights`, which was asked for before.
    ///   - rect: as wide as the pages, and as high as this one.
    func drawPrinted(page index: Int, in rect: CGRect)
}

/// Prints a view: a text view by its text, a web view by its whole page, others as they are drawn, scaled to the page's
/// width when they are wider.
@preconcurrency @MainActor
open class UIViewPrintFormatter: __UITextPrintFormatter {
    public let view: UIView

    public init(__view view: UIView) {
        self.view = view
        super.init()
    }

    override var printedText: NSAttributedString { (view as? UITextView)?.attributedText ?? NSAttributedString() }

    override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(__view: view) }

    override func pages(_ renderer: UIPrintPageRenderer) -> [CGRect] {
        if view is UITextView { return super.pages(renderer) }
        return pagesOfItsOwn(renderer) ?? pictured(renderer)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if view is UITextView { return super.draw(in: rect, forPageAt: pageIndex) }
        let renderer = printPageRenderer ?? .standard
        guard let paged = view as? any PagedPrinting, let pages = pagesOfItsOwn(renderer) else {
            return drawPicture(in: rect, renderer, page: pageIndex - startPage)
        }
        if pages.indices.contains(pageIndex - startPage) { paged.drawPrinted(page: pageIndex - startPage, in: rect) }
    }

    // MARK: Views that lay out pages

    /// What was laid out, and the rooms that it was laid out for; kept for a job, whose pages must not change under it.
    private var laidOut: (first: CGRect, rest: CGRect, pages: [CGRect])?

    override func invalidate() {
        super.invalidate()
        laidOut = nil
    }

    private func pagesOfItsOwn(_ renderer: UIPrintPageRenderer) -> [CGRect]? {
        guard let view = view as? any PagedPrinting else { return nil }
        let first = room(renderer, isFirst: true)
        let rest = room(renderer, isFirst: false)
        if let laidOut, laidOut.first == first, laidOut.rest == rest { return laidOut.pages }
        guard first.width > 1, first.height > 1,
            let heights = view.printedHeights(width: first.width, first: first.height, height: rest.height)
        else { return nil }
        let pages = heights.enumerated().map { index, height in
            var page = index == 0 ? first : rest
            page.size.height = height
            return page
        }
        laidOut = (first, rest, pages)
        return pages
    }

    // MARK: Views that are drawn

    /// All of it, although it scrolls.
    private var contentSize: CGSize {
        let scrolled = (view as? UIScrollView)?.contentSize ?? .zero
        return CGSize(
            width: max(view.bounds.width, scrolled.width), height: max(view.bounds.height, scrolled.height))
    }

    private func scale(_ width: CGFloat) -> CGFloat { min(1, width / max(1, contentSize.width)) }

    private func pictured(_ renderer: UIPrintPageRenderer) -> [CGRect] {
        var rects: [CGRect] = []
        var left = contentSize.height * scale(room(renderer, isFirst: true).width)
        while left > 0.5 {
            var rect = room(renderer, isFirst: rects.isEmpty)
            guard rect.height > 1 else { break }
            rect.size.height = min(rect.height, left)
            left -= rect.height
            rects.append(rect)
        }
        return rects
    }

    private func drawPicture(in rect: CGRect, _ renderer: UIPrintPageRenderer, page index: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let before = pictured(renderer).prefix(max(0, index))
        let scale = scale(rect.width)
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - before.reduce(0) { $0 + $1.height })
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// What prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(__view: self) }
}
