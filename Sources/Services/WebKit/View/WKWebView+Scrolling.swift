// SPDX-License-Identifier: MIT

/// How far a page is scrolled, which is the scroll view's to say, and the engine's frames.
///
/// Zoomed, the screen shows a part of the engine's viewport: moving inside of it asks nothing of the engine, which
/// follows only where the screen would leave its viewport (as the visual viewport of CSSOM View moves in the layout's).
extension WKWebView {
    // MARK: Scrolling

    /// What of the page is on the screen, CSS points; never beyond the page's edges.
    private var seen: CGRect {
        let offset = pageScrollView.contentOffset
        let size = CGSize(width: bounds.width / pageScale, height: bounds.height / pageScale)
        return CGRect(
            x: min(max(0, offset.x / pageScale), max(0, page.contentSize.width - size.width)),
            y: min(max(0, offset.y / pageScale), max(0, page.contentSize.height - size.height)),
            width: size.width, height: size.height)
    }

    /// Where the layer with the engine's frame lies in the content view.
    private var framePlace: CGRect {
        let seen = seen
        // As large as the screen: it stays there, whatever fraction of a point the page is scrolled by.
        if !isEnlarged { return seen }
        return CGRect(origin: page.scrolled, size: page.viewport)
    }

    private var isEnlarged: Bool { pageScale > page.layout.fit(in: max(1, bounds.width)) }

    /// A point of the content view as the engine's viewport has it, whole CSS points.
    func pagePoint(_ point: CGPoint) -> (x: Int, y: Int) {
        let origin = framePlace.origin
        return (Int((point.x - origin.x).rounded()), Int((point.y - origin.y).rounded()))
    }

    func placePage() {
        let frame = framePlace
        guard contentView.pageLayer.frame != frame else { return }
        contentView.pageLayer.frame = frame
        contentView.placeHandles()
    }

    /// Where the engine's viewport belongs along an axis.
    private func wanted(_ seen: ClosedRange<CGFloat>, at scrolled: CGFloat, length: CGFloat, whole: CGFloat) -> CGFloat
    {
        guard isEnlarged else { return seen.lowerBound.rounded() }
        var start = scrolled
        if seen.lowerBound < start { start = seen.lowerBound.rounded(.down) }
        if seen.upperBound > start + length { start = (seen.upperBound - length).rounded(.up) }
        return min(max(0, start), max(0, (whole - length).rounded(.up)))
    }

    func pageMayHaveScrolled() {
        placePage()
        showPagesOnScreen()
        guard isPrepared, !page.isScrolling, !page.isPictured, page.pages == nil else { return }
        let seen = seen
        let wanted = CGPoint(
            x: wanted(
                seen.minX...seen.maxX, at: page.scrolled.x, length: page.viewport.width, whole: page.contentSize.width),
            y: wanted(
                seen.minY...seen.maxY, at: page.scrolled.y, length: page.viewport.height, whole: page.contentSize.height
            ))
        guard wanted != page.scrolled else { return }
        page.isScrolling = true
        page.scrolled = wanted
        placePage()
        let script = "\(PageScript.object).scroll(\(Int(wanted.x)), \(Int(wanted.y)))"
        ask("call", [PageScript.world, "return await " + script]) { [weak self] _ in
            guard let self else { return }
            page.isScrolling = false
            pageMayHaveScrolled()
        }
    }

    /// The page scrolled itself; what is zoomed to stays where it was in the viewport.
    func follow(scroll position: CGPoint) {
        guard !page.isScrolling, !page.isPictured, position != page.scrolled else { return }
        let seen = seen
        let inside = isEnlarged ? CGPoint(x: seen.minX - page.scrolled.x, y: seen.minY - page.scrolled.y) : .zero
        page.scrolled = position
        var offset = CGPoint(x: (position.x + inside.x) * pageScale, y: (position.y + inside.y) * pageScale)
        if offset.y == 0 { offset.y = -pageScrollView.adjustedContentInset.top }
        pageScrollView.contentOffset = offset
    }

    // MARK: Frames

    func dropFrame() {
        page.frame = nil
        contentView.pageLayer.contents = nil
    }

    func take(memory message: WebMessage) {
        guard let descriptor = message.descriptor else { return page.memory.remove(message.token) }
        page.memory.add(message.token, descriptor: descriptor, size: message.integer(0))
    }

    func take(frame message: WebMessage) {
        let image = page.memory.image(
            in: message.token, width: message.integer(0), height: message.integer(1), bytesPerRow: message.integer(2),
            isOpaque: !isClear)
        send("taken", page.memory.takeReturns())
        guard let image, page.pages == nil else { return }
        let isSame = image === page.pictured ?? page.frame
        page.steadyFrames = isSame ? page.steadyFrames + 1 : 1
        guard !isSame else { return }
        if page.isPictured { page.pictured = image } else { show(image) }
    }

    private func show(_ image: CGImage) {
        page.frame = image
        contentView.pageLayer.contentsScale = UIScreen.main.scale
        contentView.pageLayer.contents = image
        placePage()
    }

    /// Shows what came while nobody was to see it.
    func showPictured() {
        guard let image = page.pictured else { return }
        page.pictured = nil
        show(image)
    }

    /// Holds the clock until what the page shows by then is on the screen.
    func settle(then done: @escaping () -> Void = {}) {
        page.steadyFrames = 0
        settle(attempts: 8, done)
    }

    /// Large frames come late, and what is enlarged is painted piece by piece: until frames that came since are alike.
    private func settle(attempts: Int, _ done: @escaping () -> Void) {
        guard isPrepared, page.pages == nil else { return done() }
        ask("call", [PageScript.world, "return await \(PageScript.object).settled()"]) { [weak self] message in
            let alike = 3
            guard let self, message?.flag(0) == true, isEnlarged, page.steadyFrames < alike, attempts > 1 else {
                return done()
            }
            settle(attempts: attempts - 1, done)
        }
    }
}
