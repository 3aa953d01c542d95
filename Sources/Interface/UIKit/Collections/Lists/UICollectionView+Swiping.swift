// SPDX-License-Identifier: MIT

/// Rows of list sections show what `UICollectionLayoutListConfiguration` offers beside them.
extension UICollectionView: SwipeList {
    var allowsSwipes: Bool { !isEditing }
    func swipePath(at point: CGPoint) -> IndexPath? { listPath(at: point) }
    func swipeFrame(_ path: IndexPath) -> CGRect { listFrame(path) }
    func swipeCell(_ path: IndexPath) -> (any SwipeCell)? { cellForItem(at: path) }
    func swipeActions(_ path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let list = cellForItem(at: path)?.shownAttributes?.listRow?.configuration else { return nil }
        let provider =
            leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
    }
    func swipeBegins(_ path: IndexPath) { touchCancelled() }
    func swipeEnded(_ path: IndexPath) {}

    func installSwipes() {
        let swipe = RowSwipeRecognizer()
        swipe.list = self
        addGestureRecognizer(swipe)
    }

    /// Shows the trailing actions, as a delete accessory does.
    func openSwipe(_ path: IndexPath) {
        closeSwipe(animated: true)
        guard let cell = cellForItem(at: path), let actions = swipeActions(path, leading: false) else { return }
        let swipe = RowSwipe(list: self, path: path, cell: cell, actions: actions, isLeading: false)
        rowSwipe = swipe
        swipe.begin()
        swipe.open()
    }
}

extension UICollectionViewCell: SwipeCell {
    func swipeStateDidChange(isSwiped: Bool) {
        configurations.isSwiped = isSwiped
        setNeedsUpdateConfiguration()
    }
}
