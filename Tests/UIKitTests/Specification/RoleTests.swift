// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Chapter 1 of the view controller statements: what controllers are for. The names of the tests are the statements'.
@MainActor @Suite(.serialized)
struct RoleTests {
    private let journal = Journal()

    @Test("R1, R13: one controller and one view tree serve a phone and a tablet")
    func oneForAll() {
        for device in ["iPhone SE", "iPad (10th generation)"] {
            let root = SpyController("A", journal)
            Simulator.on(device, root: root) { simulator in
                #expect(UIApplication.shared.keyWindow?.rootViewController === root)
                #expect(root.view.frame == UIScreen.main.bounds)
                #expect(simulator.window.subviews.contains(root.view))
            }
        }
    }

    @Test("R3, R4, R17, C12, C18: a container places the root views of its children, which lay out what is inside")
    func placing() throws {
        let parent = UIViewController()
        let simulator = Simulator(root: parent)
        var inner: [UIView] = []
        for index in 0..<2 {
            let child = UIViewController()
            let content = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
            child.view.addSubview(content)
            inner.append(content)
            parent.addChild(child)
            child.view.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 300)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        simulator.advance(by: 0.1)
        #expect(inner.map(\.frame) == [inner[0].frame, inner[0].frame])
        #expect(inner[0].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(simulator.frame(inner[1]).origin == CGPoint(x: 105, y: 6))
        // Whatever lies below one root view has an ancestor in common.
        #expect(inner[0].isDescendant(of: parent.view) && inner[1].isDescendant(of: parent.view))
    }

    @Test("R5: a touch that no view takes goes up the responder chain to the controller; one that is taken does not")
    func responderChain() {
        final class Touched: UIViewController {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }
        final class Taking: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let root = Touched()
        let simulator = Simulator(root: root)
        root.view.addSubview(Taking(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
        root.view.addSubview(UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100)))
        simulator.tap(CGPoint(x: 50, y: 150))
        #expect(root.touches == 0)
        simulator.tap(CGPoint(x: 250, y: 150))
        #expect(root.touches == 1)
    }

    @Test("R6: controls and recognizers call their targets, recognizers with their state")
    func actions() {
        let root = UIViewController()
        let simulator = Simulator(root: root)
        let fired = Target { [journal] _ in journal.note("button") }
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        button.addTarget(fired, action: Target.action, for: .touchUpInside)
        root.view.addSubview(button)
        let panned = Target { [journal] sender in
            journal.note("\((sender as? UIGestureRecognizer)?.state.rawValue ?? -1)")
        }
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: panned, action: Target.action))
        root.view.addSubview(view)
        simulator.tap(CGPoint(x: 50, y: 150))
        #expect(journal.take() == ["button"])
        simulator.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 250, y: 250), duration: 0.3)
        let states = journal.take()
        #expect(states.first == "1" && states.last == "3" && states.dropFirst().dropLast().allSatisfy { $0 == "2" })
    }

    @Test("R7: what a controller observes reaches it, without anybody knowing its views")
    func notifications() {
        let controller = SpyController("A", journal)
        let token = NotificationCenter.default.addObserver(
            forName: Notification.Name("R7"), object: nil, queue: nil
        ) { [journal] note in
            let text = note.object as? String ?? ""
            MainActor.assumeIsolated { journal.note(text) }
        }
        NotificationCenter.default.post(name: Notification.Name("R7"), object: "data")
        NotificationCenter.default.removeObserver(token)
        #expect(journal.take() == ["data"])
        #expect(!controller.isViewLoaded)
    }

    @Test("R16: two controllers share data through a protocol, neither reads the other's view")
    func delegation() {
        @MainActor protocol Choosing: AnyObject { func chose(_ word: String) }
        final class Chooser: UIViewController {
            weak var chooser: (any Choosing)?
            func finish(_ word: String) { chooser?.chose(word) }
        }
        final class Asker: UIViewController, Choosing {
            var word = ""
            func chose(_ word: String) {
                self.word = word
                dismiss(animated: false)
            }
        }
        let (asker, chooser) = (Asker(), Chooser())
        // Data passes although no view is there yet.
        chooser.chooser = asker
        chooser.finish("before")
        #expect(asker.word == "before" && !asker.isViewLoaded && !chooser.isViewLoaded)
        let simulator = Simulator(root: asker)
        simulator.show(chooser)
        #expect(asker.presentedViewController === chooser)
        chooser.finish("shown")
        simulator.advance(by: 0.5)
        #expect(asker.word == "shown" && asker.presentedViewController == nil)
    }

    @Test("R8: a data source is asked whatever its class; conforming is enough")
    func dataSource() {
        final class Source: __ObjCObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (source, table) = (Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400)))
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 3 && table.visibleCells.count == 3)
    }

    @Test("R9, R11: the framework keeps nothing of a controller that has gone; warnings end nothing by themselves")
    func memory() {
        weak var gone: UIViewController?
        let simulator = Simulator()
        do {
            let modal = SpyController("B", journal)
            gone = modal
            simulator.show(modal)
            UIApplication.shared.receiveMemoryWarning()
            UIApplication.shared.receiveMemoryWarning()
            #expect(simulator.root.presentedViewController === modal && modal.isViewLoaded)
            simulator.root.dismiss(animated: false)
            simulator.advance(by: 0.1)
        }
        #expect(gone == nil)
    }

    @Test("R14: the width class, not the device, says whether there is room side by side")
    func widthClass() {
        func isWide(_ device: String, landscape: Bool) -> Bool {
            Simulator.on(device, landscape: landscape) { $0.root.traitCollection.horizontalSizeClass == .regular }
        }
        #expect(!isWide("iPhone 15", landscape: false) && !isWide("iPhone 15", landscape: true))
        #expect(isWide("iPhone 15 Plus", landscape: true) && isWide("iPad", landscape: false))
    }

    @Test("R15, AD32: with the size class unchanged, constraints follow new bounds without code")
    func constraintsFollow() {
        let root = UIViewController()
        Simulator.on("iPad (10th generation)", root: root) { simulator in
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -10),
                box.topAnchor.constraint(equalTo: root.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 5),
            ])
            simulator.advance(by: 0.1)
            #expect(box.frame.width == 800)
            let before = root.traitCollection.horizontalSizeClass
            UIApplication.shared.deviceTurned(to: .landscapeLeft)
            simulator.advance(by: 1)
            #expect(box.frame.width == 1160 && root.traitCollection.horizontalSizeClass == before)
        }
    }

    @Test("R18: a system controller used through its properties keeps its own views right")
    func systemControllers() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let simulator = Simulator(root: navigation)
        navigation.topViewController?.title = "One"
        navigation.isToolbarHidden = false
        simulator.advance(by: 0.1)
        #expect(navigation.navigationBar.topItem?.title == "One" && !navigation.toolbar.isHidden)
        #expect(navigation.toolbar.isDescendant(of: navigation.view))
    }
}
