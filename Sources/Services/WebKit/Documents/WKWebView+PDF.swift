// SPDX-License-Identifier: MIT

/// Pages as PDF documents.
///
/// The engine's interface writes none. What it has drawn is pictured, screen by screen; the words lie over their pictures,
/// unseen, each where the engine says that it is, so that they can be found, selected and read aloud; links lead to where
/// they lead.
extension WKWebView {
    /// A document with one page: the whole of the web page, or of `configuration.rect`, in CSS points.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        guard isPrepared else { return completionHandler(.failure(WKError(.unknown))) }
        // A page that is a PDF is its own document.
        if page.pages != nil {
            return ask("data", []) { message in
                completionHandler(message?.fields.first.map { .success($0) } ?? .failure(WKError(.unknown)))
            }
        }
        settle { [weak self] in
            guard let self else { return completionHandler(.failure(WKError(.unknown))) }
            PageDocument(of: self, rect: configuration.rect).write { data in
                completionHandler(data.map { .success($0) } ?? .failure(WKError(.unknown)))
            }
        }
    }

    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        try await withCheckedThrowingContinuation { done in
            createPDF(configuration: configuration) { done.resume(with: $0) }
        }
    }
}

/// Writes one document of a page.
@MainActor
private final class PageDocument {
    /// Points; what a page of a PDF may measure (ISO 32000-1, annex C). What lies below is left out.
    private static let mostHeight: CGFloat = 14_400

    private let view: WKWebView
    private var rect: CGRect?
    private var content: PageContent?
    private var tiles: [(place: CGRect, image: CGImage)] = []

    init(of view: WKWebView, rect: CGRect?) {
        self.view = view
        self.rect = rect.flatMap { $0.isNull ? nil : $0 }
    }

    func write(then done: @escaping (Data?) -> Void) {
        run("content()") { (content: PageContent?) in
            guard let content else { return done(nil) }
            self.content = content
            self.rect = self.area(of: content)
            self.run("hold()") { (_: Int?) in
                self.picture(self.places()[...]) { done(self.document()) }
            }
        }
    }

    private func run<Value: Decodable>(_ function: String, then: @escaping (Value?) -> Void) {
        view.ask("call", [PageScript.world, DocumentScript.call(function)]) { then(WKWebView.decode($0)) }
    }

    private func area(of content: PageContent) -> CGRect {
        let whole = CGRect(x: 0, y: 0, width: max(1, content.width), height: max(1, content.height))
        var area = rect ?? whole
        if area.height > Self.mostHeight {
            Unsupported.report("WKWebView.createPDF: what lies below 14400 points is left out")
            area.size.height = Self.mostHeight
        }
        return area
    }

    // MARK: Picture

    /// Where the engine's viewport has to be, so that all is seen.
    private func places() -> [CGPoint] {
        guard let rect, let content else { return [] }
        let seen = rect.intersection(CGRect(x: 0, y: 0, width: content.width, height: content.height))
        let viewport = view.page.viewport
        guard !seen.isNull, viewport.width >= 1, viewport.height >= 1 else { return [] }
        return stride(from: seen.minY.rounded(.down), to: seen.maxY, by: viewport.height).flatMap { y in
            stride(from: seen.minX.rounded(.down), to: seen.maxX, by: viewport.width).map { CGPoint(x: $0, y: y) }
        }
    }

    private func picture(_ places: ArraySlice<CGPoint>, then done: @escaping () -> Void) {
        view.page.isPictured = true
        guard let place = places.first else { return finish(done) }
        run("await scrolled(\(Int(place.x)), \(Int(place.y)))") { (position: [Double]?) in
            guard let position, position.count == 2 else { return self.finish(done) }
            self.view.settle {
                if let image = self.view.page.pictured ?? self.view.page.frame {
                    let corner = CGPoint(x: position[0], y: position[1])
                    self.tiles.append((CGRect(origin: corner, size: self.view.page.viewport), image))
                }
                self.run("hideFixed()") { (_: Int?) in self.picture(places.dropFirst(), then: done) }
            }
        }
    }

    /// The page is again as it was.
    private func finish(_ done: @escaping () -> Void) {
        let back = content.map { (Int($0.x), Int($0.y)) } ?? (0, 0)
        run("release()") { (_: Int?) in
            self.run("await scrolled(\(back.0), \(back.1))") { (_: [Double]?) in
                self.view.settle {
                    self.view.page.isPictured = false
                    self.view.showPictured()
                    done()
                }
            }
        }
    }

    // MARK: Document

    private func document() -> Data? {
        guard let rect, let content, !tiles.isEmpty else { return nil }
        let format = UIGraphicsPDFRendererFormat()
        if let title = view.title, !title.isEmpty { format.documentInfo = [kCGPDFContextTitle as String: title] }
        let bounds = CGRect(origin: .zero, size: rect.size)
        return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            context.beginPage()
            let quartz = context.cgContext
            quartz.saveGState()
            quartz.clip(to: bounds)
            quartz.translateBy(x: -rect.minX, y: -rect.minY)
            for tile in tiles { UIImage(cgImage: tile.image).draw(in: tile.place) }
            content.draw(quartz, in: rect) { $0.intersects(rect) }
            quartz.restoreGState()
        }
    }
}
