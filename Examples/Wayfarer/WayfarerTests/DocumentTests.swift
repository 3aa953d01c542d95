// SPDX-License-Identifier: MIT
import PDFKit
import WebKit
import XCTest

/// Pages as documents: PDFs that people search and follow, archives that need no server.
final class DocumentTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Wayfarer documents")
    private var window: UIWindow?

    override func setUp() {
        super.setUp()
        // What a run that was ended has left; mostly nothing.
        try? FileManager.default.removeItem(at: folder)
        XCTAssertNoThrow(try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        window = show(webView)
    }

    override func tearDown() {
        // A test takes it away itself, to show that it is not needed.
        try? FileManager.default.removeItem(at: folder)
        window?.isHidden = true
        window = nil
        super.tearDown()
    }

    private static let head = "<!DOCTYPE html><meta charset=utf-8><meta name=viewport content='width=device-width'>"

    private func write(_ text: String, to name: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func load(_ file: URL) {
        webView.loadFileURL(file, allowingReadAccessTo: folder)
        waitUntil("page") { !self.webView.isLoading }
    }

    // MARK: PDF

    private func pdf(_ rect: CGRect? = nil) throws -> Data {
        let configuration = WKPDFConfiguration()
        configuration.rect = rect
        let done = expectation(description: "PDF")
        var result: Result<Data, any Error>?
        webView.createPDF(configuration: configuration) {
            result = $0
            done.fulfill()
        }
        wait(for: [done], timeout: 120)
        return try XCTUnwrap(result).get()
    }

    private func loadArticle() throws {
        let paragraphs = (1...40).map { "<p>Paragraph \($0): Größe naïve 日本 <b>bold</b> words in a row.</p>" }.joined()
        let page = """
            \(Self.head)<title>Article</title><style>body { margin: 10px; font: 16px system-ui }</style>
            <h1 style="text-transform: uppercase">Heading</h1><a id=link href="https://example.com/a%20b?c=d">A link</a>
            <div style="position: fixed; top: 0; right: 0">Fixed</div>
            <input value="Field"><p style="visibility: hidden">Unseen</p>\(paragraphs)<p>The very end</p>
            """
        load(try write(page, to: "article.html"))
    }

    /// The whole page is one page of its size, whose words are there in order, also those that were never on the screen.
    func testAPageBecomesAPDFWhoseTextIsFound() throws {
        try loadArticle()
        let before = webView.scrollView.contentOffset
        let data = try pdf()
        let document = try XCTUnwrap(PDFDocument(data: data))
        XCTAssertEqual(document.pageCount, 1)
        let page = try XCTUnwrap(document.page(at: 0))
        let size = try XCTUnwrap(evaluate("document.documentElement.scrollHeight", in: webView) as? Int)
        XCTAssertEqual(page.bounds(for: .mediaBox).size, CGSize(width: 320, height: size))
        XCTAssertGreaterThan(size, 1000)
        let text = try Poppler.text(data)
        for words in [
            "HEADING", "A link", "Field", "Paragraph 1: Größe naïve 日本 bold", "Paragraph 40:", "The very end",
        ] {
            XCTAssertTrue(text.contains(words), "\(words) in \(text)")
        }
        XCTAssertFalse(text.contains("Unseen"))
        XCTAssertEqual(text.components(separatedBy: "Fixed").count, 2)
        XCTAssertEqual(webView.scrollView.contentOffset, before)
        XCTAssertEqual(evaluate("scrollY + document.querySelectorAll('[style*=inset]').length", in: webView) as? Int, 0)
    }

    /// A search finds a word where the page has it, and a link is where the page has it.
    func testWordsAndLinksLieWhereThePageHasThem() throws {
        try loadArticle()
        let document = try XCTUnwrap(PDFDocument(data: try pdf()))
        let page = try XCTUnwrap(document.page(at: 0))
        let height = page.bounds(for: .mediaBox).height
        func place(_ script: String) throws -> CGRect {
            let numbers = try XCTUnwrap(
                evaluate("(b => [b.left, b.top, b.width, b.height])(\(script))", in: webView) as? [Double])
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        let found = try XCTUnwrap(document.findString("bold", withOptions: []).first).bounds(for: page)
        let bold = try place("document.querySelector('b').getBoundingClientRect()")
        XCTAssertEqual(found.midX, bold.midX, accuracy: 2)
        XCTAssertEqual(height - found.midY, bold.midY, accuracy: 3)
        let link = try XCTUnwrap(page.annotations.first { $0.url != nil })
        XCTAssertEqual(link.url?.absoluteString, "https://example.com/a%20b?c=d")
        let anchor = try place("document.getElementById('link').getBoundingClientRect()")
        XCTAssertEqual(link.bounds.midX, anchor.midX, accuracy: 1)
        XCTAssertEqual(height - link.bounds.midY, anchor.midY, accuracy: 1)
    }

    /// The picture of a tall page is put together without seams: a ramp of colours.
    func testThePictureIsWhole() throws {
        let rows = (0..<24).map { "<div style='height: 50px; background: rgb(\($0 * 10), 0, 255)'></div>" }.joined()
        load(try write("\(Self.head)<body style='margin: 0'>\(rows)", to: "ramp.html"))
        let page = try XCTUnwrap(PDFDocument(data: try pdf())?.page(at: 0))
        XCTAssertEqual(page.bounds(for: .mediaBox).size, CGSize(width: 320, height: 1200))
        let image = page.thumbnail(of: CGSize(width: 320, height: 1200), for: .mediaBox)
        for row in 0..<24 {
            let color = try XCTUnwrap(image.color(at: CGPoint(x: 160, y: row * 50 + 25)))
            XCTAssertEqual(color.red, row * 10, accuracy: 2, "row \(row)")
        }
    }

    /// `rect` is in the page's points.
    func testAPartOfAPage() throws {
        try loadArticle()
        let link = try XCTUnwrap(
            evaluate("document.getElementById('link').getBoundingClientRect().top", in: webView) as? Double)
        let data = try pdf(CGRect(x: 0, y: link - 5, width: 320, height: 40))
        let page = try XCTUnwrap(PDFDocument(data: data)?.page(at: 0))
        XCTAssertEqual(page.bounds(for: .mediaBox).size, CGSize(width: 320, height: 40))
        let text = try Poppler.text(data)
        XCTAssertTrue(text.contains("A link"))
        XCTAssertFalse(text.contains("Paragraph 1:"))
    }

    // MARK: Archives

    private func archive() throws -> Data {
        let done = expectation(description: "archive")
        var result: Result<Data, any Error>?
        webView.createWebArchiveData {
            result = $0
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        return try XCTUnwrap(result).get()
    }

    /// The frame tells the page what its style sheet says.
    private static let wholeTitle = "Kept by its script with rgb(4, 5, 6)"

    private func loadSite() throws -> URL {
        _ = try write("body { background: rgb(1, 2, 3) }", to: "style.css")
        _ = try write(
            "onmessage = e => document.title += ' with ' + e.data; document.title += ' by its script'", to: "script.js")
        _ = try write("<svg xmlns='http://www.w3.org/2000/svg' width='31' height='17'></svg>", to: "picture.svg")
        _ = try write(
            """
            <!DOCTYPE html><link rel=stylesheet href=inner.css><p>Inner</p><script>
            onload = () => parent.postMessage(getComputedStyle(document.querySelector("p")).color, "*")</script>
            """, to: "inner.html")
        _ = try write("p { color: rgb(4, 5, 6) }", to: "inner.css")
        let page = """
            \(Self.head)<title>Kept</title><script src=script.js></script><link rel=stylesheet href=style.css><img src=picture.svg>
            <iframe name=inner src=inner.html></iframe><p>Größe</p>
            """
        let file = try write(page, to: "site.html")
        load(file)
        waitUntil("all of it") { self.webView.title == Self.wholeTitle }
        return file
    }

    /// The keys are those of the reference of WebArchive and WebResource.
    func testAnArchiveHoldsWhatThePageHasLoaded() throws {
        let file = try loadSite()
        let list = try XCTUnwrap(
            try PropertyListSerialization.propertyList(from: try archive(), format: nil) as? [String: Any])
        let main = try XCTUnwrap(list["WebMainResource"] as? [String: Any])
        XCTAssertEqual(main["WebResourceURL"] as? String, file.absoluteString)
        XCTAssertEqual(main["WebResourceMIMEType"] as? String, "text/html")
        XCTAssertEqual(main["WebResourceTextEncodingName"] as? String, "UTF-8")
        XCTAssertEqual(main["WebResourceFrameName"] as? String, "")
        XCTAssertEqual(main["WebResourceData"] as? Data, try Data(contentsOf: file))
        let parts = try XCTUnwrap(list["WebSubresources"] as? [[String: Any]])
        let names = parts.compactMap { ($0["WebResourceURL"] as? String).flatMap(URL.init(string:))?.lastPathComponent }
        XCTAssertEqual(Set(names), ["style.css", "script.js", "picture.svg", "inner.css"])
        let style = try XCTUnwrap(parts.first { ($0["WebResourceURL"] as? String)?.hasSuffix("style.css") == true })
        XCTAssertEqual(style["WebResourceMIMEType"] as? String, "text/css")
        let frames = try XCTUnwrap(list["WebSubframeArchives"] as? [[String: Any]])
        XCTAssertEqual(frames.count, 1)
        let inner = try XCTUnwrap(frames.first?["WebMainResource"] as? [String: Any])
        XCTAssertEqual(inner["WebResourceFrameName"] as? String, "inner")
        XCTAssertEqual((inner["WebResourceURL"] as? String)?.hasSuffix("inner.html"), true)
    }

    private func checkLoaded(_ address: String) {
        waitUntil("page") { !self.webView.isLoading && self.webView.title?.hasPrefix("Kept by its script") == true }
        XCTAssertEqual(webView.url?.absoluteString, address)
        let color = "getComputedStyle(document.body).backgroundColor"
        XCTAssertEqual(evaluate(color, in: webView) as? String, "rgb(1, 2, 3)")
        XCTAssertEqual(evaluate("document.images[0].naturalWidth", in: webView) as? Int, 31)
        XCTAssertEqual(evaluate("document.querySelector('p').textContent", in: webView) as? String, "Größe")
    }

    /// An archive as Safari writes it, of a server that does not exist: its frame has an archive of its own.
    func testAnArchiveOfASiteThatIsGone() throws {
        func resource(_ name: String, _ type: String, _ text: String, frame: String? = nil) -> [String: Any] {
            var list: [String: Any] = [
                "WebResourceURL": "http://site.invalid/\(name)", "WebResourceMIMEType": type,
                "WebResourceData": Data(text.utf8), "WebResourceTextEncodingName": "UTF-8",
            ]
            if let frame { list["WebResourceFrameName"] = frame }
            return list
        }
        let inner: [String: Any] = [
            "WebMainResource": resource(
                "inner.html", "text/html",
                """
                <link rel=stylesheet href=inner.css><p>Inner</p><script>
                onload = () => parent.postMessage(getComputedStyle(document.querySelector("p")).color, "*")</script>
                """, frame: "inner"),
            "WebSubresources": [resource("inner.css", "text/css", "p { color: rgb(4, 5, 6) }")],
        ]
        let whole: [String: Any] = [
            "WebMainResource": resource(
                "", "text/html",
                """
                <title>Gone</title><script>onmessage = e => document.title += " with " + e.data</script>
                <link rel=stylesheet href=/style.css><iframe name=inner src=inner.html></iframe>
                """,
                frame: ""),
            "WebSubresources": [resource("style.css", "text/css", "body { background: rgb(1, 2, 3) }")],
            "WebSubframeArchives": [inner],
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: whole, format: .xml, options: 0)
        let base = try XCTUnwrap(URL(string: "about:blank"))
        webView.load(data, mimeType: "application/x-webarchive", characterEncodingName: "", baseURL: base)
        waitUntil("page") { !self.webView.isLoading && self.webView.title?.hasPrefix("Gone") == true }
        XCTAssertEqual(webView.url?.absoluteString, "http://site.invalid/")
        let color = "getComputedStyle(document.body).backgroundColor"
        XCTAssertEqual(evaluate(color, in: webView) as? String, "rgb(1, 2, 3)")
        waitUntil("frame") { self.webView.title == "Gone with rgb(4, 5, 6)" }
    }

    /// All that the page came from is gone; the archive is loaded from memory, then from a file.
    func testAnArchiveNeedsNothingElse() throws {
        let address = try loadSite().absoluteString
        let data = try archive()
        try FileManager.default.removeItem(at: folder)
        let blank = try XCTUnwrap(URL(string: "about:blank"))
        webView.load(Data(), mimeType: "text/html", characterEncodingName: "", baseURL: blank)
        waitUntil("nothing") { !self.webView.isLoading }
        webView.load(data, mimeType: "application/x-webarchive", characterEncodingName: "", baseURL: blank)
        checkLoaded(address)

        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("kept.webarchive")
        try data.write(to: file)
        webView.load(Data(), mimeType: "text/html", characterEncodingName: "", baseURL: blank)
        waitUntil("nothing") { !self.webView.isLoading }
        webView.loadFileURL(file, allowingReadAccessTo: file)
        checkLoaded(address)
    }
}

extension UIImage {
    /// - Parameter point: points.
    fileprivate func color(at point: CGPoint) -> (red: Int, green: Int, blue: Int)? {
        guard let image = cgImage?.cropping(to: CGRect(x: point.x * scale, y: point.y * scale, width: 1, height: 1))
        else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: 4)
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        guard
            let context = CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return (Int(bytes[0]), Int(bytes[1]), Int(bytes[2]))
    }
}
