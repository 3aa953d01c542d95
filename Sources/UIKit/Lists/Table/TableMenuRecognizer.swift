// SPDX-License-Identifier: MIT

/// A long press on a row that has a context menu shows it. Previews are not shown.
final class TableMenuRecognizer: UILongPressGestureRecognizer {
    weak var table: UITableView?
    private var menu: UIMenu?
    private weak var cell: UITableViewCell?

    init() { super.init(target: nil, action: nil) }

    /// Asks the delegate. False: the press stays the row's.
    func prepare() -> Bool {
        guard let table, let touch = trackedTouches.first else { return false }
        let point = touch.location(in: table)
        guard let delegate = table.tableDelegate, let path = table.loaded.row(at: point.y),
            let configuration = optionalCall({
                delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
            }) ?? nil, let made = configuration.actionProvider?([])
        else { return false }
        menu = made
        cell = table.cells[path]
        return true
    }

    override func willSendActions(_ state: State) {
        guard state == .began, let menu, let table else { return }
        table.cancelRowTouch()
        MenuPresenter.present(menu, from: cell ?? table)
    }
}
