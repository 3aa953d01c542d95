// SPDX-License-Identifier: MIT

/// Between two layouts, as far as `transitionProgress` says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let from: UICollectionViewLayout
    private let to: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (from, to) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (from, to) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    open var currentLayout: UICollectionViewLayout { from }
    open var nextLayout: UICollectionViewLayout { to }
    /// 0: the current layout, 1: the next one.
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        for layout in [from, to] {
            layout.owner = owner
            layout.prepare()
        }
    }
    open override var collectionViewContentSize: CGSize {
        let (a, b, part) = (from.collectionViewContentSize, to.collectionViewContentSize, transitionProgress)
        return CGSize(width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var keys: Set<ElementKey> = []
        for layout in [from, to] {
            for attributes in layout.layoutAttributesForElements(in: rect) ?? [] { keys.insert(attributes.key) }
        }
        return keys.compactMap { between($0) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath))
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(ElementKey(category: .decorationView, kind: elementKind, path: indexPath))
    }

    /// Elements that only one layout has fade.
    private func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (a, b) = (from.attributes(of: key), to.attributes(of: key))
        guard let first = a ?? b, let second = b ?? a else { return nil }
        let part = transitionProgress
        func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * part }
        let result = first.duplicate
        result.center = CGPoint(x: mix(first.center.x, second.center.x), y: mix(first.center.y, second.center.y))
        result.size = CGSize(
            width: mix(first.size.width, second.size.width), height: mix(first.size.height, second.size.height))
        result.alpha = mix(a == nil ? 0 : first.alpha, b == nil ? 0 : second.alpha)
        result.zIndex = part < 0.5 ? first.zIndex : second.zIndex
        return result
    }
}

/// An interactive change of layouts under way.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
