// SPDX-License-Identifier: MIT

extension UIControl: UIContextMenuInteractionDelegate {
    func enableContextMenu(_ isEnabled: Bool) {
        guard isEnabled != (menuStorage != nil) else { return }
        if let menuStorage { removeInteraction(menuStorage) }
        menuStorage = isEnabled ? UIContextMenuInteraction(delegate: self) : nil
        if let menuStorage { addInteraction(menuStorage) }
    }

    /// Opens the control's menu as its primary action.
    ///
    /// - Returns: whether there is one.
    func showMenu(at location: CGPoint) -> Bool {
        let interaction = menuStorage ?? UIContextMenuInteraction(delegate: self)
        guard window != nil,
            let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: location),
            let menu = (self as? UIButton)?.menu ?? configuration.actionProvider?([])
        else { return false }
        contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
        let order = (self as? UIButton)?.preferredMenuElementOrder ?? .automatic
        let shown = MenuPresentation.present(menu, from: self, order: order) { [weak self] in
            self?.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
        }
        return shown != nil
    }
}

extension UIButton {
    func menuChanged() {
        enableContextMenu(menu != nil)
        if isPopUpButton { showSelectedElement() }
    }

    /// Its menu is a choice, and its title what was chosen.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// A pop-up button bears the title of what is chosen in its menu, the first element if nothing is.
    func showSelectedElement() {
        guard let menu else { return }
        let leaves = MenuSection.sections(of: menu).flatMap(\.elements).compactMap { $0 as? any UIMenuLeaf }
        guard let selected = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return }
        if selected.state != .on { selected.state = .on }
        if configuration != nil {
            configuration?.title = selected.title
        } else {
            setTitle(selected.title, for: .normal)
        }
    }
}
