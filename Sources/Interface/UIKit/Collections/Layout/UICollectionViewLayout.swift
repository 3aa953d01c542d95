// SPDX-License-Identifier: MIT

/// Says where the elements of a collection view are. Subclasses compute in `prepare()` and answer the questions below.
///
/// The collection view asks in this order: `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`.
@preconcurrency @MainActor
open class UICollectionViewLayout: __ObjCObject, @preconcurrency NSCoding {
    /// nil: no collection view uses the layout. Not kept alive.
    package final weak var owner: UICollectionView?
    final var decorations: [String: ElementSource] = [:]
    /// While a batch of updates or a change of bounds is animated.
    final var change: LayoutChange?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { coder.configure(self) }
    }

    open func encode(with coder: NSCoder) {}

    /// nil while no collection view uses the layout.
    open var collectionView: UICollectionView? { owner }
    /// Made for elements that the layout describes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: To override

    /// Called before the layout is asked anything, after each invalidation.
    open func prepare() {}
    /// What can be scrolled through, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of all elements that touch `rect`; nil: of none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    /// Where a scroll is to end that would end at `proposedContentOffset`. `velocity`: points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where the content is to be after an animated update or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// The layout is computed anew before it is used again.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        invalidateLayout(with: context)
    }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.layoutWasInvalidated(context)
    }
    /// Whether the layout depends on this change of the visible area; asked before each.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Whether the layout takes what a cell or view would rather have.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        let path = originalAttributes.indexPath
        switch originalAttributes.category {
        case .cell: context.invalidateItems(at: [path])
        case .supplementaryView:
            context.invalidateSupplementaryElements(ofKind: originalAttributes.kind ?? "", at: [path])
        case .decorationView: context.invalidateDecorationElements(ofKind: originalAttributes.kind ?? "", at: [path])
        }
        return context
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        guard
            let context = objcNew(type(of: self).invalidationContextClass) as? UICollectionViewLayoutInvalidationContext
        else { return UICollectionViewLayoutInvalidationContext() }
        return context
    }

    // MARK: Decoration views

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { .cls($0) }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Animated updates

    /// After `prepare()`, before an update is animated.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Inside the animation block of the update.
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// Where an element that comes in starts. By default inserted ones fade in at their place, others come from where
    /// they were.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        change?.initial(.cell(itemIndexPath), self)
    }
    /// Where an element that goes ends. By default deleted ones fade out in place, others go where they will be.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { change?.final(.cell(itemIndexPath), self) }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.initial(ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath), self)
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.final(ElementKey(category: .supplementaryView, kind: elementKind, path: elementIndexPath), self)
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.initial(ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath), self)
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        change?.final(ElementKey(category: .decorationView, kind: elementKind, path: decorationIndexPath), self)
    }

    /// Supplementary and decoration views that an update takes away or adds beside those that follow their sections.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive reordering

    /// The place an item that is dragged to `position` would take.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.placeForMovingItem(previousIndexPath, position) ?? previousIndexPath }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = (targetPosition, previousIndexPaths, targetIndexPaths)
        return context
    }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = (.zero, previousIndexPaths, indexPaths)
        return context
    }

    // MARK: Direction

    /// Whether the layout was written for right-to-left reading.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors the layout in the other reading direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: For layouts of the framework

    /// Whether cells are asked for the size they want.
    package var measuresCells: Bool { Self.takesPreferences.isOverridden(in: type(of: self)) }

    /// The delegate is another one: what it was asked for has to be asked for again.
    package func delegateDidChange() {}
    /// Called after the change; for layouts that measure by the inset.
    package func adjustedInsetDidChange() {}
    /// Text of another size, or another direction: everything is measured anew.
    package func contentSizesDidChange() { invalidateLayout() }
    /// Items get other numbers; what the layout has measured follows them.
    func dataWillChange(_ plan: UpdatePlan) {}
    /// For items in rows that scroll by themselves: scrolls the row. False: there is none.
    package func scrollOrthogonally(
        to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool { false }

    /// For recognisers that the layout has put on the collection view; nil: it is not one of them.
    package func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? { nil }

    private final class PlainLayout: UICollectionViewLayout {}
    private final class TakingLayout: UICollectionViewLayout {
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { preferredAttributes.size.width > 0 }
    }
    private static let takesPreferences = OverrideProbe(
        base: UICollectionViewLayout.self, plain: PlainLayout.self, overriding: TakingLayout.self)
}

/// What a reuse identifier or a kind of decoration stands for.
enum ElementSource {
    case cls(AnyClass)
    case nib(UINib)
    /// A prototype of a storyboard.
    case prototype(@MainActor () -> UICollectionReusableView?)
}
