// SPDX-License-Identifier: MIT

extension UICollectionView {
    static let updateDuration = 0.3

    // MARK: Collecting

    /// Notes a change; outside of `performBatchUpdates` it is a batch of its own.
    func update(_ change: (UpdateBatch) -> Void) {
        if let batch, batch.isOpen { return change(batch) }
        guard data.isLoaded else {
            // Nobody has seen the old state: the next layout asks for the new one.
            setNeedsLayout()
            return
        }
        let batch = openBatch()
        change(batch)
        commit(batch)
    }

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if let batch, batch.isOpen {
            batch.depth += 1
            updates?()
            batch.depth -= 1
            if let completion { batch.completions.append(completion) }
            return
        }
        // The state that deletions and reloads talk about.
        if data.isLoaded || sourceStorage != nil { updateElements() }
        prepareLayout()
        let batch = openBatch()
        if let completion { batch.completions.append(completion) }
        updates?()
        commit(batch)
    }

    private func openBatch() -> UpdateBatch {
        if !placeholders.isEmpty { dropPlaceholders() }
        closeSwipe(animated: false)
        dropMadeAhead()
        let batch = UpdateBatch(before: data.counts)
        for (key, view) in elements.visible { batch.attributes[key] = view.shownAttributes }
        if pass.isValid, window != nil, bounds.isFinite {
            // What moves into sight comes from where it was.
            let around = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height)
            for attributes in layoutStorage.layoutAttributesForElements(in: around) ?? [] {
                if batch.attributes[attributes.key] == nil { batch.attributes[attributes.key] = attributes }
            }
        }
        self.batch = batch
        return batch
    }

    // MARK: Making the changes

    private func commit(_ batch: UpdateBatch) {
        let after = askCounts()
        batch.isOpen = false
        self.batch = nil
        if batch.isAbandoned {
            (data.counts, data.isLoaded) = (after, true)
            return finish(batch)
        }
        let plan = UpdatePlan(batch, after: after, view: self)
        (data.counts, data.isLoaded) = (after, true)
        selected = selected.compactMap { plan.newPath($0) }
        highlightedPath = highlightedPath.flatMap { plan.newPath($0) }
        touch.path = touch.path.flatMap { plan.newPath($0) }
        prefetch.paths = Set(prefetch.paths.compactMap { plan.newPath($0) })
        if !batch.isEmpty {
            let context = layoutStorage.makeInvalidationContext()
            context.dataCounts = true
            layoutStorage.dataWillChange(plan)
            // The numbers are known already.
            self.batch = batch
            layoutStorage.invalidateLayout(with: context)
            self.batch = nil
            data.isLoaded = true
        }
        animate(batch, plan)
    }

    private func animate(_ batch: UpdateBatch, _ plan: UpdatePlan) {
        let layout = layoutStorage
        let offset = contentOffset
        pass.isPreparing = true
        layout.prepare()
        (pass.isPreparing, pass.isValid) = (false, true)
        pass.generation += 1
        let change = LayoutChange(plan: plan, before: batch.attributes)
        layout.change = change
        layout.prepare(forCollectionViewUpdates: batch.updateItems(plan))
        let size = layout.collectionViewContentSize
        let end = endOffset(size, proposed: offset)
        let area = CGRect(origin: end, size: bounds.size)
        let scene = UpdateScene(self, plan: plan, area: area)
        let animations = {
            scene.run()
            if self.contentSize != size { self.contentSize = size }
            if self.contentOffset != end { self.contentOffset = end }
            layout.finalizeCollectionViewUpdates()
        }
        let completion = { (finished: Bool) in
            scene.end(self)
            self.finish(batch, finished)
        }
        pass.last = (area, pass.generation)
        if window != nil, UIView.areAnimationsEnabled {
            UIView.animate(
                withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: animations, completion: completion)
        } else {
            UIView.performWithoutAnimation(animations)
            scene.end(self)
            UIView.performWithoutAnimation { self.updateElements() }
            DeadlineQueue.shared.schedule(after: 0) { self.finish(batch) }
        }
        layout.change = nil
        setNeedsLayout()
    }

    private func finish(_ batch: UpdateBatch, _ finished: Bool = true) {
        let completions = batch.completions
        batch.completions = []
        for completion in completions { completion(finished) }
    }

    /// Where the content is afterwards: as far as it goes, and where layout and delegate want it.
    func endOffset(_ size: CGSize, proposed: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let high = CGPoint(
            x: max(-inset.left, size.width + inset.right - bounds.width),
            y: max(-inset.top, size.height + inset.bottom - bounds.height))
        var end = proposed
        if !isTracking, !isDecelerating {
            end = CGPoint(
                x: min(max(proposed.x, -inset.left), high.x), y: min(max(proposed.y, -inset.top), high.y))
        }
        end = layoutStorage.targetContentOffset(forProposedContentOffset: end)
        return ask(end) { $0.collectionView(self, targetContentOffsetForProposedContentOffset: end) }
    }

    /// Lets the data source set up visible cells again, without other cells.
    func reconfigure(_ paths: [IndexPath]) {
        guard let source = sourceStorage, data.isLoaded else { return }
        for path in paths {
            guard let cell = cellForItem(at: path) else { continue }
            registry.reconfigured = cell
            _ = source.collectionView(self, cellForItemAt: path)
            registry.reconfigured = nil
            if elements.visible[.cell(path)] != nil { elements.unmeasured.append(.cell(path)) }
        }
        if layoutStorage.measuresCells {
            pass.last = nil
            setNeedsLayout()
        }
    }
}
