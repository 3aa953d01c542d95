// SPDX-License-Identifier: MIT

/// An item under a finger that drags it to another place.
struct ReorderState {
    let original: IndexPath
    /// The place it would take now.
    var current: IndexPath
    var position: CGPoint
}

extension UICollectionView {
    func beginMovement(_ path: IndexPath) -> Bool {
        guard reorder == nil, let source = sourceStorage, counts.indices.contains(path[0]), data.contains(path) else {
            return false
        }
        let canMove =
            optionalCall { source.collectionView(self, canMoveItemAt: path) }
            ?? ControllerRequirements.isMet("collectionView:moveItemAtIndexPath:toIndexPath:", by: source)
        guard canMove, let cell = cellForItem(at: path) else { return false }
        dropMadeAhead()
        reorder = ReorderState(original: path, current: path, position: cell.center)
        cell.dragStateDidChange(.dragging)
        return true
    }

    func moveMovement(_ position: CGPoint) {
        guard let state = reorder else { return }
        reorder?.position = position
        prepareLayout()
        let proposed = layoutStorage.targetIndexPath(forInteractivelyMovingItem: state.current, withPosition: position)
        var target = proposed
        if let delegate {
            target =
                optionalCall {
                    delegate.collectionView(
                        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: state.original,
                        atCurrentIndexPath: state.current, toProposedIndexPath: proposed)
                }
                ?? optionalCall {
                    delegate.collectionView(
                        self, targetIndexPathForMoveFromItemAt: state.original, toProposedIndexPath: proposed)
                } ?? proposed
        }
        if target != state.current, data.contains(target) {
            reorder?.current = target
            let context = layoutStorage.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [state.current], previousPosition: state.position)
            rearrange(from: state.current, to: target, context)
        }
        placeMovingItem()
    }

    func endMovement() {
        guard let state = reorder else { return }
        reorder = nil
        if state.current != state.original, let source = sourceStorage {
            _ = optionalCall { source.collectionView(self, moveItemAt: state.original, to: state.current) }
        }
        settleMovement(state, cancelled: false)
    }

    func cancelMovement() {
        guard let state = reorder else { return }
        reorder = nil
        if state.current != state.original {
            let context = layoutStorage.makeInvalidationContext()
            rearrange(from: state.current, to: state.original, context)
        }
        settleMovement(
            ReorderState(original: state.original, current: state.original, position: state.position), cancelled: true)
    }

    private func settleMovement(_ state: ReorderState, cancelled: Bool) {
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [state.current], previousIndexPaths: [state.original], movementCancelled: cancelled))
        let cell = cellForItem(at: state.current)
        cell?.dragStateDidChange(.none)
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction]) {
            self.prepareLayout()
            if let cell, let attributes = self.layoutStorage.layoutAttributesForItem(at: state.current) {
                cell.take(attributes)
            }
        }
        setNeedsLayout()
    }

    /// The others make room, as if the item had moved.
    private func rearrange(
        from old: IndexPath, to new: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
    ) {
        let batch = UpdateBatch(before: data.counts)
        batch.move(old, to: new)
        var after = data.counts
        after[old[0]] -= 1
        after[new[0]] += 1
        let plan = UpdatePlan(batch, after: after, view: self)
        data.counts = after
        selected = selected.compactMap { plan.newPath($0) }
        layoutStorage.dataWillChange(plan)
        layoutStorage.invalidateLayout(with: context)
        prepareLayout()
        let scene = UpdateScene(self, plan: plan, area: bounds)
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            scene.run()
            self.placeMovingItem()
        } completion: { _ in
            scene.end(self)
        }
    }

    /// The dragged item is where the finger is, in front of all.
    private func placeMovingItem() {
        guard let reorder, let cell = cellForItem(at: reorder.current) else { return }
        let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
            at: reorder.current, withTargetPosition: reorder.position)
        UIView.performWithoutAnimation {
            cell.take(attributes)
            insert(cell, attributes)
        }
    }

    /// The item whose frame holds the position, else the dragged one.
    func placeForMovingItem(_ path: IndexPath, _ position: CGPoint) -> IndexPath {
        let area = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        let list = layoutStorage.layoutAttributesForElements(in: area) ?? []
        return list.first { $0.category == .cell && $0.frame.holds(position) }?.indexPath ?? path
    }

    /// Where the data source keeps the item that is shown at `path` while another one is dragged.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let reorder, reorder.original != reorder.current else { return placeholders.dataPath(path) }
        if path == reorder.current { return reorder.original }
        var result = path
        if path[0] == reorder.current[0], path[1] > reorder.current[1] { result[1] -= 1 }
        if result[0] == reorder.original[0], result[1] >= reorder.original[1] { result[1] += 1 }
        return result
    }
}
