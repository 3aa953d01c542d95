// SPDX-License-Identifier: MIT

/// A list whose rows show actions when they are dragged to a side: a table, or a collection view with list sections.
@MainActor
protocol SwipeList: UIScrollView {
    var rowSwipe: RowSwipe? { get set }
    var allowsSwipes: Bool { get }
    func swipePath(at point: CGPoint) -> IndexPath?
    func swipeFrame(_ path: IndexPath) -> CGRect
    func swipeCell(_ path: IndexPath) -> (any SwipeCell)?
    func swipeActions(_ path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
    func swipeBegins(_ path: IndexPath)
    func swipeEnded(_ path: IndexPath)
}

@MainActor
protocol SwipeCell: UIView {
    func swipeStateDidChange(isSwiped: Bool)
}

extension SwipeList {
    /// - Returns: whether there was one to close.
    @discardableResult
    func closeSwipe(animated: Bool) -> Bool {
        guard let swipe = rowSwipe else { return false }
        rowSwipe = nil
        swipe.close(animated: animated)
        return true
    }
}

/// A drag across a row that has actions on that side.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
    weak var list: (any SwipeList)?
    private var start: CGFloat = 0

    init() { super.init(target: nil, action: nil) }

    override func hasBegun(_ travel: CGPoint) -> Bool {
        guard super.hasBegun(travel) else { return false }
        guard abs(travel.x) > abs(travel.y), let list, begin(list, toLeft: travel.x < 0) else {
            state = .failed
            return false
        }
        return true
    }

    /// Whether there is a row under the finger that has something to show.
    private func begin(_ list: any SwipeList, toLeft: Bool) -> Bool {
        guard let touch = trackedTouches.first else { return false }
        let point = touch.location(in: list)
        if let swipe = list.rowSwipe {
            guard list.swipeFrame(swipe.path).holds(point) || swipe.container.frame.holds(point) else {
                return false
            }
            start = swipe.offset
            return true
        }
        guard list.allowsSwipes, let path = list.swipePath(at: point), let cell = list.swipeCell(path),
            let actions = list.swipeActions(path, leading: toLeft == list.isRightToLeft)
        else { return false }
        start = 0
        let swipe = RowSwipe(
            list: list, path: path, cell: cell, actions: actions, isLeading: toLeft == list.isRightToLeft)
        list.rowSwipe = swipe
        swipe.begin()
        return true
    }

    override func willSendActions(_ state: State) {
        guard let list, let swipe = list.rowSwipe else { return }
        switch state {
        case .began, .changed: swipe.follow(start + translation(in: list).x)
        case .ended: swipe.release(velocity: velocity(in: list).x)
        case .cancelled: list.closeSwipe(animated: true)
        case .possible, .failed: break
        }
    }
}
