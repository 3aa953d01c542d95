// SPDX-License-Identifier: MIT

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: __ObjCObject, @preconcurrency NSCopying {
    public override init() { super.init() }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, described instead of computed.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var plan = CompositionalPlan()
    final var preferred: [ElementKey: CGSize] = [:]
    final var isCurrent = false
    final var scrollers: [Int: OrthogonalScroller] = [:]
    final var cache: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    public required init?(coder: NSCoder) {
        (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    final func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        guard let section = provider(index, environment) else {
            NSException.raise(
                .internalInconsistencyException,
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error.")
        }
        return section
    }

    // MARK: Layout

    open override func prepare() {
        super.prepare()
        guard !isCurrent else { return }
        isCurrent = true
        cache = [:]
        plan = makePlan()
        placeScrollers()
        if let list = plan.sections.first?.section.list, let owner,
            owner.backgroundColor == nil || owner.backgroundColor == .systemBackground
        {
            owner.backgroundColor = list.backgroundColor ?? list.ground
        }
    }
    open override var collectionViewContentSize: CGSize { owner == nil ? .zero : plan.contentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath) }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.everything { preferred = [:] }
        if !(context is OffsetInvalidation) { isCurrent = false }
        super.invalidateLayout(with: context)
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let owner else { return false }
        if owner.bounds.size != newBounds.size {
            if owner.bounds.width != newBounds.width { preferred = [:] }
            return true
        }
        return plan.followsOffset
    }
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        owner?.bounds.size == newBounds.size
            ? OffsetInvalidation() : super.invalidationContext(forBoundsChange: newBounds)
    }
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old, sides) = (preferredAttributes.size, originalAttributes.size, originalAttributes.measuring)
        return sides.contains(.width) && new.width != old.width || sides.contains(.height) && new.height != old.height
    }
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        preferred[originalAttributes.key] = preferredAttributes.size
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }

    package override func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        guard let owner, let scroller = scrollers.values.first(where: { $0.panGestureRecognizer === recognizer }) else {
            return nil
        }
        return scroller.frame.holds(recognizer.location(in: owner)) && scroller.mayDrag
    }
    package override var measuresCells: Bool { true }
    package override func adjustedInsetDidChange() { invalidateLayout() }
    package override func contentSizesDidChange() {
        preferred = [:]
        invalidateLayout()
    }
    override func dataWillChange(_ plan: UpdatePlan) {
        var moved: [ElementKey: CGSize] = [:]
        for (key, size) in preferred { if let new = plan.newKey(key) { moved[new] = size } }
        preferred = moved
    }
    package override func scrollOrthogonally(
        to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool { scrollSection(to: path, position, animated: animated) }
}

/// The layout stays; only what follows the offset moves.
final class OffsetInvalidation: UICollectionViewLayoutInvalidationContext {}
