// SPDX-License-Identifier: MIT
import PDFKit
import WebKit
import XCTest

@testable import Letterpress

final class PrintingTests: XCTestCase {
    /// PT4, PT5, PT7
    func testInfosAreNewEachTime() {
        let info = Printing.info()
        XCTAssertFalse(info === Printing.info())
        XCTAssertEqual(info.jobName, "Print for iOS")
        XCTAssertEqual(info.outputType, .general)
        XCTAssertEqual(info.duplex, .longEdge)
        XCTAssertEqual(Printing.info(.grayscale).outputType, .grayscale)
    }

    /// The pages of a formatter as a document on US Letter, as the controller makes it for a printer.
    private func document(_ formatter: UIPrintFormatter) throws -> PDFDocument {
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let paper = CGRect(x: 0, y: 0, width: 612, height: 792)
        renderer.setValue(paper, forKey: "paperRect")
        renderer.setValue(paper, forKey: "printableRect")
        let pages = UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
            for page in 0..<renderer.numberOfPages {
                context.beginPage()
                renderer.drawPage(at: page, in: paper)
            }
        }
        return try XCTUnwrap(PDFDocument(data: pages))
    }

    /// The ink of a page, in points from its upper left corner.
    private func ink(_ page: PDFPage) throws -> CGRect {
        let image = try XCTUnwrap(page.thumbnail(of: CGSize(width: 612, height: 792), for: .mediaBox).cgImage)
        var bytes = [UInt8](repeating: 255, count: image.width * image.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where bytes[(y * image.width + x) * 4] < 200 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let scale = 612 / CGFloat(image.width)
        return CGRect(
            x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale)
    }

    /// PT15, PT17, PT18
    func testHalfAnInchStaysFree() throws {
        let words = String(repeating: "the quick brown fox jumps over the lazy dog ", count: 300)
        let formatter = Printing.lay(UISimpleTextPrintFormatter(text: words))
        let document = try document(formatter)
        XCTAssertGreaterThan(document.pageCount, 1)
        for index in 0..<document.pageCount {
            let ink = try ink(try XCTUnwrap(document.page(at: index)))
            XCTAssertGreaterThanOrEqual(ink.minX, 35)
            XCTAssertLessThanOrEqual(ink.maxX, 577)
            XCTAssertGreaterThanOrEqual(ink.minY, 35)
            XCTAssertLessThanOrEqual(ink.maxY, 757)
            XCTAssertLessThanOrEqual(ink.width, 540)
        }
    }

    /// PT15: without a font or colour, the system's at 12 points, black.
    func testDefaultsOfPlainText() {
        let formatter = UISimpleTextPrintFormatter(text: "a")
        XCTAssertEqual(formatter.font?.pointSize ?? 12, 12)
        formatter.font = UIFont(name: "Georgia", size: 20)
        formatter.color = .red
        XCTAssertEqual(formatter.font?.familyName, "Georgia")
        XCTAssertEqual(formatter.color, .red)
    }

    /// PT21
    func testMarkupHasHeadingsAndLists() throws {
        let url = try XCTUnwrap(Bundle.main.url(forResource: "Welcome", withExtension: "html"))
        let formatter = Printing.lay(UIMarkupTextPrintFormatter(markupText: try BrowserViewController.markup(of: url)))
        let document = try document(formatter)
        XCTAssertEqual(document.pageCount, 1)
        let ink = try ink(try XCTUnwrap(document.page(at: 0)))
        // A heading, two lines of a paragraph, three of a list, and one more, without style sheet and tags.
        XCTAssertTrue((80...300).contains(ink.height), "\(ink)")
        XCTAssertLessThanOrEqual(ink.width, 540)
    }

    /// PT22, PT23
    func testTheBookletCanBePrinted() throws {
        let booklet = BrowserViewController.booklet()
        XCTAssertTrue(UIPrintInteractionController.canPrint(booklet))
        let document = try XCTUnwrap(PDFDocument(data: booklet))
        XCTAssertEqual(document.pageCount, 3)
        XCTAssertGreaterThan(try ink(try XCTUnwrap(document.page(at: 2))).width, 200)
    }

    /// PT34: what code of iOS 8 that prints calls beside.
    func testTheCallsAroundOlderPrinting() throws {
        let alert = UIAlertView(title: "Error", message: "No", delegate: nil, cancelButtonTitle: "Dismiss")
        alert.show()
        XCTAssertTrue(alert.isVisible)
        XCTAssertEqual(alert.numberOfButtons, 1)
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        XCTAssertFalse(alert.isVisible)

        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page.html")
        try Data("<p>printed</p>".utf8).write(to: file)
        let webView = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        webView.loadRequest(URLRequest(url: file))
        let address = try XCTUnwrap(webView.request?.url)
        XCTAssertEqual(try String(contentsOf: address, encoding: .utf8), "<p>printed</p>")
        webView.layer.borderWidth = 2
        webView.layer.borderColor = UIColor.red.cgColor
        let picture = UIGraphicsImageRenderer(size: webView.bounds.size).image {
            webView.layer.render(in: $0.cgContext)
        }
        XCTAssertEqual(picture.size, CGSize(width: 100, height: 50))
    }

    /// PT33
    func testAPageThatIsNotThereIsAnErrorOnTheScreen() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = try XCTUnwrap(
            storyboard.instantiateViewController(withIdentifier: "Browser") as? BrowserViewController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        let missing = URL(fileURLWithPath: "/nowhere/page.html")
        XCTAssertThrowsError(try BrowserViewController.markup(of: missing))
        screen.print(Result { try BrowserViewController.markup(of: missing) }, from: UIBarButtonItem())
        let alert = try XCTUnwrap(screen.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Cannot Print the Page")
        XCTAssertFalse(try XCTUnwrap(alert.message).isEmpty)
        window.isHidden = true
    }
}
