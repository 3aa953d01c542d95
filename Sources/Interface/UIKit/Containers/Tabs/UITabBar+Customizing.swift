// SPDX-License-Identifier: MIT

extension UITabBar {
    /// - Parameter fixed: an item of the bar that stays where it is.
    func beginCustomizing(_ items: [UITabBarItem], fixed: UITabBarItem?) {
        guard customization == nil, let window else { return }
        let panel = TabCustomizationPanel(bar: self, items: items, fixed: fixed)
        customization = panel
        panel.frame = window.bounds
        if let delegate { _ = optionalCall { delegate.tabBar(self, willBeginCustomizing: items) } }
        window.addSubview(panel)
        panel.slideIn()
    }
}

extension UITabBarController {
    /// What a person may move, and the tabs there are, above "More".
    func beginCustomizing() {
        let movable = customizableViewControllers ?? []
        let items = list.filter { controller in movable.contains { $0 === controller } }.compactMap(\.tabBarItem)
        bar.beginCustomizing(items, fixed: overflow.isEmpty ? nil : moreController.tabBarItem)
    }

    func customizingBegins() {
        guard let delegate else { return }
        let movable = customizableViewControllers ?? []
        _ = optionalCall { delegate.tabBarController(self, willBeginCustomizing: movable) }
    }

    /// The controllers in the order of the bar's items, the others after them as they were.
    private func order(of items: [UITabBarItem]) -> [UIViewController] {
        let shown = items.compactMap { item in list.first { $0.tabBarItem === item } }
        return shown + list.filter { controller in !shown.contains { $0 === controller } }
    }

    func customizingEnds(with items: [UITabBarItem], changed: Bool) {
        guard let delegate else { return }
        let order = order(of: items)
        _ = optionalCall { delegate.tabBarController(self, willEndCustomizing: order, changed: changed) }
    }

    func customizingEnded(with items: [UITabBarItem], changed: Bool) {
        if changed { reorder(order(of: items)) }
        guard let delegate else { return }
        let order = list
        _ = optionalCall { delegate.tabBarController(self, didEndCustomizing: order, changed: changed) }
    }

    private func reorder(_ order: [UIViewController]) {
        list = order
        arrangeTabs()
        if let selected { bar.selectedItem = staged(selected).tabBarItem }
    }
}
