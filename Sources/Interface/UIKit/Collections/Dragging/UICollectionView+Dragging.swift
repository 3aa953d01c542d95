// SPDX-License-Identifier: MIT

extension UICollectionView: ListDragHost {
    func dragSetupChanged() {
        dragging.update(isEnabled: dragInteractionEnabled && dragDelegate != nil, takesDrops: dropDelegate != nil)
    }

    // MARK: Places

    /// By the layout: the cells themselves may have given way.
    func listPath(at point: CGPoint) -> IndexPath? {
        let area = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
        let list = layoutStorage.layoutAttributesForElements(in: area) ?? []
        return list.first { $0.category == .cell && $0.frame.holds(point) }?.indexPath
    }

    func listInsertionPath(at point: CGPoint) -> IndexPath? {
        if let path = listPath(at: point) { return path }
        // Behind the last item of a section, in its line or just below.
        var nearest: (path: IndexPath, distance: CGFloat)?
        for section in counts.indices {
            guard counts[section] > 0,
                let last = layoutStorage.layoutAttributesForItem(
                    at: IndexPath(item: counts[section] - 1, section: section))
            else { continue }
            let frame = last.frame
            let room = frame.insetBy(dx: -bounds.width, dy: 0).union(
                frame.insetBy(dx: -bounds.width, dy: -frame.height))
            guard room.contains(point), point.y >= frame.minY else { continue }
            let distance = abs(point.y - frame.midY)
            if distance < nearest?.distance ?? .infinity {
                nearest = (IndexPath(item: counts[section], section: section), distance)
            }
        }
        return nearest?.path
    }

    func listFrame(_ path: IndexPath) -> CGRect { layoutStorage.layoutAttributesForItem(at: path)?.frame ?? .zero }
    func listCell(_ path: IndexPath) -> UIView? { cellForItem(at: path) }

    // MARK: Dragging

    var hasDragDelegate: Bool { dragDelegate != nil }

    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        guard placeholders.stand(at: path) == nil else { return [] }
        return dragDelegate?.collectionView(self, itemsForBeginning: session, at: dataPath(path)) ?? []
    }

    func dragItemsToAdd(_ session: any UIDragSession, _ path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: dataPath(path), point: point) ?? []
    }

    func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: dataPath(path))
    }

    func dragWillBegin(_ session: any UIDragSession) {
        touchCancelled()
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func showDragState(_ isLifting: Bool, _ isDragging: Bool, _ path: IndexPath) {
        guard let cell = cellForItem(at: path) else { return }
        cell.dragStateStorage = isDragging ? .dragging : isLifting ? .lifting : .none
        cell.dragStateDidChange(cell.dragStateStorage)
        cell.setNeedsUpdateConfiguration()
    }

    // MARK: Dropping

    func dropCanHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> ListDropProposal? {
        guard let dropDelegate,
            let answer = optionalCall({
                dropDelegate.collectionView(
                    self, dropSessionDidUpdate: session, withDestinationIndexPath: path.map { dataPath($0) })
            })
        else { return nil }
        switch answer.intent {
        case .unspecified: return ListDropProposal(proposal: answer, intent: .unspecified)
        case .insertAtDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertAt)
        case .insertIntoDestinationIndexPath: return ListDropProposal(proposal: answer, intent: .insertInto)
        }
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }
    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func performDrop(_ run: ListDropRun) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(run, self))
    }

    func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: dataPath(path))
    }

    func canReorder(_ path: IndexPath) -> Bool {
        guard let source = sourceStorage, data.contains(path), placeholders.stand(at: path) == nil else { return false }
        let moves = ControllerRequirements.isMet("collectionView:moveItemAtIndexPath:toIndexPath:", by: source)
        return optionalCall { source.collectionView(self, canMoveItemAt: path) } ?? moves
    }

    var reordersInsteadOfDropping: Bool { dropDelegate == nil }

    var gapDelay: TimeInterval {
        switch reorderingCadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.5
        }
    }

    func reorder(from source: IndexPath, to target: IndexPath) {
        guard let data = sourceStorage else { return }
        var target = target
        let limit = counts[target[0]] - (source[0] == target[0] ? 1 : 0)
        target[1] = min(target[1], max(0, limit))
        if let delegate,
            let answer = optionalCall({
                delegate.collectionView(
                    self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: target)
            })
        {
            target = answer
        }
        guard target != source else { return gapDidChange() }
        performUpdates(
            {
                _ = optionalCall { data.collectionView(self, moveItemAt: source, to: target) }
                self.moveItem(at: source, to: target)
            }, nil)
    }

    // MARK: Looks

    func gapDidChange() {
        for (path, cell) in shownCells {
            guard let attributes = cell.shownAttributes else { continue }
            let center = gapCenter(path) ?? attributes.center
            if cell.center != center { cell.center = center }
            cell.alpha = attributes.alpha * dragging.alpha(path)
        }
    }

    /// Where an item stands that gives way: in its neighbour's place. nil: in its own.
    private func gapCenter(_ path: IndexPath) -> CGPoint? {
        guard let gap = draggingStorage?.gap else { return nil }
        let shift = gap.shift(path)
        guard shift != 0 else { return nil }
        func center(_ item: Int) -> CGPoint? {
            guard item >= 0, item < counts[path[0]] else { return nil }
            return layoutStorage.layoutAttributesForItem(at: IndexPath(item: item, section: path[0]))?.center
        }
        if let place = center(path[1] + shift) { return place }
        // Behind the last: as far on as the last is from the one before.
        guard let last = center(path[1]) else { return nil }
        guard let before = center(path[1] - 1), before.y == last.y || before.x == last.x else {
            return CGPoint(x: last.x + listFrame(path).width, y: last.y)
        }
        return CGPoint(x: 2 * last.x - before.x, y: 2 * last.y - before.y)
    }

    func showDropTarget(_ path: IndexPath?) {
        let isHovered = dragging.hasActiveDrop && path != nil
        for (other, cell) in shownCells {
            cell.dropStateStorage = !isHovered ? .none : other == path ? .targeted : .notTargeted
            cell.isHighlighted = other == path
            cell.setNeedsUpdateConfiguration()
        }
    }
}

extension UICollectionView: PlaceholderHost {

    func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> PlaceholderStand {
        var path = placeholder.insertionIndexPath
        path[0] = min(max(0, path[0]), max(0, counts.count - 1))
        path[1] = min(max(0, path[1]), counts.isEmpty ? 0 : counts[path[0]])
        let stand = PlaceholderStand(path: path, reuseIdentifier: placeholder.reuseIdentifier, rowHeight: 0) {
            if let cell = $0 as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        changePlaceholders { view in
            view.placeholders.insert(stand)
            view.insertItems(at: [path])
        }
        return stand
    }

    func commitPlaceholder(_ stand: PlaceholderStand, _ updates: (IndexPath) -> Void) -> Bool {
        guard placeholders.contains(stand) else { return false }
        let path = stand.path
        withoutActuallyEscaping(updates) { updates in
            changePlaceholders { view in
                let place = view.placeholders.dataPath(path)
                view.placeholders.remove(stand, isReplaced: true)
                updates(place)
                view.reloadItems(at: [path])
            }
        }
        return true
    }

    func removePlaceholder(_ stand: PlaceholderStand) -> Bool {
        guard placeholders.contains(stand) else { return false }
        let path = stand.path
        changePlaceholders { view in
            view.placeholders.remove(stand, isReplaced: false)
            view.deleteItems(at: [path])
        }
        return true
    }

    func updatePlaceholder(_ stand: PlaceholderStand) {
        guard placeholders.contains(stand), let cell = cellForItem(at: stand.path) else { return }
        stand.update(cell)
    }

    private func changePlaceholders(_ change: (UICollectionView) -> Void) {
        let old = isChangingPlaceholders
        isChangingPlaceholders = true
        withoutActuallyEscaping(change) { change in performUpdates({ change(self) }, nil) }
        isChangingPlaceholders = old
    }

    /// The app changes items of its own: those it does not know go first.
    func dropPlaceholders() {
        guard !isChangingPlaceholders else { return }
        while let stand = placeholders.stands.last {
            UIView.performWithoutAnimation { _ = removePlaceholder(stand) }
        }
    }
}
