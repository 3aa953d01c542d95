// SPDX-License-Identifier: MIT

public enum UIPrintRenderingQuality: Int, Sendable { case best = 0, responsive }

/// Draws pages: header, content, formatters, footer. Coordinates are the paper's, in points.
@preconcurrency @MainActor
open class UIPrintPageRenderer: __ObjCObject {
    public override init() { super.init() }

    /// Letter, for formatters that nobody has given a renderer.
    static let standard = UIPrintPageRenderer()

    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    /// Set by the system when it prints; apps that make a PDF themselves set it by its key.
    open private(set) var paperRect = CGRect(origin: .zero, size: UIPrintPaper.letter.paperSize)
    /// What the printer reaches; as `paperRect`.
    open private(set) var printableRect = UIPrintPaper.letter.printableRect
    open var printFormatters: [UIPrintFormatter]? {
        didSet {
            for formatter in oldValue ?? [] where formatter.printPageRenderer === self {
                formatter.printPageRenderer = nil
            }
            for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
        }
    }

    /// Between header and footer.
    var contentRect: CGRect {
        var rect = printableRect
        rect.origin.y += headerHeight
        rect.size.height -= headerHeight + footerHeight
        return rect
    }

    func use(_ paper: CGRect, printable: CGRect) {
        paperRect = paper
        printableRect = printable
        for formatter in printFormatters ?? [] { formatter.invalidate() }
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        let rect = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue ?? .zero
        switch key {
        case "paperRect": MainActor.assumeIsolated { use(rect, printable: printableRect) }
        case "printableRect": MainActor.assumeIsolated { use(paperRect, printable: rect) }
        default: super.setValue(value, forKey: key)
        }
    }

    // MARK: Formatters

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    func remove(_ formatter: UIPrintFormatter) { printFormatters = printFormatters?.filter { $0 !== formatter } }

    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = (printFormatters ?? []).filter {
            ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex)
        }
        return found.isEmpty ? nil : found
    }

    // MARK: Pages

    /// As many as the formatters need; renderers that draw by themselves override it.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

    open func currentRenderingQuality(
        forRequested requestedRenderingQuality: UIPrintRenderingQuality
    ) -> UIPrintRenderingQuality { requestedRenderingQuality }

    /// Called once before pages of the range are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        var header = printableRect
        header.size.height = headerHeight
        var footer = printableRect
        footer.origin.y = printableRect.maxY - footerHeight
        footer.size.height = footerHeight
        var content = printableRect
        content.origin.y += headerHeight
        content.size.height -= headerHeight + footerHeight
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }
}
