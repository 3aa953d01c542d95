// SPDX-License-Identifier: MIT

/// Scripts of the app in pages, and pages' messages.
extension WKWebView {
    // MARK: Content of the controller

    func send(script: WKUserScript) {
        send(
            "script",
            [script.source, script.injectionTime.rawValue, script.isForMainFrameOnly, script.world.engineName])
    }

    func sendAllScripts() {
        guard isPrepared else { return }
        send("scripts-")
        send("script", [PageScript.source, 0, true, PageScript.world])
        send("script", [CaptureScript.messenger, 0, true, PageScript.world])
        send("script", [CaptureScript.page, 0, true, ""])
        for handler in ownConfiguration.userContentController.handlers {
            if case .replying = handler.receiver {
                send("script", [replyShim(handler), 0, false, handler.world.engineName])
            }
        }
        for script in ownConfiguration.userContentController.userScripts { send(script: script) }
    }

    func send(handler: WKUserContentController.Handler) {
        send("handler", [handler.name, handler.world.engineName])
    }

    func sendRemoval(of handler: WKUserContentController.Handler) {
        send("handler-", [handler.name, handler.world.engineName])
    }

    func send(rules: WKContentRuleList) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let folder = (caches ?? FileManager.default.temporaryDirectory).appendingPathComponent("WebKit/Rules")
        send("filter", [folder.path, rules.identifier, rules.rules])
    }

    func sendAllRules() {
        send("filters-")
        for rules in ownConfiguration.userContentController.ruleLists { send(rules: rules) }
    }

    /// Older engines know no answers to messages: the promise is kept here, by number.
    private func replyShim(_ handler: WKUserContentController.Handler) -> String {
        let name = ScriptValue.quoted(handler.name)
        return """
            (() => {
                const handlers = window.webkit && window.webkit.messageHandlers, native = handlers && handlers[\(name)];
                if (!native) return;
                const waiting = globalThis.__touchstoneReplies = globalThis.__touchstoneReplies || {next: 1};
                const post = native.postMessage.bind(native);
                const replace = value => {
                    const number = waiting.next++;
                    return new Promise((resolve, reject) => {
                        waiting[number] = {resolve, reject};
                        post({__touchstoneReply: number, body: value});
                    });
                };
                try { Object.defineProperty(native, "postMessage", {value: replace, configurable: true}); }
                catch (error) { native.postMessage = replace; }
            })();
            """
    }

    // MARK: Messages

    func receiveScriptMessage(_ message: WebMessage) {
        let body = (try? ScriptValue.decode(message.text(2))) ?? NSNull()
        if message.text(1) == PageScript.world { return receivePageReport(body as? [String: Any] ?? [:]) }
        let controller = ownConfiguration.userContentController
        let world = WKContentWorld.world(engineName: message.text(1))
        guard let handler = controller.handler(named: message.text(0), in: world) else { return }
        switch handler.receiver {
        case .plain(let receiver):
            receiver.userContentController(controller, didReceive: scriptMessage(body, handler))
        case .replying(let receiver):
            let parts = body as? [String: Any]
            let token = parts?["__touchstoneReply"] as? Int ?? 0
            let inner = scriptMessage(parts?["body"] ?? NSNull(), handler)
            receiver.userContentController(controller, didReceive: inner) { [weak self] value, problem in
                self?.reply(to: token, value, problem, in: world)
            }
        }
    }

    private func scriptMessage(_ body: Any, _ handler: WKUserContentController.Handler) -> WKScriptMessage {
        WKScriptMessage(
            body: body, webView: self, frame: WKFrameInfo(main: url, of: self), name: handler.name, world: handler.world
        )
    }

    private func reply(to token: Int, _ value: Any?, _ problem: String?, in world: WKContentWorld) {
        let outcome: String
        if let problem {
            outcome = "reject(new Error(\(ScriptValue.quoted(problem))))"
        } else if let source = ScriptValue.source(of: value) {
            outcome = "resolve(\(source))"
        } else {
            outcome = "reject(new TypeError(\"The reply has no counterpart in JavaScript\"))"
        }
        let script = """
            { const all = globalThis.__touchstoneReplies, one = all && all[\(token)];
              if (one) { delete all[\(token)]; one.\(outcome); } }
            """
        send("evaluate", [world.engineName, script])
    }

    private func receivePageReport(_ report: [String: Any]) {
        // The engine's viewer of a PDF is behind the pages.
        guard page.pages == nil else { return }
        func number(_ key: String) -> CGFloat { CGFloat((report[key] as? NSNumber)?.doubleValue ?? 0) }
        switch report["kind"] as? String {
        case "size":
            // On paper it has another one.
            guard page.printed == nil else { break }
            page.contentSize = CGSize(width: number("width"), height: number("height"))
            contentSizeMayHaveChanged()
        case "viewport":
            let color = (report["color"] as? String).flatMap { UIColor(css: $0) }
            if color != page.themeColor { announce("themeColor") { page.themeColor = color } }
            apply(
                viewport: report["content"] as? String, type: report["type"] as? String ?? "",
                picture: number("picture"))
        case "scroll": follow(scroll: CGPoint(x: number("x"), y: number("y")))
        case "focus": beginEditing(report, top: number("top"), bottom: number("bottom"))
        case "scheme":
            page.isDark = report["dark"] as? Bool == true
            applyBackground()
        case "capture": refuseCapture(report)
        case "blur": fieldLostFocus()
        case "selection": contentView.selection = PageSelection(report["selection"] as? [String: Any])
        default: break
        }
    }

    // MARK: Evaluating

    /// The value of a script as text, while the caller waits.
    func textOfScript(_ script: String) -> String {
        guard isPrepared else { return "" }
        guard let answer = WebQuestion.wait({ ask("evaluate", ["", script], reply: $0) }), answer.flag(0) else {
            return ""
        }
        do { return ScriptValue.text(of: try ScriptValue.decode(answer.text(1))) } catch { return "" }
    }

    /// - Parameter completionHandler: gets the value of the last statement; nil for undefined.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        run("evaluate", "", javaScriptString) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await awaited { run("evaluate", "", javaScriptString, $0) }
    }

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        run("evaluate", contentWorld.engineName, javaScript) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await awaited { run("evaluate", contentWorld.engineName, javaScript, $0) }
    }

    /// Runs the body of a function whose parameters are `arguments`; a promise is awaited.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, contentWorld) { completionHandler?($0.map { $0 ?? NSNull() }) }
    }

    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await awaited { call(functionBody, arguments, contentWorld, $0) }
    }

    private func call(
        _ body: String, _ arguments: [String: Any], _ world: WKContentWorld,
        _ done: @escaping (Result<Any?, any Error>) -> Void
    ) {
        var lines: [String] = []
        for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
            guard let source = ScriptValue.source(of: value) else {
                let text =
                    "Function argument values must be one of the following types, or contain only the "
                    + "following types: NSNumber, NSNull, NSDate, NSString, NSArray, and NSDictionary"
                return done(.failure(WKError.error(.javaScriptExceptionOccurred, text)))
            }
            lines.append("let \(name) = \(source);")
        }
        run("call", world.engineName, lines.joined() + body, done)
    }

    private func run(
        _ verb: String, _ world: String, _ script: String, _ done: @escaping (Result<Any?, any Error>) -> Void
    ) {
        ask(verb, [world, script]) { [weak self] message in
            guard let message else {
                return done(
                    .failure(WKError.error(.webContentProcessTerminated, "The Web Content process was terminated")))
            }
            done(Self.result(message))
            // What the script changed is seen before anything else happens.
            self?.settle()
        }
    }

    private static func result(_ message: WebMessage) -> Result<Any?, any Error> {
        guard message.flag(0) else {
            let text = message.text(3)
            guard !text.isEmpty else { return .failure(unsupportedResult) }
            return .failure(WKError.exception(text))
        }
        do {
            return .success(try ScriptValue.decode(message.text(1)))
        } catch {
            return .failure(unsupportedResult)
        }
    }

    private static var unsupportedResult: NSError {
        WKError.error(
            .javaScriptResultTypeIsUnsupported, "JavaScript execution returned a result of an unsupported type")
    }

    private func awaited(_ run: (@escaping (Result<Any?, any Error>) -> Void) -> Void) async throws -> Any? {
        try await withCheckedThrowingContinuation { done in
            run { result in
                // The value stays with the main actor, which this continues on.
                nonisolated(unsafe) let result = result
                done.resume(with: result)
            }
        }
    }
}

extension UIColor {
    /// `#rgb`, `#rrggbb` or `rgb(r, g, b)`; nil for other forms.
    convenience init?(css text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces).lowercased()
        var parts: [CGFloat] = []
        if trimmed.hasPrefix("#") {
            let digits = trimmed.dropFirst().map(String.init)
            let pairs: [String]
            switch digits.count {
            case 3: pairs = digits.map { $0 + $0 }
            case 6: pairs = stride(from: 0, to: 6, by: 2).map { digits[$0] + digits[$0 + 1] }
            default: return nil
            }
            parts = pairs.compactMap { Int($0, radix: 16) }.map { CGFloat($0) / 255 }
        } else if trimmed.hasPrefix("rgb("), trimmed.hasSuffix(")") {
            parts = trimmed.dropFirst(4).dropLast().split(separator: ",").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces))
            }.map { CGFloat($0) / 255 }
        }
        guard parts.count == 3 else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
