// SPDX-License-Identifier: MIT
import WebKit
import XCTest

extension XCTestCase {
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
