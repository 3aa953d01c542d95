// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Statements of spec/uiviewcontroller.md about layout, by their numbers. LC9 and LC10 are in ViewLayoutPassTests, LC11
/// in LayoutOrderTests, AD18 also in StoryboardTests.
@MainActor
@Suite(.serialized) struct LayoutStatementTests {
    /// A box that fills the view's margins, and one at its middle.
    private final class Filled: UIViewController {
        let (filling, centred) = (BoxView(), BoxView(20, 20))
        var seen: [CGRect] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            [filling, centred].forEach(view.addSubview)
            NSLayoutConstraint.activate([
                filling.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                filling.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                filling.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                filling.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
                centred.centerXAnchor.constraint(equalTo: filling.centerXAnchor),
                centred.centerYAnchor.constraint(equalTo: filling.centerYAnchor),
            ])
        }
        override func viewDidLayoutSubviews() { seen.append(filling.frame) }
    }

    @Test("R15, AD32: other bounds with the same size class resize and place the views with no code of the app")
    func bounds() {
        let controller = Filled()
        let simulator = Simulator(root: controller)
        for size in [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 320, height: 568)]
        {
            simulator.window.frame.size = size
            simulator.window.layoutIfNeeded()
            #expect(
                controller.filling.frame == CGRect(x: 10, y: 10, width: size.width - 20, height: size.height - 20))
            #expect(abs(controller.centred.frame.midX - size.width / 2) <= 0.34)
            #expect(abs(controller.centred.frame.midY - size.height / 2) <= 0.34)
        }
    }

    @Test("R17: two views anywhere below the root view can be related; the nearest common ancestor holds it")
    func commonAncestor() {
        let root = makeRoot()
        var deep: [UIView] = []
        for index in 0..<2 {
            var outer = root
            for level in 0..<5 {
                let view = UIView(frame: CGRect(x: CGFloat(10 * index + level), y: 3, width: 50, height: 50))
                outer.addSubview(view)
                outer = view
            }
            let box = BoxView(5, 5)
            outer.addSubview(box)
            deep.append(box)
        }
        deep[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60).isActive = true
        let relation = deep[1].leftAnchor.constraint(equalTo: deep[0].rightAnchor, constant: 7)
        relation.isActive = true
        #expect(root.constraints.contains(relation))
        root.layoutIfNeeded()
        #expect(deep[1].convert(deep[1].bounds, to: root).minX == 72)
    }

    @Test("LC12: viewDidLayoutSubviews sees the frames of its pass")
    func applied() {
        let controller = Filled()
        let simulator = Simulator(root: controller)
        let size = simulator.window.bounds.size
        #expect(controller.seen == [CGRect(x: 10, y: 10, width: size.width - 20, height: size.height - 20)])
    }

    @Test("LC14: traits are up to date before viewWillLayoutSubviews")
    func traits() {
        final class Tracing: UIViewController {
            var log: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                log.append("traits \(traitCollection.horizontalSizeClass.rawValue)")
                view.setNeedsLayout()
            }
            override func viewWillLayoutSubviews() {
                log.append("layout \(traitCollection.horizontalSizeClass.rawValue)")
            }
        }
        let (parent, child) = (UIViewController(), Tracing())
        let simulator = Simulator(root: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        simulator.advance(by: 0)
        child.log = []
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        simulator.advance(by: 0)
        #expect(child.log == ["traits 2", "layout 2"])
    }

    @Test("LC15: only constraints that are installed now count")
    func installed() {
        let root = makeRoot()
        let view = BoxView(10, 10)
        root.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40)
        let other = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 90)
        left.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
        left.isActive = false
        other.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 90)
        view.removeFromSuperview()
        root.addSubview(view)
        #expect(!other.isActive && root.constraints.isEmpty)
    }

    @Test("C9: constraints of a container to a child's root view change that view's frame, not what is inside")
    func child() {
        let (container, child) = (UIViewController(), UIViewController())
        let simulator = Simulator(root: container)
        let inside = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
        child.view.addSubview(inside)
        container.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        container.view.addSubview(child.view)
        let width = child.view.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor, constant: 11), width,
            child.view.topAnchor.constraint(equalTo: container.view.topAnchor, constant: 80),
            child.view.heightAnchor.constraint(equalToConstant: 90),
        ])
        child.didMove(toParent: container)
        simulator.advance(by: 0)
        #expect(child.view.frame == CGRect(x: 11, y: 80, width: 120, height: 90))
        width.constant = 200
        simulator.advance(by: 0)
        #expect(child.view.frame.width == 200 && inside.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
    }
}
