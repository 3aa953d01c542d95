// SPDX-License-Identifier: MIT

final class PageContainer: UIView {}

/// A page on the screen.
final class PageCanvas: UIView {
    let page: PDFPage
    private unowned let view: PDFView

    init(_ page: PDFPage, in view: PDFView) {
        self.page = page
        self.view = view
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = page.string
    }

    required init?(coder: NSCoder) { fatalError("PageCanvas: is made in code only") }

    func show(_ frame: CGRect, hasShadow: Bool) {
        self.frame = frame
        layer.shadowOpacity = hasShadow ? 0.25 : 0
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = CGPath(rect: bounds, transform: nil)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.white.setFill()
        context.fill(bounds)
        let size = page.shownSize(view.displayBox)
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / max(1, size.width), y: -bounds.height / max(1, size.height))
        page.draw(with: view.displayBox, to: context)
        page.transform(context, for: view.displayBox)
        for selection in (view.highlightedSelections ?? []) + [view.currentSelection].compactMap({ $0 }) {
            selection.draw(for: page, with: view.displayBox, active: true)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, touch.tapCount == 1 else { return }
        let point = view.convert(touch.location(in: view), to: page)
        let links = page.annotations.filter { $0.action != nil || $0.destination != nil }
        if let link = links.last(where: { $0.bounds.contains(point) }) { view.touched(link) }
    }
}

/// Tells the view that it scrolled, and that its document was unlocked.
@MainActor
final class PDFScrollListener: __ObjCObject, UIScrollViewDelegate {
    private unowned let view: PDFView
    init(_ view: PDFView) {
        self.view = view
        super.init()
    }
    deinit { token.map(NotificationCenter.default.removeObserver) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { view.updateVisible() }

    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    /// A locked document has no pages to show; once it is unlocked it has.
    func listen(to document: PDFDocument?) {
        token.map(NotificationCenter.default.removeObserver)
        token = document.map {
            NotificationCenter.default.addObserver(forName: .PDFDocumentDidUnlock, object: $0, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.view.layoutDocumentView() }
            }
        }
    }
}

/// Where pages lie.
struct PageLayout {
    /// nil: not shown.
    private(set) var frames: [CGRect?]
    private(set) var contentSize: CGSize

    init(
        sizes: [CGSize], scale: CGFloat, mode: PDFDisplayMode, direction: PDFDisplayDirection, margins: UIEdgeInsets,
        isBook: Bool, isRightToLeft: Bool, current: Int, room: CGSize
    ) {
        frames = Array(repeating: nil, count: sizes.count)
        let isTwoUp = mode == .twoUp || mode == .twoUpContinuous
        var rows: [[Int]] = isTwoUp ? Self.pairs(sizes.count, isBook) : sizes.indices.map { [$0] }
        if mode == .singlePage || mode == .twoUp { rows = rows.filter { $0.contains(current) } }
        let isHorizontal = direction == .horizontal && mode == .singlePageContinuous
        var rects: [Int: CGRect] = [:]
        var place: CGFloat = 0
        var widest: CGFloat = 0
        for row in rows {
            let size = { (index: Int) in CGSize(width: sizes[index].width * scale, height: sizes[index].height * scale)
            }
            let height = (row.map { size($0).height }.max() ?? 0) + margins.top + margins.bottom
            var x: CGFloat = isHorizontal ? place : 0
            for index in isRightToLeft ? row.reversed() : row {
                x += margins.left
                let y = (isHorizontal ? 0 : place) + margins.top
                rects[index] = CGRect(origin: CGPoint(x: x, y: y), size: size(index))
                x += size(index).width + margins.right
            }
            if isHorizontal {
                // A page at a time fills the room, so that paging stops at each.
                let slot = max(x - place, room.width)
                rects[row[0]]?.origin.x += (slot - (x - place)) / 2
                rects[row[0]]?.origin.y += max(0, (room.height - height) / 2)
                place += slot
                widest = max(widest, height)
            } else {
                widest = max(widest, x)
                place += height
            }
        }
        contentSize = isHorizontal ? CGSize(width: place, height: widest) : CGSize(width: widest, height: place)
        if !isHorizontal {
            let extra = max(0, room.width - widest) / 2
            let down = max(0, room.height - place) / 2
            for (index, rect) in rects {
                let rowWidth = rows.first { $0.contains(index) }?.compactMap { rects[$0]?.maxX }.max() ?? rect.maxX
                let center = (widest - rowWidth - margins.right) / 2
                rects[index] = rect.offsetBy(dx: extra + max(0, center), dy: down)
            }
            contentSize = CGSize(width: max(widest, room.width), height: max(place, room.height))
        }
        for (index, rect) in rects { frames[index] = rect }
    }

    /// Pages side by side; of a book the first stands alone.
    private static func pairs(_ count: Int, _ isBook: Bool) -> [[Int]] {
        var rows: [[Int]] = isBook && count > 0 ? [[0]] : []
        var next = rows.count
        while next < count {
            rows.append(next + 1 < count ? [next, next + 1] : [next])
            next += 2
        }
        return rows
    }
}
