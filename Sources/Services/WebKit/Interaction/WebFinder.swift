// SPDX-License-Identifier: MIT

/// A web view's find interaction: the engine looks for the panel's words, marks what it stands at and scrolls to it.
@MainActor
final class WebFinder: __ObjCObject, UIFindInteractionDelegate {
    static let actions: Set = ["find:", "findNext:", "findPrevious:"]

    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

    let keyCommands = [
        UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find:")),
        UIKeyCommand(input: "g", modifierFlags: .command, action: Selector("findNext:")),
        UIKeyCommand(input: "g", modifierFlags: [.command, .shift], action: Selector("findPrevious:")),
    ]

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? WKWebView).map { WebFindSession($0, interaction) }
    }
}

/// One search of a page. Parts of words are found; unlike on iOS an accent counts, and whole words are not told apart.
@MainActor
private final class WebFindSession: UIFindSession {
    private weak var view: WKWebView?
    private weak var interaction: UIFindInteraction?
    private var query = ""
    private var ignoresCase = true
    private var count = 0
    private var current: Int?

    init(_ view: WKWebView, _ interaction: UIFindInteraction) {
        (self.view, self.interaction) = (view, interaction)
        super.init()
    }

    override var resultCount: Int { count }
    override var highlightedResultIndex: Int { current ?? NSNotFound }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard !query.isEmpty, let view else { return }
        self.query = query
        ignoresCase = options?.stringCompareOptions.contains(.caseInsensitive) ?? true
        view.countText(query, ignoringCase: ignoresCase) { [weak self] count in
            // Something else may have been typed in the meantime.
            guard let self, self.query == query else { return }
            self.count = count
            if count > 0 { highlightNextResult(in: .forward) } else { self.interaction?.updateResultCount() }
        }
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        guard count > 0, let view else { return }
        let isForward = direction == .forward
        current = current.map { ($0 + (isForward ? 1 : count - 1)) % count } ?? (isForward ? 0 : count - 1)
        let configuration = WKFindConfiguration()
        configuration.backwards = !isForward
        configuration.caseSensitive = !ignoresCase
        view.find(query, configuration: configuration) { [weak self] _ in self?.interaction?.updateResultCount() }
    }

    override func invalidateFoundResults() {
        let isNew = query.isEmpty
        (query, count, current) = ("", 0, nil)
        if !isNew { view?.dropSelection() }
    }
}

extension WKWebView {
    func findingChanged() {
        if let finder { removeInteraction(finder.interaction) }
        finder = isFindInteractionEnabled ? WebFinder() : nil
        if let finder { addInteraction(finder.interaction) }
    }

    fileprivate func dropSelection() {
        if isPrepared { send("evaluate", [PageScript.world, "getSelection().removeAllRanges()"]) }
    }

    /// How often the page shows a text.
    fileprivate func countText(_ text: String, ignoringCase: Bool, then: @escaping (Int) -> Void) {
        guard isPrepared else { return then(0) }
        let script = """
            (() => {
                const fold = text => \(ignoringCase ? "text.toLocaleLowerCase()" : "text");
                const query = fold(\(ScriptValue.quoted(text)));
                return fold(document.body ? document.body.innerText : '').split(query).length - 1;
            })()
            """
        ask("evaluate", [PageScript.world, script]) { message in
            then(message.flatMap { $0.flag(0) ? $0.integer(1) : nil } ?? 0)
        }
    }
}
