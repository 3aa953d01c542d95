// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Trees of 10,000 views, geometry without sense, and views that go away in their own callbacks.
@MainActor @Suite(.serialized)
struct ManyViewsTests {
    /// Processor time of this thread, in seconds.
    private func cost(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
        var best = Double.infinity
        for _ in 0..<3 {
            let start = now()
            body()
            best = min(best, now() - start)
        }
        return best
    }

    /// Four times the views may cost nine times as much at most: twice what linear growth gives, and far from the
    /// sixteen times of quadratic growth.
    private func expectNoBlowUp(_ small: Int, _ name: String, _ work: (Int) -> Void) {
        let one = cost { work(small) }
        let four = cost { work(small * 4) }
        #expect(four < one * 9, "\(name): \(small) views \(one) s, \(small * 4) views \(four) s")
    }

    @Test("10,000 siblings are added, laid out, hit, coloured, removed at a linear cost")
    func siblings() {
        let simulator = Simulator()
        expectNoBlowUp(2500, "siblings") { count in
            let parent = UIView(frame: UIScreen.main.bounds)
            simulator.root.view.addSubview(parent)
            for index in 0..<count {
                parent.addSubview(UIView(frame: CGRect(x: index % 300, y: index / 300, width: 4, height: 4)))
            }
            parent.tintColor = .red
            parent.layoutIfNeeded()
            _ = parent.hitTest(CGPoint(x: 390, y: 700), with: nil)
            simulator.advance(by: 0.02)
            for view in parent.subviews.prefix(count / 2) { view.isHidden = true }
            simulator.advance(by: 0.02)
            parent.removeFromSuperview()
        }
    }

    @Test("10,000 nested views are added, laid out, converted between and removed at a linear cost")
    func nested() {
        let simulator = Simulator()
        expectNoBlowUp(2500, "nested") { count in
            let top = UIView(frame: UIScreen.main.bounds)
            var deepest = top
            simulator.root.view.addSubview(top)
            for _ in 0..<count {
                let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                deepest.addSubview(next)
                deepest = next
            }
            top.layoutIfNeeded()
            _ = deepest.convert(CGPoint.zero, to: nil)
            _ = top.hitTest(CGPoint(x: 1, y: 1), with: nil)
            #expect(deepest.isDescendant(of: top))
            simulator.advance(by: 0.02)
            top.removeFromSuperview()
        }
    }

    @Test("Deep trees outside of windows are built from both ends, laid out and asked at a linear cost")
    func nestedOutsideWindows() {
        let guide = UIView()
        guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
        expectNoBlowUp(2500, "nested, no window") { count in
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            top.widthAnchor.constraint(equalToConstant: 300).isActive = true
            var deepest = top
            for _ in 0..<count {
                let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                deepest.addSubview(next)
                #expect(next.traitCollection.userInterfaceIdiom != .unspecified)
                deepest = next
            }
            top.layoutIfNeeded()
            #expect(deepest.isDescendant(of: top))
            var outermost = UIView()
            for _ in 0..<count {
                let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                next.addSubview(outermost)
                outermost = next
            }
            outermost.layoutIfNeeded()
        }
    }

    @Test("What is remembered of ancestors follows every move, release and override")
    func ancestors() {
        var random = SeededNumbers(seed: 5)
        var views = (0..<40).map { _ in UIView() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        for round in 0..<4000 {
            let (i, j) = (
                Int.random(in: 0..<views.count, using: &random), Int.random(in: 0..<views.count, using: &random)
            )
            switch round % 7 {
            case 0: views[i].removeFromSuperview()
            case 1: views[i] = UIView()
            case 2: views[i].overrideUserInterfaceStyle = [.dark, .light, .unspecified][j % 3]
            case 3 where j % 5 == 0: window.addSubview(views[i])
            default: if i != j, !views[j].isDescendant(of: views[i]) { views[j].addSubview(views[i]) }
            }
            let view = views[Int.random(in: 0..<views.count, using: &random)]
            var (root, style) = (view, view.overrideUserInterfaceStyle)
            while let parent = root.superview {
                root = parent
                if style == .unspecified { style = root.overrideUserInterfaceStyle }
            }
            if style == .unspecified { style = UIScreen.main.traitCollection.userInterfaceStyle }
            #expect(view.rootView === root)
            #expect(view.traitCollection.userInterfaceStyle == style)
        }
    }

    @Test("NaN, infinite, empty and huge geometry is kept off the screen and never crashes")
    func senseless() {
        let simulator = Simulator()
        let values: [CGFloat] = [0, -1, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude]
        var random = SeededNumbers(seed: 11)
        func any() -> CGFloat { values.randomElement(using: &random) ?? 0 }
        for round in 0..<60 {
            let view: UIView =
                switch round % 6 {
                case 0: UILabel()
                case 1: UISlider()
                case 2: UIScrollView()
                case 3: UITableView()
                case 4: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                default: UIButton(type: .system)
                }
            (view as? UILabel)?.text = "Text"
            simulator.root.view.addSubview(view)
            view.frame = CGRect(x: any(), y: any(), width: any(), height: any())
            view.bounds.origin = CGPoint(x: any(), y: any())
            view.center = CGPoint(x: any(), y: any())
            view.transform = CGAffineTransform(a: any(), b: any(), c: any(), d: any(), tx: any(), ty: any())
            view.layer.cornerRadius = any()
            view.alpha = any()
            simulator.advance(by: 0.02)
            _ = view.hitTest(CGPoint(x: any(), y: any()), with: nil)
            _ = view.convert(CGRect(x: any(), y: any(), width: any(), height: any()), to: simulator.root.view)
            simulator.tap(CGPoint(x: 10, y: 10))
            if round % 7 == 0 { for view in simulator.root.view.subviews { view.removeFromSuperview() } }
        }
    }

    final class Vanishing: UIView {
        enum Moment: CaseIterable { case moved, window, layout, touch, tint, added, removed }
        var moment = Moment.moved
        func vanish(_ now: Moment) { if now == moment { removeFromSuperview() } }
        override func didMoveToSuperview() { vanish(.moved) }
        override func didMoveToWindow() { vanish(.window) }
        override func layoutSubviews() { vanish(.layout) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { vanish(.touch) }
        override func tintColorDidChange() { vanish(.tint) }
        override func didAddSubview(_ subview: UIView) { vanish(.added) }
        override func willRemoveSubview(_ subview: UIView) { vanish(.removed) }
    }

    @Test("A view may remove itself, or its siblings, in any of its callbacks", arguments: Vanishing.Moment.allCases)
    func vanishing(_ moment: Vanishing.Moment) {
        let simulator = Simulator()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        simulator.root.view.addSubview(parent)
        for _ in 0..<5 {
            let view = Vanishing(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            view.moment = moment
            parent.addSubview(view)
            view.addSubview(UIView())
            view.subviews.first?.removeFromSuperview()
        }
        parent.tintColor = .green
        parent.setNeedsLayout()
        simulator.advance(by: 0.02)
        for _ in 0..<6 { simulator.tap(CGPoint(x: 20, y: 20)) }
        parent.removeFromSuperview()
        #expect(parent.subviews.isEmpty)
        simulator.advance(by: 0.02)
    }

    final class Sweeping: UIView {
        override func layoutSubviews() {
            for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
        }
    }

    @Test("A view may remove all its siblings while they are laid out")
    func sweeping() {
        let simulator = Simulator()
        for _ in 0..<20 { simulator.root.view.addSubview(Sweeping(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
        simulator.root.view.layoutIfNeeded()
        #expect(simulator.root.view.subviews.count == 1)
    }

    @Test("Control, gesture and table callbacks may remove what they came from")
    func removalInActions() {
        let simulator = Simulator()
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        button.addAction(UIAction { ($0.sender as? UIView)?.removeFromSuperview() }, for: .touchDown)
        simulator.root.view.addSubview(button)
        simulator.tap(CGPoint(x: 20, y: 120))
        #expect(button.superview == nil)
        simulator.advance(by: 0.5)
    }
}
