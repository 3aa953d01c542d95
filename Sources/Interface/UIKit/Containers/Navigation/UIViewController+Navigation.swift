// SPDX-License-Identifier: MIT

extension UIViewController {
    private static let itemKey = "UINavigationItem"
    private static let toolbarKey = "toolbarItems"
    private static let insetsKey = "containerInsets"

    /// Made when first asked for, with the controller's title.
    var navigationItemStorage: UINavigationItem {
        get {
            if let item = attachments[Self.itemKey] as? UINavigationItem { return item }
            let item = UINavigationItem(title: "")
            item.title = titleStorage
            attachments[Self.itemKey] = item
            return item
        }
        set { attachments[Self.itemKey] = newValue }
    }

    /// Replaces the item: storyboards bring their own.
    package func setNavigationItem(_ item: UINavigationItem) {
        navigationItemStorage = item
        if item.title == nil || item.title?.isEmpty == true { item.title = titleStorage }
    }

    var nearestNavigationController: UINavigationController? {
        var controller = parent
        while let candidate = controller {
            if let navigation = candidate as? UINavigationController { return navigation }
            controller = candidate.parent
        }
        return nil
    }

    var toolbarItemsStorage: [UIBarButtonItem]? {
        get { attachments[Self.toolbarKey] as? [UIBarButtonItem] }
        set { attachments[Self.toolbarKey] = newValue }
    }

    func changeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        toolbarItemsStorage = items
        guard let navigation = navigationController, navigation.topViewController === self else { return }
        navigation.tools.setItems(items, animated: animated)
    }

    /// What the bars of the container cover of the view, in addition to the safe area it inherits.
    package var containerInsets: UIEdgeInsets {
        get { attachments[Self.insetsKey] as? UIEdgeInsets ?? .zero }
        set {
            guard newValue != containerInsets else { return }
            attachments[Self.insetsKey] = newValue
            viewIfLoaded?.updateSafeArea()
        }
    }

    /// The button that switches between editing and not.
    func makeEditButtonItem() -> UIBarButtonItem {
        if let made = attachments["editButtonItem"] as? UIBarButtonItem { return made }
        let item = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        attachments["editButtonItem"] = item
        return item
    }

    /// Keeps the edit button's title in step.
    func updateEditButtonItem() {
        guard let item = attachments["editButtonItem"] as? UIBarButtonItem else { return }
        item.become(isEditing ? .done : .edit)
        if !isEditing { item.style = .plain }
    }

    /// The title goes to the bars unless they have their own.
    func titleChangedForBars() {
        if let item = attachments[Self.itemKey] as? UINavigationItem { item.title = titleStorage }
        if let item = attachments["UITabBarItem"] as? UITabBarItem { item.title = titleStorage }
    }
}
