// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// The cookbook's chapter 3: navigation and tabs, by recipe.
@MainActor @Suite(.serialized)
struct CookbookNavigationTests {
    private let journal = Journal()

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    /// The visible texts of a bar.
    private func texts(_ view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let own = (view as? UILabel)?.text.map { $0.isEmpty ? [] : [$0] } ?? []
        return own + view.subviews.flatMap(texts)
    }

    @Test("Cookbook, 3.3: a push carries the previous title to the back button, and a pop restores")
    func backButton() {
        let navigation = UINavigationController(rootViewController: titled("Home"))
        let simulator = Simulator(root: navigation)
        navigation.pushViewController(titled("Detail"), animated: true)
        simulator.advance(by: 1)
        #expect(Set(texts(navigation.navigationBar)) == ["Home", "Detail"])
        let bar = navigation.navigationBar.frame
        #expect(abs(bar.minY - 161.0 / 3) < 0.001 && bar.width == 393 && bar.height == 44)
        simulator.tap(CGPoint(x: 25, y: 81))
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == 1 && texts(navigation.navigationBar) == ["Home"])
    }

    @Test("Cookbook, 3.3: a back button too long for its title says Back, one without room nothing")
    func longBackButton() {
        let navigation = UINavigationController(rootViewController: titled("A very long title of the first screen"))
        let simulator = Simulator(root: navigation)
        navigation.pushViewController(titled("A fairly long one"), animated: false)
        simulator.advance(by: 0.5)
        #expect(texts(navigation.navigationBar).contains("Back"))
    }

    @Test("NC5: the left and the right bar button each push their own screen")
    func menu() throws {
        let root = titled("Root")
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(root: navigation)
        let left = Target { [self] _ in navigation.pushViewController(titled("L"), animated: false) }
        let right = Target { [self] _ in navigation.pushViewController(titled("R"), animated: false) }
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Left", style: .plain, target: left, action: Target.action)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Right", style: .plain, target: right, action: Target.action)
        simulator.advance(by: 0.2)
        for (item, title) in [
            (root.navigationItem.leftBarButtonItem, "L"), (root.navigationItem.rightBarButtonItem, "R"),
        ] {
            let view = try #require(item?.view)
            let frame = simulator.frame(view)
            simulator.tap(CGPoint(x: frame.midX, y: frame.midY))
            simulator.advance(by: 0.5)
            #expect(navigation.topViewController?.title == title)
            navigation.popViewController(animated: false)
            simulator.advance(by: 0.2)
        }
    }

    @Test("NC6: a segmented control as the title view: a tap on segment 2 reports index 1 once")
    func segments() {
        let root = titled("Root")
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 0
        let changed = Target { [journal] in
            journal.note("\(($0 as? UISegmentedControl)?.selectedSegmentIndex ?? -1)")
        }
        control.addTarget(changed, action: Target.action, for: .valueChanged)
        root.navigationItem.titleView = control
        let simulator = Simulator(root: UINavigationController(rootViewController: root))
        simulator.advance(by: 0.2)
        let frame = simulator.frame(control)
        #expect(frame.minY >= 53.6 && frame.maxY <= 97.7 && abs(frame.midX - 196.5) < 2)
        simulator.tap(CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 0.5)
        #expect(journal.take() == ["1"])
    }

    @Test("NC7: several buttons on one side, the first outermost, each with its own action")
    func severalButtons() throws {
        let root = titled("Root")
        let simulator = Simulator(root: UINavigationController(rootViewController: root))
        let targets = ["A", "B", "C"].map { name in Target { [journal] _ in journal.note(name) } }
        root.navigationItem.rightBarButtonItems = targets.enumerated().map { index, target in
            UIBarButtonItem(title: "\(index)", style: .plain, target: target, action: Target.action)
        }
        simulator.advance(by: 0.2)
        let frames = try #require(root.navigationItem.rightBarButtonItems).map {
            simulator.frame(try #require($0.view))
        }
        #expect(frames[0].minX > frames[1].minX && frames[1].minX > frames[2].minX)
        for frame in frames { simulator.tap(CGPoint(x: frame.midX, y: frame.midY)) }
        #expect(journal.take() == ["A", "B", "C"])
    }

    @Test("NC8, NC9: five pushes and back to the root; an array of controllers shows the last with a working way back")
    func stacks() {
        let navigation = UINavigationController(rootViewController: titled("0"))
        let simulator = Simulator(root: navigation)
        for index in 1...5 { navigation.pushViewController(titled("\(index)"), animated: false) }
        #expect(navigation.popToRootViewController(animated: false)?.compactMap(\.title) == ["1", "2", "3", "4", "5"])
        #expect(navigation.viewControllers.map(\.title) == ["0"])
        navigation.setViewControllers([titled("a"), titled("b"), titled("c")], animated: true)
        simulator.advance(by: 1)
        #expect(navigation.topViewController?.title == "c")
        for title in ["b", "a"] {
            simulator.tap(CGPoint(x: 25, y: 81))
            simulator.advance(by: 1)
            #expect(navigation.topViewController?.title == title)
        }
    }

    @Test("Cookbook, 3.8: tabs: 49 points above the home indicator, a tap selects, a badge shows")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map { titled($0) }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "7"
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.2)
        #expect(simulator.frame(tabs.tabBar) == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
        #expect(Set(texts(tabs.tabBar)) == ["One", "Two", "Three", "7"])
        #expect(tabs.selectedIndex == 0)
        simulator.tap(CGPoint(x: 330, y: 795))
        simulator.advance(by: 0.2)
        #expect(tabs.selectedIndex == 2 && tabs.viewControllers?[2].view.window != nil)
        #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
        #expect(tabs.viewControllers?[2].view.safeAreaInsets.bottom == 83)
    }

    @Test("Cookbook, 3.8: six tabs become four and More, whose list shows the rest and pushes them")
    func more() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { titled("Tab \($0)") }
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.2)
        #expect(Set(texts(tabs.tabBar)) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        simulator.tap(CGPoint(x: 360, y: 795))
        simulator.advance(by: 0.5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        let list = tabs.moreNavigationController.viewControllers.first?.view as? UITableView
        #expect(list?.numberOfRows(inSection: 0) == 2)
        let row = list?.cellForRow(at: IndexPath(row: 1, section: 0)).map { simulator.frame($0) } ?? .zero
        simulator.tap(CGPoint(x: 100, y: row.midY))
        simulator.advance(by: 1)
        #expect(tabs.selectedViewController?.title == "Tab 6" && tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].view.window != nil)
        tabs.selectedIndex = 0
        simulator.advance(by: 0.5)
        #expect(tabs.viewControllers?[0].view.window != nil)
    }
}
