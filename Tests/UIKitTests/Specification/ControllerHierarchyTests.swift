// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 2 of the view controller statements: windows, roots, parents and presenters.
@MainActor @Suite(.serialized)
struct ControllerHierarchyTests {
    private let journal = Journal()

    @Test("H2, H4: a window made in code has no root and shows nothing until it gets one")
    func bareWindow() {
        let simulator = Simulator()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(window.rootViewController == nil && window.subviews.isEmpty)
        window.rootViewController = UIViewController()
        #expect(window.subviews.count == 1)
        withExtendedLifetime(simulator) {}
    }

    @Test("H5, H6: a container fills the space it is given: as root, presented, and inside another container")
    func containersAnywhere() {
        let root = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: root)
        #expect(simulator.frame(root.view) == simulator.window.bounds)
        let presented = UINavigationController(rootViewController: UIViewController())
        presented.modalPresentationStyle = .fullScreen
        simulator.show(presented)
        #expect(simulator.frame(presented.view) == simulator.window.bounds)
        root.dismiss(animated: false)
        let tabs = UITabBarController()
        let inner = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [inner]
        simulator.window.rootViewController = tabs
        simulator.advance(by: 0.1)
        #expect(simulator.frame(inner.view) == simulator.window.bounds)
        #expect(inner.topViewController?.view.window === simulator.window)
    }

    /// As a dump of iOS has it (swift-snapshot-testing, `testViewControllerHierarchy`).
    @Test("navigation controllers of tabs not yet selected have a view, and their children none")
    func unselectedTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
        let simulator = Simulator(root: tabs)
        simulator.advance(by: 0.1)
        let navigations = tabs.children.compactMap { $0 as? UINavigationController }
        #expect(navigations.map(\.isViewLoaded) == [true, true, true])
        #expect(navigations.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
        #expect(navigations.map { $0.topViewController?.isViewLoaded } == [true, false, false])
        tabs.selectedIndex = 1
        simulator.advance(by: 0.1)
        #expect(navigations[1].topViewController?.view.window === simulator.window)
    }

    @Test("H7, PR3: presenter and presented know each other until the dismissal")
    func links() {
        let simulator = Simulator()
        let modal = UIViewController()
        simulator.show(modal)
        #expect(simulator.root.presentedViewController === modal && modal.presentingViewController === simulator.root)
        modal.dismiss(animated: false)
        #expect(simulator.root.presentedViewController == nil && modal.presentingViewController == nil)
    }

    @Test("PR9: where nobody on the way up defines the context or fills the screen, the window's root presents")
    func rootPresents() {
        let simulator = Simulator()
        let child = half(simulator.root)
        let grandchild = half(child)
        for style in [UIModalPresentationStyle.currentContext, .fullScreen] {
            let modal = UIViewController()
            modal.modalPresentationStyle = style
            simulator.show(modal, on: grandchild)
            #expect(modal.presentingViewController === simulator.root)
            #expect(simulator.frame(modal.view) == simulator.window.bounds)
            simulator.root.dismiss(animated: false)
        }
    }

    @Test("H8, PR2: the presentation is attached to another controller than the one inside a container")
    func rerouted() {
        let inner = UIViewController()
        let navigation = UINavigationController(rootViewController: inner)
        let simulator = Simulator(root: navigation)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        simulator.show(modal, on: inner)
        #expect(modal.presentingViewController === navigation)
        #expect(inner.presentedViewController === modal)
        navigation.dismiss(animated: false)
    }

    /// A child that fills only the left half.
    private func half(_ parent: UIViewController) -> UIViewController {
        let child = UIViewController()
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 150, height: 852)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return child
    }

    @Test("H9, PR13: the controller that defines the context is covered, and its sibling stays usable")
    func context() {
        let simulator = Simulator()
        let child = half(simulator.root)
        child.definesPresentationContext = true
        let sibling = UIButton(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
        let tapped = Target { [journal] _ in journal.note("tapped") }
        sibling.addTarget(tapped, action: Target.action, for: .touchUpInside)
        simulator.root.view.addSubview(sibling)
        let modal = UIViewController()
        modal.modalPresentationStyle = .currentContext
        simulator.show(modal, on: child)
        #expect(modal.presentingViewController === child)
        #expect(simulator.frame(modal.view) == CGRect(x: 0, y: 0, width: 150, height: 852))
        simulator.tap(CGPoint(x: 250, y: 250))
        #expect(journal.take() == ["tapped"])
        child.dismiss(animated: false)
        #expect(child.view.superview === simulator.root.view && child.view.frame.width == 150)
    }

    @Test("H10, PR8: a full screen asked for by a child that covers a part covers the screen")
    func fullScreenFromPart() {
        let simulator = Simulator()
        let child = half(simulator.root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        simulator.show(modal, on: child)
        #expect(simulator.frame(modal.view) == simulator.window.bounds)
        #expect(modal.presentingViewController === simulator.root)
        simulator.root.dismiss(animated: false)
    }

    @Test("H11: a view added without the parent link is only a view: its controller has no parent and no container")
    func noLink() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: navigation)
        let stranger = UIViewController()
        navigation.topViewController?.view.addSubview(stranger.view)
        #expect(stranger.parent == nil && stranger.navigationController == nil)
        withExtendedLifetime(simulator) {}
    }

    @Test("H12: a child's view that goes into another controller's view than its parent's raises")
    func inconsistency() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                parent.addChild(child)
                other.view.addSubview(child.view)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIViewControllerHierarchyInconsistency"))
        #expect(text.contains("should have parent view controller"))
    }

    @Test("H13: a new root of a visible window: the old one disappears, the new one appears")
    func newRoot() {
        let old = SpyController("A", journal)
        let simulator = Simulator(root: old)
        simulator.advance(by: 0.1)
        _ = journal.take()
        simulator.window.rootViewController = SpyController("B", journal)
        simulator.advance(by: 0.1)
        let log = journal.take()
        #expect(log.filter { $0.hasPrefix("A") } == ["A.willDisappear", "A.didDisappear"])
        #expect(log.filter { $0.hasPrefix("B") } == ["B.willAppear", "B.didAppear"])
        #expect(old.view.window == nil)
    }
}
