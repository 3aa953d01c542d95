// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// What Apple's documentation says of controllers on their way out, and what comes in their place.
@MainActor @Suite(.serialized)
struct DismissalTests {
    private final class Returning: UIViewController {
        var presentsNext = false
        override func viewDidAppear(_ animated: Bool) {
            guard presentsNext else { return }
            presentsNext = false
            let next = UIViewController()
            next.title = "next"
            present(next, animated: false)
        }
    }

    private final class Leaving: UIViewController {
        var flags: [Bool] = []
        override func viewWillDisappear(_ animated: Bool) { flags.append(isBeingDismissed) }
        override func viewDidDisappear(_ animated: Bool) { flags.append(isBeingDismissed) }
    }

    @Test("isBeingDismissed is true in will- and did-disappear, and false afterwards", arguments: [true, false])
    func dismissedFlag(_ animated: Bool) {
        let simulator = Simulator()
        let leaving = Leaving()
        simulator.root.present(leaving, animated: false)
        simulator.advance(by: 0.1)
        leaving.dismiss(animated: animated)
        simulator.advance(by: 1)
        #expect(leaving.flags == [true, true] && !leaving.isBeingDismissed)
    }

    @Test("What uncovers may present the next screen in its did-appear")
    func presentsNext() {
        let returning = Returning()
        let simulator = Simulator(root: returning)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        returning.present(cover, animated: false)
        simulator.advance(by: 0.1)
        returning.presentsNext = true
        cover.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(returning.presentedViewController?.title == "next")
        #expect(cover.presentingViewController == nil)
        returning.dismiss(animated: false)
        simulator.advance(by: 0.5)
        #expect(returning.presentedViewController == nil)
    }
}
