// SPDX-License-Identifier: MIT
import UIKit
import WebKit
import XCTest

/// Dark pages, and pages that take the medium for another one.
final class AppearanceTests: XCTestCase {
    private let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private var window: UIWindow?

    override func setUp() {
        super.setUp()
        window = show(webView)
    }

    override func tearDown() {
        window?.isHidden = true
        window = nil
        super.tearDown()
    }

    private func load(_ head: String) {
        webView.loadHTMLString(
            "<!DOCTYPE html><meta name=viewport content='width=device-width'>\(head)<p>Text", baseURL: nil)
        waitUntil("page") { !self.webView.isLoading }
    }

    private var isDark: Bool {
        evaluate("matchMedia('(prefers-color-scheme: dark)').matches", in: webView) as? Bool ?? false
    }

    /// The view's own style, then that of its window; the page hears of each change.
    func testPagesFollowTheView() throws {
        load("<script>var heard = 0; matchMedia('(prefers-color-scheme: dark)').onchange = () => heard++</script>")
        XCTAssertFalse(isDark)
        func heard(_ times: Int) -> Bool { evaluate("heard", in: webView) as? Int == times }
        webView.overrideUserInterfaceStyle = .dark
        waitUntil("dark") { self.isDark && heard(1) }
        webView.overrideUserInterfaceStyle = .unspecified
        waitUntil("light") { !self.isDark && heard(2) }
        window?.overrideUserInterfaceStyle = .dark
        waitUntil("dark again") { self.isDark && heard(3) }
        load("<title>The next page</title>")
        waitUntil("a dark page") { self.isDark }
    }

    /// CSS Color Adjustment 1, 2.2: the canvas of a page that says it can be dark is dark; others stay white.
    func testTheBackgroundOfDarkPages() throws {
        webView.overrideUserInterfaceStyle = .dark
        for (head, wanted) in [("<meta name=color-scheme content='light dark'>", true), ("", false)] {
            load(head)
            waitUntil("dark") { self.isDark }
            waitUntil("canvas") {
                guard let color = self.corner() else { return false }
                return wanted ? color < 64 : color == 255
            }
        }
    }

    /// Red of the lower left corner, where no text is.
    private func corner() -> UInt8? {
        let done = expectation(description: "snapshot")
        var image: UIImage?
        webView.takeSnapshot(with: nil) { taken, _ in
            image = taken
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        guard let pixels = image?.cgImage?.cropping(to: CGRect(x: 4, y: 190, width: 1, height: 1)) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { buffer in
            CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                .draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return bytes[0]
    }

    /// `mediaType` overrides the CSS media property; nil restores it.
    func testTheMedium() throws {
        load("<style>@media print { body { color: rgb(1, 2, 3) } }</style>")
        let color = "getComputedStyle(document.body).color"
        webView.mediaType = "print"
        waitUntil("print") { self.evaluate(color, in: self.webView) as? String == "rgb(1, 2, 3)" }
        webView.mediaType = nil
        waitUntil("screen") { self.evaluate(color, in: self.webView) as? String == "rgb(0, 0, 0)" }
    }
}
