// SPDX-License-Identifier: MIT
internal import WebKit

/// A login at a website, which ends by a URL of the app's scheme. `ASWebAuthenticationSession` took its place.
@preconcurrency @MainActor
open class SFAuthenticationSession: __ObjCObject {
    public typealias CompletionHandler = @MainActor @Sendable (URL?, (any Error)?) -> Void

    private let login: WebLogin

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        let scheme = callbackURLScheme?.lowercased()
        login = WebLogin(url: URL, endsAt: { $0.scheme?.lowercased() == scheme }, isEphemeral: false) {
            url, isCancelled in
            completionHandler(url, isCancelled ? SFAuthenticationError(.canceledLogin) : nil)
        }
        super.init()
    }

    /// - Returns: whether it could begin.
    @discardableResult open func start() -> Bool { login.start(in: nil) }
    open func cancel() { login.cancel() }
}

/// Shows a website over the app until it goes to a URL of the scheme or the person gives up.
@MainActor
package final class WebLogin {
    private let url: URL
    private let endsAt: (URL) -> Bool
    private let isEphemeral: Bool
    private var finish: ((URL?, _ isCancelled: Bool) -> Void)?
    private var controller: LoginController?

    /// - Parameters:
    ///   - endsAt: whether a page's URL is the one the app waits for.
    ///   - finish: called once.
    package init(
        url: URL, endsAt: @escaping (URL) -> Bool, isEphemeral: Bool,
        finish: @escaping (URL?, _ isCancelled: Bool) -> Void
    ) {
        self.url = url
        self.endsAt = endsAt
        self.isEphemeral = isEphemeral
        self.finish = finish
    }

    /// Once.
    /// - Parameter window: nil: the key window, else any.
    /// - Returns: false where it was started before, is over, or no window can show it.
    package func start(in window: UIWindow?) -> Bool {
        guard controller == nil, finish != nil else { return false }
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        let place = window ?? windows.first { $0.isKeyWindow } ?? windows.first
        guard var presenter = place?.rootViewController else { return false }
        while let next = presenter.presentedViewController { presenter = next }
        let controller = LoginController(url: url, endsAt: endsAt, isEphemeral: isEphemeral) { [weak self] found in
            self?.end(found)
        }
        self.controller = controller
        let navigation = UINavigationController(rootViewController: controller)
        presenter.present(navigation, animated: true)
        return true
    }

    /// Puts the sheet away and says that the person gave up; does nothing once it is over.
    package func cancel() { end(nil) }

    private func end(_ found: URL?) {
        guard let finish else { return }
        self.finish = nil
        let call = { finish(found, found == nil) }
        guard let shown = controller?.navigationController, shown.presentingViewController != nil else { return call() }
        shown.dismiss(animated: true, completion: call)
    }
}

/// The sheet of a login: the site's host, and a button to give up.
private final class LoginController: UIViewController, WKNavigationDelegate {
    private let url: URL
    private let endsAt: (URL) -> Bool
    private let webView: WKWebView
    private let found: (URL?) -> Void

    init(
        url: URL, endsAt: @escaping (URL) -> Bool, isEphemeral: Bool, found: @escaping (URL?) -> Void
    ) {
        self.url = url
        self.endsAt = endsAt
        self.found = found
        let configuration = WKWebViewConfiguration()
        if isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        title = url.host
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { _ in found(nil) })
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { fatalError("LoginController: is made by WebLogin only") }

    override func loadView() { view = webView }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.navigationDelegate = self
        webView.load(URLRequest(url: url))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let target = navigationAction.request.url, endsAt(target) else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        found(target)
    }
}
