// SPDX-License-Identifier: MIT

/// The engine's viewport: what a page is laid out in, and how much of it fingers have zoomed to.
///
/// The content view has the page's CSS points; the scroll view scales it. The engine knows nothing of zooming: it draws
/// its whole viewport, with more pixels where it is looked at closely.
extension WKWebView: ScrollZoomOwner {
    /// Pixels that a frame of what is enlarged may have: 32 MB. Beyond, it is drawn coarser than the screen.
    private static let mostPixels: CGFloat = 8_388_608
    /// Pixels for a CSS point that the engine's interface takes (wpe_view_backend_dispatch_set_device_scale_factor).
    private static let engineScales = CGFloat(0.05)...5

    /// Points of the view for a CSS point.
    var pageScale: CGFloat { pageScrollView.zoomScale }

    /// Sets the viewport from the view's size and the page's wish.
    func updateViewport() {
        let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
        let width = page.layout.layoutWidth(in: size.width)
        page.viewport = CGSize(width: width, height: max(1, (size.height * width / size.width).rounded()))
        updateZoom()
        // The frame has the view's pixels, whatever the CSS size.
        let fit = UIScreen.main.scale * size.width / page.viewport.width
        let isEnlarged = pageScale > page.layout.fit(in: size.width)
        let limit = max(fit, (Self.mostPixels / (page.viewport.width * page.viewport.height)).squareRoot())
        let scale = isEnlarged ? min(UIScreen.main.scale * pageScale, limit) : fit
        page.viewportScale = scale.clamped(to: Self.engineScales)
    }

    func viewportMayHaveChanged() {
        // On paper it has another one.
        guard isPrepared, !bounds.isEmpty, page.printed == nil else { return }
        layoutPages()
        let old = (page.viewport, page.viewportScale)
        updateViewport()
        guard old.0 != page.viewport || old.1 != page.viewportScale else { return }
        send("size", [Int(page.viewport.width), Int(page.viewport.height), Double(page.viewportScale)])
        settle()
    }

    /// A new page: at its top, of unknown size.
    func resetPage() {
        removePages()
        for view in contentView.subviews { view.removeFromSuperview() }
        page.layout = .text
        page.isZoomed = false
        page.scrolled = .zero
        page.contentSize = .zero
        pageScrollView.contentOffset = offsetAtTop
        viewportMayHaveChanged()
        contentSizeMayHaveChanged()
    }

    private var offsetAtTop: CGPoint {
        let inset = pageScrollView.adjustedContentInset
        return CGPoint(x: -inset.left, y: -inset.top)
    }

    /// - Parameters:
    ///   - content: of the page's `<meta name="viewport">`, or nil.
    ///   - picture: width of the picture that the whole page is, pixels, or 0.
    func apply(viewport content: String?, type: String, picture: CGFloat) {
        page.layout = layout(viewport: content, type: type, picture: picture)
        viewportMayHaveChanged()
        contentSizeMayHaveChanged()
    }

    private func layout(viewport content: String?, type: String, picture: CGFloat) -> PageViewport {
        if !fitsPages { return .fixed }
        if ownConfiguration.defaultWebpagePreferences.preferredContentMode == .desktop { return PageViewport() }
        if picture > bounds.width { return .picture(width: picture) }
        guard type == "text/html" || type == "application/xhtml+xml" else { return .text }
        var layout = content.map { PageViewport(content: $0) } ?? PageViewport()
        if ownConfiguration.ignoresViewportScaleLimits { layout.dropLimits() }
        return layout
    }

    // MARK: Zoom

    /// The page, in CSS points.
    package var zoomedContent: UIView { contentView }

    /// Limits, and the scale that the page begins with as long as nobody has chosen another.
    private func updateZoom() {
        let limits = page.layout.limits(in: max(1, bounds.width))
        if pageScrollView.minimumZoomScale != limits.lowerBound || page.zoomLimits != limits {
            // An app's own limits hold until a page with others comes.
            pageScrollView.minimumZoomScale = limits.lowerBound
            pageScrollView.maximumZoomScale = limits.upperBound
            page.zoomLimits = limits
        }
        let start = page.layout.start(in: max(1, bounds.width))
        let scale = page.isZoomed ? min(max(pageScale, limits.lowerBound), limits.upperBound) : start
        guard scale != pageScale else { return }
        page.isSettingZoom = true
        pageScrollView.adopt(zoom: scale, of: contentView)
        page.isSettingZoom = false
        contentSizeMayHaveChanged()
    }

    /// Fingers or the app zoom the page.
    package func zoomDidChange() {
        guard !page.isSettingZoom else { return }
        page.isZoomed = pageScale > pageScrollView.minimumZoomScale
        contentSizeMayHaveChanged()
        placePage()
        showPagesOnScreen()
        if !pageScrollView.isZooming, !pageScrollView.isZoomBouncing { zoomDidEnd() }
    }

    /// What is enlarged now gets pixels of its own.
    package func zoomDidEnd() {
        guard page.pages == nil else { return showPagesOnScreen() }
        viewportMayHaveChanged()
        pageMayHaveScrolled()
    }

    /// Two taps: what lies under them becomes as wide as the view; or the whole page shows again.
    /// - Parameter point: in the content view.
    func doubleTap(at point: CGPoint) {
        guard page.isZoomed == false else {
            return pageScrollView.setZoomScale(pageScrollView.minimumZoomScale, animated: true)
        }
        let place = pagePoint(point)
        let block = answerNow("block(\(place.x), \(place.y))")
        zoom(toBlock: block.map { ($0["left"] as? NSNumber, $0["width"] as? NSNumber) }, point)
    }

    /// - Parameter block: left edge and width in the viewport, CSS points.
    private func zoom(toBlock block: (left: NSNumber?, width: NSNumber?)?, _ point: CGPoint) {
        let margin: CGFloat = 12
        var width = bounds.width / (2 * pageScale)
        var left = point.x - width / 2
        if let start = block?.left, let length = block?.width, length.doubleValue > 0 {
            width = CGFloat(length.doubleValue) + 2 * margin
            left = CGFloat(start.doubleValue) + contentView.pageLayer.frame.minX - margin
        }
        let height = width * bounds.height / bounds.width
        pageScrollView.zoom(to: CGRect(x: left, y: point.y - height / 2, width: width, height: height), animated: true)
    }

    /// Two taps mean something where a page is not made for the device, or is zoomed already.
    var takesDoubleTaps: Bool {
        pageScrollView.mayZoom && (page.isZoomed || page.layout.fit(in: max(1, bounds.width)) < 1)
    }

    // MARK: Content size

    /// At least what shows between the bars.
    func contentSizeMayHaveChanged() {
        guard isPrepared, page.contentSize != .zero || page.navigation != nil || page.url != nil else { return }
        let inset = pageScrollView.adjustedContentInset
        let fit = page.layout.fit(in: max(1, bounds.width))
        let seen = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let size = CGSize(
            width: max(page.contentSize.width, seen.width / fit),
            height: max(page.contentSize.height, seen.height / fit))
        let points = CGSize(width: (size.width * pageScale).rounded(), height: (size.height * pageScale).rounded())
        if contentView.bounds.size != size { contentView.bounds.size = size }
        contentView.frame.origin = .zero
        guard pageScrollView.contentSize != points else { return }
        pageScrollView.contentSize = points
        placePage()
    }
}
