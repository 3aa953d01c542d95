// SPDX-License-Identifier: MIT

/// A cell that can ask its list for another size.
@MainActor
package protocol SizingCell: UIView {
    /// - Parameter byConstraints: constraints changed, not what a view would rather be.
    func contentWantsSize(byConstraints: Bool)
}

/// Lets cells grow and shrink with their contents while they are on the screen: `selfSizingInvalidation`.
@MainActor
enum SelfSizing {
    /// No list has been made yet: nobody has to look for cells.
    static var isWanted = false

    static func contentChanged(in view: UIView, byConstraints: Bool) {
        var next = view.superviewStorage
        while let candidate = next {
            if let cell = candidate.sizingCell { return cell.contentWantsSize(byConstraints: byConstraints) }
            next = candidate.superviewStorage
        }
    }
}

extension UITableViewCell: SizingCell {
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

extension UICollectionViewCell: SizingCell {
    package func contentWantsSize(byConstraints: Bool) {
        guard let holder, let shown = shownAttributes, !holder.elements.isUpdating, holder.batch == nil,
            holder.layoutStorage.measuresCells,
            holder.selfSizingInvalidation == .enabledIncludingConstraints
                || (!byConstraints && holder.selfSizingInvalidation == .enabled),
            holder.elements.visible[shown.key] === self, !holder.elements.unmeasured.contains(shown.key)
        else { return }
        holder.elements.unmeasured.append(shown.key)
        holder.pass.last = nil
        holder.setNeedsLayout()
    }
}
