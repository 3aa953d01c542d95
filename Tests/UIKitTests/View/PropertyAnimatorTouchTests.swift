// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Touches on views that a property animator moves, and what scrubbing and pausing show. Truth: Apple's documentation
/// of UIViewPropertyAnimator.
@MainActor @Suite(.serialized)
struct PropertyAnimatorTouchTests {
    private func setUp() -> (Simulator, UIButton, () -> Int) {
        let simulator = Simulator()
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 60, height: 60))
        final class Counter { var taps = 0 }
        let counter = Counter()
        button.addAction(UIAction { _ in counter.taps += 1 }, for: .touchUpInside)
        simulator.root.view.addSubview(button)
        return (simulator, button, { counter.taps })
    }

    private func animator(_ button: UIView) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: .linear) { button.frame.origin.x = 300 }
    }

    @Test("A view under way takes touches where it is seen")
    func seen() {
        let (simulator, button, taps) = setUp()
        let animator = animator(button)
        animator.startAnimation()
        simulator.advance(by: 1)
        simulator.tap(CGPoint(x: 330, y: 230))
        #expect(taps() == 0)
        simulator.tap(CGPoint(x: 185, y: 230))
        #expect(taps() == 1)
        simulator.advance(by: 2)
        simulator.tap(CGPoint(x: 330, y: 230))
        #expect(taps() == 2)
    }

    @Test("isManualHitTestingEnabled leaves it where the model has it; isUserInteractionEnabled shuts it off")
    func manual() {
        let (simulator, button, taps) = setUp()
        let first = animator(button)
        first.isManualHitTestingEnabled = true
        first.startAnimation()
        simulator.advance(by: 1)
        simulator.tap(CGPoint(x: 330, y: 230))
        #expect(taps() == 1)
        simulator.advance(by: 2)
        let second = UIViewPropertyAnimator(duration: 2, curve: .linear) { button.frame.origin.x = 0 }
        second.isUserInteractionEnabled = false
        second.startAnimation()
        simulator.advance(by: 1)
        for x in [30.0, 180, 330] { simulator.tap(CGPoint(x: x, y: 230)) }
        #expect(taps() == 1)
        simulator.advance(by: 2)
        simulator.tap(CGPoint(x: 30, y: 230))
        #expect(taps() == 2)
    }

    private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? view.frame.minX }

    @Test("Scrubbing shows the fraction of the way, or with scrubsLinearly off what the curve makes of it")
    func scrubbing() {
        let (simulator, button, _) = setUp()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { button.frame.origin.x = 300 }
        animator.fractionComplete = 0.5
        simulator.advance(by: 0.1)
        #expect(abs(x(button) - 150) < 1)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        simulator.advance(by: 0.1)
        // cubic-bezier(0.42, 0, 1, 1) at one half is 0.315 (as browsers compute it).
        #expect(abs(x(button) - 300 * 0.315) < 1.5)
        animator.stopAnimation(true)
    }

    @Test("Transforms and colours stay where they are when an animator is paused, continued and stopped")
    func pausing() throws {
        let (simulator, button, _) = setUp()
        button.backgroundColor = .black
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            button.transform = CGAffineTransform(scaleX: 3, y: 3)
            button.backgroundColor = .white
        }
        animator.startAnimation()
        simulator.advance(by: 1)
        animator.pauseAnimation()
        simulator.advance(by: 0.1)
        func scale() -> CGFloat { button.layer.presentation()?.affineTransform().a ?? 0 }
        #expect(abs(scale() - 2) < 0.05)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        simulator.advance(by: 0.02)
        #expect(abs(scale() - 2) < 0.1, "continues from where it was paused")
        animator.stopAnimation(true)
        #expect(abs(button.transform.a - 2) < 0.1)
        let white = try #require(button.layer.backgroundColor).components?.first ?? 0
        #expect(abs(white - 0.5) < 0.05)
    }
}
