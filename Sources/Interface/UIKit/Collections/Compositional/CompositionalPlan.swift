// SPDX-License-Identifier: MIT

/// All sections of a compositional layout, and what surrounds them.
@MainActor
struct CompositionalPlan {
    var axis = FlowAxis(isHorizontal: false)
    var sections: [SectionPlan] = []
    var starts: [CGFloat] = []
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    /// Headers and footers of the whole.
    var boundaries: [SectionPlan.Boundary] = []
    /// Something is pinned or asks to be told of every scroll.
    var followsOffset = false

    nonisolated init() {}

    var contentSize: CGSize { axis.size(length: length, breadth: breadth) }

    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = max(0, starts.partition { $0 < low } - 1)
        let end = starts.partition { $0 <= high }
        return first < end ? first..<end : 0..<0
    }
}

extension UICollectionViewCompositionalLayout {
    func makePlan() -> CompositionalPlan {
        var plan = CompositionalPlan()
        plan.axis = FlowAxis(isHorizontal: configuration.scrollDirection == .horizontal)
        guard let view = owner else { return plan }
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right),
            height: max(0, view.bounds.height - inset.top - inset.bottom))
        plan.breadth = plan.axis.breadth(size)
        let environment = LayoutEnvironment(size, .zero, view.traitCollection)
        var at = placeGlobals(&plan, size, after: nil)
        let counts = view.counts
        for (index, count) in counts.enumerated() {
            let section = self.section(index, environment)
            let references = references(of: section)
            let inputs = SectionPlan.Inputs(
                itemCount: count, container: size, side: 0, reference: sideInsets(view, references.content),
                supplementaryReference: sideInsets(view, references.supplementary),
                measuredItem: { [preferred] in
                    preferred.isEmpty ? nil : preferred[.cell(IndexPath(item: $0, section: index))]
                },
                measuredBoundary: { [preferred] number, kind in
                    preferred[
                        ElementKey(
                            category: .supplementaryView, kind: kind, path: IndexPath(item: number, section: index))]
                        ?? preferred[
                            ElementKey(
                                category: .supplementaryView, kind: kind, path: IndexPath(item: 0, section: index))]
                }, scale: view.layoutScale)
            var laid = SectionPlan(section, environment: environment, axis: plan.axis, inputs)
            if index > 0 { at += configuration.interSectionSpacing }
            laid.start = at
            plan.starts.append(at)
            at += laid.length
            plan.followsOffset =
                plan.followsOffset || section.visibleItemsInvalidationHandler != nil
                || section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
            plan.sections.append(laid)
        }
        plan.length = at
        plan.length = placeGlobals(&plan, size, after: at)
        return plan
    }

    /// What a section's insets are measured from, the automatic ones resolved.
    private func references(of section: NSCollectionLayoutSection)
        -> (content: UIContentInsetsReference, supplementary: UIContentInsetsReference)
    {
        let content =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        let own = section.supplementaryContentInsetsReference
        return (content, own == .automatic ? content : own)
    }

    /// How far the reference lies inside the collection view, where that does not keep clear of it already.
    private func sideInsets(_ view: UICollectionView, _ reference: UIContentInsetsReference) -> UIEdgeInsets {
        let outer: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins: view.layoutMargins
            case .readableContent: view.insets(of: .readableContent)
            }
        let inset = view.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, outer.top - inset.top), left: max(0, outer.left - inset.left),
            bottom: max(0, outer.bottom - inset.bottom), right: max(0, outer.right - inset.right))
    }

    /// Before the sections (`end` nil) or after them. Returns where the layout goes on.
    private func placeGlobals(_ plan: inout CompositionalPlan, _ size: CGSize, after end: CGFloat?) -> CGFloat {
        var next = end ?? 0
        for item in configuration.boundarySupplementaryItems {
            let isAfter = item.alignment.edges.contains(plan.axis.isHorizontal ? .trailing : .bottom)
            guard isAfter == (end != nil) else { continue }
            var own = item.layoutSize.size(in: size)
            let key = ElementKey(
                category: .supplementaryView, kind: item.elementKind, path: IndexPath(index: 0))
            if let wanted = preferred[key] {
                if item.layoutSize.measuring.contains(.height) { own.height = wanted.height }
                if item.layoutSize.measuring.contains(.width) { own.width = wanted.width }
            }
            let extent = plan.axis.length(own)
            let frame = plan.axis.rect(
                start: end ?? 0, side: 0, length: extent, breadth: plan.axis.breadth(own))
            plan.boundaries.append(
                SectionPlan.Boundary(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
            if item.extendsBoundary { next = max(next, (end ?? 0) + extent) }
            plan.followsOffset = plan.followsOffset || item.pinToVisibleBounds
        }
        return next
    }
}
