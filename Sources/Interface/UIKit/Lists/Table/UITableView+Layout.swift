// SPDX-License-Identifier: MIT

extension UITableView {
    var defaultBackground: UIColor { isGrouped ? .systemGroupedBackground : .systemBackground }

    /// The margin that texts keep from the edges of the table: 16 points, 20 on wide screens.
    var sideInset: CGFloat {
        let plain: CGFloat = bounds.width >= 414 ? 20 : 16
        guard cellLayoutMarginsFollowReadableWidth, style != .insetGrouped else { return plain }
        let margins = readableContentGuide.layoutFrame
        return margins.width > 0 ? max(plain, margins.minX - bounds.minX) : plain
    }

    /// Rows of inset groups stand in from the edges.
    var rowLeft: CGFloat { style == .insetGrouped ? groupInset(layoutMargins.left, safeAreaInsets.left) : 0 }
    var rowRight: CGFloat { style == .insetGrouped ? groupInset(layoutMargins.right, safeAreaInsets.right) : 0 }

    /// The same within the safe area, whether the table is a controller's view, with its margins, or lies in one.
    private func groupInset(_ margin: CGFloat, _ safe: CGFloat) -> CGFloat {
        if insetsLayoutMarginsFromSafeArea, margin >= safe { return max(sideInset, margin - safe) + safe }
        return margin < 16 ? sideInset + safe : max(sideInset, margin)
    }

    var rowWidth: CGFloat { max(0, bounds.width - rowLeft - rowRight) }

    // MARK: Rectangles

    func rowRect(_ path: IndexPath) -> CGRect {
        let geometry = loaded
        guard geometry.contains(path) else { return .zero }
        let row = geometry.row(path)
        return CGRect(x: rowLeft, y: row.y, width: rowWidth, height: row.height)
    }

    func sectionRect(_ section: Int) -> CGRect {
        let geometry = loaded
        guard geometry.sections.indices.contains(section) else { return .zero }
        let top = geometry.top(ofSection: section)
        return CGRect(x: 0, y: top, width: bounds.width, height: geometry.bottom(ofSection: section) - top)
    }

    func headerRect(_ section: Int) -> CGRect {
        let geometry = loaded
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.header(of: section)
        return CGRect(x: 0, y: part.y, width: bounds.width, height: part.height)
    }

    func footerRect(_ section: Int) -> CGRect {
        let geometry = loaded
        guard geometry.sections.indices.contains(section) else { return .zero }
        let part = geometry.footer(of: section)
        return CGRect(x: 0, y: part.y, width: bounds.width, height: part.height)
    }

    /// In order.
    var shownPaths: [IndexPath] {
        makeMissingCells()
        let (low, high) = (bounds.minY, bounds.maxY)
        return loaded.rows(from: low, to: high).filter { cells[$0] != nil }
    }

    func shownCell(at path: IndexPath) -> UITableViewCell? {
        makeMissingCells()
        return cells[path]
    }

    /// Cells that a reload has left for the next layout are made when an app asks what shows, as on iOS: its tests read
    /// `cellForRow(at:)` right after `reloadData()`.
    private func makeMissingCells() {
        let isReloaded = layoutWidth > 0 && cells.isEmpty && layer.needsLayout()
        if geometry == nil || isReloaded, bounds.width > 0 { arrange() }
    }

    // MARK: Arranging

    /// Brings the views in line with the data, the heights and the offset. Costs what shows, not what there is.
    func arrange() {
        guard !isArranging, bounds.width > 0, bounds.height > 0 else { return }
        isArranging = true
        defer { isArranging = false }
        if layoutWidth != rowWidth { widthChanged() }
        if geometry == nil { _ = loaded }
        measureWhatShows()
        updateContentSize()
        arrangeCells()
        arrangeFloating()
        prefetchAround()
    }

    private func widthChanged() {
        let isFirst = layoutWidth == 0
        layoutWidth = rowWidth
        if let view = tableHeaderView { view.frame.size.width = bounds.width }
        if let view = tableFooterView { view.frame.size.width = bounds.width }
        if !isFirst, geometry != nil { geometry = makeGeometry() }
    }

    /// Headers, backgrounds and the like, which move with the offset or stay where they are.
    private func arrangeFloating() {
        guard let geometry else { return }
        arrangeHeaders(geometry.sections(from: bounds.minY, to: bounds.maxY))
        arrangeEdges(geometry)
        arrangeFillers(geometry)
        arrangeIndex()
    }

    /// The table's own header and footer keep the height they have, which an app may change in their `layoutSubviews()`:
    /// rows make room for it when the table next asks for its data or the view is set again.
    private func arrangeEdges(_ geometry: TableGeometry) {
        if let view = backgroundView {
            let frame = bounds
            if view.frame != frame { view.frame = frame }
            if subviews.first !== view { sendSubviewToBack(view) }
        }
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView {
            let frame = CGRect(x: 0, y: geometry.sectionsBottom, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    func updateContentSize() {
        guard let geometry else { return }
        let size = CGSize(width: bounds.width, height: geometry.height)
        if contentSize != size { contentSize = size }
    }

    /// Measures the rows that show and have only estimates, and keeps the topmost row that showed before in its place.
    func measureWhatShows() {
        let anchor = scrollAnchor
        // Every round measures rows that came in because others are shorter than estimated.
        for _ in 0..<50 {
            guard let geometry else { return }
            let (low, high) = (bounds.minY, bounds.maxY)
            var changed = false
            for section in geometry.sections(from: low, to: high) { changed = measureEdges(section) || changed }
            for path in geometry.rows(from: low, to: high)
            where self.geometry?.sections[path.section].measuredRows[path.row] == false {
                let height = measureRow(path)
                if self.geometry?.setRow(path, height: height) != 0 { changed = true }
            }
            guard changed else { return }
            restore(anchor)
        }
    }

    private func measureEdges(_ section: Int) -> Bool {
        var changed = false
        if geometry?.sections[section].isHeaderMeasured == false {
            let height = measureHeader(section)
            changed = geometry?.setHeader(section, height: height, padding: height > 0 ? headerPadding : 0) != 0
        }
        if geometry?.sections[section].isFooterMeasured == false {
            changed = geometry?.setFooter(section, height: measureFooter(section)) != 0 || changed
        }
        return changed
    }

    /// A row that shows and how far from the top of the bounds; nil at the very top, where content grows downwards.
    private var scrollAnchor: (path: IndexPath, distance: CGFloat)? {
        guard let geometry, bounds.minY > -adjustedContentInset.top + 0.5 else { return nil }
        let shown = geometry.rows(from: bounds.minY, to: bounds.maxY)
        guard
            let path = shown.first(where: { cells[$0] != nil && geometry.row($0).y >= bounds.minY })
                ?? shown.first(where: { cells[$0] != nil })
        else { return nil }
        return (path, geometry.row(path).y - bounds.minY)
    }

    private func restore(_ anchor: (path: IndexPath, distance: CGFloat)?) {
        guard let anchor, let geometry, geometry.contains(anchor.path) else { return }
        let shift = geometry.row(anchor.path).y - anchor.distance - bounds.minY
        if abs(shift) > 0.01 { shiftContent(by: shift) }
    }

    // MARK: Cells

    private func arrangeCells() {
        guard let geometry else { return }
        let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
        let wanted = Set(paths)
        for path in cells.keys.sorted() where !wanted.contains(path) && path != editing.keptPath { dropCell(path) }
        for path in paths where self.geometry?.contains(path) == true {
            let cell = preparedCell(at: path)
            let frame = rowFrame(path)
            if cell.frame != frame { cell.frame = frame }
            if cell.isWaitingForDisplay { display(cell, path) }
        }
    }

    func rowFrame(_ path: IndexPath) -> CGRect {
        guard let geometry else { return .zero }
        let row = geometry.row(path)
        if let reorder = editing.reorder { return reorder.frame(of: path, in: self) }
        let shift = editing.swipe?.path == path ? editing.swipe?.offset ?? 0 : 0
        return CGRect(x: rowLeft + shift, y: row.y + gapShift(path), width: rowWidth, height: row.height)
    }

    /// The cell for the row, asked of the data source unless it is there.
    func preparedCell(at path: IndexPath) -> UITableViewCell {
        if let cell = cells[path] { return cell }
        let cell = suppliedCell(at: path)
        // An app that gives the same cell twice moves it.
        if let other = cells.first(where: { $0.value === cell })?.key { cells[other] = nil }
        pool.remove(cell)
        cells[path] = cell
        cell.isWaitingForDisplay = true
        adopt(cell, path)
        return cell
    }

    /// What the data source does to its cell is no part of the animation that brings the row into sight.
    func suppliedCell(at path: IndexPath) -> UITableViewCell {
        if let stand = placeholders.stand(at: path) { return placeholderCell(stand) }
        var supplied: UITableViewCell?
        if let source = dataSourceStorage {
            pool.current = path
            UIView.performWithoutAnimation {
                supplied = source.tableView(self, cellForRowAt: placeholders.dataPath(path))
            }
            pool.current = nil
        } else if let staticTable {
            supplied = staticTable.cell(path)
        }
        return supplied ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Tells the cell what depends on its row.
    func adopt(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.table = self
        cell.isHidden = false
        cell.translatesAutoresizingMaskIntoConstraints = true
        cell.autoresizingMask = []
        UIView.performWithoutAnimation {
            cell.isShownSelected = selection.contains(path)
            cell.setHighlighted(false, animated: false)
            if let d = tableDelegate, let level = optionalCall({ d.tableView(self, indentationLevelForRowAt: path) }) {
                cell.indentationLevel = level
            }
            updatePosition(of: cell, path)
            updateEditing(of: cell, path, animated: false)
            cell.frame = rowFrame(path)
            if let draggingStorage, draggingStorage.hasActiveDrag { cell.alpha = draggingStorage.alpha(path) }
        }
        cell.takeTableDefaults()
    }

    /// First, last or in between: what separators and rounded corners depend on.
    func updatePosition(of cell: UITableViewCell, _ path: IndexPath) {
        guard let geometry, geometry.contains(path) else { return }
        cell.place = UITableViewCell.Place(
            isFirst: path.row == 0, isLast: path.row == geometry.sections[path.section].rows.count - 1)
    }

    func display(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.isWaitingForDisplay = false
        if let d = tableDelegate, placeholders.stand(at: path) == nil {
            let shown = placeholders.dataPath(path)
            optionalCall { d.tableView(self, willDisplay: cell, forRowAt: shown) }
        }
        cell.isHidden = false
        let index = viewIndex(of: path)
        if cell.superview !== self {
            insertSubview(cell, at: index)
        } else {
            insertSubview(cell, at: min(index, subviews.count - 1))
        }
        UIView.performWithoutAnimation { cell.layoutIfNeeded() }
    }

    /// Cells stand in the order of their rows, behind everything else but the background.
    private func viewIndex(of path: IndexPath) -> Int {
        let below = backgroundView == nil ? 0 : 1
        let before = cells.filter { $0.key < path && !$0.value.isWaitingForDisplay && $0.value.superview === self }
        guard let last = before.max(by: { $0.key < $1.key })?.value, let index = index(of: last) else { return below }
        return index + 1
    }

    func dropCell(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        retire(cell, path)
    }

    /// The cell leaves the screen: it waits hidden for its next use.
    func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        let wasShown = !cell.isWaitingForDisplay && cell.superview === self
        cell.isWaitingForDisplay = false
        cell.isHidden = true
        if wasShown, let d = tableDelegate {
            optionalCall { d.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        }
        guard staticTable == nil || dataSourceStorage != nil, cell.reuseIdentifier != nil else {
            if cell.isHidden { cell.removeFromSuperview() }
            return
        }
        cell.endEditing(true)
        if !pool.put(cell) { cell.removeFromSuperview() }
    }

    func recycleAll() {
        for path in cells.keys.sorted() { dropCell(path) }
        for section in headers.keys.sorted() { dropHeader(section) }
        for section in footers.keys.sorted() { dropFooter(section) }
    }

    func edgeViewChanged(from old: UIView?, to new: UIView?) {
        if old === new {
            // Setting the same view again is how apps announce its new height.
            if geometry != nil { remakeGeometry() }
            return setNeedsLayout()
        }
        old?.removeFromSuperview()
        if let new {
            new.translatesAutoresizingMaskIntoConstraints = true
            new.frame.size.width = bounds.width
            addSubview(new)
        }
        if geometry != nil { remakeGeometry() }
        setNeedsLayout()
    }

    func separatorsChanged() {
        for cell in cells.values { cell.separatorsChanged() }
        if !fillers.isEmpty { setNeedsLayout() }
    }

    /// The lines of the empty rows below the last one.
    private func arrangeFillers(_ geometry: TableGeometry) {
        let height = fillerRowHeight < 0 ? geometry.lastRowHeight ?? Self.standardRowHeight : fillerRowHeight
        let bottom = geometry.height
        let count =
            height > 0 && !isGrouped && separatorStyle != .none && tableFooterView == nil
            ? max(0, Int((bounds.maxY - bottom) / height)) : 0
        while fillers.count > count { fillers.removeLast().removeFromSuperview() }
        while fillers.count < count {
            let line = UITableViewCellSeparatorView(frame: .zero)
            line.isUserInteractionEnabled = false
            fillers.append(line)
            insertSubview(line, at: 0)
        }
        let thickness = 1 / UIScreen.main.scale
        for (index, line) in fillers.enumerated() {
            line.show(separatorColor, effect: separatorEffect)
            line.frame = CGRect(
                x: separatorInset.left, y: bottom + CGFloat(index + 1) * height - thickness,
                width: bounds.width - separatorInset.left - separatorInset.right, height: thickness)
        }
    }
}
