// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Animations of views that are in no window, as keyboard managers and cells make them: iOS ends them at once, finished.
@MainActor @Suite(.serialized)
struct UnseenAnimationTests {
    @Test("What nobody sees is over in the next turn", arguments: [false, true])
    func ends(hasKeyframes: Bool) {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        let change = {
            view.alpha = 0.5
            view.frame.origin.x = 50
        }
        if hasKeyframes {
            UIView.animateKeyframes(withDuration: 5, delay: 0, animations: change) { ends.append($0) }
        } else {
            UIView.animate(withDuration: 5, animations: change) { ends.append($0) }
        }
        #expect(ends.isEmpty)
        simulator.advance(by: 0.1)
        #expect(ends == [true])
        #expect(view.layer.animationKeys() == nil && view.frame.minX == 50 && view.alpha == 0.5)
        simulator.advance(by: 6)
        #expect(ends == [true])
    }

    @Test("A view that nobody keeps is over as well")
    func endsWithoutTheView() {
        let simulator = Simulator()
        var ends: [Bool] = []
        UIView.animate(withDuration: 5, animations: { UIView().alpha = 0.5 }) { ends.append($0) }
        simulator.advance(by: 0.1)
        #expect(ends == [true])
    }

    @Test("A view that comes into a window in the same turn moves, and so does a window")
    func movesOnceSeen() {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 }) { ends.append($0) }
        simulator.root.view.addSubview(view)
        simulator.root.view.window?.alpha = 1
        UIView.animate(withDuration: 1, animations: { simulator.root.view.window?.alpha = 0.5 }) { ends.append($0) }
        simulator.advance(by: 0.5)
        #expect(ends.isEmpty)
        simulator.advance(by: 0.6)
        #expect(ends == [true, true])
    }
}
