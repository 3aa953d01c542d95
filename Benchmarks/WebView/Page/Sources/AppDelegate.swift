// SPDX-License-Identifier: MIT
import UIKit
import WebKit

/// Shows the page at `PAGE` in a view of 400 x 300 points, and moves it when `SCROLL` asks for that many frames: as a finger
/// does, by the scroll view. Without `PAGE`, the first frame without any web view ends the app.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, WKNavigationDelegate {
    var window: UIWindow?
    private let environment = ProcessInfo.processInfo.environment
    private var page: WKWebView?
    private var link: CADisplayLink?
    private var frame = 0
    private var frames = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        frames = Int(environment["SCROLL"] ?? "") ?? 0
        guard let url = environment["PAGE"].flatMap({ URL(string: $0) }) else {
            start()
            return true
        }
        let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        page.navigationDelegate = self
        root.view.addSubview(page)
        page.load(URLRequest(url: url))
        self.page = page
        return true
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
        guard frames > 0 else { return }
        webView.evaluateJavaScript("tell('begin')") { _, _ in self.start() }
    }

    private func start() {
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func tick() {
        frame += 1
        guard let page else { exit(0) }
        page.scrollView.contentOffset.y += 4
        guard frame == frames else { return }
        link?.invalidate()
        page.evaluateJavaScript("tell('end?\(frames)')")
    }
}
