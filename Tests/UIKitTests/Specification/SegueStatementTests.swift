// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Notes what its segues do.
@MainActor
final class NotingSegueSource: UIViewController {
    static var journal = Journal()
    var allows = true
    var seen: UIStoryboardSegue?
    weak var lastSegue: UIStoryboardSegue?
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        Self.journal.note("should \(identifier)")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        lastSegue = segue
        let isLoaded = segue.destination.isViewLoaded
        Self.journal.note("prepare \(segue.identifier ?? "-") \(segue.source === self) \(isLoaded)")
        segue.destination.title = "prepared by \(sender as? String ?? "\(sender.map { "\(type(of: $0))" } ?? "nil")")"
    }
}

@MainActor
final class SegueDestination: UIViewController {
    override func awakeFromNib() {
        super.awakeFromNib()
        NotingSegueSource.journal.note("destination")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        NotingSegueSource.journal.note("load \(title ?? "-")")
    }
}

/// Chapter 10 of the view controller statements: segues.
@MainActor @Suite(.serialized)
struct SegueStatementTests {
    private let journal = Journal()

    /// A scene with a button whose segue is `attributes`, and a destination.
    private func load(_ attributes: String, extra: String = "") throws -> NotingSegueSource {
        NotingSegueSource.journal = journal
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController"
            customClass="NotingSegueSource" customModule="UIKitTests"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <button id="b"><rect key="frame" x="0" y="100" width="100" height="100"/><connections>
            <segue destination="next" id="g" \(attributes)/></connections></button>\(extra)</subviews></view>
            </viewController></objects></scene>
            <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController"
            customClass="SegueDestination" customModule="UIKitTests"><view key="view" id="w">
            <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
            """)
        return try #require(storyboard.instantiateInitialViewController() as? NotingSegueSource)
    }

    private func tapButton(_ simulator: Simulator) {
        simulator.tap(CGPoint(x: 50, y: 150))
        simulator.advance(by: 1)
    }

    @Test("SG1, SG2, SG3, SG5, SG24, SG25: a tap asks, makes destination and segue, prepares, and goes, each once")
    func lifeCycle() throws {
        let source = try load("kind=\"show\" identifier=\"go\"")
        let simulator = Simulator(root: source)
        tapButton(simulator)
        #expect(
            journal.take() == ["should go", "destination", "prepare go true false", "load prepared by UIButton"])
        let first = try #require(source.presentedViewController)
        source.dismiss(animated: false)
        tapButton(simulator)
        #expect(source.presentedViewController !== first && source.presentedViewController is SegueDestination)
        source.dismiss(animated: false)
    }

    @Test("SG4: a refused segue makes nothing; the touch's other effects remain")
    func refused() throws {
        let source = try load("kind=\"show\" identifier=\"go\"")
        source.allows = false
        let simulator = Simulator(root: source)
        let touched = Target { [journal] _ in journal.note("touched") }
        (source.view.subviews.first as? UIButton)?.addTarget(touched, action: Target.action, for: .touchUpInside)
        tapButton(simulator)
        #expect(journal.take().sorted() == ["should go", "touched"] && source.presentedViewController == nil)
    }

    @Test("SG6, SG7: each trigger fires its own segue, told apart by the identifier")
    func twoTriggers() throws {
        let source = try load(
            "kind=\"show\" identifier=\"one\"",
            extra: """
                <button id="b2"><rect key="frame" x="200" y="100" width="100" height="100"/><connections>
                <segue destination="next" id="g2" kind="show" identifier="two"/></connections></button>
                """)
        let simulator = Simulator(root: source)
        simulator.tap(CGPoint(x: 250, y: 150))
        simulator.advance(by: 1)
        #expect(journal.take().filter { $0.hasPrefix("prepare") } == ["prepare two true false"])
        source.dismiss(animated: false)
        tapButton(simulator)
        #expect(journal.take().filter { $0.hasPrefix("prepare") } == ["prepare one true false"])
        source.dismiss(animated: false)
    }

    @Test("SG9: show pushes in a navigation stack")
    func showInNavigation() throws {
        let source = try load("kind=\"show\" identifier=\"go\"")
        let navigation = UINavigationController(rootViewController: source)
        let simulator = Simulator(root: navigation)
        simulator.tap(CGPoint(x: 50, y: 150))
        simulator.advance(by: 1)
        #expect(navigation.topViewController is SegueDestination && navigation.viewControllers.count == 2)
    }

    @Test("SG10: show detail replaces the detail child of a split controller, and presents elsewhere")
    func showDetail() throws {
        let source = try load("kind=\"showDetail\" identifier=\"go\"")
        let split = UISplitViewController()
        split.viewControllers = [source, UIViewController()]
        split.preferredDisplayMode = .oneBesideSecondary
        Simulator.on("iPad (10th generation)", landscape: true, root: split) { simulator in
            simulator.tap(CGPoint(x: 50, y: 150))
            simulator.advance(by: 1)
            #expect(split.viewControllers.last is SegueDestination && split.presentedViewController == nil)
        }
        let alone = try load("kind=\"showDetail\" identifier=\"go\"")
        let simulator = Simulator(root: alone)
        tapButton(simulator)
        #expect(alone.presentedViewController is SegueDestination)
        alone.dismiss(animated: false)
    }

    @Test("SG11: the context rule picks the presenter: a full screen asked for by half a screen is the root's")
    func presenterOfModal() throws {
        let source = try load("kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\"")
        let root = UIViewController()
        let simulator = Simulator(root: root)
        root.addChild(source)
        source.view.frame = CGRect(x: 0, y: 0, width: 200, height: 852)
        root.view.addSubview(source.view)
        source.didMove(toParent: root)
        tapButton(simulator)
        #expect(root.presentedViewController is SegueDestination)
        #expect(root.presentedViewController?.presentingViewController === root)
        root.dismiss(animated: false)
    }

    @Test("SG11, PR32: present modally with the segue's styles")
    func modal() throws {
        let source = try load(
            "kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" "
                + "modalTransitionStyle=\"crossDissolve\"")
        let simulator = Simulator(root: source)
        tapButton(simulator)
        let shown = try #require(source.presentedViewController)
        #expect(shown.modalPresentationStyle == .fullScreen && shown.modalTransitionStyle == .crossDissolve)
        #expect(source.view.window == nil)
        source.dismiss(animated: false)
    }

    @Test("SG12: a popover segue: a popover at the tapped button in regular width, none in compact width")
    func popover() throws {
        let source = try load("kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorView=\"b\"")
        Simulator.on("iPad (10th generation)", root: source) { simulator in
            simulator.tap(CGPoint(x: 50, y: 150))
            simulator.advance(by: 1)
            let popover = source.presentedViewController?.presentationController as? UIPopoverPresentationController
            #expect(popover?.sourceView is UIButton)
            source.dismiss(animated: false)
        }
        let other = try load("kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorView=\"b\"")
        let simulator = Simulator(root: other)
        tapButton(simulator)
        #expect(other.presentedViewController?.presentationController is UISheetPresentationController)
        other.dismiss(animated: false)
    }

    @Test("SG13: relationships of containers make children, no segues")
    func relationship() throws {
        NotingSegueSource.journal = journal
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><navigationController id="main" sceneMemberID="viewController"><connections>
            <segue destination="next" kind="relationship" relationship="rootViewController" id="x"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController"
            customClass="SegueDestination" customModule="UIKitTests"/></objects></scene>
            """)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.viewControllers.first is SegueDestination && journal.take() == ["destination"])
    }

    @Test("SG18, SG22: performed by name with the sender; the framework keeps no segue")
    func byName() throws {
        let source = try load("kind=\"show\" identifier=\"go\"")
        let simulator = Simulator(root: source)
        source.performSegue(withIdentifier: "go", sender: "me")
        simulator.advance(by: 1)
        // Started by code it is not asked for leave.
        #expect(journal.take() == ["destination", "prepare go true false", "load prepared by me"])
        #expect(source.lastSegue == nil)
        source.dismiss(animated: false)
    }

    @Test("SG19: an unknown identifier, or a controller without a storyboard, raises")
    func unknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "nowhere", sender: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("has no segue with identifier 'nowhere'"))
    }
}
