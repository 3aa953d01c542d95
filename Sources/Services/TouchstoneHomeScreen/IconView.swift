// SPDX-License-Identifier: MIT
import UIKit

/// An app's icon with its name and badge: a touch launches the app, a long one offers its quick actions.
final class IconView: HomeItemView {
    private(set) var icon: HomeIcon
    /// The second is the type of a quick action.
    var launch: ((HomeIcon, String?) -> Void)?
    /// Icons can be moved from now on.
    var edit: (() -> Void)?

    /// - Parameter showsName: the dock's icons have none.
    init(_ icon: HomeIcon, showsName: Bool) {
        self.icon = icon
        super.init(.app(icon.identifier), picture: UIImageView())
        self.showsName = showsName
        addAction(UIAction { [weak self] _ in self?.touched() }, for: .touchUpInside)
        show(icon)
    }

    required init?(coder: NSCoder) { fatalError("IconView: is made in code only") }

    override var isRemovable: Bool { !icon.isSystem }

    private var isEditing = false

    override func setEditing(_ isEditing: Bool, phase: Int) {
        super.setEditing(isEditing, phase: phase)
        self.isEditing = isEditing
    }

    private func touched() {
        if !isEditing { launch?(icon, nil) }
    }

    /// What the app is called, and its number, may have changed.
    func show(_ icon: HomeIcon) {
        self.icon = icon
        (picture as? UIImageView)?.image = icon.picture
        show(name: icon.name, badge: icon.badge)
        accessibilityIdentifier = icon.identifier
        accessibilityLabel = icon.name
        accessibilityValue = icon.badge > 0 ? "\(icon.badge) new item\(icon.badge == 1 ? "" : "s")" : nil
    }

    // MARK: Quick actions

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            // Lifted, it is as bright as before.
            self?.picture.alpha = 1
            return self?.menu()
        }
    }

    private func menu() -> UIMenu {
        let quick = icon.shortcuts.map { shortcut in
            UIAction(
                title: shortcut.title, subtitle: shortcut.subtitle,
                image: shortcut.symbol.flatMap { UIImage(systemName: $0) }
            ) { [weak self] _ in self.map { $0.launch?($0.icon, shortcut.type) } }
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: system), UIMenu(options: .displayInline, children: quick),
        ])
    }

    private var system: [UIMenuElement] {
        let edit = UIAction(title: "Edit Home Screen", image: UIImage(systemName: "apps.iphone")) { [weak self] _ in
            self?.edit?()
        }
        guard isRemovable else { return [edit] }
        let image = UIImage(systemName: "minus.circle")
        return [
            edit,
            UIAction(title: "Remove App", image: image, attributes: .destructive) { [weak self] _ in self?.remove?() },
        ]
    }
}
