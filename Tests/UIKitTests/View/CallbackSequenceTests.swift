// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Views and controllers that rearrange the tree in whatever callback they are in: random sequences against what a tree
/// must be after each step.
@MainActor @Suite(.serialized)
struct CallbackSequenceTests {
    /// Everything the sequence knows, and its chance.
    final class World {
        var random: SeededNumbers
        var views: [Mischief] = []
        var depth = 0
        let root: UIView

        init(seed: UInt64, root: UIView) {
            random = SeededNumbers(seed: seed)
            self.root = root
        }

        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
        func anyView() -> Mischief? { views.randomElement(using: &random) }

        /// One change of the tree; within callbacks too, but not endlessly.
        @MainActor
        func change() {
            guard depth < 4 else { return }
            depth += 1
            defer { depth -= 1 }
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                let view = Mischief(self)
                views.append(view)
                (anyView() ?? root).insertIfPossible(view)
            case 2: anyView()?.removeFromSuperview()
            case 3: if let a = anyView(), let b = anyView() { b.insertIfPossible(a) }
            case 4: anyView()?.setNeedsLayout()
            case 5: anyView()?.frame.size.width += 1
            case 6: anyView()?.isHidden.toggle()
            default:
                if let view = anyView(), let parent = view.superview { parent.bringSubviewToFront(view) }
            }
        }
    }

    final class Mischief: UIView {
        private let world: World
        init(_ world: World) {
            self.world = world
            super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        required init?(coder: NSCoder) { nil }

        private func act() { if world.chance(3) { world.change() } }
        override func willMove(toSuperview newSuperview: UIView?) { act() }
        override func didMoveToSuperview() { act() }
        override func willMove(toWindow newWindow: UIWindow?) { act() }
        override func didMoveToWindow() { act() }
        override func didAddSubview(_ subview: UIView) { act() }
        override func willRemoveSubview(_ subview: UIView) { act() }
        override func layoutSubviews() {
            super.layoutSubviews()
            if world.chance(6) { world.change() }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { act() }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { act() }
        override func tintColorDidChange() { act() }
    }

    /// Superviews and subviews, views and layers, views and windows agree, everywhere.
    private func expectTree(_ view: UIView, _ window: UIWindow?, _ seed: UInt64) {
        for subview in view.subviews {
            #expect(subview.superview === view && subview.window === window, "seed \(seed)")
            expectTree(subview, window, seed)
        }
        let layers = (view.layer.sublayers ?? []).filter { $0.delegate is UIView }
        #expect(layers.elementsEqual(view.subviews.map(\.layer), by: ===), "seed \(seed)")
    }

    @Test("Changes of the tree inside its callbacks leave a tree", arguments: UInt64(1)...40)
    func views(_ seed: UInt64) {
        let simulator = Simulator()
        let world = World(seed: seed, root: simulator.root.view)
        for step in 0..<60 {
            world.change()
            if step % 5 == 0 { simulator.root.view.tintColor = step % 2 == 0 ? .red : .green }
            if step % 7 == 0 { simulator.tap(CGPoint(x: 20, y: 20)) }
            if step % 3 == 0 { simulator.advance(by: 0.02) }
            expectTree(simulator.root.view, simulator.window, seed)
            for view in world.views where view.window == nil { expectTree(view, nil, seed) }
        }
        for view in world.views { view.removeFromSuperview() }
        simulator.advance(by: 0.1)
    }

    /// A controller that presents, dismisses, pushes and pops in its own appearance callbacks.
    final class Restless: UIViewController {
        private let world: World
        init(_ world: World) {
            self.world = world
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        private func act() {
            guard world.depth < 3, world.chance(3) else { return }
            world.depth += 1
            defer { world.depth -= 1 }
            let animated = world.chance(2)
            switch Int.random(in: 0..<5, using: &world.random) {
            case 0: navigationController?.pushViewController(Restless(world), animated: animated)
            case 1: navigationController?.popViewController(animated: animated)
            case 2: if presentedViewController == nil { present(Restless(world), animated: animated) }
            case 3: dismiss(animated: animated)
            default: view.removeFromSuperview()
            }
        }
        override func viewDidLoad() { act() }
        override func viewWillAppear(_ animated: Bool) { act() }
        override func viewDidAppear(_ animated: Bool) { act() }
        override func viewWillDisappear(_ animated: Bool) { act() }
        override func viewDidDisappear(_ animated: Bool) { act() }
        override func viewDidLayoutSubviews() { if world.chance(8) { act() } }
    }

    @Test("Controllers that come and go in their own appearance callbacks never crash", arguments: UInt64(1)...12)
    func controllers(_ seed: UInt64) {
        let navigation = UINavigationController()
        let simulator = Simulator(root: navigation)
        let world = World(seed: seed, root: simulator.root.view)
        navigation.setViewControllers([Restless(world)], animated: false)
        for _ in 0..<12 {
            if world.chance(2) { navigation.pushViewController(Restless(world), animated: world.chance(2)) }
            if world.chance(3) { navigation.popToRootViewController(animated: world.chance(2)) }
            simulator.advance(by: 0.2)
        }
        simulator.advance(by: 2)
        #expect(!navigation.viewControllers.isEmpty)
    }
}

extension UIView {
    /// Where that makes no circle, which traps as on iOS.
    fileprivate func insertIfPossible(_ view: UIView) {
        if !isDescendant(of: view) { insertSubview(view, at: subviews.count / 2) }
    }
}
