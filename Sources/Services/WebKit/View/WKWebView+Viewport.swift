// SPDX-License-Identifier: MIT

/// The engine's viewport: as large as the view, in the CSS points that the page asks for.
extension WKWebView {
    /// What iOS lays pages out in that say nothing about their width.
    static let defaultLayoutWidth: CGFloat = 980

    /// Sets the viewport from the view's size and the page's wish.
    func updateViewport() {
        let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
        page.scale = page.layoutWidth.map { size.width / $0 } ?? 1
        let width = (size.width / page.scale).rounded()
        page.viewport = CGSize(width: max(1, width), height: max(1, (size.height / page.scale).rounded()))
        // The frame then has the view's pixels, whatever the CSS size.
        page.viewportScale = UIScreen.main.scale * size.width / page.viewport.width
    }

    func viewportMayHaveChanged() {
        guard isPrepared, !bounds.isEmpty else { return }
        let old = (page.viewport, page.viewportScale)
        updateViewport()
        guard old.0 != page.viewport || old.1 != page.viewportScale else { return }
        send("size", [Int(page.viewport.width), Int(page.viewport.height), Double(page.viewportScale)])
        settle()
    }

    /// A new page: at its top, of unknown size.
    func resetPage() {
        for view in contentView.subviews { view.removeFromSuperview() }
        page.layoutWidth = nil
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

    /// The page's `<meta name="viewport">`, or nil.
    func apply(viewport content: String?, type: String) {
        guard ownConfiguration.defaultWebpagePreferences.preferredContentMode != .desktop else {
            page.layoutWidth = max(Self.defaultLayoutWidth, bounds.width)
            return viewportMayHaveChanged()
        }
        page.layoutWidth = layoutWidth(viewport: content, type: type)
        viewportMayHaveChanged()
    }

    private func layoutWidth(viewport content: String?, type: String) -> CGFloat? {
        // Text, and what the engine shows by a page of its own, fit the device.
        guard type == "text/html" || type == "application/xhtml+xml" else { return nil }
        guard let content else { return bounds.width < Self.defaultLayoutWidth ? Self.defaultLayoutWidth : nil }
        var values: [String: String] = [:]
        for part in content.split(whereSeparator: { $0 == "," || $0 == ";" }) {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if pair.count == 2 { values[pair[0].lowercased()] = pair[1].lowercased() }
        }
        if let width = values["width"].flatMap(Double.init), width > 0 { return CGFloat(width) }
        if let scale = values["initial-scale"].flatMap(Double.init), scale > 0, scale != 1 {
            return values["width"] == nil ? bounds.width / CGFloat(scale) : nil
        }
        if values["width"] == "device-width" || values["initial-scale"] != nil { return nil }
        return Self.defaultLayoutWidth
    }

    // MARK: Content size

    /// At least what shows between the bars.
    func contentSizeMayHaveChanged() {
        guard isPrepared, page.contentSize != .zero || page.navigation != nil || page.url != nil else { return }
        let inset = pageScrollView.adjustedContentInset
        let size = CGSize(
            width: max((page.contentSize.width * page.scale).rounded(), bounds.width - inset.left - inset.right),
            height: max((page.contentSize.height * page.scale).rounded(), bounds.height - inset.top - inset.bottom))
        guard pageScrollView.contentSize != size else { return }
        pageScrollView.contentSize = size
        contentView.frame = CGRect(origin: .zero, size: size)
        placePage()
    }

    // MARK: Scrolling

    /// Where the engine's viewport lies in the content: never beyond the page's edges.
    var viewportOrigin: CGPoint {
        let offset = pageScrollView.contentOffset
        let size = page.contentSize.width * page.scale
        let height = page.contentSize.height * page.scale
        return CGPoint(
            x: min(max(0, offset.x), max(0, size - bounds.width)),
            y: min(max(0, offset.y), max(0, height - bounds.height)))
    }

    func placePage() {
        let frame = CGRect(origin: viewportOrigin, size: bounds.size)
        guard contentView.pageLayer.frame != frame else { return }
        contentView.pageLayer.frame = frame
    }

    func pageMayHaveScrolled() {
        placePage()
        guard isPrepared, !page.isScrolling else { return }
        let origin = viewportOrigin
        let wanted = CGPoint(x: (origin.x / page.scale).rounded(), y: (origin.y / page.scale).rounded())
        guard wanted != page.scrolled else { return }
        page.isScrolling = true
        page.scrolled = wanted
        let script = "\(PageScript.object).scroll(\(Int(wanted.x)), \(Int(wanted.y)))"
        ask("call", [PageScript.world, "return await " + script]) { [weak self] _ in
            guard let self else { return }
            page.isScrolling = false
            pageMayHaveScrolled()
        }
    }

    /// The page scrolled itself.
    func follow(scroll position: CGPoint) {
        guard !page.isScrolling, position != page.scrolled else { return }
        page.scrolled = position
        var offset = CGPoint(x: position.x * page.scale, y: position.y * page.scale)
        if offset.y == 0 { offset.y = offsetAtTop.y }
        pageScrollView.contentOffset = offset
    }

    // MARK: Frames

    func take(memory message: WebMessage) {
        guard let descriptor = message.descriptor else { return }
        page.memory = SharedFrame(descriptor: descriptor, size: message.integer(0))
    }

    func take(frame message: WebMessage) {
        let image = page.memory?.image(
            width: message.integer(0), height: message.integer(1), bytesPerRow: message.integer(2))
        send("taken")
        guard let image else { return }
        contentView.pageLayer.contentsScale = UIScreen.main.scale
        contentView.pageLayer.contents = image
        placePage()
    }

    /// Holds the clock until what the page shows by then is on the screen.
    func settle() {
        guard isPrepared else { return }
        ask("call", [PageScript.world, "return await \(PageScript.object).settled()"]) { _ in }
    }
}
