// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Views: fingers on them.
@MainActor @Suite(.serialized)
struct ViewTouchStatementsTests {
    @Test("VW9: began, moved, ended, cancelled come in order with one UITouch, its places, phases and tap count")
    func phases() {
        final class Recorder: TouchPad {
            var seen: [String] = []
            override func note(_ text: String, _ touches: Set<UITouch>) {
                super.note(text, touches)
                guard let touch = touches.first else { return }
                let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
                seen.append(
                    "\(text) \(touch.phase.rawValue) \(Int(now.x)),\(Int(now.y)) \(Int(before.x)),\(Int(before.y))"
                        + " x\(touch.tapCount)")
            }
        }
        let simulator = Simulator()
        let pad = Recorder(CGRect(x: 100, y: 200, width: 200, height: 200))
        simulator.root.view.addSubview(pad)
        simulator.down(CGPoint(x: 110, y: 220))
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 115, y: 222))
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 117, y: 222))
        simulator.advance(by: 0.02)
        simulator.up(CGPoint(x: 117, y: 222))
        #expect(
            pad.seen == [
                "began 0 10,20 10,20 x1", "moved 1 15,22 10,20 x1", "moved 1 17,22 15,22 x1", "ended 3 17,22 17,22 x1",
            ])
        #expect(Set(pad.touches.map(ObjectIdentifier.init)).count == 1)
        simulator.advance(by: 1)
        pad.seen = []
        simulator.down(CGPoint(x: 150, y: 250))
        simulator.cancel(CGPoint(x: 150, y: 250))
        #expect(pad.seen.map { $0.prefix(11) } == ["began 0 50,", "cancelled 4"])
    }

    @Test("VW10: two taps within the interval give tapCount 2 at the second")
    func tapCount() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let simulator = Simulator()
        let counter = Counter(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        simulator.root.view.addSubview(counter)
        for pause in [0.1, 1, 0] {
            simulator.tap(CGPoint(x: 50, y: 550))
            simulator.advance(by: pause)
        }
        #expect(counter.counts == [1, 2, 1])
    }

    /// Follows two fingers by hand.
    private final class ByHand: UIView {
        var distance: CGFloat = 1
        var angle: CGFloat = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { read(event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { read(event) }
        private func read(_ event: UIEvent?) {
            let all = (event?.touches(for: self) ?? []).map { $0.location(in: self) }.sorted { $0.x < $1.x }
            guard all.count == 2 else { return }
            distance = hypot(all[1].x - all[0].x, all[1].y - all[0].y)
            angle = atan2(all[1].y - all[0].y, all[1].x - all[0].x)
        }
    }

    @Test("VW15: without isMultipleTouchEnabled the second finger gives no touch; with it two come in one event")
    func secondFinger() throws {
        for isEnabled in [false, true] {
            let simulator = Simulator()
            let pad = TouchPad(CGRect(x: 50, y: 100, width: 300, height: 300))
            pad.isMultipleTouchEnabled = isEnabled
            simulator.root.view.addSubview(pad)
            simulator.down(CGPoint(x: 100, y: 200), finger: 0)
            simulator.down(CGPoint(x: 130, y: 240), finger: 1)
            simulator.move(CGPoint(x: 131, y: 240), finger: 1)
            let expected = isEnabled ? ["began", "began", "moved"] : ["began"]
            #expect(pad.journal.take() == expected)
            if isEnabled {
                let places = Set(pad.touches).map { $0.location(in: pad) }
                #expect(
                    places.count == 2 && hypot(places[0].x - places[1].x, places[0].y - places[1].y) == hypot(31, 40))
            }
            simulator.up(CGPoint(x: 131, y: 240), finger: 1)
            simulator.up(CGPoint(x: 100, y: 200), finger: 0)
            #expect(pad.journal.take() == (isEnabled ? ["ended", "ended"] : ["ended"]))
            // The next finger counts again.
            simulator.tap(CGPoint(x: 130, y: 240))
            #expect(pad.journal.take() == ["began", "ended"])
        }
    }

    @Test("VW16: from where they begin, pinch, rotation, pan and swipe recognisers say what hand-written ones do")
    func byHand() throws {
        let simulator = Simulator()
        let view = ByHand(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        view.isMultipleTouchEnabled = true
        simulator.root.view.addSubview(view)
        let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        let both = Both()
        for recognizer in [pinch, turn] {
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = both
            view.addGestureRecognizer(recognizer)
        }
        var began: (distance: CGFloat, scale: CGFloat)?
        var turned: (angle: CGFloat, rotation: CGFloat)?
        func place(_ step: Int, _ side: CGFloat) -> CGPoint {
            let (angle, radius) = (CGFloat(step) * 0.04, 40 + CGFloat(step) * 3)
            return CGPoint(x: 190 + side * cos(angle) * radius, y: 400 + side * sin(angle) * radius)
        }
        simulator.down(place(0, -1), finger: 0)
        simulator.down(place(0, 1), finger: 1)
        for step in 1...20 {
            simulator.advance(by: 0.016)
            simulator.move(place(step, -1), finger: 0)
            simulator.move(place(step, 1), finger: 1)
            if began == nil, pinch.state == .changed { began = (view.distance, pinch.scale) }
            if turned == nil, turn.state == .changed { turned = (view.angle, turn.rotation) }
        }
        let first = try #require(began)
        let second = try #require(turned)
        #expect(abs(pinch.scale / first.scale - view.distance / first.distance) < 0.01)
        #expect(abs((turn.rotation - second.rotation) - (view.angle - second.angle)) < 0.01)
        simulator.up(place(20, -1), finger: 0)
        simulator.up(place(20, 1), finger: 1)
        try panAndSwipeByHand()
    }

    private func panAndSwipeByHand() throws {
        let simulator = Simulator()
        let view = simulator.box(CGRect(x: 0, y: 100, width: 393, height: 600))
        var swipes = 0
        let target = Target { _ in swipes += 1 }
        let swipe = UISwipeGestureRecognizer(target: target, action: Target.action)
        let pan = UIPanGestureRecognizer()
        let both = Both()
        swipe.delegate = both
        for recognizer in [swipe, pan] { view.addGestureRecognizer(recognizer) }
        var byHand: CGFloat = 0
        simulator.down(CGPoint(x: 50, y: 300))
        for step in 1...10 {
            simulator.advance(by: 0.016)
            let point = CGPoint(x: 50 + CGFloat(step) * 20, y: 300)
            simulator.move(point)
            if step == 5 {
                pan.setTranslation(.zero, in: view)
                byHand = point.x
            }
        }
        #expect(pan.translation(in: view) == CGPoint(x: 250 - byHand, y: 0))
        simulator.up(CGPoint(x: 250, y: 300))
        #expect(swipes == 1)
    }

    @Test("VW25: a swipe needs a distance and little drift: to the left it brings the next page from the right")
    func swipes() throws {
        let simulator = Simulator()
        let container = simulator.box(CGRect(x: 0, y: 100, width: 300, height: 300), .white)
        container.clipsToBounds = true
        var page = simulator.box(container.bounds, UIColor(rgb: Paint.red), in: container)
        let target = Target { _ in
            let next = simulator.box(container.bounds.offsetBy(dx: 300, dy: 0), UIColor(rgb: Paint.blue), in: container)
            let old = page
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                next.frame.origin.x = 0
                old.frame.origin.x = -300
            } completion: { _ in
                old.removeFromSuperview()
            }
            page = next
        }
        let swipe = UISwipeGestureRecognizer(target: target, action: Target.action)
        swipe.direction = .left
        container.addGestureRecognizer(swipe)
        simulator.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 235, y: 200), duration: 0.05, steps: 3)
        simulator.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 130, y: 290), duration: 0.1, steps: 6)
        simulator.advance(by: 0.5)
        #expect(container.subviews == [page] && page.backgroundColor == UIColor(rgb: Paint.red))
        simulator.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 205), duration: 0.1, steps: 6)
        simulator.advance(by: 0.2)
        #expect(try simulator.pixel(20, 250) == Paint.red && simulator.pixel(280, 250) == Paint.blue)
        simulator.advance(by: 0.4)
        #expect(try container.subviews == [page] && simulator.pixel(20, 250) == Paint.blue)
    }
}

/// Lets every two recognisers act at once.
final class Both: Foundation.NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
