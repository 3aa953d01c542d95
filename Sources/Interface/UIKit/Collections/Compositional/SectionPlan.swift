// SPDX-License-Identifier: MIT

/// One section of a compositional layout: where its groups, headers, footers and backgrounds are.
@MainActor
struct SectionPlan {
    struct Group {
        /// Along the direction in which groups follow each other, from the section's content on.
        var start: CGFloat
        var end: CGFloat
        var elements: Range<Int>
    }

    struct Boundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        var frame: CGRect
    }

    let section: NSCollectionLayoutSection
    let environment: any NSCollectionLayoutEnvironment
    let axis: FlowAxis
    /// Where the section begins in the layout.
    var start: CGFloat = 0
    private(set) var length: CGFloat = 0
    /// In content coordinates relative to `start`.
    private(set) var elements: [PlacedElement] = []
    /// Elements by item, for single questions.
    private(set) var places: [Int: Int] = [:]
    private(set) var groups: [Group] = []
    private(set) var boundaries: [Boundary] = []
    /// Where the groups are, without headers, footers and insets.
    private(set) var body = CGRect.zero
    /// How far the groups of a section that scrolls by itself reach.
    private(set) var orthogonalExtent: CGFloat = 0

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Groups follow each other across the layout's direction in sections that scroll by themselves.
    private var groupsAreHorizontal: Bool { axis.isHorizontal != isOrthogonal }

    struct Inputs {
        var itemCount: Int
        var container: CGSize
        /// The container's place across the layout's direction.
        var side: CGFloat
        /// How far what the section's insets are measured from lies inside the container.
        var reference: UIEdgeInsets
        /// The same for headers and footers.
        var supplementaryReference: UIEdgeInsets
        var measuredItem: (Int) -> CGSize?
        var measuredBoundary: (Int, String) -> CGSize?
        var scale: CGFloat
    }

    init(
        _ section: NSCollectionLayoutSection, environment: any NSCollectionLayoutEnvironment, axis: FlowAxis,
        _ inputs: Inputs
    ) {
        (self.section, self.environment, self.axis) = (section, environment, axis)
        let insets = Self.insets(section, inputs.reference, axis)
        let area = Self.area(insets, inputs, axis)
        let boundaryInsets = Self.insets(section, inputs.supplementaryReference, axis)
        let before = placeBoundaries(inputs, Self.area(boundaryInsets, inputs, axis), leading: true)
        let extent = layGroups(inputs, area.size)
        let bodyStart = before + (axis.isHorizontal ? insets.left : insets.top)
        let origin = axis.isHorizontal ? CGPoint(x: bodyStart, y: area.minY) : CGPoint(x: area.minX, y: bodyStart)
        body = CGRect(
            origin: origin, size: axis.size(length: extent, breadth: axis.breadth(area.size)))
        for index in elements.indices {
            elements[index].frame = Self.onPixels(
                elements[index].frame.offsetBy(dx: origin.x, dy: origin.y), inputs.scale)
        }
        length = bodyStart + extent + (axis.isHorizontal ? insets.right : insets.bottom)
        finishBoundaries(inputs, area)
    }

    private static func area(_ insets: UIEdgeInsets, _ inputs: Inputs, _ axis: FlowAxis) -> CGRect {
        CGRect(
            x: (axis.isHorizontal ? 0 : inputs.side) + insets.left,
            y: (axis.isHorizontal ? inputs.side : 0) + insets.top,
            width: max(0, inputs.container.width - insets.left - insets.right),
            height: max(0, inputs.container.height - insets.top - insets.bottom))
    }

    private static func insets(
        _ section: NSCollectionLayoutSection, _ reference: UIEdgeInsets, _ axis: FlowAxis
    ) -> UIEdgeInsets {
        let own = section.contentInsets
        var insets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
        if axis.isHorizontal {
            insets.top += reference.top
            insets.bottom += reference.bottom
        } else {
            insets.left += reference.left
            insets.right += reference.right
        }
        return insets
    }

    private static func onPixels(_ frame: CGRect, _ scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(frame.minX), round(frame.minY))
        return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
    }

    // MARK: Groups

    /// - Returns: how long the groups are along the layout's direction.
    private mutating func layGroups(_ inputs: Inputs, _ area: CGSize) -> CGFloat {
        var layout = GroupLayout(
            environment: environment, itemCount: inputs.itemCount, measured: inputs.measuredItem)
        var at: CGFloat = 0
        var breadth: CGFloat = 0
        let repeats = !section.group.isMeasured
        var template: (elements: [PlacedElement], size: CGSize, count: Int)?
        var item = 0
        while item < inputs.itemCount {
            let laid: [PlacedElement]
            let size: CGSize
            if let template, inputs.itemCount - item >= template.count {
                (laid, size) = (template.elements, template.size)
                append(laid, at, size, shift: item)
                item += template.count
            } else {
                layout.nextItem = item
                (laid, size) = layout.lay(section.group, in: area)
                guard layout.nextItem > item else { break }
                append(laid, at, size, shift: 0)
                if repeats, template == nil {
                    template = (Self.from(laid, -item), size, layout.nextItem - item)
                }
                item = layout.nextItem
            }
            let along = groupsAreHorizontal ? size.width : size.height
            breadth = max(breadth, groupsAreHorizontal ? size.height : size.width)
            at += along + section.interGroupSpacing
        }
        let extent = groups.last?.end ?? 0
        orthogonalExtent = extent
        return isOrthogonal ? breadth : extent
    }

    private static func from(_ elements: [PlacedElement], _ shift: Int) -> [PlacedElement] {
        elements.map { element in
            var moved = element
            moved.item += shift
            return moved
        }
    }

    private mutating func append(_ laid: [PlacedElement], _ at: CGFloat, _ size: CGSize, shift: Int) {
        let first = elements.count
        for element in laid {
            var placed = element
            placed.item += shift
            if groupsAreHorizontal { placed.frame.origin.x += at } else { placed.frame.origin.y += at }
            if case .item = placed.kind { places[placed.item] = elements.count }
            elements.append(placed)
        }
        let along = groupsAreHorizontal ? size.width : size.height
        groups.append(Group(start: at, end: at + along, elements: first..<elements.count))
    }

    // MARK: Headers and footers

    /// Those before the content, which is moved by their lengths.
    private mutating func placeBoundaries(_ inputs: Inputs, _ area: CGRect, leading: Bool) -> CGFloat {
        var length: CGFloat = 0
        for item in section.boundarySupplementaryItems {
            let frame = boundaryFrame(item, inputs, area)
            let edges = item.alignment.edges
            let isBefore = edges.contains(axis.isHorizontal ? .leading : .top)
            if isBefore, item.extendsBoundary { length = max(length, axis.length(frame.size)) }
            boundaries.append(Boundary(item: item, frame: frame))
        }
        return length
    }

    private func boundaryFrame(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ inputs: Inputs, _ area: CGRect
    ) -> CGRect {
        let room =
            section.supplementariesFollowContentInsets
            ? area.size
            : axis.size(length: axis.length(area.size), breadth: axis.breadth(inputs.container))
        var size = item.layoutSize.size(in: room)
        if let wanted = inputs.measuredBoundary(boundaries.count, item.elementKind) {
            let sides = item.layoutSize.measuring
            if sides.contains(.width) { size.width = wanted.width }
            if sides.contains(.height) { size.height = wanted.height }
        }
        let outer =
            section.supplementariesFollowContentInsets
            ? area : axis.rect(start: 0, side: inputs.side, length: 0, breadth: axis.breadth(inputs.container))
        let point = NSCollectionLayoutAnchor(edges: item.alignment.edges).point
        let side =
            axis.isHorizontal
            ? outer.minY + (outer.height - size.height) * point.y
            : outer.minX + (outer.width - size.width) * point.x
        return axis.rect(start: 0, side: side, length: axis.length(size), breadth: axis.breadth(size))
    }

    /// Those after the content, and the offsets of all.
    private mutating func finishBoundaries(_ inputs: Inputs, _ area: CGRect) {
        let end = length
        for index in boundaries.indices {
            let item = boundaries[index].item
            let isAfter = item.alignment.edges.contains(axis.isHorizontal ? .trailing : .bottom)
            let extent = axis.length(boundaries[index].frame.size)
            var shift: CGFloat = 0
            if isAfter {
                shift = item.extendsBoundary ? end : end - extent
                if item.extendsBoundary { length = max(length, end + extent) }
            }
            boundaries[index].frame = boundaries[index].frame.offsetBy(
                dx: (axis.isHorizontal ? shift : 0) + item.offset.x,
                dy: (axis.isHorizontal ? 0 : shift) + item.offset.y)
        }
    }

    // MARK: Questions

    /// The elements of the groups that reach into a range, counted as groups follow each other from the body on.
    func elements(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = groups.partition { $0.end < low }
        let end = groups.partition { $0.start <= high }
        guard first < end else { return 0..<0 }
        return groups[first].elements.lowerBound..<groups[end - 1].elements.upperBound
    }
}

extension NSCollectionLayoutItem {
    /// Whether contents decide about sizes here or inside, or the app places items by itself.
    final var isMeasured: Bool {
        guard layoutSize.measuring.isEmpty else { return true }
        guard let group = self as? NSCollectionLayoutGroup else { return false }
        if case .custom = group.kind { return true }
        return group.subitems.contains { $0.isMeasured }
    }
}
