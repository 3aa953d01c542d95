// SPDX-License-Identifier: MIT
import HostKit
import TestSupport
import Testing

@testable import UIKit

/// Views that go while a finger is on them: as on iOS their gestures are cancelled, and their content comes to rest.
@MainActor @Suite(.serialized)
struct RemovalDuringGestureTests {
    private let simulator = Simulator()

    @Test func aPanIsCancelled() {
        let view = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
        simulator.root.view.addSubview(view)
        var states: [UIGestureRecognizer.State] = []
        let target = ActionTarget { if let pan = $0 as? UIPanGestureRecognizer { states.append(pan.state) } }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: ActionTarget.action))
        simulator.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 420), duration: 0.2, lifts: false)
        #expect(states.last == .changed)
        view.removeFromSuperview()
        #expect(states.last == .cancelled)
        let count = states.count
        simulator.move(CGPoint(x: 100, y: 450))
        simulator.up(CGPoint(x: 100, y: 450))
        simulator.advance(by: 0.1)
        #expect(states.count == count)
    }

    /// Moving on to another view of the window is no removal.
    @Test func aPanGoesOnInAnotherSuperview() {
        let (view, other) = (UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 200)), UIView())
        simulator.root.view.addSubview(view)
        simulator.root.view.addSubview(other)
        var states: [UIGestureRecognizer.State] = []
        let target = ActionTarget { if let pan = $0 as? UIPanGestureRecognizer { states.append(pan.state) } }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: ActionTarget.action))
        simulator.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 420), duration: 0.2, lifts: false)
        other.addSubview(view)
        simulator.move(CGPoint(x: 100, y: 450))
        simulator.up(CGPoint(x: 100, y: 450))
        simulator.advance(by: 0.1)
        #expect(!states.contains(.cancelled) && states.last == .ended)
    }

    @Test func aScrollViewStops() {
        final class Remover: Foundation.NSObject, UIScrollViewDelegate {
            var calls = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                calls += 1
                if calls == 3 { scrollView.removeFromSuperview() }
            }
        }
        let view = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        view.contentSize = CGSize(width: 300, height: 5000)
        simulator.root.view.addSubview(view)
        let remover = Remover()
        view.delegate = remover
        simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 250), duration: 0.1)
        simulator.advance(by: 2)
        #expect(remover.calls == 3)
        #expect(!view.isDragging && !view.isDecelerating)
    }
}

/// What hosts send beyond touches.
@MainActor @Suite(.serialized)
struct HostEventTests {
    final class Commander: UIViewController {
        var performed: [String] = []
        var own: [UIKeyCommand] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { own }
        func command(_ name: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
            let target = ActionTarget { [weak self] _ in self?.performed.append(name) }
            targets.append(target)
            return Routed(name, flags, target)
        }
        var targets: [ActionTarget] = []
        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            (sender as? Routed)?.goal ?? super.target(forAction: action, withSender: sender)
        }
    }
    final class Routed: UIKeyCommand {
        var goal: ActionTarget?
        convenience init(_ name: String, _ flags: UIKeyModifierFlags, _ goal: ActionTarget) {
            self.init(input: "k", modifierFlags: flags, action: ActionTarget.action)
            self.goal = goal
        }
    }

    private func press(_ flags: HostKey.Modifiers, _ simulator: Simulator) {
        for phase in [HostKey.Phase.down, .up] {
            simulator.key(
                HostKey(phase: phase, usage: 14, characters: "k", charactersIgnoringModifiers: "k", modifiers: flags))
        }
    }

    @Test("Control does what Command does, where the desktop keeps that key, but for commands of its own")
    func controlIsCommand() {
        let root = Commander()
        let simulator = Simulator(root: root)
        root.becomeFirstResponder()
        root.own = [root.command("command", .command)]
        press(.command, simulator)
        press(.control, simulator)
        #expect(root.performed == ["command", "command"])
        root.own.append(root.command("control", .control))
        press(.control, simulator)
        #expect(root.performed == ["command", "command", "control"])
    }

    /// As when an app is swiped out of the switcher: apps save on their way to the background.
    @Test func closingTheWindowTakesTheAppThroughTheBackground() {
        let simulator = Simulator()
        simulator.send(.activation(.active))
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification,
        ]
        var posted: [Notification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        simulator.send(.quit)
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        simulator.send(.activation(.active))
        #expect(posted == names)
    }

    @Test("Selected text, with both handles over all else, asks for no more layout")
    func selectedTextSettles() {
        let simulator = Simulator()
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 34))
        field.text = "Some text"
        field.clearButtonMode = .always
        simulator.root.view.addSubview(field)
        field.becomeFirstResponder()
        field.selectAll(nil)
        simulator.advance(by: 0.1)
        field.layoutIfNeeded()
        #expect(!field.layer.needsLayout())
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(!field.layer.needsLayout())
    }
}
