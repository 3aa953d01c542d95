// SPDX-License-Identifier: MIT

/// Says what is dragged when the user lifts a row.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Nothing: the row cannot be dragged.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    /// For a row that is tapped while others are dragged.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        byName(
            self, "tableView:itemsForAddingToDragSession:atIndexPath:point:", [tableView, session, indexPath, point],
            or: [])
    }
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { byName(self, "tableView:dragPreviewParametersForRowAtIndexPath:", [tableView, indexPath], or: nil) }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        byName(self, "tableView:dragSessionWillBegin:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        byName(self, "tableView:dragSessionDidEnd:", [tableView, session])
    }
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        byName(self, "tableView:dragSessionAllowsMoveOperation:", [tableView, session], or: true)
    }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        byName(self, "tableView:dragSessionIsRestrictedToDraggingApplication:", [tableView, session], or: false)
    }
}
