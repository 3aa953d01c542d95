import UIKit

/// A search in the navigation bar, and search bars of other looks below.
final class SearchScreen: GalleryScreen, UISearchResultsUpdating {
    private let label = UILabel()
    private let words = ["Anchor", "Beacon", "Current", "Dinghy", "Ebb", "Fathom", "Gale", "Harbour", "Island", "Jetty"]

    override func build() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search words"
        search.searchBar.scopeButtonTitles = ["Starts with", "Contains"]
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true

        label.numberOfLines = 0
        label.text = words.joined(separator: ", ")
        label.accessibilityIdentifier = "found"
        add("Found", height: 70, label)

        let plain = UISearchBar()
        plain.placeholder = "Default"
        add("Default", height: 56, plain)

        let minimal = UISearchBar()
        minimal.searchBarStyle = .minimal
        minimal.text = "Minimal, with cancel"
        minimal.showsCancelButton = true
        add("Minimal, with a cancel button", height: 56, minimal)

        let tinted = UISearchBar()
        tinted.barTintColor = .systemTeal
        tinted.placeholder = "Tinted, with bookmarks"
        tinted.showsBookmarkButton = true
        tinted.searchTextField.backgroundColor = .systemBackground
        add("Tinted", height: 56, tinted)

        let scoped = UISearchBar()
        scoped.scopeButtonTitles = ["All", "Recent", "Flagged"]
        scoped.showsScopeBar = true
        scoped.placeholder = "Scopes"
        add("Scopes", height: 102, scoped)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").lowercased()
        let contains = searchController.searchBar.selectedScopeButtonIndex == 1
        let found = words.filter { word in
            text.isEmpty || (contains ? word.lowercased().contains(text) : word.lowercased().hasPrefix(text))
        }
        label.text = found.isEmpty ? "Nothing found" : found.joined(separator: ", ")
    }
}
