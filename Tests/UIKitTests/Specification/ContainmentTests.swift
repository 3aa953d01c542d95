// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapters 4 and 6 of the view controller statements: parents, children, and transitions between children.
@MainActor @Suite(.serialized)
struct ContainmentTests {
    private let journal = Journal()

    @Test("C6, C7: once the link exists, appearance, size, traits and memory warnings reach the child")
    func messages() {
        final class Child: UIViewController {
            var journal = Journal()
            override func viewWillAppear(_ animated: Bool) { journal.note("appear") }
            override func didReceiveMemoryWarning() { journal.note("memory") }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                journal.note("traits")
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                journal.note("size")
            }
        }
        let (parent, child) = (UIViewController(), Child())
        child.journal = journal
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let simulator = Simulator(root: parent)
        simulator.advance(by: 0.1)
        #expect(journal.take() == ["appear"])
        UIApplication.shared.receiveMemoryWarning()
        #expect(journal.take() == ["memory"])
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(journal.take() == ["size", "traits"])
        UIApplication.shared.deviceTurned(to: .portrait)
        simulator.advance(by: 1)
    }

    @Test("C8, C17: the child is shown in the frame it is given, whatever lies around")
    func frames() {
        let parent = UIViewController()
        let simulator = Simulator(root: parent)
        let child = UIViewController()
        parent.addChild(child)
        child.view.frame = CGRect(x: 20, y: 200, width: 100, height: 50)
        parent.view.addSubview(UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 400)))
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        simulator.advance(by: 0.1)
        #expect(simulator.frame(child.view) == CGRect(x: 20, y: 200, width: 100, height: 50))
        #expect(simulator.window.hitTest(CGPoint(x: 30, y: 210), with: nil) === child.view)
    }

    @Test("C9: constraints to a child's root view change its frame and not what is inside")
    func constraints() {
        let (parent, child) = (UIViewController(), UIViewController())
        let simulator = Simulator(root: parent)
        let inside = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        child.view.addSubview(inside)
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 70),
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 9),
            child.view.widthAnchor.constraint(equalToConstant: 100),
            child.view.heightAnchor.constraint(equalToConstant: 60),
        ])
        child.didMove(toParent: parent)
        simulator.advance(by: 0.1)
        #expect(child.view.frame == CGRect(x: 9, y: 70, width: 100, height: 60))
        #expect(inside.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test(
        "C11, C15: the controller below stays a child; what is popped is one no more; one is visible at a time",
        arguments: ["iPhone 15", "iPad (10th generation)"])
    func navigation(device: String) {
        let below = SpyController("A", journal)
        let navigation = UINavigationController(rootViewController: below)
        let top = SpyController("B", journal)
        Simulator.on(device, root: navigation) { simulator in
            navigation.pushViewController(top, animated: false)
            simulator.advance(by: 0.1)
            #expect(navigation.children == [below, top] && below.parent === navigation)
            #expect(below.viewIfLoaded?.window == nil && top.view.window != nil)
            navigation.popViewController(animated: false)
            simulator.advance(by: 0.1)
            #expect(navigation.children == [below] && top.parent == nil && top.view.window == nil)
        }
    }

    @Test("C13: container views of a storyboard make their children with the parent, links included")
    func embedded() throws {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <containerView id="c"><rect key="frame" x="10" y="20" width="200" height="100"/><connections>
            <segue destination="child" kind="embed" id="e"/></connections></containerView></subviews></view>
            </viewController></objects></scene>
            <scene sceneID="t"><objects><viewController title="child" id="child" sceneMemberID="viewController">
            <view key="view" id="w"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
            </viewController></objects></scene>
            """)
        let parent = try #require(storyboard.instantiateInitialViewController())
        parent.loadViewIfNeeded()
        let child = try #require(parent.children.first)
        #expect(child.title == "child" && child.parent === parent)
        #expect(child.view.superview?.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    }

    @Test("C14: without Interface Builder there are no children until code adds them")
    func noChildren() {
        #expect(UIViewController().children.isEmpty && UINavigationController().children.isEmpty)
        #expect(UITabBarController().children.isEmpty && UISplitViewController(style: .doubleColumn).children.isEmpty)
    }

    @Test("C16: a split controller shows both in regular width and one in compact width")
    func split() {
        func visible(_ device: String, landscape: Bool) -> Int {
            let split = UISplitViewController()
            let (master, detail) = (UIViewController(), UIViewController())
            split.viewControllers = [
                UINavigationController(rootViewController: master), UINavigationController(rootViewController: detail),
            ]
            split.preferredDisplayMode = .oneBesideSecondary
            return Simulator.on(device, landscape: landscape, root: split) { simulator in
                [master, detail].filter { controller in
                    guard let view = controller.viewIfLoaded, view.window != nil else { return false }
                    return simulator.window.bounds.intersects(simulator.frame(view))
                }.count
            }
        }
        #expect(visible("iPad (10th generation)", landscape: true) == 2)
        #expect(visible("iPhone 15", landscape: false) == 1)
    }

    @Test("C20: overrides of the four methods take part by calling super; addChild that does not adds nobody")
    func overrides() {
        final class Container: UIViewController {
            var refuses = false
            override func addChild(_ childController: UIViewController) {
                if !refuses { super.addChild(childController) }
            }
        }
        final class Child: UIViewController {
            var log: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                log.append(parent == nil ? "will leave" : "will enter")
                super.willMove(toParent: parent)
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                log.append("did \(self.parent == nil ? "leave" : "enter")")
            }
            override func removeFromParent() {
                super.removeFromParent()
                log.append("removed")
            }
        }
        let (parent, child) = (Container(), Child())
        parent.refuses = true
        parent.addChild(child)
        #expect(parent.children.isEmpty && child.parent == nil && child.log.isEmpty)
        parent.refuses = false
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(parent.children == [child])
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.log == ["will enter", "did enter", "will leave", "did leave", "removed"])
        #expect(parent.children.isEmpty)
    }

    /// Children old and new of the window's root, the old one shown.
    private func pair() -> (Simulator, UIViewController, UIViewController) {
        let simulator = Simulator()
        let (old, new) = (UIViewController(), UIViewController())
        for child in [old, new] { simulator.root.addChild(child) }
        simulator.root.view.addSubview(old.view)
        old.didMove(toParent: simulator.root)
        simulator.advance(by: 0.1)
        return (simulator, old, new)
    }

    @Test("T5: a quarter of a second, eased in and out: half of the way at half of the time")
    func timing() throws {
        let (simulator, old, new) = pair()
        old.willMove(toParent: nil)
        new.view.frame = CGRect(x: 400, y: 0, width: 393, height: 852)
        var ended: Double?
        let start = simulator.now
        simulator.root.transition(from: old, to: new, duration: 0.25, options: []) {
            new.view.frame = old.view.frame
        } completion: { _ in
            ended = simulator.now
        }
        simulator.advance(by: 0)
        #expect(old.view.superview === simulator.root.view && new.view.superview === simulator.root.view)
        simulator.advance(by: 0.125)
        let half = try #require(new.view.layer.presentation()).frame.minX
        #expect(abs(half - 200) < 8)
        simulator.advance(by: 0.2)
        #expect(try abs(#require(ended) - start - 0.25) < 0.034)
        #expect(old.view.superview == nil)
    }

    @Test("T1, T6: controllers of which one is no child raise")
    func strangers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (container, old) = (UIViewController(), UIViewController())
                container.addChild(old)
                container.view.addSubview(old.view)
                container.transition(from: old, to: UIViewController(), duration: 0, options: [], animations: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException") && text.contains("must have a common parent"))
    }

    @Test("T6: the children of another container raise")
    func childrenOfAnother() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (container, old, new) = (UIViewController(), UIViewController(), UIViewController())
                for child in [old, new] { container.addChild(child) }
                container.view.addSubview(old.view)
                UIViewController().transition(from: old, to: new, duration: 0, options: [], animations: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInvalidArgumentException") && text.contains("must have a common parent"))
    }

    @Test("T7: a container that forwards appearance itself may not use the transition")
    func manualContainers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let container = SpyController("A", Journal())
                container.forwards = false
                let (old, new) = (UIViewController(), UIViewController())
                for child in [old, new] { container.addChild(child) }
                container.view.addSubview(old.view)
                container.transition(from: old, to: new, duration: 0, options: [], animations: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("forwards appearance methods itself") && text.contains("must not be called"))
    }
}
