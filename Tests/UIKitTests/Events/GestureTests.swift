// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
final class GestureTests {
    final class Pad: UIView {
        let journal: Journal
        init(_ frame: CGRect, _ journal: Journal) {
            self.journal = journal
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
    }

    let journal = Journal()
    // Made by the test itself: other suites put up their own screens between a suite's init and its test.
    private lazy var stage: (simulator: Simulator, pad: Pad) = {
        let simulator = Simulator()
        let pad = Pad(CGRect(x: 50, y: 250, width: 200, height: 200), journal)
        simulator.root.view.addSubview(pad)
        simulator.advance(by: 1)
        return (simulator, pad)
    }()
    private var simulator: Simulator { stage.simulator }
    private var pad: Pad { stage.pad }
    private let middle = CGPoint(x: 150, y: 350)

    /// Adds a recogniser that writes its name and state; the targets are kept by the caller.
    private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to view: UIView? = nil) -> Target {
        let target = Target { [journal] sender in
            guard let sender = sender as? UIGestureRecognizer else { return }
            journal.note("\(name) \(sender.state)")
        }
        recognizer.addTarget(target, action: Target.action)
        (view ?? pad).addGestureRecognizer(recognizer)
        return target
    }

    /// As SwifterSwift's tests have it on iOS.
    @Test("A view has no list of recognisers until the first, and an empty one after the last")
    func recognizerLists() {
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers?.isEmpty == true)
    }

    @Test("Plain touches reach the view that was hit, in order")
    func touches() {
        simulator.drag(from: middle, to: CGPoint(x: 170, y: 350), duration: 0.1, steps: 2)
        #expect(journal.take() == ["began", "moved", "moved", "ended"])
        simulator.down(middle)
        simulator.cancel(middle)
        #expect(journal.take() == ["began", "cancelled"])
    }

    @Test("A tap: the view's touch is cancelled when the recogniser takes it")
    func tap() {
        let kept = add(UITapGestureRecognizer(), "tap")
        simulator.tap(middle)
        #expect(journal.take() == ["began", "tap ended", "cancelled"])
        withExtendedLifetime(kept) {}
    }

    @Test("cancelsTouchesInView false leaves the view its touches")
    func tapWithoutCancelling() {
        let recognizer = UITapGestureRecognizer()
        recognizer.cancelsTouchesInView = false
        let kept = add(recognizer, "tap")
        simulator.tap(middle)
        #expect(journal.take() == ["began", "tap ended", "ended"])
        #expect(recognizer.state == .possible)
        withExtendedLifetime(kept) {}
    }

    @Test("A button's tap is its own, whatever recognisers its superviews have; one of the button itself wins")
    func tapOnControl() {
        let button = UIButton(frame: pad.bounds)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let around = add(UITapGestureRecognizer(), "around")
        pad.addSubview(button)
        simulator.tap(middle)
        #expect(taps == 1 && !journal.take().contains("around ended"))
        button.isEnabled = false
        simulator.tap(middle)
        #expect(taps == 1 && journal.take().contains("around ended"))
        withExtendedLifetime(around) {}
    }

    @Test("A finger that moves away does not tap")
    func tapFails() {
        let kept = add(UITapGestureRecognizer(), "tap")
        simulator.drag(from: middle, to: CGPoint(x: 240, y: 350), duration: 0.1, steps: 2)
        #expect(!journal.take().contains("tap ended"))
        withExtendedLifetime(kept) {}
    }

    @Test("A single tap that requires a double tap to fail waits for it, and yields to it")
    func doubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let kept = [add(double, "double"), add(single, "single")]
        simulator.tap(middle)
        #expect(!journal.take().contains("single ended"))
        simulator.advance(by: 0.5)
        #expect(journal.take() == ["single ended"])
        simulator.advance(by: 1)
        simulator.tap(middle)
        simulator.advance(by: 0.1)
        simulator.tap(middle)
        simulator.advance(by: 1)
        let taps = journal.take().filter { $0.hasSuffix(" ended") }
        #expect(taps == ["double ended"])
        withExtendedLifetime(kept) {}
    }

    @Test("Pan: begins 10 points on; translation without the slop; velocity in points a second")
    func pan() {
        let recognizer = UIPanGestureRecognizer()
        let kept = add(recognizer, "pan")
        simulator.down(middle)
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 159, y: 350))
        #expect(recognizer.state == .possible)
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 168, y: 350))
        #expect(recognizer.state == .began && recognizer.translation(in: pad).x == 8)
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 177, y: 350))
        #expect(recognizer.state == .changed && recognizer.translation(in: pad) == CGPoint(x: 17, y: 0))
        #expect(abs(recognizer.velocity(in: pad).x - 450) < 5)
        recognizer.setTranslation(.zero, in: pad)
        #expect(recognizer.translation(in: pad) == .zero)
        simulator.up(CGPoint(x: 177, y: 350))
        #expect(journal.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan ended"])
        withExtendedLifetime(kept) {}
    }

    @Test("A pan and a tap on one view: a drag makes the pan, a tap the tap")
    func panAndTap() {
        let kept = [add(UIPanGestureRecognizer(), "pan"), add(UITapGestureRecognizer(), "tap")]
        simulator.tap(middle)
        #expect(journal.take().contains("tap ended"))
        simulator.drag(from: middle, to: CGPoint(x: 220, y: 350), duration: 0.2)
        let entries = journal.take()
        #expect(entries.contains("pan ended") && !entries.contains("tap ended"))
        withExtendedLifetime(kept) {}
    }

    @Test("The deeper view's recogniser wins; with simultaneous recognition both act")
    func nesting() {
        final class Both: Foundation.NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let inner = UIPanGestureRecognizer()
        let outer = UIPanGestureRecognizer()
        let kept = [add(inner, "inner"), add(outer, "outer", to: simulator.root.view)]
        simulator.drag(from: middle, to: CGPoint(x: 220, y: 350), duration: 0.2)
        #expect(!journal.take().contains("outer began"))
        let both = Both()
        outer.delegate = both
        simulator.drag(from: middle, to: CGPoint(x: 220, y: 350), duration: 0.2)
        let entries = journal.take()
        #expect(entries.contains("inner began") && entries.contains("outer began"))
        withExtendedLifetime(kept) {}
    }

    @Test("The delegate may refuse a touch or the beginning")
    func refusals() {
        final class Refuser: Foundation.NSObject, UIGestureRecognizerDelegate {
            var touch = true
            var begin = true
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                self.touch
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begin }
        }
        let refuser = Refuser()
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = refuser
        let kept = add(recognizer, "tap")
        refuser.touch = false
        simulator.tap(middle)
        simulator.advance(by: 1)
        refuser.touch = true
        refuser.begin = false
        simulator.tap(middle)
        #expect(!journal.take().contains("tap ended"))
        simulator.advance(by: 1)
        refuser.begin = true
        simulator.tap(middle)
        #expect(journal.take().contains("tap ended"))
        withExtendedLifetime(kept) {}
    }

    @Test("Long press begins after half a second in place, follows, and ends with the finger")
    func longPress() {
        let kept = add(UILongPressGestureRecognizer(), "press")
        simulator.down(middle)
        simulator.advance(by: 0.45)
        #expect(!journal.take().contains("press began"))
        simulator.advance(by: 0.1)
        #expect(journal.take().contains("press began"))
        simulator.move(CGPoint(x: 200, y: 350))
        simulator.up(CGPoint(x: 200, y: 350))
        #expect(journal.take().filter { $0.hasPrefix("press") } == ["press changed", "press ended"])
        simulator.down(middle)
        simulator.advance(by: 0.2)
        simulator.move(CGPoint(x: 165, y: 350))
        simulator.advance(by: 1)
        #expect(!journal.take().contains("press began"))
        simulator.up(CGPoint(x: 165, y: 350))
        withExtendedLifetime(kept) {}
    }

    @Test("Swipe: only its direction, only when quick")
    func swipe() {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = .left
        let kept = add(recognizer, "swipe")
        simulator.drag(from: CGPoint(x: 220, y: 350), to: CGPoint(x: 120, y: 350), duration: 0.2)
        #expect(journal.take().contains("swipe ended"))
        simulator.drag(from: CGPoint(x: 120, y: 350), to: CGPoint(x: 220, y: 350), duration: 0.2)
        simulator.drag(from: CGPoint(x: 220, y: 350), to: CGPoint(x: 120, y: 350), duration: 2)
        #expect(!journal.take().contains("swipe ended"))
        withExtendedLifetime(kept) {}
    }

    @Test("Pinch and rotation of two fingers at once with simultaneous recognition")
    func pinchAndRotation() {
        final class Both: Foundation.NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let both = Both()
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        pinch.delegate = both
        pad.isMultipleTouchEnabled = true
        let kept = [add(pinch, "pinch"), add(rotation, "rotation")]
        simulator.down(CGPoint(x: 120, y: 350), finger: 0)
        simulator.down(CGPoint(x: 180, y: 350), finger: 1)
        for step in 1...20 {
            simulator.advance(by: 0.016)
            let angle = CGFloat(step) / 20 * .pi / 2
            let radius = 30 + CGFloat(step) * 2
            simulator.move(CGPoint(x: 150 - cos(angle) * radius, y: 350 - sin(angle) * radius), finger: 0)
            simulator.move(CGPoint(x: 150 + cos(angle) * radius, y: 350 + sin(angle) * radius), finger: 1)
        }
        #expect(pinch.scale > 1.5 && pinch.scale < 70.0 / 30)
        #expect(rotation.rotation > 1.2 && rotation.rotation < .pi / 2)
        simulator.up(CGPoint(x: 150, y: 280), finger: 0)
        simulator.up(CGPoint(x: 150, y: 420), finger: 1)
        let entries = journal.take()
        #expect(entries.contains("pinch ended") && entries.contains("rotation ended"))
        withExtendedLifetime(kept) {}
    }

    @Test("Disabling a recogniser in the middle cancels its gesture")
    func disabling() {
        let recognizer = UIPanGestureRecognizer()
        let kept = add(recognizer, "pan")
        simulator.drag(from: middle, to: CGPoint(x: 200, y: 350), duration: 0.1, lifts: false)
        recognizer.isEnabled = false
        #expect(journal.take().last == "pan cancelled")
        simulator.up(CGPoint(x: 200, y: 350))
        withExtendedLifetime(kept) {}
    }

    @Test("tapCount counts quick touches at one place")
    func tapCount() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let counter = Counter(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        simulator.root.view.addSubview(counter)
        let p = CGPoint(x: 50, y: 550)
        simulator.tap(p)
        simulator.advance(by: 0.1)
        simulator.tap(p)
        simulator.advance(by: 1)
        simulator.tap(p)
        #expect(counter.counts == [1, 2, 1])
    }

    @Test("An exclusive view takes touches only alone")
    func exclusive() {
        let other = Pad(CGRect(x: 50, y: 500, width: 200, height: 100), Journal())
        simulator.root.view.addSubview(other)
        pad.isExclusiveTouch = true
        simulator.down(middle, finger: 0)
        simulator.down(CGPoint(x: 100, y: 550), finger: 1)
        #expect(other.journal.take().isEmpty)
        simulator.up(middle, finger: 0)
        simulator.up(CGPoint(x: 100, y: 550), finger: 1)
    }
}
