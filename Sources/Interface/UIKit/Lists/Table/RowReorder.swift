// SPDX-License-Identifier: MIT

/// Drags a row by the control at its trailing edge.
final class TableReorderRecognizer: UIGestureRecognizer {
    weak var table: UITableView?

    init() { super.init(target: nil, action: nil) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let table, table.editing.reorder == nil, let touch = touches.first,
            let control = touch.view as? ReorderControl, let cell = control.cell, let path = table.indexPath(for: cell)
        else { return state = .failed }
        table.editing.reorder = RowReorder(
            table: table, source: path, cell: cell, finger: touch.location(in: table).y)
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let table, let touch = trackedTouches.first, let reorder = table.editing.reorder else { return }
        reorder.follow(touch.location(in: table).y)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        table?.editing.reorder?.drop()
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        table?.editing.reorder?.drop(cancelled: true)
        state = .cancelled
    }

    /// Whoever holds the control moves the row and nothing else.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A row on its way to another place.
@MainActor
final class RowReorder {
    private unowned let table: UITableView
    let source: IndexPath
    private(set) var target: IndexPath
    private let cell: UITableViewCell
    private let grip: CGFloat
    private var y: CGFloat

    init(table: UITableView, source: IndexPath, cell: UITableViewCell, finger: CGFloat) {
        (self.table, self.source, self.cell) = (table, source, cell)
        target = source
        grip = finger - cell.frame.minY
        y = cell.frame.minY
        table.bringSubviewToFront(cell)
        cell.isReordering = true
    }

    /// Where a row stands while this one is in the air.
    func frame(of path: IndexPath, in table: UITableView) -> CGRect {
        let rect = table.rowRect(path)
        if path == source { return CGRect(x: rect.minX, y: y, width: rect.width, height: rect.height) }
        let height = table.rowRect(source).height
        var shift: CGFloat = 0
        if path > source, path <= target, !(path.section != source.section && path == target) || path < target {
            shift = -height
        } else if path < source, path >= target {
            shift = height
        }
        return rect.offsetBy(dx: 0, dy: shift)
    }

    func follow(_ finger: CGFloat) {
        y = finger - grip
        cell.frame.origin.y = y
        let middle = y + cell.frame.height / 2
        guard var proposed = table.loaded.row(at: middle), proposed != target else { return }
        if let d = table.tableDelegate,
            let answer = optionalCall({
                d.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            })
        {
            proposed = answer
        }
        guard proposed != target else { return }
        target = proposed
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
            for (path, cell) in self.table.cells where path != self.source {
                cell.frame = self.frame(of: path, in: self.table)
            }
        }
    }

    func drop(cancelled: Bool = false) {
        table.editing.reorder = nil
        cell.isReordering = false
        let target = cancelled ? source : self.target
        guard target != source, let data = table.dataSource else {
            UIView.animate(withDuration: 0.2) { self.cell.frame = self.table.rowFrame(self.source) }
            return
        }
        optionalCall { data.tableView(table, moveRowAt: source, to: target) }
        table.moveRow(at: source, to: target)
    }
}
