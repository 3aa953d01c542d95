// SPDX-License-Identifier: MIT

/// What the data source says of sections besides their rows.
struct TableTitles {
    var headers: [String?] = []
    var footers: [String?] = []
    /// nil until a section has been asked.
    var hasHeaderViews: Bool?
    var hasFooterViews: Bool?
    /// Sections for which the delegate has answered that there is no view.
    var withoutHeaderView: Set<Int> = []
    var withoutFooterView: Set<Int> = []
}

extension UITableView {
    /// The geometry, made now if need be.
    var loaded: TableGeometry {
        if let geometry { return geometry }
        let made = makeGeometry()
        geometry = made
        loadIndexTitles()
        return made
    }

    func delegateChanged() {
        let delegate = delegateStorage
        tableDelegate = delegate as? any UITableViewDelegate
        forgetData()
    }

    /// Data source or delegate changed: everything is asked again at the next layout.
    func forgetData() {
        guard geometry != nil else { return setNeedsLayout() }
        reloadLater()
    }

    private func reloadLater() {
        recycleAll()
        geometry = nil
        titles = TableTitles()
        setNeedsLayout()
    }

    /// Everything is asked at the next layout.
    func forgetEverything() {
        closeSwipe(animated: false)
        cancelRowTouch()
        placeholders = Placeholders()
        let before = selection
        selection = TableSelection()
        for path in before.paths { cells[path]?.setSelected(false, animated: false) }
        reloadLater()
    }

    func reloadEverything() {
        forgetEverything()
        guard dataSourceStorage != nil || staticTable != nil else { return }
        // The counts are asked at once, cells at the next layout.
        _ = loaded
        if layoutWidth > 0 { updateContentSize() }
    }

    func heightsChanged(_ changed: Bool) {
        guard changed, geometry != nil else { return }
        remakeGeometry()
        setNeedsLayout()
    }

    func remakeGeometry() {
        geometry = makeGeometry()
        updateContentSize()
    }

    /// Heights that follow from contents or from the width are found again.
    func forgetMeasures() {
        guard geometry != nil else { return }
        remakeGeometry()
        setNeedsLayout()
    }

    var isWithoutData: Bool { dataSourceStorage == nil && staticTable == nil }

    func rowCount(_ section: Int) -> Int {
        if isWithoutData, section == 0 { return 0 }
        let sections = loaded.sections
        guard sections.indices.contains(section) else {
            NSException.raise(
                .internalInconsistencyException,
                "-[UITableView numberOfRowsInSection:]: section \(section) is out of bounds (0..<\(sections.count))")
        }
        return sections[section].rows.count
    }

    // MARK: Asking

    /// Sections and rows as the data source counts them now.
    func askCounts() -> [Int] {
        if let staticTable, dataSourceStorage == nil { return staticTable.sections.map(\.cells.count) }
        guard let source = dataSourceStorage else { return [] }
        let sections = optionalCall { source.numberOfSections(in: self) } ?? 1
        return (0..<max(0, sections)).map {
            max(0, source.tableView(self, numberOfRowsInSection: $0)) + placeholders.count($0)
        }
    }

    func makeGeometry() -> TableGeometry {
        let counts = askCounts()
        askTitles(counts.count)
        let sections = counts.indices.map { makeSection($0, rows: counts[$0]) }
        return TableGeometry(
            sections: sections, tableHeader: edgeHeight(tableHeaderView), tableFooter: edgeHeight(tableFooterView))
    }

    func edgeHeight(_ view: UIView?) -> CGFloat { view.map { max(0, $0.frame.height) } ?? 0 }

    func askTitles(_ count: Int) {
        guard let source = dataSourceStorage else {
            titles.headers = staticTable?.sections.map(\.header) ?? []
            titles.footers = staticTable?.sections.map(\.footer) ?? []
            return
        }
        titles.headers = (0..<count).map { section in
            (optionalCall { source.tableView(self, titleForHeaderInSection: section) } ?? nil)
        }
        titles.footers = (0..<count).map { section in
            (optionalCall { source.tableView(self, titleForFooterInSection: section) } ?? nil)
        }
    }

    func makeSection(_ section: Int, rows count: Int) -> TableGeometry.Section {
        let rows = initialHeights(section, count)
        var part = TableGeometry.Section(rows: rows.heights, measured: rows.measured)
        let header = initialHeader(section)
        part.header = header.height
        part.isHeaderMeasured = header.measured
        part.padding = header.height > 0 ? headerPadding : 0
        let footer = initialFooter(section)
        part.footer = footer.height
        part.isFooterMeasured = footer.measured
        return part
    }

    // MARK: Rows

    /// Exact heights where they cost nothing or are wanted at once, else estimates.
    func initialHeights(_ section: Int, _ count: Int) -> (heights: [CGFloat], measured: Bool) {
        guard count > 0 else { return ([], true) }
        if placeholders.count(section) > 0 { return (Array(repeating: Self.standardRowHeight, count: count), false) }
        let first = IndexPath(row: 0, section: section)
        let delegate = tableDelegate
        let asked = delegate.flatMap { d in optionalCall { d.tableView(self, heightForRowAt: first) } }
        if asked == nil, rowHeight >= 0 { return (Array(repeating: rowHeight, count: count), true) }
        if let delegate, let estimate = optionalCall({ delegate.tableView(self, estimatedHeightForRowAt: first) }) {
            let rest = (1..<count).map {
                delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: $0, section: section))
            }
            return (([estimate] + rest).map { $0 > 0 ? $0 : Self.standardRowHeight }, false)
        }
        // A storyboard's own rows are all there.
        if estimatedRowHeight == 0 || staticTable != nil, let asked, let delegate {
            let rest = (1..<count).map {
                delegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section))
            }
            let heights = [asked] + rest
            if !heights.contains(where: { $0 < 0 }) { return (heights.map(Self.sound), true) }
        }
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : Self.standardRowHeight
        return (Array(repeating: estimate, count: count), false)
    }

    static let standardRowHeight: CGFloat = 44

    static func sound(_ height: CGFloat) -> CGFloat { height.isFinite ? max(0, height) : 0 }

    /// The row's height, by asking or by letting its cell fit.
    func measureRow(_ path: IndexPath) -> CGFloat {
        let asked = placeholders.dataPath(path)
        let stand = placeholders.stand(at: path)
        var height =
            stand.map(\.rowHeight) ?? tableDelegate.flatMap { d in
                optionalCall { d.tableView(self, heightForRowAt: asked) }
            } ?? rowHeight
        if tableDelegate == nil || height == rowHeight, let own = staticTable?.height(path), dataSourceStorage == nil {
            height = own
        }
        if height >= 0 { return Self.sound(height) }
        let cell = preparedCell(at: path)
        cell.frame.size.width = rowWidth
        return cell.automaticHeight(width: rowWidth)
    }
}
