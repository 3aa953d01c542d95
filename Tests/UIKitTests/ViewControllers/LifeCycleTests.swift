// SPDX-License-Identifier: MIT
import ObjCRuntime
import TestSupport
import Testing
import UIKit

/// A controller that writes down its callbacks.
@MainActor
final class LoggingController: UIViewController {
    let name: String
    let journal: Journal
    var forwards = true

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { journal.note("\(name).\(text)") }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(animated)") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "nil" : "parent")") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "nil" : "parent")") }
}

/// Statements of spec/uiviewcontroller.md by their numbers.
@MainActor @Suite(.serialized)
struct LifeCycleTests {
    let journal = Journal()

    @Test("LC6: did-appear comes after will-appear and after at least one layout")
    func layoutBetween() {
        final class LaidOut: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
            override func viewDidLayoutSubviews() { log.append("layout") }
            override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        }
        let (root, presented) = (LaidOut(), LaidOut())
        let simulator = Simulator(root: root)
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        simulator.advance(by: 1)
        for controller in [root, presented] {
            let log = controller.log
            let end = log.firstIndex(of: "did appear") ?? 0
            #expect(log.first == "will appear" && log[..<end].contains("layout"), "\(log)")
        }
    }

    @Test("H1, LC5, LC7: a root's view fills the window; will-appear, then did-appear, loaded once")
    func root() {
        let root = LoggingController("r", journal)
        let simulator = Simulator(root: root)
        #expect(root.view.frame == simulator.window.bounds)
        #expect(journal.take() == ["r.didLoad", "r.willAppear false", "r.didAppear false"])
        simulator.window.isHidden = true
        simulator.window.isHidden = false
        #expect(!journal.take().contains("r.didLoad"))
    }

    @Test("LC8: a controller whose view is never read loads nothing")
    func lazy() {
        let controller = LoggingController("c", journal)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(journal.take().isEmpty)
        controller.loadViewIfNeeded()
        #expect(journal.take() == ["c.didLoad"])
    }

    @Test("C1, C2, C5: addChild tells will-move before it returns, and not did-move")
    func addChild() {
        let parent = LoggingController("p", journal)
        let child = LoggingController("c", journal)
        parent.addChild(child)
        #expect(journal.take() == ["c.willMove parent"])
        #expect(parent.children == [child] && child.parent === parent)
    }

    @Test("C3, C4, C5, C10: removeFromParent tells did-move(nil) only, and lets go")
    func removeChild() {
        let parent = LoggingController("p", journal)
        weak var weakChild: LoggingController?
        do {
            let child = LoggingController("c", journal)
            weakChild = child
            parent.addChild(child)
            _ = journal.take()
            child.removeFromParent()
            #expect(journal.take() == ["c.didMove nil"])
            #expect(child.parent == nil && parent.children.isEmpty)
        }
        // On iOS the pool of the turn may hold it until the turn's end.
        drainAutoreleasePool()
        #expect(weakChild == nil)
    }

    @Test("C19: a child of one container that is added to another leaves the first")
    func secondParent() {
        let first = UIViewController()
        let second = UIViewController()
        let child = LoggingController("c", journal)
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty && child.parent === second)
    }

    @Test("A1: appearance is forwarded to children whose views are inside")
    func forwarding() {
        let parent = LoggingController("p", journal)
        let child = LoggingController("c", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = journal.take()
        let simulator = Simulator(root: parent)
        #expect(
            journal.take().sorted() == [
                "c.didAppear false", "c.willAppear false", "p.didAppear false", "p.willAppear false",
            ])
        simulator.window.rootViewController = UIViewController()
        #expect(
            journal.take().sorted() == [
                "c.didDisappear false", "c.willDisappear false", "p.didDisappear false", "p.willDisappear false",
            ])
    }

    @Test("A3, A4, A5: a container that forwards itself decides when")
    func manual() {
        let parent = LoggingController("p", journal)
        parent.forwards = false
        let child = LoggingController("c", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let simulator = Simulator(root: parent)
        #expect(!journal.take().contains { $0.hasPrefix("c.willAppear") })
        child.beginAppearanceTransition(true, animated: true)
        #expect(journal.take() == ["c.willAppear true"])
        child.endAppearanceTransition()
        #expect(journal.take() == ["c.didAppear true"])
        withExtendedLifetime(simulator) {}
    }

    @Test("A7: a change of mind before the end sends only the last sense's did")
    func changeOfMind() {
        let controller = LoggingController("c", journal)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(journal.take() == ["c.didLoad", "c.willAppear false", "c.willDisappear false", "c.didDisappear false"])
    }

    @Test("A8: adding a child's view to a visible container appears it, removing disappears it")
    func visibleContainer() {
        let parent = LoggingController("p", journal)
        let simulator = Simulator(root: parent)
        let child = LoggingController("c", journal)
        parent.addChild(child)
        _ = journal.take()
        parent.view.addSubview(child.view)
        #expect(journal.take() == ["c.didLoad", "c.willAppear false"])
        simulator.advance(by: 0.02)
        #expect(journal.take() == ["c.didAppear false"])
        child.view.removeFromSuperview()
        #expect(journal.take() == ["c.willDisappear false", "c.didDisappear false"])
    }

    @Test("T4, T8: transition between children")
    func transition() {
        let parent = UIViewController()
        let simulator = Simulator(root: parent)
        let old = LoggingController("old", journal)
        let new = LoggingController("new", journal)
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        simulator.advance(by: 0.1)
        _ = journal.take()
        old.willMove(toParent: nil)
        parent.addChild(new)
        var finished: Bool?
        parent.transition(from: old, to: new, duration: 0.25, animations: { new.view.alpha = 1 }) { done in
            finished = done
            old.removeFromParent()
            new.didMove(toParent: parent)
        }
        simulator.advance(by: 0.5)
        #expect(finished == true)
        #expect(old.view.superview == nil && new.view.superview === parent.view)
        let entries = journal.take()
        for entry in [
            "old.willMove nil", "old.didMove nil", "new.willMove parent", "new.didMove parent",
            "old.willDisappear true",
            "old.didDisappear true", "new.willAppear true", "new.didAppear true",
        ] {
            #expect(entries.filter { $0 == entry }.count == 1, "\(entry)")
        }
    }

    @Test(
        "T2, T3: the new view comes into the old one's superview at the call, the old one goes at the end, then completion"
    )
    func transitionHierarchy() {
        let parent = UIViewController()
        let simulator = Simulator(root: parent)
        let (stage, old) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 300)), LoggingController("old", journal)
        )
        let new = LoggingController("new", journal)
        parent.view.addSubview(stage)
        parent.addChild(old)
        stage.addSubview(old.view)
        old.didMove(toParent: parent)
        simulator.advance(by: 0.1)
        old.willMove(toParent: nil)
        parent.addChild(new)
        _ = journal.take()
        var atCompletion: [Bool] = []
        new.view.alpha = 0
        parent.transition(from: old, to: new, duration: 0.25, animations: { new.view.alpha = 1 }) { finished in
            atCompletion = [finished, old.view.superview == nil, new.view.superview === stage]
            old.removeFromParent()
            new.didMove(toParent: parent)
        }
        #expect(new.view.superview === stage && old.view.superview === stage)
        simulator.advance(by: 0.1)
        #expect(old.view.superview === stage && atCompletion.isEmpty)
        simulator.advance(by: 0.4)
        #expect(atCompletion == [true, true, true])
        #expect(parent.children == [new] && new.parent === parent)
        #expect(journal.take().suffix(2) == ["old.didMove nil", "new.didMove parent"])
    }

    @Test("R19: the next responder of a controller is its view's superview")
    func responderChain() {
        let root = UIViewController()
        let simulator = Simulator(root: root)
        #expect(root.view.next === root)
        #expect(root.next === simulator.window)
        let inner = UIView()
        root.view.addSubview(inner)
        #expect(inner.next === root.view)
    }

    @Test("R2: a released controller releases its view tree")
    func release() {
        weak var view: UIView?
        weak var inner: UIView?
        do {
            let controller = UIViewController()
            let subview = UIView()
            controller.view.addSubview(subview)
            (view, inner) = (controller.view, subview)
            #expect(view != nil)
        }
        #expect(view == nil && inner == nil)
    }

    @Test("R10, R12: a memory warning reaches the controllers and those who observe its message, and unloads nothing")
    func memoryWarning() {
        final class Warned: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() { warnings += 1 }
        }
        let root = Warned()
        let simulator = Simulator(root: root)
        let journal = journal
        let token = NotificationCenter.default.addObserver(
            of: UIApplication.shared, for: .didReceiveMemoryWarning
        ) { _ in journal.note("message") }
        defer { NotificationCenter.default.removeObserver(token) }
        UIApplication.shared.receiveMemoryWarning()
        #expect(root.warnings == 1 && root.isViewLoaded)
        #expect(journal.take() == ["message"])
        withExtendedLifetime(simulator) {}
    }

    @Test("Rotation: size transition told first, alongside blocks inside, completion after")
    func rotation() {
        final class Turning: UIViewController {
            let journal: Journal
            init(_ journal: Journal) {
                self.journal = journal
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                journal.note("will \(Int(size.width))x\(Int(size.height)), is \(Int(view.bounds.width))")
                coordinator.animate(
                    alongsideTransition: { [journal, view] _ in
                        journal.note("alongside \(Int(view?.bounds.width ?? 0))")
                    }, completion: { [journal] _ in journal.note("completion") })
            }
        }
        let root = Turning(journal)
        let simulator = Simulator(root: root)
        UIApplication.shared.deviceTurned(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(journal.take() == ["will 852x393, is 393", "alongside 852", "completion"])
        #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
        #expect(root.traitCollection.verticalSizeClass == .compact)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        UIApplication.shared.deviceTurned(to: .portrait)
        simulator.advance(by: 1)
        #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    }
}
