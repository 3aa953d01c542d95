// SPDX-License-Identifier: MIT

/// The selected rows, in the order they were selected.
struct TableSelection {
    private(set) var paths: Set<IndexPath> = []
    private(set) var inOrder: [IndexPath] = []

    var isEmpty: Bool { inOrder.isEmpty }
    var first: IndexPath? { inOrder.first }
    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    mutating func insert(_ path: IndexPath) { if paths.insert(path).inserted { inOrder.append(path) } }
    mutating func remove(_ path: IndexPath) {
        if paths.remove(path) != nil { inOrder.removeAll { $0 == path } }
    }

    /// After an update: rows that are gone are no longer selected.
    func mapped(_ transform: (IndexPath) -> IndexPath?) -> TableSelection {
        var result = TableSelection()
        for path in inOrder { if let new = transform(path) { result.insert(new) } }
        return result
    }
}

extension UITableView {
    /// Whether touches select, and more than one row at a time.
    var selectionMode: (isOn: Bool, isMultiple: Bool) {
        if isEditing {
            return (
                allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
                allowsMultipleSelectionDuringEditing
            )
        }
        return (allowsSelection || allowsMultipleSelection, allowsMultipleSelection)
    }

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in selection.inOrder { deselect(old, animated: animated) }
            return
        }
        guard loaded.contains(path) else { return }
        if !selectionMode.isMultiple {
            for old in selection.inOrder where old != path { deselect(old, animated: animated) }
        }
        selection.insert(path)
        cells[path]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scroll(toRow: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        selection.remove(path)
        cells[path]?.setSelected(false, animated: animated)
    }

    // MARK: By touch

    /// Highlights on the way down, selects on the way up; the delegate may refuse or choose another row.
    func rowTouchesBegan(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, let cell = cell(under: touch), let path = indexPath(for: cell) else {
            if closeSwipe(animated: true) { return true }
            return false
        }
        if closeSwipe(animated: true) { return true }
        guard selectionMode.isOn, placeholders.stand(at: path) == nil else { return false }
        let delegate = tableDelegate
        if let d = delegate, optionalCall({ d.tableView(self, shouldHighlightRowAt: path) }) == false { return true }
        editing.touchedPath = path
        cell.setHighlighted(true, animated: false)
        if let d = delegate { optionalCall { d.tableView(self, didHighlightRowAt: path) } }
        return true
    }

    func rowTouchesMoved(_ touches: Set<UITouch>) -> Bool { editing.touchedPath != nil }

    func rowTouchesEnded(_ touches: Set<UITouch>) -> Bool {
        guard let path = editing.touchedPath else { return false }
        let isInside =
            touches.first.map { touch in
                cells[path].map { $0.bounds.insetBy(dx: -20, dy: -20).holds(touch.location(in: $0)) } ?? false
            } ?? false
        unhighlight(path)
        if isInside { userSelected(path) }
        return true
    }

    func rowTouchesCancelled() -> Bool {
        guard let path = editing.touchedPath else { return false }
        unhighlight(path)
        return true
    }

    func cancelRowTouch() { _ = rowTouchesCancelled() }

    private func unhighlight(_ path: IndexPath) {
        editing.touchedPath = nil
        cells[path]?.setHighlighted(false, animated: false)
        if let d = tableDelegate { optionalCall { d.tableView(self, didUnhighlightRowAt: path) } }
    }

    private func cell(under touch: UITouch) -> UITableViewCell? {
        var view = touch.view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UITableViewCell, cell.table === self { return cell }
            view = candidate.superview
        }
        return nil
    }

    /// A tap on the row. In multiple selection it toggles.
    func userSelected(_ path: IndexPath) {
        guard loaded.contains(path) else { return }
        if selectionMode.isMultiple, selection.contains(path) {
            userDeselected(path)
            return
        }
        var target = path
        if let d = tableDelegate, let answer = optionalCall({ d.tableView(self, willSelectRowAt: path) }) {
            guard let answer else { return }
            target = answer
        }
        guard loaded.contains(target) else { return }
        if !selectionMode.isMultiple {
            for old in selection.inOrder where old != target { guard userDeselected(old) else { return } }
        }
        selection.insert(target)
        cells[target]?.setSelected(true, animated: false)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        // The segue of a storyboard's cell comes before the delegate's call, as on iOS.
        cells[target]?.selectionSegue?(cells[target])
        if let d = tableDelegate { optionalCall { d.tableView(self, didSelectRowAt: target) } }
        if let d = tableDelegate, !isEditing, loaded.contains(target) {
            optionalCall { d.tableView(self, performPrimaryActionForRowAt: target) }
        }
    }

    /// - Returns: false when the delegate keeps the row selected.
    @discardableResult
    private func userDeselected(_ path: IndexPath) -> Bool {
        var target = path
        if let d = tableDelegate, let answer = optionalCall({ d.tableView(self, willDeselectRowAt: path) }) {
            guard let answer else { return false }
            target = answer
        }
        deselect(target, animated: false)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        if let d = tableDelegate { optionalCall { d.tableView(self, didDeselectRowAt: target) } }
        return true
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if let d = tableDelegate { optionalCall { d.tableView(self, accessoryButtonTappedForRowWith: path) } }
        cell.accessorySegue?(cell)
    }
}
