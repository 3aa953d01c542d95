// SPDX-License-Identifier: MIT
import Foundation
import QuartzCore
import Testing

extension QuartzCoreSuite {
    /// What a UI test waits for before it goes on: see docs/ui-tests.md.
    struct PassingChangeTests {
        private func animation(seconds: Double, repeats: Float = 0) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue) = (1.0, 0.0)
            (animation.duration, animation.repeatCount) = (seconds, repeats)
            return animation
        }

        @Test("an animation that repeats without end moves the screen and is no passing change")
        func endless() {
            let stage = Stage()
            let caret = layer(10, 10, 2, 20, rgb(0, 0, 1))
            stage.root.addSublayer(caret)
            stage.frame()
            #expect(!stage.context.hasPassingChanges(before: FrameClock.now + 1))
            caret.add(animation(seconds: 0.5, repeats: .infinity), forKey: "blink")
            #expect(stage.context.hasPassingChanges(before: FrameClock.now + 1))
            stage.frame()
            stage.frame(at: 101)
            #expect(stage.context.needsRender)
            #expect(!stage.context.hasPassingChanges(before: FrameClock.now + 1))
        }

        @Test("one that ends is a passing change until it has ended, also beside one that does not")
        func finite() {
            let stage = Stage()
            let (caret, box) = (layer(10, 10, 2, 20, rgb(0, 0, 1)), layer(50, 50, 20, 20, rgb(1, 0, 0)))
            stage.root.addSublayer(caret)
            stage.root.addSublayer(box)
            caret.add(animation(seconds: 0.5, repeats: .infinity), forKey: "blink")
            box.add(animation(seconds: 2), forKey: "fade")
            stage.frame()
            stage.frame(at: 101)
            #expect(stage.context.hasPassingChanges(before: FrameClock.now + 1))
            stage.frame(at: 102.5)
            stage.frame(at: 102.6)
            #expect(!stage.context.hasPassingChanges(before: FrameClock.now + 1))
        }

        @Test("one that begins later than asked for is not waited for")
        func later() {
            let stage = Stage()
            let box = layer(50, 50, 20, 20, rgb(1, 0, 0))
            stage.root.addSublayer(box)
            let fade = animation(seconds: 1)
            fade.beginTime = FrameClock.now + 5
            box.add(fade, forKey: "fade")
            stage.frame()
            stage.frame(at: 100.1)
            #expect(!stage.context.hasPassingChanges(before: FrameClock.now + 1))
            #expect(stage.context.hasPassingChanges(before: FrameClock.now + 6))
        }
    }
}
