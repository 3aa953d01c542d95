// SPDX-License-Identifier: MIT

/// Changes announced since the outermost `beginUpdates`.
struct TableBatch {
    var depth = 0
    var update = TableUpdate()
    /// Rows by old path when they go, by new path when they come.
    var leaving: [IndexPath: UITableView.RowAnimation] = [:]
    var coming: [IndexPath: UITableView.RowAnimation] = [:]
    var style = UITableView.RowAnimation.automatic
    /// Nothing had been loaded when the batch began.
    var isReload = false
    var completions: [(Bool) -> Void] = []
}

extension UITableView {
    static let updateDuration = 0.3

    func beginBatch() {
        if batch.depth == 0, !placeholders.isEmpty { dropPlaceholders() }
        batch.depth += 1
        // What there was before has to be known before the app changes it.
        if batch.depth == 1, geometry == nil {
            if layoutWidth > 0 { _ = loaded } else { batch.isReload = true }
        }
    }

    func endBatch() {
        guard batch.depth > 0 else { return }
        batch.depth -= 1
        if batch.depth == 0 { commitBatch() }
    }

    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        if let completion { batch.completions.append(completion) }
        endBatch()
    }

    func change(_ style: RowAnimation, _ paths: [IndexPath] = [], _ edit: (inout TableUpdate) -> Void) {
        let isAlone = batch.depth == 0
        if isAlone { beginBatch() }
        edit(&batch.update)
        batch.style = style
        for path in paths {
            batch.leaving[path] = style
            batch.coming[path] = style
        }
        if isAlone { endBatch() }
    }

    private func commitBatch() {
        let batch = self.batch
        self.batch = TableBatch()
        guard !batch.isReload, let old = geometry else {
            // What was never loaded is not loaded now either: the data source may be changing right then.
            if batch.isReload { forgetEverything() } else { reloadEverything() }
            for completion in batch.completions { completion(true) }
            return
        }
        closeSwipe(animated: false)
        cancelRowTouch()
        let counts = askCounts()
        if let problem = batch.update.problem(before: old.counts, after: counts) {
            NSException.raise(.internalInconsistencyException, "\(problem) Table view: \(self)")
        }
        let outcome = batch.update.outcome(before: old.counts, after: counts)
        let run = TableUpdateRun(table: self, batch: batch, old: old, outcome: outcome)
        selection = selection.mapped { outcome.rows[$0] }
        titles = TableTitles()
        run.takeViews()
        geometry = updatedGeometry(old, outcome, batch.update, counts)
        run.play()
    }

    /// The new geometry: rows keep the heights they had, as estimates where heights may have changed.
    private func updatedGeometry(
        _ old: TableGeometry, _ outcome: TableUpdate.Outcome, _ update: TableUpdate, _ counts: [Int]
    ) -> TableGeometry {
        askTitles(counts.count)
        var sections: [TableGeometry.Section] = []
        for (section, count) in counts.enumerated() {
            var part = makeSection(section, rows: count)
            if part.measuredRows.contains(false) {
                let heights = (0..<count).map { row -> CGFloat in
                    guard let from = outcome.oldRows[section][row], !update.reloaded.contains(from) else {
                        return part.rows[row]
                    }
                    return old.sections[from.section].rows[from.row]
                }
                part.rows = HeightTree(heights)
            }
            sections.append(part)
        }
        return TableGeometry(
            sections: sections, tableHeader: edgeHeight(tableHeaderView), tableFooter: edgeHeight(tableFooterView))
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let old = cells[path], let source = dataSourceStorage else { continue }
            pool.reconfiguring = old
            let new = source.tableView(self, cellForRowAt: placeholders.dataPath(path))
            pool.reconfiguring = nil
            if new !== old {
                cells[path] = new
                old.removeFromSuperview()
                adopt(new, path)
                new.isWaitingForDisplay = true
            }
            geometry?.forgetRow(path)
        }
        setNeedsLayout()
    }
}

/// Brings the views from before a batch of changes to after it.
@MainActor
private final class TableUpdateRun {
    private let table: UITableView
    private let batch: TableBatch
    private let old: TableGeometry
    private let outcome: TableUpdate.Outcome
    private var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
    private var leavingViews: [UIView] = []
    /// Cells that are seen leaving the screen, to their new places.
    private var passing: [(cell: UITableViewCell, path: IndexPath)] = []
    private var known: Set<IndexPath> = []

    init(table: UITableView, batch: TableBatch, old: TableGeometry, outcome: TableUpdate.Outcome) {
        (self.table, self.batch, self.old, self.outcome) = (table, batch, old, outcome)
    }

    /// Sorts the views that are there by what becomes of them.
    func takeViews() {
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in table.cells {
            let isReloaded = batch.update.reloaded.contains(path)
            if let new = outcome.rows[path], !isReloaded { kept[new] = cell } else { leaving.append((cell, path)) }
        }
        leaving.sort { $0.path < $1.path }
        table.cells = kept
        known = Set(kept.keys)
        table.headers = remapped(table.headers)
        table.footers = remapped(table.footers)
    }

    private func remapped(_ views: [Int: UIView]) -> [Int: UIView] {
        var result: [Int: UIView] = [:]
        for (section, view) in views {
            if let new = outcome.sections[section], !batch.update.reloadedSections.contains(section) {
                result[new] = view
            } else {
                leavingViews.append(view)
            }
        }
        return result
    }

    func play() {
        let isAnimated =
            table.window != nil && UIView.areAnimationsEnabled && table.layoutWidth > 0
            && (batch.style != .none || !batch.update.isEmpty && batch.leaving.values.contains { $0 != .none }
                || batch.update.isEmpty)
        UIView.performWithoutAnimation {
            table.measureWhatShows()
            refreshTitles()
            if isAnimated { placeNewcomers() }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation { settle() }
            return finish()
        }
        UIView.animate(
            withDuration: UITableView.updateDuration, delay: 0, options: [.allowUserInteraction],
            animations: { self.settle() }, completion: { _ in self.finish() })
    }

    /// Titles of sections that stay may be others now.
    private func refreshTitles() {
        for (section, view) in table.headers {
            if let view = view as? UITableViewHeaderFooterView, view.showsTitle,
                let title = table.titles.headers[section]
            {
                view.setTitle(title)
            }
        }
        for (section, view) in table.footers {
            if let view = view as? UITableViewHeaderFooterView, view.showsTitle,
                let title = table.titles.footers[section]
            {
                view.setTitle(title)
            }
        }
    }

    /// Cells that will show and did not: new ones in the state they come from, others where they would have been.
    private func placeNewcomers() {
        guard let geometry = table.geometry else { return }
        let y = finalOffset
        for path in geometry.rows(from: y, to: y + table.bounds.height) where !known.contains(path) {
            let cell = table.preparedCell(at: path)
            table.display(cell, path)
            let final = table.rowFrame(path)
            if let from = outcome.oldRows[path.section][path.row], !batch.update.reloaded.contains(from) {
                let row = old.row(from)
                cell.frame = CGRect(x: final.minX, y: row.y, width: final.width, height: row.height)
            } else {
                cell.frame = final
                displace(cell, style(batch.coming[path]))
            }
        }
        for (cell, _) in leaving { table.sendSubviewToBack(cell) }
    }

    private var finalOffset: CGFloat {
        guard let geometry = table.geometry else { return table.bounds.minY }
        let inset = table.adjustedContentInset
        let high = max(-inset.top, geometry.height + inset.bottom - table.bounds.height)
        return min(table.bounds.minY, high)
    }

    private func style(_ style: UITableView.RowAnimation?) -> UITableView.RowAnimation { style ?? batch.style }

    /// Where a cell comes from or goes to.
    private func displace(_ cell: UITableViewCell, _ style: UITableView.RowAnimation) {
        switch style {
        case .none: return
        case .left: cell.frame.origin.x -= table.bounds.width
        case .right: cell.frame.origin.x += table.bounds.width
        case .top, .automatic: cell.frame.origin.y -= cell.frame.height
        case .bottom: cell.frame.origin.y += cell.frame.height
        case .fade, .middle: break
        }
        cell.alpha = 0
    }

    /// The state after the changes; within an animation everything moves there.
    private func settle() {
        guard let geometry = table.geometry else { return }
        for (cell, path) in leaving {
            displace(cell, style(batch.leaving[path]))
        }
        for view in leavingViews { view.alpha = 0 }
        let y = finalOffset
        let shown = Set(geometry.rows(from: y, to: y + table.bounds.height))
        for (path, cell) in table.cells {
            cell.alpha = 1
            table.updatePosition(of: cell, path)
            cell.frame = table.rowFrame(path)
            if !shown.contains(path) { passing.append((cell, path)) }
        }
        for (_, path) in passing { table.cells[path] = nil }
        table.updateContentSize()
        if table.bounds.minY != y { table.contentOffset.y = y }
        table.arrange()
        for cell in table.cells.values { cell.layoutIfNeeded() }
    }

    private func finish() {
        for (cell, path) in leaving + passing where !table.cells.values.contains(where: { $0 === cell }) {
            cell.alpha = 1
            table.retire(cell, path)
        }
        for view in leavingViews {
            view.removeFromSuperview()
            view.alpha = 1
            table.pool.put(view)
        }
        table.setNeedsLayout()
        for completion in batch.completions { completion(true) }
    }
}
