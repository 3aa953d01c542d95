// SPDX-License-Identifier: MIT

/// What the app loads, and how loading goes on.
extension WKWebView {
    /// A navigation that the app starts; the clock stands until its page is on the screen.
    private func start(_ request: URLRequest?) -> WKNavigation? {
        prepare()
        let navigation = WKNavigation()
        navigation.request = request
        page.navigation = navigation
        page.isCommitted = false
        page.isRevived = false
        guard WebEngine.shared.missing == nil else {
            engineIsMissing()
            return navigation
        }
        // A page that computes for ever may never let go of its process.
        page.hold = ClockHold(seconds: page.isSilent ? ClockHold.answer : ClockHold.load)
        // From now on, though the engine knows of it only later.
        change(isLoading: true)
        return navigation
    }

    func begin(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if url.isFileURL { return beginFile(url, access: url) }
        let navigation = start(request)
        announce("URL") { page.url = url }
        if request.httpBody != nil || (request.httpMethod ?? "GET") != "GET" {
            fetch(request)
        } else {
            send("load", [url.absoluteString, Headers.text(request.allHTTPHeaderFields ?? [:])])
        }
        return navigation
    }

    /// The engine's interface has no requests with a body: the app's side sends them and hands over what comes back.
    private func fetch(_ request: URLRequest) {
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.fetched(data, response, error, for: request) }
            }
        }
        task.resume()
    }

    private func fetched(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?, for request: URLRequest) {
        guard let data, let response else {
            let code = (error as? URLError)?.errorCode ?? NSURLErrorUnknown
            let navigation = page.navigation
            page.navigation = nil
            page.hold = nil
            change(isLoading: false)
            guard let delegate = navigationDelegate else { return }
            let problem = NSError(domain: NSURLErrorDomain, code: code)
            _ = optionalCall { delegate.webView(self, didFailProvisionalNavigation: navigation, withError: problem) }
            return
        }
        let url = response.url ?? request.url ?? WKWebView.blank
        send("bytes", [data, response.mimeType ?? "text/html", response.textEncodingName ?? "", url.absoluteString])
    }

    /// - Parameter access: a file or folder that the page may read; everything readable can be, here.
    func beginFile(_ url: URL, access: URL) -> WKNavigation? {
        // One that cannot be read is loaded as any other file, which says why.
        if url.pathExtension.lowercased() == WebArchive.pathExtension, let data = try? Data(contentsOf: url),
            let navigation = begin(archive: data)
        {
            return navigation
        }
        let navigation = start(URLRequest(url: url))
        announce("URL") { page.url = url }
        send("load", [url.absoluteURL.standardizedFileURL.absoluteString, ""])
        return navigation
    }

    func begin(html: String, base: URL?) -> WKNavigation? {
        let navigation = start(nil)
        // Files are reached from pages of files only.
        send("html", [html, base?.absoluteString ?? ""])
        return navigation
    }

    func begin(data: Data, type: String, encoding: String, base: URL) -> WKNavigation? {
        if type == WebArchive.type { return begin(archive: data) }
        let navigation = start(nil)
        send("bytes", [data, type, encoding, base.absoluteString])
        return navigation
    }

    func travel(to item: WKBackForwardListItem) -> WKNavigation? {
        guard let distance = list.distance(to: item) else { return nil }
        let navigation = start(URLRequest(url: item.url))
        send("go", [distance])
        return navigation
    }

    func reload(bypassingCache: Bool) -> WKNavigation? {
        guard let url else { return nil }
        // The engine's program is another one than that which knew the page.
        guard isPrepared else { return begin(URLRequest(url: url)) }
        let navigation = start(URLRequest(url: url))
        send("reload", [bypassingCache])
        return navigation
    }

    /// Loads an answer as if it had come for the request.
    @discardableResult public func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        let url = request.url ?? WKWebView.blank
        let type = response.mimeType ?? "text/html"
        return begin(data: data, type: type, encoding: response.textEncodingName ?? "", base: url) ?? WKNavigation()
    }

    @discardableResult public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String)
        -> WKNavigation
    {
        let url = request.url ?? WKWebView.blank
        return begin(data: Data(string.utf8), type: "text/html", encoding: "UTF-8", base: url) ?? WKNavigation()
    }

    @discardableResult public func loadSimulatedRequest(
        _ request: URLRequest, with response: URLResponse, responseData data: Data
    ) -> WKNavigation? { loadSimulatedRequest(request, response: response, responseData: data) }

    @discardableResult public func loadSimulatedRequest(
        _ request: URLRequest, withResponseHTML string: String
    ) -> WKNavigation? { loadSimulatedRequest(request, responseHTML: string) }

    @discardableResult public func loadFileRequest(
        _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation {
        beginFile(request.url ?? WKWebView.blank, access: readAccessURL) ?? WKNavigation()
    }

    // MARK: How it goes

    func loadChanged(_ message: WebMessage) {
        switch message.text(0) {
        case "started": loadStarted()
        case "redirected":
            guard let delegate = navigationDelegate else { return }
            _ = optionalCall {
                delegate.webView(self, didReceiveServerRedirectForProvisionalNavigation: page.navigation)
            }
        case "committed": loadCommitted(type: message.text(2))
        default: if page.type == Self.pagesType { showPages { self.loadFinished() } } else { loadFinished() }
        }
    }

    private func loadStarted() {
        // The page itself goes somewhere: by a link, a form, a script.
        if page.navigation == nil || page.isCommitted {
            page.navigation = WKNavigation()
            page.isCommitted = false
            page.hold = ClockHold()
        }
        guard let delegate = navigationDelegate else { return }
        _ = optionalCall { delegate.webView(self, didStartProvisionalNavigation: page.navigation) }
    }

    private func loadCommitted(type: String) {
        page.isCommitted = true
        page.type = type
        WebEngine.shared.abandonCalls(of: number)
        resetPage()
        guard let delegate = navigationDelegate else { return }
        _ = optionalCall { delegate.webView(self, didCommit: page.navigation) }
    }

    private func loadFinished() {
        let navigation = page.navigation
        page.isSilent = false
        page.navigation = nil
        settle()
        page.hold = nil
        guard let delegate = navigationDelegate else { return }
        _ = optionalCall { delegate.webView(self, didFinish: navigation) }
    }

    func loadFailed(_ message: WebMessage) {
        let error = LoadError.make(
            domain: message.text(1), code: message.integer(2), text: message.text(3), url: message.text(4))
        let navigation = page.navigation
        page.navigation = nil
        page.hold = nil
        change(isLoading: false)
        guard let delegate = navigationDelegate else { return }
        if message.text(0) == "committed" {
            _ = optionalCall { delegate.webView(self, didFail: navigation, withError: error) }
        } else {
            _ = optionalCall { delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error) }
        }
    }

    /// - Returns: nil: the bytes are no archive.
    func begin(archive data: Data) -> WKNavigation? {
        guard let archive = WebArchive(data) else { return nil }
        // The engine takes archives from files alone, and looks up what a page names beside the file, unless it says otherwise.
        let file = URL(fileURLWithPath: "/\(UUID().uuidString).mht")
        page.archive = (file.absoluteString, archive.main.url)
        return begin(data: archive.withBase().mimeParts(), type: "multipart/related", encoding: "", base: file)
    }

    // MARK: Session

    /// The back-forward list as an object to keep and to give back; nil before the first page.
    public var interactionState: Any? {
        get { isPrepared ? WebQuestion.wait { ask("session", [], reply: $0) }?.fields.first : nil }
        set {
            guard let data = newValue as? Data else { return }
            prepare()
            send("restore", [data])
        }
    }
}
