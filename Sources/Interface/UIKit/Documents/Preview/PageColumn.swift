// SPDX-License-Identifier: MIT

/// The pages of a PDF below each other, as wide as the view. Each is drawn when it comes near the screen.
package final class PageColumn: UIView {
    private let pages: [PageView]
    private let gap: CGFloat = 10
    private var placed: (width: CGFloat, frames: [CGRect])?

    /// - Parameter document: is open; a locked one has no pages.
    package init(_ document: CGPDFDocument) {
        pages = (1...max(1, document.numberOfPages)).compactMap { document.page(at: $0) }.map(PageView.init)
        super.init(frame: .zero)
        for (index, page) in pages.enumerated() {
            page.isAccessibilityElement = true
            page.accessibilityLabel = SystemStrings.text("Page %@", index + 1)
        }
    }

    package required init?(coder: NSCoder) { fatalError("PageColumn: is made in code only") }

    /// Pages.
    package var count: Int { pages.count }

    /// Points, with the gaps around the pages.
    package func height(for width: CGFloat) -> CGFloat { frames(for: width).last.map { $0.maxY + gap } ?? 0 }

    /// Frames of the pages in a column of a width: scrolling asks for them in each frame.
    private func frames(for width: CGFloat) -> [CGRect] {
        if let placed, placed.width == width { return placed.frames }
        let frames = place(for: width)
        placed = (width, frames)
        return frames
    }

    private func place(for width: CGFloat) -> [CGRect] {
        var y = gap
        let inside = max(0, width - 2 * gap)
        return pages.map { page in
            let height = inside * page.size.height / max(1, page.size.width)
            defer { y += height + gap }
            return CGRect(x: gap, y: y, width: inside, height: height)
        }
    }

    /// - Parameters:
    ///   - area: what is on the screen, in this view's coordinates.
    ///   - zoom: points of the screen for a point of this view.
    package func show(_ area: CGRect, zoom: CGFloat) {
        guard bounds.width > 2 * gap else { return }
        let near = area.insetBy(dx: 0, dy: -area.height)
        for (page, frame) in zip(pages, frames(for: bounds.width)) {
            guard frame.intersects(near) else {
                page.removeFromSuperview()
                continue
            }
            page.frame = frame
            page.show(zoom: zoom)
            if page.superview == nil { addSubview(page) }
        }
    }

    /// The number, from 1, of the page that most of the upper half of `area` shows.
    package func number(in area: CGRect) -> Int {
        let frames = frames(for: bounds.width)
        return (frames.firstIndex { $0.maxY > area.minY + area.height / 3 } ?? max(0, frames.count - 1)) + 1
    }
}

/// A page, upright and cropped.
final class PageView: UIView {
    let size: CGSize
    private let page: CGPDFPage

    init(_ page: CGPDFPage) {
        self.page = page
        size = page.uprightSize
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("PageView: is made in code only") }

    /// Sharp at a zoom of so many points for a point.
    func show(zoom: CGFloat) {
        let scale = UIScreen.main.scale * zoom
        guard contentScaleFactor != scale else { return }
        contentScaleFactor = scale
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.white.setFill()
        context.fill(bounds)
        page.drawUpright(in: bounds, context)
    }
}
