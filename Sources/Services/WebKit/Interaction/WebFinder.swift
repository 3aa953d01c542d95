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
        (view as? any WebSearching).map { WebFindSession($0, interaction) }
    }
}

/// What a search needs of a page.
@MainActor
protocol WebSearching: AnyObject {
    /// How often the page shows a text.
    func countText(_ text: String, ignoringCase: Bool, then: @escaping (Int) -> Void)
    /// Selects the next place of a text, and scrolls to it.
    func findText(_ text: String, ignoringCase: Bool, backwards: Bool, then: @escaping () -> Void)
    func dropSelection()
}

/// One search of a page. Parts of words are found; unlike on iOS an accent counts, and whole words are not told apart.
@MainActor
private final class WebFindSession: UIFindSession {
    private weak var page: (any WebSearching)?
    private weak var interaction: UIFindInteraction?
    private var query = ""
    private var ignoresCase = true
    private var count = 0
    private var current: Int?

    init(_ page: any WebSearching, _ interaction: UIFindInteraction) {
        (self.page, self.interaction) = (page, interaction)
        super.init()
    }

    override var resultCount: Int { count }
    override var highlightedResultIndex: Int { current ?? NSNotFound }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard !query.isEmpty, let page else { return }
        self.query = query
        ignoresCase = options?.stringCompareOptions.contains(.caseInsensitive) ?? true
        page.countText(query, ignoringCase: ignoresCase) { [weak self] count in
            // Something else may have been typed in the meantime.
            guard let self, self.query == query else { return }
            self.count = count
            if count > 0 { highlightNextResult(in: .forward) } else { self.interaction?.updateResultCount() }
        }
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        guard count > 0, let page else { return }
        let isForward = direction == .forward
        current = current.map { ($0 + (isForward ? 1 : count - 1)) % count } ?? (isForward ? 0 : count - 1)
        page.findText(query, ignoringCase: ignoresCase, backwards: !isForward) { [weak self] in
            self?.interaction?.updateResultCount()
        }
    }

    override func invalidateFoundResults() {
        let isNew = query.isEmpty
        (query, count, current) = ("", 0, nil)
        if !isNew { page?.dropSelection() }
    }
}
