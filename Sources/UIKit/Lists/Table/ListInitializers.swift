// SPDX-License-Identifier: MIT
import Glibc

/// Makes cells and headers of classes known only at run time, through their overrides of the designated initialisers.
@MainActor
enum ListInitializers {
    static func cell(_ cls: AnyClass, style: UITableViewCell.CellStyle, _ identifier: String?) -> UITableViewCell {
        guard let cellInitializer else { return UITableViewCell(style: style, reuseIdentifier: identifier) }
        return cellInitializer.make(
            cls, byte: UInt8(style.rawValue), string: identifier, as: UITableViewCell.self)
    }

    static func headerFooter(_ cls: AnyClass, _ identifier: String?) -> UITableViewHeaderFooterView? {
        guard cls is UITableViewHeaderFooterView.Type, let headerFooterInitializer else { return nil }
        return headerFooterInitializer.make(cls, string: identifier, as: UITableViewHeaderFooterView.self)
    }

    /// The initialisers' places in the vtables, by their mangled names.
    private static let cellInitializer = find(
        "$s5UIKit15UITableViewCellC", "5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq")
    private static let headerFooterInitializer = find(
        "$s5UIKit27UITableViewHeaderFooterViewC", "15reuseIdentifierACSSSg_tcfCTq")

    private static func find(_ cls: String, _ method: String) -> DynamicInitializer? {
        guard let program = dlopen(nil, RTLD_NOW), let description = dlsym(program, cls + "Mn"),
            let method = dlsym(program, cls + method)
        else { return nil }
        return DynamicInitializer(method: method, description: description)
    }
}
