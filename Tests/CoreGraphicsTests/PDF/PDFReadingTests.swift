// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Documents written by hand from ISO 32000-1, and those that contexts write.
@Suite struct PDFReadingTests {
    /// A document of numbered objects with a cross-reference table.
    private func file(_ objects: [String], damagesTable: Bool = false) -> Data {
        var text = "%PDF-1.6\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = damagesTable ? 7 : text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { text += String(format: "%010d 00000 n \n", damagesTable ? 3 : offset) }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return Data(text.utf8)
    }

    private func stream(_ content: String) -> String {
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    /// Two pages of 200 x 100 points: a red square of 20 points whose lower left corner is at (30, 10). The second page is
    /// cropped and turned.
    private func squares(damagesTable: Bool = false) -> Data {
        file(
            [
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100] >>",
                "<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>",
                "<< /Type /Page /Parent 2 0 R /Contents 5 0 R /CropBox [ 150 100 20 0 ] /Rotate -270 >>",
                stream("1 0 0 rg 30 10 20 20 re f"),
            ], damagesTable: damagesTable)
    }

    private func document(_ data: Data) throws -> CGPDFDocument {
        let provider = try #require(CGDataProvider(data: NSData(data: data)))
        return try #require(CGPDFDocument(provider))
    }

    /// Red, green, blue and alpha of a pixel; y counts from the top.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { data[y * context.bytesPerRow + x * 4 + $0] }
    }

    private func canvas(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test(arguments: [false, true]) func boxesAndRotation(_ damagesTable: Bool) throws {
        let document = try document(squares(damagesTable: damagesTable))
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
        #expect(!document.isEncrypted && document.isUnlocked)
        let (first, second) = (try #require(document.page(at: 1)), try #require(document.page(at: 2)))
        #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(first.getBoxRect(.artBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(first.rotationAngle == 0)
        #expect(second.getBoxRect(.trimBox) == CGRect(x: 20, y: 0, width: 130, height: 100))
        #expect(second.rotationAngle == 90)
        #expect(second.pageNumber == 2)
        var (major, minor): (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        #expect((major, minor) == (1, 6))
    }

    /// In default user space: y up, neither turned nor moved, cropped.
    @Test(arguments: [1, 2]) func pagesAreDrawnInTheirOwnCoordinates(_ number: Int) throws {
        let context = try canvas(200, 100)
        let page = try #require(document(squares()).page(at: number))
        context.drawPDFPage(page)
        #expect(try pixel(context, 40, 80) == [255, 0, 0, 255])
        #expect(try pixel(context, 31, 71) == [255, 0, 0, 255])
        #expect(try pixel(context, 48, 88) == [255, 0, 0, 255])
        for (x, y) in [(28, 80), (52, 80), (40, 68), (40, 92), (100, 20)] {
            #expect(try pixel(context, x, y) == [0, 0, 0, 0])
        }
    }

    @Test func stateOfTheContextApplies() throws {
        let context = try canvas(100, 50)
        context.setAlpha(0.5)
        context.scaleBy(x: 0.5, y: 0.5)
        let page = try #require(document(squares()).page(at: 1))
        context.drawPDFPage(page)
        #expect(try pixel(context, 20, 40)[3] == 128)
        #expect(try pixel(context, 30, 40)[3] == 0)
    }

    /// Turned by a quarter clockwise, the square's distance of 10 from the lower edge becomes that from the left edge.
    @Test func drawingTransformTurnsAndCentres() throws {
        let page = try #require(document(squares()).page(at: 2))
        let rect = CGRect(x: 0, y: 0, width: 100, height: 130)
        let transform = page.getDrawingTransform(.cropBox, rect: rect, rotate: 0, preserveAspectRatio: true)
        #expect(CGPoint(x: 20, y: 0).applying(transform) == CGPoint(x: 0, y: 130))
        #expect(CGPoint(x: 150, y: 100).applying(transform) == CGPoint(x: 100, y: 0))
        // Smaller when it must be, never larger.
        let half = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 50, height: 1000), rotate: 0, preserveAspectRatio: true)
        #expect(abs(half.b) == 0.5 && abs(half.c) == 0.5)
        let wide = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 1000, height: 1000), rotate: 0, preserveAspectRatio: true)
        #expect(CGPoint(x: 85, y: 50).applying(wide) == CGPoint(x: 500, y: 500))
        #expect(abs(wide.b) == 1)
    }

    /// What a context writes (with cross-reference streams or not) is read back.
    @Test func writtenDocumentsComeBack() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 120, height: 80)
        let consumer = try #require(CGDataConsumer(data: data))
        let writer = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        for gray in [0.0, 0.5] {
            writer.beginPDFPage(nil)
            writer.setFillColor(gray: gray, alpha: 1)
            writer.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
            writer.endPDFPage()
        }
        writer.closePDF()
        let document = try document(data as Data)
        #expect(document.numberOfPages == 2)
        let page = try #require(document.page(at: 2))
        #expect(page.getBoxRect(.mediaBox) == box)
        let context = try canvas(120, 80)
        context.drawPDFPage(page)
        let shade = try pixel(context, 20, 60)
        #expect(abs(Int(shade[0]) - 128) <= 1 && shade[3] == 255)
        #expect(try pixel(context, 60, 60) == [0, 0, 0, 0])
    }

    /// An annotation of the page (ISO 32000-1, 12.5.6.5) whose rectangle is in default user space.
    @Test func linksAreAnnotations() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let consumer = try #require(CGDataConsumer(data: data))
        let writer = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        let url = try #require(URL(string: "https://example.com/it's?a=b"))
        writer.beginPDFPage(nil)
        writer.translateBy(x: 10, y: 20)
        writer.fill(CGRect(x: 20, y: 10, width: 50, height: 15))
        writer.setURL(url as CFURL, for: CGRect(x: 20, y: 10, width: 50, height: 15))
        writer.endPDFPage()
        writer.closePDF()
        let file = try #require(PDFFile([UInt8](data as Data)))
        let page = try #require(file.pages.first)
        let annotations = file.resolve(page.entries["Annots"]).array ?? []
        let link = file.resolve(annotations.first).dictionary ?? [:]
        #expect(link["Subtype"]?.name == "Link")
        #expect(file.rectangle(link["Rect"]) == CGRect(x: 30, y: 30, width: 50, height: 15))
        let action = file.resolve(link["A"]).dictionary ?? [:]
        guard case .string(let target)? = action["URI"] else {
            Issue.record("no action")
            return
        }
        #expect(String(decoding: target, as: UTF8.self) == "https://example.com/it%27s?a=b")
    }

    @Test func whatIsNoDocument() throws {
        for text in ["", "%PDF-1.4", "no document at all", "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >>"] {
            let provider = try #require(CGDataProvider(data: NSData(data: Data(text.utf8))))
            #expect(CGPDFDocument(provider) == nil)
        }
        #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as CFURL) == nil)
    }

    /// Damaged bytes may be refused or read; nothing may trap.
    @Test func damagedDocuments() throws {
        var source = SeededNumbers(seed: 9)
        let whole = squares()
        for _ in 0..<300 {
            var data = whole
            for _ in 0..<Int.random(in: 1...6, using: &source) {
                data[Int.random(in: 0..<data.count, using: &source)] = UInt8.random(in: 0...255, using: &source)
            }
            if Bool.random(using: &source) { data = data.prefix(Int.random(in: 0..<data.count, using: &source)) }
            let provider = try #require(CGDataProvider(data: NSData(data: data)))
            guard let document = CGPDFDocument(provider) else { continue }
            for number in 1...3 {
                guard let page = document.page(at: number) else { continue }
                _ = page.getBoxRect(.cropBox)
                _ = page.getDrawingTransform(.artBox, rect: .zero, rotate: 45, preserveAspectRatio: false)
            }
        }
    }
}
