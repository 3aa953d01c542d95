// SPDX-License-Identifier: MIT

/// What tables have in the rows that are not on the screen. Each row's cell is asked for once, as long as the table's rows
/// stay what they are.
@MainActor
struct HiddenRows {
    private struct Known {
        var revision: Int
        var rows: [IndexPath: AutomationElement] = [:]
    }

    /// Asking for a cell costs as much as showing it; later rows have no contents.
    private static let filledRows = 200
    /// Rows that are told of at all.
    private static let limit = 2000
    private var tables: [ObjectIdentifier: Known] = [:]

    /// In order; frames in the table's content coordinates.
    mutating func rows(of table: UITableView) -> [(IndexPath, AutomationElement)] {
        guard table.bounds.width > 0, table.dataSourceStorage != nil, table.window != nil else { return [] }
        _ = table.loaded
        var known = tables[ObjectIdentifier(table)] ?? Known(revision: table.dataRevision)
        if known.revision != table.dataRevision { known = Known(revision: table.dataRevision) }
        var result: [(IndexPath, AutomationElement)] = []
        for (index, path) in Self.paths(of: table).enumerated() where table.cells[path] == nil {
            let element = known.rows[path] ?? Self.element(at: path, of: table, isFilled: index < Self.filledRows)
            known.rows[path] = element
            result.append((path, element))
        }
        // Asking for cells may measure rows.
        known.revision = table.dataRevision
        tables[ObjectIdentifier(table)] = known
        return result
    }

    private static func paths(of table: UITableView) -> [IndexPath] {
        var paths: [IndexPath] = []
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                guard paths.count < limit else { return paths }
                paths.append(IndexPath(row: row, section: section))
            }
        }
        return paths
    }

    private static func element(at path: IndexPath, of table: UITableView, isFilled: Bool) -> AutomationElement {
        guard isFilled else {
            var element = AutomationElement(role: .cell)
            element.frame = table.rowRect(path)
            return element
        }
        let cell = table.suppliedCell(at: path)
        table.pool.remove(cell)
        table.adopt(cell, path)
        UIView.performWithoutAnimation { cell.layoutIfNeeded() }
        var tree = AutomationTree()
        var element = tree.element(for: cell) ?? AutomationElement(role: .cell)
        let wanted = table.rowRect(path)
        shift(&element, by: CGVector(dx: wanted.minX - element.frame.minX, dy: wanted.minY - element.frame.minY))
        if cell.reuseIdentifier != nil {
            cell.isHidden = true
            _ = table.pool.put(cell)
        }
        return element
    }

    private static func shift(_ element: inout AutomationElement, by vector: CGVector) {
        element.frame = element.frame.offsetBy(dx: vector.dx, dy: vector.dy)
        for index in element.children.indices { shift(&element.children[index], by: vector) }
    }
}
