// SPDX-License-Identifier: MIT

extension UITableView {
    /// Whether cells stand for rows that exist, each cell for one, and the heights add up.
    func checkRows() {
        geometry?.checkInvariants()
        var seen = Set<ObjectIdentifier>()
        for (path, cell) in cells {
            precondition(seen.insert(ObjectIdentifier(cell)).inserted, "\(cell) stands for two rows of \(self)")
            precondition(!pool.holds(cell), "\(cell) shows row \(path) of \(self) and waits to be used again")
            if let geometry, !hasUncommittedUpdates {
                precondition(geometry.contains(path), "\(cell) stands for row \(path), which \(self) has not")
            }
        }
    }
}

extension TableReusePool {
    func holds(_ cell: UITableViewCell) -> Bool {
        guard let identifier = cell.reuseIdentifier else { return false }
        return waiting(identifier).contains { $0 === cell }
    }
}

extension TableGeometry {
    /// Each section is as high as its parts, the sections lie below each other without gaps, and every row has a mark of
    /// whether it was measured. Sums in trees round differently from plain ones, by less than a hundredth of a point here.
    package func checkInvariants() {
        var top = tableHeader
        for (index, section) in sections.enumerated() {
            precondition(section.measuredRows.count == section.rows.count, "section \(index) has rows without marks")
            let rows = section.rows.heights.reduce(0, +)
            precondition(abs(rows - section.rows.total) < 0.01, "the rows of section \(index) do not add up")
            precondition(
                section.rows.heights.allSatisfy { $0 >= 0 && $0.isFinite }, "section \(index) has a row without height")
            precondition(abs(self.top(ofSection: index) - top) < 0.01, "section \(index) is not below the one before")
            top += section.height
        }
        precondition(abs(top + tableFooter - height) < 0.01, "the sections do not add up to \(height)")
    }
}
