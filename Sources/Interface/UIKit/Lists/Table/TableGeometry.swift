// SPDX-License-Identifier: MIT

/// Where everything of a table is, in content coordinates. Knows no views.
///
/// Top to bottom: the table's header, then of each section padding, header, rows and footer, then the table's footer.
/// Heights that have not been measured are estimates and marked so.
package struct TableGeometry {
    /// Points; what has no view is zero high.
    package struct Section {
        /// Above the header.
        package var padding: CGFloat = 0
        /// Without the padding above it.
        package var header: CGFloat = 0
        /// Below the last row.
        package var footer: CGFloat = 0
        /// From the first on.
        package var rows = HeightTree()
        /// One for each row; false: its height is an estimate.
        package var measuredRows: [Bool] = []
        /// False: the height is an estimate.
        package var isHeaderMeasured = true
        /// False: the height is an estimate.
        package var isFooterMeasured = true

        /// No rows, header or footer.
        package init() {}

        /// - Parameter measured: false: the heights are estimates.
        package init(rows: [CGFloat], measured: Bool) {
            self.rows = HeightTree(rows)
            measuredRows = Array(repeating: measured, count: rows.count)
        }

        var rowsTop: CGFloat { padding + header }
        /// With everything that belongs to the section. O(log n).
        package var height: CGFloat { padding + header + rows.total + footer }
    }

    /// Changed through the functions below, which keep the sums right.
    package private(set) var sections: [Section]
    private var tree: HeightTree
    /// Points; moves everything below it.
    package var tableHeader: CGFloat = 0
    /// Points.
    package var tableFooter: CGFloat = 0

    /// O(n) in the sections.
    package init(sections: [Section] = [], tableHeader: CGFloat = 0, tableFooter: CGFloat = 0) {
        self.sections = sections
        self.tableHeader = tableHeader
        self.tableFooter = tableFooter
        tree = HeightTree(sections.map(\.height))
    }

    /// Of the whole content. O(log n).
    package var height: CGFloat { tableHeader + tree.total + tableFooter }
    var sectionsBottom: CGFloat { tableHeader + tree.total }
    /// Rows in each section.
    package var counts: [Int] { sections.map(\.rows.count) }

    /// Whether there is such a row.
    package func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    // MARK: Places

    /// Where its padding begins. The section must exist.
    package func top(ofSection section: Int) -> CGFloat { tableHeader + tree.offset(of: section) }
    /// Where the next one begins. The section must exist.
    package func bottom(ofSection section: Int) -> CGFloat { tableHeader + tree.offset(of: section + 1) }

    /// In content coordinates. The section must exist.
    package func header(of section: Int) -> (y: CGFloat, height: CGFloat) {
        (top(ofSection: section) + sections[section].padding, sections[section].header)
    }

    /// In content coordinates. The section must exist.
    package func footer(of section: Int) -> (y: CGFloat, height: CGFloat) {
        let part = sections[section]
        return (top(ofSection: section) + part.rowsTop + part.rows.total, part.footer)
    }

    /// In content coordinates. The row must exist.
    package func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
        let part = sections[path.section]
        return (top(ofSection: path.section) + part.rowsTop + part.rows.offset(of: path.row), part.rows[path.row])
    }

    var lastRowHeight: CGFloat? {
        sections.last { $0.rows.count > 0 }.map { $0.rows[$0.rows.count - 1] }
    }

    /// The section whose part of the content includes `y`; the nearest one when outside. nil without sections.
    package func section(at y: CGFloat) -> Int? { tree.index(at: y - tableHeader) }

    /// The row at `y`; nil on headers, footers and outside.
    package func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let part = sections[section]
        let offset = y - top(ofSection: section) - part.rowsTop
        guard offset >= 0, offset < part.rows.total, let row = part.rows.index(at: offset) else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Every row that shows between the two, in order. Costs what it returns.
    package func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        guard high > low, let first = section(at: low) else { return [] }
        var result: [IndexPath] = []
        var section = first
        while section < sections.count, top(ofSection: section) < high {
            let part = sections[section]
            let rowsTop = top(ofSection: section) + part.rowsTop
            if part.rows.count > 0, var row = part.rows.index(at: low - rowsTop) {
                var y = rowsTop + part.rows.offset(of: row)
                while row < part.rows.count, y < high {
                    if y + part.rows[row] > low { result.append(IndexPath(row: row, section: section)) }
                    y += part.rows[row]
                    row += 1
                }
            }
            section += 1
        }
        return result
    }

    /// The sections of which something shows.
    package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard let first = section(at: low), high > low else { return 0..<0 }
        var end = first
        while end < sections.count, top(ofSection: end) < high { end += 1 }
        return first..<max(first, end)
    }

    // MARK: Measuring

    /// - Returns: by how much the row grew.
    package mutating func setRow(_ path: IndexPath, height: CGFloat) -> CGFloat {
        let old = sections[path.section].rows[path.row]
        sections[path.section].measuredRows[path.row] = true
        sections[path.section].rows.set(height, at: path.row)
        update(path.section)
        return height - old
    }

    /// - Returns: by how much header and padding grew together.
    package mutating func setHeader(_ section: Int, height: CGFloat, padding: CGFloat) -> CGFloat {
        let old = sections[section].header + sections[section].padding
        sections[section].isHeaderMeasured = true
        sections[section].header = height
        sections[section].padding = padding
        update(section)
        return height + padding - old
    }

    /// - Returns: by how much the footer grew.
    package mutating func setFooter(_ section: Int, height: CGFloat) -> CGFloat {
        let old = sections[section].footer
        sections[section].isFooterMeasured = true
        sections[section].footer = height
        update(section)
        return height - old
    }

    /// Its height stays, as an estimate.
    package mutating func forgetRow(_ path: IndexPath) { sections[path.section].measuredRows[path.row] = false }

    private mutating func update(_ section: Int) { tree.set(sections[section].height, at: section) }
}
