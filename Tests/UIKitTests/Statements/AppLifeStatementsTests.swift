// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// What apps build on: the main run loop, subclasses of UIKit's classes, touches that a script plays.
@MainActor @Suite(.serialized)
struct AppLifeStatementsTests {
    private let journal = Journal()

    private final class Drawing: UIView {
        var touched: [String] = []
        override func draw(_ rect: CGRect) {
            UIColor(rgb: Paint.red).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched.append("ended") }
    }
    private final class Shouting: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 60, dy: 0)) }
    }
    private final class Knob: UIControl {
        var tracked: [String] = []
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            tracked.append("begin")
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            tracked.append("continue")
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tracked.append("end") }
    }
    private final class Rails: UIScrollView {
        var laidOut = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            laidOut += 1
        }
    }

    @Test("AP24: overrides of drawing and touches of views, labels, controls and scroll views are called by the system")
    func subclasses() throws {
        let simulator = Simulator()
        simulator.root.view.backgroundColor = .white
        let drawing = Drawing(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        drawing.backgroundColor = .white
        let label = Shouting(frame: CGRect(x: 100, y: 200, width: 120, height: 30))
        label.text = "III"
        let knob = Knob(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        let rails = Rails(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
        for view in [drawing, label, knob, rails] as [UIView] { simulator.root.view.addSubview(view) }
        simulator.advance(by: 0.1)
        #expect(try simulator.pixel(120, 125) == Paint.red && simulator.pixel(180, 125) == Paint.white)
        let dark = try (100..<220).filter { try simulator.parts(CGFloat($0), 215).red < 128 }
        #expect((dark.min() ?? 0) >= 160)
        simulator.tap(CGPoint(x: 120, y: 125))
        #expect(drawing.touched == ["began", "ended"])
        simulator.drag(from: CGPoint(x: 120, y: 325), to: CGPoint(x: 150, y: 325), duration: 0.1, steps: 2)
        #expect(knob.tracked == ["begin", "continue", "continue", "end"])
        let before = rails.laidOut
        rails.contentOffset.y = 10
        simulator.advance(by: 0.1)
        #expect(before > 0 && rails.laidOut > before)
    }

    @Test("GR31: a script plays several fingers, each with its own times and places")
    func fingers() throws {
        let simulator = Simulator()
        let pad = TouchPad(simulator.window.bounds, "", journal)
        pad.isMultipleTouchEnabled = true
        simulator.root.view.addSubview(pad)
        simulator.advance(by: 0.1)
        let step = try ScriptStep(
            number: 1,
            ["fingers": [[[0, 100, 200], [0.5, 200, 200], [1, 200, 300]], [[0.25, 50, 50], [0.75, 150, 50]]]])
        let start = simulator.now
        var ended: Double?
        StepPerformer().perform(step.action) { failure in
            #expect(failure == nil)
            ended = FrameClock.now
        }
        func places() -> [CGPoint] {
            var seen: [ObjectIdentifier] = []
            return pad.touches.filter { touch in
                guard !seen.contains(ObjectIdentifier(touch)) else { return false }
                seen.append(ObjectIdentifier(touch))
                return touch.phase != .ended
            }.map { $0.location(in: nil) }
        }
        simulator.advance(by: start + 0.2 - simulator.now)
        #expect(places().count == 1 && abs(places()[0].x - 140) < 2)
        simulator.advance(by: start + 0.5 - simulator.now)
        let both = places()
        #expect(both.count == 2 && abs(both[0].x - 200) < 2 && abs(both[1].x - 100) < 2 && both[1].y == 50)
        simulator.advance(by: start + 0.8 - simulator.now)
        #expect(places().count == 1 && abs(places()[0].y - 260) < 2)
        simulator.advance(by: 0.5)
        #expect(places().isEmpty && journal.entries.filter { $0 == "ended" }.count == 2)
        #expect(abs((ended ?? 0) - start - 1) < 0.02)
        for wrong in [[[[1, 5, 5], [0.5, 5, 5]]], [[[0, 5]]], [], [[[-1, 5, 5]]]] as [[[[Double]]]] {
            #expect(throws: ScriptStep.Failure.self) { try ScriptStep(number: 1, ["fingers": wrong]) }
        }
    }
}
