// SPDX-License-Identifier: MIT

/// Lines of items, each line filled before the next is begun, with a header and a footer for each section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    final var plan = FlowPlan()
    /// What cells have asked for, by item.
    final var preferred: [IndexPath: CGSize] = [:]
    final var preferredHeaders: [Int: CGFloat] = [:]
    final var metricsAreValid = false
    final var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asks for cells that size themselves.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Metrics; the delegate's answers go first

    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { metricsDidChange() } } }
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { metricsDidChange() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { metricsDidChange() } } }
    /// Not zero: cells size themselves, starting from this.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { preferencesAreStale() } }
    }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { preferencesAreStale() } }
    }
    /// Width counts when scrolling horizontally, height when vertically.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { metricsDidChange() } } }
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { metricsDidChange() } } }
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { metricsDidChange() } } }
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { metricsDidChange() } }
    }
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { metricsDidChange() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { metricsDidChange() } }
    }

    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard !metricsAreValid else { return }
        metricsAreValid = true
        cache = [:]
        plan = makePlan()
    }

    open override var collectionViewContentSize: CGSize {
        owner == nil ? .zero : plan.contentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }
    /// The lines depend on the breadth, pinned headers on the offset.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        dependsOn(newBounds)
    }
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let owner,
            owner.bounds.size == newBounds.size
        {
            (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
        }
        return context
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takes(preferredAttributes, originalAttributes) }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        take(preferredAttributes, originalAttributes)
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    package override var measuresCells: Bool { estimatedItemSize != .zero }
    package override func delegateDidChange() { metricsDidChange() }
    package override func adjustedInsetDidChange() { metricsDidChange() }
    package override func contentSizesDidChange() { preferencesAreStale() }
    override func dataWillChange(_ plan: UpdatePlan) {
        guard !preferred.isEmpty else { return }
        var moved: [IndexPath: CGSize] = [:]
        for (path, size) in preferred { if let new = plan.newPath(path) { moved[new] = size } }
        preferred = moved
    }
}
