// SPDX-License-Identifier: MIT

/// Hears of links. Every requirement is optional.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
    func pdfViewParentViewController() -> UIViewController?
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
        byName(self, "PDFViewWillClickOnLink:withURL:", [sender, url])
    }
    public func pdfViewPerformGo(toPage sender: PDFView) { byName(self, "PDFViewPerformGoToPage:", [sender]) }
    public func pdfViewPerformFind(_ sender: PDFView) { byName(self, "PDFViewPerformFind:", [sender]) }
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {
        byName(self, "PDFViewOpenPDF:forRemoteGoToAction:", [sender, action])
    }
    public func pdfViewParentViewController() -> UIViewController? {
        byName(self, "PDFViewParentViewController", [], or: nil)
    }
}

/// Shows a document: pages below each other, beside each other, or one at a time.
@preconcurrency @MainActor
open class PDFView: UIView, UIGestureRecognizerDelegate {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument? {
        didSet {
            listener.listen(to: document)
            documentDidChange()
        }
    }
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            layoutPages()
            post(.PDFViewDisplayModeChanged)
        }
    }
    open var displayDirection = PDFDisplayDirection.vertical { didSet { layoutPages() } }
    open var displayBox = PDFDisplayBox.cropBox {
        didSet {
            layoutPages()
            post(.PDFViewDisplayBoxChanged)
        }
    }
    open var displaysPageBreaks = true { didSet { layoutPages() } }
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { layoutPages() } }
    open var displaysAsBook = false { didSet { layoutPages() } }
    open var displaysRTL = false { didSet { layoutPages() } }
    open var pageShadowsEnabled = true { didSet { layoutPages() } }
    open var interpolationQuality = PDFInterpolationQuality.high
    open var enableDataDetectors = false
    open var isInMarkupMode = false
    open private(set) var isUsingPageViewController = false
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    /// Keeps the pages as wide as the view.
    open var autoScales = false { didSet { if autoScales { fit() } } }
    open var highlightedSelections: [PDFSelection]? { didSet { canvases.forEach { $0.setNeedsDisplay() } } }
    open var currentSelection: PDFSelection? {
        didSet {
            canvases.forEach { $0.setNeedsDisplay() }
            post(.PDFViewSelectionChanged)
        }
    }

    let scroller = UIScrollView()
    private let content = PageContainer()
    private(set) var canvases: [PageCanvas] = []
    private var scale: CGFloat = 1
    private var currentIndex = 0
    private lazy var listener = PDFScrollListener(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finish()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finish()
    }

    private func finish() {
        if backgroundColor == nil { backgroundColor = UIColor(white: 0.5, alpha: 1) }
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.delegate = listener
        scroller.addSubview(content)
        addSubview(scroller)
    }

    /// The view that holds the pages.
    open var documentView: UIView? { document == nil ? nil : content }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Pages

    private func documentDidChange() {
        currentIndex = 0
        currentSelection = nil
        canvases.forEach { $0.removeFromSuperview() }
        canvases = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }.map {
            PageCanvas($0, in: self)
        }
        if autoScales { fit() } else { layoutPages() }
        scroller.contentOffset = CGPoint(x: -scroller.adjustedContentInset.left, y: -scroller.adjustedContentInset.top)
        post(.PDFViewDocumentChanged)
        post(.PDFViewPageChanged)
    }

    /// Lays the pages out anew after the document's were changed. The view itself does so when its size changes, when
    /// it begins or ends to show a page at a time, and when the document is unlocked.
    open func layoutDocumentView() {
        if canvases.map(\.page) != (0..<(document?.pageCount ?? 0)).compactMap({ document?.page(at: $0) }) {
            documentDidChange()
        } else if autoScales {
            fit()
        } else {
            layoutPages()
        }
    }

    private func layoutPages() {
        let layout = PageLayout(
            sizes: canvases.map { $0.page.shownSize(displayBox) }, scale: scale, mode: displayMode,
            direction: displayDirection, margins: displaysPageBreaks ? pageBreakMargins : .zero,
            isBook: displaysAsBook, isRightToLeft: displaysRTL, current: currentIndex, room: scroller.bounds.size)
        let size = layout.contentSize
        content.frame = CGRect(origin: .zero, size: size)
        scroller.contentSize = size
        for (canvas, frame) in zip(canvases, layout.frames) {
            canvas.isHidden = frame == nil
            if let frame { canvas.show(frame, hasShadow: pageShadowsEnabled) }
        }
        updateVisible()
    }

    private var laidOutSize = CGSize.zero

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard laidOutSize != bounds.size else { return }
        laidOutSize = bounds.size
        layoutDocumentView()
    }

    /// Canvases come and go with the part that is seen.
    func updateVisible() {
        let near = scroller.bounds.insetBy(dx: -scroller.bounds.width / 2, dy: -scroller.bounds.height / 2)
        for canvas in canvases {
            let isNear = !canvas.isHidden && canvas.frame.intersects(near)
            if isNear, canvas.superview == nil { content.addSubview(canvas) }
            if !isNear { canvas.removeFromSuperview() }
        }
        let middle = CGPoint(x: scroller.bounds.midX, y: scroller.bounds.minY + scroller.bounds.height / 3)
        let shown = canvases.indices.filter { !canvases[$0].isHidden }
        let nearest = shown.min { distance(canvases[$0].frame, middle) < distance(canvases[$1].frame, middle) }
        guard let nearest, nearest != currentIndex, displayMode != .singlePage, displayMode != .twoUp else { return }
        currentIndex = nearest
        post(.PDFViewPageChanged)
        post(.PDFViewVisiblePagesChanged)
    }

    private func distance(_ rect: CGRect, _ point: CGPoint) -> CGFloat {
        let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
        return dx * dx + dy * dy
    }

    open var visiblePages: [PDFPage] {
        canvases.filter { !$0.isHidden && $0.frame.intersects(scroller.bounds) }.map(\.page)
    }

    // MARK: Scale

    open var scaleFactor: CGFloat {
        get { scale }
        set {
            autoScales = false
            setScale(newValue)
        }
    }

    private func setScale(_ new: CGFloat) {
        let limited = min(max(new, minScaleFactor), maxScaleFactor)
        guard limited != scale, limited > 0 else { return layoutPages() }
        scale = limited
        layoutPages()
        post(.PDFViewScaleChanged)
    }

    private func fit() { setScale(scaleFactorForSizeToFit) }

    /// At which the widest page fills the view; a single page fits as a whole.
    open var scaleFactorForSizeToFit: CGFloat {
        let margins = displaysPageBreaks ? pageBreakMargins : .zero
        let columns: CGFloat = displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1
        let sizes = canvases.map { $0.page.shownSize(displayBox) }
        let width = (sizes.map(\.width).max() ?? 1) * columns
        let room = bounds.width - (margins.left + margins.right) * columns
        let across = room / max(1, width)
        let isHorizontal = displayDirection == .horizontal && displayMode == .singlePageContinuous
        guard displayMode == .singlePage || isHorizontal || isUsingPageViewController else { return max(0.01, across) }
        let height = sizes.map(\.height).max() ?? 1
        return max(0.01, min(across, (bounds.height - margins.top - margins.bottom) / max(1, height)))
    }

    open var canZoomIn: Bool { scale < maxScaleFactor }
    open var canZoomOut: Bool { scale > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor = scale * 1.25 }
    open func zoomOut(_ sender: Any?) { scaleFactor = scale / 1.25 }

    /// One page at a time, that a swipe turns.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        displayMode = enable ? .singlePageContinuous : displayMode
        if enable { displayDirection = .horizontal }
        scroller.isPagingEnabled = enable
        layoutDocumentView()
    }

    // MARK: Going somewhere

    open var currentPage: PDFPage? { canvases.indices.contains(currentIndex) ? canvases[currentIndex].page : nil }

    open var currentDestination: PDFDestination? {
        guard let page = currentPage else { return nil }
        return PDFDestination(page: page, at: convert(CGPoint(x: 0, y: safeAreaInsets.top), to: page))
    }

    open func go(to page: PDFPage) { go(to: page, at: nil) }
    open func go(to destination: PDFDestination) {
        guard let page = destination.page else { return }
        go(to: page, at: destination.point)
    }
    open func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: selection.bounds(for: page), on: page)
    }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page, at: CGPoint(x: rect.minX, y: rect.maxY)) }

    private func go(to page: PDFPage, at point: CGPoint?) {
        guard let index = canvases.firstIndex(where: { $0.page === page }) else { return }
        let isNew = index != currentIndex
        currentIndex = index
        layoutPages()
        let frame = canvases[index].frame
        var target = CGPoint(x: frame.minX - pageBreakMargins.left, y: frame.minY - pageBreakMargins.top)
        if let point, point.y < kPDFDestinationUnspecifiedValue / 2 {
            target.y = frame.minY + point.applying(page.toShown(displayBox)).y * scale
        }
        let inset = scroller.adjustedContentInset
        let farthest = CGPoint(
            x: scroller.contentSize.width - scroller.bounds.width + inset.right,
            y: scroller.contentSize.height - scroller.bounds.height + inset.bottom)
        scroller.contentOffset = CGPoint(
            x: max(-inset.left, min(target.x, farthest.x)), y: max(-inset.top, min(target.y - inset.top, farthest.y)))
        currentIndex = index
        updateVisible()
        if isNew { post(.PDFViewPageChanged) }
    }

    private func step(_ count: Int) {
        guard let document, let page = document.page(at: currentIndex + count) else { return }
        go(to: page)
    }
    open var canGoToFirstPage: Bool { currentIndex > 0 }
    open var canGoToLastPage: Bool { currentIndex + 1 < canvases.count }
    open var canGoToNextPage: Bool { currentIndex + 1 < canvases.count }
    open var canGoToPreviousPage: Bool { currentIndex > 0 }
    open func goToNextPage(_ sender: Any?) { step(1) }
    open func goToPreviousPage(_ sender: Any?) { step(-1) }
    open func goToFirstPage(_ sender: Any?) { step(-currentIndex) }
    open func goToLastPage(_ sender: Any?) { step(canvases.count - 1 - currentIndex) }

    // MARK: Selecting

    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }
    open override func copy(_ sender: Any?) { UIPasteboard.general.string = currentSelection?.string }
    open func scrollSelectionToVisible(_ sender: Any?) { if let currentSelection { go(to: currentSelection) } }

    // MARK: Coordinates

    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        let place = convert(point, to: content)
        let shown = canvases.filter { !$0.isHidden }
        if let hit = shown.first(where: { $0.frame.contains(place) }) { return hit.page }
        return nearest ? shown.min { distance($0.frame, place) < distance($1.frame, place) }?.page : nil
    }

    private func transform(_ page: PDFPage) -> CGAffineTransform {
        guard let canvas = canvases.first(where: { $0.page === page }) else { return .identity }
        let origin = convert(canvas.frame.origin, from: content)
        return page.toShown(displayBox).concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point.applying(transform(page).inverted()) }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point.applying(transform(page)) }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect.applying(transform(page).inverted()) }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect.applying(transform(page)) }

    open func areaOfInterest(forPoint cursorLocation: CGPoint) -> PDFAreaOfInterest {
        guard let page = page(for: cursorLocation, nearest: false) else { return [] }
        let point = convert(cursorLocation, to: page)
        var area: PDFAreaOfInterest = .pageArea
        if page.characterIndex(at: point) >= 0 { area.insert(.textArea) }
        if let annotation = page.annotation(at: point) {
            area.insert(annotation.type == "Link" ? .linkArea : .annotationArea)
        }
        return area
    }

    /// What a touch of a link does.
    func touched(_ annotation: PDFAnnotation) {
        NotificationCenter.default.post(
            name: .PDFViewAnnotationHit, object: self, userInfo: ["PDFAnnotationHit": annotation])
        perform(annotation.action ?? annotation.destination.map { PDFActionGoTo(destination: $0) } ?? PDFAction())
    }

    open func perform(_ action: PDFAction) {
        if let goTo = action as? PDFActionGoTo { return go(to: goTo.destination) }
        guard let url = (action as? PDFActionURL)?.url else { return }
        let own: Void? = delegate.flatMap { delegate in
            optionalCall { delegate.pdfViewWillClick(onLink: self, with: url) }
        }
        if own == nil { UIApplication.shared.open(url) }
    }
}
