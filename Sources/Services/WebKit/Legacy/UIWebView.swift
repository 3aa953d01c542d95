// SPDX-License-Identifier: MIT

/// The web view before `WKWebView`, deprecated since iOS 12 and still in old apps. It shows its page by the newer one,
/// whose work it passes on to a delegate of the old form.
///
/// Scripts are not run while the caller waits, as they were: the page lives in another process.
/// UIKit's on iOS; here it comes with WebKit, which sources that name it import.
@preconcurrency @MainActor
open class UIWebView: UIView {
    /// What made a page load.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    private let page = WKWebView(frame: .zero)
    private lazy var follower = UIWebViewFollower(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finish()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finish()
        scalesPageToFit = (coder as? InterfaceCoder)?.node["scalesPageToFit"] == "YES"
    }

    private func finish() {
        page.frame = bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.navigationDelegate = follower
        page.fitsPages = scalesPageToFit
        addSubview(page)
    }

    open weak var delegate: (any UIWebViewDelegate)?
    open var scrollView: UIScrollView { page.scrollView }
    /// What was last asked for.
    open private(set) var request: URLRequest?

    open func loadRequest(_ request: URLRequest) {
        self.request = request
        page.load(request)
    }

    open func loadHTMLString(_ string: String, baseURL: URL?) { page.loadHTMLString(string, baseURL: baseURL) }

    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        page.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL)
    }

    open func reload() { page.reload() }
    open func stopLoading() { page.stopLoading() }
    open func goBack() { page.goBack() }
    open func goForward() { page.goForward() }
    open var canGoBack: Bool { page.canGoBack }
    open var canGoForward: Bool { page.canGoForward }
    open var isLoading: Bool { page.isLoading }

    /// Runs the script while the caller waits. Its value as text; an empty text where the script fails or has none, or
    /// takes longer than 1.5 seconds.
    @discardableResult
    open func stringByEvaluatingJavaScript(from script: String) -> String? { page.textOfScript(script) }

    /// Whether pages are shown whole and can be zoomed; takes effect with the next page.
    open var scalesPageToFit = false { didSet { page.fitsPages = scalesPageToFit } }
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var allowsLinkPreview = false
    open var allowsPictureInPictureMediaPlayback = false

    fileprivate func mayLoad(_ action: WKNavigationAction) -> Bool {
        let type = NavigationType(rawValue: action.navigationType.rawValue) ?? .other
        guard let delegate else { return true }
        let answer = optionalCall { delegate.webView(self, shouldStartLoadWith: action.request, navigationType: type) }
        if answer ?? true { request = action.request }
        return answer ?? true
    }
}

extension UIWebView: PagedPrinting {
    /// Of the newer view's page.
    package func printedHeights(width: CGFloat, first: CGFloat, height: CGFloat) -> [CGFloat]? {
        page.printedHeights(width: width, first: first, height: height)
    }
    /// Of the newer view's page.
    package func drawPrinted(page index: Int, in rect: CGRect) { page.drawPrinted(page: index, in: rect) }
}

/// Follows loading. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
        byName(
            self, "webView:shouldStartLoadWithRequest:navigationType:", [webView, request, navigationType], or: true)
    }
    public func webViewDidStartLoad(_ webView: UIWebView) { byName(self, "webViewDidStartLoad:", [webView]) }
    public func webViewDidFinishLoad(_ webView: UIWebView) { byName(self, "webViewDidFinishLoad:", [webView]) }
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        byName(self, "webView:didFailLoadWithError:", [webView, error])
    }
}

public typealias UIWebViewNavigationType = UIWebView.NavigationType

/// Passes what the page tells on to the delegate of the old form.
private final class UIWebViewFollower: __ObjCObject, WKNavigationDelegate {
    private weak var view: UIWebView?

    init(_ view: UIWebView) {
        self.view = view
        super.init()
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(view?.mayLoad(navigationAction) == false ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        tell { $0.webViewDidStartLoad($1) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { tell { $0.webViewDidFinishLoad($1) } }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        tell { $0.webView($1, didFailLoadWithError: error) }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        tell { $0.webView($1, didFailLoadWithError: error) }
    }

    private func tell(_ body: (any UIWebViewDelegate, UIWebView) -> Void) {
        guard let view, let delegate = view.delegate else { return }
        _ = optionalCall { body(delegate, view) }
    }
}

@MainActor private func fillOldWebView(_ t: inout __ObjCTable) {
    t.property("delegate", \UIWebView.delegate)
    t.property("scrollView", \UIWebView.scrollView)
    t.property("scalesPageToFit", \UIWebView.scalesPageToFit)
    t.method("goBack") { o, _ in (o as? UIWebView)?.goBack() }
    t.method("goForward") { o, _ in (o as? UIWebView)?.goForward() }
    t.method("reload") { o, _ in (o as? UIWebView)?.reload() }
    t.method("stopLoading") { o, _ in (o as? UIWebView)?.stopLoading() }
}

@section(".init_array") @used
private let recordOldWebView: @convention(c) () -> Void = {
    __objcRecord { __objcRegisterMembers(of: UIWebView.self, fillOldWebView) }
}
