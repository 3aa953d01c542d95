// SPDX-License-Identifier: MIT
import PDFKit
import Testing

/// Text that apps draw into PDF pages. Truth: what poppler, which knows nothing of this project, reads and shows of them.
@MainActor
@Suite struct DrawnTextTests {
    private func document(_ draw: (CGContext) -> Void) throws -> PDFDocument {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 400, height: 300))
        let data = renderer.pdfData { context in
            context.beginPage()
            draw(context.cgContext)
        }
        return try #require(PDFDocument(data: data))
    }

    private func write(_ text: String, at point: CGPoint = CGPoint(x: 20, y: 30), size: CGFloat = 17) {
        (text as NSString).draw(at: point, withAttributes: [.font: UIFont.systemFont(ofSize: size)])
    }

    /// Pictures that the first page has.
    private func pictures(_ document: PDFDocument) -> Int {
        var resources: CGPDFDictionaryRef?
        var objects: CGPDFDictionaryRef?
        guard let page = document.page(at: 0)?.pageRef?.dictionary,
            CGPDFDictionaryGetDictionary(page, "Resources", &resources),
            let resources, CGPDFDictionaryGetDictionary(resources, "XObject", &objects), let objects
        else { return 0 }
        return CGPDFDictionaryGetCount(objects)
    }

    @Test("Text is text on the page: found and copied where it was drawn, with no picture of it")
    func place() throws {
        let document = try document { _ in self.write("Affine offices find 42 quick foxes") }
        #expect(document.string?.contains("Affine offices find 42 quick foxes") == true)
        #expect(pictures(document) == 0)
        let found = try #require(document.findString("quick").first)
        let page = try #require(found.pages.first)
        let bounds = found.bounds(for: page)
        let font = UIFont.systemFont(ofSize: 17)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        let before = width("Affine offices find 42 quick") - width("quick")
        #expect(abs(bounds.minX - 20 - before) < 1)
        #expect(abs(bounds.width - width("quick")) < 1)
        // Page space has its origin at the bottom.
        let baseline = 300 - 30 - font.ascender
        #expect(bounds.minY < baseline && bounds.maxY > baseline + font.xHeight)
    }

    @Test(
        "Every script keeps its characters",
        arguments: ["naïve Ωmega", "中文字体", "Привет, мир", "e\u{301}tude", "ภาษาไทย", "हिन्दी"])
    func scripts(text: String) throws {
        let document = try document { _ in self.write(text) }
        // The reader takes some gaps between syllables for spaces.
        func letters(_ text: String) -> String { text.precomposedStringWithCanonicalMapping.filter { $0 != " " } }
        #expect(letters(try #require(document.string)).contains(letters(text)))
    }

    @Test("Letters that are turned, stroked, in a layer, in a shadow or not to be seen can be found too")
    func otherDrawing() throws {
        let document = try document { context in
            context.saveGState()
            context.rotate(by: .pi / 2)
            self.write("turned", at: CGPoint(x: 10, y: -380))
            context.restoreGState()
            let outlined: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30), .strokeWidth: 3]
            ("stroked" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: outlined)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            self.write("layered", at: CGPoint(x: 20, y: 80))
            context.endTransparencyLayer()
            context.saveGState()
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2)
            self.write("shaded", at: CGPoint(x: 20, y: 120))
            context.restoreGState()
            context.setTextDrawingMode(.invisible)
            self.write("scanned", at: CGPoint(x: 20, y: 160))
        }
        for word in ["turned", "stroked", "layered", "shaded", "scanned"] {
            #expect(document.findString(word).count == 1, "\(word)")
        }
    }

    @Test("Invisible text leaves the page white")
    func invisible() throws {
        let document = try document { context in
            context.setTextDrawingMode(.invisible)
            self.write("scanned", size: 60)
        }
        #expect(try ink(picture(of: document)) < 0.0001)
    }

    /// Mean darkness, 0 for white.
    private func ink(_ image: UIImage) throws -> Double {
        let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
        let rows = try #require(image.cgImage)
        var sum = 0
        for y in 0..<rows.height {
            for x in 0..<rows.width { sum += 255 - Int(pixels[y * rows.bytesPerRow + x * 4 + 1]) }
        }
        return Double(sum) / Double(255 * rows.width * rows.height)
    }

    private func picture(of document: PDFDocument) throws -> UIImage {
        try #require(document.page(at: 0)).thumbnail(of: CGSize(width: 400, height: 300), for: .mediaBox)
    }

    @Test("The page shows the letters that a picture shows: as much ink, for each size and weight")
    func looks() throws {
        let draw = {
            for (row, size) in [11.0, 17, 34].enumerated() {
                let font = UIFont.systemFont(ofSize: size, weight: row == 1 ? .bold : .regular)
                ("Hamburgefonstiv" as NSString).draw(
                    at: CGPoint(x: 20, y: 20 + CGFloat(row) * 60), withAttributes: [.font: font])
            }
        }
        let page = try ink(picture(of: document { _ in draw() }))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 400, height: 300)
        let direct = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            draw()
        }
        let drawn = try ink(direct)
        #expect(drawn > 0.01)
        #expect(abs(page / drawn - 1) < 0.05)
    }
}
