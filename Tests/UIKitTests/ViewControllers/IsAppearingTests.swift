// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// `viewIsAppearing(_:)` as Apple's documentation places it: once an appearance, after `viewWillAppear(_:)`, when the view
/// is in the hierarchy with its final size and traits, before it lays out its subviews, long before `viewDidAppear(_:)`
/// where a transition is animated.
@MainActor @Suite(.serialized)
struct IsAppearingTests {
    final class Controller: UIViewController {
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { journal.note("will") }
        override func viewIsAppearing(_ animated: Bool) {
            journal.note("is \(animated) \(view.window != nil) \(Int(view.bounds.width))")
        }
        override func viewWillLayoutSubviews() { journal.note("willLayout") }
        override func viewDidLayoutSubviews() { journal.note("didLayout") }
        override func viewDidAppear(_ animated: Bool) { journal.note("did") }
        override func viewWillDisappear(_ animated: Bool) { journal.note("willDisappear") }
    }

    let journal = Journal()

    @Test("The root's comes before its first layout")
    func root() {
        _ = Simulator(root: Controller(journal))
        #expect(journal.take() == ["will", "is false true 393", "willLayout", "didLayout", "did"])
    }

    @Test("A pushed controller's comes before the push moves, its did-appear after; coming back brings it again")
    func push() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: navigation)
        navigation.pushViewController(Controller(journal), animated: true)
        simulator.advance(by: 0.1)
        let started = journal.take()
        #expect(Array(started.prefix(3)) == ["will", "is true true 393", "willLayout"])
        #expect(!started.contains("did"))
        simulator.advance(by: 1)
        #expect(journal.take().last == "did")
        navigation.pushViewController(UIViewController(), animated: false)
        simulator.advance(by: 0.5)
        _ = journal.take()
        navigation.popViewController(animated: false)
        simulator.advance(by: 0.5)
        #expect(journal.take().filter { $0.hasPrefix("is ") || $0 == "did" } == ["is false true 393", "did"])
    }

    @Test("A presented controller's comes when the presentation begins")
    func present() {
        let simulator = Simulator()
        simulator.root.present(Controller(journal), animated: true)
        simulator.advance(by: 0.1)
        #expect(Array(journal.take().prefix(2)) == ["will", "is true true 393"])
        simulator.advance(by: 1)
        #expect(journal.take().filter { $0.hasPrefix("is ") }.isEmpty)
    }
}
