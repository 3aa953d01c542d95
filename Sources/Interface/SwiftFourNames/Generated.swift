// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-swift-four-names.

public import UIKit

public typealias CIQRCodeErrorCorrectionLevel = CIQRCodeDescriptor.ErrorCorrectionLevel
public typealias NSAttributedStringDocumentAttributeKey = NSAttributedString.DocumentAttributeKey
public typealias NSAttributedStringDocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey
public typealias NSAttributedStringDocumentType = NSAttributedString.DocumentType
public typealias NSGlyphProperty = NSLayoutManager.GlyphProperty
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLineBreakStrategy = NSParagraphStyle.LineBreakStrategy
public typealias NSTextEffectStyle = NSAttributedString.TextEffectStyle
public typealias NSTextListMarkerFormat = NSTextList.MarkerFormat
public typealias NSTextListOptions = NSTextList.Options
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
public typealias NSTextTabOptionKey = NSTextTab.OptionKey
public typealias UIAccessibilityAssistiveTechnologyIdentifier = UIAccessibility.AssistiveTechnologyIdentifier
public typealias UIAccessibilityCustomActionHandler = UIAccessibilityCustomAction.Handler
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
public typealias UIAccessibilityCustomRotorSearch = UIAccessibilityCustomRotor.Search
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType
public typealias UIAccessibilityHearingDeviceEar = UIAccessibility.HearingDeviceEar
public typealias UIAccessibilityZoomType = UIAccessibility.ZoomType
public typealias UIActionIdentifier = UIAction.Identifier
public typealias UIActivityCategory = UIActivity.Category
public typealias UIActivityType = UIActivity.ActivityType
public typealias UIActivityViewControllerCompletionHandler = UIActivityViewController.CompletionHandler
public typealias UIActivityViewControllerCompletionWithItemsHandler = UIActivityViewController.CompletionWithItemsHandler
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
public typealias UIApplicationOpenExternalURLOptionsKey = UIApplication.OpenExternalURLOptionsKey
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIButtonConfiguration = UIButton.Configuration
public typealias UIButtonConfigurationCornerStyle = UIButton.Configuration.CornerStyle
public typealias UIButtonConfigurationIndicator = UIButton.Configuration.Indicator
public typealias UIButtonConfigurationMacIdiomStyle = UIButton.Configuration.MacIdiomStyle
public typealias UIButtonConfigurationSize = UIButton.Configuration.Size
public typealias UIButtonConfigurationTitleAlignment = UIButton.Configuration.TitleAlignment
public typealias UIButtonConfigurationUpdateHandler = UIButton.ConfigurationUpdateHandler
public typealias UIButtonRole = UIButton.Role
public typealias UICellAccessoryAccessoryType = UICellAccessory.AccessoryType
public typealias UICellAccessoryCheckmarkOptions = UICellAccessory.CheckmarkOptions
public typealias UICellAccessoryCustomViewConfiguration = UICellAccessory.CustomViewConfiguration
public typealias UICellAccessoryDeleteOptions = UICellAccessory.DeleteOptions
public typealias UICellAccessoryDetailOptions = UICellAccessory.DetailOptions
public typealias UICellAccessoryDisclosureIndicatorOptions = UICellAccessory.DisclosureIndicatorOptions
public typealias UICellAccessoryDisplayedState = UICellAccessory.DisplayedState
public typealias UICellAccessoryInsertOptions = UICellAccessory.InsertOptions
public typealias UICellAccessoryLabelOptions = UICellAccessory.LabelOptions
public typealias UICellAccessoryLayoutDimension = UICellAccessory.LayoutDimension
public typealias UICellAccessoryMultiselectOptions = UICellAccessory.MultiselectOptions
public typealias UICellAccessoryOutlineDisclosureOptions = UICellAccessory.OutlineDisclosureOptions
public typealias UICellAccessoryOutlineDisclosureStyle = UICellAccessory.OutlineDisclosureOptions.Style
public typealias UICellAccessoryPlacement = UICellAccessory.Placement
public typealias UICellAccessoryPopUpMenuOptions = UICellAccessory.PopUpMenuOptions
public typealias UICellAccessoryReorderOptions = UICellAccessory.ReorderOptions
public typealias UICellConfigurationDragState = UICellConfigurationState.DragState
public typealias UICellConfigurationDropState = UICellConfigurationState.DropState
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
public typealias UICollectionLayoutListAppearance = UICollectionLayoutListConfiguration.Appearance
public typealias UICollectionLayoutListContentHuggingElements = UICollectionLayoutListConfiguration.ContentHuggingElements
public typealias UICollectionLayoutListFooterMode = UICollectionLayoutListConfiguration.FooterMode
public typealias UICollectionLayoutListHeaderMode = UICollectionLayoutListConfiguration.HeaderMode
public typealias UICollectionLayoutSectionOrthogonalScrollingBounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
public typealias UICollectionLayoutSectionOrthogonalScrollingDecelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
public typealias UICollectionViewCellConfigurationUpdateHandler = UICollectionViewCell.ConfigurationUpdateHandler
public typealias UICollectionViewCellDragState = UICollectionViewCell.DragState
public typealias UICollectionViewCellRegistration = UICollectionView.CellRegistration
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
public typealias UICollectionViewLayoutInteractiveTransitionCompletion = UICollectionView.LayoutInteractiveTransitionCompletion
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewSelfSizingInvalidation = UICollectionView.SelfSizingInvalidation
public typealias UICollectionViewSupplementaryRegistration = UICollectionView.SupplementaryRegistration
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
public typealias UIContextMenuConfigurationElementOrder = UIContextMenuConfiguration.ElementOrder
public typealias UIContextualActionHandler = UIContextualAction.Handler
public typealias UIContextualActionStyle = UIContextualAction.Style
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIDeviceBatteryState = UIDevice.BatteryState
public typealias UIDocumentBrowserImportMode = UIDocumentBrowserViewController.ImportMode
public typealias UIDocumentBrowserUserInterfaceStyle = UIDocumentBrowserViewController.BrowserUserInterfaceStyle
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
public typealias UIDocumentState = UIDocument.State
public typealias UIEventButtonMask = UIEvent.ButtonMask
public typealias UIFocusHaloEffectPosition = UIFocusHaloEffect.Position
public typealias UIGraphicsImageRendererFormatRange = UIGraphicsImageRendererFormat.Range
public typealias UIGuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState
public typealias UIImageConfiguration = UIImage.Configuration
public typealias UIImageDynamicRange = UIImage.DynamicRange
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
public typealias UIImagePickerControllerImageURLExportPreset = UIImagePickerController.ImageURLExportPreset
public typealias UIImagePickerControllerInfoKey = UIImagePickerController.InfoKey
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageResizingMode = UIImage.ResizingMode
public typealias UIImageSymbolConfiguration = UIImage.SymbolConfiguration
public typealias UIImageSymbolScale = UIImage.SymbolScale
public typealias UIImageSymbolWeight = UIImage.SymbolWeight
public typealias UIInputViewStyle = UIInputView.Style
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIListContentImageProperties = UIListContentConfiguration.ImageProperties
public typealias UIListContentTextAlignment = UIListContentConfiguration.TextProperties.TextAlignment
public typealias UIListContentTextProperties = UIListContentConfiguration.TextProperties
public typealias UIListContentTextTransform = UIListContentConfiguration.TextProperties.TextTransform
public typealias UIListSeparatorVisibility = UIListSeparatorConfiguration.Visibility
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
public typealias UIMenuElementAttributes = UIMenuElement.Attributes
public typealias UIMenuElementSize = UIMenu.ElementSize
public typealias UIMenuElementState = UIMenuElement.State
public typealias UIMenuIdentifier = UIMenu.Identifier
public typealias UIMenuOptions = UIMenu.Options
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UINavigationItemBackButtonDisplayMode = UINavigationItem.BackButtonDisplayMode
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
public typealias UINavigationItemStyle = UINavigationItem.ItemStyle
public typealias UINibOptionsKey = UINib.OptionsKey
public typealias UIPageControlBackgroundStyle = UIPageControl.BackgroundStyle
public typealias UIPageControlInteractionState = UIPageControl.InteractionState
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerOptionsKey = UIPageViewController.OptionsKey
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPasteboardName = UIPasteboard.Name
public typealias UIPasteboardOption = UIPasteboard.OptionsKey
public typealias UIPointerEffectTintMode = UIPointerEffect.TintMode
public typealias UIPressPhase = UIPress.Phase
public typealias UIPressType = UIPress.PressType
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
public typealias UISceneActivationRequestOptions = UIScene.ActivationRequestOptions
public typealias UISceneActivationState = UIScene.ActivationState
public typealias UISceneConnectionOptions = UIScene.ConnectionOptions
public typealias UISceneErrorCode = UISceneError.Code
public typealias UISceneOpenExternalURLOptions = UIScene.OpenExternalURLOptions
public typealias UISceneOpenURLOptions = UIScene.OpenURLOptions
public typealias UISceneSessionRole = UISceneSession.Role
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
public typealias UIScrollViewIndexDisplayMode = UIScrollView.IndexDisplayMode
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
public typealias UISheetPresentationControllerDetent = UISheetPresentationController.Detent
public typealias UISheetPresentationControllerDetentIdentifier = UISheetPresentationController.Detent.Identifier
public typealias UISplitViewControllerBackgroundStyle = UISplitViewController.BackgroundStyle
public typealias UISplitViewControllerColumn = UISplitViewController.Column
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UISplitViewControllerDisplayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
public typealias UISplitViewControllerSplitBehavior = UISplitViewController.SplitBehavior
public typealias UISplitViewControllerStyle = UISplitViewController.Style
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UISwitchStyle = UISwitch.Style
public typealias UITabBarItemAppearanceStyle = UITabBarItemAppearance.Style
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITableViewCellConfigurationUpdateHandler = UITableViewCell.ConfigurationUpdateHandler
public typealias UITableViewCellDragState = UITableViewCell.DragState
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
public typealias UITableViewHeaderFooterViewConfigurationUpdateHandler = UITableViewHeaderFooterView.ConfigurationUpdateHandler
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UITableViewSelfSizingInvalidation = UITableView.SelfSizingInvalidation
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UITextItemContentType = UITextItem.Content
public typealias UITouchProperties = UITouch.Properties
public typealias UIWindowSceneGeometryPreferences = UIWindowScene.GeometryPreferences
public typealias UIWindowSceneGeometryPreferencesIOS = UIWindowScene.GeometryPreferences.iOS

public var CAFrameRateRangeDefault: CAFrameRateRange { CAFrameRateRange.default }
public var CGAffineTransformIdentity: CGAffineTransform { CGAffineTransform.identity }
public var NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentAttributeKey { NSAttributedString.DocumentAttributeKey.characterEncoding }
public var NSCharacterEncodingDocumentOption: NSAttributedString.DocumentReadingOptionKey { NSAttributedString.DocumentReadingOptionKey.characterEncoding }
public var NSDefaultAttributesDocumentAttribute: NSAttributedString.DocumentAttributeKey { NSAttributedString.DocumentAttributeKey.defaultAttributes }
public var NSDefaultAttributesDocumentOption: NSAttributedString.DocumentReadingOptionKey { NSAttributedString.DocumentReadingOptionKey.defaultAttributes }
public var NSDirectionalEdgeInsetsZero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets.zero }
public var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentAttributeKey { NSAttributedString.DocumentAttributeKey.documentType }
public var NSDocumentTypeDocumentOption: NSAttributedString.DocumentReadingOptionKey { NSAttributedString.DocumentReadingOptionKey.documentType }
public var NSHTMLTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.html }
public var NSPlainTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.plain }
public var NSRTFDTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.rtfd }
public var NSRTFTextDocumentType: NSAttributedString.DocumentType { NSAttributedString.DocumentType.rtf }
public var NSTabColumnTerminatorsAttributeName: NSTextTab.OptionKey { NSTextTab.OptionKey.columnTerminators }
public var NSTextEffectLetterpressStyle: NSAttributedString.TextEffectStyle { NSAttributedString.TextEffectStyle.letterpressStyle }
public var NSTextListMarkerBox: NSTextList.MarkerFormat { NSTextList.MarkerFormat.box }
public var NSTextListMarkerCheck: NSTextList.MarkerFormat { NSTextList.MarkerFormat.check }
public var NSTextListMarkerCircle: NSTextList.MarkerFormat { NSTextList.MarkerFormat.circle }
public var NSTextListMarkerDecimal: NSTextList.MarkerFormat { NSTextList.MarkerFormat.decimal }
public var NSTextListMarkerDiamond: NSTextList.MarkerFormat { NSTextList.MarkerFormat.diamond }
public var NSTextListMarkerDisc: NSTextList.MarkerFormat { NSTextList.MarkerFormat.disc }
public var NSTextListMarkerHyphen: NSTextList.MarkerFormat { NSTextList.MarkerFormat.hyphen }
public var NSTextListMarkerLowercaseAlpha: NSTextList.MarkerFormat { NSTextList.MarkerFormat.lowercaseAlpha }
public var NSTextListMarkerLowercaseHexadecimal: NSTextList.MarkerFormat { NSTextList.MarkerFormat.lowercaseHexadecimal }
public var NSTextListMarkerLowercaseLatin: NSTextList.MarkerFormat { NSTextList.MarkerFormat.lowercaseLatin }
public var NSTextListMarkerLowercaseRoman: NSTextList.MarkerFormat { NSTextList.MarkerFormat.lowercaseRoman }
public var NSTextListMarkerOctal: NSTextList.MarkerFormat { NSTextList.MarkerFormat.octal }
public var NSTextListMarkerSquare: NSTextList.MarkerFormat { NSTextList.MarkerFormat.square }
public var NSTextListMarkerUppercaseAlpha: NSTextList.MarkerFormat { NSTextList.MarkerFormat.uppercaseAlpha }
public var NSTextListMarkerUppercaseHexadecimal: NSTextList.MarkerFormat { NSTextList.MarkerFormat.uppercaseHexadecimal }
public var NSTextListMarkerUppercaseLatin: NSTextList.MarkerFormat { NSTextList.MarkerFormat.uppercaseLatin }
public var NSTextListMarkerUppercaseRoman: NSTextList.MarkerFormat { NSTextList.MarkerFormat.uppercaseRoman }
public var UIAccessibilityCustomActionCategoryEdit: String { UIAccessibilityCustomAction.editCategory }
public var UIAccessibilityHearingDevicePairedEar: UIAccessibility.HearingDeviceEar { UIAccessibility.hearingDevicePairedEar }
public var UIAccessibilityNotificationSwitchControlIdentifier: UIAccessibility.AssistiveTechnologyIdentifier { UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl }
public var UIAccessibilityNotificationVoiceOverIdentifier: UIAccessibility.AssistiveTechnologyIdentifier { UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver }
public var UIAccessibilityPauseAssistiveTechnologyNotification: UIAccessibility.Notification { UIAccessibility.Notification.pauseAssistiveTechnology }
public var UIAccessibilityResumeAssistiveTechnologyNotification: UIAccessibility.Notification { UIAccessibility.Notification.resumeAssistiveTechnology }
public var UIAccessibilityTextualContextConsole: UIAccessibilityTextualContext { UIAccessibilityTextualContext.console }
public var UIAccessibilityTextualContextFileSystem: UIAccessibilityTextualContext { UIAccessibilityTextualContext.fileSystem }
public var UIAccessibilityTextualContextMessaging: UIAccessibilityTextualContext { UIAccessibilityTextualContext.messaging }
public var UIAccessibilityTextualContextNarrative: UIAccessibilityTextualContext { UIAccessibilityTextualContext.narrative }
public var UIAccessibilityTextualContextSourceCode: UIAccessibilityTextualContext { UIAccessibilityTextualContext.sourceCode }
public var UIAccessibilityTextualContextSpreadsheet: UIAccessibilityTextualContext { UIAccessibilityTextualContext.spreadsheet }
public var UIAccessibilityTextualContextWordProcessing: UIAccessibilityTextualContext { UIAccessibilityTextualContext.wordProcessing }
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { UIAccessibilityTraits.allowsDirectInteraction }
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
public var UIAccessibilityTraitSupportsZoom: UIAccessibilityTraits { UIAccessibilityTraits.supportsZoom }
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
public var UIAccessibilityTraitToggleButton: UIAccessibilityTraits { UIAccessibilityTraits.toggleButton }
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
public var UIActionPaste: UIAction.Identifier { UIAction.Identifier.paste }
public var UIActionPasteAndGo: UIAction.Identifier { UIAction.Identifier.pasteAndGo }
public var UIActionPasteAndMatchStyle: UIAction.Identifier { UIAction.Identifier.pasteAndMatchStyle }
public var UIActionPasteAndSearch: UIAction.Identifier { UIAction.Identifier.pasteAndSearch }
public var UIActivityTypeAddToHomeScreen: UIActivity.ActivityType { UIActivity.ActivityType.addToHomeScreen }
public var UIActivityTypeAddToReadingList: UIActivity.ActivityType { UIActivity.ActivityType.addToReadingList }
public var UIActivityTypeAirDrop: UIActivity.ActivityType { UIActivity.ActivityType.airDrop }
public var UIActivityTypeAssignToContact: UIActivity.ActivityType { UIActivity.ActivityType.assignToContact }
public var UIActivityTypeCollaborationCopyLink: UIActivity.ActivityType { UIActivity.ActivityType.collaborationCopyLink }
public var UIActivityTypeCollaborationInviteWithLink: UIActivity.ActivityType { UIActivity.ActivityType.collaborationInviteWithLink }
public var UIActivityTypeCopyToPasteboard: UIActivity.ActivityType { UIActivity.ActivityType.copyToPasteboard }
public var UIActivityTypeMail: UIActivity.ActivityType { UIActivity.ActivityType.mail }
public var UIActivityTypeMarkupAsPDF: UIActivity.ActivityType { UIActivity.ActivityType.markupAsPDF }
public var UIActivityTypeMessage: UIActivity.ActivityType { UIActivity.ActivityType.message }
public var UIActivityTypeOpenInIBooks: UIActivity.ActivityType { UIActivity.ActivityType.openInIBooks }
public var UIActivityTypePostToFacebook: UIActivity.ActivityType { UIActivity.ActivityType.postToFacebook }
public var UIActivityTypePostToFlickr: UIActivity.ActivityType { UIActivity.ActivityType.postToFlickr }
public var UIActivityTypePostToTencentWeibo: UIActivity.ActivityType { UIActivity.ActivityType.postToTencentWeibo }
public var UIActivityTypePostToTwitter: UIActivity.ActivityType { UIActivity.ActivityType.postToTwitter }
public var UIActivityTypePostToVimeo: UIActivity.ActivityType { UIActivity.ActivityType.postToVimeo }
public var UIActivityTypePostToWeibo: UIActivity.ActivityType { UIActivity.ActivityType.postToWeibo }
public var UIActivityTypePrint: UIActivity.ActivityType { UIActivity.ActivityType.print }
public var UIActivityTypeSaveToCameraRoll: UIActivity.ActivityType { UIActivity.ActivityType.saveToCameraRoll }
public var UIActivityTypeSharePlay: UIActivity.ActivityType { UIActivity.ActivityType.sharePlay }
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
public var UIApplicationBackgroundFetchIntervalNever: Double { UIApplication.backgroundFetchIntervalNever }
public var UIApplicationLaunchOptionsAnnotationKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.annotation }
public var UIApplicationLaunchOptionsBluetoothCentralsKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.bluetoothCentrals }
public var UIApplicationLaunchOptionsBluetoothPeripheralsKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.bluetoothPeripherals }
public var UIApplicationLaunchOptionsCloudKitShareMetadataKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.cloudKitShareMetadata }
public var UIApplicationLaunchOptionsLocalNotificationKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.localNotification }
public var UIApplicationLaunchOptionsLocationKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.location }
public var UIApplicationLaunchOptionsNewsstandDownloadsKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.newsstandDownloads }
public var UIApplicationLaunchOptionsRemoteNotificationKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.remoteNotification }
public var UIApplicationLaunchOptionsShortcutItemKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.shortcutItem }
public var UIApplicationLaunchOptionsSourceApplicationKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.sourceApplication }
public var UIApplicationLaunchOptionsURLKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.url }
public var UIApplicationLaunchOptionsUserActivityDictionaryKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.userActivityDictionary }
public var UIApplicationLaunchOptionsUserActivityTypeKey: UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey.userActivityType }
public var UIApplicationOpenExternalURLOptionsEventAttributionKey: UIApplication.OpenExternalURLOptionsKey { UIApplication.OpenExternalURLOptionsKey.eventAttribution }
public var UIApplicationOpenURLOptionUniversalLinksOnly: UIApplication.OpenExternalURLOptionsKey { UIApplication.OpenExternalURLOptionsKey.universalLinksOnly }
public var UIApplicationStateRestorationBundleVersionKey: String { UIApplication.stateRestorationBundleVersionKey }
public var UIApplicationStateRestorationSystemVersionKey: String { UIApplication.stateRestorationSystemVersionKey }
public var UIApplicationStateRestorationTimestampKey: String { UIApplication.stateRestorationTimestampKey }
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String { UIApplication.stateRestorationUserInterfaceIdiomKey }
public var UIApplicationStatusBarFrameUserInfoKey: String { UIApplication.statusBarFrameUserInfoKey }
public var UIApplicationStatusBarOrientationUserInfoKey: String { UIApplication.statusBarOrientationUserInfoKey }
public var UICellAccessoryStandardDimension: UICellAccessory.LayoutDimension { UICellAccessory.LayoutDimension.standard }
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
public var UICollectionLayoutSectionOrthogonalScrollingDecelerationRateAutomatic: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic }
public var UICollectionLayoutSectionOrthogonalScrollingDecelerationRateFast: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.fast }
public var UICollectionLayoutSectionOrthogonalScrollingDecelerationRateNormal: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.normal }
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
public var UIConfigurationColorTransformerGrayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer.grayscale }
public var UIConfigurationColorTransformerMonochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer.monochromeTint }
public var UIConfigurationColorTransformerPreferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer.preferredTint }
public var UIContentSizeCategoryAccessibilityExtraExtraExtraLarge: UIContentSizeCategory { UIContentSizeCategory.accessibilityExtraExtraExtraLarge }
public var UIContentSizeCategoryAccessibilityExtraExtraLarge: UIContentSizeCategory { UIContentSizeCategory.accessibilityExtraExtraLarge }
public var UIContentSizeCategoryAccessibilityExtraLarge: UIContentSizeCategory { UIContentSizeCategory.accessibilityExtraLarge }
public var UIContentSizeCategoryAccessibilityLarge: UIContentSizeCategory { UIContentSizeCategory.accessibilityLarge }
public var UIContentSizeCategoryAccessibilityMedium: UIContentSizeCategory { UIContentSizeCategory.accessibilityMedium }
public var UIContentSizeCategoryExtraExtraExtraLarge: UIContentSizeCategory { UIContentSizeCategory.extraExtraExtraLarge }
public var UIContentSizeCategoryExtraExtraLarge: UIContentSizeCategory { UIContentSizeCategory.extraExtraLarge }
public var UIContentSizeCategoryExtraLarge: UIContentSizeCategory { UIContentSizeCategory.extraLarge }
public var UIContentSizeCategoryExtraSmall: UIContentSizeCategory { UIContentSizeCategory.extraSmall }
public var UIContentSizeCategoryLarge: UIContentSizeCategory { UIContentSizeCategory.large }
public var UIContentSizeCategoryMedium: UIContentSizeCategory { UIContentSizeCategory.medium }
public var UIContentSizeCategorySmall: UIContentSizeCategory { UIContentSizeCategory.small }
public var UIContentSizeCategoryUnspecified: UIContentSizeCategory { UIContentSizeCategory.unspecified }
public var UIFloatRangeInfinite: UIFloatRange { UIFloatRange.infinite }
public var UIFloatRangeZero: UIFloatRange { UIFloatRange.zero }
public var UIFocusGroupPriorityCurrentlyFocused: UIFocusGroupPriority { UIFocusGroupPriority.currentlyFocused }
public var UIFocusGroupPriorityIgnored: UIFocusGroupPriority { UIFocusGroupPriority.ignored }
public var UIFocusGroupPriorityPreviouslyFocused: UIFocusGroupPriority { UIFocusGroupPriority.previouslyFocused }
public var UIFocusGroupPriorityPrioritized: UIFocusGroupPriority { UIFocusGroupPriority.prioritized }
public var UIImagePickerControllerCropRect: String { UIImagePickerController.InfoKey.cropRect.rawValue }
public var UIImagePickerControllerEditedImage: String { UIImagePickerController.InfoKey.editedImage.rawValue }
public var UIImagePickerControllerImageURL: String { UIImagePickerController.InfoKey.imageURL.rawValue }
public var UIImagePickerControllerLivePhoto: String { UIImagePickerController.InfoKey.livePhoto.rawValue }
public var UIImagePickerControllerMediaMetadata: String { UIImagePickerController.InfoKey.mediaMetadata.rawValue }
public var UIImagePickerControllerMediaType: String { UIImagePickerController.InfoKey.mediaType.rawValue }
public var UIImagePickerControllerMediaURL: String { UIImagePickerController.InfoKey.mediaURL.rawValue }
public var UIImagePickerControllerOriginalImage: String { UIImagePickerController.InfoKey.originalImage.rawValue }
public var UIImagePickerControllerPHAsset: String { UIImagePickerController.InfoKey.phAsset.rawValue }
public var UIImagePickerControllerReferenceURL: String { UIImagePickerController.InfoKey.referenceURL.rawValue }
public var UILayoutPriorityDragThatCanResizeScene: UILayoutPriority { UILayoutPriority.dragThatCanResizeScene }
public var UILayoutPriorityDragThatCannotResizeScene: UILayoutPriority { UILayoutPriority.dragThatCannotResizeScene }
public var UILayoutPrioritySceneSizeStayPut: UILayoutPriority { UILayoutPriority.sceneSizeStayPut }
public var UIListContentImageStandardDimension: CGFloat { UIListContentConfiguration.ImageProperties.standardDimension }
public var UIMenuAbout: UIMenu.Identifier { UIMenu.Identifier.about }
public var UIMenuAlignment: UIMenu.Identifier { UIMenu.Identifier.alignment }
public var UIMenuApplication: UIMenu.Identifier { UIMenu.Identifier.application }
public var UIMenuAutoFill: UIMenu.Identifier { UIMenu.Identifier.autoFill }
public var UIMenuBringAllToFront: UIMenu.Identifier { UIMenu.Identifier.bringAllToFront }
public var UIMenuClose: UIMenu.Identifier { UIMenu.Identifier.close }
public var UIMenuDocument: UIMenu.Identifier { UIMenu.Identifier.document }
public var UIMenuEdit: UIMenu.Identifier { UIMenu.Identifier.edit }
public var UIMenuFile: UIMenu.Identifier { UIMenu.Identifier.file }
public var UIMenuFind: UIMenu.Identifier { UIMenu.Identifier.find }
public var UIMenuFont: UIMenu.Identifier { UIMenu.Identifier.font }
public var UIMenuFormat: UIMenu.Identifier { UIMenu.Identifier.format }
public var UIMenuFullscreen: UIMenu.Identifier { UIMenu.Identifier.fullscreen }
public var UIMenuHelp: UIMenu.Identifier { UIMenu.Identifier.help }
public var UIMenuHide: UIMenu.Identifier { UIMenu.Identifier.hide }
public var UIMenuLearn: UIMenu.Identifier { UIMenu.Identifier.learn }
public var UIMenuLookup: UIMenu.Identifier { UIMenu.Identifier.lookup }
public var UIMenuMinimizeAndZoom: UIMenu.Identifier { UIMenu.Identifier.minimizeAndZoom }
public var UIMenuNewScene: UIMenu.Identifier { UIMenu.Identifier.newScene }
public var UIMenuOpen: UIMenu.Identifier { UIMenu.Identifier.open }
public var UIMenuOpenRecent: UIMenu.Identifier { UIMenu.Identifier.openRecent }
public var UIMenuPreferences: UIMenu.Identifier { UIMenu.Identifier.preferences }
public var UIMenuPrint: UIMenu.Identifier { UIMenu.Identifier.print }
public var UIMenuQuit: UIMenu.Identifier { UIMenu.Identifier.quit }
public var UIMenuReplace: UIMenu.Identifier { UIMenu.Identifier.replace }
public var UIMenuRoot: UIMenu.Identifier { UIMenu.Identifier.root }
public var UIMenuServices: UIMenu.Identifier { UIMenu.Identifier.services }
public var UIMenuShare: UIMenu.Identifier { UIMenu.Identifier.share }
public var UIMenuSidebar: UIMenu.Identifier { UIMenu.Identifier.sidebar }
public var UIMenuSpeech: UIMenu.Identifier { UIMenu.Identifier.speech }
public var UIMenuSpelling: UIMenu.Identifier { UIMenu.Identifier.spelling }
public var UIMenuSpellingOptions: UIMenu.Identifier { UIMenu.Identifier.spellingOptions }
public var UIMenuSpellingPanel: UIMenu.Identifier { UIMenu.Identifier.spellingPanel }
public var UIMenuStandardEdit: UIMenu.Identifier { UIMenu.Identifier.standardEdit }
public var UIMenuSubstitutionOptions: UIMenu.Identifier { UIMenu.Identifier.substitutionOptions }
public var UIMenuSubstitutions: UIMenu.Identifier { UIMenu.Identifier.substitutions }
public var UIMenuSubstitutionsPanel: UIMenu.Identifier { UIMenu.Identifier.substitutionsPanel }
public var UIMenuText: UIMenu.Identifier { UIMenu.Identifier.text }
public var UIMenuTextColor: UIMenu.Identifier { UIMenu.Identifier.textColor }
public var UIMenuTextSize: UIMenu.Identifier { UIMenu.Identifier.textSize }
public var UIMenuTextStyle: UIMenu.Identifier { UIMenu.Identifier.textStyle }
public var UIMenuTextStylePasteboard: UIMenu.Identifier { UIMenu.Identifier.textStylePasteboard }
public var UIMenuToolbar: UIMenu.Identifier { UIMenu.Identifier.toolbar }
public var UIMenuTransformations: UIMenu.Identifier { UIMenu.Identifier.transformations }
public var UIMenuUndoRedo: UIMenu.Identifier { UIMenu.Identifier.undoRedo }
public var UIMenuView: UIMenu.Identifier { UIMenu.Identifier.view }
public var UIMenuWindow: UIMenu.Identifier { UIMenu.Identifier.window }
public var UIMenuWritingDirection: UIMenu.Identifier { UIMenu.Identifier.writingDirection }
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
public var UINibExternalObjects: UINib.OptionsKey { UINib.OptionsKey.externalObjects }
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey { UIPageViewController.OptionsKey.interPageSpacing }
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey { UIPageViewController.OptionsKey.spineLocation }
public var UIPasteboardNameGeneral: UIPasteboard.Name { UIPasteboard.Name.general }
public var UIPasteboardOptionExpirationDate: UIPasteboard.OptionsKey { UIPasteboard.OptionsKey.expirationDate }
public var UIPasteboardOptionLocalOnly: UIPasteboard.OptionsKey { UIPasteboard.OptionsKey.localOnly }
public var UIPasteboardTypeAutomatic: String { UIPasteboard.typeAutomatic }
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
public var UISheetPresentationControllerDetentIdentifierLarge: UISheetPresentationController.Detent.Identifier { UISheetPresentationController.Detent.Identifier.large }
public var UISheetPresentationControllerDetentIdentifierMedium: UISheetPresentationController.Detent.Identifier { UISheetPresentationController.Detent.Identifier.medium }
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }
public var UIStackViewSpacingUseDefault: CGFloat { UIStackView.spacingUseDefault }
public var UIStackViewSpacingUseSystem: CGFloat { UIStackView.spacingUseSystem }
public var UITextContentTypeAddressCity: UITextContentType { UITextContentType.addressCity }
public var UITextContentTypeAddressCityAndState: UITextContentType { UITextContentType.addressCityAndState }
public var UITextContentTypeAddressState: UITextContentType { UITextContentType.addressState }
public var UITextContentTypeCountryName: UITextContentType { UITextContentType.countryName }
public var UITextContentTypeCreditCardNumber: UITextContentType { UITextContentType.creditCardNumber }
public var UITextContentTypeDateTime: UITextContentType { UITextContentType.dateTime }
public var UITextContentTypeEmailAddress: UITextContentType { UITextContentType.emailAddress }
public var UITextContentTypeFamilyName: UITextContentType { UITextContentType.familyName }
public var UITextContentTypeFlightNumber: UITextContentType { UITextContentType.flightNumber }
public var UITextContentTypeFullStreetAddress: UITextContentType { UITextContentType.fullStreetAddress }
public var UITextContentTypeGivenName: UITextContentType { UITextContentType.givenName }
public var UITextContentTypeJobTitle: UITextContentType { UITextContentType.jobTitle }
public var UITextContentTypeLocation: UITextContentType { UITextContentType.location }
public var UITextContentTypeMiddleName: UITextContentType { UITextContentType.middleName }
public var UITextContentTypeName: UITextContentType { UITextContentType.name }
public var UITextContentTypeNamePrefix: UITextContentType { UITextContentType.namePrefix }
public var UITextContentTypeNameSuffix: UITextContentType { UITextContentType.nameSuffix }
public var UITextContentTypeNewPassword: UITextContentType { UITextContentType.newPassword }
public var UITextContentTypeNickname: UITextContentType { UITextContentType.nickname }
public var UITextContentTypeOneTimeCode: UITextContentType { UITextContentType.oneTimeCode }
public var UITextContentTypeOrganizationName: UITextContentType { UITextContentType.organizationName }
public var UITextContentTypePassword: UITextContentType { UITextContentType.password }
public var UITextContentTypePostalCode: UITextContentType { UITextContentType.postalCode }
public var UITextContentTypeShipmentTrackingNumber: UITextContentType { UITextContentType.shipmentTrackingNumber }
public var UITextContentTypeStreetAddressLine1: UITextContentType { UITextContentType.streetAddressLine1 }
public var UITextContentTypeStreetAddressLine2: UITextContentType { UITextContentType.streetAddressLine2 }
public var UITextContentTypeSublocality: UITextContentType { UITextContentType.sublocality }
public var UITextContentTypeTelephoneNumber: UITextContentType { UITextContentType.telephoneNumber }
public var UITextContentTypeURL: UITextContentType { UITextContentType.URL }
public var UITextContentTypeUsername: UITextContentType { UITextContentType.username }
public var UITransitionContextFromViewControllerKey: UITransitionContextViewControllerKey { UITransitionContextViewControllerKey.from }
public var UITransitionContextFromViewKey: UITransitionContextViewKey { UITransitionContextViewKey.from }
public var UITransitionContextToViewControllerKey: UITransitionContextViewControllerKey { UITransitionContextViewControllerKey.to }
public var UITransitionContextToViewKey: UITransitionContextViewKey { UITransitionContextViewKey.to }
public var UIWindowSceneSessionRoleApplication: UISceneSession.Role { UISceneSession.Role.windowApplication }
public var UIWindowSceneSessionRoleExternalDisplay: UISceneSession.Role { UISceneSession.Role.windowExternalDisplay }
public var UIWindowSceneSessionRoleExternalDisplayNonInteractive: UISceneSession.Role { UISceneSession.Role.windowExternalDisplayNonInteractive }
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
public var kCAAlignmentJustified: CATextLayerAlignmentMode { CATextLayerAlignmentMode.justified }
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.cubicPaced }
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }
public var kCAAnimationRotateAuto: CAAnimationRotationMode { CAAnimationRotationMode.rotateAuto }
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { CAAnimationRotationMode.rotateAutoReverse }
public var kCAContentsFormatGray8Uint: CALayerContentsFormat { CALayerContentsFormat.gray8Uint }
public var kCAContentsFormatRGBA16Float: CALayerContentsFormat { CALayerContentsFormat.RGBA16Float }
public var kCAContentsFormatRGBA8Uint: CALayerContentsFormat { CALayerContentsFormat.RGBA8Uint }
public var kCACornerCurveCircular: CALayerCornerCurve { CALayerCornerCurve.circular }
public var kCACornerCurveContinuous: CALayerCornerCurve { CALayerCornerCurve.continuous }
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.backToFront }
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.circle }
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.cuboid }
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestFirst }
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.oldestLast }
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.outline }
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.points }
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.rectangle }
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.sphere }
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.surface }
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.unordered }
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode.volume }
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
public var kCAFilterLinear: CALayerContentsFilter { CALayerContentsFilter.linear }
public var kCAFilterNearest: CALayerContentsFilter { CALayerContentsFilter.nearest }
public var kCAFilterTrilinear: CALayerContentsFilter { CALayerContentsFilter.trilinear }
public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }
public var kCAGradientLayerConic: CAGradientLayerType { CAGradientLayerType.conic }
public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }
public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }
public var kCAGravityBottomLeft: CALayerContentsGravity { CALayerContentsGravity.bottomLeft }
public var kCAGravityBottomRight: CALayerContentsGravity { CALayerContentsGravity.bottomRight }
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }
public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }
public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }
public var kCAGravityTopLeft: CALayerContentsGravity { CALayerContentsGravity.topLeft }
public var kCAGravityTopRight: CALayerContentsGravity { CALayerContentsGravity.topRight }
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeInEaseOut }
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }
public var kCAScrollBoth: CAScrollLayerScrollMode { CAScrollLayerScrollMode.both }
public var kCAScrollHorizontally: CAScrollLayerScrollMode { CAScrollLayerScrollMode.horizontally }
public var kCAScrollNone: CAScrollLayerScrollMode { CAScrollLayerScrollMode.none }
public var kCAScrollVertically: CAScrollLayerScrollMode { CAScrollLayerScrollMode.vertically }
public var kCATransitionFade: CATransitionType { CATransitionType.fade }
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
public var kCATransitionPush: CATransitionType { CATransitionType.push }
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }
public var kCATruncationMiddle: CATextLayerTruncationMode { CATextLayerTruncationMode.middle }
public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }
public var kCATruncationStart: CATextLayerTruncationMode { CATextLayerTruncationMode.start }
public var kCAValueFunctionRotateX: CAValueFunctionName { CAValueFunctionName.rotateX }
public var kCAValueFunctionRotateY: CAValueFunctionName { CAValueFunctionName.rotateY }
public var kCAValueFunctionRotateZ: CAValueFunctionName { CAValueFunctionName.rotateZ }
public var kCAValueFunctionScale: CAValueFunctionName { CAValueFunctionName.scale }
public var kCAValueFunctionScaleX: CAValueFunctionName { CAValueFunctionName.scaleX }
public var kCAValueFunctionScaleY: CAValueFunctionName { CAValueFunctionName.scaleY }
public var kCAValueFunctionScaleZ: CAValueFunctionName { CAValueFunctionName.scaleZ }
public var kCAValueFunctionTranslate: CAValueFunctionName { CAValueFunctionName.translate }
public var kCAValueFunctionTranslateX: CAValueFunctionName { CAValueFunctionName.translateX }
public var kCAValueFunctionTranslateY: CAValueFunctionName { CAValueFunctionName.translateY }
public var kCAValueFunctionTranslateZ: CAValueFunctionName { CAValueFunctionName.translateZ }
public var kCGColorBlack: CGColor { CGColor.black }
public var kCGColorClear: CGColor { CGColor.clear }
public var kCGColorConversionBlackPointCompensation: CFString { CGColor.conversionBlackPointCompensation }
public var kCGColorConversionTRCSize: CFString { CGColor.conversionTRCSize }
public var kCGColorSpaceACESCGLinear: CFString { CGColorSpace.acescgLinear }
public var kCGColorSpaceAdobeRGB1998: CFString { CGColorSpace.adobeRGB1998 }
public var kCGColorSpaceDCIP3: CFString { CGColorSpace.dcip3 }
public var kCGColorSpaceDisplayP3: CFString { CGColorSpace.displayP3 }
public var kCGColorSpaceDisplayP3_HLG: CFString { CGColorSpace.displayP3_HLG }
public var kCGColorSpaceDisplayP3_PQ: CFString { CGColorSpace.displayP3_PQ }
public var kCGColorSpaceExtendedDisplayP3: CFString { CGColorSpace.extendedDisplayP3 }
public var kCGColorSpaceExtendedGray: CFString { CGColorSpace.extendedGray }
public var kCGColorSpaceExtendedITUR_2020: CFString { CGColorSpace.extendedITUR_2020 }
public var kCGColorSpaceExtendedLinearDisplayP3: CFString { CGColorSpace.extendedLinearDisplayP3 }
public var kCGColorSpaceExtendedLinearGray: CFString { CGColorSpace.extendedLinearGray }
public var kCGColorSpaceExtendedLinearITUR_2020: CFString { CGColorSpace.extendedLinearITUR_2020 }
public var kCGColorSpaceExtendedLinearSRGB: CFString { CGColorSpace.extendedLinearSRGB }
public var kCGColorSpaceExtendedSRGB: CFString { CGColorSpace.extendedSRGB }
public var kCGColorSpaceGenericCMYK: CFString { CGColorSpace.genericCMYK }
public var kCGColorSpaceGenericGrayGamma2_2: CFString { CGColorSpace.genericGrayGamma2_2 }
public var kCGColorSpaceGenericLab: CFString { CGColorSpace.genericLab }
public var kCGColorSpaceGenericRGBLinear: CFString { CGColorSpace.genericRGBLinear }
public var kCGColorSpaceGenericXYZ: CFString { CGColorSpace.genericXYZ }
public var kCGColorSpaceITUR_2020: CFString { CGColorSpace.itur_2020 }
public var kCGColorSpaceITUR_2020_sRGBGamma: CFString { CGColorSpace.itur_2020_sRGBGamma }
public var kCGColorSpaceITUR_2100_HLG: CFString { CGColorSpace.itur_2100_HLG }
public var kCGColorSpaceITUR_2100_PQ: CFString { CGColorSpace.itur_2100_PQ }
public var kCGColorSpaceITUR_709: CFString { CGColorSpace.itur_709 }
public var kCGColorSpaceITUR_709_HLG: CFString { CGColorSpace.itur_709_HLG }
public var kCGColorSpaceITUR_709_PQ: CFString { CGColorSpace.itur_709_PQ }
public var kCGColorSpaceLinearDisplayP3: CFString { CGColorSpace.linearDisplayP3 }
public var kCGColorSpaceLinearGray: CFString { CGColorSpace.linearGray }
public var kCGColorSpaceLinearITUR_2020: CFString { CGColorSpace.linearITUR_2020 }
public var kCGColorSpaceLinearSRGB: CFString { CGColorSpace.linearSRGB }
public var kCGColorSpaceROMMRGB: CFString { CGColorSpace.rommrgb }
public var kCGColorSpaceSRGB: CFString { CGColorSpace.sRGB }
public var kCGColorWhite: CGColor { CGColor.white }
public var kCGFontVariationAxisDefaultValue: CFString { CGFont.variationAxisDefaultValue }
public var kCGFontVariationAxisMaxValue: CFString { CGFont.variationAxisMaxValue }
public var kCGFontVariationAxisMinValue: CFString { CGFont.variationAxisMinValue }
public var kCGFontVariationAxisName: CFString { CGFont.variationAxisName }
public var kCIContextAllowLowPower: CIContextOption { CIContextOption.allowLowPower }
public var kCIContextCVMetalTextureCache: CIContextOption { CIContextOption.cvMetalTextureCache }
public var kCIContextCacheIntermediates: CIContextOption { CIContextOption.cacheIntermediates }
public var kCIContextHighQualityDownsample: CIContextOption { CIContextOption.highQualityDownsample }
public var kCIContextName: CIContextOption { CIContextOption.name }
public var kCIContextOutputColorSpace: CIContextOption { CIContextOption.outputColorSpace }
public var kCIContextOutputPremultiplied: CIContextOption { CIContextOption.outputPremultiplied }
public var kCIContextPriorityRequestLow: CIContextOption { CIContextOption.priorityRequestLow }
public var kCIContextUseSoftwareRenderer: CIContextOption { CIContextOption.useSoftwareRenderer }
public var kCIContextWorkingColorSpace: CIContextOption { CIContextOption.workingColorSpace }
public var kCIContextWorkingFormat: CIContextOption { CIContextOption.workingFormat }
public var kCIFormatA16: CIFormat { CIFormat.A16 }
public var kCIFormatA8: CIFormat { CIFormat.A8 }
public var kCIFormatABGR8: CIFormat { CIFormat.ABGR8 }
public var kCIFormatARGB8: CIFormat { CIFormat.ARGB8 }
public var kCIFormatAf: CIFormat { CIFormat.Af }
public var kCIFormatAh: CIFormat { CIFormat.Ah }
public var kCIFormatBGRA8: CIFormat { CIFormat.BGRA8 }
public var kCIFormatL16: CIFormat { CIFormat.L16 }
public var kCIFormatL8: CIFormat { CIFormat.L8 }
public var kCIFormatLA16: CIFormat { CIFormat.LA16 }
public var kCIFormatLA8: CIFormat { CIFormat.LA8 }
public var kCIFormatLAf: CIFormat { CIFormat.LAf }
public var kCIFormatLAh: CIFormat { CIFormat.LAh }
public var kCIFormatLf: CIFormat { CIFormat.Lf }
public var kCIFormatLh: CIFormat { CIFormat.Lh }
public var kCIFormatR16: CIFormat { CIFormat.R16 }
public var kCIFormatR8: CIFormat { CIFormat.R8 }
public var kCIFormatRG16: CIFormat { CIFormat.RG16 }
public var kCIFormatRG8: CIFormat { CIFormat.RG8 }
public var kCIFormatRGB10: CIFormat { CIFormat.RGB10 }
public var kCIFormatRGBA16: CIFormat { CIFormat.RGBA16 }
public var kCIFormatRGBA8: CIFormat { CIFormat.RGBA8 }
public var kCIFormatRGBAf: CIFormat { CIFormat.RGBAf }
public var kCIFormatRGBAh: CIFormat { CIFormat.RGBAh }
public var kCIFormatRGBX16: CIFormat { CIFormat.RGBX16 }
public var kCIFormatRGBX8: CIFormat { CIFormat.RGBX8 }
public var kCIFormatRGBXf: CIFormat { CIFormat.rgbXf }
public var kCIFormatRGBXh: CIFormat { CIFormat.rgbXh }
public var kCIFormatRGf: CIFormat { CIFormat.RGf }
public var kCIFormatRGh: CIFormat { CIFormat.RGh }
public var kCIFormatRf: CIFormat { CIFormat.Rf }
public var kCIFormatRh: CIFormat { CIFormat.Rh }
public var kCIImageApplyOrientationProperty: CIImageOption { CIImageOption.applyOrientationProperty }
public var kCIImageAutoAdjustCrop: CIImageAutoAdjustmentOption { CIImageAutoAdjustmentOption.crop }
public var kCIImageAutoAdjustEnhance: CIImageAutoAdjustmentOption { CIImageAutoAdjustmentOption.enhance }
public var kCIImageAutoAdjustFeatures: CIImageAutoAdjustmentOption { CIImageAutoAdjustmentOption.features }
public var kCIImageAutoAdjustLevel: CIImageAutoAdjustmentOption { CIImageAutoAdjustmentOption.level }
public var kCIImageAutoAdjustRedEye: CIImageAutoAdjustmentOption { CIImageAutoAdjustmentOption.redEye }
public var kCIImageAuxiliaryDepth: CIImageOption { CIImageOption.auxiliaryDepth }
public var kCIImageAuxiliaryDisparity: CIImageOption { CIImageOption.auxiliaryDisparity }
public var kCIImageAuxiliaryPortraitEffectsMatte: CIImageOption { CIImageOption.auxiliaryPortraitEffectsMatte }
public var kCIImageCacheImmediately: CIImageOption { CIImageOption.cacheImmediately }
public var kCIImageColorSpace: CIImageOption { CIImageOption.colorSpace }
public var kCIImageExpandToHDR: CIImageOption { CIImageOption.expandToHDR }
public var kCIImageNearestSampling: CIImageOption { CIImageOption.nearestSampling }
public var kCIImageProperties: CIImageOption { CIImageOption.properties }
public var kCIImageRepresentationAVDepthData: CIImageRepresentationOption { CIImageRepresentationOption.avDepthData }
public var kCIImageRepresentationDepthImage: CIImageRepresentationOption { CIImageRepresentationOption.depthImage }
public var kCIImageRepresentationDisparityImage: CIImageRepresentationOption { CIImageRepresentationOption.disparityImage }
public var kCIImageRepresentationPortraitEffectsMatteImage: CIImageRepresentationOption { CIImageRepresentationOption.portraitEffectsMatteImage }
public var kCIImageToneMapHDRtoSDR: CIImageOption { CIImageOption.toneMapHDRtoSDR }

extension NSNotification.Name {
    public static var NSTextStorageDidProcessEditing: NSNotification.Name { NSTextStorage.didProcessEditingNotification }
    public static var NSTextStorageWillProcessEditing: NSNotification.Name { NSTextStorage.willProcessEditingNotification }
    public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name { UIAccessibility.announcementDidFinishNotification }
    public static var UIAccessibilityAssistiveTouchStatusDidChange: NSNotification.Name { UIAccessibility.assistiveTouchStatusDidChangeNotification }
    public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name { UIAccessibility.boldTextStatusDidChangeNotification }
    public static var UIAccessibilityButtonShapesEnabledStatusDidChange: NSNotification.Name { UIAccessibility.buttonShapesEnabledStatusDidChangeNotification }
    public static var UIAccessibilityClosedCaptioningStatusDidChange: NSNotification.Name { UIAccessibility.closedCaptioningStatusDidChangeNotification }
    public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name { UIAccessibility.darkerSystemColorsStatusDidChangeNotification }
    public static var UIAccessibilityElementFocused: NSNotification.Name { UIAccessibility.elementFocusedNotification }
    public static var UIAccessibilityGrayscaleStatusDidChange: NSNotification.Name { UIAccessibility.grayscaleStatusDidChangeNotification }
    public static var UIAccessibilityGuidedAccessStatusDidChange: NSNotification.Name { UIAccessibility.guidedAccessStatusDidChangeNotification }
    public static var UIAccessibilityHearingDevicePairedEarDidChange: NSNotification.Name { UIAccessibility.hearingDevicePairedEarDidChangeNotification }
    public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name { UIAccessibility.invertColorsStatusDidChangeNotification }
    public static var UIAccessibilityMonoAudioStatusDidChange: NSNotification.Name { UIAccessibility.monoAudioStatusDidChangeNotification }
    public static var UIAccessibilityOnOffSwitchLabelsDidChange: NSNotification.Name { UIAccessibility.onOffSwitchLabelsDidChangeNotification }
    public static var UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange: NSNotification.Name { UIAccessibility.prefersCrossFadeTransitionsStatusDidChange }
    public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name { UIAccessibility.reduceMotionStatusDidChangeNotification }
    public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name { UIAccessibility.reduceTransparencyStatusDidChangeNotification }
    public static var UIAccessibilityShakeToUndoDidChange: NSNotification.Name { UIAccessibility.shakeToUndoDidChangeNotification }
    public static var UIAccessibilityShouldDifferentiateWithoutColorDidChange: NSNotification.Name { UIAccessibility.differentiateWithoutColorDidChangeNotification }
    public static var UIAccessibilitySpeakScreenStatusDidChange: NSNotification.Name { UIAccessibility.speakScreenStatusDidChangeNotification }
    public static var UIAccessibilitySpeakSelectionStatusDidChange: NSNotification.Name { UIAccessibility.speakSelectionStatusDidChangeNotification }
    public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name { UIAccessibility.switchControlStatusDidChangeNotification }
    public static var UIAccessibilityVideoAutoplayStatusDidChange: NSNotification.Name { UIAccessibility.videoAutoplayStatusDidChangeNotification }
    public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }
    public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name { UIApplication.backgroundRefreshStatusDidChangeNotification }
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name { UIApplication.didChangeStatusBarFrameNotification }
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name { UIApplication.didChangeStatusBarOrientationNotification }
    public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
    public static var UIApplicationSignificantTimeChange: NSNotification.Name { UIApplication.significantTimeChangeNotification }
    public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name { UIApplication.userDidTakeScreenshotNotification }
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name { UIApplication.willChangeStatusBarFrameNotification }
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name { UIApplication.willChangeStatusBarOrientationNotification }
    public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    public static var UIDeviceProximityStateDidChange: NSNotification.Name { UIDevice.proximityStateDidChangeNotification }
    public static var UIDocumentStateChanged: NSNotification.Name { UIDocument.stateChangedNotification }
    public static var UIFocusDidUpdate: NSNotification.Name { UIFocusSystem.didUpdateNotification }
    public static var UIFocusMovementDidFail: NSNotification.Name { UIFocusSystem.movementDidFailNotification }
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    public static var UILargeContentViewerInteractionEnabledStatusDidChange: NSNotification.Name { UILargeContentViewerInteraction.enabledStatusDidChangeNotification }
    public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }
    public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }
    public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name { UIMenuController.menuFrameDidChangeNotification }
    public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }
    public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
    public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
    public static var UISceneDidActivate: NSNotification.Name { UIScene.didActivateNotification }
    public static var UISceneDidDisconnect: NSNotification.Name { UIScene.didDisconnectNotification }
    public static var UISceneDidEnterBackground: NSNotification.Name { UIScene.didEnterBackgroundNotification }
    public static var UISceneWillConnect: NSNotification.Name { UIScene.willConnectNotification }
    public static var UISceneWillDeactivate: NSNotification.Name { UIScene.willDeactivateNotification }
    public static var UISceneWillEnterForeground: NSNotification.Name { UIScene.willEnterForegroundNotification }
    public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
    public static var UIScreenCapturedDidChange: NSNotification.Name { UIScreen.capturedDidChangeNotification }
    public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
    public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
    public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
    public static var UITableViewSelectionDidChange: NSNotification.Name { UITableView.selectionDidChangeNotification }
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    public static var UITextInputCurrentInputModeDidChange: NSNotification.Name { UITextInputMode.currentInputModeDidChangeNotification }
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name { UIViewController.showDetailTargetDidChangeNotification }
    public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
}
