// SPDX-License-Identifier: MIT

/// The search bar of the item on top: the last row of the bar.
extension UINavigationBar {
    /// Of the whole search bar, whatever shows of it.
    package var searchHeight: CGFloat { topItem?.searchController.map { $0.searchBar.fullHeight } ?? 0 }

    /// Whether scrolling takes the search bar away.
    package var hidesSearch: Bool { !isSearching && searchHeight > 0 && topItem?.hidesSearchBarWhenScrolling == true }

    func showSearchBar() {
        let wanted = topItem?.searchController?.searchBar
        for view in searchHolder.subviews where view !== wanted { view.removeFromSuperview() }
        guard let wanted else { return }
        wanted.isInNavigationBar = true
        if wanted.superview !== searchHolder { searchHolder.addSubview(wanted) }
    }

    func layOutSearch() {
        let height = searchHeight
        let visible = height * searchFraction
        searchHolder.frame = CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
        guard let bar = topItem?.searchController?.searchBar, bar.superview === searchHolder else { return }
        bar.frame = CGRect(x: 0, y: visible - height, width: bounds.width, height: height)
        bar.alpha = max(0, searchFraction * 2 - 1)
    }

    /// Hides the row of buttons and the large title while a search goes on.
    func setSearching(_ searching: Bool) {
        guard isSearching != searching else { return }
        isSearching = searching
        searchFraction = 1
        let changes = {
            self.content?.alpha = searching ? 0 : 1
            self.showLargeTitle()
            self.metricsChanged()
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        if window == nil { changes() } else { UIView.animate(withDuration: 0.3, animations: changes) }
    }
}
