// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// Apple's documentation of `isMovingFromParent`: true in `viewWillDisappear` and `viewDidDisappear` while the controller is
/// being removed from its container, false when it is only covered.
@MainActor @Suite(.serialized)
struct LeavingParentTests {
    private final class Told: UIViewController {
        var leaving: [Bool] = []
        // Without super, as many apps write it.
        override func willMove(toParent parent: UIViewController?) {}
        override func viewWillDisappear(_ animated: Bool) { leaving.append(isMovingFromParent) }
        override func viewDidDisappear(_ animated: Bool) { leaving.append(isMovingFromParent) }
    }

    @Test("A popped controller is told that it leaves, a covered one is not", arguments: [false, true])
    func navigation(animated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: navigation)
        let told = Told()
        navigation.pushViewController(told, animated: false)
        simulator.advance(by: 0.1)
        navigation.pushViewController(UIViewController(), animated: animated)
        simulator.advance(by: 1)
        #expect(told.leaving == [false, false])
        navigation.popViewController(animated: animated)
        simulator.advance(by: 1)
        navigation.popViewController(animated: animated)
        simulator.advance(by: 1)
        #expect(told.leaving == [false, false, true, true] && !told.isMovingFromParent)
    }

    @Test("A child that an app's own container takes away is told as well")
    func container() {
        final class Child: UIViewController {
            var leaving: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) { leaving.append(isMovingFromParent) }
        }
        let (parent, child) = (UIViewController(), Child())
        let simulator = Simulator(root: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        simulator.advance(by: 0.1)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.leaving == [true] && !child.isMovingFromParent)
    }
}
