// SPDX-License-Identifier: MIT

extension UITableView: SwipeList {
    var rowSwipe: RowSwipe? {
        get { editing.swipe }
        set { editing.swipe = newValue }
    }
    var allowsSwipes: Bool { !isEditing }
    func swipePath(at point: CGPoint) -> IndexPath? {
        loaded.row(at: point.y).flatMap { placeholders.stand(at: $0) == nil ? $0 : nil }
    }
    func swipeFrame(_ path: IndexPath) -> CGRect { rowRect(path) }
    func swipeCell(_ path: IndexPath) -> (any SwipeCell)? { cells[path] }
    func swipeBegins(_ path: IndexPath) {
        cancelRowTouch()
        if let d = tableDelegate { optionalCall { d.tableView(self, willBeginEditingRowAt: path) } }
    }
    func swipeEnded(_ path: IndexPath) {
        if let d = tableDelegate { optionalCall { d.tableView(self, didEndEditingRowAt: path) } }
    }
}

extension UITableViewCell: SwipeCell {
    func swipeStateDidChange(isSwiped: Bool) {
        if isSwiped { willTransition(to: .showingDeleteConfirmation) }
        self.isSwiped = isSwiped
        if !isSwiped { didTransition(to: []) }
    }
}
