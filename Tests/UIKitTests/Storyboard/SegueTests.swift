// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Segues, as the documentation of `UIStoryboardSegue` and `UIViewController` says.
@MainActor
@Suite(.serialized) struct SegueTests {
    /// Two scenes; `kind` and more attributes of the segue `go` from the first to the second.
    private static func controllers(_ segue: String) throws -> UIViewController {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" customClass="SegueSource" customModule="UIKitTests"
            sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            </view><connections><segue destination="next" identifier="go" \(segue) id="g"/></connections></viewController>
            </objects></scene>
            <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController">
            <view key="view" id="w"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
            </objects></scene>
            """)
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test("an unwind segue finds a controller that embeds others")
    func unwind() throws {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" customClass="SegueSource" customModule="UIKitTests"
            sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
            <segue destination="inner" kind="embed" id="e"/></connections></containerView></subviews></view>
            <connections><segue destination="next" identifier="go" kind="presentation" id="g"/></connections>
            </viewController></objects></scene>
            <scene sceneID="i"><objects><viewController id="inner" sceneMemberID="viewController">
            <view key="view" id="iv"/></viewController></objects></scene>
            <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController">
            <view key="view" id="w"/><connections><segue destination="out" kind="unwind" identifier="back"
            unwindAction="goBack:" id="u"/></connections></viewController>
            <exit id="out" sceneMemberID="exit"/></objects></scene>
            """)
        _ = SegueSource.table
        let source = try #require(storyboard.instantiateInitialViewController() as? SegueSource)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        // The navigation controller presents for the one that asks.
        window.rootViewController = UINavigationController(rootViewController: source)
        window.isHidden = false
        defer { window.isHidden = true }
        source.performSegue(withIdentifier: "go", sender: nil)
        let next = try #require(source.presentedViewController)
        next.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.returns == ["back"])
        #expect(next.isBeingDismissed || next.presentingViewController == nil)
    }

    /// As tests of apps trigger them: the control's own event, the item's action sent to its target.
    @Test("segues are actions of what triggers them")
    func triggers() throws {
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" customClass="SegueSource" customModule="UIKitTests"
            sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><button id="b" buttonType="system"><rect key="frame" x="0" y="0" width="80" height="30"/><connections>
            <segue destination="next" kind="presentation" identifier="button" id="s1"/></connections></button></subviews></view>
            <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i"><connections>
            <segue destination="next" kind="presentation" identifier="item" id="s2"/></connections></barButtonItem>
            </navigationItem></viewController></objects></scene>
            <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController">
            <view key="view" id="w"/></viewController></objects></scene>
            """)
        let source = try #require(storyboard.instantiateInitialViewController() as? SegueSource)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = source
        window.isHidden = false
        defer { window.isHidden = true }
        try #require(source.view.subviews.first as? UIButton).sendActions(for: .touchUpInside)
        #expect(source.prepared.map(\.identifier) == ["button"])
        let item = try #require(source.navigationItem.rightBarButtonItem)
        #expect(item.title == "Go")
        #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
        #expect(source.prepared.map(\.identifier) == ["button", "item"])
        #expect(storyboard.value(forKey: "name") as? String == "Main")
    }

    @Test("IM29: in a popover that a segue shows, a navigation controller's table pushes a second one inside of it")
    func pushInPopover() throws {
        let table = "sceneMemberID=\"viewController\"><tableView key=\"view\""
        let storyboard = try InterfaceFixture.storyboard(
            """
            <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><button id="b">
            <rect key="frame" x="200" y="200" width="60" height="40"/></button></subviews></view><connections>
            <segue destination="nav" kind="popoverPresentation" identifier="go" popoverAnchorView="b" id="g"/>
            </connections></viewController></objects></scene>
            <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"/><connections><segue destination="first" kind="relationship"
            relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="f"><objects><tableViewController id="first" \(table) id="t1"/><connections>
            <segue destination="second" kind="show" identifier="more" id="m"/></connections></tableViewController>
            </objects></scene>
            <scene sceneID="t"><objects><tableViewController id="second" \(table) id="t2"/></tableViewController>
            </objects></scene>
            """)
        let source = try #require(storyboard.instantiateInitialViewController())
        try Simulator.on("iPad (10th generation)") { simulator in
            simulator.window.rootViewController = source
            source.performSegue(withIdentifier: "go", sender: nil)
            simulator.advance(by: 1)
            let bars = try #require(source.presentedViewController as? UINavigationController)
            #expect(bars.presentationController is UIPopoverPresentationController)
            let first = try #require(bars.topViewController as? UITableViewController)
            let frame = bars.view.convert(bars.view.bounds, to: nil)
            first.performSegue(withIdentifier: "more", sender: nil)
            simulator.advance(by: 1)
            let second = try #require(bars.topViewController as? UITableViewController)
            #expect(second !== first && bars.viewControllers == [first, second])
            #expect(source.presentedViewController === bars && bars.presentedViewController == nil)
            #expect(frame.width < simulator.window.bounds.width / 2)
            #expect(frame.contains(second.view.convert(second.view.bounds, to: nil)))
        }
    }

    @Test("a popover is set up before the source prepares, which may change it")
    func popover() throws {
        let source = try #require(try Self.controllers("kind=\"popoverPresentation\"") as? SegueSource)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = source
        window.isHidden = false
        defer { window.isHidden = true }
        source.performSegue(withIdentifier: "go", sender: source.view)
        #expect(source.preparedAnchor === source.view)
    }
}

final class SegueSource: UIViewController {
    var prepared: [UIStoryboardSegue] = []
    private(set) var returns: [String] = []
    /// The view a popover points at, as the source finds it.
    private(set) weak var preparedAnchor: UIView?

    /// `goBack:` is known by name as adapted code makes it known.
    static let table: Void = __objcRegister(SegueSource.self) { table in
        table.method("goBack:") { target, arguments in
            if let target = target as? SegueSource, let segue = arguments.first as? UIStoryboardSegue {
                target.returns.append(segue.identifier ?? "")
            }
            return nil
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue)
        preparedAnchor = segue.destination.popoverPresentationController?.sourceView
    }
}
