// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import UIKit

/// Nothing of an interface file keeps what it made alive: teams track their controllers for leaks in every test.
@MainActor @Suite(.serialized) struct InterfaceLifetimeTests {
    /// A table with a refresh control, a bar item, a prototype, a recognizer beside the controller and a segue.
    private static let table = """
        <scene sceneID="s"><objects><tableViewController id="main" sceneMemberID="viewController">
        <tableView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="row" id="c"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews><button id="b"><rect key="frame" x="0" y="0" width="40" height="40"/><connections>
        <segue destination="next" kind="show" identifier="go" id="g"/></connections></button></subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="main" id="o1"/><outlet property="delegate"
        destination="main" id="o2"/><outletCollection property="gestureRecognizers" destination="tap" id="o3"/>
        </connections></tableView>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="r"><connections>
        <segue destination="next" kind="show" identifier="there" id="g2"/></connections></barButtonItem></navigationItem>
        <refreshControl key="refreshControl" id="f"><connections><action selector="reload" destination="main"
        eventType="valueChanged" id="a"/></connections></refreshControl>
        </tableViewController>
        <tapGestureRecognizer id="tap"/><view id="spare"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        </objects></scene>
        <scene sceneID="t"><objects><viewController id="next" sceneMemberID="viewController"><view key="view" id="w"/>
        </viewController></objects></scene>
        """

    /// A view whose parts differ between size classes.
    private static let varied = """
        <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="wide" id="l"><rect key="frame" x="0" y="0" width="40" height="20"/></label></subviews>
        <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k">
        <variation key="widthClass=regular" constant="20"/></constraint></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="l"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="l"/></mask></variation>
        </view></viewController></objects></scene>
        """

    /// Whether the controller of a storyboard, its view and a part of that are gone when the test lets them go.
    private func isLetGo(_ scenes: String, after use: (UIViewController) -> Void) throws -> Bool {
        weak var controller: UIViewController?
        weak var view: UIView?
        func run() throws {
            let made = try #require(InterfaceFixture.storyboard(scenes).instantiateInitialViewController())
            controller = made
            use(made)
            view = made.viewIfLoaded
        }
        try run()
        return controller == nil && view == nil
    }

    @Test("A controller of a storyboard is gone with its last owner, loaded or not")
    func controllers() throws {
        #expect(try isLetGo(Self.table) { _ in })
        #expect(try isLetGo(Self.table) { $0.loadViewIfNeeded() })
        #expect(
            try isLetGo(Self.table) {
                $0.loadViewIfNeeded()
                $0.beginAppearanceTransition(true, animated: false)
                $0.endAppearanceTransition()
            })
        #expect(try isLetGo(Self.varied) { $0.loadViewIfNeeded() })
    }

    @Test("Cells of prototypes are gone with the table, and their buttons still trigger segues before")
    func prototypes() throws {
        weak var cell: UITableViewCell?
        var pushed: UIViewController?
        func run() throws {
            let made = try #require(
                InterfaceFixture.storyboard(Self.table).instantiateInitialViewController() as? UITableViewController)
            let navigation = UINavigationController(rootViewController: made)
            navigation.loadViewIfNeeded()
            let row = try #require(made.tableView.dequeueReusableCell(withIdentifier: "row"))
            cell = row
            made.tableView.addSubview(row)
            let button = try #require(row.contentView.subviews.first as? UIButton)
            button.sendActions(for: .touchUpInside)
            pushed = navigation.viewControllers.last === made ? nil : navigation.viewControllers.last
        }
        try run()
        #expect(pushed != nil)
        #expect(cell == nil)
    }

    @Test("What lies in a scene beside the controller lives as long as that")
    func topLevel() throws {
        let made = try #require(InterfaceFixture.storyboard(Self.table).instantiateInitialViewController())
        made.loadViewIfNeeded()
        let spare = StoryboardScene.of(made)?.loader.object("spare") as? UIView
        #expect(spare?.bounds.width == 9)
    }

    @Test("The owner of a nib is not kept by it, nor are its views once the turn of the loop has ended")
    func nib() throws {
        weak var owner: NibOwner?
        weak var view: UIView?
        func run() throws {
            let bundle = try InterfaceFixture.bundle(
                nib: """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <view id="v"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews><label text="a" id="l">
                    <rect key="frame" x="0" y="0" width="40" height="20"/></label></subviews></view></objects></document>
                    """, name: "Part")
            let made = NibOwner()
            owner = made
            view = bundle.loadNibNamed("Part", owner: made)?.first as? UIView
        }
        try autoreleasepool { try run() }
        #expect(owner == nil && view == nil)
    }
}

private final class NibOwner: NSObject {}
