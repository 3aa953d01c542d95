// SPDX-License-Identifier: MIT
import UIKit
import WebKit
import XCTest

/// Pages on paper: all of a page, not what the screen shows of it.
final class PrintTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var window: UIWindow?
    private static let paper = CGRect(x: 0, y: 0, width: 612, height: 792)
    private static let room = paper.insetBy(dx: 36, dy: 36)

    override func setUp() {
        super.setUp()
        window = show(webView)
    }

    override func tearDown() {
        window?.isHidden = true
        window = nil
        super.tearDown()
    }

    private static let head = "<!DOCTYPE html><meta charset=utf-8><meta name=viewport content='width=device-width'>"

    private func load(_ html: String) {
        webView.loadHTMLString(Self.head + html, baseURL: nil)
        waitUntil("page") { !self.webView.isLoading }
    }

    private func loadArticle() {
        let paragraphs = (1...60).map { "<p>Paragraph \($0): \(String(repeating: "words in a row ", count: 12))" }
        load(
            """
            <style>
            body { font: 16px system-ui } .paper { display: none } #last { break-before: page }
            @media print { .screen { display: none } .paper { display: block } }
            </style>
            <h1>Heading</h1><p class=screen>Tap here<p class=paper>Thank you for printing
            <p><a href="https://example.com/a">A link</a> <input id=field value=empty>
            \(paragraphs.joined())<h2 id=last>The last page</h2><p>The very end
            """)
    }

    private func renderer(_ formatters: (UIPrintFormatter, Int)...) -> UIPrintPageRenderer {
        let renderer = UIPrintPageRenderer()
        renderer.setValue(Self.paper, forKey: "paperRect")
        renderer.setValue(Self.room, forKey: "printableRect")
        for (formatter, page) in formatters { renderer.addPrintFormatter(formatter, startingAtPageAt: page) }
        return renderer
    }

    private func print(_ renderer: UIPrintPageRenderer, pages: Range<Int>? = nil) -> Data {
        UIGraphicsPDFRenderer(bounds: Self.paper).pdfData { context in
            let all = 0..<renderer.numberOfPages
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: all.count))
            for page in pages ?? all {
                context.beginPage()
                renderer.drawPage(at: page, in: Self.room)
            }
        }
    }

    /// The page in the style that it has for printers, as wide as the paper, ended where its style wants it; what a person
    /// has written is on it.
    func testTheWholePageIsPrinted() throws {
        loadArticle()
        _ = evaluate("document.getElementById('field').value = 'written'; 0", in: webView)
        let renderer = renderer((webView.viewPrintFormatter(), 0))
        let count = renderer.numberOfPages
        XCTAssertGreaterThan(count, 2)
        let data = print(renderer)
        let text = try Poppler.text(data)
        XCTAssertEqual(text.components(separatedBy: "\u{c}").count, count + 1, "form feeds end pages")
        for words in ["Heading", "Thank you for printing", "A link", "written", "Paragraph 1:", "Paragraph 60:"] {
            XCTAssertEqual(text.components(separatedBy: words).count, 2, words)
        }
        XCTAssertFalse(text.contains("Tap here"))
        XCTAssertFalse(text.contains("empty"))
        let last = try Poppler.text(data, page: count).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        XCTAssertEqual(last.prefix(2), ["The last page", "The very end"])
    }

    /// Each line is on one sheet.
    func testEachLineIsOnOneSheet() throws {
        loadArticle()
        let renderer = renderer((webView.viewPrintFormatter(), 0))
        let data = print(renderer)
        let formatter = try XCTUnwrap(renderer.printFormatters?.first)
        var numbers: [Int] = []
        for page in 0..<renderer.numberOfPages {
            let pixels = try Poppler.pixels(data, page: page + 1)
            func hasInk(_ y: Int) -> Bool { (0..<pixels.width).contains { pixels.gray[y * pixels.width + $0] < 128 } }
            let sheet = formatter.rectForPage(at: page)
            XCTAssertGreaterThan((0..<pixels.height).filter(hasInk).count, 20, "page \(page + 1)")
            XCTAssertLessThanOrEqual(sheet.maxY, Self.room.maxY + 0.5)
            XCTAssertFalse((0..<Int(sheet.minY)).contains(where: hasInk), "page \(page + 1)")
            numbers += try Poppler.text(data, page: page + 1).matches(of: /Paragraph (\d+):/).compactMap { Int($0.1) }
        }
        XCTAssertEqual(numbers, Array(1...60))
    }

    /// A picture that does not fit any more is on the next page, whole.
    func testAPictureIsNotCut() throws {
        load(
            "<body style='margin: 0'><div style='height: 700px'></div><svg id=picture width=200 height=400><rect width=200 height=400 /></svg>"
        )
        let renderer = renderer((webView.viewPrintFormatter(), 0))
        XCTAssertEqual(renderer.numberOfPages, 2)
        let data = print(renderer)
        let scale = 540.0 / 675
        for (page, rows) in [(1, 0), (2, Int(400 * scale))] {
            let pixels = try Poppler.pixels(data, page: page)
            let dark = (0..<pixels.height).filter { pixels.gray[$0 * pixels.width + 40] < 128 }
            XCTAssertEqual(dark.count, rows, accuracy: 2, "page \(page)")
        }
    }

    /// Of more pages, those of a range.
    func testPagesOfARange() throws {
        loadArticle()
        let renderer = renderer((webView.viewPrintFormatter(), 0))
        let all = print(renderer)
        let part = print(renderer, pages: 1..<3)
        XCTAssertEqual(try Poppler.text(part, page: 1), try Poppler.text(all, page: 2))
        XCTAssertEqual(try Poppler.text(part, page: 2), try Poppler.text(all, page: 3))
    }

    /// One after the other, with a header on each page.
    func testAPageBesideOtherFormatters() throws {
        final class Headed: UIPrintPageRenderer {
            override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
                ("Header \(pageIndex + 1)" as NSString).draw(in: headerRect, withAttributes: nil)
            }
        }
        load("<p>First</p>")
        let renderer = Headed()
        renderer.headerHeight = 20
        renderer.setValue(Self.paper, forKey: "paperRect")
        renderer.setValue(Self.room, forKey: "printableRect")
        let page = webView.viewPrintFormatter()
        page.perPageContentInsets = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        renderer.addPrintFormatter(page, startingAtPageAt: 0)
        renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Second"), startingAtPageAt: page.pageCount)
        XCTAssertEqual(page.pageCount, 1)
        XCTAssertEqual(page.rectForPage(at: 0).origin, CGPoint(x: 76, y: 96))
        let data = print(renderer)
        let pages = try Poppler.text(data).split(separator: "\u{c}").map { $0.split(whereSeparator: \.isWhitespace) }
        XCTAssertEqual(pages, [["Header", "1", "First"], ["Header", "2", "Second"]])
    }

    /// The screen shows nothing of it, the page is told before and after, and is what it was.
    func testThePageStaysAsItIs() throws {
        loadArticle()
        _ = evaluate(
            "addEventListener('beforeprint', () => document.title += 'b'); addEventListener('afterprint', () => document.title += 'a'); 0",
            in: webView)
        webView.scrollView.contentOffset.y = 300
        waitUntil("scrolling") { self.evaluate("scrollY", in: self.webView) as? Int == 300 }
        let size = webView.scrollView.contentSize
        let before = snapshot()
        _ = print(renderer((webView.viewPrintFormatter(), 0)))
        XCTAssertEqual(webView.scrollView.contentSize, size)
        waitUntil("end of printing") { self.webView.title == "ba" }
        waitUntil("screen") {
            self.evaluate("[innerWidth, scrollY, matchMedia('print').matches].join()", in: self.webView) as? String
                == "320,300,false"
        }
        XCTAssertEqual(webView.scrollView.contentOffset.y, 300)
        XCTAssertEqual(webView.scrollView.contentSize, size)
        XCTAssertEqual(snapshot(), before)
    }

    private func snapshot() -> Data? {
        let done = expectation(description: "snapshot")
        var data: Data?
        webView.takeSnapshot(with: nil) { image, _ in
            data = image?.pngData()
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        return data
    }

    /// A document in the view is printed page by page, as it is.
    func testADocumentInTheView() throws {
        let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400)).pdfData { context in
            for page in 1...3 {
                context.beginPage()
                ("own text \(page)" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
            }
        }
        webView.load(
            document, mimeType: "application/pdf", characterEncodingName: "",
            baseURL: try XCTUnwrap(URL(string: "about:blank")))
        waitUntil("document") { self.webView.scrollView.contentSize.height > 1200 }
        let data = print(renderer((webView.viewPrintFormatter(), 0)))
        let words = try Poppler.text(data).split(whereSeparator: \.isWhitespace)
        XCTAssertEqual(words, ["own", "text", "1", "own", "text", "2", "own", "text", "3"])
    }

    func testTheOlderView() throws {
        let older = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        window?.addSubview(older)
        older.loadHTMLString(Self.head + (1...80).map { "<p>Line \($0)</p>" }.joined(), baseURL: nil)
        waitUntil("page") { !older.isLoading }
        let text = try Poppler.text(print(renderer((older.viewPrintFormatter(), 0))))
        XCTAssertEqual(text.matches(of: /Line (\d+)/).compactMap { Int($0.1) }, Array(1...80))
    }
}
