// SPDX-License-Identifier: MIT
import Testing

@testable import UIKit

/// What each attribute of the census does to the object its element makes. The names and their meaning are Interface
/// Builder's: each is the property of the same title in its inspector.
@MainActor
@Suite(.serialized) struct InterfaceAttributesTests {
    /// `extension CALayer { @objc var borderUIColor: UIColor? }`, as adapted code makes it known.
    private enum BorderKeys {
        static let table: Void = __objcRegister(CALayer.self) { table in
            table.method("setBorderUIColor:") { layer, arguments in
                (layer as? CALayer)?.name = arguments.first as? UIColor == UIColor.red ? "red" : "no UIColor"
                return nil
            }
        }
    }

    /// The view that `xml`, an element with the identifier `it`, makes inside a controller's view.
    private static func view(_ xml: String) throws -> UIView {
        let scene = """
            <scene sceneID="s"><objects>
            <viewController id="main" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(xml)</subviews></view></viewController></objects></scene>
            """
        let controller = try #require(try InterfaceFixture.storyboard(scene).instantiateInitialViewController())
        owner = controller
        return try #require(controller.view.subviews.first)
    }
    /// Of the view that was made last, which would not outlive it with its superview.
    private static var owner: UIViewController?

    private static func check<View: UIView>(
        _ type: View.Type, _ element: String, _ rows: [(attribute: String, holds: (View) -> Bool)]
    ) throws {
        for (attribute, holds) in rows {
            let made = try view("<\(element) \(attribute) id=\"it\"/>")
            let it = try #require(made as? View, "<\(element)> makes a \(Swift.type(of: made))")
            #expect(holds(it), "<\(element) \(attribute)>")
        }
    }

    @Test func views() throws {
        try Self.check(
            UIView.self, "view",
            [
                ("alpha=\"0.5\"", { $0.alpha == 0.5 }),
                ("clipsSubviews=\"YES\"", { $0.clipsToBounds }),
                ("contentMode=\"scaleAspectFit\"", { $0.contentMode == .scaleAspectFit }),
                ("contentMode=\"bottomRight\"", { $0.contentMode == .bottomRight }),
                ("hidden=\"YES\"", { $0.isHidden }),
                ("multipleTouchEnabled=\"YES\"", { $0.isMultipleTouchEnabled }),
                ("userInteractionEnabled=\"NO\"", { !$0.isUserInteractionEnabled }),
                ("opaque=\"NO\"", { !$0.isOpaque }),
                ("tag=\"42\"", { $0.tag == 42 }),
                ("autoresizesSubviews=\"NO\"", { !$0.autoresizesSubviews }),
                ("clearsContextBeforeDrawing=\"NO\"", { !$0.clearsContextBeforeDrawing }),
                ("preservesSuperviewLayoutMargins=\"YES\"", { $0.preservesSuperviewLayoutMargins }),
                ("insetsLayoutMarginsFromSafeArea=\"NO\"", { !$0.insetsLayoutMarginsFromSafeArea }),
                (
                    "semanticContentAttribute=\"forceRightToLeft\"",
                    { $0.semanticContentAttribute == .forceRightToLeft }
                ),
                (
                    "translatesAutoresizingMaskIntoConstraints=\"NO\"",
                    { !$0.translatesAutoresizingMaskIntoConstraints }
                ),
                (
                    "horizontalHuggingPriority=\"251\"",
                    { $0.contentHuggingPriority(for: .horizontal).rawValue == 251 }
                ),
                (
                    "verticalHuggingPriority=\"252\"", { $0.contentHuggingPriority(for: .vertical).rawValue == 252 }
                ),
                (
                    "horizontalCompressionResistancePriority=\"749\"",
                    { $0.contentCompressionResistancePriority(for: .horizontal).rawValue == 749 }
                ),
                (
                    "verticalCompressionResistancePriority=\"748\"",
                    { $0.contentCompressionResistancePriority(for: .vertical).rawValue == 748 }
                ),
                ("restorationIdentifier=\"place\"", { $0.restorationIdentifier == "place" }),
            ])
    }

    /// The frames that Interface Builder writes into storyboards: what a stack view with margins of its own arranges begins
    /// at those, and one without any at its edges.
    @Test(
        arguments: [
            ("", 0), ("<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"24\" bottom=\"8\" right=\"24\"/>", 24),
            (
                "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"8\" leading=\"24\" bottom=\"8\" trailing=\"24\"/>",
                24
            ),
        ] as [(String, CGFloat)])
    func marginsOfStacks(margins: String, start: CGFloat) throws {
        let stack = try Self.view(
            """
            <stackView id="it" axis="vertical"><rect key="frame" x="0" y="200" width="375" height="100"/>
            <subviews><view id="inner"/></subviews>\(margins)</stackView>
            """)
        stack.layoutIfNeeded()
        #expect(stack.subviews.first { !($0 is UIImageView) }?.frame.minX == start)
    }

    /// Xcode 8: views without constraints follow their autoresizing masks, whatever their element says.
    @Test func fixedFrames() throws {
        let stack = try Self.view(
            """
            <stackView id="it" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" axis="vertical">
            <rect key="frame" x="40" y="90" width="120" height="200"/>
            <subviews><label id="inner" text="x"/></subviews></stackView>
            """)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
        stack.superview?.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 40, y: 90, width: 120, height: 200))
    }

    /// Run-time attributes are set by key-value coding, on a path too: an app's own key of the layer gets the colour.
    @Test func runtimeAttributes() throws {
        _ = BorderKeys.table
        let view = try Self.view(
            """
            <view id="it"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="hint"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor">
            <color key="value" red="1" green="0" blue="0" alpha="1" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(view.accessibilityHint == "hint" && view.isAccessibilityElement)
        #expect(view.layer.name == "red")
    }

    /// Every view has a setter for it that no header names and that key-value coding finds.
    @Test func cornerRadiusOfViews() throws {
        let view = try Self.view(
            """
            <view id="it"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="6"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """)
        #expect(view.layer.cornerRadius == 6)
    }

    @Test func texts() throws {
        try Self.check(
            UILabel.self, "label",
            [
                ("text=\"Hello\"", { $0.text == "Hello" }),
                ("text=\"x\" textAlignment=\"center\"", { $0.textAlignment == .center }),
                ("lineBreakMode=\"middleTruncation\"", { $0.lineBreakMode == .byTruncatingMiddle }),
                ("numberOfLines=\"0\"", { $0.numberOfLines == 0 }),
                ("baselineAdjustment=\"alignCenters\"", { $0.baselineAdjustment == .alignCenters }),
                ("minimumScaleFactor=\"0.5\"", { $0.adjustsFontSizeToFitWidth && $0.minimumScaleFactor == 0.5 }),
                ("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"8\"", { !$0.adjustsFontSizeToFitWidth }),
                // Xcode writes what labels of its library have; what it leaves out is the other.
                ("text=\"x\"", { $0.adjustsFontSizeToFitWidth && $0.minimumScaleFactor == 0 }),
                ("text=\"x\"", { $0.baselineAdjustment == .alignCenters }),
                ("baselineAdjustment=\"alignBaselines\"", { $0.baselineAdjustment == .alignBaselines }),
                ("preferredMaxLayoutWidth=\"90\"", { $0.preferredMaxLayoutWidth == 90 }),
                ("enabled=\"NO\"", { !$0.isEnabled }),
                ("highlighted=\"YES\"", { $0.isHighlighted }),
                ("userInteractionEnabled=\"NO\"", { !$0.isUserInteractionEnabled }),
            ])
        try Self.check(
            UITextField.self, "textField",
            [
                ("text=\"a\"", { $0.text == "a" }), ("placeholder=\"name\"", { $0.placeholder == "name" }),
                ("borderStyle=\"roundedRect\"", { $0.borderStyle == .roundedRect }),
                ("clearButtonMode=\"whileEditing\"", { $0.clearButtonMode == .whileEditing }),
                ("clearsOnBeginEditing=\"YES\"", { $0.clearsOnBeginEditing }),
                ("textAlignment=\"right\"", { $0.textAlignment == .right }),
                ("minimumFontSize=\"9\"", { $0.minimumFontSize == 9 }),
                ("enabled=\"NO\"", { !$0.isEnabled }),
            ])
        try Self.check(
            UITextView.self, "textView",
            [
                ("text=\"lines\"", { $0.text == "lines" }), ("editable=\"NO\"", { !$0.isEditable }),
                ("selectable=\"NO\"", { !$0.isSelectable }), ("scrollEnabled=\"NO\"", { !$0.isScrollEnabled }),
                ("textAlignment=\"justified\"", { $0.textAlignment == .justified }),
                ("keyboardDismissMode=\"onDrag\"", { $0.keyboardDismissMode == .onDrag }),
            ])
    }

    @Test("A text view of an interface file keeps the colour it has there, and has none where the file has none")
    func textViewColor() throws {
        let green = "<color key=\"backgroundColor\" systemColor=\"systemGreenColor\"/>"
        #expect(try Self.view("<textView id=\"it\">\(green)</textView>").backgroundColor == .systemGreen)
        #expect(try Self.view("<textView id=\"it\"/>").backgroundColor == nil)
    }

    @Test("A text view of an interface file marks what it is asked to")
    func dataDetectors() throws {
        let types = "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" address=\"YES\"/>"
        let view = try #require(try Self.view("<textView id=\"it\">\(types)</textView>") as? UITextView)
        #expect(view.dataDetectorTypes == [.link, .address])
    }

    @Test func controls() throws {
        try Self.check(
            UISwitch.self, "switch", [("on=\"YES\"", { $0.isOn }), ("on=\"NO\"", { !$0.isOn })])
        try Self.check(
            UISlider.self, "slider",
            [
                ("minValue=\"2\" maxValue=\"8\" value=\"5\"", { $0.value == 5 && $0.maximumValue == 8 }),
                ("minValue=\"2\" maxValue=\"8\" value=\"5\"", { $0.minimumValue == 2 }),
                ("continuous=\"NO\"", { !$0.isContinuous }),
            ])
        try Self.check(
            UIStepper.self, "stepper",
            [
                ("minimumValue=\"-5\" maximumValue=\"7\" value=\"3\" stepValue=\"2\"", { $0.value == 3 }),
                ("minimumValue=\"-5\" maximumValue=\"7\"", { $0.minimumValue == -5 && $0.maximumValue == 7 }),
                ("stepValue=\"2\"", { $0.stepValue == 2 }), ("wraps=\"YES\"", { $0.wraps }),
                ("autorepeat=\"NO\"", { !$0.autorepeat }),
            ])
        try Self.check(
            UIProgressView.self, "progressView",
            [
                ("progress=\"0.5\"", { $0.progress == 0.5 }),
                ("progressViewStyle=\"bar\"", { $0.progressViewStyle == .bar }),
            ])
        try Self.check(
            UIPageControl.self, "pageControl",
            [
                ("numberOfPages=\"3\" currentPage=\"2\"", { $0.numberOfPages == 3 && $0.currentPage == 2 }),
                ("hidesForSinglePage=\"YES\"", { $0.hidesForSinglePage }),
            ])
        try Self.check(
            UIActivityIndicatorView.self, "activityIndicatorView",
            [
                ("style=\"large\"", { $0.style == .large }), ("animating=\"YES\"", { $0.isAnimating }),
                ("hidesWhenStopped=\"YES\"", { $0.hidesWhenStopped && $0.isHidden }),
                ("hidden=\"YES\"", { $0.isHidden }), ("tag=\"1\"", { !$0.isHidden }),
            ])
        try Self.check(
            UIButton.self, "button",
            [
                ("contentHorizontalAlignment=\"left\"", { $0.contentHorizontalAlignment == .left }),
                ("contentVerticalAlignment=\"top\"", { $0.contentVerticalAlignment == .top }),
                ("selected=\"YES\"", { $0.isSelected }), ("buttonType=\"system\"", { $0.buttonType == .system }),
                ("buttonType=\"infoLight\"", { $0.buttonType == .infoLight }),
                ("showsTouchWhenHighlighted=\"YES\"", { $0.showsTouchWhenHighlighted }),
                ("showsMenuAsPrimaryAction=\"YES\"", { $0.showsMenuAsPrimaryAction }),
            ])
        try Self.check(
            UIDatePicker.self, "datePicker",
            [
                ("datePickerMode=\"date\"", { $0.datePickerMode == .date }),
                ("datePickerMode=\"time\" minuteInterval=\"5\"", { $0.minuteInterval == 5 }),
                ("datePickerMode=\"date\" style=\"wheels\"", { $0.preferredDatePickerStyle == .wheels }),
            ])
        try Self.check(
            UISearchBar.self, "searchBar",
            [
                ("placeholder=\"Find\"", { $0.placeholder == "Find" }),
                ("searchBarStyle=\"minimal\"", { $0.searchBarStyle == .minimal }),
                ("showsCancelButton=\"YES\"", { $0.showsCancelButton }),
            ])
    }

    @Test func imagesTakeTouchesWhenTheFileSaysSo() throws {
        #expect(try Self.view("<imageView id=\"it\"/>").isUserInteractionEnabled)
        #expect(try !Self.view("<imageView userInteractionEnabled=\"NO\" id=\"it\"/>").isUserInteractionEnabled)
    }

    @Test func containers() throws {
        try Self.check(
            UIStackView.self, "stackView",
            [
                ("axis=\"vertical\"", { $0.axis == .vertical }), ("spacing=\"7\"", { $0.spacing == 7 }),
                ("distribution=\"fillEqually\"", { $0.distribution == .fillEqually }),
                ("alignment=\"center\"", { $0.alignment == .center }),
                ("spacingType=\"standard\"", { $0.spacing == UIStackView.spacingUseSystem }),
                ("baselineRelativeArrangement=\"YES\"", { $0.isBaselineRelativeArrangement }),
                ("layoutMarginsRelativeArrangement=\"YES\"", { $0.isLayoutMarginsRelativeArrangement }),
            ])
        try Self.check(
            UIScrollView.self, "scrollView",
            [
                ("pagingEnabled=\"YES\"", { $0.isPagingEnabled }), ("bounces=\"NO\"", { !$0.bounces }),
                ("alwaysBounceVertical=\"YES\"", { $0.alwaysBounceVertical }),
                ("showsVerticalScrollIndicator=\"NO\"", { !$0.showsVerticalScrollIndicator }),
                ("maximumZoomScale=\"3\"", { $0.maximumZoomScale == 3 }),
                ("keyboardDismissMode=\"interactive\"", { $0.keyboardDismissMode == .interactive }),
                ("contentInsetAdjustmentBehavior=\"never\"", { $0.contentInsetAdjustmentBehavior == .never }),
                ("delaysContentTouches=\"NO\"", { !$0.delaysContentTouches }),
            ])
        try Self.check(
            UITableView.self, "tableView",
            [
                ("style=\"grouped\"", { $0.style == .grouped }), ("rowHeight=\"70\"", { $0.rowHeight == 70 }),
                ("separatorStyle=\"none\"", { $0.separatorStyle == .none }),
                ("allowsMultipleSelection=\"YES\"", { $0.allowsMultipleSelection }),
                ("allowsSelection=\"NO\"", { !$0.allowsSelection }),
                ("sectionHeaderHeight=\"30\"", { $0.sectionHeaderHeight == 30 }),
                ("estimatedRowHeight=\"55\"", { $0.estimatedRowHeight == 55 }),
            ])
        try Self.check(
            UIToolbar.self, "toolbar",
            [("barStyle=\"black\"", { $0.barStyle == .black }), ("translucent=\"NO\"", { !$0.isTranslucent })])
    }

    @Test("bars that lie in a view hold the items of their elements")
    func barItems() throws {
        let toolbar = try #require(
            try Self.view(
                """
                <toolbar id="it"><items>
                <barButtonItem systemItem="flexibleSpace" id="a"/>
                <barButtonItem title="Go" style="done" tag="3" id="b"/>
                </items></toolbar>
                """) as? UIToolbar)
        #expect(toolbar.items?.map(\.title) == [nil, "Go"] && toolbar.items?.last?.tag == 3)
        #expect(toolbar.items?.first?.systemItem == .flexibleSpace && toolbar.items?.last?.style == .done)
        #expect(toolbar.subviews.first is BarBackground && toolbar.subviews.last is BarButton)
        // What user-interface tests of public apps look for.
        let names = [UIBarButtonItem.SystemItem.add, .action, .trash, .done].map {
            BarButton(item: UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)).accessibilityLabel
        }
        #expect(names == ["Add", "Share", "Delete", "Done"])
        let bar = try #require(
            try Self.view(
                """
                <navigationBar id="it"><items><navigationItem title="Top" id="n">
                <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/></navigationItem></items>
                </navigationBar>
                """) as? UINavigationBar)
        #expect(bar.topItem?.title == "Top" && bar.topItem?.leftBarButtonItem?.systemItem == .cancel)
        let tabs = try #require(
            try Self.view(
                """
                <tabBar id="it"><items><tabBarItem title="One" id="o"/><tabBarItem title="Two" badgeValue="5" id="t"/>
                </items></tabBar>
                """) as? UITabBar)
        #expect(tabs.items?.map(\.title) == ["One", "Two"] && tabs.items?.last?.badgeValue == "5")
    }

    @Test("the selected segment's title is in front of the thumb")
    func segments() throws {
        let control = try #require(
            try Self.view(
                """
                <segmentedControl selectedSegmentIndex="1" id="it"><segments><segment title="A"/><segment title="B"/>
                </segments></segmentedControl>
                """) as? UISegmentedControl)
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
        let thumb = try #require(control.subviews.firstIndex { $0.subviews.first is SegmentThumb })
        let title = try #require(control.subviews.firstIndex { ($0 as? UILabel)?.text == "B" })
        #expect(thumb < title)
    }

    @Test func buttonConfigurations() throws {
        let button = try #require(
            try Self.view(
                """
                <button buttonType="system" id="it"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Call" subtitle="now" cornerStyle="capsule"
                imagePlacement="trailing" imagePadding="6" titleAlignment="center">
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="31"/>
                <color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="1"/>
                </buttonConfiguration></button>
                """) as? UIButton)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Call" && configuration.subtitle == "now")
        #expect(configuration.cornerStyle == .capsule && configuration.imagePlacement == .trailing)
        #expect(configuration.imagePadding == 6 && configuration.titleAlignment == .center)
        button.layoutIfNeeded()
        let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 31)
    }

    @Test("a configured button without a title has none, whatever its states are called")
    func configuredButtonsWithoutTitle() throws {
        let button = try #require(
            try Self.view(
                """
                <button buttonType="system" id="it"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/></button>
                """) as? UIButton)
        button.layoutIfNeeded()
        #expect(button.configuration?.title == nil && button.configuration?.image != nil)
        #expect(button.titleLabel?.text ?? "" == "")
    }

    @Test("a cell's list content stands on top of its standard look")
    func listContent() throws {
        let cell = try #require(
            try Self.view(
                """
                <tableViewCell reuseIdentifier="c" id="it">
                <tableViewCellContentView key="contentView" id="w"/>
                <listContentConfiguration key="contentConfiguration" text="Name" secondaryText="" image="star"
                catalog="system"/></tableViewCell>
                """) as? UITableViewCell)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Name" && content.secondaryText == "" && content.image != nil)
        #expect(content.textProperties.font == UIFont.preferredFont(forTextStyle: .body))
    }

    /// `constraint(equalToSystemSpacingBelow:multiplier:)`, as the editor's "Use Standard Value" for baselines makes it.
    @Test("a multiple of the system's spacing is no multiple of the other baseline")
    func systemSpacing() throws {
        let view = try Self.view(
            """
            <view id="it"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <label text="A" id="a"><rect key="frame" x="0" y="0" width="42" height="21"/></label>
            <label text="B" id="b"><rect key="frame" x="0" y="50" width="42" height="21"/></label></subviews>
            <constraints><constraint firstItem="b" firstAttribute="firstBaseline" secondItem="a"
            secondAttribute="baseline" multiplier="1.2" constant="20" symbolType="layoutAnchor" id="c"/>
            </constraints></view>
            """)
        let (above, below) = (view.subviews[0], view.subviews[1])
        let made = try #require(view.constraints.first)
        let wanted = below.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1.2)
        #expect(made.multiplier == 1 && made.constant == wanted.constant && made.constant > 20)
    }

    @Test func symbolsTakeTheirConfiguration() throws {
        let view = try #require(
            try Self.view(
                """
                <imageView image="star" catalog="system" id="it">
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/></imageView>
                """) as? UIImageView)
        #expect(view.preferredSymbolConfiguration?.attributes.scale == .large)
        #expect(view.preferredSymbolConfiguration?.attributes.weight == .bold)
    }

    @Test func attributedTextKeepsItsParagraphs() throws {
        let label = try #require(
            try Self.view(
                """
                <label id="it"><attributedString key="attributedText"><fragment content="Tab">
                <attributes><color key="NSColor" red="0" green="0" blue="1" alpha="1"/>
                <font key="NSFont" size="19" metaFont="system"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"
                paragraphSpacingBefore="3" baseWritingDirection="leftToRight"/></attributes></fragment>
                <fragment content=" stop"/></attributedString></label>
                """) as? UILabel)
        let text = try #require(label.attributedText)
        #expect(text.string == "Tab stop")
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 19)
        let style = try #require(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        #expect(style.alignment == .center && style.lineSpacing == 4 && style.paragraphSpacingBefore == 3)
        #expect(style.baseWritingDirection == .leftToRight)
    }

    @Test("a scroll view's guides in the file are its content and its frame")
    func scrollViewGuides() throws {
        let scroll = try #require(
            try Self.view(
                """
                <scrollView id="it" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
                <constraints>
                <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="30"/>
                <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="top"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="inner" secondAttribute="bottom"/>
                <constraint firstItem="inner" firstAttribute="width" secondItem="frame" secondAttribute="width"/>
                <constraint firstItem="inner" firstAttribute="height" constant="500"/>
                <constraint firstAttribute="width" constant="200"/><constraint firstAttribute="height" constant="100"/>
                </constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="content"/>
                <viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
                """) as? UIScrollView)
        scroll.superview?.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 250, height: 500))
        #expect(
            scroll.subviews.first { $0.bounds.height == 500 }?.frame == CGRect(x: 20, y: 0, width: 200, height: 500))
    }

    @Test("a label of several lines wraps however much its width resists")
    func requiredResistance() throws {
        let scene = """
            <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="200" height="400"/>
            <subviews><label text="several words that want more than one line" numberOfLines="0"
            horizontalCompressionResistancePriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="it"/></subviews>
            <constraints>
            <constraint firstItem="it" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstItem="it" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="t"/>
            <constraint firstItem="it" firstAttribute="top" secondItem="root" secondAttribute="top" id="o"/>
            </constraints></view></viewController></objects></scene>
            """
        let controller = try #require(try InterfaceFixture.storyboard(scene).instantiateInitialViewController())
        controller.view.layoutIfNeeded()
        let label = try #require(controller.view.subviews.first)
        #expect(label.frame.width == 200 && label.frame.height > 35)
    }
}
