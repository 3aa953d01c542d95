// SPDX-License-Identifier: MIT

/// A view of a web page.
///
/// The page is laid out and drawn by the engine's program, in a viewport of the view's size; its pixels are the contents
/// of a layer that stays where the viewport is. How far the page is scrolled is the scroll view's to say: the engine
/// follows. Without the engine the view says why it is empty.
@preconcurrency @MainActor
open class WKWebView: UIView {
    // MARK: Parts

    static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    private let configurationStorage: WKWebViewConfiguration
    let page = PageState()
    let pageScrollView = WKScrollView(frame: .zero)
    let contentView = WKContentView(frame: .zero)
    let list = WKBackForwardList()
    /// The engine's number of this view.
    let number: UInt32
    /// Whether the engine's program knows the view.
    var isPrepared = false
    /// The view whose page opened this one.
    weak var opener: WKWebView?
    /// What the next download came of.
    var downloading: DownloadSource?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        let copy = configuration.copy()
        configurationStorage = copy as? WKWebViewConfiguration ?? configuration
        number = WebEngine.shared.newNumber()
        super.init(frame: frame)
        finishWebView()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        let node = (coder as? InterfaceCoder)?.node
        configurationStorage =
            node.map { WKWebViewConfiguration(ofView: $0) }
            ?? coder.decodeObject(forKey: "configuration") as? WKWebViewConfiguration ?? WKWebViewConfiguration()
        number = WebEngine.shared.newNumber()
        super.init(coder: coder)
        finishWebView()
        guard let node else { return }
        allowsBackForwardNavigationGestures = node["allowsBackForwardNavigationGestures"] == "YES"
        allowsLinkPreview = node["allowsLinkPreview"] != "NO"
        customUserAgent = node["customUserAgent"]
    }

    private func finishWebView() {
        // A page clears the bars wherever its view lies, as on iOS.
        pageScrollView.contentInsetAdjustmentBehavior = .always
        pageScrollView.hasMoved = { [weak self] in self?.pageMayHaveScrolled() }
        pageScrollView.insetsHaveChanged = { [weak self] in self?.contentSizeMayHaveChanged() }
        pageScrollView.zoomOwner = self
        contentView.webView = self
        contentView.prepareMenus(for: self)
        automationRole = .webView
        pageScrollView.automationRole = .webView
        pageScrollView.addSubview(contentView)
        addSubview(pageScrollView)
        backgroundColor = .white
        pageScrollView.backgroundColor = .white
        configurationStorage.userContentController.add(self)
        configurationStorage.preferences.add(self)
    }

    isolated deinit {
        guard isPrepared else { return }
        WebEngine.shared.send("close", view: number)
        WebEngine.shared.remove(number)
    }

    /// A copy: changing its own properties has no effect.
    open var configuration: WKWebViewConfiguration {
        configurationStorage.copy() as? WKWebViewConfiguration ?? configurationStorage
    }
    var ownConfiguration: WKWebViewConfiguration { configurationStorage }

    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var scrollView: UIScrollView { pageScrollView }
    open var backForwardList: WKBackForwardList { list }

    // MARK: What is observed

    open var title: String? { page.title }
    open var url: URL? { page.url }
    open var isLoading: Bool { page.isLoading }
    /// From 0 to 1; stays at 1 after a page is there.
    open var estimatedProgress: Double { page.progress }
    open var hasOnlySecureContent: Bool { page.isSecure }
    open var canGoBack: Bool { list.backItem != nil }
    open var canGoForward: Bool { list.forwardItem != nil }
    /// What the page's server has shown; nil of pages that came without.
    open var serverTrust: SecTrust? { page.trust }
    open var certificateChain: [Any] { [] }
    open var themeColor: UIColor? { page.themeColor }
    open var cameraCaptureState: WKMediaCaptureState { .none }
    open var microphoneCaptureState: WKMediaCaptureState { .none }
    open var fullscreenState: FullscreenState { .notInFullscreen }

    public enum FullscreenState: Int, Sendable {
        case notInFullscreen = 0, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    // MARK: Behaviour

    open var customUserAgent: String? { didSet { applySettings() } }
    open var allowsBackForwardNavigationGestures = false {
        didSet { contentView.allowsHistorySwipes = allowsBackForwardNavigationGestures }
    }
    open var allowsLinkPreview = true
    /// Whether pages are laid out as wide as they ask for and can be zoomed; views of the old kind do not, unless told.
    var fitsPages = true
    /// Whether tools may inspect the page; there are none.
    open var isInspectable = false
    /// Whether a person can search the page: by Command-F, or by the panel that the interaction shows.
    open var isFindInteractionEnabled = false {
        didSet {
            guard oldValue != isFindInteractionEnabled else { return }
            if let finder { removeInteraction(finder.interaction) }
            finder = isFindInteractionEnabled ? WebFinder() : nil
            if let finder { addInteraction(finder.interaction) }
        }
    }
    /// nil unless finding is enabled.
    open var findInteraction: UIFindInteraction? { finder?.interaction }
    private var finder: WebFinder?
    /// What style sheets take the page's medium for, such as `print`; nil: what it is.
    open var mediaType: String? { didSet { if mediaType != oldValue { sendAppearance() } } }
    /// Enlarges text and pictures and lays the page out anew.
    open var pageZoom: CGFloat = 1 { didSet { send("zoom", [Double(pageZoom)]) } }
    private var underPageColor: UIColor?
    /// Behind the page, where it is pulled beyond its edges. Nil resets it to the page's own.
    open var underPageBackgroundColor: UIColor! {
        get { underPageColor ?? pageScrollView.backgroundColor ?? .white }
        set {
            underPageColor = newValue
            pageScrollView.backgroundColor = newValue ?? canvas
        }
    }
    private var shownCanvas = UIColor.white
    /// Beyond a dark page's edges it is dark, unless the app has said otherwise.
    func showUnderPage() {
        guard underPageColor == nil, pageScrollView.backgroundColor == shownCanvas else { return }
        shownCanvas = canvas
        pageScrollView.backgroundColor = shownCanvas
    }
    /// Points; what pages get as the smallest and largest viewport.
    open private(set) var minimumViewportInset = UIEdgeInsets.zero
    open private(set) var maximumViewportInset = UIEdgeInsets.zero
    open func setMinimumViewportInset(_ minimum: UIEdgeInsets, maximumViewportInset maximum: UIEdgeInsets) {
        minimumViewportInset = minimum
        maximumViewportInset = maximum
    }
    open override var isOpaque: Bool { didSet { applyBackground() } }
    open override var backgroundColor: UIColor? { didSet { applyBackground() } }

    /// Whether the engine itself loads URLs of the scheme.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ftp", "javascript", "ws", "wss"].contains(
            urlScheme.lowercased())
    }

    // MARK: Standard actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if WebFinder.actions.contains(action.name) { return isFindInteractionEnabled }
        return super.canPerformAction(action, withSender: sender)
    }
    open override var keyCommands: [UIKeyCommand]? {
        guard let finder else { return super.keyCommands }
        return (super.keyCommands ?? []) + finder.keyCommands
    }
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if pageScrollView.frame != bounds { pageScrollView.frame = bounds }
        viewportMayHaveChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        appearanceMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        appearanceMayHaveChanged()
        if isPrepared { send("active", [window != nil]) }
    }

    // MARK: Loading (see WKWebView+Loading.swift)

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { begin(request) }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        beginFile(URL, access: readAccessURL)
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(html: string, base: baseURL)
    }
    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(data: data, type: MIMEType, encoding: characterEncodingName, base: baseURL)
    }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { travel(to: item) }
    @discardableResult open func goBack() -> WKNavigation? { list.backItem.flatMap { go(to: $0) } }
    @discardableResult open func goForward() -> WKNavigation? { list.forwardItem.flatMap { go(to: $0) } }
    @discardableResult open func reload() -> WKNavigation? { reload(bypassingCache: false) }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload(bypassingCache: true) }
    open func stopLoading() { send("stop") }
}
