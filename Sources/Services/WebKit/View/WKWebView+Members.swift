// SPDX-License-Identifier: MIT

/// What Objective-C finds by name: keys that are observed, outlets, actions of bar buttons.
@MainActor private func fillWebView(_ t: inout __ObjCTable) {
    t.property("title", \WKWebView.title)
    t.property("URL", \WKWebView.url)
    t.property("loading", \WKWebView.isLoading, getter: "isLoading")
    t.property("estimatedProgress", \WKWebView.estimatedProgress)
    t.property("hasOnlySecureContent", \WKWebView.hasOnlySecureContent)
    t.property("serverTrust", \WKWebView.serverTrust)
    t.property("canGoBack", \WKWebView.canGoBack)
    t.property("canGoForward", \WKWebView.canGoForward)
    t.property("themeColor", \WKWebView.themeColor)
    t.property("scrollView", \WKWebView.scrollView)
    t.property("configuration", \WKWebView.configuration)
    t.property("navigationDelegate", \WKWebView.navigationDelegate)
    t.property("UIDelegate", \WKWebView.uiDelegate)
    t.property("customUserAgent", \WKWebView.customUserAgent)
    t.property(
        "allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures)
    t.property("allowsLinkPreview", \WKWebView.allowsLinkPreview)
    t.method("goBack") { o, _ in webView(o) { $0.goBack() } }
    t.method("goBack:") { o, _ in webView(o) { $0.goBack() } }
    t.method("goForward") { o, _ in webView(o) { $0.goForward() } }
    t.method("goForward:") { o, _ in webView(o) { $0.goForward() } }
    t.method("reload") { o, _ in webView(o) { $0.reload() } }
    t.method("reload:") { o, _ in webView(o) { $0.reload() } }
    t.method("reloadFromOrigin") { o, _ in webView(o) { $0.reloadFromOrigin() } }
    t.method("stopLoading") { o, _ in webView(o) { $0.stopLoading() } }
    t.method("stopLoading:") { o, _ in webView(o) { $0.stopLoading() } }
}

@MainActor private func webView<Result>(_ object: AnyObject, _ body: (WKWebView) -> Result) -> Any? {
    (object as? WKWebView).map(body)
}

@section(".init_array") @used
private let recordWebView: @convention(c) () -> Void = {
    __objcRecord { __objcRegisterMembers(of: WKWebView.self, fillWebView) }
}
