// SPDX-License-Identifier: MIT

/// A list in which two fingers that move over items select them all.
@MainActor
protocol MultipleSelectionList: UIScrollView {
    func selectionPath(at point: CGPoint) -> IndexPath?
    func mayBeginMultipleSelection(_ path: IndexPath) -> Bool
    func didBeginMultipleSelection(_ path: IndexPath)
    func didEndMultipleSelection()
    func isSelected(_ path: IndexPath) -> Bool
    /// As a tap by the user: the delegate is asked and told.
    func toggleByUser(_ path: IndexPath)
    /// Every item from one to the other.
    func paths(from: IndexPath, to: IndexPath) -> [IndexPath]
}

/// Two fingers side by side that move over the items of a list: the delegate may turn the list to editing, and what
/// the fingers pass takes on the state of the first.
final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
    weak var list: (any MultipleSelectionList)?
    private var first: IndexPath?
    private var selects = true
    private var changed: Set<IndexPath> = []

    init() {
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
    }

    override func hasBegun(_ travel: CGPoint) -> Bool {
        guard super.hasBegun(travel) else { return false }
        guard let list, let path = list.selectionPath(at: location(in: list)), list.mayBeginMultipleSelection(path)
        else {
            state = .failed
            return false
        }
        first = path
        return true
    }

    /// Scrolling begins with the same fingers, and gives way.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== list?.panGestureRecognizer
    }

    override func willSendActions(_ state: State) {
        guard let list, let first else { return }
        switch state {
        case .began:
            list.panGestureRecognizer.stop()
            list.didBeginMultipleSelection(first)
            selects = !list.isSelected(first)
            changed = []
            follow(list, first)
        case .changed: follow(list, first)
        case .ended, .cancelled:
            self.first = nil
            list.didEndMultipleSelection()
        case .possible, .failed: break
        }
    }

    /// Items that the fingers have left again go back to what they were.
    private func follow(_ list: any MultipleSelectionList, _ first: IndexPath) {
        let last = list.selectionPath(at: location(in: list)) ?? first
        let wanted = Set(list.paths(from: min(first, last), to: max(first, last)))
        for path in wanted.subtracting(changed).sorted() where list.isSelected(path) != selects {
            list.toggleByUser(path)
            changed.insert(path)
        }
        for path in changed.subtracting(wanted).sorted() where list.isSelected(path) == selects {
            list.toggleByUser(path)
            changed.remove(path)
        }
    }
}

extension UITableView: MultipleSelectionList {
    func selectionPath(at point: CGPoint) -> IndexPath? { loaded.row(at: point.y) }
    func mayBeginMultipleSelection(_ path: IndexPath) -> Bool {
        guard isEditing ? allowsMultipleSelectionDuringEditing : true else { return false }
        return tableDelegate.flatMap { d in
            optionalCall { d.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) }
        } ?? false
    }
    func didBeginMultipleSelection(_ path: IndexPath) {
        cancelRowTouch()
        if let d = tableDelegate { optionalCall { d.tableView(self, didBeginMultipleSelectionInteractionAt: path) } }
    }
    func didEndMultipleSelection() {
        if let d = tableDelegate { optionalCall { d.tableViewDidEndMultipleSelectionInteraction(self) } }
    }
    func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }
    func toggleByUser(_ path: IndexPath) {
        guard selectionMode.isMultiple else { return }
        userSelected(path)
    }
    func paths(from: IndexPath, to: IndexPath) -> [IndexPath] {
        loaded.rows(from: rowRect(from).midY, to: rowRect(to).midY)
    }
}

extension UICollectionView: MultipleSelectionList {
    func selectionPath(at point: CGPoint) -> IndexPath? { listPath(at: point) }
    func mayBeginMultipleSelection(_ path: IndexPath) -> Bool {
        ask(false) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) }
    }
    func didBeginMultipleSelection(_ path: IndexPath) {
        touchCancelled()
        tell { $0.collectionView(self, didBeginMultipleSelectionInteractionAt: path) }
    }
    func didEndMultipleSelection() { tell { $0.collectionViewDidEndMultipleSelectionInteraction(self) } }
    func isSelected(_ path: IndexPath) -> Bool { selected.contains(path) }
    func toggleByUser(_ path: IndexPath) {
        guard isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection else { return }
        userToggled(path)
    }
    func paths(from: IndexPath, to: IndexPath) -> [IndexPath] {
        counts.indices.flatMap { section in
            (0..<counts[section]).map { IndexPath(item: $0, section: section) }.filter { $0 >= from && $0 <= to }
        }
    }
}
