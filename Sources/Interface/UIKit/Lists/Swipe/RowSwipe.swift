// SPDX-License-Identifier: MIT

/// One row moved aside, and the buttons that show beside it.
@MainActor
final class RowSwipe {
    unowned let list: any SwipeList
    private(set) var path: IndexPath
    let cell: any SwipeCell
    private let actions: UISwipeActionsConfiguration
    /// On the right side of the screen.
    private let isRight: Bool
    let container = UIView(frame: .zero)
    private var buttons: [SwipeButton] = []
    /// Points the row is moved; to the left below 0.
    private(set) var offset: CGFloat = 0

    init(
        list: any SwipeList, path: IndexPath, cell: any SwipeCell, actions: UISwipeActionsConfiguration,
        isLeading: Bool
    ) {
        (self.list, self.path, self.cell, self.actions) = (list, path, cell, actions)
        isRight = isLeading == list.isRightToLeft
        container.clipsToBounds = true
        buttons = actions.actions.map { action in
            SwipeButton(action, rowHeight: cell.bounds.height) { [weak self] in self?.perform(action) }
        }
        for button in buttons.reversed() { container.addSubview(button) }
    }

    private var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }
    /// A finger moves the row. Rows that only rest open, however far, are not swiped through.
    private var isFollowing = false
    /// Points beyond the open buttons that the finger has to go for a full swipe.
    private static let fullSwipeTravel: CGFloat = 60
    /// The part of a row's width that a full swipe takes. Public tests drag 0.6 of it for a full swipe, and 0.5 for one
    /// that shows the buttons.
    private static let fullSwipePart: CGFloat = 0.55
    private var isFullSwipe: Bool {
        guard isFollowing, actions.performsFirstActionWithFullSwipe else { return false }
        return abs(offset) > max(cell.bounds.width * Self.fullSwipePart, openWidth + Self.fullSwipeTravel)
    }

    func begin() {
        list.insertSubview(container, belowSubview: cell)
        cell.swipeStateDidChange(isSwiped: true)
        list.swipeBegins(path)
        move(0)
    }

    /// One to one until the buttons are out, beyond them only where a full swipe performs the first.
    func follow(_ wanted: CGFloat) {
        var distance = isRight ? -wanted : wanted
        if distance < 0 { distance = 0 }
        if distance > openWidth, !actions.performsFirstActionWithFullSwipe {
            distance = openWidth + (distance - openWidth) * 0.3
        }
        isFollowing = true
        move(isRight ? -distance : distance)
    }

    func release(velocity: CGFloat) {
        if isFullSwipe, let first = actions.actions.first { return perform(first) }
        isFollowing = false
        let outward = isRight ? -velocity : velocity
        let opens = outward > 200 || (outward > -200 && abs(offset) > openWidth / 2)
        if opens { open() } else { list.closeSwipe(animated: true) }
    }

    func open() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.move(self.isRight ? -self.openWidth : self.openWidth)
        }
    }

    func close(animated: Bool) {
        let finish = { [container, cell, list, path] in
            container.removeFromSuperview()
            cell.swipeStateDidChange(isSwiped: false)
            list.swipeEnded(path)
        }
        guard animated, list.window != nil else {
            move(0)
            return finish()
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: { self.move(0) },
            completion: { _ in finish() })
    }

    private func perform(_ action: UIContextualAction) {
        action.handler(action, container) { [weak self] _ in
            guard let self, self.list.rowSwipe === self else { return }
            self.list.closeSwipe(animated: true)
        }
    }

    private func move(_ offset: CGFloat) {
        self.offset = offset
        let row = list.swipeFrame(path)
        cell.frame = CGRect(x: row.minX + offset, y: row.minY, width: row.width, height: row.height)
        let width = abs(offset)
        container.frame = CGRect(
            x: isRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        placeButtons(width, row.height)
    }

    /// They share the width as they share it when open; in a full swipe the first takes it all.
    private func placeButtons(_ width: CGFloat, _ height: CGFloat) {
        let part = openWidth > 0 ? width / openWidth : 0
        // The first action is the outermost.
        var edge = isRight ? width : 0
        for (index, button) in buttons.enumerated() {
            let own = isFullSwipe ? (index == 0 ? width : 0) : button.naturalWidth * part
            button.frame = CGRect(x: isRight ? edge - own : edge, y: 0, width: own, height: height)
            edge += isRight ? -own : own
        }
    }
}
