// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Answers an unwind action, as the adapter registers it for an app's class.
@MainActor
final class UnwindTarget: UIViewController {
    static let journal = Journal()
    var accepts = true
    static let registered: Void = __objcRegister(UnwindTarget.self) { table in
        table.method("comeBack:") { object, arguments in
            let segue = arguments.first as? UIStoryboardSegue
            MainActor.assumeIsolated {
                UnwindTarget.journal.note("back from \(segue?.source.title ?? "-")")
                _ = object
            }
            return nil
        }
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { accepts && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
}

/// Chapter 10 of the view controller statements: going back.
@MainActor @Suite(.serialized)
struct UnwindTests {
    private func load() throws -> UIStoryboard {
        _ = UnwindTarget.registered
        _ = UnwindTarget.journal.take()
        return try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController"
            customClass="UnwindTarget" customModule="UIKitTests"><view key="view" id="v"/></viewController>
            </objects></scene>
            <scene sceneID="t"><objects><viewController id="last" title="last" storyboardIdentifier="last"
            sceneMemberID="viewController"><view key="view" id="w"/><connections>
            <segue destination="x" kind="unwind" identifier="back" unwindAction="comeBack:" id="u"/></connections>
            </viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
            """)
    }

    @Test("SG17: where no controller declares the action, going back has no target and does nothing")
    func nobody() throws {
        let storyboard = try load()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: navigation)
        let last = storyboard.instantiateViewController(withIdentifier: "last")
        navigation.pushViewController(last, animated: false)
        simulator.advance(by: 0.2)
        last.performSegue(withIdentifier: "back", sender: nil)
        simulator.advance(by: 1)
        #expect(navigation.topViewController === last && UnwindTarget.journal.take().isEmpty)
    }

    @Test("SG14, SG15, SG16: the first that can handle the action is shown; all between are gone without code")
    func fromNavigationStack() throws {
        let storyboard = try load()
        let target = try #require(storyboard.instantiateInitialViewController() as? UnwindTarget)
        let navigation = UINavigationController(rootViewController: target)
        let simulator = Simulator(root: navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        let last = storyboard.instantiateViewController(withIdentifier: "last")
        navigation.pushViewController(last, animated: false)
        simulator.advance(by: 0.2)
        last.performSegue(withIdentifier: "back", sender: nil)
        simulator.advance(by: 1)
        #expect(UnwindTarget.journal.take() == ["back from last"])
        #expect(navigation.viewControllers == [target])
    }

    @Test("SG15: presentations on the way are dismissed")
    func fromPresentation() throws {
        let storyboard = try load()
        let target = try #require(storyboard.instantiateInitialViewController() as? UnwindTarget)
        let simulator = Simulator(root: target)
        let between = UIViewController()
        simulator.show(between)
        let last = storyboard.instantiateViewController(withIdentifier: "last")
        simulator.show(last, on: between)
        last.performSegue(withIdentifier: "back", sender: nil)
        simulator.advance(by: 2)
        #expect(target.presentedViewController == nil && last.view.window == nil && between.view.window == nil)
        #expect(UnwindTarget.journal.take() == ["back from last"])
    }

    @Test("Chapter 10, unwind search: one that says no is passed over; with none left nothing happens")
    func refusing() throws {
        let storyboard = try load()
        let target = try #require(storyboard.instantiateInitialViewController() as? UnwindTarget)
        target.accepts = false
        let navigation = UINavigationController(rootViewController: target)
        let simulator = Simulator(root: navigation)
        let last = storyboard.instantiateViewController(withIdentifier: "last")
        navigation.pushViewController(last, animated: false)
        simulator.advance(by: 0.2)
        last.performSegue(withIdentifier: "back", sender: nil)
        simulator.advance(by: 1)
        #expect(navigation.topViewController === last && UnwindTarget.journal.take().isEmpty)
    }
}
