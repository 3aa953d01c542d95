// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// What becomes of animations when their layer, or the whole app, leaves the screen. Truth: reports of app developers,
    /// among them https://github.com/mozilla-mobile/prox/pull/364 and https://github.com/Juanpe/SkeletonView/pull/186.
    struct InterruptedAnimationTests {
        private final class Delegate: NSObject, CAAnimationDelegate {
            var ended: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended.append(flag) }
        }

        private let delegate = Delegate()

        private func blink(stays: Bool) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue) = (1.0, 0.0)
            (animation.duration, animation.repeatCount) = (2, .infinity)
            animation.isRemovedOnCompletion = !stays
            animation.delegate = delegate
            return animation
        }

        private func moving(stays: Bool) -> (Stage, CALayer) {
            let stage = Stage()
            let box = layer(10, 10, 20, 20, rgb(0, 0, 0))
            stage.root.addSublayer(box)
            box.add(blink(stays: stays), forKey: "blink")
            stage.frame()
            stage.frame(at: 101)
            return (stage, box)
        }

        private func gray(_ stage: Stage) -> UInt32 { stage.pixel(15, 15) & 255 }

        @Test("behind other apps an animation ends unfinished, and the layer shows its own values")
        func ends() {
            let (stage, box) = moving(stays: false)
            #expect((120...135).contains(gray(stage)))
            var isComplete = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isComplete = true }
            box.add(blink(stays: false), forKey: nil)
            CATransaction.commit()
            stage.frame()
            #expect(!isComplete)
            stage.context.interruptAnimations()
            #expect(delegate.ended == [false, false] && isComplete)
            #expect(box.animationKeys() == nil)
            #expect(gray(stage) == 0)
        }

        @Test("one that is not removed on completion goes on, as if nothing had happened")
        func goesOn() {
            let (stage, box) = moving(stays: true)
            stage.context.interruptAnimations()
            #expect(delegate.ended == [] && box.animationKeys() == ["blink"])
            stage.frame(at: 101.5)
            #expect((185...198).contains(gray(stage)))
        }

        @Test(
            "out of the tree one is removed, and one that is not removed on completion goes on when the layer comes back"
        )
        func leaves() {
            for stays in [false, true] {
                let (stage, box) = moving(stays: stays)
                box.removeFromSuperlayer()
                stage.frame(at: 101.2)
                #expect(box.animationKeys() == (stays ? ["blink"] : nil))
                #expect(!stage.context.hasPassingChanges(before: FrameClock.now + 1))
                stage.root.addSublayer(box)
                stage.frame(at: 101.5)
                #expect(stays ? (185...198).contains(gray(stage)) : gray(stage) == 0)
            }
            #expect(delegate.ended == [false])
        }

        @Test("a layer that has left with such an animation is not kept by its screen")
        func isFreed() {
            let stage = Stage()
            weak var gone: CALayer?
            func comeAndGo() {
                let box = layer(10, 10, 20, 20, rgb(0, 0, 0))
                stage.root.addSublayer(box)
                box.add(blink(stays: true), forKey: "blink")
                stage.frame()
                gone = box
                box.removeFromSuperlayer()
            }
            comeAndGo()
            stage.frame(at: 101)
            stage.frame(at: 102)
            #expect(gone == nil)
        }
    }
}
