// SPDX-License-Identifier: MIT

/// Web pages on paper: what `viewPrintFormatter()` prints.
extension WKWebView: PagedPrinting {
    /// nil before there is a page, and of one that does not answer.
    package func printedHeights(width: CGFloat, first: CGFloat, height: CGFloat) -> [CGFloat]? {
        if let pages = page.pages { return pages.sizes.map { min($0.height * width / max(1, $0.width), height) } }
        return print(width: width, first: first, rest: height)?.heights
    }

    /// Nothing before `printedHeights` was asked for.
    package func drawPrinted(page index: Int, in rect: CGRect) {
        if let pages = page.pages { return pages.drawPrinted(index, in: rect) }
        guard let last = page.lastPrint, let printed = print(width: last.width, first: last.first, rest: last.rest)
        else { return }
        printed.page.draw(index, in: rect)
    }

    /// The page on paper. It stays so until the app is back in its main loop: whoever prints draws sheet after sheet.
    private func print(width: CGFloat, first: CGFloat, rest: CGFloat) -> (page: any PageOnPaper, heights: [CGFloat])? {
        if let printed = page.printed, printed.page.width == width, printed.page.first == first,
            printed.page.rest == rest
        {
            return printed
        }
        guard isPrepared, page.isCommitted || page.url != nil, WebEngine.shared.missing == nil else { return nil }
        let isNew = page.printed == nil
        let printed = PrintedPage(of: self, width: width, first: first, rest: rest)
        page.lastPrint = (width, first, rest)
        // While it is laid out, too, the view takes no size and no place from it.
        page.printed = (printed, [])
        if isNew {
            page.printHold = ClockHold()
            DispatchQueue.main.async { self.endPrint() }
        }
        guard let heights = printed.open() else {
            Unsupported.report(
                "WKWebView.viewPrintFormatter: the page did not answer; what is on the screen is printed")
            return nil
        }
        page.printed = (printed, heights)
        return (printed, heights)
    }

    private func endPrint() {
        guard let printed = page.printed else { return }
        printed.page.close(at: page.scrolled) { [weak self] in
            guard let self, page.printed?.page === printed.page else { return }
            page.printed = nil
            page.isPictured = false
            showPictured()
            viewportMayHaveChanged()
            page.printHold = nil
        }
    }
}
