// SPDX-License-Identifier: MIT

/// Shows a menu as an action sheet: the choices are there, in iOS's other form for them.
@MainActor
enum MenuPresenter {
    static func present(_ menu: UIMenu, from view: UIView?) {
        guard let presenter = view?.window?.rootViewController?.frontmost else { return }
        let sheet = UIAlertController(
            title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
        for leaf in leaves(of: menu) where !leaf.attributes.contains(.hidden) {
            let action = UIAlertAction(
                title: (leaf.state == .on ? "✓ " : "") + leaf.title,
                style: leaf.attributes.contains(.destructive) ? .destructive : .default
            ) { _ in
                leaf.performWithSender(view, target: nil)
            }
            action.isEnabled = !leaf.attributes.contains(.disabled)
            sheet.addAction(action)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        presenter.present(sheet, animated: true)
    }

    /// The leaves of the menu and of its submenus, in order.
    private static func leaves(of menu: UIMenu) -> [any UIMenuLeaf] {
        menu.children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return leaves(of: menu) }
            if let deferred = child as? UIDeferredMenuElement {
                var made: [any UIMenuLeaf] = []
                deferred.provider { made = $0.compactMap { $0 as? any UIMenuLeaf } }
                return made
            }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }
}

extension UIViewController {
    /// The last of the chain of presentations.
    var frontmost: UIViewController { presentedViewController?.frontmost ?? self }
}
