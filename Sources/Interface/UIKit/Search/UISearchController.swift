// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
    /// Optional: a suggestion was chosen.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        byName(
            self, "updateSearchResultsForSearchController:selectingSearchSuggestion:",
            [searchController, searchSuggestion])
    }
}

/// Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        byName(self, "willPresentSearchController:", [searchController])
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        byName(self, "didPresentSearchController:", [searchController])
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        byName(self, "willDismissSearchController:", [searchController])
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        byName(self, "didDismissSearchController:", [searchController])
    }
    public func presentSearchController(_ searchController: UISearchController) {
        byName(self, "presentSearchController:", [searchController])
    }
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// A search bar with the place where its results show.
///
/// While it is active its view lies over that of the controller it searches in: dark and empty, or with the results.
open class UISearchController: UIViewController {
    final let bar = UISearchBar()
    private final let results: UIViewController?
    private final var active = false
    /// Its navigation bar, while it hides its row for the search.
    final weak var hiddenBar: UINavigationBar?

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.controller = self
        bar.placeholder = SystemStrings.text("Search")
        // Ready to be a table's header.
        bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: bar.fullHeight)
        bar.autoresizingMask = .flexibleWidth
        definesPresentationContext = false
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.controller = self
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var searchBar: UISearchBar { bar }
    open var searchResultsController: UIViewController? { results }

    open var isActive: Bool {
        get { active }
        set { if newValue { begin() } else { end() } }
    }
    open var obscuresBackgroundDuringPresentation = true { didSet { contentChanged() } }
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { automaticallyShowsScopeBar = scopeBarActivation != .manual }
    }
    /// Rows below the bar, in place of the results, while they are not empty.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { contentChanged() } }
    /// Suggestions show where the bar is in the row of the items only. Without effect here: it never is.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { contentChanged() } }
    fileprivate final let suggestionList = SearchSuggestionList()
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false { didSet { contentChanged() } }

    // MARK: Search

    func editingBegan() { if !active { begin() } }

    private func showScopes() {
        if !(bar.scopeButtonTitles ?? []).isEmpty { bar.setShowsScope(true, animated: true) }
    }

    fileprivate func choose(_ suggestion: any UISearchSuggestion) {
        if let delegate = bar.searchTextField.delegate as? any UISearchTextFieldDelegate {
            delegate.searchTextField(bar.searchTextField, didSelect: suggestion)
        }
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    func textChanged() {
        guard active else { return }
        if scopeBarActivation == .onTextEntry, !(bar.text ?? "").isEmpty { showScopes() }
        contentChanged()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func cancelled() { end() }

    /// The controller whose content is searched: the one on top of the navigation controller the bar is in, or the
    /// one whose view it is in.
    private var host: UIViewController? {
        var responder: UIResponder? = bar.superview
        while let current = responder {
            if let navigation = current as? UINavigationController { return navigation.topViewController ?? navigation }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func begin() {
        guard !active else { return }
        active = true
        // The app may present the controller itself, or say what it shows; the default presentation follows.
        if let delegate { _ = optionalCall { delegate.presentSearchController(self) } }
        if let delegate { _ = optionalCall { delegate.willPresentSearchController(self) } }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: bar.window != nil) }
        if automaticallyShowsScopeBar, scopeBarActivation != .onTextEntry { showScopes() }
        if let host {
            host.addChild(self)
            view.frame = host.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.view.addSubview(view)
            if bar.superview?.isDescendant(of: host.view) == true, bar.isInNavigationBar == false {
                // A bar inside the content stays usable above the search.
                placeBelowBar(host)
            } else {
                (host.view as? UIScrollView)?.cover = view
            }
            didMove(toParent: host)
            if hidesNavigationBarDuringPresentation, bar.isInNavigationBar {
                hiddenBar = host.navigationController?.navigationBar
                hiddenBar?.setSearching(true)
            }
        }
        contentChanged()
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        searchResultsUpdater?.updateSearchResults(for: self)
        if let delegate { _ = optionalCall { delegate.didPresentSearchController(self) } }
    }

    private func placeBelowBar(_ host: UIViewController) {
        let bottom = bar.convert(bar.bounds, to: host.view).maxY
        view.frame = CGRect(
            x: 0, y: bottom, width: host.view.bounds.width, height: max(0, host.view.bounds.maxY - bottom))
    }

    private func end() {
        guard active else { return }
        if let delegate { _ = optionalCall { delegate.willDismissSearchController(self) } }
        active = false
        bar.field.text = ""
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: bar.window != nil) }
        if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
        hiddenBar?.setSearching(false)
        hiddenBar = nil
        willMove(toParent: nil)
        (viewIfLoaded?.superview as? UIScrollView)?.cover = nil
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
        searchResultsUpdater?.updateSearchResults(for: self)
        if let delegate { _ = optionalCall { delegate.didDismissSearchController(self) } }
    }

    func barHeightChanged() {
        var view = bar.superview
        while let current = view, !(current is UINavigationBar) { view = current.superview }
        (view as? UINavigationBar)?.metricsChanged()
    }

    // MARK: Content

    open override func loadView() { view = SearchDimView() }

    private final var showsResults: Bool {
        guard results != nil else { return false }
        if showsSearchResultsController { return true }
        return automaticallyShowsSearchResultsController && !(bar.text ?? "").isEmpty
    }

    private final func contentChanged() {
        guard active, let dim = viewIfLoaded as? SearchDimView else { return }
        let dims = obscuresBackgroundDuringPresentation
        let suggestions = ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
        dim.isUserInteractionEnabled = dims || showsResults || !suggestions.isEmpty
        dim.backgroundColor = dims && !showsResults ? UIColor.black.withAlphaComponent(0.2) : .clear
        dim.onTap = { [weak self] in self?.end() }
        defer { show(suggestions, in: dim) }
        guard let results else { return }
        if showsResults {
            guard results.parent == nil else { return }
            addChild(results)
            results.view.frame = dim.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dim.addSubview(results.view)
            results.didMove(toParent: self)
        } else if results.parent === self {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }
}

extension UISearchController {
    private func show(_ suggestions: [any UISearchSuggestion], in view: UIView) {
        guard !suggestions.isEmpty else { return suggestionList.removeFromSuperview() }
        suggestionList.suggestions = suggestions
        suggestionList.chosen = { [weak self] in self?.choose($0) }
        suggestionList.frame = view.bounds
        suggestionList.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(suggestionList)
    }
}

/// Darkens what is searched; a tap ends the search.
final class SearchDimView: UIView {
    var onTap: (() -> Void)?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.view === self { onTap?() }
    }
}
