// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct AnimationTests {
    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    private func stage() -> (Simulator, UIView) {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0)
        return (simulator, view)
    }

    @Test("The model is final at once; what is shown follows the curve; the completion comes on the clock")
    func basics() {
        let (simulator, view) = stage()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 105
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 105)
        simulator.advance(by: 0.5)
        #expect(abs(shown(view).position.x - 55) < 2)
        #expect(finished == nil)
        simulator.advance(by: 0.55)
        #expect(finished == true)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("During the delay the old state shows, and the completion waits for delay and duration")
    func delay() {
        let (simulator, view) = stage()
        var done = false
        UIView.animate(withDuration: 0.5, delay: 1, options: []) {
            view.alpha = 0
        } completion: { _ in
            done = true
        }
        simulator.advance(by: 0.9)
        #expect(shown(view).opacity == 1 && view.alpha == 0)
        simulator.advance(by: 0.4)
        #expect(shown(view).opacity < 0.9)
        simulator.advance(by: 0.3)
        #expect(done)
    }

    /// Stacks of crashes on iOS show it: the completion is called from `popAnimationState`, within `animate`.
    @Test("A block that changes nothing completes at once, one without duration in the next turn")
    func emptyBlock() {
        let (simulator, view) = stage()
        var done: [Bool] = []
        UIView.animate(withDuration: 5) {
        } completion: {
            done.append($0)
        }
        UIView.animate(withDuration: 0) {
            view.alpha = 0.5
        } completion: {
            done.append($0)
        }
        #expect(done == [true])
        simulator.advance(by: 0)
        simulator.advance(by: 0.02)
        #expect(done == [true, true])
        #expect(shown(view).opacity == 0.5)
    }

    /// Public code hands its own state over `inout` while it animates, and reads it in the completion.
    @Test("With animations switched off a block's completion comes in the next turn, as one without duration")
    func disabledCompletion() {
        let (simulator, view) = stage()
        var done: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 5) {
            view.alpha = 0.5
        } completion: {
            done.append($0)
        }
        UIView.setAnimationsEnabled(true)
        #expect(view.alpha == 0.5)
        #expect(done.isEmpty)
        simulator.advance(by: 0)
        simulator.advance(by: 0.02)
        #expect(done == [true])
    }

    @Test("Removing the animations reports false")
    func interrupted() {
        let (simulator, view) = stage()
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        simulator.advance(by: 0.3)
        view.layer.removeAllAnimations()
        simulator.advance(by: 0.05)
        #expect(finished == false)
    }

    @Test("A second animation on the way blends in: no jump")
    func additive() {
        let (simulator, view) = stage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 205
        } completion: { _ in
        }
        simulator.advance(by: 0.5)
        let before = shown(view).position.x
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 5
        } completion: { _ in
        }
        simulator.advance(by: 0)
        #expect(abs(shown(view).position.x - before) < 8)
        simulator.advance(by: 1.2)
        #expect(shown(view).position.x == 5)
    }

    @Test("performWithoutAnimation and setAnimationsEnabled(false) change at once, also inside a block")
    func without() {
        let (simulator, view) = stage()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0.25 }
            view.center.x = 50
        }
        #expect(view.layer.animationKeys() ?? [] == ["position"])
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.bounds.size.width = 40 }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() ?? [] == ["position"])
        #expect(UIView.areAnimationsEnabled)
        simulator.advance(by: 2)
    }

    @Test("A nested block inherits duration and curve, unless told otherwise")
    func nested() {
        let (_, view) = stage()
        let inner = UIView()
        let other = UIView()
        view.addSubview(inner)
        view.addSubview(other)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.5) { inner.alpha = 0 }
            UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) { other.alpha = 0 }
        } completion: { _ in
        }
        #expect(inner.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(other.layer.animation(forKey: "opacity")?.duration == 0.5)
    }

    // facts/measured-laws.md section 2: wn = ln(1000 z / sqrt(1 - z^2)) / (z D) for v = 0; z = 1: w D = 9.23341.
    @Test(
        "Springs: frequency from duration and damping ratio",
        arguments: [(0.5, 1.0), (0.1, 0.3), (0.99, 2.0), (0.7, 0.5)])
    func springs(ratio: Double, duration: Double) {
        let (_, view) = stage()
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio), initialSpringVelocity: 0
        ) { view.center.x = 100 }
        let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
        let expected = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
        #expect(abs(Double(spring?.stiffness ?? 0).squareRoot() - expected) < 1e-6 * expected)
        #expect(abs(Double(spring?.damping ?? 0) - 2 * ratio * expected) < 1e-6 * expected)
        #expect(spring?.mass == 1 && spring?.duration == duration)
    }

    @Test("Critical spring, and the envelope law with initial velocity")
    func springVelocity() {
        let critical = SpringLaw.spring(duration: 1, ratio: 1, velocity: 0)
        #expect(abs(Double(critical.stiffness).squareRoot() - 9.23341) < 1e-5)
        for velocity in [-2.0, 0.5, 1.5] {
            let spring = SpringLaw.spring(duration: 1, ratio: 0.5, velocity: velocity)
            let w = Double(spring.stiffness).squareRoot()
            let b = 0.5 * w
            let damped: Double = w * Double(0.75).squareRoot()
            let envelope: Double = abs((b - velocity) / damped) * exp(-b)
            #expect(abs(envelope - 0.001) < 1e-8)
        }
    }

    @Test("Keyframes: holds before its start, moves during it, holds after it")
    func keyframes() {
        let (simulator, view) = stage()
        var done = false
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.center.x = 5 }
        } completion: { _ in
            done = true
        }
        simulator.advance(by: 0.2)
        #expect(abs(shown(view).position.x - 5) < 0.01)
        simulator.advance(by: 0.42)
        #expect(abs(shown(view).position.x - 105) < 0.01)
        simulator.advance(by: 0.25)
        #expect(abs(shown(view).position.x - 55) < 10)
        simulator.advance(by: 0.2)
        #expect(done && view.center.x == 5)
    }

    @Test("A property animator: inactive, scrubbed, run, reversed, finished where it is told")
    func animator() {
        let (simulator, view) = stage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 5)
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning)
        simulator.advance(by: 0)
        #expect(abs(shown(view).position.x - 35) < 0.1)
        animator.startAnimation()
        simulator.advance(by: 0.35)
        #expect(abs(shown(view).position.x - 70) < 2)
        animator.isReversed = true
        simulator.advance(by: 2)
        #expect(position == .start && view.center.x == 5 && animator.state == .inactive)
    }

    @Test("Stopping keeps the look, finishing moves to the place asked for")
    func animatorStop() {
        let (simulator, view) = stage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        simulator.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && abs(view.center.x - 55) < 2)
        animator.finishAnimation(at: .end)
        #expect(position == .end && view.center.x == 105 && animator.state == .inactive)
    }

    @Test("Views that animate without allowUserInteraction are not hit meanwhile")
    func interaction() {
        let (simulator, view) = stage()
        let p = CGPoint(x: 5, y: 5)
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(simulator.root.view.hitTest(p, with: nil) !== view)
        simulator.advance(by: 0.6)
        #expect(simulator.root.view.hitTest(p, with: nil) === view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
        } completion: { _ in
        }
        #expect(simulator.root.view.hitTest(p, with: nil) === view)
    }

    /// Mass 1, stiffness (2 pi)^2, damping 2 pi: the ratio is a half and the motion falls by e^(-pi t), to a thousandth
    /// after about 2.2 seconds. What an animator is told to take does not count, and demos pass zero.
    @Test("A spring of mass, stiffness and damping lasts until it rests, also in an animator without duration")
    func springsWithoutDuration() {
        let (simulator, view) = stage()
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: pow(2 * .pi, 2), damping: 2 * .pi, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        var isOver = false
        animator.addAnimations { view.center.x = 105 }
        animator.addCompletion { _ in isOver = true }
        animator.startAnimation()
        #expect(abs(animator.duration - 2.2) < 0.3)
        simulator.advance(by: 1)
        #expect(!isOver)
        simulator.advance(by: 2)
        #expect(isOver && view.center.x == 105)
        let ratio = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(UIViewPropertyAnimator(duration: 0.3, timingParameters: ratio).duration == 0.3)
    }
}
