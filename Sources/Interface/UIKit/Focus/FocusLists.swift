// SPDX-License-Identifier: MIT

/// What the focus system asks of tables and collection views.
@MainActor
protocol FocusList: UIScrollView {
    var remembersLastFocusedIndexPath: Bool { get }
    var preferredFocusPath: IndexPath? { get }
    func focusPath(of view: UIView) -> IndexPath?
    func focusCell(_ path: IndexPath) -> UIView?
    func canFocus(_ path: IndexPath) -> Bool
    /// The list's selection may follow.
    func focusMoved(to path: IndexPath)
    func focusPath(after path: IndexPath, forward: Bool) -> IndexPath?
    func scrollToFocus(_ path: IndexPath)
}

extension FocusList {
    /// The cell before or behind, scrolled into sight.
    func focusNeighbour(of view: UIView, forward: Bool) -> UIView? {
        var path = focusPath(of: view)
        while let current = path {
            path = focusPath(after: current, forward: forward)
            guard let next = path, canFocus(next) else { continue }
            scrollToFocus(next)
            layoutIfNeeded()
            return focusCell(next)
        }
        return nil
    }
}

extension UITableView: FocusList {
    func focusContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        let own = UITableViewFocusUpdateContext(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
        own.previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap { focusPath(of: $0) }
        own.nextFocusedIndexPath = context.nextFocusedView.flatMap { focusPath(of: $0) }
        return own
    }
    var preferredFocusPath: IndexPath? {
        tableDelegate.flatMap { d in optionalCall { d.indexPathForPreferredFocusedView(in: self) } ?? nil }
    }
    func focusPath(of view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap { indexPath(for: $0) } }
    func focusCell(_ path: IndexPath) -> UIView? { cellForRow(at: path) }
    func canFocus(_ path: IndexPath) -> Bool {
        guard isEditing ? allowsFocusDuringEditing : allowsFocus else { return false }
        return tableDelegate.flatMap { d in optionalCall { d.tableView(self, canFocusRowAt: path) } } ?? true
    }
    func focusMoved(to path: IndexPath) {
        let follows =
            tableDelegate.flatMap { d in optionalCall { d.tableView(self, selectionFollowsFocusForRowAt: path) } }
            ?? selectionFollowsFocus
        if selectionFollowsFocus, follows, !selection.contains(path) { userSelected(path) }
    }
    func focusPath(after path: IndexPath, forward: Bool) -> IndexPath? {
        let counts = loaded.sections.map(\.rows.count)
        return path.neighbour(counts, forward: forward)
    }
    func scrollToFocus(_ path: IndexPath) { scroll(toRow: path, at: .none, animated: false) }
}

extension UICollectionView: FocusList {
    func focusContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
        let own = UICollectionViewFocusUpdateContext(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
        own.previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap { focusPath(of: $0) }
        own.nextFocusedIndexPath = context.nextFocusedView.flatMap { focusPath(of: $0) }
        return own
    }
    var preferredFocusPath: IndexPath? { ask(nil) { $0.indexPathForPreferredFocusedView(in: self) } }
    func focusPath(of view: UIView) -> IndexPath? { (view as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
    func focusCell(_ path: IndexPath) -> UIView? { cellForItem(at: path) }
    func canFocus(_ path: IndexPath) -> Bool {
        guard isEditing ? allowsFocusDuringEditing : allowsFocus else { return false }
        return ask(true) { $0.collectionView(self, canFocusItemAt: path) }
    }
    func focusMoved(to path: IndexPath) {
        guard selectionFollowsFocus, !selected.contains(path) else { return }
        if ask(true, { $0.collectionView(self, selectionFollowsFocusForItemAt: path) }) { userChose(path) }
    }
    func focusPath(after path: IndexPath, forward: Bool) -> IndexPath? { path.neighbour(counts, forward: forward) }
    func scrollToFocus(_ path: IndexPath) { scroll(toItem: path, .centeredVertically, animated: false) }
}

extension IndexPath {
    /// The path before or behind in sections of these sizes.
    fileprivate func neighbour(_ counts: [Int], forward: Bool) -> IndexPath? {
        var (section, row) = (self[0], self[1] + (forward ? 1 : -1))
        while counts.indices.contains(section) {
            if row >= 0, row < counts[section] { return IndexPath(row: row, section: section) }
            section += forward ? 1 : -1
            guard counts.indices.contains(section) else { return nil }
            row = forward ? 0 : counts[section] - 1
        }
        return nil
    }
}

extension UIView {
    /// The list whose cell this is.
    var focusList: (any FocusList)? {
        (self as? UITableViewCell)?.table ?? (self as? UICollectionViewCell)?.holder
    }

    var isFocusableCell: Bool {
        guard let list = focusList, let path = list.focusPath(of: self) else { return false }
        return list.canFocus(path)
    }

    func focusStateDidChange() {
        switch self {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let control as UIControl: control.setNeedsLayout()
        default: break
        }
    }

    /// Brings itself into sight.
    func scrollToFocus() {
        var next = superview
        while let view = next {
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
            }
            next = view.superview
        }
    }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
