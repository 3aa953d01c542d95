// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Statements of the requirement lists about views, gestures and controls, each named by its place there.
@MainActor @Suite(.serialized)
struct SpecViewsTests {
    private func box(_ frame: CGRect, in simulator: Simulator) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = .red
        simulator.root.view.addSubview(view)
        return view
    }

    // MARK: Cookbook, chapter 2: views

    @Test("cookbook 2.1.1: the order of subviews is the order of painting, from back to front")
    func order() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b, c] { parent.addSubview(view) }
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [c, b, a])
        parent.bringSubviewToFront(c)
        #expect(parent.subviews == [b, a, c])
        let d = UIView()
        parent.insertSubview(d, belowSubview: a)
        #expect(parent.subviews == [b, d, a, c])
        d.tag = 7
        #expect(parent.viewWithTag(7) === d)
    }

    @Test("cookbook 2.1.2: moving the center moves the frame; a transform leaves bounds and center as they are")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 100, y: 100))
        let frame = view.frame
        #expect(abs(frame.minX - 75) < 1e-9 && abs(frame.minY - 50) < 1e-9)
        #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    }

    @Test("cookbook R 2.3: the view follows the finger one to one, with location and previous location of the touch")
    func dragged() {
        final class Follower: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let parent = superview else { return }
                let (now, before) = (touch.location(in: parent), touch.previousLocation(in: parent))
                center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
            }
        }
        let simulator = Simulator()
        let view = Follower(frame: CGRect(x: 50, y: 100, width: 60, height: 60))
        simulator.root.view.addSubview(view)
        simulator.drag(from: CGPoint(x: 80, y: 130), to: CGPoint(x: 230, y: 430), duration: 0.4)
        #expect(view.frame.origin == CGPoint(x: 200, y: 400))
    }

    @Test("cookbook R 2.4: a touch where point(inside:) says no passes to the view behind")
    func transparentCorner() {
        final class Disc: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
            }
        }
        let simulator = Simulator()
        let behind = box(CGRect(x: 0, y: 100, width: 100, height: 100), in: simulator)
        let disc = Disc(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        simulator.root.view.addSubview(disc)
        #expect(simulator.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === disc)
        #expect(simulator.window.hitTest(CGPoint(x: 3, y: 103), with: nil) === behind)
    }

    @Test("cookbook R 2.5: two fingers deliver two touches where isMultipleTouchEnabled is set, one where it is not")
    func fingers() {
        final class Counter: UIView {
            var most = 0
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                most = max(most, event?.touches(for: self)?.count ?? 0)
            }
        }
        let simulator = Simulator()
        for (isOn, expected) in [(true, 2), (false, 1)] {
            let view = Counter(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            view.isMultipleTouchEnabled = isOn
            simulator.root.view.addSubview(view)
            simulator.down(CGPoint(x: 50, y: 200), finger: 1)
            simulator.down(CGPoint(x: 150, y: 200), finger: 2)
            simulator.move(CGPoint(x: 55, y: 200), finger: 1)
            simulator.move(CGPoint(x: 155, y: 200), finger: 2)
            simulator.up(CGPoint(x: 55, y: 200), finger: 1)
            simulator.up(CGPoint(x: 155, y: 200), finger: 2)
            #expect(view.most >= expected)
            view.removeFromSuperview()
        }
    }

    @Test("cookbook 2.6: the property has its end value at once, the presentation half-way follows the curve")
    func animated() throws {
        let simulator = Simulator()
        let view = box(CGRect(x: 0, y: 100, width: 50, height: 50), in: simulator)
        simulator.advance(by: 0.02)
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 225
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 225)
        simulator.advance(by: 0.5)
        let half = try #require(view.layer.presentation()).position.x
        #expect(abs(half - 125) < 10)
        simulator.advance(by: 0.6)
        #expect(finished == true)
    }

    @Test("cookbook R 2.7: a view with alpha 0 gets no touches")
    func faded() {
        let simulator = Simulator()
        let view = box(CGRect(x: 0, y: 100, width: 50, height: 50), in: simulator)
        view.alpha = 0
        #expect(simulator.window.hitTest(CGPoint(x: 20, y: 120), with: nil) !== view)
        view.alpha = 1
        #expect(simulator.window.hitTest(CGPoint(x: 20, y: 120), with: nil) === view)
    }

    @Test("cookbook R 2.11: a left swipe is recognised, a diagonal drag is not")
    func swiped() {
        let simulator = Simulator()
        var count = 0
        let target = ActionTarget { _ in count += 1 }
        let swipe = UISwipeGestureRecognizer(target: target, action: ActionTarget.action)
        swipe.direction = .left
        simulator.root.view.addGestureRecognizer(swipe)
        simulator.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 305), duration: 0.1, steps: 6)
        #expect(count == 1)
        simulator.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 500), duration: 0.1, steps: 6)
        #expect(count == 1)
    }

    @Test("cookbook R 2.12: touches follow the transform")
    func transformedTouch() {
        let simulator = Simulator()
        let view = box(CGRect(x: 100, y: 200, width: 100, height: 20), in: simulator)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(simulator.window.hitTest(CGPoint(x: 150, y: 165), with: nil) === view)
        #expect(simulator.window.hitTest(CGPoint(x: 110, y: 210), with: nil) !== view)
    }

    // MARK: Cookbook, chapter 8: controls

    @Test("cookbook B8.1: a state of a button without a value falls back to normal; types have their raw values")
    func buttonStates() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        #expect(button.title(for: .highlighted) == "On")
        button.isHighlighted = true
        #expect(button.currentTitle == "On" && button.currentTitleColor == .red)
        let raw: [UIButton.ButtonType: Int] = [
            .custom: 0, .system: 1, .detailDisclosure: 2, .infoLight: 3, .infoDark: 4, .contactAdd: 5, .close: 7,
        ]
        for (type, value) in raw { #expect(type.rawValue == value) }
    }

    @Test("cookbook B8.3: a view over a button blocks it unless its interaction is off")
    func blockedButton() {
        let simulator = Simulator()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        simulator.root.view.addSubview(button)
        let cover = box(button.frame, in: simulator)
        simulator.tap(CGPoint(x: 50, y: 120))
        #expect(taps == 0)
        cover.isUserInteractionEnabled = false
        simulator.tap(CGPoint(x: 50, y: 120))
        #expect(taps == 1)
    }

    @Test("cookbook B8.1: a slider goes from 0 to 1, starts at 0, is continuous and fires while it is dragged")
    func slider() {
        let simulator = Simulator()
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 220, height: 40))
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
        simulator.root.view.addSubview(slider)
        var events = 0
        slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        simulator.drag(from: CGPoint(x: 34, y: 120), to: CGPoint(x: 134, y: 120), duration: 0.3)
        #expect(events > 5)
        #expect(slider.value > 0.4 && slider.value < 0.6)
    }

    @Test("cookbook B8.1: a tap beside the current dot of a page control moves one page and tells it")
    func pages() {
        let simulator = Simulator()
        let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: 320, height: 30))
        control.numberOfPages = 5
        control.currentPage = 2
        simulator.root.view.addSubview(control)
        var told: [Int] = []
        control.addAction(UIAction { _ in told.append(control.currentPage) }, for: .valueChanged)
        simulator.tap(CGPoint(x: 250, y: 115))
        simulator.advance(by: 0.5)
        simulator.tap(CGPoint(x: 70, y: 115))
        #expect(told == [3, 2])
    }

    @Test("iOS: the information and add buttons are 24.3 by 23.7 points, a switch 51 by 31")
    func sizes() {
        for type in [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight, .infoDark] {
            let size = UIButton(type: type).intrinsicContentSize
            #expect(abs(size.width - 24.333) < 0.01 && abs(size.height - 23.667) < 0.01)
        }
        #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
    }

    // MARK: Book, chapter 23: gesture recognisers

    @Test("book ch23 rule 1: recognisers get touches before the view; a recognised gesture cancels the view's touches")
    func recognisersFirst() {
        final class Hearing: UIView {
            let journal = Journal()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
        }
        let simulator = Simulator()
        let view = Hearing(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        simulator.root.view.addSubview(view)
        let target = ActionTarget { _ in view.journal.note("tap") }
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.action))
        simulator.tap(CGPoint(x: 50, y: 150))
        #expect(view.journal.take() == ["began", "tap", "cancelled"])
    }

    @Test("book ch23: without a dependency a double tap fires the single tap first, with require(toFail:) only itself")
    func doubleTaps() {
        for waits in [false, true] {
            let simulator = Simulator()
            var fired: [Int] = []
            let targets = [1, 2].map { taps in ActionTarget { _ in fired.append(taps) } }
            let taps = [1, 2].map { count -> UITapGestureRecognizer in
                let tap = UITapGestureRecognizer(target: targets[count - 1], action: ActionTarget.action)
                tap.numberOfTapsRequired = count
                simulator.root.view.addGestureRecognizer(tap)
                return tap
            }
            if waits { taps[0].require(toFail: taps[1]) }
            simulator.tap(CGPoint(x: 100, y: 300))
            simulator.advance(by: 0.1)
            simulator.tap(CGPoint(x: 100, y: 300))
            simulator.advance(by: 1)
            #expect(fired == (waits ? [2] : [1, 2]))
            if waits {
                simulator.tap(CGPoint(x: 100, y: 300))
                #expect(fired == [2], "the single tap waits")
                simulator.advance(by: 1)
                #expect(fired == [2, 1])
            }
        }
    }

    @Test("book ch23: a pinch's scale is 1 at the start and relative to it, a rotation's angle is in radians")
    func pinchAndRotation() {
        final class Both: Foundation.NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let simulator = Simulator()
        let delegate = Both()
        var scales: [CGFloat] = []
        var angles: [CGFloat] = []
        let pinchTarget = ActionTarget { ($0 as? UIPinchGestureRecognizer).map { scales.append($0.scale) } }
        let turnTarget = ActionTarget { ($0 as? UIRotationGestureRecognizer).map { angles.append($0.rotation) } }
        let pinch = UIPinchGestureRecognizer(target: pinchTarget, action: ActionTarget.action)
        let turn = UIRotationGestureRecognizer(target: turnTarget, action: ActionTarget.action)
        (pinch.delegate, turn.delegate) = (delegate, delegate)
        simulator.root.view.isMultipleTouchEnabled = true
        simulator.root.view.addGestureRecognizer(pinch)
        simulator.root.view.addGestureRecognizer(turn)
        let center = CGPoint(x: 200, y: 400)
        func place(_ part: CGFloat, _ side: CGFloat) -> CGPoint {
            let (radius, angle) = (50 + 50 * part, part * .pi / 4)
            return CGPoint(x: center.x + side * radius * cos(angle), y: center.y + side * radius * sin(angle))
        }
        simulator.down(place(0, 1), finger: 1)
        simulator.down(place(0, -1), finger: 2)
        for step in 1...20 {
            simulator.advance(by: 0.02)
            simulator.move(place(CGFloat(step) / 20, 1), finger: 1)
            simulator.move(place(CGFloat(step) / 20, -1), finger: 2)
        }
        simulator.up(place(1, 1), finger: 1)
        simulator.up(place(1, -1), finger: 2)
        #expect(abs((scales.first ?? 0) - 1) < 0.3)
        #expect((scales.max() ?? 0) > 1.6)
        #expect((angles.max() ?? 0) > .pi / 4 * 0.7 && (angles.max() ?? 9) <= .pi / 4 + 0.05)
    }
}
