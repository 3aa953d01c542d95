// SPDX-License-Identifier: MIT
import Foundation
import PDFKit
import Testing

/// Documents that cairo wrote, read by poppler. Truth: Apple's documentation of PDFKit.
@MainActor
@Suite struct PDFDocumentTests {
    /// Written by hand with nothing of this project in it: Helvetica of 20 points at (20, 330).
    private func document(_ texts: [String]) throws -> PDFDocument {
        let count = texts.count
        var objects = ["<</Type/Catalog/Pages 2 0 R>>"]
        let kids = (0..<count).map { "\(4 + $0 * 2) 0 R" }.joined(separator: " ")
        objects.append("<</Type/Pages/Kids[\(kids)]/Count \(count)>>")
        objects.append("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
        for (index, text) in texts.enumerated() {
            objects.append(
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</Font<</F1 3 0 R>>>>/Contents "
                    + "\(5 + index * 2) 0 R>>")
            let content = "BT /F1 20 Tf 20 330 Td (\(text)) Tj ET"
            objects.append("<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream")
        }
        var file = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(file.utf8.count)
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = file.utf8.count
        file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { file += String(format: "%010d 00000 n \n", offset) }
        file += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
        return try #require(PDFDocument(data: Data(file.utf8)))
    }

    @Test("Pages and their texts are read; bytes that are no PDF are no document")
    func reading() throws {
        let document = try document(["First page", "Second page"])
        #expect(document.pageCount == 2)
        #expect(document.page(at: 1)?.string?.contains("Second page") == true)
        #expect(document.page(at: 2) == nil)
        #expect(document.page(at: 0)?.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(PDFDocument(data: Data("no".utf8)) == nil)
        #expect(!document.isLocked && !document.isEncrypted)
    }

    @Test("A text is found wherever it stands, and its place lies where it was drawn")
    func finding() throws {
        let document = try document(["alpha beta", "beta Alpha"])
        #expect(document.findString("beta").count == 2)
        #expect(document.findString("alpha").count == 1)
        let found = document.findString("alpha", withOptions: .caseInsensitive)
        try #require(found.count == 2)
        #expect(found.map(\.string) == ["alpha", "Alpha"])
        let page = try #require(found[0].pages.first)
        let place = found[0].bounds(for: page)
        #expect(abs(place.minX - 20) < 2)
        #expect(place.maxY <= 352 && place.minY >= 318)
        #expect(document.findString("alpha", fromSelection: found[0], withOptions: .caseInsensitive)?.string == "Alpha")
        #expect(document.findString("alpha", fromSelection: found[1], withOptions: .caseInsensitive) == nil)
    }

    @Test("Points, characters, words and lines belong together")
    func characters() throws {
        // A page does not keep its document.
        let document = try document(["one two three"])
        let page = try #require(document.page(at: 0))
        let index = (try #require(page.string) as NSString).range(of: "two").location
        let bounds = page.characterBounds(at: index)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        #expect(page.characterIndex(at: middle) == index)
        #expect(page.selectionForWord(at: middle)?.string == "two")
        #expect(page.selectionForLine(at: middle)?.string?.contains("one two three") == true)
        #expect(page.characterIndex(at: CGPoint(x: 1, y: 1)) == -1)
        #expect(page.document === document)
    }

    @Test("A found word is extended to its line")
    func lines() throws {
        let document = try document(["one two three"])
        let found = try #require(document.findString("two").first)
        let copy = try #require(found.copy() as? PDFSelection)
        copy.extendForLineBoundaries()
        #expect(copy.string == "one two three" && found.string == "two")
        let none = PDFSelection(document: document)
        none.extendForLineBoundaries()
        #expect(none.pages.isEmpty)
    }

    @Test("Pages are moved, taken away and added, and written")
    func editing() throws {
        let document = try document(["A page", "B page", "C page"])
        document.exchangePage(at: 0, withPageAt: 2)
        document.removePage(at: 1)
        #expect(document.page(at: 0)?.string?.contains("C page") == true)
        #expect(document.page(at: 1)?.string?.contains("A page") == true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        document.insert(try #require(PDFPage(image: picture)), at: 2)
        let again = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(again.pageCount == 3)
        #expect(again.page(at: 2)?.bounds(for: .mediaBox).size == CGSize(width: 100, height: 50))
    }

    @Test("A view goes to pages and back, says so, and finds places of pages")
    func view() throws {
        let document = try document(["1", "2", "3"])
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.autoScales = true
        view.document = document
        view.layoutIfNeeded()
        #expect(view.currentPage === document.page(at: 0))
        #expect(view.canGoToNextPage && !view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 1))
        let last = try #require(document.page(at: 2))
        view.go(to: last)
        #expect(view.currentPage === last && !view.canGoToNextPage)
        // 292 points of the 300 are left beside the page breaks of 4.
        #expect(abs(view.scaleFactor - 292.0 / 300) < 0.001)
        let point = CGPoint(x: 30, y: 40)
        let back = view.convert(view.convert(point, from: last), to: last)
        #expect(abs(back.x - point.x) < 0.01 && abs(back.y - point.y) < 0.01)
    }

    @Test("An outline's items lead to their pages")
    func outline() throws {
        let text = """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[7 0 R]>> endobj
            4 0 obj <</First 5 0 R/Last 5 0 R/Count 1>> endobj
            5 0 obj <</Title(Chapter)/Parent 4 0 R/Dest[6 0 R/XYZ 10 150 0]>> endobj
            6 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
            7 0 obj <</Type/Annot/Subtype/Link/Rect[10 20 60 40]/A<</S/URI/URI(https://example.org/)>>>> endobj
            trailer <</Root 1 0 R>>
            """
        let document = try #require(PDFDocument(data: Data(text.utf8)))
        let item = try #require(document.outlineRoot?.child(at: 0))
        #expect(item.label == "Chapter")
        #expect(item.destination?.page === document.page(at: 1))
        #expect(item.destination?.point == CGPoint(x: 10, y: 150))
        let link = try #require(document.page(at: 0)?.annotations.first)
        #expect(link.type == "Link" && link.url?.absoluteString == "https://example.org/")
        #expect(link.bounds == CGRect(x: 10, y: 20, width: 50, height: 20))
    }

    // "You must call this method explicitly if you use PDF Kit utility classes to add or remove a page"; the view itself
    // lays out when it gets another size and when it changes to one page at a time.
    @Test("A view shows pages that came into its document before it was laid out")
    func pagesAfterTheDocument() throws {
        let document = PDFDocument()
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.document = document
        view.layoutIfNeeded()
        document.insert(PDFPage(), at: 0)
        #expect(view.currentPage == nil)
        view.usePageViewController(true)
        #expect(view.currentPage === document.page(at: 0))
        document.insert(PDFPage(), at: 1)
        #expect(!view.canGoToNextPage)
        view.frame.size.width = 320
        view.layoutIfNeeded()
        #expect(view.canGoToNextPage)
        document.removePage(at: 0)
        view.layoutDocumentView()
        #expect(view.currentPage === document.page(at: 0) && !view.canGoToNextPage)
    }
}
