// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Order and number of the calls of a layout cycle, by spec/uiviewcontroller.md (the sequence at "layout", LC9 to LC15)
/// and "The Deferred Layout Pass" of Apple's Auto Layout Guide: constraints from the leaves up, then layout from the
/// root down.
@MainActor
@Suite(.serialized) struct LayoutOrderTests {
    private final class Noting: UIView {
        let name: String
        let journal: Journal
        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            super.updateConstraints()
            journal.note("update \(name)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            journal.note("layout \(name)")
        }
    }

    private final class Controller: UIViewController {
        let journal: Journal
        let (outer, inner): (Noting, Noting)
        var top: NSLayoutConstraint?
        init(_ journal: Journal) {
            self.journal = journal
            (outer, inner) = (Noting("outer", journal), Noting("inner", journal))
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            let root = Noting("root", journal)
            root.translatesAutoresizingMaskIntoConstraints = true
            view = root
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            journal.note("viewDidLoad")
            view.addSubview(outer)
            outer.addSubview(inner)
            let top = outer.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
            self.top = top
            NSLayoutConstraint.activate([
                top, outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                outer.widthAnchor.constraint(equalToConstant: 100), outer.heightAnchor.constraint(equalToConstant: 100),
                inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
                inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
                inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
            ])
        }
        override func viewWillAppear(_ animated: Bool) { journal.note("viewWillAppear") }
        override func viewDidAppear(_ animated: Bool) { journal.note("viewDidAppear") }
        override func updateViewConstraints() {
            journal.note("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { journal.note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { journal.note("viewDidLayoutSubviews") }
    }

    private let journal = Journal()

    @Test("The first appearance: each call once, constraints up, layout down")
    func firstAppearance() {
        let controller = Controller(journal)
        _ = Simulator(root: controller)
        #expect(
            journal.take() == [
                "viewDidLoad", "viewWillAppear", "update inner", "update outer", "updateViewConstraints", "update root",
                "viewWillLayoutSubviews", "layout root", "viewDidLayoutSubviews", "layout outer", "layout inner",
                "viewDidAppear",
            ])
        #expect(controller.inner.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    }

    @Test("A changed constant lays out once where it moves something, and updates no constraints")
    func constant() {
        let controller = Controller(journal)
        let simulator = Simulator(root: controller)
        _ = journal.take()
        controller.top?.constant = 130
        controller.top?.constant = 140
        #expect(journal.take().isEmpty && controller.outer.frame.minY == 100)
        simulator.advance(by: 0)
        // The view that places the moved one, with its controller; what only moves along is not laid out.
        #expect(journal.take() == ["viewWillLayoutSubviews", "layout root", "viewDidLayoutSubviews"])
        #expect(controller.outer.frame.minY == 140)
        simulator.advance(by: 0.1)
        #expect(journal.take().isEmpty)
    }

    @Test("setNeedsUpdateConstraints: one update in the next pass, then its layout; nothing else is updated")
    func update() {
        let controller = Controller(journal)
        let simulator = Simulator(root: controller)
        _ = journal.take()
        controller.outer.setNeedsUpdateConstraints()
        controller.outer.setNeedsUpdateConstraints()
        #expect(journal.take().isEmpty)
        simulator.advance(by: 0)
        #expect(journal.take().filter { $0.hasPrefix("update") } == ["update outer"])
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        #expect(journal.take() == ["updateViewConstraints", "update root"])
        controller.view.updateConstraintsIfNeeded()
        #expect(journal.take().isEmpty)
    }

    @Test("LC11: what viewWillLayoutSubviews changes takes part in the same pass")
    func willLayout() {
        final class Changing: UIViewController {
            let box = BoxView(10, 10)
            var top: NSLayoutConstraint?
            override func viewDidLoad() {
                view.addSubview(box)
                top = box.topAnchor.constraint(equalTo: view.topAnchor)
                top?.isActive = true
            }
            override func viewWillLayoutSubviews() { top?.constant = 33 }
        }
        let controller = Changing()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
        #expect(controller.box.frame.minY == 33 && controller.box.layoutCount == 1)
    }

    @Test("viewDidLayoutSubviews sees the root view's subviews in place, and what it changes is laid out at once")
    func didLayout() {
        final class Changing: UIViewController {
            let box = BoxView(10, 10)
            var seen = CGRect.null
            var top: NSLayoutConstraint?
            override func viewDidLoad() {
                view.addSubview(box)
                top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
                top?.isActive = true
            }
            override func viewDidLayoutSubviews() {
                if seen.isNull { seen = box.frame }
                top?.constant = 50
            }
        }
        let controller = Changing()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
        #expect(controller.seen == CGRect(x: 0, y: 5, width: 10, height: 10))
        #expect(controller.box.frame.minY == 50)
    }

    // MARK: Animation

    @Test("Constants, activation and priorities inside an animation block animate, with every kind of animation")
    func animates() {
        let controller = Controller(journal)
        let simulator = Simulator(root: controller)
        let outer = controller.outer
        func shown() -> CGRect { outer.layer.presentation()?.frame ?? .null }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            controller.top?.constant = 200
            controller.view.layoutIfNeeded()
        }
        simulator.advance(by: 0.5)
        #expect(outer.frame.minY == 200 && abs(shown().minY - 150) < 2)
        simulator.advance(by: 0.6)
        #expect(shown().minY == 200)
        // Another width, of which half is the inner view's.
        let wide = outer.widthAnchor.constraint(equalToConstant: 200)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            NSLayoutConstraint.deactivate(
                outer.constraints.filter { $0.firstAttribute == .width && $0.secondItem == nil })
            wide.isActive = true
            controller.view.layoutIfNeeded()
        }
        animator.startAnimation()
        simulator.advance(by: 0.5)
        #expect(abs(shown().width - 150) < 3)
        #expect(abs((controller.inner.layer.presentation()?.bounds.width ?? 0) - 75) < 2)
        simulator.advance(by: 0.6)
        #expect(shown().width == 200 && controller.inner.frame.width == 100)
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            controller.top?.constant = 100
            controller.view.layoutIfNeeded()
        }
        simulator.advance(by: 0.25)
        #expect(shown().minY < 200)
        simulator.advance(by: 1)
        #expect(shown().minY == 100)
    }

    @Test("Layout outside the block, or in performWithoutAnimation inside it, does not animate")
    func doesNotAnimate() {
        let controller = Controller(journal)
        let simulator = Simulator(root: controller)
        controller.top?.constant = 160
        UIView.animate(withDuration: 1) { controller.view.alpha = 0.5 }
        controller.view.layoutIfNeeded()
        #expect(controller.outer.layer.animation(forKey: "position") == nil)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                controller.top?.constant = 190
                controller.view.layoutIfNeeded()
            }
        }
        #expect(controller.outer.layer.animation(forKey: "position") == nil && controller.outer.frame.minY == 190)
        simulator.advance(by: 1.1)
    }
}
