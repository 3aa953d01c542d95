// SPDX-License-Identifier: MIT

/// A long press on a row that has a context menu shows it.
final class TableMenuRecognizer: UILongPressGestureRecognizer {
    weak var table: UITableView?
    private var configuration: UIContextMenuConfiguration?
    private weak var cell: UITableViewCell?
    private var presentation: ContextMenuPresentation?

    init() { super.init(target: nil, action: nil) }

    /// Asks the delegate. False: the press stays the row's.
    func prepare() -> Bool {
        guard let table, presentation == nil, let touch = trackedTouches.first else { return false }
        let point = touch.location(in: table)
        guard let delegate = table.tableDelegate, let path = table.loaded.row(at: point.y),
            let made = optionalCall({
                delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
            }) ?? nil
        else { return false }
        configuration = made
        cell = table.cells[path]
        return true
    }

    override func willSendActions(_ state: State) {
        guard state == .began, let configuration, let table, let delegate = table.tableDelegate else { return }
        table.cancelRowTouch()
        let preview =
            optionalCall {
                delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            } ?? nil
        let animator = ContextMenuAnimator()
        optionalCall { delegate.tableView(table, willDisplayContextMenu: configuration, animator: animator) }
        let source: UIView = cell ?? table
        presentation = ContextMenuPresentation(
            configuration, of: source, lifting: preview?.view ?? source, animator: animator
        ) { [weak self] in self?.ended(configuration) }
        presentation?.previewTapped = { [weak table] animator in
            guard let table, let delegate = table.tableDelegate else { return }
            optionalCall {
                delegate.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
        }
    }

    private func ended(_ configuration: UIContextMenuConfiguration) {
        presentation = nil
        guard let table, let delegate = table.tableDelegate else { return }
        let animator = ContextMenuAnimator()
        optionalCall { delegate.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
        animator.run(duration: 0.2)
    }
}
