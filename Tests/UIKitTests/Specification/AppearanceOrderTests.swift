// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapters 3 and 5 of the view controller statements: who appears and disappears when.
@MainActor @Suite(.serialized)
struct AppearanceOrderTests {
    private let journal = Journal()

    private func start() -> (Simulator, SpyController) {
        let root = SpyController("A", journal)
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        _ = journal.take()
        return (simulator, root)
    }

    @Test("LC17, LC22: a push", arguments: [true, false])
    func push(animated: Bool) {
        let root = SpyController("A", journal)
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(root: navigation)
        simulator.advance(by: 0.1)
        _ = journal.take()
        navigation.pushViewController(SpyController("B", journal), animated: animated)
        simulator.advance(by: 1)
        let mark = animated ? "~" : ""
        #expect(
            journal.take()
                == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"].map { $0 + mark })
        navigation.popViewController(animated: animated)
        simulator.advance(by: 1)
        #expect(
            journal.take()
                == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"].map { $0 + mark })
    }

    @Test("LC18, LC19, PR30: a full screen presentation and its end, each completion last", arguments: [true, false])
    func fullScreen(animated: Bool) {
        let (simulator, root) = start()
        let modal = SpyController("B", journal)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: animated) { [journal] in journal.note("presented") }
        simulator.advance(by: 2)
        let mark = animated ? "~" : ""
        #expect(
            journal.take()
                == ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear"].map { $0 + mark }
                + ["presented"])
        root.dismiss(animated: animated) { [journal] in journal.note("dismissed") }
        simulator.advance(by: 2)
        #expect(
            journal.take()
                == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear"].map { $0 + mark }
                + ["dismissed"])
    }

    @Test(
        "LC20: presentations that leave the presenter's view in place tell the presenter nothing",
        arguments: [
            UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet, .popover,
        ])
    func staysInPlace(style: UIModalPresentationStyle) {
        let (simulator, root) = start()
        let modal = SpyController("B", journal)
        modal.modalPresentationStyle = style
        modal.popoverPresentationController?.sourceView = root.view
        simulator.show(modal)
        root.dismiss(animated: false)
        simulator.advance(by: 0.1)
        #expect(journal.take() == ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"])
    }

    @Test("LC21: an interactive pop that is called off")
    func cancelledPop() {
        let root = SpyController("A", journal)
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(root: navigation)
        let top = SpyController("B", journal)
        navigation.pushViewController(top, animated: false)
        simulator.advance(by: 0.5)
        _ = journal.take()
        simulator.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), duration: 1)
        simulator.advance(by: 1)
        #expect(
            journal.take().map { $0.replacingOccurrences(of: "~", with: "") } == [
                "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
            ])
        #expect(navigation.topViewController === top && top.parent === navigation)
    }

    @Test("A2, A6: begin and end on a child reach its own children too; the container chooses the order")
    func descendants() {
        let (simulator, root) = start()
        root.forwards = false
        var children: [SpyController] = []
        for name in ["C", "D"] {
            let child = SpyController(name, journal)
            let inner = SpyController(name + "i", journal)
            child.addChild(inner)
            child.view.addSubview(inner.view)
            root.addChild(child)
            root.view.addSubview(child.view)
            children.append(child)
        }
        simulator.advance(by: 0.1)
        #expect(journal.take().isEmpty)
        for child in children.reversed() { child.beginAppearanceTransition(true, animated: false) }
        #expect(journal.take() == ["D.willAppear", "Di.willAppear", "C.willAppear", "Ci.willAppear"])
        for child in children { child.endAppearanceTransition() }
        #expect(journal.take() == ["C.didAppear", "Ci.didAppear", "D.didAppear", "Di.didAppear"])
        withExtendedLifetime(simulator) {}
    }

    @Test("A3, A4, A5: manual forwarding over one show and hide")
    func manualForwarding() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                children.first?.beginAppearanceTransition(true, animated: animated)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                children.first?.endAppearanceTransition()
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                children.first?.beginAppearanceTransition(false, animated: animated)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                children.first?.endAppearanceTransition()
            }
        }
        let container = Manual()
        let child = SpyController("C", journal)
        container.addChild(child)
        container.view.addSubview(child.view)
        let simulator = Simulator(root: container)
        simulator.advance(by: 0.1)
        simulator.window.rootViewController = UIViewController()
        simulator.advance(by: 0.1)
        #expect(journal.take() == ["C.willAppear", "C.didAppear", "C.willDisappear", "C.didDisappear"])
    }
}
