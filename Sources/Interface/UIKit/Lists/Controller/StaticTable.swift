// SPDX-License-Identifier: MIT

/// The rows that a storyboard lays out itself.
@MainActor
final class StaticTable {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
    }

    var sections: [Section]

    init(sections: [Section]) { self.sections = sections }

    func cell(_ path: IndexPath) -> UITableViewCell {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].cells.indices.contains(path.row)
        else {
            NSException.raise(
                .rangeException, "the storyboard's table has no row \(path); it counts \(sections.map(\.cells.count))")
        }
        return sections[path.section].cells[path.row]
    }

    /// nil: the table's, or no such row.
    func height(_ path: IndexPath) -> CGFloat? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].cells.indices.contains(path.row)
        else { return nil }
        return sections[path.section].cells[path.row].interfaceHeight
    }
}
