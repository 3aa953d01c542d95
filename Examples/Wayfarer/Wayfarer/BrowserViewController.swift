// SPDX-License-Identifier: MIT
import UIKit
import WebKit

/// A browser for the pages that come with the app, or, with `-page ADDRESS` among the arguments, for another one. Pages
/// tell it what was written into their forms, and whatever they do, it stays usable.
class BrowserViewController: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    @IBOutlet weak var webView: WKWebView!
    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet weak var backItem: UIBarButtonItem!
    @IBOutlet weak var forwardItem: UIBarButtonItem!
    private var observations: [NSKeyValueObservation] = []
    /// The entries of the visitors' book, as its page sent them.
    private(set) var entries: [[String: Any]] = []
    /// Dialogs of the page that is shown; after three of them the others are answered with no.
    private(set) var dialogCount = 0
    private(set) var crashCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.navigationDelegate = self
        webView.uiDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        webView.configuration.userContentController.add(self, name: "book")
        observations = [
            webView.observe(\.estimatedProgress) { [weak self] webView, _ in
                self?.progressView.progress = Float(webView.estimatedProgress)
            },
            webView.observe(\.isLoading) { [weak self] webView, _ in self?.progressView.isHidden = !webView.isLoading },
            webView.observe(\.title) { [weak self] webView, _ in
                self?.title = webView.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Wayfarer"
            },
            webView.observe(\.canGoBack) { [weak self] webView, _ in self?.backItem.isEnabled = webView.canGoBack },
            webView.observe(\.canGoForward) { [weak self] webView, _ in
                self?.forwardItem.isEnabled = webView.canGoForward
            },
        ]
        backItem.isEnabled = false
        forwardItem.isEnabled = false
        goHome(self)
    }

    static let home = Bundle.main.url(forResource: "Home", withExtension: "html")!

    @IBAction func goHome(_ sender: Any) {
        if let text = UserDefaults.standard.string(forKey: "page"), let url = URL(string: text) {
            webView.load(URLRequest(url: url))
        } else {
            webView.loadFileURL(Self.home, allowingReadAccessTo: Self.home.deletingLastPathComponent())
        }
    }
    @IBAction func goBack(_ sender: Any) { webView.goBack() }
    @IBAction func goForward(_ sender: Any) { webView.goForward() }
    @IBAction func reload(_ sender: Any) { webView.reload() }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        if let entry = message.body as? [String: Any] { entries.append(entry) }
    }

    // MARK: What can go wrong

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { dialogCount = 0 }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        show("Cannot Open the Page", error.localizedDescription)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        crashCount += 1
        let alert = UIAlertController(
            title: "The Page Has Crashed", message: "Its process has ended.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Home", style: .cancel) { _ in self.goHome(self) })
        alert.addAction(UIAlertAction(title: "Reload", style: .default) { _ in self.webView.reload() })
        present(alert, animated: true)
    }

    private func show(_ title: String, _ text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    // MARK: Dialogs

    private var mayAsk: Bool {
        dialogCount += 1
        return dialogCount <= 3
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {
        guard mayAsk else { return completionHandler() }
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in completionHandler() })
        present(alert, animated: true)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {
        guard mayAsk else { return completionHandler(false) }
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) })
        present(alert, animated: true)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) {
        guard mayAsk else { return completionHandler(nil) }
        let alert = UIAlertController(title: nil, message: prompt, preferredStyle: .alert)
        alert.addTextField { $0.text = defaultText }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(nil) })
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in completionHandler(alert.textFields?.first?.text) })
        present(alert, animated: true)
    }

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for action: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        // New windows open in this one.
        webView.load(action.request)
        return nil
    }
}
