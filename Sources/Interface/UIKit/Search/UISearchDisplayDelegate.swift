// SPDX-License-Identifier: MIT

/// Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    /// Not sent here: the table lives as long as its controller.
    func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool
    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool
}

extension UISearchDisplayDelegate {
    public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
        byName(self, "searchDisplayControllerWillBeginSearch:", [controller])
    }
    public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
        byName(self, "searchDisplayControllerDidBeginSearch:", [controller])
    }
    public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
        byName(self, "searchDisplayControllerWillEndSearch:", [controller])
    }
    public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
        byName(self, "searchDisplayControllerDidEndSearch:", [controller])
    }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
    ) { byName(self, "searchDisplayController:didLoadSearchResultsTableView:", [controller, tableView]) }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
    ) { byName(self, "searchDisplayController:willUnloadSearchResultsTableView:", [controller, tableView]) }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
    ) { byName(self, "searchDisplayController:willShowSearchResultsTableView:", [controller, tableView]) }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
    ) { byName(self, "searchDisplayController:didShowSearchResultsTableView:", [controller, tableView]) }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
    ) { byName(self, "searchDisplayController:willHideSearchResultsTableView:", [controller, tableView]) }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
    ) { byName(self, "searchDisplayController:didHideSearchResultsTableView:", [controller, tableView]) }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
        byName(
            self, "searchDisplayController:shouldReloadTableForSearchString:", [controller, searchString], or: true)
    }
    public func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
    ) -> Bool {
        byName(
            self, "searchDisplayController:shouldReloadTableForSearchScope:", [controller, searchOption], or: true)
    }
}
