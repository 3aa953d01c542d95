// SPDX-License-Identifier: MIT

/// Which part of a layout no longer holds. A context that names nothing means: everything.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: __ObjCObject {
    public override init() { super.init() }

    final var everything = false
    final var dataCounts = false
    final var movement: (target: CGPoint, previous: [IndexPath], targets: [IndexPath])?

    /// The data was reloaded; nothing computed before counts.
    open var invalidateEverything: Bool { everything }
    /// The numbers of sections and items may be others.
    open var invalidateDataSourceCounts: Bool { dataCounts }
    /// Added to the content offset, so that what is seen stays in place.
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// While items are dragged: what moves and where to.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
    open var interactiveMovementTarget: CGPoint { movement?.target ?? .zero }

    /// Whether the context names nothing, which means everything.
    final var namesNothing: Bool {
        invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
            && invalidatedDecorationIndexPaths == nil
    }
}

/// What invalidates a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Ask the delegate again for sizes, spacing and insets.
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
