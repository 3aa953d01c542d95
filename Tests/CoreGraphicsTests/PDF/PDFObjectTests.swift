// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CoreGraphics

/// Objects, streams and contents of documents through the functions C has for them. Truth: ISO 32000-1, Apple's Quartz 2D
/// Programming Guide (PDF Document Parsing), and poppler's tools for what contexts write.
@Suite struct PDFObjectTests {
    private func document(_ objects: [String], trailer: String = "") throws -> CGPDFDocument {
        var text = "%PDF-1.6\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(table)\n%%EOF\n"
        let provider = try #require(CGDataProvider(data: NSData(data: Data(text.utf8))))
        return try #require(CGPDFDocument(provider))
    }

    private func stream(_ content: String, _ entries: String = "") -> String {
        "<< /Length \(content.utf8.count) \(entries) >>\nstream\n\(content)\nendstream"
    }

    private func sample(_ content: String = "BT ET", info: String = "<< >>") throws -> CGPDFDocument {
        try document(
            [
                "<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R /Names << /Dests << /Names [(there) [3 0 R /XYZ 5 7 0]] >> >> >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] /Resources << /Font << /F1 8 0 R >> >> >>",
                "<< /Type /Page /Parent 2 0 R /Contents [4 0 R 5 0 R] /Annots [] >>",
                stream(content), stream("(b) Tj"),
                "<< /First 7 0 R /Last 7 0 R /Count 1 >>",
                "<< /Title (Chapter \\(1\\)) /Parent 6 0 R /Dest (there) >>", "<< /Type /Font /BaseFont /Helvetica >>",
                info,
            ], trailer: "/Info 9 0 R /ID [<01FF> <02>]")
    }

    @Test func dictionariesAndArrays() throws {
        let document = try sample(
            info:
                "<< /Title (A\\tB\\101\\\nC) /Author <FEFF00E4> /Pages 3 /Zoom 1.5 /Trapped true /Kind /Al#20l /CreationDate (D:20240229123000+02'00) >>"
        )
        let info = try #require(document.info)
        #expect(CGPDFDictionaryGetCount(info) == 7)
        var string: CGPDFStringRef?
        #expect(CGPDFDictionaryGetString(info, "Title", &string))
        let title = try #require(string)
        #expect(CGPDFStringCopyTextString(title) == "A\tBAC")
        #expect(CGPDFStringGetLength(title) == 5)
        #expect(CGPDFStringGetBytePtr(title)?[0] == 65)
        #expect(CGPDFDictionaryGetString(info, "Author", &string))
        #expect(string.flatMap { CGPDFStringCopyTextString($0) } == "ä")
        #expect(CGPDFDictionaryGetString(info, "CreationDate", &string))
        let date = try #require(string.flatMap { CGPDFStringCopyDate($0) })
        #expect(date.timeIntervalSince1970 == 1_709_202_600)
        var (whole, number): (CGPDFInteger, CGPDFReal) = (0, 0)
        #expect(CGPDFDictionaryGetInteger(info, "Pages", &whole) && whole == 3)
        #expect(CGPDFDictionaryGetNumber(info, "Pages", &number) && number == 3)
        #expect(CGPDFDictionaryGetNumber(info, "Zoom", &number) && number == 1.5)
        #expect(!CGPDFDictionaryGetInteger(info, "Zoom", &whole))
        var truth: CGPDFBoolean = 0
        #expect(CGPDFDictionaryGetBoolean(info, "Trapped", &truth) && truth == 1)
        var name: UnsafePointer<CChar>?
        #expect(CGPDFDictionaryGetName(info, "Kind", &name))
        #expect(name.map { String(cString: $0) } == "Al l")
        #expect(!CGPDFDictionaryGetName(info, "Missing", &name))
        let identifier = try #require(document.fileIdentifier)
        #expect(CGPDFArrayGetCount(identifier) == 2)
        #expect(CGPDFArrayGetString(identifier, 0, &string) && string.map { CGPDFStringGetLength($0) } == 2)
        #expect(!CGPDFArrayGetNull(identifier, 0) && !CGPDFArrayGetString(identifier, 2, &string))
    }

    @Test func entriesAreVisited() throws {
        let document = try sample()
        let catalog = try #require(document.catalog)
        var keys: [String] = []
        withUnsafeMutablePointer(to: &keys) { keys in
            CGPDFDictionaryApplyFunction(
                catalog,
                { key, object, info in
                    info?.assumingMemoryBound(to: [String].self).pointee.append(
                        "\(String(cString: key)):\(CGPDFObjectGetType(object).rawValue)")
                }, keys)
        }
        #expect(keys == ["Names:8", "Outlines:8", "Pages:8", "Type:5"])
        var page: CGPDFDictionaryRef?
        var pages: CGPDFDictionaryRef?
        var kids: CGPDFArrayRef?
        #expect(CGPDFDictionaryGetDictionary(catalog, "Pages", &pages))
        #expect(pages.map { CGPDFDictionaryGetArray($0, "Kids", &kids) } == true)
        #expect(kids.map { CGPDFArrayGetDictionary($0, 0, &page) } == true)
        // One object is one pointer.
        #expect(page == document.page(at: 1)?.dictionary)
        var parent: CGPDFDictionaryRef?
        #expect(page.map { CGPDFDictionaryGetDictionary($0, "Parent", &parent) } == true && parent == pages)
    }

    @Test func outlinesLeadToPages() throws {
        let outline = try #require(try sample().outline as? [String: Any])
        let children = try #require(outline[kCGPDFOutlineChildren as String] as? [[String: Any]])
        #expect(children.count == 1)
        #expect(children[0][kCGPDFOutlineTitle as String] as? String == "Chapter (1)")
        #expect(children[0][kCGPDFOutlineDestination as String] as? Int == 1)
        let rect = children[0][kCGPDFOutlineDestinationRect as String] as? [String: CGFloat]
        #expect(rect?["X"] == 5 && rect?["Y"] == 7)
    }

    private final class Log {
        var lines: [String] = []
    }

    private static func log(_ info: UnsafeMutableRawPointer?) -> Log? {
        info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue() }
    }

    @Test func contentsAreScanned() throws {
        let content = "q 1 0 0 1 30 40.5 cm /F1 12 Tf [(a) -20 (b)] TJ BI /W 1 /H 2 ID xyEIz\nEI Q"
        let document = try sample(content)
        let page = try #require(document.page(at: 1))
        let table = try #require(CGPDFOperatorTableCreate())
        defer { CGPDFOperatorTableRelease(table) }
        CGPDFOperatorTableSetCallback(table, "cm") { scanner, info in
            var values: [CGPDFReal] = []
            var value: CGPDFReal = 0
            while CGPDFScannerPopNumber(scanner, &value) { values.append(value) }
            PDFObjectTests.log(info)?.lines.append("cm \(values)")
        }
        CGPDFOperatorTableSetCallback(table, "Tf") { scanner, info in
            var (size, name): (CGPDFReal, UnsafePointer<CChar>?) = (0, nil)
            guard CGPDFScannerPopNumber(scanner, &size), CGPDFScannerPopName(scanner, &name), let name else { return }
            let content = CGPDFScannerGetContentStream(scanner)
            var font: CGPDFDictionaryRef?
            var base: UnsafePointer<CChar>?
            if let object = CGPDFContentStreamGetResource(content, "Font", name),
                CGPDFObjectGetValue(object, .dictionary, &font), let font,
                CGPDFDictionaryGetName(font, "BaseFont", &base), let base
            {
                PDFObjectTests.log(info)?.lines.append("Tf \(String(cString: base)) \(size)")
            }
        }
        CGPDFOperatorTableSetCallback(table, "TJ") { scanner, info in
            var array: CGPDFArrayRef?
            guard CGPDFScannerPopArray(scanner, &array), let array else { return }
            PDFObjectTests.log(info)?.lines.append("TJ \(CGPDFArrayGetCount(array))")
        }
        CGPDFOperatorTableSetCallback(table, "EI") { scanner, info in
            var stream: CGPDFStreamRef?
            guard CGPDFScannerPopStream(scanner, &stream), let stream else { return }
            PDFObjectTests.log(info)?.lines.append("EI \(CGPDFStreamCopyData(stream, nil)?.length ?? -1)")
        }
        CGPDFOperatorTableSetCallback(table, "Tj") { scanner, info in
            var string: CGPDFStringRef?
            guard CGPDFScannerPopString(scanner, &string), let string else { return }
            PDFObjectTests.log(info)?.lines.append("Tj \(CGPDFStringCopyTextString(string) ?? "")")
        }
        let contents = CGPDFContentStreamCreateWithPage(page)
        defer { CGPDFContentStreamRelease(contents) }
        #expect(CGPDFContentStreamGetStreams(contents)?.count == 2)
        let log = Log()
        let scanner = CGPDFScannerCreate(contents, table, Unmanaged.passUnretained(log).toOpaque())
        defer { CGPDFScannerRelease(scanner) }
        #expect(CGPDFScannerScan(scanner))
        #expect(
            log.lines == [
                "cm [40.5, 30.0, 1.0, 0.0, 0.0, 1.0]", "Tf Helvetica 12.0", "TJ 3", "EI 5", "Tj b",
            ])
    }

    /// The examples of 7.4.
    @Test(arguments: [
        ("/Filter /ASCIIHexDecode", "70 6f70>", "pop"), ("/Filter /ASCII85Decode", "87cURDZ~>", "Hello"),
        ("/Filter /RunLengthDecode", "\u{2}abc\u{7F}", nil), ("", "plain", "plain"),
        ("/Filter [/ASCIIHexDecode /ASCIIHexDecode]", "37303666>", "po"),
    ])
    func filtersAreUndone(_ entries: String, _ packed: String, _ plain: String?) throws {
        let made = try self.document([
            "<< /Type /Catalog /Pages 2 0 R /Data 4 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R >>", stream(packed, entries),
        ])
        var stream: CGPDFStreamRef?
        let catalog = try #require(made.catalog)
        #expect(CGPDFDictionaryGetStream(catalog, "Data", &stream))
        var format = CGPDFDataFormat.jpegEncoded
        let data = try #require(stream.flatMap { CGPDFStreamCopyData($0, &format) })
        #expect(format == .raw)
        if let plain { #expect(String(decoding: data as Data, as: UTF8.self) == plain) }
    }

    /// 7.4.4.2, example 1: the codes of the sequence 45 45 45 45 45 65 45 45 45 66.
    @Test func lzwIsUndone() {
        let packed: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
        #expect(PDFFilter.unpacked(packed, "LZWDecode", [:]) == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    }

    @Test func runsAreUndone() {
        #expect(PDFFilter.unpacked([1, 7, 8, 254, 9, 128, 1], "RunLengthDecode", [:]) == [7, 8, 9, 9, 9])
    }

    /// A named place of the document and a link to it; what the catalog then holds is 12.3.2.3.
    @Test func linksLeadToNamedPlaces() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let consumer = try #require(CGDataConsumer(data: data))
        let writer = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        writer.beginPDFPage(nil)
        writer.setDestination("it's here", for: CGRect(x: 10, y: 20, width: 30, height: 15))
        writer.setDestination("nowhere", for: CGRect(x: 50, y: 20, width: 30, height: 15))
        writer.endPDFPage()
        writer.beginPDFPage(nil)
        writer.addDestination("it's here", at: CGPoint(x: 20, y: 70))
        writer.endPDFPage()
        writer.closePDF()
        let provider = try #require(CGDataProvider(data: data))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        let page = try #require(document.page(at: 1)?.dictionary)
        var annotations: CGPDFArrayRef?
        #expect(CGPDFDictionaryGetArray(page, "Annots", &annotations))
        #expect(annotations.map { CGPDFArrayGetCount($0) } == 2)
        var link: CGPDFDictionaryRef?
        #expect(annotations.map { CGPDFArrayGetDictionary($0, 0, &link) } == true)
        let file = try #require(document.file)
        let entries = file.resolve(file.pages[0].entries["Annots"]).array.map {
            file.resolve($0.first).dictionary ?? [:]
        }
        #expect(file.rectangle(entries?["Rect"]) == CGRect(x: 10, y: 20, width: 30, height: 15))
        var (names, places): (CGPDFDictionaryRef?, CGPDFDictionaryRef?) = (nil, nil)
        let catalog = try #require(document.catalog)
        #expect(CGPDFDictionaryGetDictionary(catalog, "Names", &names))
        #expect(names.map { CGPDFDictionaryGetDictionary($0, "Dests", &places) } == true)
        var (list, place): (CGPDFArrayRef?, CGPDFArrayRef?) = (nil, nil)
        #expect(places.map { CGPDFDictionaryGetArray($0, "Names", &list) } == true)
        #expect(list.map { CGPDFArrayGetCount($0) == 2 && CGPDFArrayGetArray($0, 1, &place) } == true)
        var (target, x, y): (CGPDFDictionaryRef?, CGPDFReal, CGPDFReal) = (nil, 0, 0)
        #expect(place.map { CGPDFArrayGetDictionary($0, 0, &target) } == true)
        #expect(target == document.page(at: 2)?.dictionary)
        #expect(place.map { CGPDFArrayGetNumber($0, 2, &x) && CGPDFArrayGetNumber($0, 3, &y) } == true)
        #expect(x == 20 && y == 70)
    }

    @Test func boxesAndMetadataAreWritten() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        var crop = CGRect(x: 10, y: 20, width: 100, height: 50)
        let value = NSData(bytes: &crop, length: MemoryLayout<CGRect>.size)
        let consumer = try #require(CGDataConsumer(data: data))
        let writer = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        writer.beginPDFPage([kCGPDFContextCropBox: value])
        writer.fill(CGRect(x: 20, y: 30, width: 10, height: 10))
        writer.endPDFPage()
        writer.beginPDFPage(nil)
        writer.endPDFPage()
        writer.addDocumentMetadata(NSData(data: Data("<x:xmpmeta/>".utf8)))
        writer.closePDF()
        let provider = try #require(CGDataProvider(data: data))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 1)?.getBoxRect(.cropBox) == crop)
        #expect(document.page(at: 2)?.getBoxRect(.cropBox) == box)
        var stream: CGPDFStreamRef?
        let catalog = try #require(document.catalog)
        #expect(CGPDFDictionaryGetStream(catalog, "Metadata", &stream))
        let text = stream.flatMap { CGPDFStreamCopyData($0, nil) }.map { String(decoding: $0 as Data, as: UTF8.self) }
        #expect(text == "<x:xmpmeta/>")
        // poppler reads the same file.
        #expect(document.shownSize(ofPage: 1) == CGSize(width: 100, height: 50))
    }

    @Test func clientsTakeTheBytes() throws {
        let received = NSMutableData()
        var callbacks = CGDataConsumerCallbacks(
            putBytes: { info, bytes, count in
                guard let info else { return 0 }
                Unmanaged<NSMutableData>.fromOpaque(info).takeUnretainedValue().append(bytes, length: count)
                return count
            }, releaseConsumer: nil)
        let consumer = try #require(
            CGDataConsumer(info: Unmanaged.passUnretained(received).toOpaque(), cbks: &callbacks))
        let writer = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        writer.beginPDFPage(nil)
        writer.endPDFPage()
        writer.closePDF()
        #expect(String(decoding: (received as Data).prefix(5), as: UTF8.self) == "%PDF-")
    }
}
