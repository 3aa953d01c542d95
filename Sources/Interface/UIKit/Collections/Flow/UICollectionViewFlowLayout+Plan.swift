// SPDX-License-Identifier: MIT

extension UICollectionViewFlowLayout {
    var axis: FlowAxis { FlowAxis(isHorizontal: scrollDirection == .horizontal) }

    func makePlan() -> FlowPlan {
        var plan = FlowPlan()
        plan.axis = axis
        guard let view = owner else { return plan }
        let inset = view.adjustedContentInset
        let edges = axis.edges(inset)
        plan.breadth = max(0, axis.breadth(view.bounds.size) - edges.low - edges.high)
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let scale = view.layoutScale
        for (section, count) in view.counts.enumerated() {
            let metrics = self.metrics(section, count, view, delegate)
            plan.append(FlowSection(metrics: metrics, axis: axis, breadth: plan.breadth, scale: scale))
        }
        return plan
    }

    private func metrics(
        _ section: Int, _ count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowMetrics {
        let sizes = self.sizes(section, count, view, delegate)
        var metrics = FlowMetrics(sizes: sizes, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing)
        metrics.inset = sectionInset
        var (header, footer) = (headerReferenceSize, footerReferenceSize)
        if let delegate {
            if let own = optionalCall({ delegate.collectionView(view, layout: self, insetForSectionAt: section) }) {
                metrics.inset = own
            }
            if let own = optionalCall({
                delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            }) {
                metrics.lineSpacing = own
            }
            if let own = optionalCall({
                delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            }) {
                metrics.itemSpacing = own
            }
            if let own = optionalCall({
                delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            }) {
                header = own
            }
            if let own = optionalCall({
                delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            }) {
                footer = own
            }
        }
        metrics.inset = metrics.inset + reference(view)
        metrics.headerLength = preferredHeaders[section] ?? Self.sound(axis.length(header))
        metrics.footerLength = Self.sound(axis.length(footer))
        return metrics
    }

    /// What section insets are measured from.
    private func reference(_ view: UICollectionView) -> UIEdgeInsets {
        let outer: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea: outer = view.safeAreaInsets
        case .fromLayoutMargins: outer = view.layoutMargins
        }
        return axis.isHorizontal
            ? UIEdgeInsets(top: outer.top, left: 0, bottom: outer.bottom, right: 0)
            : UIEdgeInsets(top: 0, left: outer.left, bottom: 0, right: outer.right)
    }

    private func sizes(
        _ section: Int, _ count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSizes {
        var plain = Self.sound(itemSize)
        if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { plain = Self.sound(estimatedItemSize) }
        var each: [CGSize]?
        let stands = view.placeholders
        if stands.count(section) > 0, let delegate {
            // A placeholder is as large as the items of its section.
            each = (0..<count).map { item in
                let path = IndexPath(item: item, section: section)
                guard stands.stand(at: path) == nil else { return plain }
                let asked = stands.dataPath(path)
                return optionalCall { delegate.collectionView(view, layout: self, sizeForItemAt: asked) }
                    .map(Self.sound) ?? plain
            }
        } else if count > 0, let delegate,
            let first = optionalCall({
                delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
            })
        {
            var list = [Self.sound(first)]
            list.reserveCapacity(count)
            for item in 1..<max(count, 1) {
                list.append(
                    Self.sound(
                        delegate.collectionView(
                            view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))))
            }
            each = list
        }
        guard measuresCells, !preferred.isEmpty else { return each.map { .each($0) } ?? .uniform(plain, count: count) }
        var list = each ?? Array(repeating: plain, count: count)
        for item in 0..<count {
            if let size = preferred[IndexPath(item: item, section: section)] { list[item] = size }
        }
        return .each(list)
    }

    /// No layout comes of what is not a number, nor of what is endless.
    private static func sound(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), 1e7) : 0 }
    private static func sound(_ size: CGSize) -> CGSize { CGSize(width: sound(size.width), height: sound(size.height)) }

    // MARK: Invalidation

    func metricsDidChange() {
        metricsAreValid = false
        invalidateLayout()
    }

    func preferencesAreStale() {
        preferred = [:]
        preferredHeaders = [:]
        metricsDidChange()
    }

    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.everything {
            preferred = [:]
            preferredHeaders = [:]
        }
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.everything || context.dataCounts || flow?.invalidateFlowLayoutDelegateMetrics ?? true
            || flow?.invalidateFlowLayoutAttributes ?? true
        {
            metricsAreValid = false
        }
    }

    func dependsOn(_ new: CGRect) -> Bool {
        guard let owner else { return false }
        if axis.breadth(owner.bounds.size) != axis.breadth(new.size) {
            preferred = [:]
            return true
        }
        return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    // MARK: Cells that size themselves

    func takes(_ wanted: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard measuresCells else { return false }
        guard original.category == .cell else { return axis.length(wanted.size) != axis.length(original.size) }
        return wanted.size != original.size
    }

    func take(_ wanted: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) {
        metricsAreValid = false
        switch original.category {
        case .cell: preferred[original.indexPath] = Self.sound(wanted.size)
        case .supplementaryView:
            if original.kind == UICollectionView.elementKindSectionHeader {
                preferredHeaders[original.indexPath[0]] = Self.sound(axis.length(wanted.size))
            }
        case .decorationView: break
        }
    }
}
