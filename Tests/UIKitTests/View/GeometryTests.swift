// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct GeometryTests {
    @Test("frame, bounds and center are three views of one geometry")
    func frames() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.bounds.size = CGSize(width: 50, height: 50)
        #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
        view.center = .zero
        #expect(view.frame == CGRect(x: -25, y: -25, width: 50, height: 50))
    }

    @Test("Under a transform the frame is the bounding box and bounds stay")
    func transformed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test("Conversion through transforms and scrolled bounds, there and back")
    func conversion() {
        let simulator = Simulator()
        let outer = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        let inner = UIView(frame: CGRect(x: 20, y: 40, width: 40, height: 40))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        simulator.root.view.addSubview(outer)
        outer.addSubview(inner)
        // inner's middle (20, 20) stays at its center (40, 60) of outer; a point 10 to the right lands 20 right of it.
        #expect(inner.convert(CGPoint(x: 30, y: 20), to: outer) == CGPoint(x: 60, y: 60))
        let inWindow = inner.convert(CGPoint(x: 30, y: 20), to: nil)
        #expect(inWindow == CGPoint(x: 110, y: 90))
        #expect(inner.convert(inWindow, from: nil) == CGPoint(x: 30, y: 20))
        #expect(
            outer.convert(CGRect(x: 0, y: 30, width: 10, height: 10), to: nil)
                == CGRect(x: 50, y: 60, width: 10, height: 10))
    }

    @Test("Conversion between windows goes by way of the screen")
    func acrossWindows() {
        let simulator = Simulator()
        let other = UIWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        other.isHidden = false
        defer { other.isHidden = true }
        let a = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        let b = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        simulator.root.view.addSubview(a)
        other.addSubview(b)
        #expect(b.convert(CGPoint.zero, to: a) == CGPoint(x: 95, y: 195))
        #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -95, y: -195))
        #expect(other.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 200))
    }

    struct Case: Sendable, CustomStringConvertible {
        let mask: UIView.AutoresizingMask
        let expected: CGRect
        var description: String { "\(mask.rawValue)" }
    }

    // Superview 100x100 to 200x300, subview (10, 20, 30, 40): what the documentation of UIViewAutoresizing says, each
    // flexible part taking its share in proportion.
    @Test(
        "Autoresizing",
        arguments: [
            Case(mask: [], expected: CGRect(x: 10, y: 20, width: 30, height: 40)),
            Case(mask: [.flexibleWidth, .flexibleHeight], expected: CGRect(x: 10, y: 20, width: 130, height: 240)),
            Case(
                mask: [.flexibleLeftMargin, .flexibleTopMargin], expected: CGRect(x: 110, y: 220, width: 30, height: 40)
            ),
            Case(
                mask: [.flexibleRightMargin, .flexibleBottomMargin],
                expected: CGRect(x: 10, y: 20, width: 30, height: 40)),
        ])
    func autoresizing(_ test: Case) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        child.autoresizingMask = test.mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 300)
        #expect(child.frame == test.expected)
    }

    @Test("A centred view with four flexible margins stays centred; everything flexible scales")
    func centred() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        child.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        let all = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        all.autoresizingMask = UIView.AutoresizingMask(rawValue: 63)
        parent.addSubview(child)
        parent.addSubview(all)
        parent.bounds.size = CGSize(width: 200, height: 200)
        #expect(child.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
        #expect(all.frame == CGRect(x: 20, y: 20, width: 160, height: 160))
    }

    @Test("Hit testing: hidden, transparent, switched-off and outside views are passed over; front first")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let outside = UIView(frame: CGRect(x: 40, y: 0, width: 50, height: 10))
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(outside)
        let p = CGPoint(x: 10, y: 10)
        #expect(root.hitTest(p, with: nil) === front)
        // Reaches out of its superview: not hit there.
        #expect(root.hitTest(CGPoint(x: 80, y: 5), with: nil) === root)
        front.alpha = 0.009
        #expect(root.hitTest(p, with: nil) === back)
        front.alpha = 0.02
        #expect(root.hitTest(p, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(p, with: nil) === back)
        back.isUserInteractionEnabled = false
        #expect(root.hitTest(p, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    }

    @Test("NSCoder strings of geometry as archives have them")
    func strings() {
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    }
}
