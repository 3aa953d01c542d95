// SPDX-License-Identifier: MIT

extension StoryboardScene {
    /// Children that belong to containers: roots of navigation, tabs.
    func connectRelationships() {
        guard let controller else { return }
        let segues =
            node.child("connections")?.children.filter { $0.name == "segue" && $0["kind"] == "relationship" } ?? []
        func made(_ relationship: String) -> [UIViewController] {
            segues.filter { $0["relationship"] == relationship }.compactMap { segue in
                segue["destination"].flatMap { storyboard?.controller($0) }
            }
        }
        switch controller {
        case let navigation as UINavigationController:
            let roots = made("rootViewController")
            if !roots.isEmpty { navigation.viewControllers = roots }
        case let tabs as UITabBarController:
            let controllers = made("viewControllers")
            if !controllers.isEmpty { tabs.viewControllers = controllers }
        case let split as UISplitViewController:
            if split.style == .unspecified {
                split.viewControllers = made("masterViewController") + made("detailViewController")
                return
            }
            let columns: [(String, UISplitViewController.Column)] = [
                ("masterViewController", .primary), ("primaryViewController", .primary),
                ("supplementaryViewController", .supplementary), ("detailViewController", .secondary),
                ("secondaryViewController", .secondary), ("compactViewController", .compact),
            ]
            for (name, column) in columns {
                if let controller = made(name).first { split.setViewController(controller, for: column) }
            }
        default: break
        }
    }
}
