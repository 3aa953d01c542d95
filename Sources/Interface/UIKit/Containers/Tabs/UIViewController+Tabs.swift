// SPDX-License-Identifier: MIT

extension UIViewController {
    private static let itemKey = "UITabBarItem"

    var hasOwnTabBarItem: Bool { attachments[Self.itemKey] != nil }

    var tabBarItemStorage: UITabBarItem? {
        get {
            if let item = attachments[Self.itemKey] as? UITabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            attachments[Self.itemKey] = item
            return item
        }
        set {
            attachments[Self.itemKey] = newValue
            guard let tabs = parent as? UITabBarController else { return }
            tabs.bar.setItems(tabs.list.map { $0.tabBarItem }, animated: false)
            tabs.bar.selectedItem = tabs.selected?.tabBarItem
        }
    }

    var nearestTabBarController: UITabBarController? {
        var controller = parent
        while let candidate = controller {
            if let tabs = candidate as? UITabBarController { return tabs }
            controller = candidate.parent
        }
        return nil
    }
}
