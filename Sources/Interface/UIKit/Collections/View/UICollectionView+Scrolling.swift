// SPDX-License-Identifier: MIT

extension UICollectionView {
    func scroll(toItem path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let counts = self.counts
        guard path.count == 2, counts.indices.contains(path[0]) else {
            NSException.raise(
                .invalidArgumentException,
                "Attempted to scroll the collection view to an out-of-bounds section (\(path.first ?? 0)) when there are "
                    + "only \(counts.count) sections. Collection view: \(self).")
        }
        guard data.contains(path) else {
            NSException.raise(
                .invalidArgumentException,
                "Attempted to scroll the collection view to an out-of-bounds item (\(path[1])) when there are only "
                    + "\(counts[path[0]]) items in section \(path[0]). Collection view: \(self).")
        }
        // Items that have never been in sight may be estimated: what is on the way there settles first.
        guard let frame = attributesOfItem(path)?.frame else { return }
        let target = offset(showing: frame, at: position)
        guard !layoutStorage.scrollOrthogonally(to: path, position, animated: animated) else {
            setContentOffset(target, animated: animated)
            return
        }
        setContentOffset(target, animated: animated)
        guard !animated, layoutStorage.measuresCells else { return }
        updateElements()
        if let settled = attributesOfItem(path)?.frame { contentOffset = offset(showing: settled, at: position) }
    }

    /// The offset that shows `frame` at `position`; axes without a position move no farther than needed.
    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var target = contentOffset
        if position.contains(.top) {
            target.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            target.y = frame.midY - visible.height / 2 - inset.top
        } else if position.contains(.bottom) {
            target.y = frame.maxY - visible.height - inset.top
        } else {
            target.y += Self.shift(frame.minY, frame.maxY, visible.minY, visible.maxY)
        }
        if position.contains(.left) {
            target.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            target.x = frame.midX - visible.width / 2 - inset.left
        } else if position.contains(.right) {
            target.x = frame.maxX - visible.width - inset.left
        } else {
            target.x += Self.shift(frame.minX, frame.maxX, visible.minX, visible.maxX)
        }
        return clamped(target)
    }

    private static func shift(_ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        if low < least { return low - least }
        return high > most ? min(high - most, low - least) : 0
    }
}
