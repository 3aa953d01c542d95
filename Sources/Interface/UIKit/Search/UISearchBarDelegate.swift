// SPDX-License-Identifier: MIT

/// Every requirement is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        byName(self, "searchBarShouldBeginEditing:", [searchBar], or: true)
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        byName(self, "searchBarTextDidBeginEditing:", [searchBar])
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        byName(self, "searchBarShouldEndEditing:", [searchBar], or: true)
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        byName(self, "searchBarTextDidEndEditing:", [searchBar])
    }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        byName(self, "searchBar:textDidChange:", [searchBar, searchText])
    }
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        byName(self, "searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text], or: true)
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        byName(self, "searchBarSearchButtonClicked:", [searchBar])
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        byName(self, "searchBarBookmarkButtonClicked:", [searchBar])
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        byName(self, "searchBarCancelButtonClicked:", [searchBar])
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        byName(self, "searchBarResultsListButtonClicked:", [searchBar])
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        byName(self, "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
    }
}
