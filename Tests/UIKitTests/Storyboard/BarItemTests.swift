// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What comes with a storyboard's controller and not with its view. On iOS the items of bars and their targets lie in the
/// controller's own archive, which is read before the view's.
@MainActor
@Suite(.serialized) struct BarItemTests {
    private static let scene = """
        <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="main" id="main" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" title="Lists" id="bar">
        <barButtonItem key="leftBarButtonItem" title="Left" id="left">
        <connections><action selector="refresh" destination="tap" id="c"/></connections></barButtonItem>
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="right">
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="addButton"/>
        </userDefinedRuntimeAttributes>
        <connections><action selector="add:" destination="main" id="a"/></connections></barButtonItem>
        </navigationItem>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="From the attribute"/>
        </userDefinedRuntimeAttributes>
        </viewController>
        <tapGestureRecognizer id="tap"/>
        </objects></scene>
        """

    @Test("an item of a bar has its action and its run-time attributes before the controller's view loads")
    func itemsBeforeTheView() throws {
        let controller = try #require(
            try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        #expect(!controller.isViewLoaded)
        #expect(item.action == Selector("add:") && item.target === controller)
        #expect(item.accessibilityIdentifier == "addButton")
        #expect(controller.title == "From the attribute")
    }

    @Test("a target that lies beside the view is there when the view is; what is set before the view stays")
    func targetsBesideTheView() throws {
        let controller = try #require(
            try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        let left = try #require(controller.navigationItem.leftBarButtonItem)
        #expect(left.action == Selector("refresh") && left.target == nil)
        controller.title = "Set by code"
        controller.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "changed"
        controller.loadViewIfNeeded()
        #expect(left.target is UITapGestureRecognizer)
        #expect(controller.title == "Set by code")
        #expect(controller.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "changed")
    }

    @Test("the button in the bar has the identifier that the attribute gives its item")
    func identifierOfTheButton() throws {
        let controller = try #require(
            try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        func find(_ view: UIView) -> UIView? {
            view.accessibilityIdentifier == "addButton" ? view : view.subviews.lazy.compactMap(find).first
        }
        #expect(find(navigation.navigationBar) != nil)
        window.isHidden = true
    }
}
