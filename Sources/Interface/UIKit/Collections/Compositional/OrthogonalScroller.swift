// SPDX-License-Identifier: MIT

/// Moves the groups of a section that scrolls by itself. It holds no views: the items are the collection view's, which its
/// pan recogniser belongs to as well.
final class OrthogonalScroller: UIScrollView {
    var moved: () -> Void = {}
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    /// Where the groups begin, and how long they are, in the content.
    var groups: [(start: CGFloat, end: CGFloat)] = []
    var isHorizontal = true

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { moved() }
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    override func dragTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let along = isHorizontal ? offset.x : offset.y
        let speed = isHorizontal ? velocity.x : velocity.y
        let place = isHorizontal ? contentOffset.x : contentOffset.y
        let length = isHorizontal ? bounds.width : bounds.height
        let target: CGFloat
        switch behavior {
        case .none, .continuous: return offset
        case .continuousGroupLeadingBoundary: target = nearest(along, groups.map { $0.start + offsetLowAlong })
        case .paging:
            target = step(place, speed, stride(from: offsetLowAlong, to: extent, by: max(length, 1)).map { $0 })
        case .groupPaging: target = step(place, speed, groups.map { $0.start + offsetLowAlong })
        case .groupPagingCentered:
            target = step(place, speed, groups.map { ($0.start + $0.end) / 2 - length / 2 })
        }
        let high = max(offsetLowAlong, extent + (isHorizontal ? contentInset.right : contentInset.bottom) - length)
        let end = min(max(target, offsetLowAlong), high)
        return isHorizontal ? CGPoint(x: end, y: offset.y) : CGPoint(x: offset.x, y: end)
    }

    private var extent: CGFloat { isHorizontal ? contentSize.width : contentSize.height }
    private var offsetLowAlong: CGFloat { isHorizontal ? -contentInset.left : -contentInset.top }

    private func nearest(_ value: CGFloat, _ stops: [CGFloat]) -> CGFloat {
        stops.min { abs($0 - value) < abs($1 - value) } ?? value
    }

    /// To the next stop in the direction of a flick, else to the nearest.
    private func step(_ place: CGFloat, _ speed: CGFloat, _ stops: [CGFloat]) -> CGFloat {
        if speed > 0.2 { return stops.first { $0 > place } ?? stops.last ?? place }
        if speed < -0.2 { return stops.last { $0 < place } ?? stops.first ?? place }
        return nearest(place, stops)
    }
}

extension UICollectionViewCompositionalLayout {
    /// One scroller for each section that scrolls by itself, over the section's groups.
    func placeScrollers() {
        guard let view = owner else { return }
        for (index, scroller) in scrollers
        where !plan.sections.indices.contains(index) || !plan.sections[index].isOrthogonal {
            view.removeGestureRecognizer(scroller.panGestureRecognizer)
            scroller.removeFromSuperview()
            scrollers[index] = nil
        }
        for (index, section) in plan.sections.enumerated() where section.isOrthogonal {
            let scroller = scrollers[index] ?? makeScroller(view)
            scrollers[index] = scroller
            place(scroller, section, index)
        }
    }

    private func makeScroller(_ view: UICollectionView) -> OrthogonalScroller {
        let scroller = OrthogonalScroller(frame: .zero)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.showsHorizontalScrollIndicator = false
        scroller.showsVerticalScrollIndicator = false
        scroller.isUserInteractionEnabled = false
        scroller.moved = { [weak self] in
            guard let self else { return }
            self.invalidateLayout(with: OffsetInvalidation())
        }
        view.insertSubview(scroller, at: 0)
        view.addGestureRecognizer(scroller.panGestureRecognizer)
        return scroller
    }

    private func place(_ scroller: OrthogonalScroller, _ section: SectionPlan, _ index: Int) {
        let isHorizontal = !plan.axis.isHorizontal
        scroller.isHorizontal = isHorizontal
        scroller.behavior = section.section.orthogonalScrollingBehavior
        scroller.groups = section.groups.map { ($0.start, $0.end) }
        let rate = section.section.orthogonalScrollingProperties.decelerationRate
        scroller.decelerationRate =
            rate == .automatic ? (scroller.behavior == .continuous ? .normal : .fast) : .init(rawValue: rate.rawValue)
        let start = plan.starts[index]
        var frame = section.body.offsetBy(dx: isHorizontal ? 0 : start, dy: isHorizontal ? start : 0)
        // The groups scroll from edge to edge, also under the section's insets.
        var inset = UIEdgeInsets.zero
        if isHorizontal {
            (inset.left, inset.right) = (frame.minX, plan.breadth - frame.maxX)
            (frame.origin.x, frame.size.width) = (0, plan.breadth)
        } else {
            (inset.top, inset.bottom) = (frame.minY, plan.breadth - frame.maxY)
            (frame.origin.y, frame.size.height) = (0, plan.breadth)
        }
        if scroller.behavior == .groupPagingCentered {
            inset = Self.centeringInset(scroller.groups, isHorizontal: isHorizontal, length: plan.breadth)
        }
        let isNew = scroller.bounds.size == .zero
        if scroller.frame != frame { scroller.frame = frame }
        if scroller.contentInset != inset { scroller.contentInset = inset }
        let size =
            isHorizontal
            ? CGSize(width: section.orthogonalExtent, height: frame.height)
            : CGSize(width: frame.width, height: section.orthogonalExtent)
        if scroller.contentSize != size { scroller.contentSize = size }
        if isNew { scroller.contentOffset = CGPoint(x: -inset.left, y: -inset.top) }
    }

    /// What lets the first and the last group come to rest in the middle, too.
    private static func centeringInset(
        _ groups: [(start: CGFloat, end: CGFloat)], isHorizontal: Bool, length: CGFloat
    ) -> UIEdgeInsets {
        guard let first = groups.first, let last = groups.last else { return .zero }
        let before = (length - (first.end - first.start)) / 2
        let after = (length - (last.end - last.start)) / 2
        return isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
            : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    func scrollSection(to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) -> Bool {
        guard let scroller = scrollers[path[0]], let number = plan.sections[path[0]].places[path[1]] else {
            return false
        }
        let section = plan.sections[path[0]]
        let frame = section.elements[number].frame.offsetBy(dx: -section.body.minX, dy: -section.body.minY)
        let (length, inset) = (scroller.bounds.size, scroller.contentInset)
        var target = scroller.contentOffset
        if scroller.isHorizontal {
            target.x =
                position.contains(.centeredHorizontally)
                ? frame.midX - length.width / 2
                : position.contains(.right) ? frame.maxX - length.width + inset.right : frame.minX - inset.left
        } else {
            target.y = position.contains(.centeredVertically) ? frame.midY - length.height / 2 : frame.minY - inset.top
        }
        scroller.setContentOffset(scroller.clamped(target), animated: animated)
        return true
    }
}
