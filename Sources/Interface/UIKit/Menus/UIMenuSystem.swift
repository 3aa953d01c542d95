// SPDX-License-Identifier: MIT

/// Where menus are built: the app's commands for keys, or the edit menu of a text.
@preconcurrency @MainActor
open class UIMenuSystem: __ObjCObject {
    /// The app's own commands; hardware keys find them.
    public static let main = UIMenuSystem()
    /// Menus of what is selected.
    public static let context = UIMenuSystem()

    private var built: MenuTree?

    /// Responders are asked again before the menus are used next.
    open func setNeedsRebuild() { built = nil }
    /// States of commands are asked for whenever they show.
    open func setNeedsRevalidate() {}

    /// The commands that keys call, as responders from the first one up to the app have built them.
    var keyCommands: [UIKeyCommand] { tree.leaves.compactMap { $0 as? UIKeyCommand } }

    private var tree: MenuTree {
        if let built { return built }
        let tree = MenuTree(self, UIMenu(identifier: .root, children: Self.standardMenus))
        built = tree
        UIApplication.shared.buildMenu(with: tree)
        (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: tree)
        return tree
    }

    /// Empty: what apps hang their own menus into.
    private static let standardMenus = [
        UIMenu(title: "", identifier: .application), UIMenu(title: "File", identifier: .file),
        UIMenu(title: "Edit", identifier: .edit), UIMenu(title: "Format", identifier: .format),
        UIMenu(title: "View", identifier: .view), UIMenu(title: "Window", identifier: .window),
        UIMenu(title: "Help", identifier: .help),
    ]

    /// The edit menu's elements as the chain of a responder wants them, first the responder itself.
    func elements(_ suggested: [UIMenuElement], for responder: UIResponder) -> [UIMenuElement] {
        let tree = MenuTree(self, UIMenu(identifier: .root, children: suggested))
        var current: UIResponder? = responder
        while let next = current {
            next.buildMenu(with: tree)
            current = next.next
        }
        return tree.root.children
    }
}

/// Changes the menus of a system. Menus are named by their identifiers, wherever they are.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// A tree of menus; each change makes the menus on the way to it anew.
@MainActor
final class MenuTree: __ObjCObject, UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, _ root: UIMenu) {
        self.system = system
        self.root = root
        super.init()
    }

    /// All that is no menu.
    var leaves: [UIMenuElement] { Self.leaves(of: root) }

    private static func leaves(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { ($0 as? UIMenu).map(leaves) ?? [$0] }
    }

    // MARK: Looking up

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(identifier, in: root) }

    private static func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        for case let child as UIMenu in menu.children {
            if let found = find(identifier, in: child) { return found }
        }
        return nil
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        leaves.lazy.compactMap { $0 as? UICommand }.first {
            $0.action == action && ($0.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
        }
    }

    // MARK: Changing

    /// The tree with each menu's children as `change` wants them; nil leaves them.
    private func rebuild(_ change: (UIMenu) -> [UIMenuElement]?) { root = Self.rebuilt(root, change) }

    private static func rebuilt(_ menu: UIMenu, _ change: (UIMenu) -> [UIMenuElement]?) -> UIMenu {
        let children = change(menu) ?? menu.children
        let inner = children.map { child in (child as? UIMenu).map { rebuilt($0, change) } ?? child }
        return menu.replacingChildren(inner)
    }

    /// Puts other elements in place of one menu, wherever it is.
    private func exchange(_ identifier: UIMenu.Identifier, _ elements: (UIMenu) -> [UIMenuElement]) {
        rebuild { menu in
            guard menu.children.contains(where: { ($0 as? UIMenu)?.identifier == identifier }) else { return nil }
            return menu.children.flatMap { child -> [UIMenuElement] in
                guard let found = child as? UIMenu, found.identifier == identifier else { return [child] }
                return elements(found)
            }
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        exchange(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) { rebuild { $0.identifier == parentIdentifier ? childrenBlock($0.children) : nil } }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        exchange(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        exchange(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { exchange(removedIdentifier) { _ in [] } }
}

/// How a menu shows (iOS 17.4).
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: __ObjCObject {
    /// Of its rows; zero: as many as the system wants.
    open var maximumNumberOfTitleLines = 0
    public override init() { super.init() }
}
