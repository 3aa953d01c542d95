// SPDX-License-Identifier: MIT

/// A search of iOS 3 to 8: a bar in a controller's view, whose results a table shows that comes over the controller's
/// content. `UISearchController` is its successor.
@preconcurrency @MainActor
open class UISearchDisplayController: __ObjCObject {
    public let searchBar: UISearchBar
    /// Holds this object.
    public private(set) unowned var searchContentsController: UIViewController
    open weak var delegate: (any UISearchDisplayDelegate)?
    open weak var searchResultsDataSource: (any UITableViewDataSource)? {
        didSet { table?.dataSource = searchResultsDataSource }
    }
    open weak var searchResultsDelegate: (any UITableViewDelegate)? {
        didSet { table?.delegate = searchResultsDelegate }
    }
    /// nil: "Search Results", in the person's language.
    open var searchResultsTitle: String?
    /// Whether the bar is the title of the controller's navigation item; set before the controller's view is shown.
    open var displaysSearchBarInNavigationBar = false {
        didSet {
            guard displaysSearchBarInNavigationBar != oldValue else { return }
            searchContentsController.navigationItem.titleView = displaysSearchBarInNavigationBar ? searchBar : nil
        }
    }
    open var navigationItem: UINavigationItem? {
        displaysSearchBarInNavigationBar ? searchContentsController.navigationItem : nil
    }

    private var active = false
    private var table: UITableView?
    private var dim: SearchDimView?
    private var hidNavigationBar = false

    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        self.searchBar = searchBar
        searchContentsController = viewController
        super.init()
        searchBar.display = self
        viewController.searchDisplay = self
    }

    /// Made when it is first asked for.
    open var searchResultsTableView: UITableView {
        if let table { return table }
        let made = UITableView(frame: .zero, style: .plain)
        made.dataSource = searchResultsDataSource
        made.delegate = searchResultsDelegate
        made.contentInsetAdjustmentBehavior = .never
        table = made
        tell { $0.searchDisplayController(self, didLoadSearchResultsTableView: made) }
        return made
    }

    open var isActive: Bool {
        get { active }
        set { setActive(newValue, animated: false) }
    }

    open func setActive(_ visible: Bool, animated: Bool) {
        guard visible != active else { return }
        if visible { begin(animated) } else { end(animated) }
    }

    // MARK: What the bar tells

    func editingBegan() { setActive(true, animated: true) }
    func cancelled() { setActive(false, animated: true) }

    func textChanged() {
        guard active else { return }
        let text = searchBar.text ?? ""
        guard !text.isEmpty else { return hideResults() }
        showResults()
        reload { $0.searchDisplayController(self, shouldReloadTableForSearch: text) }
    }

    func scopeChanged() {
        guard active else { return }
        let scope = searchBar.selectedScopeButtonIndex
        reload { $0.searchDisplayController(self, shouldReloadTableForSearchScope: scope) }
    }

    /// Without an answer the table is loaded anew.
    private func reload(_ ask: (any UISearchDisplayDelegate) -> Bool) {
        let wants = delegate.flatMap { delegate in optionalCall { ask(delegate) } } ?? true
        if wants { table?.reloadData() }
    }

    private func tell(_ call: (any UISearchDisplayDelegate) -> Void) {
        guard let delegate else { return }
        _ = optionalCall { call(delegate) }
    }

    // MARK: Begin and end

    private var content: UIView { searchContentsController.view }

    private func begin(_ animated: Bool) {
        tell { $0.searchDisplayControllerWillBeginSearch(self) }
        active = true
        searchBar.setShowsCancelButton(true, animated: animated)
        if !(searchBar.scopeButtonTitles ?? []).isEmpty { searchBar.setShowsScope(true, animated: animated) }
        let navigation = searchContentsController.navigationController
        if !displaysSearchBarInNavigationBar, let navigation, !navigation.isNavigationBarHidden {
            hidNavigationBar = true
            navigation.setNavigationBarHidden(true, animated: animated)
        }
        let dim = SearchDimView(frame: .zero)
        dim.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dim.onTap = { [weak self] in self?.cancelled() }
        cover(with: dim)
        self.dim = dim
        if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
        tell { $0.searchDisplayControllerDidBeginSearch(self) }
        textChanged()
    }

    private func end(_ animated: Bool) {
        tell { $0.searchDisplayControllerWillEndSearch(self) }
        hideResults()
        active = false
        dim?.removeFromSuperview()
        dim = nil
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchBar.setShowsCancelButton(false, animated: animated)
        searchBar.setShowsScope(false, animated: animated)
        if hidNavigationBar {
            searchContentsController.navigationController?.setNavigationBarHidden(false, animated: animated)
        }
        hidNavigationBar = false
        tell { $0.searchDisplayControllerDidEndSearch(self) }
    }

    // MARK: Results

    private func showResults() {
        let table = searchResultsTableView
        guard table.superview == nil else { return }
        tell { $0.searchDisplayController(self, willShowSearchResultsTableView: table) }
        table.accessibilityLabel = searchResultsTitle ?? SystemStrings.text("Search Results")
        cover(with: table)
        tell { $0.searchDisplayController(self, didShowSearchResultsTableView: table) }
    }

    private func hideResults() {
        guard let table, table.superview != nil else { return }
        tell { $0.searchDisplayController(self, willHideSearchResultsTableView: table) }
        table.removeFromSuperview()
        tell { $0.searchDisplayController(self, didHideSearchResultsTableView: table) }
    }

    /// Over all of the controller's content below the bar. Of a table, whose content scrolls, over what is seen of it.
    private func cover(with view: UIView) {
        content.layoutIfNeeded()
        let isInside = searchBar.isDescendant(of: content)
        let top = isInside ? searchBar.convert(searchBar.bounds, to: content).maxY : content.bounds.minY
        view.frame = CGRect(
            x: 0, y: top, width: content.bounds.width, height: max(0, content.bounds.maxY - top))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }
}

extension UIViewController {
    /// The search that was made for this controller.
    public var searchDisplayController: UISearchDisplayController? { searchDisplay }

    var searchDisplay: UISearchDisplayController? {
        get { attachments["searchDisplay"] as? UISearchDisplayController }
        set { attachments["searchDisplay"] = newValue }
    }
}
