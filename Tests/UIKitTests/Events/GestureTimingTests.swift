// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// What views and apps are told when a gesture is recognised by the clock, with no finger moving: Apple's "Coordinating
/// multiple gesture recognizers" and UIGestureRecognizer's documentation.
@MainActor @Suite(.serialized)
struct GestureTimingTests {
    final class Noting: UIView {
        let journal = Journal()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
    }

    private func view(_ simulator: Simulator) -> Noting {
        let view = Noting(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0.1)
        return view
    }

    @Test("A long press takes the touch from its view when it begins, not when the finger moves or lifts")
    func longPress() {
        let simulator = Simulator()
        let view = view(simulator)
        let target = Target { [journal = view.journal] in
            journal.note("press \(($0 as? UIGestureRecognizer)?.state.rawValue ?? -1)")
        }
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: target, action: Target.action))
        simulator.down(CGPoint(x: 150, y: 250))
        simulator.advance(by: 0.6)
        #expect(view.journal.take() == ["began", "press 1", "cancelled"])
        simulator.up(CGPoint(x: 150, y: 250))
        #expect(view.journal.take() == ["press 3"])
    }

    @Test("A tap that waited for a double tap to fail still knows its touch")
    func waitingTap() {
        let simulator = Simulator()
        let view = view(simulator)
        var seen: [String] = []
        let target = Target { sender in
            guard let tap = sender as? UITapGestureRecognizer else { return }
            seen.append("\(tap.numberOfTouches) \(tap.location(ofTouch: 0, in: view)) \(tap.location(in: view))")
        }
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: target, action: Target.action)
        single.require(toFail: double)
        view.addGestureRecognizer(double)
        view.addGestureRecognizer(single)
        simulator.tap(CGPoint(x: 130, y: 240))
        simulator.advance(by: 1)
        #expect(seen == ["1 (30.0, 40.0) (30.0, 40.0)"])
        #expect(single.numberOfTouches == 0)
    }
}
