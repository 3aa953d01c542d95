// SPDX-License-Identifier: MIT

extension UITableView {
    func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
        let geometry = loaded
        // A row of NSNotFound stands for the section's header.
        if path.count == 2, path.row == NSNotFound, geometry.sections.indices.contains(path.section) {
            return scroll(
                to: CGPoint(x: contentOffset.x, y: inside(headerRect(path.section).minY - topInset)), animated)
        }
        guard geometry.contains(path) else {
            let reason =
                path.count == 2 && geometry.sections.indices.contains(path.section)
                ? "row (\(path.row)) beyond bounds (\(geometry.sections[path.section].rows.count)) for section "
                    + "(\(path.section))."
                : "section (\(path.first ?? 0)) beyond bounds (\(geometry.sections.count))."
            NSException.raise(
                .rangeException,
                "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: \(reason)")
        }
        guard bounds.height > 0 else { return scrollUnseen(toRow: path, at: position) }
        arrange()
        guard let target = offset(for: path, position) else { return }
        guard !animated || window == nil else {
            scroll(to: CGPoint(x: contentOffset.x, y: target), true)
            run?.aim = { [weak self] in self?.place(of: path, position) }
            return
        }
        // Rows on the way have only estimates; those around the target are measured when they show.
        for _ in 0..<4 {
            guard let y = offset(for: path, position), y != contentOffset.y else { return }
            contentOffset = CGPoint(x: contentOffset.x, y: y)
            arrange()
        }
    }

    /// A table without a size yet has its rows' heights, and scrolls by them.
    private func scrollUnseen(toRow path: IndexPath, at position: ScrollPosition) {
        updateContentSize()
        guard let y = offset(for: path, position) else { return }
        contentOffset = CGPoint(x: contentOffset.x, y: y)
    }

    /// Where a scroll to the row ends, with all that shows now measured; nil: the row is gone, or shows as it should.
    private func place(of path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
        arrange()
        guard geometry?.contains(path) == true else { return nil }
        return offset(for: path, position).map { CGPoint(x: contentOffset.x, y: $0) }
    }

    private func scroll(to point: CGPoint, _ animated: Bool) { setContentOffset(point, animated: animated) }

    /// What covers rows at the top: bars and, in plain tables, the header that stays there.
    private var topInset: CGFloat { adjustedContentInset.top }

    private func inside(_ y: CGFloat) -> CGFloat { clamped(CGPoint(x: contentOffset.x, y: y)).y }

    /// nil: nothing to do.
    private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGFloat? {
        let rect = rowRect(path)
        let pinned = isGrouped ? 0 : (geometry?.sections[path.section].header ?? 0)
        let visible = bounds.inset(by: adjustedContentInset)
        switch position {
        case .top: return inside(rect.minY - topInset - (path.row == 0 && isGrouped ? 0 : pinned))
        case .middle: return inside(rect.midY - visible.height / 2 - topInset)
        case .bottom: return inside(rect.maxY - bounds.height + adjustedContentInset.bottom)
        case .none:
            if rect.minY < visible.minY + pinned { return inside(rect.minY - topInset - pinned) }
            if rect.maxY > visible.maxY { return inside(rect.maxY - bounds.height + adjustedContentInset.bottom) }
            return nil
        }
    }

    func scrollToNearestSelected(_ position: ScrollPosition, _ animated: Bool) {
        guard let nearest = selection.inOrder.min(by: { distance($0) < distance($1) }) else { return }
        scroll(toRow: nearest, at: position, animated: animated)
    }

    private func distance(_ path: IndexPath) -> CGFloat { abs(rowRect(path).midY - bounds.midY) }
}

/// The rows that the prefetching data source has been told of.
struct TablePrefetch {
    var announced: Set<IndexPath> = []
    var lastOffset: CGFloat = 0
}

extension UITableView {
    /// Announces the rows of the next screen in the direction of the scroll and takes back those left behind.
    func prefetchAround() {
        guard let source = prefetchDataSource, isPrefetchingEnabled, let geometry else { return }
        let isDown = bounds.minY >= prefetch.lastOffset
        prefetch.lastOffset = bounds.minY
        let (low, high) =
            isDown ? (bounds.maxY, bounds.maxY + bounds.height) : (bounds.minY - bounds.height, bounds.minY)
        let ahead = Set(geometry.rows(from: low, to: high).filter { cells[$0] == nil })
        let new = ahead.subtracting(prefetch.announced).sorted()
        let shown = Set(cells.keys)
        let stale = prefetch.announced.subtracting(ahead).subtracting(shown).sorted()
        prefetch.announced = ahead
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: isDown ? new : new.reversed()) }
        if !stale.isEmpty { optionalCall { source.tableView(self, cancelPrefetchingForRowsAt: stale) } }
    }
}
