// SPDX-License-Identifier: MIT

/// The views in sight and those that wait to be used again.
struct CollectionElements {
    var visible: [ElementKey: UICollectionReusableView] = [:]
    /// Views that no longer belong to an element but are still on their way out.
    var leaving: [UICollectionReusableView] = []
    /// Came in, or changed, since cells were last asked for their size.
    var unmeasured: [ElementKey] = []
    var isUpdating = false
    /// The element that the data source is being asked for.
    var asked: UICollectionViewLayoutAttributes?
}

extension UICollectionView {
    /// Makes `list`, as far as it touches `rect`, what is shown.
    func show(_ list: [UICollectionViewLayoutAttributes], in rect: CGRect) {
        var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        wanted.reserveCapacity(list.count)
        var order: [ElementKey] = []
        order.reserveCapacity(list.count)
        for attributes in list where isInSight(attributes, rect) {
            let key = attributes.key
            check(attributes)
            guard let other = wanted.updateValue(attributes, forKey: key) else {
                order.append(key)
                continue
            }
            if key.category == .decorationView, !other.isEqual(attributes) { refuseSecond(attributes) }
        }
        for (key, view) in elements.visible where wanted[key] == nil && !staysThoughOutOfSight(view, key) {
            elements.visible[key] = nil
            retire(view, key)
        }
        for key in order {
            guard let attributes = wanted[key] else { continue }
            if let view = elements.visible[key] {
                guard let shown = view.shownAttributes, shown !== attributes, !shown.isEqual(attributes) else {
                    view.shownAttributes = attributes
                    continue
                }
                if shown.size != attributes.size { elements.unmeasured.append(key) }
                let old = shown.zIndex
                view.take(attributes)
                if old != attributes.zIndex { insert(view, attributes) }
            } else {
                UIView.performWithoutAnimation { _ = bringIn(attributes, key) }
            }
        }
    }

    private func isInSight(_ attributes: UICollectionViewLayoutAttributes, _ rect: CGRect) -> Bool {
        let frame = attributes.frame
        return frame.overlaps(rect) || !CATransform3DIsIdentity(attributes.transform3D)
            // An estimate of no size at all: the cell has to be there to be measured.
            || frame.isEmpty && layoutStorage.measuresCells && rect.contains(frame.origin)
    }

    private func check(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard attributes.category == .cell, !data.contains(path) else { return }
        NSException.raise(
            .internalInconsistencyException,
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "\(path.objectDescription)")
    }

    /// Each decoration has an index path of its own, which need not be that of an item.
    private func refuseSecond(_ attributes: UICollectionViewLayoutAttributes) -> Never {
        NSException.raise(
            .internalInconsistencyException,
            "UICollectionView received two layout attributes for the decoration view of kind "
                + "\(attributes.representedElementKind ?? "") at \(attributes.indexPath.objectDescription)")
    }

    /// The view that has the keyboard, and one that is dragged, stay.
    private func staysThoughOutOfSight(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
        if let reorder, key == .cell(reorder.current) { return true }
        guard let responder = FirstResponder.current as? UIView, responder !== self else { return false }
        return responder.isDescendant(of: view) && (key.category != .cell || data.contains(key.path))
    }

    // MARK: Coming

    /// Gets the view of an element from the data source and shows it. nil for kinds nobody supplies.
    @discardableResult
    func bringIn(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> UICollectionReusableView? {
        guard let view = takeMadeAhead(key) ?? obtain(attributes) else { return nil }
        view.holder = self
        if let cell = view as? UICollectionViewCell {
            cell.isSelected = selected.contains(key.path)
            cell.isHighlighted = highlightedPath == key.path
        }
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        view.take(attributes)
        elements.visible[key] = view
        elements.unmeasured.append(key)
        announce(view, key)
        insert(view, attributes)
        return view
    }

    private func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            guard placeholders.stand(at: key.path) == nil else { return }
            _ = optionalCall { delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(key.path)) }
        } else if key.category == .supplementaryView {
            _ = optionalCall {
                delegate.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.path)
            }
        }
    }

    func obtain(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        elements.asked = attributes
        defer { elements.asked = nil }
        switch attributes.category {
        case .cell: return obtainCell(attributes.indexPath)
        case .supplementaryView: return obtainSupplementary(attributes.kind ?? "", attributes.indexPath)
        case .decorationView: return dequeueDecoration(attributes.kind ?? "", attributes)
        }
    }

    private func obtainCell(_ path: IndexPath) -> UICollectionViewCell? {
        guard let source = sourceStorage else { return nil }
        if let stand = placeholders.stand(at: path) {
            let cell = dequeueCell(stand.reuseIdentifier, path)
            stand.update(cell)
            return cell
        }
        let cell = source.collectionView(self, cellForItemAt: dataPath(path))
        guard cell.reuseName != nil else {
            NSException.raise(
                .internalInconsistencyException,
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells "
                    + "must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        }
        return cell
    }

    private func obtainSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        guard let source = sourceStorage else { return nil }
        let view = optionalCall {
            source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        guard let view, view.reuseName != nil else {
            NSException.raise(
                .internalInconsistencyException,
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(kind),\(path.objectDescription)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                    + "(\(view.map { "\($0)" } ?? "(null)"))")
        }
        return view
    }

    /// Among the views of elements by `zIndex`; those of the app keep their places.
    func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let depth = attributes.zIndex
        var index = 0
        for (position, sibling) in subviewList.enumerated() where sibling !== view {
            if sibling === backgroundView {
                index = position + 1
            } else if let other = sibling as? UICollectionReusableView, other.holder === self {
                if (other.shownAttributes?.zIndex ?? 0) > depth { break }
                index = position + 1
            }
        }
        if view.superview === self, let own = subviewList.firstIndex(where: { $0 === view }) {
            if own < index { index -= 1 }
            if own == index { return }
        }
        insertSubview(view, at: index)
    }

    // MARK: Going

    /// Takes a view out of sight and keeps it for another element.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        view.removeFromSuperview()
        view.shownAttributes = nil
        registry.keep(view, key)
        guard let delegate else { return }
        if let cell = view as? UICollectionViewCell, key.category == .cell {
            _ = optionalCall { delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.path) }
        } else if key.category == .supplementaryView {
            _ = optionalCall {
                delegate.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.path)
            }
        }
    }

    /// All views go; the next pass asks for new ones.
    func discardElements() {
        let old = elements.visible
        elements.visible = [:]
        elements.unmeasured = []
        for (key, view) in old { retire(view, key) }
    }

    func placeBackground() {
        guard let backgroundView else { return }
        if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
        if subviewList.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
}

extension IndexPath {
    /// As Foundation's object prints itself.
    var objectDescription: String {
        "<NSIndexPath: 0x\(String(UInt(bitPattern: hashValue), radix: 16))> {length = \(count), path = "
            + map(String.init).joined(separator: " - ") + "}"
    }
}
