// SPDX-License-Identifier: MIT

/// The edit menu of a row or an item, for delegates of the time before context menus: a finger that rests on it shows
/// those of the commands Cut, Copy and Paste, and of the menu items of `UIMenuController`, that the delegate allows.
@MainActor
struct ItemEditMenu {
    let cell: UIView
    let mayPerform: (Selector) -> Bool
    let perform: (Selector) -> Void

    private static let standard = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]

    /// - Returns: whether there was something to show.
    func show() -> Bool {
        let standard = Self.standard.map { (SystemStrings.text($0.0), Selector($0.1)) }.filter { mayPerform($0.1) }
        // What an app adds, its cell has to implement: the delegate may only forbid it.
        let own = (UIMenuController.shared.menuItems ?? []).filter { item in
            cell.target(forAction: item.action, withSender: UIMenuController.shared) as? UIView === cell
                && mayPerform(item.action)
        }
        let items =
            standard.map { command in EditMenuItem(title: command.0) { perform(command.1) } }
            + own.map { item in
                EditMenuItem(title: item.title) {
                    UIApplication.shared.sendAction(item.action, to: cell, from: UIMenuController.shared, for: nil)
                }
            }
        guard !items.isEmpty else { return false }
        EditMenu.shared.show(items, from: cell.bounds, in: cell)
        return true
    }
}

extension UICollectionView {
    /// - Returns: whether a menu is shown.
    func showEditMenu(at path: IndexPath?) -> Bool {
        guard let path, let delegate, let cell = cellForItem(at: path),
            optionalCall({ delegate.collectionView(self, shouldShowMenuForItemAt: path) }) ?? false
        else { return false }
        let sender = UIMenuController.shared
        let menu = ItemEditMenu(
            cell: cell,
            mayPerform: { action in
                optionalCall {
                    delegate.collectionView(self, canPerformAction: action, forItemAt: path, withSender: sender)
                } ?? false
            },
            perform: { action in
                _ = optionalCall {
                    delegate.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
                }
            })
        return menu.show()
    }
}

extension UITableView {
    /// - Returns: whether a menu is shown.
    func showEditMenu(at path: IndexPath) -> Bool {
        guard let delegate = tableDelegate, let cell = cellForRow(at: path),
            optionalCall({ delegate.tableView(self, shouldShowMenuForRowAt: path) }) ?? false
        else { return false }
        let sender = UIMenuController.shared
        let menu = ItemEditMenu(
            cell: cell,
            mayPerform: { action in
                optionalCall {
                    delegate.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
                } ?? false
            },
            perform: { action in
                _ = optionalCall {
                    delegate.tableView(self, performAction: action, forRowAt: path, withSender: sender)
                }
            })
        return menu.show()
    }
}
