// SPDX-License-Identifier: MIT

/// A drag across a row that has actions on that side.
final class TableSwipeRecognizer: UIPanGestureRecognizer {
    weak var table: UITableView?
    private var start: CGFloat = 0

    init() { super.init(target: nil, action: nil) }

    override func hasBegun(_ travel: CGPoint) -> Bool {
        guard super.hasBegun(travel) else { return false }
        guard abs(travel.x) > abs(travel.y), let table, begin(table, toLeft: travel.x < 0) else {
            state = .failed
            return false
        }
        return true
    }

    /// Whether there is a row under the finger that has something to show.
    private func begin(_ table: UITableView, toLeft: Bool) -> Bool {
        guard let touch = trackedTouches.first else { return false }
        let point = touch.location(in: table)
        if let swipe = table.editing.swipe {
            guard table.rowRect(swipe.path).contains(point) || swipe.container.frame.contains(point) else {
                return false
            }
            start = swipe.offset
            return true
        }
        guard !table.isEditing, let path = table.loaded.row(at: point.y), let cell = table.cells[path],
            let actions = table.swipeActions(path, leading: toLeft == table.isRightToLeft)
        else { return false }
        start = 0
        let swipe = RowSwipe(
            table: table, path: path, cell: cell, actions: actions, isLeading: toLeft == table.isRightToLeft)
        table.editing.swipe = swipe
        table.cancelRowTouch()
        swipe.begin()
        return true
    }

    override func willSendActions(_ state: State) {
        guard let table, let swipe = table.editing.swipe else { return }
        switch state {
        case .began, .changed: swipe.follow(start + translation(in: table).x)
        case .ended: swipe.release(velocity: velocity(in: table).x)
        case .cancelled: table.closeSwipe(animated: true)
        case .possible, .failed: break
        }
    }
}

/// One row moved aside, and the buttons that show beside it.
@MainActor
final class RowSwipe {
    unowned let table: UITableView
    private(set) var path: IndexPath
    private let cell: UITableViewCell
    private let actions: UISwipeActionsConfiguration
    /// On the right side of the screen.
    private let isRight: Bool
    let container = UIView(frame: .zero)
    private var buttons: [SwipeButton] = []
    /// Points the row is moved; to the left below 0.
    private(set) var offset: CGFloat = 0

    init(
        table: UITableView, path: IndexPath, cell: UITableViewCell, actions: UISwipeActionsConfiguration,
        isLeading: Bool
    ) {
        (self.table, self.path, self.cell, self.actions) = (table, path, cell, actions)
        isRight = isLeading == table.isRightToLeft
        container.clipsToBounds = true
        buttons = actions.actions.map { action in
            SwipeButton(action, rowHeight: cell.bounds.height) { [weak self] in self?.perform(action) }
        }
        for button in buttons.reversed() { container.addSubview(button) }
    }

    private var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }
    private var isFullSwipe: Bool { actions.performsFirstActionWithFullSwipe && abs(offset) > table.rowWidth * 0.6 }

    func begin() {
        table.insertSubview(container, belowSubview: cell)
        cell.willTransition(to: .showingDeleteConfirmation)
        cell.isSwiped = true
        if let d = table.tableDelegate { optionalCall { d.tableView(table, willBeginEditingRowAt: path) } }
        move(0)
    }

    /// One to one until the buttons are out, beyond them only where a full swipe performs the first.
    func follow(_ wanted: CGFloat) {
        var distance = isRight ? -wanted : wanted
        if distance < 0 { distance = 0 }
        if distance > openWidth, !actions.performsFirstActionWithFullSwipe {
            distance = openWidth + (distance - openWidth) * 0.3
        }
        move(isRight ? -distance : distance)
    }

    func release(velocity: CGFloat) {
        if isFullSwipe, let first = actions.actions.first { return perform(first) }
        let outward = isRight ? -velocity : velocity
        let opens = outward > 200 || (outward > -200 && abs(offset) > openWidth / 2)
        if opens { open() } else { table.closeSwipe(animated: true) }
    }

    func open() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.move(self.isRight ? -self.openWidth : self.openWidth)
        }
    }

    func close(animated: Bool) {
        let finish = { [container, cell, table, path] in
            container.removeFromSuperview()
            cell.isSwiped = false
            cell.didTransition(to: [])
            if let d = table.tableDelegate { optionalCall { d.tableView(table, didEndEditingRowAt: path) } }
        }
        guard animated, table.window != nil else {
            move(0)
            return finish()
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: { self.move(0) },
            completion: { _ in finish() })
    }

    private func perform(_ action: UIContextualAction) {
        action.handler(action, container) { [weak self] _ in
            guard let self, self.table.editing.swipe === self else { return }
            self.table.closeSwipe(animated: true)
        }
    }

    private func move(_ offset: CGFloat) {
        self.offset = offset
        let row = table.rowRect(path)
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

/// One action's button.
@MainActor
private final class SwipeButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let showsTitle: Bool

    init(_ action: UIContextualAction, rowHeight: CGFloat, perform: @escaping () -> Void) {
        // Low rows have no room for both.
        showsTitle = action.image == nil || rowHeight >= 91
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.text = showsTitle ? action.title : nil
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        imageView.image = action.image
        imageView.tintColor = .white
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
        accessibilityLabel = action.title
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    var naturalWidth: CGFloat {
        let text = showsTitle ? label.sizeThatFits(CGSize(width: 200, height: 100)).width : 0
        return max(74, max(text, imageView.image?.size.width ?? 0) + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Contents keep their size while the button grows into view.
        let width = max(bounds.width, naturalWidth)
        let image = imageView.image?.size ?? .zero
        let text = showsTitle ? label.sizeThatFits(CGSize(width: width - 16, height: 100)) : .zero
        let gap: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
        let top = (bounds.height - image.height - gap - text.height) / 2
        imageView.frame = CGRect(x: (width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: (width - text.width) / 2, y: top + image.height + gap, width: text.width, height: text.height)
    }
}
