// SPDX-License-Identifier: MIT

/// Scripts, message handlers and content rules of the web views whose configuration refers to it. Changes reach pages
/// that are loaded from then on; handlers, pages that are open too.
@preconcurrency @MainActor
open class WKUserContentController: __ObjCObject, @preconcurrency NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    struct Handler {
        let name: String
        let world: WKContentWorld
        let receiver: Receiver
    }

    enum Receiver {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    open private(set) var userScripts: [WKUserScript] = []
    private(set) var handlers: [Handler] = []
    private(set) var ruleLists: [WKContentRuleList] = []
    private var views: [WeakReference<WKWebView>] = []

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    func add(_ view: WKWebView) { views.add(view) }
    func remove(_ view: WKWebView) { views.remove(view) }

    // MARK: Scripts

    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        for view in views.present() { view.send(script: userScript) }
    }

    open func removeAllUserScripts() {
        userScripts = []
        scriptsDidChange()
    }

    private func scriptsDidChange() { for view in views.present() { view.sendAllScripts() } }

    // MARK: Message handlers

    /// The controller keeps the handler alive until it is removed.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    {
        add(Handler(name: name, world: world, receiver: .plain(scriptMessageHandler)))
    }

    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        add(Handler(name: name, world: contentWorld, receiver: .replying(scriptMessageHandlerWithReply)))
    }

    private func add(_ handler: Handler) {
        guard self.handler(named: handler.name, in: handler.world) == nil else {
            NSException.raise(
                .invalidArgumentException,
                "Attempt to add script message handler with name '\(handler.name)' when one already exists.")
        }
        handlers.append(handler)
        for view in views.present() { view.send(handler: handler) }
        if case .replying = handler.receiver { scriptsDidChange() }
    }

    func handler(named name: String, in world: WKContentWorld) -> Handler? {
        handlers.first { $0.name == name && $0.world === world }
    }

    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove { $0.name == name && $0.world === contentWorld }
    }

    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        remove { $0.world === contentWorld }
    }

    open func removeAllScriptMessageHandlers() { remove { _ in true } }

    private func remove(where isGone: (Handler) -> Bool) {
        let gone = handlers.filter(isGone)
        handlers.removeAll(where: isGone)
        for view in views.present() { for handler in gone { view.sendRemoval(of: handler) } }
    }

    // MARK: Rules

    open func add(_ contentRuleList: WKContentRuleList) {
        guard !ruleLists.contains(where: { $0.identifier == contentRuleList.identifier }) else { return }
        ruleLists.append(contentRuleList)
        for view in views.present() { view.send(rules: contentRuleList) }
    }

    open func remove(_ contentRuleList: WKContentRuleList) {
        ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
        for view in views.present() { view.sendAllRules() }
    }

    open func removeAllContentRuleLists() {
        ruleLists = []
        for view in views.present() { view.sendAllRules() }
    }
}
