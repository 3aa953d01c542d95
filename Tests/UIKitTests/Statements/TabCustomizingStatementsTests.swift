// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Persons order the tabs of a bar.
@MainActor @Suite(.serialized)
struct TabCustomizingStatementsTests {
    private final class Listener: Foundation.NSObject, UITabBarControllerDelegate, UITabBarDelegate {
        let journal = Journal()
        func tabBarController(_ tabs: UITabBarController, willBeginCustomizing controllers: [UIViewController]) {
            journal.note("will begin \(controllers.count)")
        }
        func tabBarController(
            _ tabs: UITabBarController, willEndCustomizing controllers: [UIViewController], changed: Bool
        ) { journal.note("will end \(changed)") }
        func tabBarController(
            _ tabs: UITabBarController, didEndCustomizing controllers: [UIViewController], changed: Bool
        ) { journal.note("did end \(changed) " + controllers.compactMap(\.title).joined()) }
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { journal.note("will begin") }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
            journal.note("did begin \(items.count)")
        }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            journal.note("will end")
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            journal.note("did end \(changed) " + items.compactMap(\.title).joined())
        }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    private func label(_ text: String, _ view: UIView) throws -> UILabel {
        try #require(descendants(view, of: UILabel.self).first { $0.text == text })
    }

    private func titles(_ bar: UITabBar) -> [String] { (bar.items ?? []).compactMap(\.title) }

    private func drag(_ text: String, to other: String, _ simulator: Simulator, _ bar: UITabBar) throws {
        let panel = try #require(bar.customization)
        let (from, to) = (simulator.frame(try label(text, panel)), simulator.frame(try label(other, bar)))
        simulator.drag(
            from: CGPoint(x: from.midX, y: from.midY - 10), to: CGPoint(x: to.midX, y: to.midY - 10), duration: 0.5)
        simulator.advance(by: 0.2)
    }

    @Test(
        "NC10: six tabs are four and More; in its Edit a person drags one onto another, the delegate gets the new order"
    )
    func moreTab() throws {
        let (tabs, listener) = (UITabBarController(), Listener())
        tabs.viewControllers = ["A", "B", "C", "D", "E", "F"].map(titled)
        tabs.delegate = listener
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.2)
        #expect(titles(tabs.tabBar) == ["A", "B", "C", "D", "More"])
        simulator.tap(CGPoint(x: 360, y: 795))
        simulator.advance(by: 0.5)
        let more = tabs.moreNavigationController
        let edit = try #require(more.topViewController?.navigationItem.rightBarButtonItem?.view)
        simulator.tap(middleOf: edit)
        simulator.advance(by: 0.5)
        #expect(tabs.tabBar.isCustomizing && listener.journal.take() == ["will begin 6"])
        try drag("F", to: "B", simulator, tabs.tabBar)
        #expect(titles(tabs.tabBar) == ["A", "F", "C", "D", "More"])
        try drag("E", to: "More", simulator, tabs.tabBar)
        #expect(titles(tabs.tabBar) == ["A", "F", "C", "D", "More"], "More stays")
        let done = try label("Done", try #require(tabs.tabBar.customization))
        simulator.tap(middleOf: done)
        #expect(listener.journal.take() == ["will end true"])
        simulator.advance(by: 0.6)
        #expect(listener.journal.take() == ["did end true AFCDBE"] && !tabs.tabBar.isCustomizing)
        #expect(tabs.viewControllers?.compactMap(\.title) == ["A", "F", "C", "D", "B", "E"])
        simulator.tap(CGPoint(x: 118, y: 795))
        simulator.advance(by: 0.3)
        #expect(tabs.selectedViewController?.title == "F")
        tabs.customizableViewControllers = nil
        #expect(more.viewControllers.first?.navigationItem.rightBarButtonItem == nil)
    }

    @Test(
        "CO45: beginCustomizingItems shows a panel above the bar with the items and Done; the delegate hears of each step"
    )
    func bar() throws {
        let (bar, listener) = (UITabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83)), Listener())
        let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = Array(items.prefix(2))
        bar.delegate = listener
        let simulator = Simulator()
        simulator.root.view.addSubview(bar)
        simulator.advance(by: 0.1)
        bar.beginCustomizingItems(items)
        simulator.advance(by: 0.5)
        #expect(bar.isCustomizing && listener.journal.take() == ["will begin", "did begin 3"])
        let panel = try #require(bar.customization)
        for text in ["A", "B", "C", "Done"] { #expect(simulator.frame(try label(text, panel)).maxY < 769) }
        try drag("C", to: "A", simulator, bar)
        #expect(titles(bar) == ["C", "B"])
        #expect(bar.endCustomizing(animated: true))
        simulator.advance(by: 0.6)
        #expect(listener.journal.take() == ["will end", "did end true CB"] && !bar.isCustomizing)
        #expect(panel.window == nil && !bar.endCustomizing(animated: false))
    }
}
