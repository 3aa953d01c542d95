// SPDX-License-Identifier: MIT

/// Table and collection view controllers declare the optional requirements of their views, so that subclasses can override
/// them; on iOS they have none of these. Whether a row can be deleted or moved depends on who implements them.
@MainActor
enum ControllerRequirements {
    private final class Mover: UITableViewController {
        override func tableView(_ tableView: UITableView, moveRowAt old: IndexPath, to new: IndexPath) {}
    }
    private final class Editor: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
        ) {}
    }
    private final class Measurer: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
    }
    private final class ItemMover: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath) {
        }
    }

    /// A controller class and a subclass that overrides the one method.
    private static let declared: [String: (base: AnyClass, example: AnyClass)] = [
        "tableView:moveRowAtIndexPath:toIndexPath:": (UITableViewController.self, Mover.self),
        "tableView:commitEditingStyle:forRowAtIndexPath:": (UITableViewController.self, Editor.self),
        "tableView:heightForRowAtIndexPath:": (UITableViewController.self, Measurer.self),
        "collectionView:moveItemAtIndexPath:toIndexPath:": (UICollectionViewController.self, ItemMover.self),
    ]

    /// Whether `object` implements the requirement, and does not only inherit its declaration.
    static func isMet(_ selector: Selector, by object: any NSObjectProtocol) -> Bool {
        guard object.responds(to: selector) else { return false }
        guard let (base, example) = declared[selector.name] else { return true }
        let own: AnyClass = type(of: object as AnyObject)
        guard sequence(first: own, next: { _getSuperclass($0) }).contains(where: { $0 === base }) else { return true }
        return objcOverrides(own, base, like: example)
    }
}
