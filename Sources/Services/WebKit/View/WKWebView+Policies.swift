// SPDX-License-Identifier: MIT

/// What the delegate decides: where to go, what becomes a download or a window.
extension WKWebView {
    func decide(_ message: WebMessage) {
        if message.text(0) == "response" { return decideResponse(message) }
        let action = navigationAction(message)
        decide(action) { [weak self] policy in
            guard let self else { return }
            if policy == .download { downloading = .action(action) }
            answer(message, policy.rawValue)
            if policy == .cancel { navigationWasCancelled(action) }
        }
    }

    private func answer(_ message: WebMessage, _ policy: Int) {
        WebEngine.shared.send("policy", token: message.token, [["cancel", "allow", "download"][policy]])
    }

    private func navigationAction(_ message: WebMessage) -> WKNavigationAction {
        let action = WKNavigationAction()
        action.requestStorage = request(message.text(1), method: message.text(2), headers: message.text(3))
        action.typeStorage = WKNavigationType(engine: message.integer(4))
        action.button = message.integer(5)
        action.sourceStorage = WKFrameInfo(main: url, of: self)
        action.isRedirect = message.flag(8)
        if message.text(0) == "navigation" {
            action.targetStorage = WKFrameInfo(main: action.request.url, of: self)
        }
        return action
    }

    private func request(_ url: String, method: String, headers: String) -> URLRequest {
        var request = URLRequest(url: URL(string: url) ?? WKWebView.blank)
        request.httpMethod = method.isEmpty ? "GET" : method
        for (name, value) in Headers.parse(headers) { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// The form with preferences comes first, then the plain one, then those that are awaited.
    private func decide(_ action: WKNavigationAction, _ done: @escaping (WKNavigationActionPolicy) -> Void) {
        guard let delegate = navigationDelegate else { return done(defaultPolicy(action)) }
        let preferences = ownConfiguration.defaultWebpagePreferences ?? WKWebpagePreferences()
        let asked: Void? = optionalCall {
            delegate.webView(self, decidePolicyFor: action, preferences: preferences) { policy, _ in done(policy) }
        }
        if asked != nil { return }
        let askedPlainly: Void? = optionalCall {
            delegate.webView(self, decidePolicyFor: action) { policy in done(policy) }
        }
        if askedPlainly != nil { return }
        let hold = ClockHold()
        Task {
            let (policy, _) = await delegate.webView(self, decidePolicyFor: action, preferences: preferences)
            done(policy)
            hold.release()
        }
    }

    /// Other apps' schemes leave the page where it is.
    private func defaultPolicy(_ action: WKNavigationAction) -> WKNavigationActionPolicy {
        let scheme = action.request.url?.scheme ?? ""
        return Self.handlesURLScheme(scheme) || ownConfiguration.schemeHandlers[scheme.lowercased()] != nil
            ? .allow : .cancel
    }

    /// The app hears of its own navigation's end; the engine says nothing.
    private func navigationWasCancelled(_ action: WKNavigationAction) {
        guard action.targetFrame != nil, let navigation = page.navigation, !page.isCommitted else { return }
        page.navigation = nil
        page.hold = nil
        change(isLoading: false)
        guard let delegate = navigationDelegate else { return }
        let info: [String: Any] = [
            NSLocalizedDescriptionKey: "Frame load interrupted",
            NSURLErrorFailingURLErrorKey: action.request.url ?? WKWebView.blank,
        ]
        let interrupted = 102
        let error = NSError(domain: "WebKitErrorDomain", code: interrupted, userInfo: info)
        _ = optionalCall { delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error) }
    }

    private func decideResponse(_ message: WebMessage) {
        let response = WKNavigationResponse()
        response.canShow = message.flag(7)
        response.responseStorage = urlResponse(message)
        let done: (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
            if policy == .download { self?.downloading = .response(response) }
            self?.answer(message, policy.rawValue)
        }
        guard let delegate = navigationDelegate else { return done(response.canShow ? .allow : .cancel) }
        let asked: Void? = optionalCall { delegate.webView(self, decidePolicyFor: response) { done($0) } }
        if asked != nil { return }
        let hold = ClockHold()
        Task {
            done(await delegate.webView(self, decidePolicyFor: response))
            hold.release()
        }
    }

    private func urlResponse(_ message: WebMessage) -> URLResponse {
        let url = URL(string: message.text(1)) ?? WKWebView.blank
        var headers = Dictionary(Headers.parse(message.text(3)), uniquingKeysWith: { $1 })
        if !message.text(4).isEmpty { headers["Content-Type"] = headers["Content-Type"] ?? message.text(4) }
        let isHTTP = ["http", "https"].contains(url.scheme ?? "")
        let http = HTTPURLResponse(
            url: url, statusCode: message.integer(2), httpVersion: "HTTP/1.1", headerFields: headers)
        if isHTTP, let http { return http }
        return URLResponse(
            url: url, mimeType: message.text(4), expectedContentLength: message.integer(5), textEncodingName: nil)
    }

    // MARK: Downloads

    enum DownloadSource {
        case action(WKNavigationAction), response(WKNavigationResponse)
        case request((WKDownload) -> Void)
    }

    func becameDownload(_ message: WebMessage) {
        let download = WKDownload(token: message.token, url: URL(string: message.text(0)), webView: self)
        page.hold = nil
        page.navigation = nil
        change(isLoading: false)
        let source = downloading
        downloading = nil
        switch source {
        case .action(let action):
            guard let delegate = navigationDelegate else { break }
            _ = optionalCall { delegate.webView(self, navigationAction: action, didBecome: download) }
        case .response(let response):
            guard let delegate = navigationDelegate else { break }
            _ = optionalCall { delegate.webView(self, navigationResponse: response, didBecome: download) }
        case .request(let done): done(download)
        case nil: break
        }
        if download.delegate == nil { download.cancel() }
    }

    public func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        prepare()
        downloading = .request(completionHandler)
        send("save", [request.url?.absoluteString ?? ""])
    }

    /// Goes on with a download that was cancelled or has failed; its delegate is asked again where to put the file. Data that no
    /// download gave, or whose part of the file is gone, fails.
    public func resumeDownload(
        fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) {
        ownConfiguration.websiteDataStore.httpCookieStore.getAllCookies { [weak self] cookies in
            let (data, url) = PartialDownload.adding(cookies, to: resumeData)
            completionHandler(WKDownload(resuming: data, url: url ?? WKWebView.blank, webView: self))
        }
    }

    public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
        await withCheckedContinuation { done in
            resumeDownload(fromResumeData: resumeData) { done.resume(returning: $0) }
        }
    }

    // MARK: Windows

    /// The engine waits for the answer.
    func createWindow(_ message: WebMessage) {
        let action = WKNavigationAction()
        action.requestStorage = request(message.text(0), method: message.text(1), headers: "")
        action.typeStorage = WKNavigationType(engine: message.integer(2))
        action.sourceStorage = WKFrameInfo(main: url, of: self)
        let features = WKWindowFeatures(
            menuBar: message.flag(3), statusBar: message.flag(4), toolbars: message.flag(5), resizing: message.flag(6))
        let opened = uiDelegate.flatMap { delegate in
            optionalCall {
                delegate.webView(self, createWebViewWith: configuration, for: action, windowFeatures: features)
            }
        }
        let view = opened ?? nil
        view?.opener = self
        view?.prepare()
        WebEngine.shared.send("window", [view?.number ?? 0])
    }

    func startScheme(_ message: WebMessage) {
        let task = SchemeTask(message)
        guard let handler = ownConfiguration.schemeHandlers[task.request.url?.scheme?.lowercased() ?? ""] else {
            return task.didFailWithError(URLError(.unsupportedURL))
        }
        handler.webView(self, start: task)
    }
}
