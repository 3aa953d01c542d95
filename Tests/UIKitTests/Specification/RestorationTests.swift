// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A number that is saved, and who made the controller.
@MainActor
class StatefulController: UIViewController, UIViewControllerRestoration {
    static let journal = Journal()
    /// What the restoration class answers.
    static var refuses = false
    var number = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        Self.journal.note("encode \(restorationIdentifier ?? "-")")
        coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Self.journal.note("decode \(restorationIdentifier ?? "-")")
        number = coder.decodeInteger(forKey: "number")
    }
    override func applicationFinishedRestoringState() { Self.journal.note("finished \(number)") }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let storyboard = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
        journal.note("class \(identifierComponents.joined(separator: "/")) \(storyboard is UIStoryboard)")
        guard !refuses else { return nil }
        let controller = StatefulController()
        controller.restorationIdentifier = identifierComponents.last
        controller.restorationClass = self
        return controller
    }
}

final class DerivedStateful: StatefulController {}

@MainActor
private final class RestoringDelegate: UIResponder, UIApplicationDelegate {
    var make: ([String]) -> UIViewController? = { _ in nil }
    var encode: (NSCoder) -> Void = { _ in }
    var decode: (NSCoder) -> Void = { _ in }
    var restores = true
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { restores }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        StatefulController.journal.note("delegate \(identifierComponents.joined(separator: "/"))")
        return make(identifierComponents)
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { encode(coder) }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { decode(coder) }
}

/// Chapter 8 of the view controller statements. A relaunch is another tree of controllers in the same process.
@MainActor @Suite(.serialized)
struct RestorationTests {
    private let delegate = RestoringDelegate()
    private var journal: Journal { StatefulController.journal }

    init() {
        StatefulController.refuses = false
        _ = StatefulController.journal.take()
        RestorationState.folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("restoration-\(ProcessInfo.processInfo.processIdentifier)")
    }

    private func stateful(_ identifier: String?, _ number: Int = 0) -> StatefulController {
        let controller = StatefulController()
        (controller.restorationIdentifier, controller.number) = (identifier, number)
        return controller
    }

    private func navigation(_ controllers: [UIViewController], _ identifier: String? = "nav") -> UINavigationController
    {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        navigation.restorationIdentifier = identifier
        return navigation
    }

    private func save(_ root: UIViewController) -> [String] {
        let application = UIApplication.shared
        let before = application.delegate
        application.delegate = delegate
        defer { application.delegate = before }
        let simulator = Simulator(root: root)
        simulator.advance(by: 0.1)
        RestorationState.save(application)
        return journal.take()
    }

    private func relaunch(_ root: UIViewController) -> [String] {
        let application = UIApplication.shared
        let before = application.delegate
        application.delegate = delegate
        defer { application.delegate = before }
        let simulator = Simulator(root: root)
        RestorationState.restore(application)
        simulator.advance(by: 0.1)
        return journal.take()
    }

    @Test("S1, S2, S3, S4, S29: without an identifier nothing of the subtree is saved; nor what has no parent link")
    func excluded() {
        #expect(save(stateful(nil)).isEmpty)
        let root = stateful("root")
        let (plain, inner) = (stateful(nil), stateful("inner"))
        root.addChild(plain)
        plain.addChild(inner)
        let stranger = stateful("stranger")
        root.view.addSubview(stranger.view)
        #expect(save(root) == ["encode root"])
    }

    @Test("S5, S16: what is made at launch anyway is found, not made again; excluded ones are there in their defaults")
    func found() {
        let root = stateful("root", 5)
        let child = stateful(nil, 9)
        root.addChild(child)
        _ = save(root)
        let again = stateful("root")
        let childAgain = stateful(nil)
        again.addChild(childAgain)
        #expect(relaunch(again) == ["delegate root", "decode root", "finished 5"])
        #expect(again.number == 5 && childAgain.number == 0)
    }

    @Test("S8, S11, S14, S18, S19, S20, S34: the class is asked with the path, then the state is decoded")
    func restorationClass() throws {
        let child = stateful("child", 7)
        child.restorationClass = StatefulController.self
        _ = save(navigation([stateful("first", 1), child]))
        let fresh = navigation([stateful("first")])
        let log = relaunch(fresh)
        #expect(
            log == [
                "delegate nav", "delegate nav/first", "class nav/child false", "decode first", "decode child",
                "finished 1", "finished 7",
            ])
        let restored = try #require(fresh.topViewController as? StatefulController)
        #expect(restored.number == 7 && restored.restorationIdentifier == "child" && fresh.viewControllers.count == 2)
        // It can be saved again.
        #expect(save(fresh) == ["encode first", "encode child"])
    }

    @Test("S30: a controller that keeps no state of its own is saved and made again all the same")
    func plain() {
        func plain() -> UIViewController {
            let controller = UIViewController()
            controller.restorationIdentifier = "plain"
            return controller
        }
        #expect(save(navigation([stateful("first"), plain()])) == ["encode first"])
        delegate.make = { $0.last == "plain" ? plain() : nil }
        let fresh = navigation([stateful("first")])
        _ = relaunch(fresh)
        #expect(fresh.viewControllers.map(\.restorationIdentifier) == ["first", "plain"])
    }

    @Test("S12: a class that returns nil ends the search")
    func refused() {
        let child = stateful("child", 7)
        child.restorationClass = StatefulController.self
        _ = save(navigation([stateful("first"), child]))
        StatefulController.refuses = true
        let fresh = navigation([stateful("first")])
        let log = relaunch(fresh)
        #expect(log.contains("class nav/child false") && !log.contains("delegate nav/child"))
        #expect(fresh.viewControllers.count == 1)
    }

    @Test("S13: without a class the delegate's controller is used")
    func delegates() {
        _ = save(navigation([stateful("first"), stateful("child", 3)]))
        delegate.make = { $0.last == "child" ? StatefulController() : nil }
        let fresh = navigation([stateful("first")])
        _ = relaunch(fresh)
        #expect((fresh.topViewController as? StatefulController)?.number == 3)
    }

    @Test("S15, S17: one from a storyboard comes from it again; its coder has the storyboard")
    func storyboards() throws {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="child" restorationIdentifier="child"
            id="main" customClass="StatefulController" customModule="UIKitTests" sceneMemberID="viewController">
            <view key="view" id="v"/></viewController></objects></scene>
            """)
        let child = storyboard.instantiateViewController(withIdentifier: "child")
        (child as? StatefulController)?.number = 8
        _ = save(navigation([stateful("first"), child]))
        var fresh = navigation([stateful("first")])
        _ = relaunch(fresh)
        #expect((fresh.topViewController as? StatefulController)?.number == 8 && fresh.topViewController !== child)
        child.restorationClass = StatefulController.self
        _ = save(navigation([stateful("first"), child]))
        fresh = navigation([stateful("first")])
        #expect(relaunch(fresh).contains("class nav/child true"))
    }

    @Test("S6, S7, S23: what is encoded by reference is saved too, though the walk leaves it out")
    func references() throws {
        let excluded = navigation([stateful("a", 1), stateful("b", 2)], nil)
        delegate.encode = { coder in
            for child in excluded.viewControllers {
                coder.encode(child, forKey: child.restorationIdentifier ?? "")
            }
        }
        #expect(save(excluded) == ["encode a", "encode b"])
        let fresh = navigation([], nil)
        delegate.make = { _ in StatefulController() }
        delegate.decode = { coder in
            fresh.viewControllers = ["a", "b"].compactMap { coder.decodeObject(forKey: $0) as? UIViewController }
        }
        _ = relaunch(fresh)
        #expect(fresh.viewControllers.map { ($0 as? StatefulController)?.number } == [1, 2])
    }

    @Test("S9, S10: two of a navigation stack may share an identifier; in other containers that is the app's fault")
    func shared() {
        _ = save(navigation([stateful("same", 1), stateful("same", 2), stateful("same", 3)]))
        delegate.make = { $0 == ["nav", "same"] ? StatefulController() : nil }
        let fresh = navigation([stateful("same")])
        _ = relaunch(fresh)
        #expect(fresh.viewControllers.map { ($0 as? StatefulController)?.number } == [1, 2, 3])
    }

    @Test("S21: the reserved keys tell of the launch that saved")
    func reservedKeys() {
        _ = save(stateful("root"))
        var seen: [Any?] = []
        delegate.decode = { coder in
            seen = [
                coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey),
                coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey),
                coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey),
            ]
        }
        _ = relaunch(stateful("root"))
        #expect((seen.first as? NSNumber)?.intValue == 0)
        #expect(seen.count == 3 && seen[1] as? String == UIDevice.current.systemVersion && seen[2] is Date)
    }

    @Test("S22: values and coded objects are stored as they are")
    func values() {
        delegate.encode = { coder in
            coder.encode("text" as NSString, forKey: "text")
            coder.encode(["a": 1] as NSDictionary, forKey: "map")
        }
        _ = save(stateful("root"))
        var seen: [Any?] = []
        delegate.decode = { seen = [$0.decodeObject(forKey: "text"), $0.decodeObject(forKey: "map")] }
        _ = relaunch(stateful("root"))
        #expect(seen.first as? String == "text" && (seen.last as? [String: Int]) == ["a": 1])
    }

    @Test("S24, S25: another class decodes nothing, a derived one does")
    func classes() {
        _ = save(stateful("root", 4))
        let stranger = UINavigationController()
        stranger.restorationIdentifier = "root"
        #expect(!relaunch(stranger).contains { $0.hasPrefix("decode") })
        _ = save(stateful("root", 4))
        let derived = DerivedStateful()
        derived.restorationIdentifier = "root"
        _ = relaunch(derived)
        #expect(derived.number == 4)
    }

    private func scrolling(_ identifier: String?) -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        controller.restorationIdentifier = identifier
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.restorationIdentifier = "scroll"
        controller.view.addSubview(scroll)
        return (controller, scroll)
    }

    @Test("S26, S27: views with an identifier are saved with their controller: a scroll view's place")
    func views() {
        for identifier in ["root", nil] {
            let (root, scroll) = scrolling(identifier)
            scroll.contentOffset.y = 640
            _ = save(root)
            let (again, scrollAgain) = scrolling(identifier)
            _ = relaunch(again)
            #expect((scrollAgain.contentOffset.y == 640) == (identifier != nil))
        }
    }

    private final class Rows: __ObjCObject, UITableViewDataSource, UIDataSourceModelAssociation {
        var names: [String]
        init(_ names: [String]) { self.names = names }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    private func table(_ rows: Rows) -> (UIViewController, UITableView) {
        let controller = UIViewController()
        controller.restorationIdentifier = "root"
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        table.restorationIdentifier = "table"
        table.dataSource = rows
        controller.view.addSubview(table)
        return (controller, table)
    }

    @Test("S28: a table whose data source knows its models keeps its choice though the rows have moved")
    func modelIdentity() {
        let rows = Rows(["a", "b", "c", "d"])
        let (root, tableView) = table(rows)
        tableView.layoutIfNeeded()
        tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        _ = save(root)
        let moved = Rows(["new", "a", "c", "b"])
        let (again, tableAgain) = table(moved)
        _ = relaunch(again)
        #expect(tableAgain.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test(
        "S31, S32, S33: only if the delegate wants it; finished is sent when all are decoded; a crash meanwhile ends it"
    )
    func consent() throws {
        let root = stateful("root", 6)
        root.addChild(stateful("child", 7))
        _ = save(root)
        func tree() -> StatefulController {
            let root = stateful("root")
            root.addChild(stateful("child"))
            return root
        }
        let log = relaunch(tree())
        #expect(log.suffix(4) == ["decode root", "decode child", "finished 6", "finished 7"])
        // An app that ends before it leaves the screen again is restored to the same state.
        #expect(relaunch(tree()) == log)
        // What a crash while restoring leaves.
        let folder = RestorationState.folder
        try FileManager.default.moveItem(
            at: folder.appendingPathComponent("state.plist"), to: folder.appendingPathComponent("attempted.plist"))
        #expect(relaunch(tree()).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        _ = save(root)
        delegate.restores = false
        let refused = tree()
        #expect(relaunch(refused).isEmpty && refused.number == 0)
    }
}
