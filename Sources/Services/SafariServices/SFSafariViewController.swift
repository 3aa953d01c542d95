// SPDX-License-Identifier: MIT
internal import WebKit

/// A page in the browser's own interface: its address above, its buttons below. The app sees neither the page nor where
/// the person goes from it.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable { case done = 0, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var configuration: Configuration { configurationStorage.copy() as? Configuration ?? configurationStorage }
    open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { bars.colorsDidChange() } } }
    open var preferredControlTintColor: UIColor? { didSet { if isViewLoaded { bars.colorsDidChange() } } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { if isViewLoaded { bars.titlesDidChange() } } }

    private let configurationStorage: Configuration
    let initialURL: URL
    let webView: WKWebView
    private lazy var bars = BrowserBars(for: self)
    private lazy var loader = BrowserLoader(for: self)

    public init(url URL: URL, configuration: Configuration) {
        guard ["http", "https"].contains(URL.scheme?.lowercased() ?? "") else {
            NSException.raise(
                .invalidArgumentException,
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        initialURL = URL
        configurationStorage = configuration.copy() as? Configuration ?? configuration
        webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        if configuration.entersReaderIfAvailable {
            Unsupported.report("SFSafariViewController.Configuration.entersReaderIfAvailable: pages have no reader")
        }
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) {
        NSException.raise(.invalidArgumentException, "SFSafariViewController: use init(url:configuration:)")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bars.install()
        webView.navigationDelegate = loader
        webView.allowsBackForwardNavigationGestures = true
        webView.load(URLRequest(url: initialURL))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bars.layOut()
    }

    /// Opens connections ahead of time: the engine does that itself once a page is loaded.
    @discardableResult open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    // MARK: What the bars do

    func finish() {
        if let delegate { _ = optionalCall { delegate.safariViewControllerDidFinish(self) } }
        presentingViewController?.dismiss(animated: true)
    }

    func openInBrowser() {
        guard let url = webView.url else { return }
        if let delegate { _ = optionalCall { delegate.safariViewControllerWillOpenInBrowser(self) } }
        UIApplication.shared.open(url)
    }

    func share(from item: UIBarButtonItem) {
        guard let url = webView.url else { return }
        let own = delegate.flatMap { delegate in
            optionalCall { delegate.safariViewController(self, activityItemsFor: url, title: webView.title) }
        }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: own)
        sheet.excludedActivityTypes = delegate.flatMap { delegate in
            optionalCall { delegate.safariViewController(self, excludedActivityTypesFor: url, title: webView.title) }
        }
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }

    func pageDidChange() { bars.pageDidChange() }
}

extension SFSafariViewController {
    /// How the browser appears. A controller copies it.
    @preconcurrency @MainActor
    open class Configuration: __ObjCObject, @preconcurrency NSCopying {
        open var entersReaderIfAvailable = false
        /// Whether the bars shrink while one scrolls.
        open var barCollapsingEnabled = true
        open var activityButton: ActivityButton?
        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            copy.activityButton = activityButton
            return copy
        }
    }

    @preconcurrency @MainActor
    open class ActivityButton: __ObjCObject, @preconcurrency NSCopying {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?
        public init(templateImage: UIImage, extensionIdentifier: String) {
            self.templateImage = templateImage
            self.extensionIdentifier = extensionIdentifier
            super.init()
        }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @preconcurrency @MainActor
    open class PrewarmingToken: __ObjCObject {
        open func invalidate() {}
    }

    /// What pages of these controllers left on the device.
    @preconcurrency @MainActor
    open class DataStore: __ObjCObject {
        public static let `default` = DataStore()
        open func clearWebsiteData(completionHandler completion: (@MainActor @Sendable () -> Void)? = nil) {
            WKWebsiteDataStore.default().removeData(
                ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast
            ) { completion?() }
        }
        open func clearWebsiteData() async {
            await withCheckedContinuation { done in clearWebsiteData { done.resume() } }
        }
    }
}

/// Hears of the browser. Every requirement is optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?)
        -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] {
        byName(self, "safariViewController:activityItemsForURL:title:", [controller, URL, title], or: [])
    }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] {
        byName(self, "safariViewController:excludedActivityTypesForURL:title:", [controller, URL, title], or: [])
    }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        byName(self, "safariViewControllerDidFinish:", [controller])
    }
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
        byName(self, "safariViewController:didCompleteInitialLoad:", [controller, didLoadSuccessfully])
    }
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
        byName(self, "safariViewController:initialLoadDidRedirectToURL:", [controller, URL])
    }
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
        byName(self, "safariViewControllerWillOpenInBrowser:", [controller])
    }
}
