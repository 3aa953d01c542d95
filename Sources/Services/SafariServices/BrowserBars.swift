// SPDX-License-Identifier: MIT
internal import WebKit

/// The bars of a browser: above, the button that ends it, the page's host and one to load anew; below, back, forward,
/// share, and the device's browser.
@MainActor
final class BrowserBars {
    private unowned let browser: SFSafariViewController
    private let top = UINavigationBar()
    private let bottom = UIToolbar()
    private let item = UINavigationItem()
    private let back = UIBarButtonItem()
    private let forward = UIBarButtonItem()
    private let progress = UIProgressView(progressViewStyle: .bar)

    init(for browser: SFSafariViewController) { self.browser = browser }

    func install() {
        for view in [browser.webView, top, bottom, progress] as [UIView] { browser.view.addSubview(view) }
        item.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: action { $0.webView.reload() })
        top.items = [item]
        let share = UIBarButtonItem(systemItem: .action)
        share.primaryAction = action { [unowned share] in $0.share(from: share) }
        let compass = UIBarButtonItem(
            image: UIImage(systemName: "safari"), primaryAction: action { $0.openInBrowser() })
        back.primaryAction = action { $0.webView.goBack() }
        back.image = UIImage(systemName: "chevron.backward")
        forward.primaryAction = action { $0.webView.goForward() }
        forward.image = UIImage(systemName: "chevron.forward")
        bottom.items = [back, .flexibleSpace(), forward, .flexibleSpace(), share, .flexibleSpace(), compass]
        titlesDidChange()
        colorsDidChange()
        pageDidChange()
    }

    private func action(_ body: @escaping (SFSafariViewController) -> Void) -> UIAction {
        UIAction { [weak browser] _ in if let browser { body(browser) } }
    }

    func titlesDidChange() {
        let titles: [SFSafariViewController.DismissButtonStyle: UIBarButtonItem.SystemItem] = [
            .done: .done, .close: .close, .cancel: .cancel,
        ]
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: titles[browser.dismissButtonStyle] ?? .done, primaryAction: action { $0.finish() })
    }

    func colorsDidChange() {
        top.barTintColor = browser.preferredBarTintColor
        bottom.barTintColor = browser.preferredBarTintColor
        top.tintColor = browser.preferredControlTintColor
        bottom.tintColor = browser.preferredControlTintColor
    }

    func pageDidChange() {
        let web = browser.webView
        // The page that tells of a failure has no host.
        item.title = web.url?.host ?? browser.initialURL.host
        back.isEnabled = web.canGoBack
        forward.isEnabled = web.canGoForward
        progress.progress = Float(web.estimatedProgress)
        progress.isHidden = !web.isLoading
    }

    func layOut() {
        let bounds = browser.view.bounds
        let safe = browser.view.safeAreaInsets
        let barHeight: CGFloat = 44
        top.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: barHeight)
        let bottomHeight = barHeight + safe.bottom
        bottom.frame = CGRect(x: 0, y: bounds.height - bottomHeight, width: bounds.width, height: barHeight)
        progress.frame = CGRect(x: 0, y: top.frame.maxY - 2, width: bounds.width, height: 2)
        browser.webView.frame = CGRect(
            x: 0, y: top.frame.maxY, width: bounds.width, height: bounds.height - top.frame.maxY - bottomHeight)
        browser.webView.scrollView.contentInsetAdjustmentBehavior = .never
    }
}

/// Follows the pages of a browser for its bars and its delegate.
@MainActor
final class BrowserLoader: __ObjCObject, WKNavigationDelegate {
    private unowned let browser: SFSafariViewController
    private var isInitial = true

    init(for browser: SFSafariViewController) {
        self.browser = browser
        super.init()
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        browser.pageDidChange()
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { browser.pageDidChange() }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        guard isInitial, let url = webView.url, let delegate = browser.delegate else { return }
        _ = optionalCall { delegate.safariViewController(browser, initialLoadDidRedirectTo: url) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { loaded(true) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { loaded(false) }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        let place = (error as NSError).userInfo[NSURLErrorFailingURLErrorKey] as? URL
        webView.loadHTMLString(Self.page(about: error, at: place ?? browser.initialURL), baseURL: nil)
        loaded(false)
    }

    private func loaded(_ success: Bool) {
        browser.pageDidChange()
        guard isInitial else { return }
        isInitial = false
        guard let delegate = browser.delegate else { return }
        _ = optionalCall { delegate.safariViewController(browser, didCompleteInitialLoad: success) }
    }

    private static func page(about error: any Error, at url: URL) -> String {
        let text = error.localizedDescription.replacingOccurrences(of: "<", with: "&lt;")
        let host = (url.host ?? url.absoluteString).replacingOccurrences(of: "<", with: "&lt;")
        return """
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <body style="font-family: sans-serif; color: #888; text-align: center; padding: 40vh 24px 0">
            <h3>The page cannot be opened</h3><p>\(host)</p><p>\(text)</p>
            """
    }
}
