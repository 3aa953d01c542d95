// SPDX-License-Identifier: MIT

extension UICollectionView {
    /// Uses another layout; animated, the items move from where they are to where it puts them.
    func changeLayout(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = layoutStorage
        guard old !== new else {
            completion?(true)
            return
        }
        let moves = animated && window != nil && data.isLoaded && bounds.isFinite && UIView.areAnimationsEnabled
        if moves { updateElements() }
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for view in elements.visible.values { view.willTransition(from: old, to: new) }
        let before = moves ? surroundings(of: old) : [:]
        layoutStorage = new
        new.owner = self
        pass.isValid = false
        pass.last = nil
        guard moves else {
            if old.owner === self, !(new is UICollectionViewTransitionLayout) { old.owner = nil }
            finishTransition(from: old, to: new)
            setNeedsLayout()
            completion?(true)
            return
        }
        transition(from: old, to: new, before: before, completion: completion)
    }

    private func surroundings(of layout: UICollectionViewLayout) -> [ElementKey: UICollectionViewLayoutAttributes] {
        let around = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height)
        var result: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in layout.layoutAttributesForElements(in: around) ?? [] { result[attributes.key] = attributes }
        return result
    }

    private func transition(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout,
        before: [ElementKey: UICollectionViewLayoutAttributes], completion: ((Bool) -> Void)?
    ) {
        let anchor = transitionAnchor
        pass.isPreparing = true
        new.prepare()
        (pass.isPreparing, pass.isValid) = (false, true)
        pass.generation += 1
        let size = new.collectionViewContentSize
        var proposed = contentOffset
        if let anchor, let frame = new.layoutAttributesForItem(at: anchor)?.frame {
            proposed = CGPoint(
                x: size.width > bounds.width ? frame.midX - bounds.width / 2 : proposed.x,
                y: size.height > bounds.height ? frame.midY - bounds.height / 2 : proposed.y)
        }
        let end = endOffset(size, proposed: proposed)
        let area = CGRect(origin: end, size: bounds.size)
        let scene = UpdateScene(self, from: old, area: area) { key in
            before[key] ?? (key.category == .cell ? old.layoutAttributesForItem(at: key.path) : nil)
        }
        old.owner = nil
        pass.last = (area, pass.generation)
        UIView.animate(
            withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            scene.run()
            self.contentSize = size
            self.contentOffset = end
        } completion: { finished in
            scene.end(self)
            self.finishTransition(from: old, to: new)
            completion?(finished)
        }
        setNeedsLayout()
    }

    private func finishTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        for view in elements.visible.values { view.didTransition(from: old, to: new) }
    }

    /// The item that stays in sight: a selected one, else the one in the middle.
    private var transitionAnchor: IndexPath? {
        guard contentOffset != CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) else { return nil }
        if let path = selected.first(where: { elements.visible[.cell($0)] != nil }) { return path }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return shownCells.min { distance($0.1.center, middle) < distance($1.1.center, middle) }?.0
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    // MARK: Interactive

    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = layoutStorage
        let between = ask(UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)) {
            $0.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
        }
        layoutTransition = LayoutTransition(layout: between, completion: completion)
        changeLayout(between, animated: false, completion: nil)
        return between
    }

    func endTransition(finish: Bool) {
        guard let transition = layoutTransition else {
            NSException.raise(
                .internalInconsistencyException,
                "the collection is not in the middle of an interactive transition. Collection view: \(self)")
        }
        layoutTransition = nil
        let target = finish ? transition.layout.nextLayout : transition.layout.currentLayout
        changeLayout(target, animated: true) { completed in transition.completion?(completed, finish) }
    }
}
