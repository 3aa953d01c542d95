// SPDX-License-Identifier: MIT

/// What the user does with rows besides scrolling.
@MainActor
struct TableEditing {
    var isOn = false
    /// The row under the finger.
    var touchedPath: IndexPath?
    var swipe: RowSwipe?
    var reorder: RowReorder?
    /// A row whose cell stays though it has left the screen.
    var keptPath: IndexPath? { reorder?.source }
}

extension UITableView {
    func installTableGestures() {
        let swipe = RowSwipeRecognizer()
        swipe.list = self
        addGestureRecognizer(swipe)
        let selection = MultipleSelectionRecognizer()
        selection.list = self
        addGestureRecognizer(selection)
        let reorder = TableReorderRecognizer()
        reorder.table = self
        addGestureRecognizer(reorder)
        addGestureRecognizer(ContextMenuRecognizer { [weak self] in self?.rowMenu(at: $0) })
    }

    private func rowMenu(at point: CGPoint) -> ContextMenuRequest? {
        guard let delegate = tableDelegate, let path = loaded.row(at: point.y) else { return nil }
        let wanted =
            optionalCall { delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point) } ?? nil
        guard let configuration = wanted else {
            if showEditMenu(at: path) { cancelRowTouch() }
            return nil
        }
        let preview =
            optionalCall {
                delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
            } ?? nil
        let source: UIView = cells[path] ?? self
        return ContextMenuRequest(
            configuration: configuration, source: source, lifted: preview?.view ?? source,
            dismissalTarget: {
                optionalCall {
                    delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
                } ?? nil
            },
            willDisplay: { animator in
                self.cancelRowTouch()
                optionalCall {
                    delegate.tableView(self, willDisplayContextMenu: configuration, animator: animator)
                }
            },
            previewTapped: { animator in
                optionalCall {
                    delegate.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }
            },
            willEnd: { animator in
                optionalCall {
                    delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
                }
            })
    }

    /// nil: the scroll view decides.
    func tableGestureShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        if recognizer === panGestureRecognizer, editing.reorder != nil { return false }
        return nil
    }

    func changeEditing(_ isOn: Bool, animated: Bool) {
        guard editing.isOn != isOn else { return }
        closeSwipe(animated: animated)
        cancelRowTouch()
        editing.isOn = isOn
        for path in selection.inOrder where isOn || allowsMultipleSelectionDuringEditing {
            deselect(path, animated: false)
        }
        refreshEditing(animated: animated)
    }

    func refreshEditing(animated: Bool) {
        for (path, cell) in cells { updateEditing(of: cell, path, animated: animated) }
    }

    func updateEditing(of cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        guard editing.isOn else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let delegate = tableDelegate
        let mayEdit = canEdit(path)
        cell.editingStyleStorage = mayEdit ? editingStyle(path) : .none
        cell.showsSelectionMark = allowsMultipleSelectionDuringEditing && mayEdit
        cell.indentsWhileEditing =
            delegate.flatMap { d in optionalCall { d.tableView(self, shouldIndentWhileEditingRowAt: path) } } ?? true
        cell.showsReorderControl = canMove(path)
        if cell.isEditing != mayEdit || cell.needsEditingLayout { cell.setEditing(mayEdit, animated: animated) }
    }

    func canEdit(_ path: IndexPath) -> Bool {
        guard let source = dataSourceStorage, placeholders.stand(at: path) == nil else { return false }
        return optionalCall { source.tableView(self, canEditRowAt: placeholders.dataPath(path)) } ?? true
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard let source = dataSourceStorage, placeholders.stand(at: path) == nil else { return false }
        let asked = placeholders.dataPath(path)
        if let answer = optionalCall({ source.tableView(self, canMoveRowAt: asked) }) { return answer }
        return ControllerRequirements.isMet("tableView:moveRowAtIndexPath:toIndexPath:", by: source)
    }

    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        tableDelegate.flatMap { d in optionalCall { d.tableView(self, editingStyleForRowAt: path) } } ?? .delete
    }

    /// The control at the row's leading edge was tapped.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, path)
        case .delete: openSwipe(path)
        case .none: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        guard let source = dataSourceStorage else { return }
        optionalCall { source.tableView(self, commit: style, forRowAt: path) }
    }

    // MARK: Swiping

    /// What swiping the row offers on a side; nil: nothing.
    func swipeActions(_ path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        let delegate = tableDelegate
        if leading {
            let answer = delegate.flatMap { d in
                optionalCall { d.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
            }
            return (answer ?? nil).flatMap { $0.actions.isEmpty ? nil : $0 }
        }
        guard canEdit(path) else { return nil }
        if let d = delegate,
            let answer = optionalCall({ d.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }),
            let answer
        {
            return answer.actions.isEmpty ? nil : answer
        }
        if let d = delegate, let answer = optionalCall({ d.tableView(self, editActionsForRowAt: path) }), let answer {
            let result = UISwipeActionsConfiguration(
                actions: answer.map { $0.contextual { [weak self] in self?.editing.swipe?.path ?? path } })
            result.performsFirstActionWithFullSwipe = false
            return answer.isEmpty ? nil : result
        }
        return deletion(path)
    }

    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard editingStyle(path) == .delete, let source = dataSourceStorage,
            ControllerRequirements.isMet("tableView:commitEditingStyle:forRowAtIndexPath:", by: source)
        else { return nil }
        let title =
            tableDelegate.flatMap { d in
                optionalCall { d.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
            } ?? nil
        let delete = UIContextualAction(style: .destructive, title: title ?? SystemStrings.text("Delete")) {
            [weak self] _, _, done in
            self?.commit(.delete, path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func openSwipe(_ path: IndexPath) {
        closeSwipe(animated: true)
        guard let cell = cells[path], let actions = swipeActions(path, leading: false) ?? deletion(path) else { return }
        let swipe = RowSwipe(list: self, path: path, cell: cell, actions: actions, isLeading: false)
        editing.swipe = swipe
        swipe.begin()
        swipe.open()
    }
}
