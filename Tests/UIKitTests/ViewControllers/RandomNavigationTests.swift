// SPDX-License-Identifier: MIT
import TestSupport
import Testing
import UIKit

/// Pushes, pops, tabs and presentations at random, often before the one before has ended, against a slow model of what is
/// on show. Truth for the callbacks is the diagram of states in Apple's documentation of UIViewController.
@MainActor @Suite(.serialized)
struct RandomNavigationTests {
    /// Notes callbacks that the diagram does not have.
    final class Witness: UIViewController {
        enum State { case disappeared, appearing, appeared, disappearing }
        private(set) var state = State.disappeared
        private(set) var wrong: [String] = []

        private func go(_ callback: String, from allowed: [State], to next: State) {
            if !allowed.contains(state) { wrong.append("\(callback) when \(state)") }
            state = next
        }
        override func viewWillAppear(_ animated: Bool) {
            go("viewWillAppear", from: [.disappeared, .disappearing], to: .appearing)
        }
        override func viewDidAppear(_ animated: Bool) { go("viewDidAppear", from: [.appearing], to: .appeared) }
        override func viewWillDisappear(_ animated: Bool) {
            go("viewWillDisappear", from: [.appeared, .appearing], to: .disappearing)
        }
        override func viewDidDisappear(_ animated: Bool) {
            go("viewDidDisappear", from: [.disappearing], to: .disappeared)
        }
    }

    @MainActor
    final class Machine {
        let simulator: Simulator
        let tabs = UITabBarController()
        /// What each navigation controller should hold: those of the tabs, then those presented, each over the one before.
        var stacks: [[Witness]]
        var presented: [(navigation: UINavigationController, stack: [Witness], covers: Bool)] = []
        var selected = 0
        var made: [Witness] = []
        /// What was done since the last check, for the reader of a failure.
        var log: [String] = []
        var random: SeededNumbers

        init(seed: UInt64) {
            random = SeededNumbers(seed: seed)
            let roots = [Witness(), Witness()]
            stacks = roots.map { [$0] }
            tabs.viewControllers = roots.map { UINavigationController(rootViewController: $0) }
            simulator = Simulator(root: tabs)
            made = roots
        }

        func make() -> Witness {
            let witness = Witness()
            made.append(witness)
            return witness
        }

        var navigation: UINavigationController? {
            presented.last?.navigation ?? tabs.viewControllers?[selected] as? UINavigationController
        }
        var stack: [Witness] {
            get { presented.last?.stack ?? stacks[selected] }
            set {
                if presented.isEmpty {
                    stacks[selected] = newValue
                } else {
                    presented[presented.count - 1].stack = newValue
                }
            }
        }

        func step() {
            let isAnimated = Bool.random(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1, 2:
                let witness = make()
                stack.append(witness)
                log.append("push \(isAnimated)")
                navigation?.pushViewController(witness, animated: isAnimated)
            case 3, 4: pop(isAnimated)
            case 5: replace(isAnimated)
            case 6: select()
            case 7: present(isAnimated)
            case 8: dismiss(isAnimated)
            default: break
            }
            let pause: Double = [0, 0.016, 0.1, 0.3, 1].randomElement(using: &random) ?? 0
            log.append("\(pause) s")
            simulator.advance(by: pause)
        }

        private func pop(_ isAnimated: Bool) {
            guard stack.count > 1 else { return }
            if Bool.random(using: &random) {
                stack.removeLast()
                log.append("pop \(isAnimated)")
                navigation?.popViewController(animated: isAnimated)
            } else {
                stack.removeSubrange(1...)
                log.append("pop to root \(isAnimated)")
                navigation?.popToRootViewController(animated: isAnimated)
            }
        }

        private func replace(_ isAnimated: Bool) {
            var new = stack.filter { _ in Bool.random(using: &random) }
            if new.isEmpty || Bool.random(using: &random) { new.append(make()) }
            log.append("replace \(stack.map(number)) by \(new.map(number)) \(isAnimated)")
            stack = new
            navigation?.setViewControllers(new, animated: isAnimated)
        }

        private func select() {
            guard presented.isEmpty else { return }
            selected = 1 - selected
            log.append("tab \(selected)")
            tabs.selectedIndex = selected
        }

        /// UIKit refuses to present while another presentation is under way, so these wait. No full screen over a sheet: what
        /// that does to the controller below the sheet is documented nowhere.
        private func present(_ isAnimated: Bool) {
            settle()
            guard presented.count < 3, let presenter = navigation else { return }
            let witness = make()
            let shown = UINavigationController(rootViewController: witness)
            let covers = Bool.random(using: &random) && presented.last?.covers != false
            shown.modalPresentationStyle = covers ? .fullScreen : .pageSheet
            presented.append((shown, [witness], covers))
            log.append("present covering \(covers) \(isAnimated)")
            presenter.present(shown, animated: isAnimated)
        }

        private func dismiss(_ isAnimated: Bool) {
            settle()
            guard !presented.isEmpty else { return }
            log.append("dismiss \(isAnimated)")
            if Bool.random(using: &random) {
                presented.last?.navigation.dismiss(animated: isAnimated)
                presented.removeLast()
            } else {
                presented = []
                tabs.dismiss(animated: isAnimated)
            }
            settle()
        }

        private func number(_ witness: Witness) -> Int { made.firstIndex { $0 === witness } ?? -1 }

        func settle() { simulator.advance(by: 3) }

        /// Topmost first: a sheet lets what is below it stay on show.
        var onShow: [Witness] {
            var result: [Witness] = []
            for level in presented.reversed() {
                if let top = level.stack.last { result.append(top) }
                if level.covers { return result }
            }
            return result + [stacks[selected].last].compactMap { $0 }
        }

        func check() {
            settle()
            let note = Comment(rawValue: log.joined(separator: ", "))
            log = []
            for (index, stack) in stacks.enumerated() {
                #expect((tabs.viewControllers?[index] as? UINavigationController)?.viewControllers == stack, note)
            }
            for level in presented { #expect(level.navigation.viewControllers == level.stack, note) }
            let shown = onShow
            for (number, witness) in made.enumerated() {
                #expect(witness.wrong == [], "controller \(number): \(note)")
                let expected: Witness.State = shown.contains(witness) ? .appeared : .disappeared
                #expect(witness.state == expected, "controller \(number): \(note)")
            }
        }
    }

    @Test(
        "What is on show has appeared, and nothing else, whatever came in between", arguments: [1, 2, 3, 4] as [UInt64])
    func sequences(seed: UInt64) {
        let machine = Machine(seed: seed)
        for _ in 0..<40 {
            for _ in 0..<Int.random(in: 1...5, using: &machine.random) { machine.step() }
            machine.check()
        }
    }
}
