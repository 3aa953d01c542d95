// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// Views moved about at random, some by the callbacks of others, against a slow model of who lies in whom.
@MainActor @Suite(.serialized)
struct RandomHierarchyTests {
    /// Moves another view when it is told of a move itself, as apps do in `didMoveToSuperview`.
    final class Restless: UIView {
        var onMove: (() -> Void)?
        override func didMoveToSuperview() { fire() }
        override func willMove(toWindow newWindow: UIWindow?) { fire() }
        private func fire() {
            guard let move = onMove else { return }
            onMove = nil
            move()
        }
    }

    @MainActor
    final class Machine {
        let simulator = Simulator()
        let views: [Restless]
        /// The subviews of each view by number; number 0 is the root.
        var model: [[Int]]
        var random: SeededNumbers

        init(seed: UInt64) {
            random = SeededNumbers(seed: seed)
            views = (0..<12).map { _ in Restless() }
            model = Array(repeating: [], count: 12)
            simulator.root.view.addSubview(views[0])
        }

        func isInside(_ inner: Int, _ outer: Int) -> Bool {
            inner == outer || model[outer].contains { isInside(inner, $0) }
        }

        func take(_ view: Int) {
            for parent in model.indices { model[parent].removeAll { $0 == view } }
        }

        func step() {
            let parent = Int.random(in: 0..<12, using: &random)
            let view = Int.random(in: 1..<12, using: &random)
            let place = Int.random(in: 0...4, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1:
                add(view, to: parent) {
                    $0.addSubview($1)
                } model: {
                    $0.append($1)
                }
            case 2:
                add(view, to: parent) {
                    $0.insertSubview($1, at: place)
                } model: { list, view in
                    list.insert(view, at: min(place, list.count))
                }
            case 3: beside(view, in: parent)
            case 4:
                views[view].removeFromSuperview()
                take(view)
            case 5: order(parent)
            case 6: exchange(parent)
            default: disturb(view, parent)
            }
        }

        private func add(
            _ view: Int, to parent: Int, _ call: (UIView, UIView) -> Void, model change: (inout [Int], Int) -> Void
        ) {
            guard !isInside(parent, view) else { return }
            take(view)
            change(&model[parent], view)
            call(views[parent], views[view])
        }

        private func beside(_ view: Int, in parent: Int) {
            guard let sibling = model[parent].randomElement(using: &random), sibling != view else { return }
            let isAbove = Bool.random(using: &random)
            add(view, to: parent) { parent, view in
                if isAbove {
                    parent.insertSubview(view, aboveSubview: views[sibling])
                } else {
                    parent.insertSubview(view, belowSubview: views[sibling])
                }
            } model: { list, view in
                guard let index = list.firstIndex(of: sibling) else { return }
                list.insert(view, at: isAbove ? index + 1 : index)
            }
        }

        private func order(_ parent: Int) {
            guard let view = model[parent].randomElement(using: &random) else { return }
            model[parent].removeAll { $0 == view }
            if Bool.random(using: &random) {
                views[parent].bringSubviewToFront(views[view])
                model[parent].append(view)
            } else {
                views[parent].sendSubviewToBack(views[view])
                model[parent].insert(view, at: 0)
            }
        }

        private func exchange(_ parent: Int) {
            guard model[parent].count > 1 else { return }
            let (first, second) = (
                Int.random(in: model[parent].indices, using: &random),
                Int.random(in: model[parent].indices, using: &random)
            )
            views[parent].exchangeSubview(at: first, withSubviewAt: second)
            model[parent].swapAt(first, second)
        }

        /// Adds a view that takes itself out while it is being told: the last to speak wins.
        private func disturb(_ view: Int, _ parent: Int) {
            guard !isInside(parent, view), views[view].superview !== views[parent] else { return }
            let restless = views[view]
            restless.onMove = { [unowned restless] in restless.removeFromSuperview() }
            views[parent].addSubview(restless)
            restless.onMove = nil
            take(view)
            if let index = views.firstIndex(where: { $0 === restless.superview }) { model[index].append(view) }
        }

        func check() {
            views[0].window?.checkInvariants()
            for (parent, children) in model.enumerated() {
                #expect(views[parent].subviews.map { view in views.firstIndex { $0 === view } } == children)
            }
        }
    }

    @Test("Views are where they were put last, whoever moved them", arguments: [1, 2, 3, 4] as [UInt64])
    func moves(seed: UInt64) {
        let machine = Machine(seed: seed)
        for _ in 0..<400 {
            machine.step()
            machine.check()
        }
    }
}
