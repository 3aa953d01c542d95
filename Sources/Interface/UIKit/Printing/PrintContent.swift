// SPDX-License-Identifier: MIT

/// What a job prints, as pages that can be drawn.
@MainActor
struct PrintContent {
    let pageCount: Int
    /// Draws a page into the current context, in the paper's coordinates.
    let draw: (Int, UIPrintPaper) -> Void
    /// Of a PDF that is printed as it is.
    let original: Data?

    // MARK: From what the app gave

    init(_ renderer: UIPrintPageRenderer, on paper: UIPrintPaper, isLandscape: Bool) {
        let turned = { (rect: CGRect) in
            isLandscape ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
        }
        renderer.use(
            turned(CGRect(origin: .zero, size: paper.paperSize)), printable: turned(paper.printableRect))
        let count = renderer.numberOfPages
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
        pageCount = count
        original = nil
        draw = { page, _ in renderer.drawPage(at: page, in: renderer.printableRect) }
    }

    init?(items: [Any]) {
        var pages: [(UIPrintPaper) -> Void] = []
        var documents: [Data] = []
        for item in items {
            guard let data = Self.data(of: item) else {
                guard let image = Self.image(item) else { return nil }
                pages.append { Self.draw(image, on: $0) }
                continue
            }
            if let document = Self.document(data) {
                documents.append(data)
                for page in 0..<document.numberOfPages { pages.append { Self.draw(document, page: page, on: $0) } }
            } else if let image = UIImage(data: data) {
                pages.append { Self.draw(image, on: $0) }
            } else {
                return nil
            }
        }
        pageCount = pages.count
        original = documents.count == 1 && items.count == 1 ? documents[0] : nil
        draw = { page, paper in pages[page](paper) }
    }

    private static func data(of item: Any) -> Data? {
        if let data = item as? Data { return data }
        guard let url = item as? URL, url.isFileURL else { return nil }
        return FileManager.default.contents(atPath: url.path)
    }

    private static func image(_ item: Any) -> UIImage? { item as? UIImage }

    static func document(_ data: Data) -> CGPDFDocument? {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        return CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) }
    }

    // MARK: Drawing

    /// As large as the paper allows, turned when it fits better so.
    private static func draw(_ image: UIImage, on paper: UIPrintPaper) {
        draw(image.size, on: paper) { image.draw(in: $0) }
    }

    private static func draw(_ document: CGPDFDocument, page: Int, on paper: UIPrintPaper) {
        guard let page = document.page(at: page + 1), let context = UIGraphicsGetCurrentContext() else { return }
        draw(page.uprightSize, on: paper) { page.drawUpright(in: $0, context) }
    }

    private static func draw(_ size: CGSize, on paper: UIPrintPaper, _ body: (CGRect) -> Void) {
        guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let room = paper.printableRect
        let isTurned = (size.width > size.height) != (room.width > room.height) && size.width != size.height
        let area = isTurned ? CGSize(width: room.height, height: room.width) : room.size
        let scale = min(area.width / size.width, area.height / size.height)
        let drawn = CGSize(width: size.width * scale, height: size.height * scale)
        context.saveGState()
        context.translateBy(x: room.midX, y: room.midY)
        if isTurned { context.rotate(by: .pi / 2) }
        body(CGRect(x: -drawn.width / 2, y: -drawn.height / 2, width: drawn.width, height: drawn.height))
        context.restoreGState()
    }
}
