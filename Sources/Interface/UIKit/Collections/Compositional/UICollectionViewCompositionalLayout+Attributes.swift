// SPDX-License-Identifier: MIT

extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        let (low, high) = (plan.axis.start(rect), plan.axis.end(rect))
        for (index, boundary) in plan.boundaries.enumerated() {
            let attributes = supplementaryAttributes(boundary.item.elementKind, IndexPath(index: 0))
            if let attributes, attributes.frame.overlaps(rect) || plan.boundaries[index].item.pinToVisibleBounds {
                result.append(attributes)
            }
        }
        for index in plan.sections(from: low, to: high) {
            let section = plan.sections[index]
            var visible: [UICollectionViewLayoutAttributes] = []
            for number in numbers(section, index, rect) {
                let element = section.elements[number]
                guard frame(element, index).overlaps(rect) else { continue }
                visible.append(attributes(element, index))
            }
            if let handler = section.section.visibleItemsInvalidationHandler {
                visible = visible.map(\.duplicate)
                let offset = scrollers[index]?.contentOffset ?? owner?.contentOffset ?? .zero
                handler(visible, offset, section.environment)
            }
            result += visible
            result += surroundings(index, rect)
        }
        return result
    }

    private func surroundings(_ index: Int, _ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let section = plan.sections[index]
        var result: [UICollectionViewLayoutAttributes] = []
        for boundary in section.boundaries {
            let path = IndexPath(item: 0, section: index)
            if let attributes = supplementaryAttributes(boundary.item.elementKind, path),
                attributes.frame.overlaps(rect)
            {
                result.append(attributes)
            }
        }
        for item in section.section.decorationItems {
            let path = IndexPath(item: 0, section: index)
            if let attributes = decorationAttributes(item.elementKind, path), attributes.frame.overlaps(rect) {
                result.append(attributes)
            }
        }
        return result
    }

    /// The elements that may be in `rect`.
    private func numbers(_ section: SectionPlan, _ index: Int, _ rect: CGRect) -> Range<Int> {
        if section.isOrthogonal {
            let isHorizontal = !plan.axis.isHorizontal
            let shift = offset(of: index)
            let low = (isHorizontal ? rect.minX - section.body.minX : rect.minY - section.body.minY) + shift
            return section.elements(from: low, to: low + (isHorizontal ? rect.width : rect.height))
        }
        let from = section.start + plan.axis.start(section.body)
        return section.elements(from: plan.axis.start(rect) - from, to: plan.axis.end(rect) - from)
    }

    /// How far a section is scrolled by itself.
    func offset(of section: Int) -> CGFloat {
        guard let scroller = scrollers[section] else { return 0 }
        return plan.axis.isHorizontal
            ? scroller.contentOffset.y + scroller.contentInset.top
            : scroller.contentOffset.x + scroller.contentInset.left
    }

    private func frame(_ element: PlacedElement, _ index: Int) -> CGRect {
        let start = plan.starts[index]
        let shift = plan.sections[index].isOrthogonal ? offset(of: index) : 0
        return plan.axis.isHorizontal
            ? element.frame.offsetBy(dx: start, dy: -shift) : element.frame.offsetBy(dx: -shift, dy: start)
    }

    private func attributes(_ element: PlacedElement, _ index: Int) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: element.item, section: index)
        let frame = frame(element, index)
        let key: ElementKey
        switch element.kind {
        case .item: key = .cell(path)
        case .supplementary(let item):
            key = ElementKey(category: .supplementaryView, kind: item.elementKind, path: path)
        }
        if let known = cache[key], known.frame == frame { return known }
        let attributes = UICollectionViewLayoutAttributes()
        (attributes.category, attributes.kind, attributes.indexPath) = (key.category, key.kind, path)
        attributes.frame = frame
        attributes.zIndex = element.zIndex
        attributes.measuring = element.measuring
        if let list = plan.sections[index].section.list, key.category == .cell {
            attributes.listRow = ListRowPlace(
                configuration: list, isFirst: element.item == 0,
                isLast: element.item == plan.sections[index].places.count - 1)
        }
        cache[key] = attributes
        return attributes
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, plan.sections.indices.contains(path[0]),
            let number = plan.sections[path[0]].places[path[1]]
        else { return nil }
        return attributes(plan.sections[path[0]].elements[number], path[0])
    }

    func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 {
            guard let boundary = plan.boundaries.first(where: { $0.item.elementKind == kind }) else { return nil }
            let frame =
                boundary.item.pinToVisibleBounds
                ? pinned(boundary, 0, 0, plan.length) : boundary.frame
            return supplementary(boundary.item, kind, path, frame)
        }
        guard path.count == 2, plan.sections.indices.contains(path[0]) else { return nil }
        let section = plan.sections[path[0]]
        if let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) {
            let start = plan.starts[path[0]]
            let frame =
                boundary.item.pinToVisibleBounds
                ? pinned(boundary, start, start, start + section.length)
                : boundary.frame.offsetBy(
                    dx: plan.axis.isHorizontal ? start : 0, dy: plan.axis.isHorizontal ? 0 : start)
            return supplementary(boundary.item, kind, path, frame)
        }
        let element = section.elements.first { element in
            guard case .supplementary(let item) = element.kind else { return false }
            return item.elementKind == kind && element.item == path[1]
        }
        return element.map { attributes($0, path[0]) }
    }

    private func supplementary(
        _ item: NSCollectionLayoutSupplementaryItem, _ kind: String, _ path: IndexPath, _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = frame
        attributes.zIndex = item.zIndex
        attributes.measuring = item.layoutSize.measuring
        return attributes
    }

    /// Stays at its edge of the visible area as long as its section reaches there.
    private func pinned(
        _ boundary: SectionPlan.Boundary, _ start: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGRect {
        guard let view = owner else { return boundary.frame }
        let axis = plan.axis
        let edges = axis.edges(view.adjustedContentInset)
        let extent = axis.length(boundary.frame.size)
        var place = axis.start(boundary.frame) + start
        let isAfter = boundary.item.alignment.edges.contains(axis.isHorizontal ? .trailing : .bottom)
        if isAfter {
            place = max(min(place, axis.end(view.bounds) - edges.after - extent), low)
        } else {
            place = min(max(place, axis.start(view.bounds) + edges.before), max(place, high - extent))
        }
        return axis.rect(
            start: place, side: axis.side(boundary.frame), length: extent, breadth: axis.breadth(boundary.frame.size))
    }

    func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let index = path.first, plan.sections.indices.contains(index),
            let item = plan.sections[index].section.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let section = plan.sections[index]
        let insets = item.contentInsets
        let whole = plan.axis.rect(
            start: plan.starts[index], side: 0, length: section.length, breadth: plan.breadth)
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        attributes.frame = whole.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        attributes.zIndex = item.zIndex
        return attributes
    }
}
