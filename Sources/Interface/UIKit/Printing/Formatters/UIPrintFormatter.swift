// SPDX-License-Identifier: MIT

/// Lays out content on pages. A page renderer, or the system's own, says how large pages are.
@preconcurrency @MainActor
open class UIPrintFormatter: __ObjCObject, @preconcurrency NSCopying {
    public override init() { super.init() }

    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// Widest content; 0: as wide as the page.
    open var maximumContentWidth: CGFloat = 0 { didSet { invalidate() } }
    open var maximumContentHeight: CGFloat = 0 { didSet { invalidate() } }
    /// Top of the first page alone; left and right of each. In points, from what the printer reaches.
    open var contentInsets = UIEdgeInsets.zero { didSet { invalidate() } }
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { invalidate() } }
    /// From 0; the page on which the content begins.
    open var startPage = 0
    open var requiresMainThread: Bool { true }

    /// How many pages the content takes.
    open var pageCount: Int { pages(layoutRenderer).count }

    /// Where the content lies on a page, in the paper's coordinates.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let pages = pages(layoutRenderer)
        let index = pageIndex - startPage
        return pages.indices.contains(index) ? pages[index] : .zero
    }

    /// Draws the content's part of a page; `rect` is what `rectForPage` gave.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.maximumContentWidth = maximumContentWidth
        copy.maximumContentHeight = maximumContentHeight
        copy.contentInsets = contentInsets
        copy.perPageContentInsets = perPageContentInsets
        copy.startPage = startPage
        return copy
    }

    func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }

    // MARK: Pages

    private var layoutRenderer: UIPrintPageRenderer { printPageRenderer ?? .standard }

    /// What was laid out is out of date.
    func invalidate() {}

    /// The rectangles that the content fills, a page each, in the paper's coordinates.
    func pages(_ renderer: UIPrintPageRenderer) -> [CGRect] { [] }

    /// The room for content on a page.
    /// - Parameter isFirst: of the content.
    func room(_ renderer: UIPrintPageRenderer, isFirst: Bool) -> CGRect {
        var rect = renderer.contentRect.inset(by: perPageContentInsets)
        rect.origin.x += contentInsets.left
        rect.size.width -= contentInsets.left + contentInsets.right
        if isFirst {
            rect.origin.y += contentInsets.top
            rect.size.height -= contentInsets.top
        }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }
}
