// SPDX-License-Identifier: MIT

/// How far the collection view is with asking its layout.
struct LayoutPassState {
    var isValid = false
    var isPreparing = false
    /// The layout that was prepared last. One that never was depends on nothing yet.
    weak var preparedLayout: UICollectionViewLayout?
    /// Counts the preparations; attributes of another generation have to be compared.
    var generation = 0
    /// All views are to be asked for again.
    var reloads = false
    var offsetAdjustment = CGPoint.zero
    /// While the content moves because the collection view moves it itself.
    var ignoresBoundsChange = false
    /// The visible area and generation of the last pass: the same again costs nothing.
    var last: (rect: CGRect, generation: Int)?

    /// Passes in which cells may ask for other sizes before the layout is taken as it is.
    static let mostRounds = 16
}

extension UICollectionView {
    // MARK: Invalidation

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        pass.isValid = false
        if context.dataCounts || context.everything { if batch == nil { data.isLoaded = false } }
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        let adjustment = context.contentOffsetAdjustment
        pass.offsetAdjustment.x += adjustment.x
        pass.offsetAdjustment.y += adjustment.y
        setNeedsLayout()
    }

    /// The layout may depend on what is visible: on the width after a rotation, on the offset of pinned headers. A layout
    /// that has not been prepared is not asked: overrides read there what `prepare()` computes.
    func boundsWillChange(to new: CGRect) {
        guard !pass.ignoresBoundsChange, new != super.bounds else { return }
        guard pass.preparedLayout === layoutStorage else { return }
        guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: new))
    }

    func traitsDidChange(from previous: UITraitCollection?) {
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        layoutStorage.contentSizesDidChange()
    }

    // MARK: Preparing

    func prepareLayout() {
        _ = counts
        guard !pass.isValid, !pass.isPreparing else { return }
        pass.isPreparing = true
        layoutStorage.prepare()
        pass.preparedLayout = layoutStorage
        pass.isValid = true
        pass.isPreparing = false
        pass.generation += 1
        let size = layoutStorage.collectionViewContentSize
        if contentSize != size { contentSize = size }
        let adjustment = pass.offsetAdjustment
        guard adjustment != .zero else { return }
        pass.offsetAdjustment = .zero
        contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }

    // MARK: Passes

    /// Shows what the layout has in the visible area. Cells that measure themselves may change the layout, which is then
    /// asked again.
    func updateElements() {
        guard batch?.isOpen != true, !elements.isUpdating else { return }
        elements.isUpdating = true
        defer { elements.isUpdating = false }
        for round in 0..<LayoutPassState.mostRounds {
            prepareLayout()
            if pass.reloads {
                pass.reloads = false
                pass.last = nil
                discardElements()
            }
            let rect = bounds
            if let last = pass.last, last.rect == rect, last.generation == pass.generation { break }
            pass.last = (rect, pass.generation)
            guard rect.width > 0, rect.height > 0, rect.isFinite else {
                show([], in: rect)
                break
            }
            let list = UICollectionView.mirrored(layoutStorage, rect, bounds: bounds) { area in
                layoutStorage.layoutAttributesForElements(in: area) ?? []
            }
            show(list, in: rect)
            if layoutStorage.measuresCells { measureElements() }
            if pass.isValid || round == LayoutPassState.mostRounds - 1 { break }
        }
        if let draggingStorage, draggingStorage.gap != nil || draggingStorage.hasActiveDrag { gapDidChange() }
        updatePrefetching()
    }

    /// Lets the views that came in say what size they would rather have.
    private func measureElements() {
        guard !elements.unmeasured.isEmpty else { return }
        let keys = elements.unmeasured
        elements.unmeasured = []
        for key in keys {
            guard let view = elements.visible[key], let original = view.shownAttributes else { continue }
            guard key.category != .decorationView else { continue }
            (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
            // Overrides change what they are given; the layout's own attributes stay until it takes the wish.
            let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
            guard !preferred.isEqual(original) else { continue }
            guard
                layoutStorage.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            let context = layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            layoutStorage.invalidateLayout(with: context)
        }
    }

    /// Asks for everything in `rect`, in a mirrored layout as it would be in the other reading direction.
    static func mirrored(
        _ layout: UICollectionViewLayout, _ rect: CGRect, bounds: CGRect,
        ask: (CGRect) -> [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard layout.isMirrored, let view = layout.owner else { return ask(rect) }
        let width = max(view.contentSize.width, bounds.width)
        let flipped = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        return ask(flipped).map { attributes in
            let copy = attributes.duplicate
            copy.center.x = width - copy.center.x
            return copy
        }
    }
}

extension UICollectionViewLayout {
    /// Whether the collection view reads in the other direction than the layout and wants to be mirrored.
    final var isMirrored: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let owner else { return false }
        return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }
}
