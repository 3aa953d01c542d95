// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Truth: Apple's documentation of UISplitViewController.
@MainActor @Suite(.serialized)
struct SplitViewTests {
    final class Listener: __ObjCObject, UISplitViewControllerDelegate {
        var discards = false
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { discards }
    }

    private func split() -> (UISplitViewController, UIViewController, UIViewController) {
        let split = UISplitViewController()
        let (list, detail) = (UIViewController(), UIViewController())
        split.viewControllers = [
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
        ]
        return (split, list, detail)
    }

    @Test("In compact width the detail lies on the list's stack, unless the delegate discards it")
    func collapse() {
        let (first, list, detail) = split()
        #expect(first.viewControllers.count == 2)
        let simulator = Simulator(root: first)
        #expect(first.isCollapsed && first.viewControllers.count == 1)
        #expect(detail.navigationController === list.navigationController)
        #expect(list.splitViewController === first)

        let (second, list2, detail2) = split()
        let listener = Listener()
        listener.discards = true
        second.delegate = listener
        simulator.window.rootViewController = second
        simulator.advance(by: 0.1)
        #expect(list2.navigationController?.topViewController === list2)
        list2.showDetailViewController(UINavigationController(rootViewController: detail2), sender: nil)
        simulator.advance(by: 1)
        #expect(list2.navigationController?.topViewController === detail2)
    }

    @Test("With room both show; the detail is replaced")
    func expanded() {
        let (controller, list, detail) = split()
        let parent = UIViewController()
        parent.addChild(controller)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: controller)
        _ = Simulator(root: parent)
        controller.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
        parent.view.addSubview(controller.view)
        parent.view.layoutIfNeeded()
        controller.view.layoutIfNeeded()
        #expect(!controller.isCollapsed && controller.displayMode == .oneBesideSecondary)
        #expect(controller.primaryColumnWidth == 320)
        #expect(list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(abs((detail.navigationController?.view.frame.maxX ?? 0) - 1000) < 0.01)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        #expect(controller.viewControllers.last === other)
        controller.preferredDisplayMode = .secondaryOnly
        controller.view.layoutIfNeeded()
        #expect(other.view.frame.width == 1000)
    }
}
