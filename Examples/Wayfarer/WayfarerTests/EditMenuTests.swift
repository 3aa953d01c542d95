// SPDX-License-Identifier: MIT
import UIKit
import WebKit
import XCTest

/// The menu of what is selected in a page: the app may add to it, and hears when it comes and goes.
final class EditMenuTests: XCTestCase {
    private final class Reader: WKWebView {
        var shouted: [String] = []

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let shout = UIAction(title: "Shout") { [weak self] _ in self?.shouted.append("shout") }
            builder.insertSibling(
                UIMenu(title: "", options: .displayInline, children: [shout]), afterMenu: .standardEdit)
        }
    }

    private final class Listener: NSObject, WKUIDelegate {
        var heard: [String] = []
        func webView(_ webView: WKWebView, willPresentEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating)
        {
            heard.append("present")
            animator.addCompletion { self.heard.append("presented") }
        }
        func webView(_ webView: WKWebView, willDismissEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating)
        {
            heard.append("dismiss")
            animator.addCompletion { self.heard.append("dismissed") }
        }
    }

    private let webView = Reader(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    private let listener = Listener()
    private var window: UIWindow?

    override func setUp() {
        super.setUp()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(webView)
        window.makeKeyAndVisible()
        webView.uiDelegate = listener
        self.window = window
    }

    override func tearDown() {
        window?.isHidden = true
        window = nil
        super.tearDown()
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, _ isWanted: @escaping (View) -> Bool) -> View? {
        if let found = view as? View, isWanted(found) { return found }
        return view.subviews.lazy.compactMap { self.find(type, in: $0, isWanted) }.first
    }

    private func button(_ title: String) -> UIButton? {
        UIApplication.shared.windows.lazy.compactMap { window in
            self.find(UIButton.self, in: window) { $0.currentTitle == title && !$0.isHidden }
        }.first
    }

    func testTheAppsPartOfTheMenu() throws {
        webView.loadHTMLString(
            "<meta name=viewport content='width=device-width'><p style='margin: 100px 20px'>Selected words</p>",
            baseURL: nil)
        waitUntil("page") { !self.webView.isLoading }
        _ = evaluate("getSelection().selectAllChildren(document.querySelector('p')); 0", in: webView)
        let content = try XCTUnwrap(
            find(UIView.self, in: webView) { $0.interactions.contains { $0 is UIEditMenuInteraction } })
        let menu = try XCTUnwrap(content.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first)
        waitUntil("selection") {
            content.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil)
        }
        XCTAssertTrue(content.becomeFirstResponder())
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 110)))
        waitUntil("menu") { self.listener.heard == ["present", "presented"] }
        XCTAssertNotNil(button("Copy"))
        try XCTUnwrap(button("Shout")).sendActions(for: .touchUpInside)
        XCTAssertEqual(webView.shouted, ["shout"])
        waitUntil("the end") { self.listener.heard == ["present", "presented", "dismiss", "dismissed"] }
    }
}
