// SPDX-License-Identifier: MIT

extension UICollectionViewCell: SizingCell {
    /// Has the cell measured in the next layout pass; does nothing where the collection view or its layout does not
    /// size cells.
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

extension UICollectionView: MeasuredAtOtherHeight {}
extension UICollectionReusableView: MeasuredAtOtherHeight {}
