// SPDX-License-Identifier: MIT

/// What a layout knows while an update is animated: where things were, and which are which.
@MainActor
final class LayoutChange {
    let plan: UpdatePlan
    let before: [ElementKey: UICollectionViewLayoutAttributes]

    init(plan: UpdatePlan, before: [ElementKey: UICollectionViewLayoutAttributes]) {
        (self.plan, self.before) = (plan, before)
    }

    func initial(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        guard let old = plan.oldKey(key) else {
            let attributes = layout.attributes(of: key)?.duplicate
            attributes?.alpha = 0
            return attributes
        }
        guard let attributes = before[old]?.duplicate else { return layout.attributes(of: key) }
        attributes.indexPath = key.path
        return attributes
    }

    func final(_ key: ElementKey, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        if let new = plan.newKey(key), let attributes = layout.attributes(of: new) { return attributes }
        let attributes = before[key]?.duplicate
        attributes?.alpha = 0
        return attributes
    }
}

extension UICollectionViewLayout {
    /// The present attributes of an element, mirrored where the collection view does.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            guard owner?.data.contains(key.path) ?? true else { return nil }
            return layoutAttributesForItem(at: key.path)
        case .supplementaryView: return layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.path)
        case .decorationView: return layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.path)
        }
    }

    final func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
        }
    }

    final func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
        }
    }
}
