// SPDX-License-Identifier: MIT

/// The view and the engine's program: what is sent when, and what comes of messages.
extension WKWebView {
    func send(_ verb: String, _ fields: [any WebField] = []) {
        guard isPrepared else { return }
        WebEngine.shared.send(verb, view: number, fields)
    }

    func ask(_ verb: String, _ fields: [any WebField], reply: @escaping (WebMessage?) -> Void) {
        prepare()
        WebEngine.shared.ask(verb, view: number, fields, reply: reply)
    }

    /// Makes the engine's program know the view, its scripts and settings.
    func prepare() {
        guard !isPrepared else { return }
        layoutIfNeeded()
        ownConfiguration.websiteDataStore.prepare()
        guard WebEngine.shared.missing == nil else { return engineIsMissing() }
        isPrepared = true
        WebEngine.shared.add(self, as: number)
        for scheme in ownConfiguration.schemeHandlers.keys.sorted() {
            WebEngine.shared.send("scheme", view: ownConfiguration.websiteDataStore.number, [scheme])
        }
        updateViewport()
        WebEngine.shared.send(
            "view", view: number,
            [
                ownConfiguration.websiteDataStore.number, Int(page.viewport.width), Int(page.viewport.height),
                Double(page.viewportScale), opener?.number ?? 0,
            ])
        WebEngine.shared.send("handler", view: number, [PageScript.handler, PageScript.world])
        applySettings()
        applyBackground()
        page.appearance = ""
        appearanceMayHaveChanged()
        if mediaType != nil { sendAppearance() }
        sendAllScripts()
        for handler in ownConfiguration.userContentController.handlers { send(handler: handler) }
        sendAllRules()
    }

    /// What text without a font of its own, and CSS's generic families, are on iOS; fonts.c of the engine's program knows what
    /// stands for them.
    private static let fontFamilies = [
        ("default", "Times"), ("serif", "Times"), ("sans-serif", "Helvetica"), ("monospace", "Courier"),
        ("cursive", "Snell Roundhand"), ("fantasy", "Papyrus"),
    ]

    func applySettings() {
        guard isPrepared else { return }
        for setting in ownConfiguration.preferences.engineSettings {
            send("setting", [setting.name, setting.kind, setting.value])
        }
        let preferences = ownConfiguration.preferences
        let runsScripts =
            preferences.javaScriptEnabled && ownConfiguration.defaultWebpagePreferences.allowsContentJavaScript
        send("setting", ["enable-javascript-markup", "b", runsScripts])
        send("setting", ["user-agent", "s", userAgent])
        for (family, name) in Self.fontFamilies { send("setting", [family + "-font-family", "s", name]) }
        let needsTap = !ownConfiguration.mediaTypesRequiringUserActionForPlayback.isEmpty
        send("setting", ["media-playback-requires-user-gesture", "b", needsTap])
        send("setting", ["media-playback-allows-inline", "b", ownConfiguration.allowsInlineMediaPlayback])
        // Of engines that are built with media streams; their test picture and sound stand for the device's.
        send("setting", ["enable-media-stream", "b", true])
        send("setting", ["enable-mock-capture-devices", "b", true])
    }

    /// As Safari's on this device would be, with the app's own part behind it.
    var userAgent: String {
        if let customUserAgent { return customUserAgent }
        let system = UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let device = isPad ? "iPad; CPU OS \(system)" : "iPhone; CPU iPhone OS \(system)"
        let base = "Mozilla/5.0 (\(device) like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
        return base + " " + (ownConfiguration.applicationNameForUserAgent ?? "Mobile/15E148")
    }

    /// Whether what lies behind the view shines through where the page has no background of its own.
    var isClear: Bool { !isOpaque || backgroundColor == .clear }

    func applyBackground() {
        guard isPrepared else { return }
        showUnderPage()
        guard !isClear else { return send("background", [0, 0, 0, 0]) }
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
        canvas.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        send("background", [Double(parts.0), Double(parts.1), Double(parts.2), 1])
    }

    /// What is behind a page that has no background of its own.
    var canvas: UIColor {
        guard page.isDark else { return .white }
        return UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    }

    /// Whether pages that can be dark are: as the view.
    func appearanceMayHaveChanged() {
        guard isPrepared, page.printed == nil else { return }
        let appearance = traitCollection.userInterfaceStyle == .dark ? "Dark" : ""
        guard appearance != page.appearance else { return }
        page.appearance = appearance
        sendAppearance()
    }

    func sendAppearance() { send("appearance", [page.appearance, mediaType ?? ""]) }

    // MARK: What arrives

    func receive(_ message: WebMessage) {
        switch message.verb {
        case "memory", "memory-": take(memory: message)
        case "frame": take(frame: message)
        case "state": change(message.text(0), to: message.text(1))
        case "list": changeList(message)
        case "load": loadChanged(message)
        case "failed": loadFailed(message)
        case "policy": decide(message)
        case "create": createWindow(message)
        case "closed": if let uiDelegate { _ = optionalCall { uiDelegate.webViewDidClose(self) } }
        case "message": receiveScriptMessage(message)
        case "dialog": showDialog(message)
        case "authenticate": authenticate(message)
        case "judge": judgeServer(message)
        case "certificates": announce("serverTrust") { page.trust = ServerSpace(message.fields[...], of: url)?.trust }
        case "files": chooseFiles(message)
        case "permission": decidePermission(message)
        case "terminated": contentProcessEnded()
        case "scheme": startScheme(message)
        case "download": becameDownload(message)
        case "destination", "downloading", "downloaded", "lost": WKDownload.find(message.token)?.receive(message)
        default: break
        }
    }

    private func change(_ key: String, to text: String) {
        switch key {
        case "title": announce("title") { page.title = text }
        case "url":
            let address = page.archive.map { text == $0.name ? $0.url : text } ?? text
            announce("URL") { page.url = address.isEmpty ? nil : URL(string: address) }
        case "progress": announce("estimatedProgress") { page.progress = Double(text) ?? 0 }
        case "loading": change(isLoading: text == "1")
        case "secure": announce("hasOnlySecureContent") { page.isSecure = text == "1" }
        default: break
        }
    }

    func change(isLoading: Bool) {
        guard isLoading != page.isLoading else { return }
        announce("loading") { page.isLoading = isLoading }
    }

    func announce(_ key: String, _ change: () -> Void) {
        __kvoWill(key)
        change()
        __kvoDid(key)
    }

    private func changeList(_ message: WebMessage) {
        __kvoWill("canGoBack")
        __kvoWill("canGoForward")
        list.update(message)
        __kvoDid("canGoForward")
        __kvoDid("canGoBack")
    }

    // MARK: No engine

    /// The view says what is missing, as pictures and scripts can see it.
    func engineIsMissing() {
        page.hold = nil
        page.settling = nil
        let reason = WebEngine.shared.missing ?? "the web engine is missing"
        if contentView.subviews.isEmpty {
            contentView.frame = CGRect(origin: .zero, size: bounds.size)
            contentView.addSubview(PlaceholderLabel(reason, in: contentView.bounds))
        }
        change(isLoading: false)
        guard let navigation = page.navigation else { return }
        page.navigation = nil
        let error = WKError.error(.unknown, "No web page can be shown: \(reason)")
        MainLoop.shared.afterCommit { [weak self] in
            guard let self, let delegate = navigationDelegate else { return }
            _ = optionalCall { delegate.webView(self, didFailProvisionalNavigation: navigation, withError: error) }
        }
    }

    /// The program itself is gone.
    func engineEnded() {
        isPrepared = false
        // The next program has numbers of its own.
        page.memory = FrameMemory()
        contentProcessEnded()
    }

    private func contentProcessEnded() {
        page.hold = nil
        page.settling = nil
        page.navigation = nil
        dropFrame()
        page.isSilent = false
        change(isLoading: false)
        let told: Void? = navigationDelegate.flatMap { delegate in
            optionalCall { delegate.webViewWebContentProcessDidTerminate(self) }
        }
        // Without a delegate that looks after it, the page is loaded anew, once.
        guard told == nil, !page.isRevived, url != nil else { return }
        reload()
        page.isRevived = true
    }
}
