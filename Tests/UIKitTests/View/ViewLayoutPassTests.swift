// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ViewLayoutPassTests {
    final class Counting: UIView {
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            journal.note(name)
        }
    }

    @Test("A pass lays out each dirty view once, top-down; a clean tree not at all")
    func onePass() {
        let journal = Journal()
        let simulator = Simulator()
        let a = Counting("a", journal)
        let b = Counting("b", journal)
        let c = Counting("c", journal)
        a.addSubview(b)
        b.addSubview(c)
        simulator.root.view.addSubview(a)
        simulator.window.layoutIfNeeded()
        #expect(journal.take() == ["a", "b", "c"])
        simulator.window.layoutIfNeeded()
        #expect(journal.take().isEmpty)
        c.setNeedsLayout()
        a.setNeedsLayout()
        a.setNeedsLayout()
        simulator.window.layoutIfNeeded()
        #expect(journal.take() == ["a", "c"])
    }

    @Test("LC9: a change of size marks layout and does it in the next update, not at once; a move does not")
    func deferred() {
        let journal = Journal()
        let simulator = Simulator()
        let a = Counting("a", journal)
        simulator.root.view.addSubview(a)
        simulator.advance(by: 0)
        _ = journal.take()
        a.frame.size.width = 20
        #expect(journal.take().isEmpty)
        simulator.advance(by: 0)
        #expect(journal.take() == ["a"])
        a.frame.origin.x = 50
        simulator.advance(by: 0)
        #expect(journal.take().isEmpty)
    }

    @Test("LC10: viewWillLayoutSubviews, layoutSubviews of the root view, viewDidLayoutSubviews")
    func controllerOrder() {
        final class Controller: UIViewController {
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = Counting("layoutSubviews", journal) }
            override func viewWillLayoutSubviews() { journal.note("will") }
            override func viewDidLayoutSubviews() { journal.note("did") }
        }
        let journal = Journal()
        let simulator = Simulator(root: Controller(journal))
        #expect(journal.take() == ["will", "layoutSubviews", "did"])
        simulator.root.view.setNeedsLayout()
        simulator.root.view.layoutIfNeeded()
        #expect(journal.take() == ["will", "layoutSubviews", "did"])
    }

    @Test("draw(_:) runs for classes that override it only, after setNeedsDisplay, once a commit")
    func drawing() {
        final class Drawing: UIView {
            var draws: [CGRect] = []
            override func draw(_ rect: CGRect) { draws.append(rect) }
        }
        final class Derived: UIView {}
        #expect(OverrideProbe.draw.isOverridden(in: Drawing.self))
        #expect(!OverrideProbe.draw.isOverridden(in: Derived.self))
        #expect(!OverrideProbe.draw.isOverridden(in: UIWindow.self))
        let simulator = Simulator()
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        simulator.root.view.addSubview(view)
        simulator.advance(by: 0)
        #expect(view.draws == [CGRect(x: 0, y: 0, width: 30, height: 20)])
        simulator.advance(by: 0.1)
        #expect(view.draws.count == 1)
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        simulator.advance(by: 0)
        #expect(view.draws.count == 2)
    }
}
