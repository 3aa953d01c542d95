// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Gesture recognisers: each kind, by fingers on a screen.
@MainActor @Suite(.serialized)
final class GestureStatementsTests {
    private let journal = Journal()
    private var targets: [Target] = []
    // Made by the test itself: other suites put up their own screens between a suite's init and its test.
    private lazy var stage: (simulator: Simulator, pad: TouchPad) = {
        let simulator = Simulator()
        let pad = TouchPad(CGRect(x: 50, y: 250, width: 300, height: 300), "", journal)
        pad.isMultipleTouchEnabled = true
        simulator.root.view.addSubview(pad)
        return (simulator, pad)
    }()
    private var simulator: Simulator { stage.simulator }
    private var pad: TouchPad { stage.pad }
    private let middle = CGPoint(x: 200, y: 400)

    /// Adds a recogniser that writes its name and state.
    @discardableResult
    private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to view: UIView? = nil) -> R {
        let target = Target { [journal] sender in
            guard let sender = sender as? UIGestureRecognizer else { return }
            journal.note("\(name) \(sender.state)")
        }
        targets.append(target)
        recognizer.addTarget(target, action: Target.action)
        (view ?? pad).addGestureRecognizer(recognizer)
        return recognizer
    }

    private func take(_ name: String) -> [String] { journal.take().filter { $0.hasPrefix(name) } }

    /// Both fingers from the first to the second distance, and turned, about `middle`.
    private func pinch(from: CGFloat, to: CGFloat, turn: CGFloat = 0, lifts: Bool = true) {
        func place(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
            let (radius, angle) = ((from + (to - from) * part) / 2 * side, turn * part)
            return CGPoint(x: middle.x + cos(angle) * radius, y: middle.y + sin(angle) * radius)
        }
        simulator.down(place(0, -1), finger: 0)
        simulator.down(place(0, 1), finger: 1)
        for step in 1...30 {
            simulator.advance(by: 0.016)
            simulator.move(place(CGFloat(step) / 30, -1), finger: 0)
            simulator.move(place(CGFloat(step) / 30, 1), finger: 1)
        }
        guard lifts else { return }
        simulator.up(place(1, -1), finger: 0)
        simulator.up(place(1, 1), finger: 1)
    }

    @Test("GR1: a recogniser gets a touch before the view, which gets began and moved meanwhile and then cancelled")
    func order() {
        final class First: UIGestureRecognizer {
            var journal: Journal?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { journal?.note("first began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                journal?.note("first moved")
                if touches.contains(where: { $0.location(in: view).x > 160 }) { state = .ended }
            }
        }
        let first = First()
        first.journal = journal
        pad.addGestureRecognizer(first)
        simulator.down(middle)
        simulator.move(CGPoint(x: 205, y: 400))
        simulator.move(CGPoint(x: 240, y: 400))
        simulator.up(CGPoint(x: 240, y: 400))
        #expect(journal.take() == ["first began", "began", "first moved", "moved", "first moved", "cancelled"])
    }

    @Test("GR2: a discrete recogniser sends its action once, a continuous one at began, each change and ended")
    func actions() {
        let tap = add(UITapGestureRecognizer(), "tap")
        simulator.tap(middle)
        #expect(take("tap") == ["tap ended"])
        pad.removeGestureRecognizer(tap)
        add(UIPanGestureRecognizer(), "pan")
        simulator.drag(from: middle, to: CGPoint(x: 260, y: 400), duration: 0.2, steps: 4)
        #expect(take("pan") == ["pan began", "pan changed", "pan changed", "pan changed", "pan ended"])
    }

    @Test("GR3: a tap needs one tap by default; of two required the second must come within the interval")
    func taps() {
        let tap = add(UITapGestureRecognizer(), "tap")
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        tap.numberOfTapsRequired = 2
        simulator.tap(middle)
        simulator.advance(by: 1)
        simulator.tap(middle)
        simulator.advance(by: 1)
        #expect(take("tap") == [])
        simulator.tap(middle)
        simulator.advance(by: 0.1)
        simulator.tap(middle)
        #expect(take("tap") == ["tap ended"])
    }

    @Test("GR4: numberOfTouchesRequired 2 needs two fingers")
    func twoFingers() {
        add(UITapGestureRecognizer(), "tap").numberOfTouchesRequired = 2
        simulator.tap(middle)
        simulator.advance(by: 1)
        #expect(take("tap") == [])
        simulator.down(middle, finger: 0)
        simulator.down(CGPoint(x: 250, y: 400), finger: 1)
        simulator.advance(by: 0.05)
        simulator.up(middle, finger: 0)
        simulator.up(CGPoint(x: 250, y: 400), finger: 1)
        #expect(take("tap") == ["tap ended"])
    }

    @Test("GR5: a tap outside the view of the recogniser does nothing")
    func outside() {
        add(UITapGestureRecognizer(), "tap")
        simulator.tap(CGPoint(x: 20, y: 200))
        simulator.advance(by: 0.5)
        #expect(journal.take() == [])
    }

    @Test("GR6: a tap whose finger moves far fails, and the view gets the touches to their end")
    func movedTap() {
        let tap = add(UITapGestureRecognizer(), "tap")
        var states: [UIGestureRecognizer.State] = []
        simulator.down(middle)
        for x in [220.0, 260, 300] {
            simulator.move(CGPoint(x: x, y: 400))
            states.append(tap.state)
        }
        simulator.up(CGPoint(x: 300, y: 400))
        #expect(states.last == .failed)
        #expect(journal.take() == ["began", "moved", "moved", "moved", "ended"])
    }

    @Test("GR7: a pinch of two fingers begins at scale 1 and follows their distance; a new one starts at 1")
    func pinches() {
        for _ in 0..<2 {
            var scales: [CGFloat] = []
            let target = Target { ($0 as? UIPinchGestureRecognizer).map { scales.append($0.scale) } }
            let recognizer = UIPinchGestureRecognizer(target: target, action: Target.action)
            pad.addGestureRecognizer(recognizer)
            for _ in 0..<2 {
                scales = []
                pinch(from: 100, to: 200)
                #expect(abs((scales.first ?? 0) - 1) < 0.06)
                // Not quite 2: the distance at recognition is where it starts.
                #expect((scales.last ?? 0) > 1.7 && (scales.last ?? 9) <= 2)
                simulator.advance(by: 0.5)
            }
            scales = []
            simulator.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 0.2)
            #expect(scales.isEmpty, "one finger")
            pad.removeGestureRecognizer(recognizer)
        }
    }

    @Test("GR8: rotation is in radians since the start, clockwise positive: a quarter turn is about half of pi")
    func rotation() {
        var angles: [CGFloat] = []
        let target = Target { ($0 as? UIRotationGestureRecognizer).map { angles.append($0.rotation) } }
        pad.addGestureRecognizer(UIRotationGestureRecognizer(target: target, action: Target.action))
        pinch(from: 200, to: 200, turn: .pi / 2)
        #expect(abs(angles.first ?? 9) < 0.1)
        // Less the angle that it takes to be recognised.
        #expect((angles.last ?? 0) > 1.25 && (angles.last ?? 9) <= .pi / 2 + 0.001)
        pinch(from: 200, to: 200, turn: -.pi / 2)
        #expect((angles.last ?? 0) < -1.25)
    }

    @Test("GR9: a pan begins after a few points and tells translation and velocity; setTranslation starts it anew")
    func pan() {
        let recognizer = add(UIPanGestureRecognizer(), "pan")
        simulator.down(middle)
        simulator.advance(by: 0.02)
        simulator.move(CGPoint(x: 203, y: 400))
        #expect(recognizer.state == .possible)
        for x in stride(from: 209.0, through: 245, by: 6) {
            simulator.advance(by: 0.02)
            simulator.move(CGPoint(x: x, y: 400))
        }
        #expect(recognizer.state == .changed)
        let before = recognizer.translation(in: pad)
        #expect(before.x > 30 && before.x <= 45 && before.y == 0)
        #expect(abs(recognizer.velocity(in: pad).x - 300) < 5)
        recognizer.setTranslation(CGPoint(x: 5, y: 6), in: pad)
        simulator.move(CGPoint(x: 255, y: 400))
        #expect(recognizer.translation(in: pad) == CGPoint(x: 15, y: 6))
        simulator.up(CGPoint(x: 255, y: 400))
        #expect(take("pan").last == "pan ended")
    }

    @Test("GR10: a swipe is recognised once, only in its direction and only when fast enough")
    func swipe() {
        let recognizer = add(UISwipeGestureRecognizer(), "swipe")
        #expect(recognizer.direction == .right)
        simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
        #expect(take("swipe") == ["swipe ended"])
        simulator.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
        simulator.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.2)
        simulator.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), duration: 3)
        #expect(take("swipe") == [])
    }

    @Test("GR11: a long press begins after 0.5 s of holding still and ends at the lift; moving over 10 points fails it")
    func longPress() {
        let recognizer = add(UILongPressGestureRecognizer(), "press")
        #expect(recognizer.minimumPressDuration == 0.5 && recognizer.allowableMovement == 10)
        simulator.down(middle)
        simulator.advance(by: 0.45)
        #expect(take("press") == [])
        simulator.advance(by: 0.1)
        #expect(take("press") == ["press began"])
        simulator.move(CGPoint(x: 230, y: 400))
        simulator.up(CGPoint(x: 230, y: 400))
        #expect(take("press") == ["press changed", "press ended"])
        simulator.down(middle)
        simulator.advance(by: 0.2)
        simulator.move(CGPoint(x: 211, y: 400))
        #expect(recognizer.state == .failed)
        simulator.advance(by: 1)
        #expect(take("press") == [])
        simulator.up(CGPoint(x: 211, y: 400))
    }

    @Test("GR12: a continuous recogniser is possible, began, changed, ended, or cancelled when the system takes over")
    func continuousStates() {
        let recognizer = add(UIPanGestureRecognizer(), "pan")
        simulator.down(middle)
        #expect(recognizer.state == .possible)
        simulator.move(CGPoint(x: 230, y: 400))
        simulator.move(CGPoint(x: 250, y: 400))
        simulator.up(CGPoint(x: 250, y: 400))
        #expect(take("pan") == ["pan began", "pan changed", "pan ended"])
        simulator.down(middle)
        simulator.move(CGPoint(x: 230, y: 400))
        simulator.cancel(CGPoint(x: 230, y: 400))
        #expect(take("pan") == ["pan began", "pan cancelled"])
    }

    @Test("GR13: a discrete recogniser is possible, then recognised, which is ended, or failed")
    func discreteStates() {
        let recognizer = add(UITapGestureRecognizer(), "tap")
        #expect(UIGestureRecognizer.State.recognized == .ended && UIGestureRecognizer.State.ended.rawValue == 3)
        simulator.down(middle)
        #expect(recognizer.state == .possible)
        simulator.up(middle)
        #expect(take("tap") == ["tap ended"])
        simulator.advance(by: 1)
        simulator.down(middle)
        simulator.move(CGPoint(x: 300, y: 400))
        #expect(recognizer.state == .failed && take("tap") == [])
        simulator.up(CGPoint(x: 300, y: 400))
    }

    @Test("GR23: location converts to any view; with two touches it is their middle")
    func location() {
        let recognizer = add(UIPinchGestureRecognizer(), "pinch")
        let child = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        pad.addSubview(child)
        pinch(from: 100, to: 160, lifts: false)
        #expect(recognizer.numberOfTouches == 2)
        for (view, expected) in [
            (nil, middle), (pad, CGPoint(x: 150, y: 150)), (child, CGPoint(x: 50, y: 50)),
        ] as [(UIView?, CGPoint)] {
            let point = recognizer.location(in: view)
            #expect(abs(point.x - expected.x) < 1e-6 && abs(point.y - expected.y) < 1e-6)
        }
        simulator.up(CGPoint(x: 120, y: 400), finger: 0)
        simulator.up(CGPoint(x: 280, y: 400), finger: 1)
    }

    @Test("GR28: scales that are added up go from 2 to 2.5 with a pinch of 1.5, with no jump at the second start")
    func accumulated() {
        var (scale, gesture) = (CGFloat(1), CGFloat(1))
        var jumps: [CGFloat] = []
        let target = Target { sender in
            guard let sender = sender as? UIPinchGestureRecognizer else { return }
            if sender.state == .began {
                gesture = 1
                jumps.append(abs(sender.scale - 1))
            }
            scale += sender.scale - gesture
            gesture = sender.scale
        }
        let recognizer = UIPinchGestureRecognizer(target: target, action: Target.action)
        pad.addGestureRecognizer(recognizer)
        pinch(from: 100, to: 220, lifts: false)
        let first = recognizer.scale
        #expect(abs(scale - first) < 1e-9)
        simulator.up(CGPoint(x: 90, y: 400), finger: 0)
        simulator.up(CGPoint(x: 310, y: 400), finger: 1)
        simulator.advance(by: 0.5)
        pinch(from: 100, to: 160, lifts: false)
        // Each pinch adds its own change: a scale of 2 and one of 1.5 make 2.5.
        #expect(abs(scale - (first + recognizer.scale - 1)) < 1e-9)
        #expect(jumps.count == 2 && jumps.allSatisfy { $0 < 0.06 })
        simulator.up(CGPoint(x: 120, y: 400), finger: 0)
        simulator.up(CGPoint(x: 280, y: 400), finger: 1)
    }
}
