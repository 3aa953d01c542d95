// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct UIControlTests {
    private func listen(_ control: UIControl, _ journal: Journal) {
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
            (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in journal.note(name) }, for: event) }
    }

    private func screen(with control: UIControl) -> Simulator {
        let simulator = Simulator()
        control.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        simulator.root.view.addSubview(control)
        simulator.advance(by: 0.1)
        return simulator
    }

    @Test func tapIsDownThenUpInside() {
        let (control, journal) = (UIControl(), Journal())
        let simulator = screen(with: control)
        listen(control, journal)
        simulator.tap(CGPoint(x: 150, y: 320))
        #expect(journal.take() == ["down", "upInside"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    /// A finger counts as inside up to 70 points away.
    @Test func leavingAndComingBack() {
        let (control, journal) = (UIControl(), Journal())
        let simulator = screen(with: control)
        listen(control, journal)
        simulator.down(CGPoint(x: 150, y: 320))
        simulator.move(CGPoint(x: 150, y: 380))
        #expect(control.isHighlighted)
        simulator.move(CGPoint(x: 150, y: 500))
        #expect(!control.isHighlighted)
        simulator.move(CGPoint(x: 150, y: 330))
        simulator.move(CGPoint(x: 150, y: 500))
        simulator.up(CGPoint(x: 150, y: 500))
        let events = journal.take()
        #expect(events.first == "down" && events.last == "upOutside")
        #expect(events.filter { $0 == "exit" }.count == 2 && events.filter { $0 == "enter" }.count == 1)
        #expect(!events.contains("upInside"))
    }

    @Test func cancelledTouch() {
        let (control, journal) = (UIControl(), Journal())
        let simulator = screen(with: control)
        listen(control, journal)
        simulator.down(CGPoint(x: 150, y: 320))
        simulator.cancel(CGPoint(x: 150, y: 320))
        #expect(journal.take() == ["down", "cancel"])
    }

    @Test func disabledControlsSwallowTouches() {
        let (control, journal) = (UIControl(), Journal())
        let simulator = screen(with: control)
        listen(control, journal)
        control.isEnabled = false
        simulator.tap(CGPoint(x: 150, y: 320))
        #expect(journal.take().isEmpty)
        #expect(control.state == .disabled)
    }

    @Test func targetsAreCalledInOrderWithTheSender() {
        let (control, journal) = (UIControl(), Journal())
        let first = Target { journal.note($0 as AnyObject === control ? "first(control)" : "first(?)") }
        let second = Target { _ in journal.note("second") }
        control.addTarget(first, action: Target.action, for: .valueChanged)
        control.addTarget(second, action: Target.action, for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        #expect(journal.take() == ["first(control)", "second"])
        control.removeTarget(first, action: nil, for: .allEvents)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(journal.take() == ["second"])
        #expect(control.actions(forTarget: second, forControlEvent: .touchDown) == ["fire:"])
        #expect(control.actions(forTarget: first, forControlEvent: .touchDown) == nil)
    }

    /// The same target and method are one registration, as documented.
    @Test func addingTwiceSendsOnce() {
        let (control, journal) = (UIControl(), Journal())
        let target = Target { _ in journal.note("x") }
        control.addTarget(target, action: Target.action, for: .touchDown)
        control.addTarget(target, action: Target.action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(journal.take() == ["x"])
    }

    @Test func targetsAreNotRetained() {
        let control = UIControl()
        weak var gone: Target?
        do {
            let target = Target { _ in }
            gone = target
            control.addTarget(target, action: Target.action, for: .touchDown)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
    }

    @Test func anActionReplacesTheOneOfItsIdentifier() {
        let (control, journal) = (UIControl(), Journal())
        let identifier = UIAction.Identifier("a")
        control.addAction(UIAction(identifier: identifier) { _ in journal.note("old") }, for: .touchDown)
        control.addAction(UIAction(identifier: identifier) { _ in journal.note("new") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(journal.take() == ["new"])
        control.removeAction(identifiedBy: identifier, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(journal.take().isEmpty)
    }

    /// Handlers may take themselves off while they run.
    @Test func removingDuringDispatch() {
        let (control, journal) = (UIControl(), Journal())
        let identifier = UIAction.Identifier("once")
        control.addAction(
            UIAction(identifier: identifier) { [unowned control] _ in
                journal.note("once")
                control.removeAction(identifiedBy: identifier, for: .touchDown)
            }, for: .touchDown)
        control.addAction(UIAction { _ in journal.note("always") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(journal.take() == ["once", "always", "always"])
    }
}
