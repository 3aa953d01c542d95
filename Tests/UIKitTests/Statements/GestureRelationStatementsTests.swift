// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Gesture recognisers: what the delegate decides, how they stand to each other, and subclasses.
@MainActor @Suite(.serialized)
final class GestureRelationStatementsTests {
    private let journal = Journal()
    private var targets: [Target] = []
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

    @discardableResult
    private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String) -> R {
        let target = Target { [journal] sender in
            guard let sender = sender as? UIGestureRecognizer else { return }
            journal.note("\(name) \(sender.state)")
        }
        targets.append(target)
        recognizer.addTarget(target, action: Target.action)
        pad.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func fired() -> [String] { journal.take().filter { $0.contains(" ") } }

    /// A subclass that writes what it is told.
    private class Subclass: UIGestureRecognizer {
        var journal: Journal?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            journal?.note("touches began \(touches.count)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            journal?.note("touches moved")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            journal?.note("touches ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            journal?.note("touches cancelled")
        }
        override func reset() {
            super.reset()
            journal?.note("did reset")
        }
    }

    private final class Delegate: Foundation.NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }
    }

    @Test("GR14: after ended, failed or cancelled it is possible again for the next touches, and reset was called")
    func reset() {
        final class Press: Subclass {
            var outcome = UIGestureRecognizer.State.ended
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = outcome }
        }
        let press = Press()
        press.journal = journal
        pad.addGestureRecognizer(press)
        for outcome in [UIGestureRecognizer.State.ended, .failed, .cancelled] {
            press.outcome = outcome
            simulator.down(middle)
            #expect(press.state == .possible)
            simulator.move(CGPoint(x: 230, y: 400))
            simulator.up(CGPoint(x: 230, y: 400))
            simulator.advance(by: 0.1)
            #expect(fired().contains("did reset"), "\(outcome)")
            #expect(press.state == .possible)
        }
    }

    @Test("GR15: gestureRecognizerShouldBegin false: the state is failed and there is no action")
    func shouldBegin() {
        let delegate = Delegate()
        delegate.begins = false
        let pan = add(UIPanGestureRecognizer(), "pan")
        pan.delegate = delegate
        simulator.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 0.2, lifts: false)
        #expect(pan.state == .failed)
        simulator.up(CGPoint(x: 300, y: 400))
        #expect(fired() == [])
        delegate.begins = true
        simulator.drag(from: middle, to: CGPoint(x: 300, y: 400), duration: 0.2)
        #expect(fired().contains("pan ended"))
    }

    @Test("GR16: shouldReceive false: the recogniser does not see that touch")
    func shouldReceive() {
        let delegate = Delegate()
        let subclass = Subclass()
        (subclass.journal, subclass.delegate) = (journal, delegate)
        pad.addGestureRecognizer(subclass)
        delegate.receives = false
        simulator.tap(middle)
        #expect(!fired().contains { $0.hasPrefix("touches") })
        #expect(subclass.numberOfTouches == 0)
        delegate.receives = true
        simulator.tap(middle)
        #expect(fired().contains("touches began 1"))
    }

    /// Fingers that come apart first and then turn.
    private func pinchThenTurn() {
        simulator.down(CGPoint(x: 150, y: 400), finger: 0)
        simulator.down(CGPoint(x: 250, y: 400), finger: 1)
        for step in 1...40 {
            simulator.advance(by: 0.016)
            let radius = 50 + min(CGFloat(step), 20) * 2
            let angle = max(0, CGFloat(step) - 20) * 0.06
            simulator.move(CGPoint(x: 200 - cos(angle) * radius, y: 400 - sin(angle) * radius), finger: 0)
            simulator.move(CGPoint(x: 200 + cos(angle) * radius, y: 400 + sin(angle) * radius), finger: 1)
        }
        simulator.up(CGPoint(x: 150, y: 350), finger: 0)
        simulator.up(CGPoint(x: 250, y: 450), finger: 1)
        simulator.advance(by: 0.5)
    }

    @Test("GR17: of pinch and rotation on one view only the first to begin works until the fingers lift")
    func exclusive() {
        add(UIPinchGestureRecognizer(), "pinch")
        add(UIRotationGestureRecognizer(), "turn")
        pinchThenTurn()
        let names = Set(fired().map { $0.prefix(4) })
        #expect(names == ["pinc"])
    }

    @Test("GR18: with shouldRecognizeSimultaneouslyWith true both send actions in the same sequence")
    func simultaneous() {
        let both = Both()
        add(UIPinchGestureRecognizer(), "pinch").delegate = both
        add(UIRotationGestureRecognizer(), "turn")
        pinchThenTurn()
        let entries = fired()
        #expect(entries.contains("pinch began") && entries.contains("turn began"))
        #expect(entries.contains("pinch ended") && entries.contains("turn ended"))
    }

    private func taps(_ count: Int) {
        for index in 0..<count {
            if index > 0 { simulator.advance(by: 0.1) }
            simulator.tap(middle)
        }
    }

    @Test("GR19: without a relation two quick taps fire the single tap first, then the double tap")
    func unrelated() {
        add(UITapGestureRecognizer(), "single")
        add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        taps(2)
        simulator.advance(by: 1)
        let entries = fired()
        #expect(entries.first == "single ended" && entries.last == "double ended")
    }

    @Test("GR20: with require(toFail:) a double tap fires only itself, a single one after the double's time-out")
    func related() {
        let single = add(UITapGestureRecognizer(), "single")
        let double = add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        taps(2)
        simulator.advance(by: 1)
        #expect(fired() == ["double ended"])
        taps(1)
        simulator.advance(by: 0.1)
        #expect(fired() == [])
        simulator.advance(by: 0.6)
        #expect(fired() == ["single ended"])
    }

    @Test("GR21: a subclass that fails in touches began fails at once, and its dependants go on without delay")
    func failsAtOnce() {
        final class TwoOnly: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if touches.count != 2 { state = .failed }
            }
        }
        let strict = TwoOnly()
        pad.addGestureRecognizer(strict)
        let tap = add(UITapGestureRecognizer(), "tap")
        tap.require(toFail: strict)
        simulator.down(middle)
        #expect(strict.state == .failed)
        simulator.up(middle)
        #expect(fired() == ["tap ended"])
    }

    @Test("GR22: a subclass gets touches of all phases and sets its state; illegal changes are ignored")
    func subclassing() {
        let subclass = add(Subclass(), "own")
        subclass.journal = journal
        simulator.down(middle)
        simulator.move(CGPoint(x: 210, y: 400))
        simulator.up(CGPoint(x: 210, y: 400))
        #expect(
            fired().filter { $0.hasPrefix("touches") } == ["touches began 1", "touches moved", "touches ended"])
        simulator.down(middle)
        simulator.cancel(middle)
        #expect(fired().filter { $0.hasPrefix("touches") } == ["touches began 1", "touches cancelled"])
        simulator.down(middle)
        subclass.state = .began
        #expect(subclass.state == .began)
        // There is no way from began to failed or back to possible.
        subclass.state = .possible
        #expect(subclass.state == .began)
        subclass.state = .changed
        subclass.state = .ended
        simulator.up(middle)
        #expect(fired().filter { $0.hasPrefix("own") } == ["own began", "own changed", "own ended"])
    }

    @Test("GR24: addGestureRecognizer sets view and list; after removal it has neither and sends no action")
    func addAndRemove() {
        let tap = add(UITapGestureRecognizer(), "tap")
        #expect(tap.view === pad && pad.gestureRecognizers == [tap])
        pad.removeGestureRecognizer(tap)
        #expect(tap.view == nil && pad.gestureRecognizers?.isEmpty == true)
        simulator.tap(middle)
        #expect(fired() == [])
    }

    @Test("GR25: actions take no argument or the recogniser, and several targets all fire")
    func targetsAndArguments() {
        final class Receiver: __ObjCObject {
            var calls: [String] = []
            static let registered: Void = __objcRegister(Receiver.self) { table in
                table.method("plain") { object, _ in
                    (object as? Receiver)?.calls.append("plain")
                    return nil
                }
                table.method("with:") { object, arguments in
                    let isTap = arguments.first.flatMap { $0 } is UITapGestureRecognizer
                    (object as? Receiver)?.calls.append(isTap ? "with a tap" : "with something else")
                    return nil
                }
            }
        }
        _ = Receiver.registered
        let (first, second) = (Receiver(), Receiver())
        let tap = UITapGestureRecognizer(target: first, action: Selector("plain"))
        tap.addTarget(first, action: Selector("with:"))
        tap.addTarget(second, action: Selector("plain"))
        pad.addGestureRecognizer(tap)
        simulator.tap(middle)
        #expect(first.calls == ["plain", "with a tap"] && second.calls == ["plain"])
    }

    @Test("GR26: isEnabled false in the middle of a gesture cancels it")
    func disabled() {
        let pan = add(UIPanGestureRecognizer(), "pan")
        simulator.drag(from: middle, to: CGPoint(x: 260, y: 400), duration: 0.1, steps: 3, lifts: false)
        pan.isEnabled = false
        #expect(fired().last == "pan cancelled")
        simulator.move(CGPoint(x: 280, y: 400))
        simulator.up(CGPoint(x: 280, y: 400))
        #expect(fired() == [])
    }

    @Test("GR33: a tap recogniser of the background puts the keyboard away and steals no button's tap")
    func background() {
        let root: UIView = simulator.root.view
        var taps = 0
        let target = Target { _ in root.endEditing(true) }
        root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.action))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let button = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.addSubview(field)
        root.addSubview(button)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        #expect(field.isFirstResponder)
        simulator.tap(middleOf: button)
        simulator.advance(by: 0.5)
        #expect(taps == 1)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        simulator.tap(CGPoint(x: 300, y: 220))
        simulator.advance(by: 1)
        #expect(!field.isFirstResponder)
        // Nor the field's own.
        simulator.tap(middleOf: field)
        simulator.advance(by: 1)
        #expect(field.isFirstResponder)
    }

    @Test("GR32: a tap on the view shows an alert Tap Received with its message and the button OK, Thanks")
    func tapAlert() {
        let root = simulator.root
        let target = Target { _ in
            let alert = UIAlertController(
                title: "Tap Received", message: "Received tap in myGestureView", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK, Thanks", style: .default))
            root.present(alert, animated: true)
        }
        pad.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.action))
        simulator.tap(middle)
        simulator.advance(by: 1)
        let alert = root.presentedViewController as? UIAlertController
        let texts = alert.map { descendants($0.view, of: UILabel.self).compactMap(\.text) } ?? []
        #expect(texts == ["Tap Received", "Received tap in myGestureView", "OK, Thanks"])
        let button = alert.flatMap { descendants($0.view, of: AlertButton.self).first }
        if let button { simulator.tap(middleOf: button) }
        simulator.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }
}
