// SPDX-License-Identifier: MIT

/// What a page's script passed to `window.webkit.messageHandlers.NAME.postMessage`.
@preconcurrency @MainActor
open class WKScriptMessage: __ObjCObject {
    /// A number, string, date, array, dictionary or `NSNull`.
    open var body: Any { bodyStorage }
    open weak private(set) var webView: WKWebView?
    open var frameInfo: WKFrameInfo { frameStorage }
    open var name: String { nameStorage }
    open var world: WKContentWorld { worldStorage }

    private let bodyStorage: Any
    private let frameStorage: WKFrameInfo
    private let nameStorage: String
    private let worldStorage: WKContentWorld

    /// For subclasses of tests.
    public override init() {
        bodyStorage = NSNull()
        frameStorage = WKFrameInfo()
        nameStorage = ""
        worldStorage = .page
        super.init()
    }

    init(body: Any, webView: WKWebView, frame: WKFrameInfo, name: String, world: WKContentWorld) {
        bodyStorage = body
        self.webView = webView
        frameStorage = frame
        nameStorage = name
        worldStorage = world
        super.init()
    }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Answers the promise that `postMessage` gave the script.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// - Parameter replyHandler: to be called once, with a value as `WKScriptMessage.body` has them, or a text of what
    ///   went wrong, which rejects the promise.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, problem) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, problem)
        }
    }

    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        (nil, nil)
    }
}
