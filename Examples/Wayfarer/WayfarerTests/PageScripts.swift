// SPDX-License-Identifier: MIT
import UIKit
import WebKit
import XCTest

extension XCTestCase {
    /// The page alone on the screen, for as long as the window is kept.
    func show(_ webView: WKWebView) -> UIWindow {
        let window = UIWindow(frame: webView.frame)
        window.rootViewController = UIViewController()
        window.addSubview(webView)
        window.isHidden = false
        return window
    }

    /// What a page answers to a script.
    func evaluate(_ script: String, in webView: WKWebView) -> Any? {
        let done = expectation(description: script)
        var result: Any?
        webView.evaluateJavaScript(script) { value, _ in
            result = value
            done.fulfill()
        }
        wait(for: [done], timeout: 60)
        return result
    }

    func waitUntil(_ what: String, _ isTrue: @escaping () -> Bool) {
        let wait = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in isTrue() }, object: nil)
        wait.expectationDescription = what
        self.wait(for: [wait], timeout: 60)
    }
}
