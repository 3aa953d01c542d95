// SPDX-License-Identifier: MIT

/// One element of a group that has been laid out, in the group's coordinates.
struct PlacedElement {
    enum Kind {
        case item
        case supplementary(NSCollectionLayoutSupplementaryItem)
    }
    var kind: Kind
    var frame: CGRect
    var measuring: CellMeasuring
    var zIndex = 0
    /// Counted in the section.
    var item: Int
}

/// Lays out one group after the other.
///
/// 1. A group's size follows from its container; along an estimated side it is as long as its content.
/// 2. A counted item gets an equal share of the group, others their own size while they fit, over and over.
/// 3. Flexible spacing takes what is left over.
/// 4. Nested groups are laid out in the size they get, then insets are taken off items.
@MainActor
struct GroupLayout {
    let environment: any NSCollectionLayoutEnvironment
    /// The sizes that cells have asked for, by item of the section.
    let measured: (Int) -> CGSize?
    let itemCount: Int
    var nextItem = 0

    init(
        environment: any NSCollectionLayoutEnvironment, itemCount: Int, measured: @escaping (Int) -> CGSize?
    ) {
        (self.environment, self.itemCount, self.measured) = (environment, itemCount, measured)
    }

    var isDone: Bool { nextItem >= itemCount }

    /// - Returns: the elements from the group's origin on, and its size.
    mutating func lay(_ group: NSCollectionLayoutGroup, in container: CGSize) -> ([PlacedElement], CGSize) {
        var size = group.layoutSize.size(in: container)
        var elements: [PlacedElement]
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var used = CGSize.zero
        switch group.kind {
        case .custom(let provide): elements = layCustom(provide, inner)
        case .row: (elements, used) = layLine(group, inner, isRow: true)
        case .column: (elements, used) = layLine(group, inner, isRow: false)
        }
        if group.layoutSize.widthDimension.isMeasured { size.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isMeasured { size.height = used.height + insets.top + insets.bottom }
        for index in elements.indices {
            elements[index].frame.origin.x += insets.leading
            elements[index].frame.origin.y += insets.top
        }
        let box = CGRect(origin: .zero, size: size)
        for extra in group.supplementaryItems {
            elements.append(
                PlacedElement(
                    kind: .supplementary(extra), frame: extra.frame(on: box), measuring: extra.layoutSize.measuring,
                    zIndex: extra.zIndex, item: max(0, nextItem - 1)))
        }
        return (elements, size)
    }

    private mutating func layCustom(
        _ provide: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem], _ size: CGSize
    ) -> [PlacedElement] {
        let inner = LayoutEnvironment(size, .zero, environment.traitCollection)
        var elements: [PlacedElement] = []
        for place in provide(inner) where nextItem < itemCount {
            elements.append(
                PlacedElement(kind: .item, frame: place.frame, measuring: [], zIndex: place.zIndex, item: nextItem))
            nextItem += 1
        }
        return elements
    }

    // MARK: Rows and columns

    private struct Part {
        var elements: [PlacedElement]
        var size: CGSize
        var before: NSCollectionLayoutSpacing?
        var after: NSCollectionLayoutSpacing?
        var sideBefore: CGFloat
        var sideAfter: CGFloat
    }

    private mutating func layLine(
        _ group: NSCollectionLayoutGroup, _ room: CGSize, isRow: Bool
    ) -> ([PlacedElement], CGSize) {
        let spacing = group.interItemSpacing
        let length = isRow ? room.width : room.height
        let isOpen = (isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isMeasured
        var parts: [Part] = []
        var used: CGFloat = 0
        var index = 0
        while nextItem < itemCount {
            if let count = group.count, index >= count { break }
            guard !group.subitems.isEmpty else { break }
            let item = group.subitems[index % group.subitems.count]
            if isOpen, group.count == nil, index >= group.subitems.count { break }
            var container = room
            if let count = group.count, !group.keepsSize, !isOpen {
                let share = (length - (spacing?.spacing ?? 0) * CGFloat(count - 1)) / CGFloat(count)
                if isRow { container.width = max(0, share) } else { container.height = max(0, share) }
            }
            let own = item.layoutSize.size(in: room)
            var planned = isRow ? own.width : own.height
            if let count = group.count, !group.keepsSize, !isOpen {
                planned = (length - (spacing?.spacing ?? 0) * CGFloat(count - 1)) / CGFloat(count)
            }
            let edges = item.edgeSpacing
            let around =
                ((isRow ? edges?.leading : edges?.top)?.spacing ?? 0)
                + ((isRow ? edges?.trailing : edges?.bottom)?.spacing ?? 0)
            let gap = parts.isEmpty ? 0 : spacing?.spacing ?? 0
            if group.count == nil, !isOpen, !parts.isEmpty, used + gap + planned + around > length + 0.01 { break }
            let fixed = group.count != nil && !group.keepsSize && !isOpen ? planned : nil
            var part = lay(item, in: room, fixed: fixed, isRow: isRow)
            part.before = isRow ? edges?.leading : edges?.top
            part.after = isRow ? edges?.trailing : edges?.bottom
            part.sideBefore = (isRow ? edges?.top : edges?.leading)?.spacing ?? 0
            part.sideAfter = (isRow ? edges?.bottom : edges?.trailing)?.spacing ?? 0
            used += gap + (isRow ? part.size.width : part.size.height) + around
            parts.append(part)
            index += 1
        }
        makeUniform(&parts, group, isRow: isRow)
        return place(parts, spacing, left: isOpen ? 0 : max(0, length - used), isRow: isRow, length: length)
    }

    /// One item or nested group; along the line as long as `fixed` says.
    private mutating func lay(
        _ item: NSCollectionLayoutItem, in room: CGSize, fixed: CGFloat?, isRow: Bool
    ) -> Part {
        if let group = item as? NSCollectionLayoutGroup {
            var container = room
            if let fixed {
                // The share replaces what the group would take of the line.
                if isRow { container.width = fixed } else { container.height = fixed }
            }
            let (elements, size) = lay(group, in: container)
            return Part(elements: elements, size: size, sideBefore: 0, sideAfter: 0)
        }
        var size = item.layoutSize.size(in: room)
        if let fixed { if isRow { size.width = fixed } else { size.height = fixed } }
        let sides = item.layoutSize.measuring
        let insets = item.contentInsets
        if let wanted = measured(nextItem) {
            if sides.contains(.width) { size.width = wanted.width + insets.leading + insets.trailing }
            if sides.contains(.height) { size.height = wanted.height + insets.top + insets.bottom }
        }
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        var elements = [PlacedElement(kind: .item, frame: frame, measuring: sides, item: nextItem)]
        for extra in item.supplementaryItems {
            elements.append(
                PlacedElement(
                    kind: .supplementary(extra), frame: extra.frame(on: frame), measuring: extra.layoutSize.measuring,
                    zIndex: extra.zIndex, item: nextItem))
        }
        nextItem += 1
        return Part(elements: elements, size: size, sideBefore: 0, sideAfter: 0)
    }

    /// Siblings that want to be alike across the line become as large as the greatest.
    private func makeUniform(_ parts: inout [Part], _ group: NSCollectionLayoutGroup, isRow: Bool) {
        let wants = group.subitems.contains {
            (isRow ? $0.layoutSize.heightDimension : $0.layoutSize.widthDimension).isUniformAcrossSiblings
        }
        guard wants, let most = parts.map({ isRow ? $0.size.height : $0.size.width }).max() else { return }
        for index in parts.indices {
            let growth = most - (isRow ? parts[index].size.height : parts[index].size.width)
            if isRow { parts[index].size.height = most } else { parts[index].size.width = most }
            for element in parts[index].elements.indices {
                if isRow {
                    parts[index].elements[element].frame.size.height += growth
                } else {
                    parts[index].elements[element].frame.size.width += growth
                }
            }
        }
    }

    private func place(
        _ parts: [Part], _ spacing: NSCollectionLayoutSpacing?, left: CGFloat, isRow: Bool, length: CGFloat
    ) -> ([PlacedElement], CGSize) {
        var flexible = parts.reduce(0) {
            $0 + ($1.before?.isFlexible == true ? 1 : 0) + ($1.after?.isFlexible == true ? 1 : 0)
        }
        if spacing?.isFlexible == true { flexible += max(0, parts.count - 1) }
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        func width(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            guard let spacing else { return 0 }
            return spacing.spacing + (spacing.isFlexible ? share : 0)
        }
        var elements: [PlacedElement] = []
        var at: CGFloat = 0
        var side: CGFloat = 0
        for (index, part) in parts.enumerated() {
            if index > 0 { at += width(spacing) }
            at += width(part.before)
            let extent = isRow ? part.size.width : part.size.height
            for element in part.elements {
                var placed = element
                placed.frame.origin.x += isRow ? at : part.sideBefore
                placed.frame.origin.y += isRow ? part.sideBefore : at
                elements.append(placed)
            }
            at += extent + width(part.after)
            side = max(side, part.sideBefore + (isRow ? part.size.height : part.size.width) + part.sideAfter)
        }
        return (elements, isRow ? CGSize(width: at, height: side) : CGSize(width: side, height: at))
    }
}
