// SPDX-License-Identifier: MIT

/// Scrolls a list while something is held near its upper or lower, left or right edge.
@MainActor
final class EdgeScroller {
    /// Points from the edge, and points per second right at it.
    private static let zone: CGFloat = 50
    private static let fastest: CGFloat = 700

    private unowned let list: UIScrollView
    private let moved: () -> Void
    private var velocity = CGPoint.zero
    private var link: CADisplayLink?
    private var last: CFTimeInterval = 0

    /// - Parameter moved: the content has moved below the finger.
    init(_ list: UIScrollView, moved: @escaping () -> Void) {
        (self.list, self.moved) = (list, moved)
    }

    /// - Parameter point: in the list's coordinates.
    func follow(_ point: CGPoint) {
        let room = list.bounds.inset(by: list.adjustedContentInset)
        velocity = CGPoint(
            x: speed(point.x, room.minX, room.maxX, list.contentSize.width > room.width),
            y: speed(point.y, room.minY, room.maxY, list.contentSize.height > room.height))
        if velocity == .zero { return stop() }
        guard link == nil else { return }
        last = CACurrentMediaTime()
        link = PassingMotion.link { [weak self] in self?.step() }
    }

    func stop() {
        if let link { PassingMotion.end(link) }
        link = nil
    }

    private func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ scrolls: Bool) -> CGFloat {
        guard scrolls, high - low > 2 * Self.zone else { return 0 }
        if place < low + Self.zone { return -Self.fastest * min(1, (low + Self.zone - place) / Self.zone) }
        if place > high - Self.zone { return Self.fastest * min(1, (place - high + Self.zone) / Self.zone) }
        return 0
    }

    private func step() {
        let now = CACurrentMediaTime()
        let seconds = CGFloat(now - last)
        last = now
        let inset = list.adjustedContentInset
        let old = list.contentOffset
        let high = CGPoint(
            x: max(-inset.left, list.contentSize.width + inset.right - list.bounds.width),
            y: max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height))
        let new = CGPoint(
            x: velocity.x == 0 ? old.x : min(max(old.x + velocity.x * seconds, -inset.left), high.x),
            y: velocity.y == 0 ? old.y : min(max(old.y + velocity.y * seconds, -inset.top), high.y))
        guard new != old else { return stop() }
        list.contentOffset = new
        list.layoutIfNeeded()
        moved()
    }
}
