// SPDX-License-Identifier: MIT

/// Every requirement is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { byName(self, "splitViewController:willChangeToDisplayMode:", [svc, displayMode]) }
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        byName(self, "targetDisplayModeForActionInSplitViewController:", [svc], or: .automatic)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        byName(self, "splitViewController:showViewController:sender:", [splitViewController, vc, sender], or: false)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        byName(
            self, "splitViewController:showDetailViewController:sender:", [splitViewController, vc, sender], or: false)
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        byName(self, "primaryViewControllerForCollapsingSplitViewController:", [splitViewController], or: nil)
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        byName(self, "primaryViewControllerForExpandingSplitViewController:", [splitViewController], or: nil)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        byName(
            self, "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
            [splitViewController, secondaryViewController, primaryViewController], or: false)
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        byName(
            self, "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
            [splitViewController, primaryViewController], or: nil)
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        byName(
            self, "splitViewController:topColumnForCollapsingToProposedTopColumn:", [svc, proposedTopColumn],
            or: proposedTopColumn)
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        byName(
            self, "splitViewController:displayModeForExpandingToProposedDisplayMode:", [svc, proposedDisplayMode],
            or: proposedDisplayMode)
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        byName(self, "splitViewControllerDidCollapse:", [svc])
    }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        byName(self, "splitViewControllerDidExpand:", [svc])
    }
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        byName(self, "splitViewController:willShowColumn:", [svc, column])
    }
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        byName(self, "splitViewController:willHideColumn:", [svc, column])
    }
}
