// SPDX-License-Identifier: MIT

/// The views that take part in an animated change of the layout, and where each is to end.
@MainActor
final class UpdateScene {
    private var moving: [(view: UICollectionReusableView, to: UICollectionViewLayoutAttributes)] = []
    private var leaving: [(view: UICollectionReusableView, key: ElementKey, to: UICollectionViewLayoutAttributes?)] = []

    /// Gives the views their new names, brings in those that `area` shows afterwards at the places they come from.
    init(_ collectionView: UICollectionView, plan: UpdatePlan, area: CGRect) {
        let layout = collectionView.layoutStorage
        let old = collectionView.elements.visible
        collectionView.elements.visible = [:]
        for (key, view) in old {
            if let new = plan.newKey(key), let attributes = layout.attributes(of: new) {
                collectionView.elements.visible[new] = view
                view.shownAttributes = attributes
            } else {
                leaving.append((view, key, layout.finalAttributes(key)))
            }
        }
        bringIn(collectionView, area) { layout.initialAttributes($0) }
    }

    /// For a change of layouts: every item keeps its name.
    init(
        _ collectionView: UICollectionView, from old: UICollectionViewLayout, area: CGRect,
        before: (ElementKey) -> UICollectionViewLayoutAttributes?
    ) {
        let layout = collectionView.layoutStorage
        for (key, view) in collectionView.elements.visible {
            if let attributes = layout.attributes(of: key) {
                view.shownAttributes = attributes
            } else {
                collectionView.elements.visible[key] = nil
                let end = view.shownAttributes?.duplicate
                end?.alpha = 0
                leaving.append((view, key, end))
            }
        }
        bringIn(collectionView, area, before)
    }

    private func bringIn(
        _ collectionView: UICollectionView, _ area: CGRect,
        _ start: (ElementKey) -> UICollectionViewLayoutAttributes?
    ) {
        // Laying out a view that comes in lays out what it is in, which would put it at its end before it moved.
        collectionView.elements.isUpdating = true
        defer { collectionView.elements.isUpdating = false }
        let list = UICollectionView.mirrored(collectionView.layoutStorage, area, bounds: area) {
            collectionView.layoutStorage.layoutAttributesForElements(in: $0) ?? []
        }
        var shown: Set<ElementKey> = []
        for attributes in list where attributes.frame.overlaps(area) {
            let key = attributes.key
            shown.insert(key)
            if let view = collectionView.elements.visible[key] {
                moving.append((view, attributes))
                continue
            }
            UIView.performWithoutAnimation {
                guard let view = collectionView.bringIn(attributes, key) else { return }
                if let first = start(key), first !== attributes { view.take(first) }
                view.layoutIfNeeded()
                moving.append((view, attributes))
            }
        }
        // Those that end outside of what is seen go there and are gone.
        for (key, view) in collectionView.elements.visible where !shown.contains(key) {
            collectionView.elements.visible[key] = nil
            leaving.append((view, key, view.shownAttributes))
        }
        collectionView.elements.leaving += leaving.map(\.view)
    }

    /// Inside the animation block.
    func run() {
        for (view, attributes) in moving {
            view.take(attributes)
            view.layoutIfNeeded()
        }
        for (view, _, attributes) in leaving {
            if let attributes { view.take(attributes) } else { view.alpha = 0 }
        }
    }

    /// The views that left may be used again.
    func end(_ collectionView: UICollectionView) {
        for (view, key, _) in leaving {
            collectionView.elements.leaving.removeAll { $0 === view }
            UIView.performWithoutAnimation {
                view.alpha = 1
                collectionView.retire(view, key)
            }
        }
        leaving = []
    }
}
