// SPDX-License-Identifier: MIT

extension UITableViewCell: SizingCell {
    /// Has the row measured in the next layout pass; does nothing where the table's rows have heights of their own.
    package func contentWantsSize(byConstraints: Bool) {
        guard let table, !isWaitingForDisplay, !table.isArranging, table.batch.depth == 0,
            table.selfSizingInvalidation == .enabledIncludingConstraints
                || (!byConstraints && table.selfSizingInvalidation == .enabled),
            let path = table.indexPath(for: self), table.sizesItself(path)
        else { return }
        table.geometry?.forgetRow(path)
        table.setNeedsLayout()
    }
}

extension UITableView {
    /// Whether the row's height follows from its content.
    func sizesItself(_ path: IndexPath) -> Bool {
        guard geometry?.contains(path) == true, pool.current == nil, staticTable == nil || dataSourceStorage != nil
        else {
            return false
        }
        let asks =
            tableDelegate.map { ControllerRequirements.isMet("tableView:heightForRowAtIndexPath:", by: $0) } ?? false
        return !asks && rowHeight < 0
    }
}

extension UITableView: MeasuredAtOtherHeight {}
extension UITableViewCell: MeasuredAtOtherHeight {}
extension UITableViewHeaderFooterView: MeasuredAtOtherHeight {}
