// SPDX-License-Identifier: MIT

/// One loading of one page, to tell it from others in the delegate.
@preconcurrency @MainActor
open class WKNavigation: __ObjCObject {
    open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile
    var request: URLRequest?
    public override init() { super.init() }
}

public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
    case other = -1

    /// By the engine's number.
    init(engine number: Int) { self = WKNavigationType(rawValue: number) ?? .other }
}

/// What may lead to another page: asked about in `decidePolicyFor`.
@preconcurrency @MainActor
open class WKNavigationAction: __ObjCObject {
    open var request: URLRequest { requestStorage }
    open var navigationType: WKNavigationType { typeStorage }
    open var sourceFrame: WKFrameInfo { sourceStorage }
    /// Nil: a new window.
    open var targetFrame: WKFrameInfo? { targetStorage }
    open var shouldPerformDownload: Bool { false }
    open var modifierFlags: UIKeyModifierFlags { modifiers }
    /// 0: no button, as with a finger.
    open var buttonNumber: Int { button }
    open var isContentRuleListRedirect: Bool { false }

    var requestStorage = URLRequest(url: URL(fileURLWithPath: "/"))
    var typeStorage = WKNavigationType.other
    var sourceStorage = WKFrameInfo()
    var targetStorage: WKFrameInfo?
    var modifiers: UIKeyModifierFlags = []
    var button = 0
    var isRedirect = false

    /// For subclasses of tests.
    public override init() { super.init() }
}

/// An answer that came: asked about before it is shown.
@preconcurrency @MainActor
open class WKNavigationResponse: __ObjCObject {
    open var isForMainFrame: Bool { true }
    open var response: URLResponse { responseStorage }
    open var canShowMIMEType: Bool { canShow }

    /// Foundation's plain initializer is none on Linux.
    var responseStorage = URLResponse(
        url: WKWebView.blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    var canShow = true

    public override init() { super.init() }
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel = 0, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel = 0, allow, download }

/// A frame of a page. The engine tells of the main frame only.
@preconcurrency @MainActor
open class WKFrameInfo: __ObjCObject, @preconcurrency NSCopying {
    open var isMainFrame: Bool { isMain }
    open var request: URLRequest { requestStorage }
    open var securityOrigin: WKSecurityOrigin { origin }
    open weak private(set) var webView: WKWebView?

    private let isMain: Bool
    private let requestStorage: URLRequest
    private let origin: WKSecurityOrigin

    public override init() {
        isMain = true
        requestStorage = URLRequest(url: URL(fileURLWithPath: "/"))
        origin = WKSecurityOrigin(nil)
        super.init()
    }

    init(main url: URL?, of view: WKWebView) {
        isMain = true
        requestStorage = URLRequest(url: url ?? WKWebView.blank)
        origin = WKSecurityOrigin(url)
        webView = view
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Scheme, host and port.
@preconcurrency @MainActor
open class WKSecurityOrigin: __ObjCObject {
    public let `protocol`: String
    open private(set) var host: String
    /// 0: the scheme's own.
    open private(set) var port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }
}
