// SPDX-License-Identifier: MIT
import WebKit
import XCTest

/// Pictures, documents and pages that are looked at closely. Colours tell what is where.
final class ZoomTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let folder = FileManager.default.temporaryDirectory
    private var window: UIWindow?

    override func setUp() {
        window = show(webView)
    }

    override func tearDown() {
        window?.isHidden = true
        window = nil
    }

    private func load(_ data: Data, as name: String) throws {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        webView.loadFileURL(file, allowingReadAccessTo: folder)
        waitUntil("page") { !self.webView.isLoading }
        settle()
    }

    private func load(_ html: String) throws { try load(Data(html.utf8), as: "page.html") }

    /// The engine, which speaks in order, has shown what it was told by then.
    private func settle() {
        for script in ["1", "2"] { _ = evaluate(script) }
        let shown = expectation(description: "snapshot")
        webView.takeSnapshot(with: nil) { _, _ in shown.fulfill() }
        wait(for: [shown], timeout: 60)
    }

    private func evaluate(_ script: String) -> Any? { evaluate(script, in: webView) }

    /// Red, green and blue, from 0 to 255, at a point of the view.
    private func color(at point: CGPoint) -> [Int] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: webView.bounds.size, format: format).image { _ in
            webView.drawHierarchy(in: webView.bounds, afterScreenUpdates: true)
        }
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        let place = CGRect(
            x: -point.x, y: point.y + 1 - image.size.height, width: image.size.width, height: image.size.height)
        if let cgImage = image.cgImage { context?.draw(cgImage, in: place) }
        return pixel.prefix(3).map { Int($0) }
    }

    private let (red, green, blue, white) = ([255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255])

    /// ME4: a large picture is shown whole, enlarged and moved.
    func testALargePictureIsZoomedAndMoved() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 1200, height: 1600), format: format).pngData {
            context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1200, height: 1600))
            UIColor.red.setFill()
            context.fill(CGRect(x: 600, y: 800, width: 600, height: 800))
        }
        try load(picture, as: "large.png")
        let scrollView = webView.scrollView
        XCTAssertEqual(scrollView.zoomScale, 300.0 / 1200, accuracy: 0.001)
        XCTAssertEqual(scrollView.minimumZoomScale, scrollView.zoomScale)
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 400))
        XCTAssertEqual(color(at: CGPoint(x: 75, y: 100)), blue)
        XCTAssertEqual(color(at: CGPoint(x: 225, y: 300)), red)
        scrollView.setZoomScale(1, animated: false)
        settle()
        XCTAssertEqual(scrollView.contentSize, CGSize(width: 1200, height: 1600))
        scrollView.contentOffset = CGPoint(x: 450, y: 600)
        XCTAssertEqual(color(at: CGPoint(x: 140, y: 190)), blue)
        XCTAssertEqual(color(at: CGPoint(x: 160, y: 210)), red)
        scrollView.setZoomScale(0.01, animated: false)
        settle()
        XCTAssertEqual(scrollView.zoomScale, scrollView.minimumZoomScale)
        XCTAssertEqual(color(at: CGPoint(x: 225, y: 300)), red)
    }

    /// ME5: all pages of a PDF are scrolled through, and enlarged; another page replaces them.
    func testThePagesOfADocumentAreScrolledThrough() throws {
        let colors = [UIColor.red, .green, .blue]
        let document = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 600, height: 800)).pdfData { context in
            for color in colors {
                context.beginPage()
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 600, height: 800))
            }
        }
        try load(document, as: "document.pdf")
        let scrollView = webView.scrollView
        let height = scrollView.contentSize.height / 3
        XCTAssertGreaterThan(height, 350)
        for (page, color) in [red, green, blue].enumerated() {
            let offset = min(CGFloat(page) * height, scrollView.contentSize.height - webView.bounds.height)
            scrollView.contentOffset.y = offset
            XCTAssertEqual(self.color(at: CGPoint(x: 150, y: 200)), color)
        }
        scrollView.setZoomScale(3, animated: false)
        scrollView.contentOffset = CGPoint(x: 300, y: 3 * height + 300)
        XCTAssertEqual(color(at: CGPoint(x: 150, y: 200)), green)
        try load("<body style='background: rgb(0, 0, 255)'>")
        XCTAssertEqual(color(at: CGPoint(x: 150, y: 200)), blue)
    }

    /// What lies under a finger is what is seen there, however far the page is enlarged and scrolled.
    func testAnEnlargedPageShowsWhatItHasThere() throws {
        try load(
            """
            <meta name="viewport" content="width=600"><body style="margin: 0; background: white; height: 3000px">
            <div style="position: absolute; left: 300px; top: 2000px; width: 100px; height: 100px; background: rgb(255, 0, 0)">
            </div></body>
            """)
        let scrollView = webView.scrollView
        XCTAssertEqual(scrollView.zoomScale, 0.5, accuracy: 0.001)
        scrollView.contentOffset.y = 800
        settle()
        XCTAssertEqual(color(at: CGPoint(x: 175, y: 225)), red)
        XCTAssertEqual(color(at: CGPoint(x: 145, y: 225)), white)
        scrollView.setZoomScale(2, animated: false)
        scrollView.contentOffset = CGPoint(x: 550, y: 3900)
        settle()
        XCTAssertEqual(color(at: CGPoint(x: 150, y: 200)), red)
        XCTAssertEqual(color(at: CGPoint(x: 40, y: 200)), white)
        XCTAssertEqual(color(at: CGPoint(x: 150, y: 90)), white)
        // The engine moves its viewport no farther than what is seen needs.
        XCTAssertEqual(evaluate("innerWidth") as? Int, 600)
        let top = try XCTUnwrap(evaluate("scrollY") as? Double)
        XCTAssertLessThanOrEqual(top, 1950)
        XCTAssertGreaterThanOrEqual(top + 800, 2150)
    }

    /// As many apps keep their pages as they are.
    func testADelegateOrThePageForbidsZooming() throws {
        try load("<meta name='viewport' content='width=device-width, initial-scale=1, user-scalable=no'>")
        XCTAssertEqual(webView.scrollView.maximumZoomScale, 1)
        try load("<meta name='viewport' content='width=device-width, initial-scale=1'>")
        XCTAssertEqual(webView.scrollView.maximumZoomScale, 5)
        let forbids = ForbidsZooming()
        webView.scrollView.delegate = forbids
        webView.scrollView.setZoomScale(2, animated: false)
        XCTAssertEqual(webView.scrollView.contentSize.width, 300)
    }
}

private final class ForbidsZooming: NSObject, UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
