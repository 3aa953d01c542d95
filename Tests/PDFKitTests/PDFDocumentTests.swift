// SPDX-License-Identifier: MIT
import Foundation
import PDFKit
import Testing

/// Documents that cairo wrote, read by poppler. Truth: Apple's documentation of PDFKit.
@MainActor
@Suite struct PDFDocumentTests {
    private func document(_ texts: [String]) throws -> PDFDocument {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400))
        let data = renderer.pdfData { context in
            for text in texts {
                context.beginPage()
                let font = UIFont.systemFont(ofSize: 20)
                (text as NSString).draw(
                    in: CGRect(x: 20, y: 50, width: 260, height: 300), withAttributes: [.font: font])
            }
        }
        return try #require(PDFDocument(data: data))
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
        #expect(found.map(\.string) == ["alpha", "Alpha"])
        let page = try #require(found[0].pages.first)
        let place = found[0].bounds(for: page)
        // Drawn from 20 at the left; the first line of 20 points below 50 from the top, which is 350 from the bottom.
        #expect(abs(place.minX - 20) < 2)
        #expect(place.maxY <= 351 && place.minY >= 320)
        #expect(document.findString("alpha", fromSelection: found[0], withOptions: .caseInsensitive)?.string == "Alpha")
        #expect(document.findString("alpha", fromSelection: found[1], withOptions: .caseInsensitive) == nil)
    }

    @Test("Points, characters, words and lines belong together")
    func characters() throws {
        let page = try #require(try document(["one two three"]).page(at: 0))
        let index = (try #require(page.string) as NSString).range(of: "two").location
        let bounds = page.characterBounds(at: index)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        #expect(page.characterIndex(at: middle) == index)
        #expect(page.selectionForWord(at: middle)?.string == "two")
        #expect(page.selectionForLine(at: middle)?.string?.contains("one two three") == true)
        #expect(page.characterIndex(at: CGPoint(x: 1, y: 1)) == -1)
    }

    @Test("Pages are moved, taken away and added, and written")
    func editing() throws {
        let document = try document(["A page", "B page", "C page"])
        document.exchangePage(at: 0, withPageAt: 2)
        document.removePage(at: 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        document.insert(try #require(PDFPage(image: picture)), at: 2)
        let again = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(again.pageCount == 3)
        #expect(again.page(at: 0)?.string?.contains("C page") == true)
        #expect(again.page(at: 1)?.string?.contains("A page") == true)
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
}
