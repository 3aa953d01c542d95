// SPDX-License-Identifier: MIT
internal import CViewDescriptors

/// Makes cells and headers of classes known only at run time, through their overrides of the designated initialisers.
@MainActor
enum ListInitializers {
    static func cell(_ cls: AnyClass, style: UITableViewCell.CellStyle, _ identifier: String?) -> UITableViewCell {
        cellInitializer.make(cls, byte: UInt8(style.rawValue), string: identifier, as: UITableViewCell.self)
    }

    static func headerFooter(_ cls: AnyClass, _ identifier: String?) -> UITableViewHeaderFooterView? {
        guard cls is UITableViewHeaderFooterView.Type else { return nil }
        return headerFooterInitializer.make(cls, string: identifier, as: UITableViewHeaderFooterView.self)
    }

    private static let cellInitializer = DynamicInitializer(
        method: tvd_table_cell_init_style(), description: tvd_table_cell_class())
    private static let headerFooterInitializer = DynamicInitializer(
        method: tvd_table_header_init_identifier(), description: tvd_table_header_class())
}
