// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 9 of the view controller statements: who presents, shows and dismisses.
@MainActor @Suite(.serialized)
struct PresentationRoutingTests {
    private let journal = Journal()

    @Test("PR20, PR37: present is modal whatever is around")
    func alwaysModal() {
        let inner = UIViewController()
        let navigation = UINavigationController(rootViewController: inner)
        let simulator = Simulator(root: navigation)
        let modal = UIViewController()
        simulator.show(modal, on: inner)
        #expect(navigation.viewControllers == [inner] && modal.presentingViewController != nil && modal.parent == nil)
        navigation.dismiss(animated: false)
    }

    @Test("PR21, PR22, PR38: show presents where nothing handles it, and pushes in a navigation controller")
    func show() {
        let simulator = Simulator()
        let first = UIViewController()
        simulator.root.show(first, sender: nil)
        simulator.advance(by: 1)
        #expect(simulator.root.presentedViewController === first)
        let inner = UIViewController()
        let navigation = UINavigationController(rootViewController: inner)
        simulator.window.rootViewController = navigation
        simulator.advance(by: 0.1)
        let second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        inner.show(second, sender: nil)
        simulator.advance(by: 1)
        #expect(navigation.topViewController === second && second.presentingViewController == nil)
    }

    @Test("PR23, PR24: a container's own show gets the calls of all below, and may add a child")
    func ownShow() {
        final class Container: UIViewController {
            override func show(_ vc: UIViewController, sender: Any?) {
                addChild(vc)
                view.addSubview(vc.view)
                vc.didMove(toParent: self)
            }
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
                vc.title = "detail"
                show(vc, sender: sender)
            }
            var opensOut = true
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                opensOut && super.canPerformAction(action, withSender: sender)
            }
        }
        let (container, middle, inner) = (Container(), UIViewController(), UIViewController())
        container.addChild(middle)
        middle.addChild(inner)
        let simulator = Simulator(root: container)
        let shown = UIViewController()
        inner.show(shown, sender: nil)
        simulator.advance(by: 1)
        #expect(shown.parent === container && shown.presentingViewController == nil)
        let detail = UIViewController()
        inner.showDetailViewController(detail, sender: nil)
        #expect(detail.parent === container && detail.title == "detail")
        let action = Selector("showViewController:sender:")
        #expect(inner.targetViewController(forAction: action, sender: nil) === container)
        #expect(container.targetViewController(forAction: action, sender: nil) === container)
        // One that refuses the action is passed over.
        container.opensOut = false
        #expect(inner.targetViewController(forAction: action, sender: nil) == nil)
        let presented = UIViewController()
        inner.show(presented, sender: nil)
        simulator.advance(by: 1)
        #expect(presented.parent == nil && presented.presentingViewController != nil)
        container.dismiss(animated: false)
    }

    @Test("PR27, PR28, PR29: dismiss on either side ends it, and what nobody holds is released")
    func dismissing() {
        let simulator = Simulator()
        for byPresenter in [true, false] {
            weak var gone: UIViewController?
            do {
                let modal = UIViewController()
                gone = modal
                simulator.show(modal)
                (byPresenter ? simulator.root : modal).dismiss(animated: false)
                #expect(modal.view.window == nil)
            }
            simulator.advance(by: 0.1)
            #expect(gone == nil && simulator.root.presentedViewController == nil)
        }
    }

    @Test("PR30: without animation nothing moves, and the completion has run; with it the completion comes at the end")
    func completions() {
        let simulator = Simulator()
        let first = SpyController("B", journal)
        simulator.root.present(first, animated: false) { [journal] in journal.note("done") }
        simulator.advance(by: 0.05)
        #expect(journal.take() == ["B.willAppear", "B.didAppear", "done"])
        #expect(first.view.layer.animationKeys() ?? [] == [])
        simulator.root.dismiss(animated: true) { [journal] in journal.note("gone") }
        simulator.advance(by: 0.1)
        #expect(journal.take() == ["B.willDisappear~"])
        simulator.advance(by: 2)
        #expect(journal.take() == ["B.didDisappear~", "gone"])
    }

    @Test("PR31: a controller of another storyboard is presented as any other")
    func otherStoryboard() throws {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="other" title="T" id="main"
            sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
            """)
        let simulator = Simulator()
        let other = storyboard.instantiateViewController(withIdentifier: "other")
        simulator.show(other, animated: true)
        #expect(simulator.root.presentedViewController?.title == "T" && other.storyboard != nil)
        simulator.root.dismiss(animated: false)
    }

    @Test("PR33: dismissing below takes all above along; only the topmost is seen to go")
    func chain() throws {
        let simulator = Simulator()
        let (first, second) = (SpyController("B", journal), SpyController("C", journal))
        for (controller, color) in [(simulator.root, UIColor.green), (first, .blue), (second, .red)] {
            controller.view.backgroundColor = color
            controller.modalPresentationStyle = .fullScreen
        }
        simulator.show(first)
        simulator.show(second, on: first)
        _ = journal.take()
        simulator.root.dismiss(animated: true) { [journal] in journal.note("done") }
        simulator.advance(by: 0.1)
        MainLoop.shared.renderNow()
        let frame = try #require(simulator.host.frame)
        let seen = Set(stride(from: 0, to: frame.height - 60, by: 30).map { frame.row($0)[60] })
        #expect(seen == [0xFF00_FF00, 0xFFFF_0000], "the root above, the topmost below")
        simulator.advance(by: 2)
        let log = journal.take()
        #expect(log.last == "done" && log.filter { $0.contains("didDisappear") }.count == 2)
        #expect(simulator.root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(first.view.window == nil && second.view.window == nil)
    }

    @Test("PR34: dismiss on one that presents ends what it presents, not itself")
    func middle() {
        let simulator = Simulator()
        let (first, second) = (UIViewController(), UIViewController())
        simulator.show(first)
        simulator.show(second, on: first)
        first.dismiss(animated: false)
        #expect(simulator.root.presentedViewController === first && first.presentedViewController == nil)
        first.dismiss(animated: false)
        #expect(simulator.root.presentedViewController == nil)
    }

    @Test("PR35: a popover without an anchor raises in regular width")
    func noAnchor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Simulator.on("iPad (10th generation)") { simulator in
                    let modal = UIViewController()
                    modal.modalPresentationStyle = .popover
                    simulator.show(modal)
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs"))
    }

    @Test("PR36: collapsing and expanding a split controller changes the target of show-detail, and says so")
    func showDetailTarget() {
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: UIViewController()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        Simulator.on("iPhone 15 Plus", root: split) { simulator in
            #expect(split.isCollapsed)
            let before = count
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(!split.isCollapsed && count > before)
        }
    }
}
