// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// How motions without end are ended, and how animators say that they have arrived.
@MainActor @Suite(.serialized)
struct AnimationEndTests {
    let stage = Stage()

    private func box() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        stage.simulator.root.view.addSubview(view)
        stage.simulator.advance(by: 0.02)
        return view
    }

    @Test("An animation of a property that repeats for ever takes its place: the old one's completion says false")
    func replacesRepeat() throws {
        let view = box()
        var ended: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { view.center.x = 320 },
            completion: { ended = $0 })
        stage.simulator.advance(by: 2.5)
        #expect(try abs(#require(view.layer.presentation()).position.x - 170) < 4)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            view.center.x = 70
        }
        stage.simulator.advance(by: 0.5)
        #expect(ended == false)
        #expect(try abs(#require(view.layer.presentation()).position.x - 120) < 4)
        stage.simulator.advance(by: 1)
        #expect(view.layer.animationKeys() ?? [] == [])
        #expect(view.center.x == 70)
    }

    @Test("isRunning is observable: it ends when an animator that pauses on completion arrives")
    func observesRunning() {
        let view = box()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 200 }
        animator.pausesOnCompletion = true
        let journal = Journal()
        let observation = animator.observe(\.isRunning, options: [.new]) { animator, _ in
            MainActor.assumeIsolated { journal.note("\(animator.isRunning)") }
        }
        animator.startAnimation()
        stage.simulator.advance(by: 1)
        #expect(journal.take() == ["true", "false"])
        #expect(animator.state == .active && animator.fractionComplete == 1)
        observation.invalidate()
        animator.stopAnimation(true)
    }
}
