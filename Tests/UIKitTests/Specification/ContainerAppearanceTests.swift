// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// The order of appearance callbacks for what containers do, as public logs of iOS show it.
@MainActor @Suite(.serialized)
struct ContainerAppearanceTests {
    private let journal = Journal()

    private func spy(_ name: String) -> SpyController { SpyController(name, journal) }

    private func start(_ root: UIViewController) -> Simulator {
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.2)
        return simulator
    }

    @Test("Chapter 3, tabs: the new one will appear, the old one will and did disappear, the new one did appear")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [spy("A"), spy("B")]
        let simulator = start(tabs)
        #expect(journal.take() == ["A.willAppear", "A.didAppear"])
        tabs.selectedIndex = 1
        simulator.advance(by: 0.2)
        #expect(journal.take() == ["B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
        simulator.tap(CGPoint(x: 90, y: 795))
        simulator.advance(by: 0.2)
        #expect(journal.take() == ["A.willAppear", "B.willDisappear", "B.didDisappear", "A.didAppear"])
    }

    @Test("Chapter 3, navigation in tabs: what is on top of the stack follows the tab")
    func nested() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: spy("A"))
        tabs.viewControllers = [navigation, spy("B")]
        let simulator = start(tabs)
        navigation.pushViewController(spy("C"), animated: false)
        simulator.advance(by: 0.2)
        _ = journal.take()
        tabs.selectedIndex = 1
        simulator.advance(by: 0.2)
        let log = journal.take()
        #expect(log.filter { $0.hasPrefix("C") } == ["C.willDisappear", "C.didDisappear"])
        #expect(log.filter { $0.hasPrefix("B") } == ["B.willAppear", "B.didAppear"])
        #expect(!log.contains { $0.hasPrefix("A") })
    }

    @Test("Chapter 4, navigation: back to the root tells only the top and the root")
    func popToRoot() {
        let navigation = UINavigationController(rootViewController: spy("A"))
        let simulator = start(navigation)
        for name in ["B", "C"] { navigation.pushViewController(spy(name), animated: false) }
        simulator.advance(by: 0.2)
        _ = journal.take()
        navigation.popToRootViewController(animated: false)
        simulator.advance(by: 0.2)
        #expect(journal.take() == ["C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"])
    }

    @Test("Chapter 4, navigation: another stack with the same top tells nobody; with another top both tops")
    func replacedStack() {
        let (bottom, top) = (spy("A"), spy("B"))
        let navigation = UINavigationController(rootViewController: bottom)
        let simulator = start(navigation)
        navigation.pushViewController(top, animated: false)
        simulator.advance(by: 0.2)
        _ = journal.take()
        navigation.viewControllers = [spy("X"), top]
        simulator.advance(by: 0.2)
        #expect(journal.take().isEmpty)
        navigation.viewControllers = [spy("Y")]
        simulator.advance(by: 0.2)
        #expect(journal.take() == ["B.willDisappear", "Y.willAppear", "B.didDisappear", "Y.didAppear"])
    }

    @Test("Chapter 4, navigation: the delegate hears of the first controller between its will and did appear")
    func firstShown() {
        final class Delegate: __ObjCObject, UINavigationControllerDelegate {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { journal.note("willShow") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) { journal.note("didShow") }
        }
        let delegate = Delegate(journal)
        let navigation = UINavigationController(rootViewController: spy("A"))
        navigation.delegate = delegate
        let simulator = start(navigation)
        #expect(journal.take() == ["A.willAppear", "willShow", "didShow", "A.didAppear"])
        withExtendedLifetime(simulator) {}
    }

    @Test("Chapter 9, a full screen over tabs: the selected controller disappears and comes back")
    func modalOverTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [spy("A"), spy("B")]
        let simulator = start(tabs)
        _ = journal.take()
        let modal = spy("M")
        modal.modalPresentationStyle = .fullScreen
        tabs.selectedViewController?.present(modal, animated: false)
        simulator.advance(by: 0.2)
        #expect(journal.take() == ["A.willDisappear", "M.willAppear", "M.didAppear", "A.didDisappear"])
        tabs.dismiss(animated: false)
        simulator.advance(by: 0.2)
        #expect(journal.take() == ["M.willDisappear", "A.willAppear", "A.didAppear", "M.didDisappear"])
    }

    @Test("Chapter 4, pages: another page set by code, not animated")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([spy("A")], direction: .forward, animated: false)
        let simulator = start(pages)
        _ = journal.take()
        pages.setViewControllers([spy("B")], direction: .forward, animated: false)
        simulator.advance(by: 0.2)
        let log = journal.take()
        #expect(log.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
        #expect(log.filter { $0.hasPrefix("B") } == ["B.willAppear", "B.didAppear"])
    }
}
