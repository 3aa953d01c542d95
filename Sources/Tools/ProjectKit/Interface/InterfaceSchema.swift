// SPDX-License-Identifier: MIT

/// The elements and attributes of interface files that UIKit's loader itself understands, and those that only Interface
/// Builder reads. Whatever is in neither list is reported by the compiler.
enum InterfaceSchema {
    /// Attributes that say nothing to a running app: what the editor remembers, and what the element around it or its
    /// children say as well.
    private static let editorAttributes: Set<String> = [
        "sceneMemberID", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity",
        "customModuleProviderHint", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext",
        "toolsVersion", "systemVersion", "propertyAccessControl", "promptedForUpgradeToXcode5", "colorMatched",
        "generatesPrototypingConstraints", "xcode11CocoaTouchSystemColor",
        "translatesAutoresizingMaskIntoConstraintsHint", "useAutolayout", "useTraitCollections", "useSafeAreas",
        "launchScreen", "minToolsVersion", "usesAttributedText", "hasAttributedTitle", "dataMode", "sceneID",
        "collectionClass", "appends", "tableViewCell", "autoresizesArchivedViewToFullSize", "focusStyle",
        "adjustsImageWhenAncestorFocused",
    ]

    /// Those that mean something only for one element.
    private static let editorAttributesOfElements: [String: Set<String>] = [
        "document": ["version", "targetRuntime"], "capability": ["name"],
        "deployment": ["version", "identifier", "defaultVersion"],
        "plugIn": ["identifier", "version"], "window": ["visibleAtLaunch", "resizesToFullScreen"],
        "pinchGestureRecognizer": ["scale"], "rotationGestureRecognizer": ["rotation"],
        "development": ["version", "identifier"], "fontDescription": ["family"],
        "font": ["family"],
        "color": ["colorSpace"], "image": ["width", "height"],
        // A look of iOS 6, which every later system draws the same.
        "segmentedControl": ["segmentControlStyle"],
        // Peeking, which devices without 3D Touch do not do.
        "segue": ["inheritsFrom"], "constraint": ["type"],
        // The first and only selected state of a table that is being touched.
        "tableView": ["showsSelectionImmediatelyOnTouchBegin"],
        "tableViewCell": ["hidesAccessoryWhenEditing"],
        // Both are left to the label's fitting.
        "label": ["adjustsLetterSpacingToFitWidth"], "paragraphStyle": ["tighteningFactorForTruncation"],
        "preferredSymbolConfiguration": ["configurationType"],
    ]

    static func isForEditor(_ attribute: String, of element: String) -> Bool {
        editorAttributes.contains(attribute)
            || editorAttributesOfElements[element]?.contains(attribute) == true
    }

    /// Elements that say nothing to a running app, with all they hold.
    static let editorElements: Set<String> = [
        "dependencies", "classes", "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
        "simulatedMetricsContainer",
        "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
        "inferredMetricsTieBreakers", "designables", "device", "animations", "accessibilityOverrides",
    ]

    /// Attributes that any element may have.
    static let commonAttributes: Set<String> = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "restorationIdentifier",
    ]

    /// Attributes by element.
    static let elements: [String: Set<String>] = {
        var result: [String: Set<String>] = [:]
        for line in table.split(separator: "\n") {
            let sides = line.split(separator: ":", maxSplits: 1).map(String.init)
            var attributes: Set<String> = []
            for word in (sides.count > 1 ? sides[1] : "").split(separator: " ").map(String.init) {
                if word.hasPrefix("+") {
                    attributes.formUnion(groups[String(word.dropFirst())] ?? [])
                } else {
                    attributes.insert(word)
                }
            }
            for name in sides[0].split(separator: " ") { result[String(name)] = attributes }
        }
        return result
    }()

    /// Of elements that derive from another: `view`, `controller`, `control`, `scroll`.
    static func attributes(ofGroup name: String) -> Set<String> { groups[name] ?? [] }

    private static let groups: [String: Set<String>] = [
        "view": words(
            """
            alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode hidden horizontalCompressionResistancePriority
            horizontalHuggingPriority insetsLayoutMarginsFromSafeArea multipleTouchEnabled opaque preservesSuperviewLayoutMargins
            semanticContentAttribute tag fixedFrame translatesAutoresizingMaskIntoConstraints userInteractionEnabled
            verticalCompressionResistancePriority verticalHuggingPriority
            """),
        "control": words(
            "contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected showsMenuAsPrimaryAction"),
        "scroll": words(
            """
            alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches contentInsetAdjustmentBehavior
            delaysContentTouches directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale
            pagingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
            """),
        "controller": words(
            """
            automaticallyAdjustsScrollViewInsets definesPresentationContext
            extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle nibName
            providesPresentationContextTransitionStyle storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
            """),
        "baritem": words(
            "catalog enabled image landscapeImage largeContentSizeImage systemItem tag title width"),
        "gesture": words("cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled"),
        "text": words("adjustsFontForContentSizeCategory text textAlignment"),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let table = """
        document: type initialViewController
        scenes objects subviews viewControllers constraints connections navigationItemItems items segments sections cells prototypes resources capability plugIn deployment development:
        scene:
        placeholder: placeholderIdentifier
        point: x y
        rect: x y width height
        size: width height
        inset: minX minY maxX maxY
        edgeInsets directionalEdgeInsets: left right top bottom leading trailing
        autoresizingMask: widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
        color: alpha red green blue white customColorSpace systemColor xcode11CocoaTouchSystemColor cocoaTouchSystemColor name catalog
        fontDescription: pointSize type name style weight size
        font: size name metaFont
        nil: name
        string mutableString: base64-UTF8
        integer real bool: value
        array mutableArray:
        image: name width height catalog
        imageReference: image catalog symbolScale renderingMode
        systemColor namedColor: name
        preferredSymbolConfiguration: weight scale pointSize renderingMode
        hierarchicalColors paletteColors:
        attributedString:
        fragment: content
        attributes:
        tabStops:
        textTab: alignment location
        shadow: blurRadius
        url: string
        paragraphStyle: alignment lineBreakMode baseWritingDirection defaultTabInterval allowsDefaultTighteningForTruncation lineHeightMultiple lineSpacing paragraphSpacing paragraphSpacingBefore hyphenationFactor headIndent tailIndent firstLineHeadIndent minimumLineHeight maximumLineHeight
        viewController hostingController: +controller
        tableViewController collectionViewController: +controller clearsSelectionOnViewWillAppear
        navigationController: +controller navigationBarHidden toolbarHidden hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        tabBarController: +controller
        splitViewController: +controller style allowDoubleColumnStyle behavior preferredDisplayMode primaryEdge primaryBackgroundStyle presentsWithGesture
        pageViewController: +controller transitionStyle navigationOrientation spineLocation pageSpacing
        viewControllerPlaceholder: storyboardName bundleIdentifier referencedIdentifier storyboardIdentifier
        layoutGuides:
        viewControllerLayoutGuide: type
        viewLayoutGuide:
        extendedEdge: bottom top left right
        view containerView: +view
        label: +view +text adjustsFontSizeToFit  baselineAdjustment enabled highlighted lineBreakMode minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth
        button: +view +control adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType changesSelectionAsPrimaryAction lineBreakMode pointerInteraction reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
        state: title image backgroundImage catalog
        attributedTitle:
        buttonConfiguration: style title subtitle image catalog imagePlacement imagePadding titlePadding titleAlignment titleLineBreakMode subtitleLineBreakMode cornerStyle buttonSize indicator showsActivityIndicator
        backgroundConfiguration: cornerRadius strokeWidth image catalog imageContentMode
        menu command keyCommand: title image catalog state selector
        children:
        options: displayInline destructive singleSelection
        imageView: +view image catalog highlighted highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory
        textField: +view +control +text adjustsFontSizeToFit borderStyle clearButtonMode clearsOnBeginEditing clearsContextBeforeDrawing minimumFontSize placeholder background disabledBackground
        textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        textView: +view +scroll +text editable selectable allowsEditingTextAttributes
        dataDetectorType: link phoneNumber calendarEvent address
        switch: +view +control on title
        slider: +view +control continuous maxValue maximumValueImage minValue minimumValueImage value
        stepper: +view +control autorepeat continuous maximumValue minimumValue stepValue value wraps
        segmentedControl: +view +control apportionsSegmentWidthsByContent momentary selectedSegmentIndex
        segment: title image width enabled
        progressView: +view progress progressViewStyle
        activityIndicatorView: +view animating hidesWhenStopped style
        pageControl: +view +control currentPage hidesForSinglePage numberOfPages
        datePicker: +view +control datePickerMode minuteInterval style locale useCurrentDate
        date: timeIntervalSinceReferenceDate
        pickerView: +view
        stackView: +view alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing spacingType
        scrollView: +view +scroll
        visualEffectView: +view
        blurEffect vibrancyEffect: style
        tableView: +view +scroll allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing contentViewInsetsToSafeArea estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight rowHeight sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount separatorStyle style
        tableViewSection: headerTitle footerTitle
        tableViewCell: +view accessoryType detailTextLabel editingAccessoryType imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing showsReorderControl style textLabel
        tableViewCellContentView: +view
        listContentConfiguration: text secondaryText image catalog
        collectionView: +view +scroll allowsMultipleSelection allowsSelection prefetchingEnabled selectionMode
        collectionViewCell collectionReusableView: +view reuseIdentifier
        collectionViewCellContentView: +view
        collectionViewFlowLayout: automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionInsetReference
        collectionViewLayout:
        navigationItem: title prompt largeTitleDisplayMode leftItemsSupplementBackButton hidesBackButton backButtonTitle
        leftBarButtonItems rightBarButtonItems toolbarItems:
        barButtonItem: +baritem style selected hidden
        tabBarItem: +baritem badgeValue selectedImage
        navigationBarAppearance toolbarAppearance tabBarAppearance: backgroundEffect configuration backgroundImage shadowImage catalog
        navigationBar: +view barStyle translucent largeTitles backgroundImage shadowImage backIndicatorImage
        toolbar: +view barStyle translucent
        tabBar: +view barStyle translucent backgroundImage shadowImage selectionIndicatorImage itemPositioning itemWidth itemSpacing
        textAttributes titleTextAttributes largeTitleTextAttributes:
        offsetWrapper: horizontal vertical
        searchBar: +view barStyle placeholder prompt searchBarStyle showsCancelButton showsScopeBar showsSearchResultsButton text
        refreshControl: +view +control
        window: +view visibleAtLaunch resizesToFullScreen
        customObject: 
        exit:
        constraint: firstAttribute firstItem secondAttribute secondItem constant identifier multiplier placeholder priority relation symbolic symbolType
        variation: constant axis spacing alignment distribution hidden
        mask:
        include exclude: reference
        outlet: property destination
        outletCollection: property destination
        action: selector destination eventType
        segue: animates customClass customModule destination destinationCreationSelector identifier kind modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView relationship trigger unwindAction
        popoverArrowDirection: up down left right
        userDefinedRuntimeAttributes:
        userDefinedRuntimeAttribute: keyPath type value
        accessibility: label identifier hint
        accessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled playsSound searchField selected startsMediaSession staticText summaryElement updatesFrequently
        gestureRecognizers:
        tapGestureRecognizer: +gesture numberOfTapsRequired numberOfTouchesRequired
        panGestureRecognizer: +gesture minimumNumberOfTouches maximumNumberOfTouches
        swipeGestureRecognizer: +gesture direction numberOfTouchesRequired
        pongPressGestureRecognizer: +gesture allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        pinchGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer: +gesture
        rectEdge: left right top bottom
        customFonts:
        mutableData data value scopeButtonTitles: type width height
        """
}
