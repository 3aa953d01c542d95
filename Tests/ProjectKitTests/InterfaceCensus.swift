// SPDX-License-Identifier: MIT

/// Elements and attributes of interface files that occur three times or more in 900 public apps, without those of watch
/// apps, and what becomes of each. One line an element.
enum InterfaceCensus {
    /// What UIKit's loader reads.
    static let honoured = rows(
        """
        accessibility: hint identifier key label
        accessibilityTraits: button header image key none notEnabled staticText updatesFrequently
        action: destination eventType selector
        activityIndicatorView: animating contentMode fixedFrame hidden hidesWhenStopped \
           horizontalHuggingPriority opaque style translatesAutoresizingMaskIntoConstraints \
           verticalHuggingPriority
        array: key
        arscnView: clipsSubviews contentMode multipleTouchEnabled
        attributedString: key
        autoresizingMask: flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable key widthSizable
        barButtonItem: catalog customClass customModule customModuleProvider enabled image key style \
           systemItem title width
        blurEffect: style
        bool: key value
        button: adjustsImageWhenHighlighted alpha buttonType clearsContextBeforeDrawing \
           clipsSubviews contentHorizontalAlignment contentMode contentVerticalAlignment customClass \
           customModule customModuleProvider enabled fixedFrame hidden \
           horizontalCompressionResistancePriority horizontalHuggingPriority key lineBreakMode \
           opaque pointerInteraction showsMenuAsPrimaryAction showsTouchWhenHighlighted tag \
           translatesAutoresizingMaskIntoConstraints verticalCompressionResistancePriority \
           verticalHuggingPriority
        buttonConfiguration: key style title
        collectionReusableView: clipsSubviews contentMode customClass customModule customModuleProvider \
           insetsLayoutMarginsFromSafeArea key multipleTouchEnabled opaque reuseIdentifier
        collectionView: alwaysBounceVertical bounces canCancelContentTouches clipsSubviews \
           contentMode customClass customModule customModuleProvider delaysContentTouches fixedFrame \
           key maximumZoomScale minimumZoomScale multipleTouchEnabled opaque pagingEnabled \
           prefetchingEnabled scrollEnabled showsHorizontalScrollIndicator \
           showsVerticalScrollIndicator translatesAutoresizingMaskIntoConstraints
        collectionViewCell: clipsSubviews contentMode customClass customModule customModuleProvider \
           insetsLayoutMarginsFromSafeArea multipleTouchEnabled opaque preservesSuperviewLayoutMargins \
           restorationIdentifier reuseIdentifier
        collectionViewCellContentView: clipsSubviews contentMode insetsLayoutMarginsFromSafeArea key \
           multipleTouchEnabled opaque
        collectionViewController: clearsSelectionOnViewWillAppear customClass customModule \
           customModuleProvider storyboardIdentifier title
        collectionViewFlowLayout: automaticEstimatedItemSize customClass customModule customModuleProvider \
           key minimumInteritemSpacing minimumLineSpacing scrollDirection sectionInsetReference
        collectionViewLayout: customClass key
        color: alpha blue catalog cocoaTouchSystemColor customColorSpace green key name red systemColor white
        constraint: constant firstAttribute firstItem identifier multiplier placeholder priority relation \
           secondAttribute secondItem symbolic
        containerView: clipsSubviews contentMode hidden horizontalCompressionResistancePriority opaque \
           translatesAutoresizingMaskIntoConstraints
        customFonts: key
        customObject: customClass customModule customModuleProvider
        dataDetectorType: address calendarEvent key link phoneNumber
        date: key timeIntervalSinceReferenceDate
        datePicker: contentHorizontalAlignment contentMode contentVerticalAlignment datePickerMode \
           fixedFrame minuteInterval style translatesAutoresizingMaskIntoConstraints
        document: initialViewController type
        edgeInsets: bottom key left right top
        exclude: reference
        extendedEdge: bottom key top
        font: key metaFont name size
        fontDescription: key name pointSize size style type weight
        fragment: content
        hostingController: customClass customModule customModuleProvider
        image: catalog name
        imageReference: catalog image key renderingMode symbolScale
        imageView: alpha catalog clearsContextBeforeDrawing clipsSubviews contentMode customClass \
           customModule customModuleProvider fixedFrame hidden \
           horizontalCompressionResistancePriority horizontalHuggingPriority image \
           insetsLayoutMarginsFromSafeArea key multipleTouchEnabled opaque tag \
           translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
           verticalCompressionResistancePriority verticalHuggingPriority
        include: reference
        inset: key maxX maxY minX minY
        integer: key value
        label: adjustsFontForContentSizeCategory adjustsFontSizeToFit alpha baselineAdjustment \
           clipsSubviews contentMode customClass customModule customModuleProvider enabled \
           fixedFrame hidden horizontalCompressionResistancePriority horizontalHuggingPriority \
           insetsLayoutMarginsFromSafeArea lineBreakMode minimumFontSize minimumScaleFactor \
           multipleTouchEnabled numberOfLines opaque preferredMaxLayoutWidth tag text textAlignment \
           translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
           verticalCompressionResistancePriority verticalHuggingPriority
        mapView: clipsSubviews contentMode fixedFrame multipleTouchEnabled \
           translatesAutoresizingMaskIntoConstraints
        mask: key
        menu: key
        mtkView: contentMode
        mutableArray: key
        namedColor: name
        navigationBar: barStyle clearsContextBeforeDrawing clipsSubviews contentMode fixedFrame \
           horizontalCompressionResistancePriority insetsLayoutMarginsFromSafeArea key largeTitles \
           multipleTouchEnabled opaque translatesAutoresizingMaskIntoConstraints translucent \
           verticalCompressionResistancePriority
        navigationBarAppearance: key
        navigationController: automaticallyAdjustsScrollViewInsets customClass customModule \
           customModuleProvider definesPresentationContext extendedLayoutIncludesOpaqueBars \
           modalPresentationStyle navigationBarHidden storyboardIdentifier title toolbarHidden \
           useStoryboardIdentifierAsRestorationIdentifier
        navigationItem: key largeTitleDisplayMode title
        nil: key name
        offsetWrapper: horizontal key vertical
        outlet: destination property
        outletCollection: destination property
        pageControl: contentHorizontalAlignment contentMode contentVerticalAlignment numberOfPages opaque \
           translatesAutoresizingMaskIntoConstraints
        pageViewController: customClass customModule customModuleProvider navigationOrientation \
           spineLocation transitionStyle
        panGestureRecognizer: minimumNumberOfTouches
        paragraphStyle: alignment allowsDefaultTighteningForTruncation baseWritingDirection \
           defaultTabInterval key lineBreakMode lineHeightMultiple
        pickerView: clipsSubviews contentMode fixedFrame translatesAutoresizingMaskIntoConstraints
        placeholder: customClass customModule customModuleProvider placeholderIdentifier
        point: key x y
        pongPressGestureRecognizer: allowableMovement minimumPressDuration
        popoverArrowDirection: down key left right up
        preferredSymbolConfiguration: key pointSize scale weight
        progressView: contentMode fixedFrame hidden key opaque progress progressViewStyle \
           translatesAutoresizingMaskIntoConstraints verticalHuggingPriority
        real: key value
        rect: height key width x y
        refreshControl: contentHorizontalAlignment contentMode contentVerticalAlignment enabled \
           insetsLayoutMarginsFromSafeArea key multipleTouchEnabled opaque
        sceneKitView: clipsSubviews contentMode customClass multipleTouchEnabled \
           translatesAutoresizingMaskIntoConstraints
        scrollView: alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom clipsSubviews \
           contentMode customClass customModule customModuleProvider fixedFrame keyboardDismissMode \
           maximumZoomScale minimumZoomScale multipleTouchEnabled pagingEnabled \
           preservesSuperviewLayoutMargins showsHorizontalScrollIndicator \
           showsVerticalScrollIndicator translatesAutoresizingMaskIntoConstraints
        searchBar: barStyle contentMode key placeholder searchBarStyle showsSearchResultsButton \
           translatesAutoresizingMaskIntoConstraints
        segment: image title width
        segmentedControl: clearsContextBeforeDrawing contentHorizontalAlignment contentMode \
           contentVerticalAlignment key opaque selected selectedSegmentIndex \
           translatesAutoresizingMaskIntoConstraints verticalCompressionResistancePriority
        segue: animates customClass customModule customModuleProvider destination \
           destinationCreationSelector identifier key kind modalPresentationStyle modalTransitionStyle \
           popoverAnchorBarButtonItem popoverAnchorView relationship trigger unwindAction
        size: height key width
        slider: clipsSubviews contentHorizontalAlignment contentMode contentVerticalAlignment \
           continuous customClass customModule customModuleProvider enabled fixedFrame hidden key \
           maxValue minValue multipleTouchEnabled opaque tag \
           translatesAutoresizingMaskIntoConstraints value verticalHuggingPriority
        splitViewController: allowDoubleColumnStyle customClass customModule customModuleProvider \
           primaryBackgroundStyle \
           storyboardIdentifier title
        stackView: alignment axis contentMode customClass customModule distribution \
           horizontalCompressionResistancePriority horizontalHuggingPriority opaque spacing spacingType \
           translatesAutoresizingMaskIntoConstraints verticalCompressionResistancePriority \
           verticalHuggingPriority
        state: backgroundImage catalog image key title
        stepper: clipsSubviews contentHorizontalAlignment contentMode contentVerticalAlignment \
           horizontalCompressionResistancePriority horizontalHuggingPriority maximumValue minimumValue \
           opaque stepValue translatesAutoresizingMaskIntoConstraints value \
           verticalCompressionResistancePriority verticalHuggingPriority
        string: key
        swipeGestureRecognizer: direction
        switch: contentHorizontalAlignment contentMode contentVerticalAlignment fixedFrame \
           horizontalCompressionResistancePriority horizontalHuggingPriority key on opaque tag title \
           translatesAutoresizingMaskIntoConstraints verticalHuggingPriority
        systemColor: name
        tabBar: contentMode insetsLayoutMarginsFromSafeArea key translatesAutoresizingMaskIntoConstraints
        tabBarController: automaticallyAdjustsScrollViewInsets customClass customModule customModuleProvider \
           storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier
        tabBarItem: catalog customClass customModule image key selectedImage systemItem tag title
        tableView: allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
           alwaysBounceVertical bounces bouncesZoom clearsContextBeforeDrawing clipsSubviews \
           contentInsetAdjustmentBehavior contentMode contentViewInsetsToSafeArea customClass customModule \
           estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight \
           insetsLayoutMarginsFromSafeArea key keyboardDismissMode opaque rowHeight scrollEnabled \
           sectionFooterHeight sectionHeaderHeight separatorStyle showsHorizontalScrollIndicator \
           showsVerticalScrollIndicator style translatesAutoresizingMaskIntoConstraints
        tableViewCell: accessoryType clipsSubviews contentMode customClass customModule customModuleProvider \
           detailTextLabel editingAccessoryType imageView indentationLevel indentationWidth \
           insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins restorationIdentifier \
           reuseIdentifier rowHeight selectionStyle showsReorderControl style tag textLabel
        tableViewCellContentView: clipsSubviews contentMode insetsLayoutMarginsFromSafeArea key \
           multipleTouchEnabled opaque preservesSuperviewLayoutMargins
        tableViewController: automaticallyAdjustsScrollViewInsets clearsSelectionOnViewWillAppear \
           customClass customModule customModuleProvider definesPresentationContext modalPresentationStyle \
           storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
        tableViewSection: footerTitle headerTitle
        tapGestureRecognizer: numberOfTapsRequired numberOfTouchesRequired
        textAttributes: key
        textField: adjustsFontForContentSizeCategory adjustsFontSizeToFit borderStyle \
           clearButtonMode clearsContextBeforeDrawing clipsSubviews contentHorizontalAlignment \
           contentMode contentVerticalAlignment customClass customModule customModuleProvider \
           enabled fixedFrame horizontalCompressionResistancePriority horizontalHuggingPriority \
           minimumFontSize opaque placeholder tag text textAlignment \
           translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
           verticalCompressionResistancePriority verticalHuggingPriority
        textInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically key \
           keyboardAppearance keyboardType returnKeyType secureTextEntry smartDashesType \
           smartInsertDeleteType smartQuotesType spellCheckingType textContentType
        textTab: alignment location
        textView: bounces bouncesZoom canCancelContentTouches clipsSubviews contentMode customClass \
           customModule delaysContentTouches editable fixedFrame keyboardDismissMode \
           maximumZoomScale minimumZoomScale multipleTouchEnabled opaque scrollEnabled selectable \
           showsHorizontalScrollIndicator showsVerticalScrollIndicator tag text textAlignment \
           translatesAutoresizingMaskIntoConstraints userInteractionEnabled
        toolbar: barStyle clearsContextBeforeDrawing contentMode fixedFrame \
           insetsLayoutMarginsFromSafeArea key opaque translatesAutoresizingMaskIntoConstraints \
           translucent
        userDefinedRuntimeAttribute: keyPath type value
        value: height key type width
        variation: alignment axis constant distribution hidden key spacing
        view: alpha autoresizesSubviews clearsContextBeforeDrawing clipsSubviews contentMode \
           customClass customModule customModuleProvider fixedFrame hidden \
           horizontalCompressionResistancePriority horizontalHuggingPriority \
           insetsLayoutMarginsFromSafeArea key multipleTouchEnabled opaque \
           preservesSuperviewLayoutMargins semanticContentAttribute tag \
           translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
           verticalCompressionResistancePriority verticalHuggingPriority
        viewController: automaticallyAdjustsScrollViewInsets customClass customModule customModuleProvider \
           definesPresentationContext extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed \
           modalPresentationStyle modalTransitionStyle nibName providesPresentationContextTransitionStyle \
           restorationIdentifier storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
        viewControllerLayoutGuide: type
        viewControllerPlaceholder: referencedIdentifier storyboardIdentifier storyboardName
        viewLayoutGuide: key
        visualEffectView: clipsSubviews contentMode opaque translatesAutoresizingMaskIntoConstraints
        webView: contentMode translatesAutoresizingMaskIntoConstraints
        window: clearsContextBeforeDrawing contentMode opaque
        wkWebView: contentMode translatesAutoresizingMaskIntoConstraints
        """)

    /// What the editor remembers for itself, and what says nothing to a running app.
    static let editor = rows(
        """
        avPlayerViewController: sceneMemberID
        barButtonItem: userLabel
        button: ambiguous hasAttributedTitle misplaced userLabel
        capability: minToolsVersion name
        collectionView: dataMode misplaced
        collectionViewCell: userLabel
        collectionViewController: autoresizesArchivedViewToFullSize sceneMemberID
        color: colorSpace xcode11CocoaTouchSystemColor
        constraint: type userLabel
        containerView: userLabel
        customObject: userLabel
        deployment: defaultVersion identifier version
        development: identifier version
        document: colorMatched generatesPrototypingConstraints launchScreen propertyAccessControl \
           systemVersion targetRuntime toolsVersion useAutolayout useSafeAreas useTraitCollections version
        exit: sceneMemberID userLabel
        fontDescription: family
        hostingController: sceneMemberID
        image: height width
        imageView: adjustsImageWhenAncestorFocused misplaced placeholderIntrinsicHeight \
           placeholderIntrinsicWidth userLabel
        label: adjustsLetterSpacingToFitWidth ambiguous misplaced userLabel usesAttributedText
        navigationBar: misplaced
        navigationController: sceneMemberID userLabel
        navigationItem: userLabel
        outletCollection: appends collectionClass
        pageViewController: autoresizesArchivedViewToFullSize sceneMemberID
        paragraphStyle: tighteningFactorForTruncation
        placeholder: sceneMemberID userLabel
        plugIn: identifier version
        preferredSymbolConfiguration: configurationType
        progressView: userLabel
        scene: sceneID
        scrollView: ambiguous verifyAmbiguity
        segmentedControl: segmentControlStyle userLabel
        segue: inheritsFrom
        slider: userLabel
        splitViewController: sceneMemberID
        stackView: placeholderIntrinsicHeight placeholderIntrinsicWidth userLabel
        swipeGestureRecognizer: userLabel
        switch: userLabel
        tabBarController: sceneMemberID
        tabBarItem: userLabel
        tableView: dataMode showsSelectionImmediatelyOnTouchBegin userLabel
        tableViewCell: focusStyle hidesAccessoryWhenEditing misplaced userLabel
        tableViewCellContentView: ambiguous tableViewCell
        tableViewController: sceneMemberID userLabel
        tableViewSection: userLabel
        tapGestureRecognizer: userLabel
        textField: ambiguous userLabel
        textView: ambiguous misplaced userLabel usesAttributedText
        variation: ambiguous misplaced
        view: ambiguous misplaced placeholderIntrinsicHeight placeholderIntrinsicWidth \
           simulatedAppContext userLabel
        viewController: sceneMemberID userLabel
        viewControllerPlaceholder: sceneMemberID
        """)

    /// What is not supported: reported by the compiler with file and line.
    static let reported = rows(
        """
        audiovisualMediaTypes: key none
        avPlayerViewController: videoGravity
        mapView: mapType pitchEnabled rotateEnabled showsPointsOfInterest
        mtkView: colorPixelFormat depthStencilPixelFormat
        segue: action reference
        wkPreferences: key
        wkWebViewConfiguration: applicationNameForUserAgent key
        """)

    private static func rows(_ table: String) -> [(element: String, attribute: String)] {
        table.split(separator: "\n").flatMap { line -> [(element: String, attribute: String)] in
            let sides = line.split(separator: ":")
            guard sides.count == 2 else { return [] }
            return sides[1].split(separator: " ").map { (String(sides[0]), String($0)) }
        }
    }
}
