// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// A view that writes down its hierarchy callbacks.
@MainActor
final class LoggingView: UIView {
    let name: String
    let journal: Journal
    var onCallback: ((String) -> Void)?

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) {
        journal.note("\(name).\(text)")
        onCallback?(text)
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
    }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview == nil ? "nil" : "view")") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "window")") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
}

@MainActor @Suite(.serialized)
struct HierarchyTests {
    let journal = Journal()

    @Test("Adding to a view in a window: will-move to window and superview, did-move to window and superview, did-add")
    func addingInWindow() {
        let simulator = Simulator()
        let parent = LoggingView("p", journal)
        simulator.root.view.addSubview(parent)
        _ = journal.take()
        parent.addSubview(LoggingView("c", journal))
        #expect(
            journal.take() == [
                "c.willMoveToWindow window", "c.willMoveToSuperview view", "c.didMoveToWindow window",
                "c.didMoveToSuperview view", "p.didAddSubview",
            ])
    }

    @Test("Removing: the superview is told first, then will-move, then did-move")
    func removing() {
        let simulator = Simulator()
        let parent = LoggingView("p", journal)
        let child = LoggingView("c", journal)
        parent.addSubview(child)
        simulator.root.view.addSubview(parent)
        _ = journal.take()
        child.removeFromSuperview()
        #expect(
            journal.take() == [
                "p.willRemoveSubview", "c.willMoveToWindow nil", "c.willMoveToSuperview nil", "c.didMoveToWindow nil",
                "c.didMoveToSuperview nil",
            ])
        #expect(child.superview == nil && child.window == nil && parent.subviews.isEmpty)
    }

    @Test("Without a window no window callbacks come")
    func withoutWindow() {
        let parent = LoggingView("p", journal)
        parent.addSubview(LoggingView("c", journal))
        #expect(journal.take() == ["c.willMoveToSuperview view", "c.didMoveToSuperview view", "p.didAddSubview"])
    }

    @Test("A view that is added to its superview again only comes to the front")
    func addingAgain() {
        let parent = UIView()
        let a = LoggingView("a", journal)
        let b = UIView()
        parent.addSubview(a)
        parent.addSubview(b)
        _ = journal.take()
        parent.addSubview(a)
        #expect(parent.subviews == [b, a])
        #expect(parent.layer.sublayers ?? [] == [b.layer, a.layer])
        #expect(journal.take().isEmpty)
    }

    @Test("Order of siblings after insert, exchange, bring and send; layers follow")
    func order() {
        let parent = UIView()
        let v = (0..<4).map { _ in UIView() }
        parent.addSubview(v[0])
        parent.insertSubview(v[1], at: 0)
        parent.insertSubview(v[2], belowSubview: v[0])
        parent.insertSubview(v[3], aboveSubview: v[1])
        #expect(parent.subviews == [v[1], v[3], v[2], v[0]])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [v[2], v[3], v[1], v[0]])
        parent.bringSubviewToFront(v[3])
        parent.sendSubviewToBack(v[0])
        #expect(parent.subviews == [v[0], v[2], v[1], v[3]])
        #expect(parent.layer.sublayers ?? [] == parent.subviews.map(\.layer))
        parent.insertSubview(UIView(), at: 99)
        #expect(parent.subviews.count == 5)
    }

    @Test("Layers the app adds keep their places among those of the subviews")
    func foreignLayers() {
        let parent = UIView()
        let extra = CALayer()
        parent.layer.addSublayer(extra)
        let a = UIView()
        let b = UIView()
        parent.addSubview(a)
        parent.insertSubview(b, belowSubview: a)
        #expect(parent.layer.sublayers ?? [] == [extra, b.layer, a.layer])
    }

    @Test(
        "Removing oneself in any callback leaves a consistent tree",
        arguments: [
            "willMoveToSuperview view", "didMoveToSuperview view", "willMoveToWindow window", "didMoveToWindow window",
        ])
    func removingInCallback(callback: String) {
        let simulator = Simulator()
        let parent = UIView()
        simulator.root.view.addSubview(parent)
        let child = LoggingView("c", journal)
        child.onCallback = { [weak child] in if $0 == callback { child?.removeFromSuperview() } }
        let grandchild = UIView()
        child.addSubview(grandchild)
        parent.addSubview(child)
        let isIn = parent.subviews.contains(child)
        #expect(isIn == (child.superview === parent))
        #expect((child.window != nil) == isIn)
        #expect(grandchild.window === child.window)
        #expect((parent.layer.sublayers ?? []).contains(child.layer) == isIn)
    }

    @Test("Views can be removed while iterating over subviews, and siblings in didMoveToWindow")
    func removingSiblings() {
        let simulator = Simulator()
        let parent = UIView()
        let a = LoggingView("a", journal)
        let b = LoggingView("b", journal)
        parent.addSubview(a)
        parent.addSubview(b)
        a.onCallback = { [weak b] in if $0 == "didMoveToWindow window" { b?.removeFromSuperview() } }
        simulator.root.view.addSubview(parent)
        #expect(parent.subviews == [a] && b.window == nil && b.superview == nil)
        for view in parent.subviews { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
    }

    @Test("A view tree goes when nothing holds it")
    func release() {
        weak var weakChild: UIView?
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            weakChild = child
            #expect(weakChild != nil)
        }
        #expect(weakChild == nil)
    }

    @Test("A view kept by the app outlives its superview and has none then")
    func outlives() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
    }

    @Test("viewWithTag finds the first in depth-first order, and the view itself")
    func tags() {
        let root = UIView()
        let a = UIView()
        let b = UIView()
        let deep = UIView()
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(deep)
        (deep.tag, b.tag, root.tag) = (7, 7, 3)
        #expect(root.viewWithTag(7) === deep)
        #expect(root.viewWithTag(3) === root)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test("10,000 nested views, and 10,000 siblings: built, hit, laid out and released", .timeLimit(.minutes(1)))
    func large() {
        let simulator = Simulator()
        let wide = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        simulator.root.view.addSubview(wide)
        for i in 0..<10_000 {
            wide.addSubview(UIView(frame: CGRect(x: i % 100, y: i / 100, width: 1, height: 1)))
        }
        simulator.window.layoutIfNeeded()
        #expect(wide.hitTest(CGPoint(x: 50.5, y: 50.5), with: nil) !== wide)
        for view in wide.subviews { view.removeFromSuperview() }
        var deep = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let top = deep
        for _ in 0..<10_000 {
            let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            deep.addSubview(next)
            deep = next
        }
        simulator.root.view.addSubview(top)
        #expect(deep.window === simulator.window)
        simulator.window.layoutIfNeeded()
        #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === deep)
        top.removeFromSuperview()
        #expect(deep.window == nil)
    }

    @Test("NaN and infinite geometry is kept and harms nothing")
    func notFinite() {
        let simulator = Simulator()
        let view = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -5))
        simulator.root.view.addSubview(view)
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        view.center = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        view.alpha = .nan
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        simulator.window.layoutIfNeeded()
        _ = simulator.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
        simulator.advance(by: 0.1)
        _ = view.convert(CGPoint(x: 1, y: 1), to: nil)
    }
}
