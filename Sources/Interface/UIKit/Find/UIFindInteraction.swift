// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The session of a search in a view; nil: nothing can be searched.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Lets a person search a view's text: a panel above the keyboard with a field, arrows and the count.
@preconcurrency @MainActor
open class UIFindInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open private(set) var activeFindSession: UIFindSession?
    /// Other rows for the menu of the magnifying glass.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    private var navigator: FindNavigator?
    private let options = UITextSearchOptions()
    private var query: String?
    private var replacement: String?

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
    open func didMove(to view: UIView?) { self.view = view }

    open var isFindNavigatorVisible: Bool { navigator != nil }

    open var searchText: String? {
        get { navigator?.query ?? query }
        set {
            query = newValue
            navigator?.query = newValue ?? ""
            if navigator != nil { search() }
        }
    }

    open var replacementText: String? {
        get { navigator?.replacement ?? replacement }
        set {
            replacement = newValue
            navigator?.replacement = newValue ?? ""
        }
    }

    // MARK: The panel

    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let navigator {
            navigator.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            _ = navigator.becomeFirstResponder()
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        (session as? UITextSearchingFindSession)?.interaction = self
        activeFindSession = session
        let navigator = FindNavigator(self)
        navigator.query = query ?? selectedText(of: view) ?? ""
        navigator.replacement = replacement ?? ""
        navigator.showsReplacement = showingReplace && session.supportsReplacement
        self.navigator = navigator
        navigator.show(in: window)
        delegate?.findInteraction(self, didBegin: session)
        if !navigator.query.isEmpty { search() }
    }

    private func selectedText(of view: UIView) -> String? {
        guard let input = view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty else {
            return nil
        }
        return input.text(in: range)
    }

    open func dismissFindNavigator() {
        guard let navigator else { return }
        query = navigator.query
        replacement = navigator.replacement
        self.navigator = nil
        navigator.hide()
        guard let session = activeFindSession else { return }
        session.invalidateFoundResults()
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
        if let view, view.canBecomeFirstResponder { view.becomeFirstResponder() }
    }

    // MARK: Searching

    func search() {
        activeFindSession?.performSearch(query: navigator?.query ?? "", options: options)
        updateResultCount()
    }

    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

    func replaceOne() {
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    }

    func replaceAll() {
        activeFindSession?.replaceAll(
            searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: options)
        updateResultCount()
    }

    /// A session's results are others now.
    open func updateResultCount() {
        guard let session = activeFindSession else { return }
        navigator?.show(count: session.resultCount, current: session.highlightedResultIndex, session)
    }

    // MARK: Options

    /// Of the magnifying glass: how words and letters match, and whether to replace.
    func optionsMenu() -> UIMenu {
        let rows: [UIMenuElement] = [
            option("Ignore Case", .caseInsensitive), option("Ignore Diacritics", .diacriticInsensitive), wholeWords,
        ]
        let inline = UIMenu(options: .displayInline, children: rows)
        var children: [UIMenuElement] = [inline]
        if activeFindSession?.supportsReplacement == true {
            children.append(
                UIAction(
                    title: SystemStrings.text("Find and Replace"),
                    image: UIImage(systemName: "doc.text.magnifyingglass")
                ) {
                    [weak self] _ in self?.navigator?.showsReplacement.toggle()
                })
        }
        return optionsMenuProvider?(children) ?? UIMenu(children: children)
    }

    private func option(_ title: String, _ option: NSString.CompareOptions) -> UIAction {
        let isOn = options.stringCompareOptions.contains(option)
        return UIAction(title: SystemStrings.text(title), state: isOn ? .on : .off) { [weak self] _ in
            self?.options.stringCompareOptions.formSymmetricDifference(option)
            self?.search()
        }
    }

    private var wholeWords: UIAction {
        let isOn = options.wordMatchMethod == .fullWord
        return UIAction(title: SystemStrings.text("Whole Words"), state: isOn ? .on : .off) { [weak self] _ in
            self?.options.wordMatchMethod = isOn ? .contains : .fullWord
            self?.search()
        }
    }
}
