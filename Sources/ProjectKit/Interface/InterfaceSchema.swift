// SPDX-License-Identifier: MIT

/// The elements and attributes of interface files that UIKit's loader understands, and those that only Interface
/// Builder reads. Whatever is in neither list is reported by the compiler.
enum InterfaceSchema {
    /// Attributes that say nothing to a running app.
    static let editorAttributes: Set<String> = [
        "sceneMemberID", "userLabel", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity",
        "customModuleProviderHint",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext", "toolsVersion",
        "systemVersion",
        "propertyAccessControl", "promptedForUpgradeToXcode5", "colorMatched", "generatesPrototypingConstraints",
        "animates", "xcode11CocoaTouchSystemColor", "translatesAutoresizingMaskIntoConstraintsHint",
    ]

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

    private static let groups: [String: Set<String>] = [
        "view": words(
            """
            alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode hidden horizontalCompressionResistancePriority
            horizontalHuggingPriority insetsLayoutMarginsFromSafeArea multipleTouchEnabled opaque preservesSuperviewLayoutMargins
            semanticContentAttribute tag translatesAutoresizingMaskIntoConstraints userInteractionEnabled
            verticalCompressionResistancePriority verticalHuggingPriority layoutMarginsFollowReadableWidth
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
            automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize definesPresentationContext
            extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle nibName
            providesPresentationContextTransitionStyle storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
            """),
        "baritem": words(
            "catalog enabled image landscapeImage largeContentSizeImage selectedImage systemItem tag title width"),
        "gesture": words("cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled"),
        "text": words("adjustsFontForContentSizeCategory text textAlignment"),
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let table = """
        document: type version targetRuntime useAutolayout useTraitCollections useSafeAreas initialViewController launchScreen
        scenes objects subviews constraints connections navigationItemItems items segments sections cells prototypes resources capability plugIn deployment development:  name minToolsVersion identifier version defaultVersion
        scene: sceneID
        placeholder: placeholderIdentifier
        point: x y
        rect: x y width height
        size: width height
        inset: minX minY maxX maxY
        edgeInsets directionalEdgeInsets: left right top bottom leading trailing
        autoresizingMask: widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
        color: colorSpace alpha red green blue white customColorSpace systemColor cocoaTouchSystemColor name catalog
        fontDescription: pointSize type name family style weight size
        font: size name metaFont
        nil: name
        string mutableString: base64-UTF8
        integer real bool: value
        array mutableArray:
        image: name width height catalog
        imageReference: image catalog symbolScale renderingMode
        systemColor namedColor: name
        preferredSymbolConfiguration: weight scale configurationType pointSize
        attributedString:
        fragment: content
        attributes:
        paragraphStyle: alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation defaultTabInterval allowsDefaultTighteningForTruncation lineHeightMultiple lineSpacing paragraphSpacing headIndent tailIndent firstLineHeadIndent minimumLineHeight maximumLineHeight
        viewController hostingController: +controller
        tableViewController collectionViewController: +controller clearsSelectionOnViewWillAppear
        navigationController: +controller navigationBarHidden toolbarHidden
        tabBarController: +controller
        splitViewController: +controller
        pageViewController: +controller transitionStyle navigationOrientation spineLocation pageSpacing
        viewControllerPlaceholder: storyboardName bundleIdentifier referencedIdentifier storyboardIdentifier
        layoutGuides:
        viewControllerLayoutGuide: type
        viewLayoutGuide:
        extendedEdge: bottom top left right
        view containerView: +view
        label: +view +text adjustsFontSizeToFit adjustsLetterSpacingToFitWidth baselineAdjustment enabled highlighted lineBreakMode minimumFontSize minimumScaleFactor numberOfLines preferredMaxLayoutWidth usesAttributedText
        button: +view +control adjustsImageWhenDisabled adjustsImageWhenHighlighted buttonType hasAttributedTitle lineBreakMode reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted
        state: title image backgroundImage catalog
        attributedTitle:
        buttonConfiguration: style title subtitle image catalog imagePlacement imagePadding titlePadding cornerStyle
        imageView: +view image catalog highlighted highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory
        textField: +view +control +text adjustsFontSizeToFit borderStyle clearButtonMode clearsOnBeginEditing clearsContextBeforeDrawing minimumFontSize placeholder background disabledBackground
        textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        textView: +view +scroll +text editable selectable usesAttributedText allowsEditingTextAttributes
        dataDetectorType: link phoneNumber calendarEvent address
        switch: +view +control on title
        slider: +view +control continuous maxValue maximumValueImage minValue minimumValueImage value
        stepper: +view +control autorepeat continuous maximumValue minimumValue stepValue value wraps
        segmentedControl: +view +control apportionsSegmentWidthsByContent momentary segmentControlStyle selectedSegmentIndex
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
        tableView: +view +scroll allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing contentViewInsetsToSafeArea dataMode estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight rowHeight sectionFooterHeight sectionHeaderHeight sectionIndexMinimumDisplayRowCount separatorStyle showsSelectionImmediatelyOnTouchBegin style
        tableViewSection: headerTitle footerTitle
        tableViewCell: +view accessoryType detailTextLabel editingAccessoryType focusStyle hidesAccessoryWhenEditing imageView indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing showsReorderControl style textLabel
        tableViewCellContentView: +view tableViewCell
        collectionView: +view +scroll allowsMultipleSelection allowsSelection dataMode prefetchingEnabled
        collectionViewCell collectionReusableView: +view reuseIdentifier
        collectionViewCellContentView: +view
        collectionViewFlowLayout: automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionInsetReference
        collectionViewLayout:
        navigationItem: title prompt largeTitleDisplayMode leftItemsSupplementBackButton hidesBackButton backButtonTitle
        leftBarButtonItems rightBarButtonItems toolbarItems:
        barButtonItem: +baritem style
        tabBarItem: +baritem
        navigationBar: +view barStyle translucent largeTitles
        tabBar toolbar: +view barStyle translucent
        textAttributes titleTextAttributes largeTitleTextAttributes:
        offsetWrapper: horizontal vertical
        searchBar: +view barStyle placeholder prompt searchBarStyle showsCancelButton showsScopeBar showsSearchResultsButton text
        refreshControl: +view +control
        window: +view visibleAtLaunch resizesToFullScreen
        customObject: 
        exit:
        constraint: firstAttribute firstItem secondAttribute secondItem constant identifier multiplier placeholder priority relation symbolic
        variation: constant axis spacing alignment distribution hidden
        mask:
        include exclude: reference
        outlet: property destination
        outletCollection: property destination collectionClass appends
        action: selector destination eventType
        segue: action customClass customModule destination destinationCreationSelector identifier inheritsFrom kind modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView reference relationship trigger unwindAction
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
        pinchGestureRecognizer rotationGestureRecognizer screenEdgePanGestureRecognizer: +gesture scale rotation
        rectEdge: left right top bottom
        customFonts:
        mutableData data value scopeButtonTitles: type width height
        """
}
