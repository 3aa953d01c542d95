// SPDX-License-Identifier: MIT

/// What a page asks a person. Without a delegate's method the answer is the one that iOS gives then: no.
extension WKWebView {
    private var mainFrame: WKFrameInfo { WKFrameInfo(main: url, of: self) }

    func showDialog(_ message: WebMessage) {
        func answer(_ agreed: Bool, _ text: String = "") {
            WebEngine.shared.send("dialog", token: message.token, [agreed, text])
            page.isSilent = false
            settle()
        }
        guard let delegate = uiDelegate else { return answer(false) }
        WebEngine.shared.letTimePass(for: number)
        switch message.text(0) {
        case "alert": alert(message.text(1), by: delegate) { answer(true) }
        case "confirm": confirm(message.text(1), by: delegate) { answer($0) }
        case "prompt":
            prompt(message.text(1), default: message.text(2), by: delegate) { answer($0 != nil, $0 ?? "") }
        default: answer(true)
        }
    }

    // Each panel by the method with a handler, or else by the one that is awaited.

    private func alert(_ text: String, by delegate: any WKUIDelegate, _ done: @escaping @MainActor () -> Void) {
        let frame = mainFrame
        let asked: Void? = optionalCall {
            delegate.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame) { done() }
        }
        guard asked == nil else { return }
        Task {
            await delegate.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frame)
            done()
        }
    }

    private func confirm(_ text: String, by delegate: any WKUIDelegate, _ done: @escaping @MainActor (Bool) -> Void) {
        let frame = mainFrame
        let asked: Void? = optionalCall {
            delegate.webView(self, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame) { done($0) }
        }
        guard asked == nil else { return }
        Task {
            done(await delegate.webView(self, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: frame))
        }
    }

    private func prompt(
        _ text: String, default standard: String, by delegate: any WKUIDelegate,
        _ done: @escaping @MainActor (String?) -> Void
    ) {
        let frame = mainFrame
        let asked: Void? = optionalCall {
            delegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: text, defaultText: standard, initiatedByFrame: frame
            ) { done($0) }
        }
        guard asked == nil else { return }
        Task {
            done(
                await delegate.webView(
                    self, runJavaScriptTextInputPanelWithPrompt: text, defaultText: standard, initiatedByFrame: frame))
        }
    }

    func chooseFiles(_ message: WebMessage) {
        func answer(_ urls: [URL]?) { WebEngine.shared.send("files", token: message.token, (urls ?? []).map(\.path)) }
        let parameters = WKOpenPanelParameters(allowsMultipleSelection: message.flag(0))
        let asked: Void? = uiDelegate.flatMap { delegate in
            optionalCall {
                delegate.webView(self, runOpenPanelWith: parameters, initiatedByFrame: mainFrame) { answer($0) }
            }
        }
        if asked == nil { answer(nil) }
    }
}
