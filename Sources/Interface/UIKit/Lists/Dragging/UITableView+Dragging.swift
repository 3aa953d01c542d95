// SPDX-License-Identifier: MIT

extension UITableView: ListDragHost {
    func dragSetupChanged() {
        dragging.update(isEnabled: dragInteractionEnabled && dragDelegate != nil, takesDrops: dropDelegate != nil)
    }

    // MARK: Places

    func listPath(at point: CGPoint) -> IndexPath? { loaded.row(at: point.y) }

    func listInsertionPath(at point: CGPoint) -> IndexPath? {
        if let path = loaded.row(at: point.y) { return path }
        // Just below a section's last row: behind it.
        for section in loaded.sections.indices {
            let count = loaded.sections[section].rows.count
            let bottom =
                count > 0 ? rowRect(IndexPath(row: count - 1, section: section)).maxY : headerRect(section).maxY
            if point.y >= bottom, point.y < bottom + Self.standardRowHeight {
                return IndexPath(row: count, section: section)
            }
        }
        return nil
    }

    func listFrame(_ path: IndexPath) -> CGRect { rowRect(path) }
    func listCell(_ path: IndexPath) -> UIView? { cells[path] }

    // MARK: Dragging

    var hasDragDelegate: Bool { dragDelegate != nil }

    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        guard placeholders.stand(at: path) == nil else { return [] }
        return dragDelegate?.tableView(self, itemsForBeginning: session, at: placeholders.dataPath(path)) ?? []
    }

    func dragItemsToAdd(_ session: any UIDragSession, _ path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: placeholders.dataPath(path), point: point) ?? []
    }

    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: placeholders.dataPath(path))
    }

    func dragWillBegin(_ session: any UIDragSession) {
        cancelRowTouch()
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func showDragState(_ isLifting: Bool, _ isDragging: Bool, _ path: IndexPath) {
        guard let cell = cells[path] else { return }
        cell.dragStateStorage = isDragging ? .dragging : isLifting ? .lifting : .none
        cell.dragStateDidChange(cell.dragStateStorage)
        cell.setNeedsUpdateConfiguration()
        cell.isUserInteractionEnabled = !isDragging || cell.userInteractionEnabledWhileDragging
    }

    // MARK: Dropping

    func dropCanHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }

    func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropProposal? {
        guard let dropDelegate,
            let answer = optionalCall({
                dropDelegate.tableView(
                    self, dropSessionDidUpdate: session,
                    withDestinationIndexPath: path.map { placeholders.dataPath($0) })
            })
        else { return nil }
        switch answer.intent {
        case .unspecified: return ListDropProposal(proposal: answer, intent: .unspecified)
        case .insertAtDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertAt)
        case .insertIntoDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertInto)
        case .automatic: return ListDropProposal(proposal: answer, intent: .automatic)
        }
    }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func performDrop(_ run: ListDropRun) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(run, self))
    }

    func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: placeholders.dataPath(path))
    }

    func canReorder(_ path: IndexPath) -> Bool {
        guard loaded.contains(path), let source = dataSourceStorage else { return false }
        return canMove(path) && ControllerRequirements.isMet("tableView:moveRowAtIndexPath:toIndexPath:", by: source)
    }

    /// With a data source that moves rows a drop in the same table never reaches the drop delegate.
    var reordersInsteadOfDropping: Bool { true }
    var gapDelay: TimeInterval { 0 }

    func reorder(from source: IndexPath, to target: IndexPath) {
        guard let data = dataSourceStorage else { return }
        var target = target
        let limit = loaded.sections[target.section].rows.count - (source.section == target.section ? 1 : 0)
        target.row = min(target.row, max(0, limit))
        if let d = tableDelegate,
            let answer = optionalCall({
                d.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
            })
        {
            target = answer
        }
        guard target != source else { return gapDidChange() }
        optionalCall { data.tableView(self, moveRowAt: source, to: target) }
        moveRow(at: source, to: target)
    }

    // MARK: Looks

    func gapDidChange() {
        for (path, cell) in cells {
            cell.frame = rowFrame(path)
            cell.alpha = dragging.alpha(path)
        }
    }

    /// Rows give way by the height of what is dragged.
    func gapShift(_ path: IndexPath) -> CGFloat {
        guard let gap = draggingStorage?.gap else { return 0 }
        let height = gap.source.map { rowRect($0).height } ?? Self.standardRowHeight
        return CGFloat(gap.shift(path)) * height
    }

    func showDropTarget(_ path: IndexPath?) {
        let isHovered = dragging.hasActiveDrop && path != nil
        for (other, cell) in cells {
            cell.dropStateStorage = !isHovered ? .none : other == path ? .targeted : .notTargeted
            cell.setHighlighted(other == path, animated: true)
            cell.setNeedsUpdateConfiguration()
        }
    }
}

extension UITableView: PlaceholderHost {

    func insertPlaceholder(_ placeholder: UITableViewPlaceholder) -> PlaceholderStand {
        var path = placeholder.insertionIndexPath
        let sections = loaded.sections
        path.section = min(max(0, path.section), max(0, sections.count - 1))
        path.row = min(max(0, path.row), sections.isEmpty ? 0 : sections[path.section].rows.count)
        let stand = PlaceholderStand(
            path: path, reuseIdentifier: placeholder.reuseIdentifier, rowHeight: placeholder.rowHeight
        ) { if let cell = $0 as? UITableViewCell { placeholder.cellUpdateHandler?(cell) } }
        keepingPlaceholders {
            beginUpdates()
            placeholders.insert(stand)
            insertRows(at: [path], with: .automatic)
            endUpdates()
        }
        return stand
    }

    func commitPlaceholder(_ stand: PlaceholderStand, _ updates: (IndexPath) -> Void) -> Bool {
        guard placeholders.contains(stand) else { return false }
        let path = stand.path
        keepingPlaceholders {
            beginUpdates()
            let place = placeholders.dataPath(path)
            placeholders.remove(stand, isReplaced: true)
            updates(place)
            reloadRows(at: [path], with: .none)
            endUpdates()
        }
        return true
    }

    func removePlaceholder(_ stand: PlaceholderStand) -> Bool {
        guard placeholders.contains(stand) else { return false }
        let path = stand.path
        keepingPlaceholders {
            beginUpdates()
            placeholders.remove(stand, isReplaced: false)
            deleteRows(at: [path], with: .automatic)
            endUpdates()
        }
        return true
    }

    func updatePlaceholder(_ stand: PlaceholderStand) {
        guard placeholders.contains(stand), let cell = cells[stand.path] else { return }
        stand.update(cell)
    }

    private func keepingPlaceholders(_ change: () -> Void) {
        let old = isChangingPlaceholders
        isChangingPlaceholders = true
        change()
        isChangingPlaceholders = old
    }

    /// The app changes rows of its own: those it does not know go first.
    func dropPlaceholders() {
        guard !isChangingPlaceholders else { return }
        while let stand = placeholders.stands.last {
            UIView.performWithoutAnimation { _ = removePlaceholder(stand) }
        }
    }

    func placeholderCell(_ stand: PlaceholderStand) -> UITableViewCell {
        let cell = takeCell(stand.reuseIdentifier, for: stand.path)
        stand.update(cell)
        return cell
    }
}
