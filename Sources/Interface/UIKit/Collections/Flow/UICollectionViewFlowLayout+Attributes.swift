// SPDX-License-Identifier: MIT

extension UICollectionViewFlowLayout {
    /// In front of the items they may cover.
    private static let pinnedDepth = 10

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        let (low, high) = (plan.axis.start(rect), plan.axis.end(rect))
        let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        for section in plan.sections(from: low, to: high) {
            let start = plan.starts[section]
            for item in plan.sections[section].items(from: low - start, to: high - start) {
                let path = IndexPath(item: item, section: section)
                if plan.frame(section, item).overlaps(rect), let attributes = itemAttributes(path) {
                    result.append(attributes)
                }
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: section)
                guard let attributes = supplementaryAttributes(kind, path) else { continue }
                if pins || attributes.frame.overlaps(rect) { result.append(attributes) }
            }
        }
        return result
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let known = cache[path] { return known }
        guard path.count == 2, plan.sections.indices.contains(path[0]),
            (0..<plan.sections[path[0]].metrics.sizes.count).contains(path[1])
        else { return nil }
        let attributes = make { $0.indexPath = path }
        attributes.frame = plan.frame(path[0], path[1])
        cache[path] = attributes
        return attributes
    }

    func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = path.first, plan.sections.indices.contains(section) else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            let frame = isHeader ? plan.header(section) : plan.footer(section)
        else { return nil }
        let attributes = make {
            ($0.category, $0.kind, $0.indexPath) = (.supplementaryView, kind, path)
            $0.measuring = plan.axis.isHorizontal ? .width : .height
        }
        attributes.frame = frame
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            attributes.frame = pinned(frame, section, isHeader)
            attributes.zIndex = Self.pinnedDepth
        }
        return attributes
    }

    private func make(_ set: (UICollectionViewLayoutAttributes) -> Void) -> UICollectionViewLayoutAttributes {
        let cls: AnyClass = type(of: self).layoutAttributesClass
        let attributes =
            cls == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes()
            : objcNew(cls) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
        set(attributes)
        return attributes
    }

    /// Stays at the edge of what is visible as long as its section is there.
    private func pinned(_ frame: CGRect, _ section: Int, _ isHeader: Bool) -> CGRect {
        guard let view = owner else { return frame }
        let axis = plan.axis
        let edges = axis.edges(view.adjustedContentInset)
        let visible = view.bounds
        let length = axis.length(frame.size)
        let body = plan.sections[section]
        let start = plan.starts[section]
        var place = axis.start(frame)
        if isHeader {
            let last = start + body.length - body.metrics.footerLength - length
            place = min(max(place, axis.start(visible) + edges.before), max(place, last))
        } else {
            let first = start + body.metrics.headerLength
            place = max(min(place, axis.end(visible) - edges.after - length), min(place, first))
        }
        return axis.rect(start: place, side: axis.side(frame), length: length, breadth: axis.breadth(frame.size))
    }
}
