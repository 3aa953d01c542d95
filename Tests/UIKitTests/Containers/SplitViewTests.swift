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
        var detailWasLoaded: Bool?
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            detailWasLoaded =
                (secondaryViewController as? UINavigationController)?.topViewController?.isViewLoaded
            return discards
        }
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
        #expect(listener.detailWasLoaded == true, "delegates look at the detail's outlets")
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

    /// A split view controller on a tablet's screen, upright or turned.
    private func tablet(
        _ style: UISplitViewController.Style, landscape: Bool, _ body: (UISplitViewController, Simulator) -> Void
    ) throws {
        let device = try #require(DeviceProfile.named("iPad Pro (11-inch)"))
        UIScreen.main.configure(device: device)
        UIScreen.main.change(to: device.screen(landscape: landscape))
        defer { UIScreen.main.configure(device: .standard) }
        let split = UISplitViewController(style: style)
        split.setViewController(UIViewController(), for: .primary)
        if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
        split.setViewController(UIViewController(), for: .secondary)
        let simulator = Simulator(root: split)
        simulator.advance(by: 0.1)
        body(split, simulator)
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect {
        split.viewController(for: column)?.navigationController?.view.frame ?? .null
    }

    @Test("A swipe from the edge of an upright tablet draws the primary column over the secondary; another hides it")
    func swipe() throws {
        try tablet(.doubleColumn, landscape: false) { split, simulator in
            #expect(split.displayMode == .secondaryOnly && frame(split, .primary).maxX <= 0)
            simulator.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 500, y: 500), duration: 0.3)
            simulator.advance(by: 1)
            #expect(split.displayMode == .secondaryOnly, "not from the middle")
            simulator.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 160, y: 500), duration: 0.3, lifts: false)
            #expect(frame(split, .primary).minX < 0 && frame(split, .primary).maxX > 100, "it follows the finger")
            simulator.move(CGPoint(x: 300, y: 500))
            simulator.advance(by: 0.02)
            simulator.up(CGPoint(x: 300, y: 500))
            simulator.advance(by: 1)
            #expect(split.displayMode == .oneOverSecondary && frame(split, .primary).minX == 0)
            #expect(frame(split, .secondary).width == split.view.bounds.width)
            simulator.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 40, y: 500), duration: 0.3)
            simulator.advance(by: 1)
            #expect(split.displayMode == .secondaryOnly)
            split.presentsWithGesture = false
            simulator.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 300, y: 500), duration: 0.3)
            simulator.advance(by: 1)
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test("Columns have the mode button in the outermost bar that shows, unless the app hides it")
    func modeButton() throws {
        try tablet(.doubleColumn, landscape: true) { split, simulator in
            let items = [UISplitViewController.Column.primary, .secondary].compactMap {
                split.viewController(for: $0)?.navigationItem
            }
            #expect(items[0].splitItem === split.displayModeButtonItem && items[1].splitItem == nil)
            split.hide(.primary)
            simulator.advance(by: 1)
            #expect(items[0].splitItem == nil && items[1].splitItem === split.displayModeButtonItem)
            #expect(items[1].leftBarButtonItems == nil, "the app's own items are left alone")
            split.displayModeButtonVisibility = .never
            simulator.advance(by: 0.1)
            #expect(items[1].splitItem == nil)
        }
    }

    @Test("Of three columns the supplementary one shows first; widths are each column's own")
    func threeColumns() throws {
        try tablet(.tripleColumn, landscape: true) { split, simulator in
            split.preferredSupplementaryColumnWidth = 250
            split.minimumSupplementaryColumnWidth = 260
            simulator.advance(by: 0.1)
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(split.isShowing(.supplementary) && !split.isShowing(.primary))
            #expect(frame(split, .supplementary) == CGRect(x: 0, y: 0, width: 260, height: split.view.bounds.height))
            #expect(split.supplementaryColumnWidth == 260)
            split.show(.primary)
            simulator.advance(by: 1)
            #expect(
                split.displayMode == .twoBesideSecondary
                    && frame(split, .supplementary).minX == split.primaryColumnWidth)
            split.preferredSplitBehavior = .displace
            split.preferredDisplayMode = .twoDisplaceSecondary
            simulator.advance(by: 1)
            #expect(frame(split, .secondary).maxX > split.view.bounds.width, "pushed aside, not made narrower")
        }
    }
}
