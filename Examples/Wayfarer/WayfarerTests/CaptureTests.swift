// SPDX-License-Identifier: MIT
import WebKit
import XCTest

/// Pages that want a camera. Wayfarer gives no reason for one, so that none of its pages gets it, and nobody is asked.
final class CaptureTests: XCTestCase {
    private final class Asked: NSObject, WKUIDelegate {
        var count = 0
        func webView(
            _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
            initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
            decisionHandler: @escaping (WKPermissionDecision) -> Void
        ) {
            count += 1
            decisionHandler(.grant)
        }
    }

    /// Media Capture and Streams, 10.2: a page without permission hears NotAllowedError, one that wants nothing TypeError.
    func testAPageGetsNoCamera() throws {
        let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let asked = Asked()
        webView.uiDelegate = asked
        let server = try XCTUnwrap(URL(string: "https://site.invalid/"))
        webView.loadHTMLString(
            """
            <script>
            navigator.mediaDevices.getUserMedia({video: true, audio: true}).then(() => document.title += "got,", error => document.title += error.name + ",");
            navigator.mediaDevices.getUserMedia({}).catch(error => document.title += error.name + ",");
            </script>
            """, baseURL: server)
        waitUntil("answers") { (webView.title ?? "").split(separator: ",").count == 2 }
        XCTAssertEqual(Set((webView.title ?? "").split(separator: ",")), ["NotAllowedError", "TypeError"])
        XCTAssertEqual(asked.count, 0)
    }
}
