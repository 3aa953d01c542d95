// SPDX-License-Identifier: MIT

/// The touch that may become a tap on an item.
struct CollectionTouch {
    var path: IndexPath?
}

extension UICollectionView {
    private var mayselect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultiple : allowsSelection }
    private var allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: By the app

    func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
        guard let path else { return clearSelection() }
        guard counts.indices.contains(path.first ?? -1), data.contains(path), allowsSelection || isEditing else {
            return
        }
        if !allowsMultiple { for other in selected where other != path { deselect(other) } }
        if !selected.contains(path) { selected.append(path) }
        cellForItem(at: path)?.isSelected = true
        if !position.isEmpty { scroll(toItem: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        selected.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    func clearSelection() {
        let paths = selected
        selected = []
        for path in paths { cellForItem(at: path)?.isSelected = false }
    }

    func editingDidChange() {
        if !isEditing { clearSelection() }
        for (_, cell) in shownCells { cell.editingStateDidChange() }
    }

    // MARK: By a finger

    func touchBegan(_ touches: Set<UITouch>) {
        if closeSwipe(animated: true) { return }
        guard touch.path == nil, let finger = touches.first, let path = touchedPath(finger) else { return }
        guard ask(true, { $0.collectionView(self, shouldHighlightItemAt: path) }) else { return }
        touch.path = path
        highlight(path)
    }

    func touchMoved(_ touches: Set<UITouch>) {
        guard let path = touch.path, let finger = touches.first, let cell = cellForItem(at: path) else { return }
        // A finger that leaves the item gives it up.
        if !cell.bounds.insetBy(dx: -20, dy: -20).holds(finger.location(in: cell)) { touchCancelled() }
    }

    func touchEnded(_ touches: Set<UITouch>) {
        guard let path = touch.path else { return }
        touch.path = nil
        guard data.contains(path), mayselect else { return unhighlight(path) }
        if (cellForItem(at: path) as? UICollectionViewListCell)?.tappedAsHeader() == true {
            unhighlight(path)
        } else if selected.contains(path), allowsMultiple {
            let agrees = ask(true) { $0.collectionView(self, shouldDeselectItemAt: path) }
            unhighlight(path)
            if agrees { userDeselects(path) }
        } else {
            let agrees = ask(true) { $0.collectionView(self, shouldSelectItemAt: path) }
            unhighlight(path)
            if agrees { userSelects(path) }
        }
    }

    func touchCancelled() {
        guard let path = touch.path else { return }
        touch.path = nil
        unhighlight(path)
    }

    /// In multiple selection: what a tap does.
    func userToggled(_ path: IndexPath) {
        guard data.contains(path) else { return }
        if selected.contains(path) {
            if ask(true, { $0.collectionView(self, shouldDeselectItemAt: path) }) { userDeselects(path) }
        } else {
            userChose(path)
        }
    }

    /// By key, as a tap would.
    func userChose(_ path: IndexPath) {
        guard data.contains(path), mayselect, ask(true, { $0.collectionView(self, shouldSelectItemAt: path) }) else {
            return
        }
        userSelects(path)
    }

    private func userSelects(_ path: IndexPath) {
        if !allowsMultiple { for other in selected where other != path { userDeselects(other) } }
        if !selected.contains(path) { selected.append(path) }
        let cell = cellForItem(at: path)
        cell?.isSelected = true
        cell?.selectionSegue?(cell)
        tell { $0.collectionView(self, didSelectItemAt: path) }
        if ask(true, { $0.collectionView(self, canPerformPrimaryActionForItemAt: path) }), !isEditing {
            tell { $0.collectionView(self, performPrimaryActionForItemAt: path) }
        }
    }

    private func userDeselects(_ path: IndexPath) {
        deselect(path)
        tell { $0.collectionView(self, didDeselectItemAt: path) }
    }

    private func touchedPath(_ finger: UITouch) -> IndexPath? {
        var view = finger.view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UICollectionViewCell, cell.holder === self { return indexPath(for: cell) }
            view = candidate.superview
        }
        return nil
    }

    private func highlight(_ path: IndexPath) {
        highlightedPath = path
        cellForItem(at: path)?.isHighlighted = true
        tell { $0.collectionView(self, didHighlightItemAt: path) }
    }

    private func unhighlight(_ path: IndexPath) {
        guard highlightedPath == path else { return }
        highlightedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        tell { $0.collectionView(self, didUnhighlightItemAt: path) }
    }

    // MARK: The delegate

    func ask<Answer>(_ fallback: Answer, _ call: (any UICollectionViewDelegate) -> Answer) -> Answer {
        guard let delegate else { return fallback }
        return optionalCall { call(delegate) } ?? fallback
    }

    func tell(_ call: (any UICollectionViewDelegate) -> Void) {
        guard let delegate else { return }
        _ = optionalCall { call(delegate) }
    }
}
