// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What storyboards promise, by Apple's documentation and by public logs of iOS.
@MainActor
@Suite(.serialized) struct StoryboardTests {
    /// A view in a stack, its collection and outlets, and constants that depend on the size class.
    private static let scene = """
        <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="main" id="main" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="10" y="20" width="100" height="60"/>
        <subviews>
        <label text="one" id="a"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
        <label text="two" id="b"><rect key="frame" x="0" y="28" width="100" height="20"/></label>
        </subviews>
        <variation key="heightClass=compact" axis="horizontal"/>
        </stackView>
        <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="tall">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="tall" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="top">
        <variation key="heightClass=compact" constant="4"/></constraint>
        <constraint firstItem="tall" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="leading"/>
        </constraints>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="tall"/></mask>
        <mask key="constraints"><exclude reference="top"/><exclude reference="leading"/></mask></variation>
        </view>
        </viewController></objects></scene>
        """

    @Test("controllers beside the owner of a nib come with their views")
    func controllersOfNibs() throws {
        let xml = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="50" height="60"/>
            <subviews><label text="inside" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
            </subviews></view></viewController>
            </objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Side")
        let objects = UINib(nibName: "Side", bundle: bundle).instantiate(withOwner: nil)
        let controller = try #require(objects.first as? UIViewController)
        #expect(controller.view.bounds.size == CGSize(width: 50, height: 60))
        #expect((controller.view.subviews.first as? UILabel)?.text == "inside")
    }

    /// As Xcode 3 to 8 wrote main windows: `<viewControllers>` inside the container instead of segues.
    @Test("containers in a nib have the children inside their elements, connected and with views")
    func childrenInNibs() throws {
        let xml = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <navigationController id="n"><navigationBar key="navigationBar" id="b"/>
            <viewControllers><viewController id="c"><navigationItem key="navigationItem" title="Inside" id="i"/>
            <tableView key="view" style="plain" id="v"><rect key="frame" x="0" y="0" width="50" height="60"/>
            </tableView>
            </viewController></viewControllers></navigationController>
            <tabBarController id="t"><viewControllers><viewController id="d"/><viewController id="e"/></viewControllers>
            <tabBar key="tabBar" id="bar"/></tabBarController>
            </objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Containers")
        let objects = UINib(nibName: "Containers", bundle: bundle).instantiate(withOwner: nil)
        let navigation = try #require(objects.first as? UINavigationController)
        #expect(navigation.topViewController?.navigationItem.title == "Inside")
        #expect(navigation.topViewController?.view is UITableView)
        #expect((objects.last as? UITabBarController)?.viewControllers?.count == 2)
    }

    /// Public apps make their own view in `loadView` and have the buttons of their bars in the storyboard.
    @Test("outlets to items of bars are there before the view is, also when the controller makes that itself")
    func outletsOfItems() throws {
        _ = ItemOwner.table
        let scene = """
            <scene sceneID="s"><objects>
            <viewController id="main" customClass="ItemOwner" customModule="UIKitTests" sceneMemberID="viewController">
            <view key="view" id="v"/><navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Go" id="b"/></navigationItem>
            <connections><outlet property="item" destination="b" id="o"/></connections>
            </viewController></objects></scene>
            """
        let made = try InterfaceFixture.storyboard(scene).instantiateInitialViewController()
        let controller = try #require(made as? ItemOwner)
        #expect(!controller.isViewLoaded && controller.item?.title == "Go" && controller.changes == 1)
        controller.loadViewIfNeeded()
        #expect(controller.changes == 1)
    }

    /// Resource Programming Guide, "Nib Files": the outlets of every object of the file are connected, then each is woken.
    @Test("controllers in a nib have their outlets, at its top and inside containers")
    func outletsOfControllersInNibs() throws {
        let xml = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <viewController id="c"><connections><outlet property="view" destination="v" id="o"/></connections>
            </viewController>
            <view id="v"><rect key="frame" x="0" y="0" width="50" height="60"/></view>
            <navigationController id="n"><viewControllers><viewController id="d">
            <connections><outlet property="view" destination="w" id="p"/></connections></viewController>
            </viewControllers><navigationBar key="navigationBar" id="b"/></navigationController>
            <view id="w" tag="7"/>
            </objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Outlets")
        let objects = UINib(nibName: "Outlets", bundle: bundle).instantiate(withOwner: nil)
        #expect((objects[0] as? UIViewController)?.view === objects[1] as? UIView)
        #expect((objects[2] as? UINavigationController)?.topViewController?.view.tag == 7)
    }

    /// Apple's documentation of `NSMainNibFile`: the nib whose owner is the application, loaded before the launch ends.
    @Test("the main nib's window has its root controller and fills the screen")
    func mainNib() throws {
        let xml = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
            <window opaque="NO" id="w"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <connections><outlet property="rootViewController" destination="n" id="o"/></connections></window>
            <navigationController id="n"><viewControllers><viewController title="Root" id="c"/></viewControllers>
            <navigationBar key="navigationBar" id="b"/></navigationController>
            </objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "MainWindow")
        MainNib.load(named: "MainWindow", in: bundle, for: .shared)
        let window = try #require(MainNib.objects.lazy.compactMap { $0 as? UIWindow }.first)
        #expect(window.frame == UIScreen.main.bounds)
        #expect((window.rootViewController as? UINavigationController)?.topViewController?.title == "Root")
    }

    /// On iOS what a nib brings is autoreleased: a view that loads its content from one holds it weakly, drops the
    /// result, and adds the content to itself.
    @Test("what a nib brings lives until the turn of the loop ends, although nobody holds it")
    func contentHeldWeakly() throws {
        let xml =
            "<document><objects><view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"60\"/></view></objects></document>"
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Content")
        weak var content: UIView?
        autoreleasepool {
            content = bundle.loadNibNamed("Content", owner: nil)?.first as? UIView
            #expect(content?.bounds.size == CGSize(width: 50, height: 60))
        }
        #expect(content == nil)
    }

    @Test("labels of cells whose size the file leaves at 0 keep that of their place")
    func fontsWithoutSize() throws {
        let xml = """
            <document><objects><tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="t">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="cc"><subviews>
            <label text="Title" id="t"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
            </subviews></tableViewCellContentView></tableViewCell></objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Cell")
        let cell = UINib(nibName: "Cell", bundle: bundle).instantiate(withOwner: nil).first as? UITableViewCell
        #expect(try #require(cell?.textLabel).font.pointSize == 17)
    }

    @Test("a split view controller of an editor that knows columns has two, where no style is written")
    func splitStyles() throws {
        func split(_ attributes: String) throws -> UISplitViewController {
            let scene = """
                <scene sceneID="s"><objects><splitViewController \(attributes) id="main"><connections>
                <segue destination="p" kind="relationship" relationship="masterViewController" id="1"/>
                <segue destination="d" kind="relationship" relationship="detailViewController" id="2"/>
                </connections></splitViewController></objects></scene>
                <scene sceneID="t"><objects><viewController id="p"/></objects></scene>
                <scene sceneID="u"><objects><viewController id="d"/></objects></scene>
                """
            let controller = try InterfaceFixture.storyboard(scene).instantiateInitialViewController()
            return try #require(controller as? UISplitViewController)
        }
        let (old, new) = (try split(""), try split(#"allowDoubleColumnStyle="YES""#))
        #expect(old.style == .unspecified && !(old.viewControllers.first is UINavigationController))
        #expect(new.style == .doubleColumn)
        #expect(new.viewControllers.allSatisfy { $0 is UINavigationController } && new.viewControllers.count == 2)
        #expect(try split(#"style="tripleColumn" allowDoubleColumnStyle="YES""#).style == .tripleColumn)
    }

    @Test("headers whose file says that they are cells have the cell's content", arguments: ["table", "collection"])
    func headersDesignedAsCells(kind: String) throws {
        let name = kind == "table" ? "UITableViewHeaderFooterView" : "UICollectionReusableView"
        let xml = """
            <document><objects><\(kind)ViewCell reuseIdentifier="h" id="c" customClass="\(name)">
            <rect key="frame" x="0" y="0" width="320" height="25"/>
            <\(kind)ViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="320" height="25"/>
            <subviews><label text="Title" id="t"><rect key="frame" x="5" y="0" width="50" height="25"/></label></subviews>
            </\(kind)ViewCellContentView></\(kind)ViewCell></objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Header\(kind)")
        let header = UINib(nibName: "Header\(kind)", bundle: bundle).instantiate(withOwner: nil).first as? UIView
        let content = try #require(header?.subviews.last)
        #expect(!(header is UITableViewCell) && content.frame.width == 320)
        #expect((content.subviews.first as? UILabel)?.text == "Title")
    }

    @Test("constraints of older files between a cell and its contents are the content view's")
    func constraintsOfUnnamedContentViews() throws {
        let xml = """
            <document><objects><collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" constant="80" id="w"/><constraint firstAttribute="height" constant="20" id="h"/>
            </constraints></view></subviews></view><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top" constant="2" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="3" id="2"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="2" id="3"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="3" id="4"/>
            </constraints></collectionViewCell></objects></document>
            """
        let bundle = try InterfaceFixture.bundle(nib: xml, name: "Old")
        let cell = UINib(nibName: "Old", bundle: bundle).instantiate(withOwner: nil).first as? UICollectionViewCell
        let content = try #require(cell?.contentView)
        let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 86, height: 24))
        #expect(content.constraints.count == 4)
    }

    @Test("stack views hold their arranged subviews and attributes")
    func stacks() throws {
        let controller = try #require(try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        controller.loadViewIfNeeded()
        let stack = try #require(controller.view.subviews.first as? UIStackView)
        #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["one", "two"])
        #expect(stack.axis == .vertical && stack.spacing == 8)
    }

    @Test("installed views, constraints and attributes follow the size classes")
    func sizeClasses() throws {
        let parent = UIViewController()
        let controller = try #require(try InterfaceFixture.storyboard(Self.scene).instantiateInitialViewController())
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = parent
        window.isHidden = false
        defer { window.isHidden = true }
        let view: UIView = controller.view
        let stack = try #require(view.subviews.first as? UIStackView)
        #expect(view.subviews.contains { $0.tag == 7 })
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: controller)
        #expect(!view.subviews.contains { $0.tag == 7 } && stack.axis == .horizontal)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: controller)
        let tall = try #require(view.subviews.first { $0.tag == 7 })
        #expect(stack.axis == .vertical && view.subviews.firstIndex(of: tall) == 1)
        view.layoutIfNeeded()
        #expect(tall.frame.origin.y == 40)
    }

    /// A bar that is low and wide where there is little height, with other constraints then, as editors write it.
    private static let turning = """
        <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="main" id="main" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
        <rect key="frame" x="0" y="0" width="100" height="80"/>
        <constraints>
        <constraint firstAttribute="height" constant="80" id="height">
        <variation key="heightClass=compact" constant="30"/>
        <variation key="heightClass=compact-widthClass=regular" constant="50"/></constraint>
        <constraint firstAttribute="width" constant="100" id="narrow"/>
        </constraints>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="narrow"/></mask></variation>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/>
        <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="leading"/>
        <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" constant="25" id="wide"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><include reference="wide"/></mask></variation>
        </view>
        </viewController></objects></scene>
        """

    @Test("colours that documents of Xcode 10 and before name")
    func olderColors() throws {
        let view = try #require(
            try InterfaceFixture.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews><view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
                <view id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <color key="backgroundColor" name="systemRedColor" catalog="System" colorSpace="catalog"/></view></subviews>
                <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" \
                cocoaTouchSystemColor="whiteColor"/>
                </view></viewController></objects></scene>
                """
            ).instantiateInitialViewController()?.view)
        #expect(view.backgroundColor == .systemBackground)
        #expect(view.subviews.map(\.backgroundColor) == [.white, .systemRed])
    }

    @Test("colours and fonts that differ by size class")
    func variedLooks() throws {
        let controller = try #require(
            try InterfaceFixture.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews><label text="one" id="a"><rect key="frame" x="0" y="0" width="100" height="20"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <color key="textColor" systemColor="systemRedColor"/>
                <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="30"/>
                <color key="textColor" systemColor="systemBlueColor"/>
                <color key="backgroundColor" systemColor="systemGreenColor"/></variation></label></subviews>
                </view></viewController></objects></scene>
                """
            ).instantiateInitialViewController())
        let parent = UIViewController()
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = parent
        window.isHidden = false
        defer { window.isHidden = true }
        let label = try #require(controller.view.subviews.first as? UILabel)
        #expect(label.textColor == .systemRed && label.font.pointSize == 17 && label.backgroundColor == nil)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: controller)
        #expect(label.textColor == .systemBlue && label.font.pointSize == 30 && label.backgroundColor == .systemGreen)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: controller)
        #expect(label.textColor == .systemRed && label.font.pointSize == 17 && label.backgroundColor == nil)
    }

    @Test("AD18: constraints come, go and change their constants when the size classes do, and the frames follow")
    func constraintVariations() throws {
        let parent = UIViewController()
        let controller = try #require(try InterfaceFixture.storyboard(Self.turning).instantiateInitialViewController())
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = parent
        window.isHidden = false
        defer { window.isHidden = true }
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        let bar = try #require(controller.view.viewWithTag(1))
        func size(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> CGSize {
            parent.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
                ]), forChild: controller)
            controller.view.layoutIfNeeded()
            return bar.frame.size
        }
        #expect(size(.compact, .regular) == CGSize(width: 100, height: 80))
        #expect(size(.compact, .compact) == CGSize(width: 350, height: 30))
        // The variation for both classes counts more than that for one.
        #expect(size(.regular, .compact) == CGSize(width: 350, height: 50))
        #expect(size(.regular, .regular) == CGSize(width: 100, height: 80))
        #expect(size(.compact, .compact) == CGSize(width: 350, height: 30))
    }

    @Test("rows of a storyboard have their own heights, the others the table's")
    func staticRows() throws {
        let controller = try #require(
            try InterfaceFixture.storyboard(
                """
                <scene sceneID="s"><objects><tableViewController id="main" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <sections><tableViewSection id="u"><cells><tableViewCell id="a"/><tableViewCell rowHeight="70" id="b"/>
                <tableViewCell id="c"/></cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="main" id="d"/>
                <outlet property="delegate" destination="main" id="e"/></connections></tableView>
                </tableViewController></objects></scene>
                """
            ).instantiateInitialViewController() as? UITableViewController)
        controller.loadViewIfNeeded()
        let heights = (0..<3).map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [44, 70, 44])
    }

    @Test("NC2: an outlet to a property that is not there raises UIKit's text, which names the key")
    func missingOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let storyboard = try InterfaceFixture.storyboard(
                    """
                    <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
                    <view key="view" id="v"/><connections><outlet property="nothing" destination="v" id="o"/></connections>
                    </viewController></objects></scene>
                    """)
                storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSUnknownKeyException"))
        #expect(
            text.contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."))
    }

    @Test("scenes that contain each other are refused")
    func circles() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let storyboard = try InterfaceFixture.storyboard(
                    """
                    <scene sceneID="s"><objects><navigationController id="main" sceneMemberID="viewController">
                    <connections><segue destination="other" kind="relationship" relationship="rootViewController" id="x"/>
                    </connections></navigationController></objects></scene>
                    <scene sceneID="t"><objects><navigationController id="other" sceneMemberID="viewController">
                    <connections><segue destination="main" kind="relationship" relationship="rootViewController" id="y"/>
                    </connections></navigationController></objects></scene>
                    """)
                _ = storyboard.instantiateInitialViewController()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("scenes that contain each other"))
    }
}

/// Its outlet is known by name as adapted code makes it known.
final class ItemOwner: UIViewController {
    private(set) var changes = 0
    var item: UIBarButtonItem? { didSet { changes += 1 } }

    static let table: Void = __objcRegister(ItemOwner.self) { table in
        table.method("setItem:") { target, arguments in
            (target as? ItemOwner)?.item = arguments.first as? UIBarButtonItem
            return nil
        }
    }
}
