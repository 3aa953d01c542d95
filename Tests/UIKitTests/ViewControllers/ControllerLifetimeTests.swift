// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// What iOS keeps in an autorelease pool: gone after the turn of the main loop in which it was let go, not before.
@MainActor @Suite(.serialized) struct ControllerLifetimeTests {
    private final class Child: UIViewController {
        var callback: (() -> Void)?
    }

    @Test("A controller that leaves its parent lives to the end of the turn")
    func removedChild() {
        let simulator = Simulator()
        weak var child: Child?
        var wasCalled = false
        func remove() {
            let controller = Child()
            child = controller
            controller.callback = { [unowned controller] in wasCalled = controller.parent == nil }
            simulator.root.addChild(controller)
            controller.didMove(toParent: simulator.root)
        }
        remove()
        let callback = child?.callback
        child?.removeFromParent()
        callback?()
        #expect(wasCalled && child != nil)
        simulator.advance(by: 0.1)
        #expect(child == nil)
    }

    @Test("A dismissed controller lives through the completion of its dismissal")
    func dismissed() {
        let simulator = Simulator()
        weak var presented: Child?
        var isAlive = false
        func present() {
            let controller = Child()
            presented = controller
            simulator.root.present(controller, animated: false)
        }
        present()
        simulator.advance(by: 0.5)
        simulator.root.dismiss(animated: false) { isAlive = presented != nil }
        simulator.advance(by: 0.5)
        #expect(isAlive)
        #expect(presented == nil)
    }

    @Test(
        "A root controller that is replaced lives to the end of the turn, or of the pool that its replacement runs in")
    func replacedRoot() {
        let simulator = Simulator()
        weak var (first, second): (Child?, Child?)
        func replace(_ controller: Child) -> Child {
            controller.callback = { [unowned controller] in _ = controller.view }
            simulator.window.rootViewController = controller
            return controller
        }
        first = replace(Child())
        first?.callback?()
        simulator.window.rootViewController = UIViewController()
        #expect(first != nil)
        simulator.advance(by: 0.1)
        #expect(first == nil)
        second = replace(Child())
        simulator.advance(by: 0.1)
        autoreleasepool { simulator.window.rootViewController = UIViewController() }
        #expect(second == nil)
    }
}
