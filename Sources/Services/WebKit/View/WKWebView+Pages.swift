// SPDX-License-Identifier: MIT

/// A PDF as the whole page: the engine loads it, the view shows its pages itself, as on iOS, so that the scroll view
/// scrolls and zooms them. One that wants a password is left to the engine's own viewer.
extension WKWebView {
    static let pagesType = "application/pdf"
    private static let mostEnlarged: CGFloat = 5

    /// Shows the loaded PDF, then calls `done`.
    func showPages(then done: @escaping () -> Void) {
        let loading = page.navigation
        ask("data", []) { [weak self] message in
            defer { done() }
            guard let self, loading === page.navigation, let data = message?.fields.first else { return }
            guard let provider = CGDataProvider(data: data as CFData), let document = CGPDFDocument(provider),
                document.isUnlocked, document.numberOfPages > 0
            else { return }
            show(WebPages(document))
        }
    }

    private func show(_ pages: WebPages) {
        page.pages = pages
        page.layout = .text
        dropFrame()
        contentView.addSubview(pages)
        addSubview(pages.label)
        layoutPages()
        showPagesOnScreen()
        pages.flashNumber()
    }

    /// The size of all pages for the view's width.
    func layoutPages() {
        guard let pages = page.pages, bounds.width > 0 else { return }
        page.contentSize = pages.size(for: bounds.width)
        contentSizeMayHaveChanged()
        pages.frame = CGRect(origin: .zero, size: contentView.bounds.size)
    }

    /// Draws what has come near the screen.
    func showPagesOnScreen() {
        guard let pages = page.pages else { return }
        let isMoving = pageScrollView.isZooming || pageScrollView.isZoomBouncing
        page.pagesZoom = isMoving ? page.pagesZoom : min(pageScale, Self.mostEnlarged)
        pages.show(contentView.convert(pageScrollView.bounds, from: pageScrollView), zoom: page.pagesZoom)
        let inset = pageScrollView.adjustedContentInset
        let margin: CGFloat = 12
        pages.label.frame.origin = CGPoint(x: inset.left + margin, y: inset.top + margin)
        if pageScrollView.isDragging { pages.flashNumber() }
    }

    func removePages() {
        page.pages?.label.removeFromSuperview()
        page.pages?.removeFromSuperview()
        page.pages = nil
    }
}
