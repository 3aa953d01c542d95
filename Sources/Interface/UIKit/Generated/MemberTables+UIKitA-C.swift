// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-tables.

@MainActor private func fillNSCollectionLayoutAnchor(_ t: inout __ObjCTable) {
    t.property("absoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset, getter: "isAbsoluteOffset")
    t.property("edges", \NSCollectionLayoutAnchor.edges)
    t.property("fractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset, getter: "isFractionalOffset")
    t.property("offset", \NSCollectionLayoutAnchor.offset)
}

@MainActor private func fillNSCollectionLayoutBoundarySupplementaryItem(_ t: inout __ObjCTable) {
    t.property("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
    t.property("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
    t.property("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
    t.property("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
}

@MainActor private func fillNSCollectionLayoutDecorationItem(_ t: inout __ObjCTable) {
    t.property("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
    t.property("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
}

@MainActor private func fillNSCollectionLayoutDimension(_ t: inout __ObjCTable) {
    t.property("absolute", \NSCollectionLayoutDimension.isAbsolute, getter: "isAbsolute")
    t.property("dimension", \NSCollectionLayoutDimension.dimension)
    t.property("estimated", \NSCollectionLayoutDimension.isEstimated, getter: "isEstimated")
    t.property("fractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight, getter: "isFractionalHeight")
    t.property("fractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth, getter: "isFractionalWidth")
    t.property("uniformAcrossSiblings", \NSCollectionLayoutDimension.isUniformAcrossSiblings, getter: "isUniformAcrossSiblings")
}

@MainActor private func fillNSCollectionLayoutEdgeSpacing(_ t: inout __ObjCTable) {
    t.property("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
    t.property("leading", \NSCollectionLayoutEdgeSpacing.leading)
    t.property("top", \NSCollectionLayoutEdgeSpacing.top)
    t.property("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
}

@MainActor private func fillNSCollectionLayoutGroup(_ t: inout __ObjCTable) {
    t.method("visualDescription") { o, a in __objcResult(unsafeDowncast(o, to: NSCollectionLayoutGroup.self).visualDescription()) }
    t.property("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
    t.property("subitems", \NSCollectionLayoutGroup.subitems)
    t.property("supplementaryItems", \NSCollectionLayoutGroup.supplementaryItems)
}

@MainActor private func fillNSCollectionLayoutGroupCustomItem(_ t: inout __ObjCTable) {
    t.property("frame", \NSCollectionLayoutGroupCustomItem.frame)
    t.property("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex)
}

@MainActor private func fillNSCollectionLayoutItem(_ t: inout __ObjCTable) {
    t.property("contentInsets", \NSCollectionLayoutItem.contentInsets)
    t.property("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
    t.property("layoutSize", \NSCollectionLayoutItem.layoutSize)
    t.property("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems)
}

@MainActor private func fillNSCollectionLayoutSection(_ t: inout __ObjCTable) {
    t.property("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
    t.property("contentInsets", \NSCollectionLayoutSection.contentInsets)
    t.property("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
    t.property("decorationItems", \NSCollectionLayoutSection.decorationItems)
    t.property("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
    t.property("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
    t.property("orthogonalScrollingProperties", \NSCollectionLayoutSection.orthogonalScrollingProperties)
    t.property("supplementariesFollowContentInsets", \NSCollectionLayoutSection.supplementariesFollowContentInsets)
    t.property("supplementaryContentInsetsReference", \NSCollectionLayoutSection.supplementaryContentInsetsReference)
    t.property("visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
}

@MainActor private func fillNSCollectionLayoutSize(_ t: inout __ObjCTable) {
    t.property("heightDimension", \NSCollectionLayoutSize.heightDimension)
    t.property("widthDimension", \NSCollectionLayoutSize.widthDimension)
}

@MainActor private func fillNSCollectionLayoutSpacing(_ t: inout __ObjCTable) {
    t.property("fixed", \NSCollectionLayoutSpacing.isFixed, getter: "isFixed")
    t.property("flexible", \NSCollectionLayoutSpacing.isFlexible, getter: "isFlexible")
    t.property("spacing", \NSCollectionLayoutSpacing.spacing)
}

@MainActor private func fillNSCollectionLayoutSupplementaryItem(_ t: inout __ObjCTable) {
    t.property("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor)
    t.property("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
    t.property("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor)
    t.property("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
}

@MainActor private func fillUIAccessibilityCustomAction(_ t: inout __ObjCTable) {
    t.property("actionHandler", \UIAccessibilityCustomAction.actionHandler)
    t.property("attributedName", \UIAccessibilityCustomAction.attributedName)
    t.property("category", \UIAccessibilityCustomAction.category)
    t.property("image", \UIAccessibilityCustomAction.image)
    t.property("name", \UIAccessibilityCustomAction.name)
    t.property("selector", \UIAccessibilityCustomAction.selector)
    t.property("target", \UIAccessibilityCustomAction.target)
}

@MainActor private func fillUIAccessibilityCustomRotor(_ t: inout __ObjCTable) {
    t.property("attributedName", \UIAccessibilityCustomRotor.attributedName)
    t.property("itemSearchBlock", \UIAccessibilityCustomRotor.itemSearchBlock)
    t.property("name", \UIAccessibilityCustomRotor.name)
    t.property("systemRotorType", \UIAccessibilityCustomRotor.systemRotorType)
}

@MainActor private func fillUIAccessibilityCustomRotorItemResult(_ t: inout __ObjCTable) {
    t.property("targetElement", \UIAccessibilityCustomRotorItemResult.targetElement)
    t.property("targetRange", \UIAccessibilityCustomRotorItemResult.targetRange)
}

@MainActor private func fillUIAccessibilityCustomRotorSearchPredicate(_ t: inout __ObjCTable) {
    t.property("currentItem", \UIAccessibilityCustomRotorSearchPredicate.currentItem)
    t.property("searchDirection", \UIAccessibilityCustomRotorSearchPredicate.searchDirection)
}

@MainActor private func fillUIAccessibilityElement(_ t: inout __ObjCTable) {
    t.property("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
    t.property("accessibilityElement", \UIAccessibilityElement.isAccessibilityElement, getter: "isAccessibilityElement")
    t.property("accessibilityFrame", \UIAccessibilityElement.accessibilityFrame)
    t.property("accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace)
    t.property("accessibilityHint", \UIAccessibilityElement.accessibilityHint)
    t.property("accessibilityIdentifier", \UIAccessibilityElement.accessibilityIdentifier)
    t.property("accessibilityLabel", \UIAccessibilityElement.accessibilityLabel)
    t.property("accessibilityTraits", \UIAccessibilityElement.accessibilityTraits)
    t.property("accessibilityValue", \UIAccessibilityElement.accessibilityValue)
    t.property("next", \UIAccessibilityElement.next)
}

@MainActor private func fillUIAction(_ t: inout __ObjCTable) {
    t.method("performWithSender:target:") { o, a in __objcResult(unsafeDowncast(o, to: UIAction.self).performWithSender(__objcArgument(a, 0) as Any?, target: __objcArgument(a, 1) as Any?)) }
    t.property("attributes", \UIAction.attributes)
    t.property("discoverabilityTitle", \UIAction.discoverabilityTitle)
    t.property("identifier", \UIAction.identifier)
    t.property("image", \UIAction.image)
    t.property("selectedImage", \UIAction.selectedImage)
    t.property("sender", \UIAction.sender)
    t.property("state", \UIAction.state)
    t.property("title", \UIAction.title)
}

@MainActor private func fillUIActionSheet(_ t: inout __ObjCTable) {
    t.method("addButtonWithTitle:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).addButton(withTitle: __objcArgument(a, 0) as String?)) }
    t.method("buttonTitleAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).buttonTitle(at: __objcArgument(a, 0) as Int)) }
    t.method("dismissWithClickedButtonIndex:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).dismiss(withClickedButtonIndex: __objcArgument(a, 0) as Int, animated: __objcArgument(a, 1) as Bool)) }
    t.method("showFromBarButtonItem:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).show(from: __objcArgument(a, 0) as UIBarButtonItem, animated: __objcArgument(a, 1) as Bool)) }
    t.method("showFromRect:inView:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).show(from: __objcArgument(a, 0) as CGRect, in: __objcArgument(a, 1) as UIView, animated: __objcArgument(a, 2) as Bool)) }
    t.method("showFromToolbar:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).show(from: __objcArgument(a, 0) as UITabBar)) }
    t.method("showFromToolbar:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).show(from: __objcArgument(a, 0) as UIToolbar)) }
    t.method("showInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIActionSheet.self).show(in: __objcArgument(a, 0) as UIView)) }
    t.property("actionSheetStyle", \UIActionSheet.actionSheetStyle)
    t.property("cancelButtonIndex", \UIActionSheet.cancelButtonIndex)
    t.property("delegate", \UIActionSheet.delegate)
    t.property("destructiveButtonIndex", \UIActionSheet.destructiveButtonIndex)
    t.property("firstOtherButtonIndex", \UIActionSheet.firstOtherButtonIndex)
    t.property("numberOfButtons", \UIActionSheet.numberOfButtons)
    t.property("title", \UIActionSheet.title)
    t.property("visible", \UIActionSheet.isVisible, getter: "isVisible")
}

@MainActor private func fillUIActivity(_ t: inout __ObjCTable) {
    t.method("activityDidFinish:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivity.self).activityDidFinish(__objcArgument(a, 0) as Bool)) }
    t.method("canPerformWithActivityItems:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivity.self).canPerform(withActivityItems: __objcArgument(a, 0) as [Any])) }
    t.method("performActivity") { o, a in __objcResult(unsafeDowncast(o, to: UIActivity.self).perform()) }
    t.method("prepareWithActivityItems:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivity.self).prepare(withActivityItems: __objcArgument(a, 0) as [Any])) }
    t.property("activityImage", \UIActivity.activityImage)
    t.property("activityTitle", \UIActivity.activityTitle)
    t.property("activityType", \UIActivity.activityType)
    t.property("activityViewController", \UIActivity.activityViewController)
}

@MainActor private func fillUIActivityIndicatorView(_ t: inout __ObjCTable) {
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityIndicatorView.self).didMoveToWindow()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityIndicatorView.self).layoutSubviews()) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityIndicatorView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("startAnimating") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityIndicatorView.self).startAnimating()) }
    t.method("stopAnimating") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityIndicatorView.self).stopAnimating()) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityIndicatorView.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("animating", \UIActivityIndicatorView.isAnimating, getter: "isAnimating")
    t.property("color", \UIActivityIndicatorView.color)
    t.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    t.property("intrinsicContentSize", \UIActivityIndicatorView.intrinsicContentSize)
    t.property("style", \UIActivityIndicatorView.style)
}

@MainActor private func fillUIActivityItemProvider(_ t: inout __ObjCTable) {
    t.method("activityViewController:itemForActivityType:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityItemProvider.self).activityViewController(__objcArgument(a, 0) as UIActivityViewController, itemForActivityType: __objcArgument(a, 1) as UIActivity.ActivityType?)) }
    t.method("activityViewControllerPlaceholderItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityItemProvider.self).activityViewControllerPlaceholderItem(__objcArgument(a, 0) as UIActivityViewController)) }
    t.property("activityType", \UIActivityItemProvider.activityType)
    t.property("item", \UIActivityItemProvider.item)
    t.property("placeholderItem", \UIActivityItemProvider.placeholderItem)
}

@MainActor private func fillUIActivityViewController(_ t: inout __ObjCTable) {
    t.method("viewDidDisappear:") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityViewController.self).viewDidDisappear(__objcArgument(a, 0) as Bool)) }
    t.method("viewDidLoad") { o, a in __objcResult(unsafeDowncast(o, to: UIActivityViewController.self).viewDidLoad()) }
    t.property("allowsProminentActivity", \UIActivityViewController.allowsProminentActivity)
    t.property("completionHandler", \UIActivityViewController.completionHandler)
    t.property("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
    t.property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
}

@MainActor private func fillUIAlertAction(_ t: inout __ObjCTable) {
    t.property("enabled", \UIAlertAction.isEnabled, getter: "isEnabled")
    t.property("style", \UIAlertAction.style)
    t.property("title", \UIAlertAction.title)
}

@MainActor private func fillUIAlertController(_ t: inout __ObjCTable) {
    t.method("addAction:") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertController.self).addAction(__objcArgument(a, 0) as UIAlertAction)) }
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertController.self).loadView()) }
    t.method("viewDidAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertController.self).viewDidAppear(__objcArgument(a, 0) as Bool)) }
    t.property("actions", \UIAlertController.actions)
    t.property("message", \UIAlertController.message)
    t.property("preferredAction", \UIAlertController.preferredAction)
    t.property("preferredContentSize", \UIAlertController.preferredContentSize)
    t.property("preferredStyle", \UIAlertController.preferredStyle)
    t.property("severity", \UIAlertController.severity)
    t.property("textFields", \UIAlertController.textFields)
    t.property("title", \UIAlertController.title)
}

@MainActor private func fillUIAlertView(_ t: inout __ObjCTable) {
    t.method("addButtonWithTitle:") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertView.self).addButton(withTitle: __objcArgument(a, 0) as String?)) }
    t.method("buttonTitleAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertView.self).buttonTitle(at: __objcArgument(a, 0) as Int)) }
    t.method("dismissWithClickedButtonIndex:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertView.self).dismiss(withClickedButtonIndex: __objcArgument(a, 0) as Int, animated: __objcArgument(a, 1) as Bool)) }
    t.method("show") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertView.self).show()) }
    t.method("textFieldAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UIAlertView.self).textField(at: __objcArgument(a, 0) as Int)) }
    t.property("alertViewStyle", \UIAlertView.alertViewStyle)
    t.property("cancelButtonIndex", \UIAlertView.cancelButtonIndex)
    t.property("delegate", \UIAlertView.delegate)
    t.property("firstOtherButtonIndex", \UIAlertView.firstOtherButtonIndex)
    t.property("message", \UIAlertView.message)
    t.property("numberOfButtons", \UIAlertView.numberOfButtons)
    t.property("title", \UIAlertView.title)
    t.property("visible", \UIAlertView.isVisible, getter: "isVisible")
}

@MainActor private func fillUIApplication(_ t: inout __ObjCTable) {
    t.method("beginIgnoringInteractionEvents") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).beginIgnoringInteractionEvents()) }
    t.method("beginReceivingRemoteControlEvents") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).beginReceivingRemoteControlEvents()) }
    t.method("canOpenURL:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).canOpenURL(__objcArgument(a, 0) as URL)) }
    t.method("completeStateRestoration") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).completeStateRestoration()) }
    t.method("endBackgroundTask:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).endBackgroundTask(__objcArgument(a, 0) as UIBackgroundTaskIdentifier)) }
    t.method("endIgnoringInteractionEvents") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).endIgnoringInteractionEvents()) }
    t.method("endReceivingRemoteControlEvents") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).endReceivingRemoteControlEvents()) }
    t.method("extendStateRestoration") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).extendStateRestoration()) }
    t.method("ignoreSnapshotOnNextApplicationLaunch") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).ignoreSnapshotOnNextApplicationLaunch()) }
    t.method("openURL:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).openURL(__objcArgument(a, 0) as URL)) }
    t.method("registerForRemoteNotifications") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).registerForRemoteNotifications()) }
    t.method("requestSceneSessionRefresh:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).requestSceneSessionRefresh(__objcArgument(a, 0) as UISceneSession)) }
    t.method("sendAction:to:from:forEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).sendAction(__objcArgument(a, 0) as Selector, to: __objcArgument(a, 1) as Any?, from: __objcArgument(a, 2) as Any?, for: __objcArgument(a, 3) as UIEvent?)) }
    t.method("sendEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).sendEvent(__objcArgument(a, 0) as UIEvent)) }
    t.method("setMinimumBackgroundFetchInterval:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).setMinimumBackgroundFetchInterval(__objcArgument(a, 0) as TimeInterval)) }
    t.method("setStatusBarHidden:withAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).setStatusBarHidden(__objcArgument(a, 0) as Bool, with: __objcArgument(a, 1) as UIStatusBarAnimation)) }
    t.method("setStatusBarStyle:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).setStatusBarStyle(__objcArgument(a, 0) as UIStatusBarStyle, animated: __objcArgument(a, 1) as Bool)) }
    t.method("supportedInterfaceOrientationsForWindow:") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).supportedInterfaceOrientations(for: __objcArgument(a, 0) as UIWindow?)) }
    t.method("unregisterForRemoteNotifications") { o, a in __objcResult(unsafeDowncast(o, to: UIApplication.self).unregisterForRemoteNotifications()) }
    t.property("alternateIconName", \UIApplication.alternateIconName)
    t.property("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
    t.property("applicationState", \UIApplication.applicationState)
    t.property("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
    t.property("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus)
    t.property("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining)
    t.property("connectedScenes", \UIApplication.connectedScenes)
    t.property("delegate", \UIApplication.delegate)
    t.property("idleTimerDisabled", \UIApplication.isIdleTimerDisabled, getter: "isIdleTimerDisabled")
    t.property("ignoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents, getter: "isIgnoringInteractionEvents")
    t.property("keyWindow", \UIApplication.keyWindow)
    t.property("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible, getter: "isNetworkActivityIndicatorVisible")
    t.property("next", \UIApplication.next)
    t.property("openSessions", \UIApplication.openSessions)
    t.property("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
    t.property("protectedDataAvailable", \UIApplication.isProtectedDataAvailable, getter: "isProtectedDataAvailable")
    t.property("registeredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications, getter: "isRegisteredForRemoteNotifications")
    t.property("shortcutItems", \UIApplication.shortcutItems)
    t.property("statusBarFrame", \UIApplication.statusBarFrame)
    t.property("statusBarHidden", \UIApplication.isStatusBarHidden, getter: "isStatusBarHidden")
    t.property("statusBarOrientation", \UIApplication.statusBarOrientation)
    t.property("statusBarOrientationAnimationDuration", \UIApplication.statusBarOrientationAnimationDuration)
    t.property("statusBarStyle", \UIApplication.statusBarStyle)
    t.property("supportsAlternateIcons", \UIApplication.supportsAlternateIcons)
    t.property("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
    t.property("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
    t.property("windows", \UIApplication.windows)
}

@MainActor private func fillUIApplicationShortcutItem(_ t: inout __ObjCTable) {
    t.property("icon", \UIApplicationShortcutItem.icon)
    t.property("localizedSubtitle", \UIApplicationShortcutItem.localizedSubtitle)
    t.property("localizedTitle", \UIApplicationShortcutItem.localizedTitle)
    t.property("targetContentIdentifier", \UIApplicationShortcutItem.targetContentIdentifier)
    t.property("type", \UIApplicationShortcutItem.type)
    t.property("userInfo", \UIApplicationShortcutItem.userInfo)
}

@MainActor private func fillUIAttachmentBehavior(_ t: inout __ObjCTable) {
    t.property("anchorPoint", \UIAttachmentBehavior.anchorPoint)
    t.property("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType)
    t.property("attachmentRange", \UIAttachmentBehavior.attachmentRange)
    t.property("damping", \UIAttachmentBehavior.damping)
    t.property("frequency", \UIAttachmentBehavior.frequency)
    t.property("frictionTorque", \UIAttachmentBehavior.frictionTorque)
    t.property("items", \UIAttachmentBehavior.items)
    t.property("length", \UIAttachmentBehavior.length)
}

@MainActor private func fillUIBarAppearance(_ t: inout __ObjCTable) {
    t.method("configureWithDefaultBackground") { o, a in __objcResult(unsafeDowncast(o, to: UIBarAppearance.self).configureWithDefaultBackground()) }
    t.method("configureWithOpaqueBackground") { o, a in __objcResult(unsafeDowncast(o, to: UIBarAppearance.self).configureWithOpaqueBackground()) }
    t.method("configureWithTransparentBackground") { o, a in __objcResult(unsafeDowncast(o, to: UIBarAppearance.self).configureWithTransparentBackground()) }
    t.property("backgroundColor", \UIBarAppearance.backgroundColor)
    t.property("backgroundEffect", \UIBarAppearance.backgroundEffect)
    t.property("backgroundImage", \UIBarAppearance.backgroundImage)
    t.property("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
    t.property("idiom", \UIBarAppearance.idiom)
    t.property("shadowColor", \UIBarAppearance.shadowColor)
    t.property("shadowImage", \UIBarAppearance.shadowImage)
}

@MainActor private func fillUIBarButtonItem(_ t: inout __ObjCTable) {
    t.method("backButtonBackgroundImageForState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backButtonBackgroundImage(for: __objcArgument(a, 0) as UIControl.State, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backButtonBackgroundVerticalPositionAdjustment(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.method("backButtonTitlePositionAdjustmentForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backButtonTitlePositionAdjustment(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.method("backgroundImageForState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("backgroundImageForState:style:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State, style: __objcArgument(a, 1) as UIBarButtonItem.Style, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("backgroundVerticalPositionAdjustmentForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backgroundVerticalPositionAdjustment(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.method("setBackButtonBackgroundImage:forState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackButtonBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackButtonBackgroundVerticalPositionAdjustment(__objcArgument(a, 0) as CGFloat, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("setBackButtonTitlePositionAdjustment:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackButtonTitlePositionAdjustment(__objcArgument(a, 0) as UIOffset, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("setBackgroundImage:forState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setBackgroundImage:forState:style:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, style: __objcArgument(a, 2) as UIBarButtonItem.Style, barMetrics: __objcArgument(a, 3) as UIBarMetrics)) }
    t.method("setBackgroundVerticalPositionAdjustment:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackgroundVerticalPositionAdjustment(__objcArgument(a, 0) as CGFloat, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("setTitlePositionAdjustment:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setTitlePositionAdjustment(__objcArgument(a, 0) as UIOffset, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("titlePositionAdjustmentForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).titlePositionAdjustment(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.property("action", \UIBarButtonItem.action)
    t.property("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
    t.property("customView", \UIBarButtonItem.customView)
    t.property("hidden", \UIBarButtonItem.isHidden, getter: "isHidden")
    t.property("menu", \UIBarButtonItem.menu)
    t.property("possibleTitles", \UIBarButtonItem.possibleTitles)
    t.property("primaryAction", \UIBarButtonItem.primaryAction)
    t.property("selected", \UIBarButtonItem.isSelected, getter: "isSelected")
    t.property("style", \UIBarButtonItem.style)
    t.property("symbolAnimationEnabled", \UIBarButtonItem.isSymbolAnimationEnabled, getter: "isSymbolAnimationEnabled")
    t.property("target", \UIBarButtonItem.target)
    t.property("tintColor", \UIBarButtonItem.tintColor)
    t.property("width", \UIBarButtonItem.width)
}

@MainActor private func fillUIBarButtonItemAppearance(_ t: inout __ObjCTable) {
    t.method("configureWithDefaultForStyle:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItemAppearance.self).configureWithDefault(for: __objcArgument(a, 0) as UIBarButtonItem.Style)) }
    t.property("disabled", \UIBarButtonItemAppearance.disabled)
    t.property("focused", \UIBarButtonItemAppearance.focused)
    t.property("highlighted", \UIBarButtonItemAppearance.highlighted)
    t.property("normal", \UIBarButtonItemAppearance.normal)
}

@MainActor private func fillUIBarButtonItemStateAppearance(_ t: inout __ObjCTable) {
    t.property("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage)
    t.property("backgroundImagePositionAdjustment", \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment)
    t.property("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
    t.property("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
}

@MainActor private func fillUIBarItem(_ t: inout __ObjCTable) {
    t.method("setTitleTextAttributes:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarItem.self).setTitleTextAttributes(__objcArgument(a, 0) as [NSAttributedString.Key : Any]?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("titleTextAttributesForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarItem.self).titleTextAttributes(for: __objcArgument(a, 0) as UIControl.State)) }
    t.property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    t.property("enabled", \UIBarItem.isEnabled, getter: "isEnabled")
    t.property("image", \UIBarItem.image)
    t.property("imageInsets", \UIBarItem.imageInsets)
    t.property("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    t.property("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
    t.property("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
    t.property("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
    t.property("tag", \UIBarItem.tag)
    t.property("title", \UIBarItem.title)
}

@MainActor private func fillUIBezierPath(_ t: inout __ObjCTable) {
    t.method("addArcWithCenter:radius:startAngle:endAngle:clockwise:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).addArc(withCenter: __objcArgument(a, 0) as CGPoint, radius: __objcArgument(a, 1) as CGFloat, startAngle: __objcArgument(a, 2) as CGFloat, endAngle: __objcArgument(a, 3) as CGFloat, clockwise: __objcArgument(a, 4) as Bool)) }
    t.method("addClip") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).addClip()) }
    t.method("addCurveToPoint:controlPoint1:controlPoint2:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).addCurve(to: __objcArgument(a, 0) as CGPoint, controlPoint1: __objcArgument(a, 1) as CGPoint, controlPoint2: __objcArgument(a, 2) as CGPoint)) }
    t.method("addLineToPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).addLine(to: __objcArgument(a, 0) as CGPoint)) }
    t.method("addQuadCurveToPoint:controlPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).addQuadCurve(to: __objcArgument(a, 0) as CGPoint, controlPoint: __objcArgument(a, 1) as CGPoint)) }
    t.method("appendPath:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).append(__objcArgument(a, 0) as UIBezierPath)) }
    t.method("applyTransform:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).apply(__objcArgument(a, 0) as CGAffineTransform)) }
    t.method("bezierPathByReversingPath") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).reversing()) }
    t.method("closePath") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).close()) }
    t.method("containsPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).contains(__objcArgument(a, 0) as CGPoint)) }
    t.method("fill") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).fill()) }
    t.method("fillWithBlendMode:alpha:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).fill(with: __objcArgument(a, 0) as CGBlendMode, alpha: __objcArgument(a, 1) as CGFloat)) }
    t.method("moveToPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).move(to: __objcArgument(a, 0) as CGPoint)) }
    t.method("removeAllPoints") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).removeAllPoints()) }
    t.method("stroke") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).stroke()) }
    t.method("strokeWithBlendMode:alpha:") { o, a in __objcResult(unsafeDowncast(o, to: UIBezierPath.self).stroke(with: __objcArgument(a, 0) as CGBlendMode, alpha: __objcArgument(a, 1) as CGFloat)) }
    t.property("bounds", \UIBezierPath.bounds)
    t.property("cgPath", \UIBezierPath.cgPath)
    t.property("currentPoint", \UIBezierPath.currentPoint)
    t.property("empty", \UIBezierPath.isEmpty, getter: "isEmpty")
    t.property("flatness", \UIBezierPath.flatness)
    t.property("lineCapStyle", \UIBezierPath.lineCapStyle)
    t.property("lineJoinStyle", \UIBezierPath.lineJoinStyle)
    t.property("lineWidth", \UIBezierPath.lineWidth)
    t.property("miterLimit", \UIBezierPath.miterLimit)
    t.property("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
}

@MainActor private func fillUIButton(_ t: inout __ObjCTable) {
    t.method("attributedTitleForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).attributedTitle(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("backgroundImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("backgroundRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).backgroundRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("contentRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).contentRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("contextMenuInteraction:configurationForMenuAtLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).contextMenuInteraction(__objcArgument(a, 0) as UIContextMenuInteraction, configurationForMenuAtLocation: __objcArgument(a, 1) as CGPoint)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("imageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).image(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("imageRectForContentRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).imageRect(forContentRect: __objcArgument(a, 0) as CGRect)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).layoutSubviews()) }
    t.method("preferredSymbolConfigurationForImageInState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).preferredSymbolConfigurationForImage(in: __objcArgument(a, 0) as UIControl.State)) }
    t.method("sendAction:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).sendAction(__objcArgument(a, 0) as UIAction)) }
    t.method("setAttributedTitle:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setAttributedTitle(__objcArgument(a, 0) as NSAttributedString?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setBackgroundImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setNeedsUpdateConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setNeedsUpdateConfiguration()) }
    t.method("setPreferredSymbolConfiguration:forImageInState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setPreferredSymbolConfiguration(__objcArgument(a, 0) as UIImage.SymbolConfiguration?, forImageIn: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setTitle:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setTitle(__objcArgument(a, 0) as String?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setTitleColor:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setTitleColor(__objcArgument(a, 0) as UIColor?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setTitleShadowColor:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).setTitleShadowColor(__objcArgument(a, 0) as UIColor?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("sizeToFit") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).sizeToFit()) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).tintColorDidChange()) }
    t.method("titleColorForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).titleColor(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("titleForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).title(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("titleRectForContentRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).titleRect(forContentRect: __objcArgument(a, 0) as CGRect)) }
    t.method("titleShadowColorForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).titleShadowColor(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("updateConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UIButton.self).updateConfiguration()) }
    t.property("adjustsImageSizeForAccessibilityContentSizeCategory", \UIButton.adjustsImageSizeForAccessibilityContentSizeCategory)
    t.property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    t.property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    t.property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    t.property("buttonType", \UIButton.buttonType)
    t.property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    t.property("configuration", \UIButton.configuration)
    t.property("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
    t.property("contentEdgeInsets", \UIButton.contentEdgeInsets)
    t.property("currentAttributedTitle", \UIButton.currentAttributedTitle)
    t.property("currentBackgroundImage", \UIButton.currentBackgroundImage)
    t.property("currentImage", \UIButton.currentImage)
    t.property("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration)
    t.property("currentTitle", \UIButton.currentTitle)
    t.property("currentTitleColor", \UIButton.currentTitleColor)
    t.property("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
    t.property("forFirstBaselineLayout", \UIButton.forFirstBaselineLayout)
    t.property("forLastBaselineLayout", \UIButton.forLastBaselineLayout)
    t.property("held", \UIButton.isHeld, getter: "isHeld")
    t.property("hovered", \UIButton.isHovered, getter: "isHovered")
    t.property("imageEdgeInsets", \UIButton.imageEdgeInsets)
    t.property("imageView", \UIButton.imageView)
    t.property("intrinsicContentSize", \UIButton.intrinsicContentSize)
    t.property("menu", \UIButton.menu)
    t.property("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled, getter: "isPointerInteractionEnabled")
    t.property("pointerStyleProvider", \UIButton.pointerStyleProvider)
    t.property("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    t.property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
    t.property("role", \UIButton.role)
    t.property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    t.property("subtitleLabel", \UIButton.subtitleLabel)
    t.property("titleEdgeInsets", \UIButton.titleEdgeInsets)
    t.property("titleLabel", \UIButton.titleLabel)
}

@MainActor private func fillUICanvasFeedbackGenerator(_ t: inout __ObjCTable) {
    t.method("alignmentOccurredAtLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UICanvasFeedbackGenerator.self).alignmentOccurred(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("pathCompletedAtLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UICanvasFeedbackGenerator.self).pathCompleted(at: __objcArgument(a, 0) as CGPoint)) }
}

@MainActor private func fillUICollectionLayoutSectionOrthogonalScrollingProperties(_ t: inout __ObjCTable) {
    t.property("bounce", \UICollectionLayoutSectionOrthogonalScrollingProperties.bounce)
    t.property("decelerationRate", \UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate)
}

@MainActor private func fillUICollectionReusableView(_ t: inout __ObjCTable) {
    t.method("applyLayoutAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionReusableView.self).apply(__objcArgument(a, 0) as UICollectionViewLayoutAttributes)) }
    t.method("didTransitionFromLayout:toLayout:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionReusableView.self).didTransition(from: __objcArgument(a, 0) as UICollectionViewLayout, to: __objcArgument(a, 1) as UICollectionViewLayout)) }
    t.method("preferredLayoutAttributesFittingAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionReusableView.self).preferredLayoutAttributesFitting(__objcArgument(a, 0) as UICollectionViewLayoutAttributes)) }
    t.method("prepareForReuse") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionReusableView.self).prepareForReuse()) }
    t.method("willTransitionFromLayout:toLayout:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionReusableView.self).willTransition(from: __objcArgument(a, 0) as UICollectionViewLayout, to: __objcArgument(a, 1) as UICollectionViewLayout)) }
    t.property("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
}

@MainActor private func fillUICollectionView(_ t: inout __ObjCTable) {
    t.method("adjustedContentInsetDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).adjustedContentInsetDidChange()) }
    t.method("beginInteractiveMovementForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).beginInteractiveMovementForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("cancelInteractiveMovement") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).cancelInteractiveMovement()) }
    t.method("cancelInteractiveTransition") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).cancelInteractiveTransition()) }
    t.method("cellForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).cellForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("deleteItemsAtIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).deleteItems(at: __objcArgument(a, 0) as [IndexPath])) }
    t.method("deleteSections:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).deleteSections(__objcArgument(a, 0) as IndexSet)) }
    t.method("dequeueReusableCellWithReuseIdentifier:forIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).dequeueReusableCell(withReuseIdentifier: __objcArgument(a, 0) as String, for: __objcArgument(a, 1) as IndexPath)) }
    t.method("dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).dequeueReusableSupplementaryView(ofKind: __objcArgument(a, 0) as String, withReuseIdentifier: __objcArgument(a, 1) as String, for: __objcArgument(a, 2) as IndexPath)) }
    t.method("deselectItemAtIndexPath:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).deselectItem(at: __objcArgument(a, 0) as IndexPath, animated: __objcArgument(a, 1) as Bool)) }
    t.method("didUpdateFocusInContext:withAnimationCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).didUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext, with: __objcArgument(a, 1) as UIFocusAnimationCoordinator)) }
    t.method("endInteractiveMovement") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).endInteractiveMovement()) }
    t.method("finishInteractiveTransition") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).finishInteractiveTransition()) }
    t.method("gestureRecognizerShouldBegin:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).gestureRecognizerShouldBegin(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("indexPathForCell:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).indexPath(for: __objcArgument(a, 0) as UICollectionViewCell)) }
    t.method("indexPathForItemAtPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).indexPathForItem(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("indexPathForSupplementaryView:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).indexPath(forSupplementaryView: __objcArgument(a, 0) as UICollectionReusableView)) }
    t.method("indexPathsForVisibleSupplementaryElementsOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).indexPathsForVisibleSupplementaryElements(ofKind: __objcArgument(a, 0) as String)) }
    t.method("insertItemsAtIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).insertItems(at: __objcArgument(a, 0) as [IndexPath])) }
    t.method("insertSections:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).insertSections(__objcArgument(a, 0) as IndexSet)) }
    t.method("layoutAttributesForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).layoutAttributesForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("layoutAttributesForSupplementaryElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).layoutAttributesForSupplementaryElement(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).layoutSubviews()) }
    t.method("moveItemAtIndexPath:toIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).moveItem(at: __objcArgument(a, 0) as IndexPath, to: __objcArgument(a, 1) as IndexPath)) }
    t.method("moveSection:toSection:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).moveSection(__objcArgument(a, 0) as Int, toSection: __objcArgument(a, 1) as Int)) }
    t.method("numberOfItemsInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).numberOfItems(inSection: __objcArgument(a, 0) as Int)) }
    t.method("reconfigureItemsAtIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).reconfigureItems(at: __objcArgument(a, 0) as [IndexPath])) }
    t.method("registerClass:forCellWithReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).register(__objcArgument(a, 0) as AnyClass?, forCellWithReuseIdentifier: __objcArgument(a, 1) as String)) }
    t.method("registerClass:forCellWithReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).register(__objcArgument(a, 0) as UINib?, forCellWithReuseIdentifier: __objcArgument(a, 1) as String)) }
    t.method("registerClass:forSupplementaryViewOfKind:withReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).register(__objcArgument(a, 0) as AnyClass?, forSupplementaryViewOfKind: __objcArgument(a, 1) as String, withReuseIdentifier: __objcArgument(a, 2) as String)) }
    t.method("registerClass:forSupplementaryViewOfKind:withReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).register(__objcArgument(a, 0) as UINib?, forSupplementaryViewOfKind: __objcArgument(a, 1) as String, withReuseIdentifier: __objcArgument(a, 2) as String)) }
    t.method("reloadData") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).reloadData()) }
    t.method("reloadItemsAtIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).reloadItems(at: __objcArgument(a, 0) as [IndexPath])) }
    t.method("reloadSections:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).reloadSections(__objcArgument(a, 0) as IndexSet)) }
    t.method("scrollToItemAtIndexPath:atScrollPosition:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).scrollToItem(at: __objcArgument(a, 0) as IndexPath, at: __objcArgument(a, 1) as UICollectionView.ScrollPosition, animated: __objcArgument(a, 2) as Bool)) }
    t.method("selectItemAtIndexPath:animated:scrollPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).selectItem(at: __objcArgument(a, 0) as IndexPath?, animated: __objcArgument(a, 1) as Bool, scrollPosition: __objcArgument(a, 2) as UICollectionView.ScrollPosition)) }
    t.method("setCollectionViewLayout:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).setCollectionViewLayout(__objcArgument(a, 0) as UICollectionViewLayout, animated: __objcArgument(a, 1) as Bool)) }
    t.method("shouldUpdateFocusInContext:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).shouldUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext)) }
    t.method("startInteractiveTransitionToCollectionViewLayout:completion:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).startInteractiveTransition(to: __objcArgument(a, 0) as UICollectionViewLayout, completion: __objcArgument(a, 1) as UICollectionView.LayoutInteractiveTransitionCompletion?)) }
    t.method("supplementaryViewForElementKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).supplementaryView(forElementKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("updateInteractiveMovementTargetPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).updateInteractiveMovementTargetPosition(__objcArgument(a, 0) as CGPoint)) }
    t.method("visibleSupplementaryViewsOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionView.self).visibleSupplementaryViews(ofKind: __objcArgument(a, 0) as String)) }
    t.property("allowsFocus", \UICollectionView.allowsFocus)
    t.property("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
    t.property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    t.property("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
    t.property("allowsSelection", \UICollectionView.allowsSelection)
    t.property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
    t.property("backgroundView", \UICollectionView.backgroundView)
    t.property("bounds", \UICollectionView.bounds)
    t.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
    t.property("dataSource", \UICollectionView.dataSource)
    t.property("delegate", \UICollectionView.delegate)
    t.property("dragDelegate", \UICollectionView.dragDelegate)
    t.property("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
    t.property("dropDelegate", \UICollectionView.dropDelegate)
    t.property("editing", \UICollectionView.isEditing, getter: "isEditing")
    t.property("frame", \UICollectionView.frame)
    t.property("hasActiveDrag", \UICollectionView.hasActiveDrag)
    t.property("hasActiveDrop", \UICollectionView.hasActiveDrop)
    t.property("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates)
    t.property("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
    t.property("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
    t.property("numberOfSections", \UICollectionView.numberOfSections)
    t.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
    t.property("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled, getter: "isPrefetchingEnabled")
    t.property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
    t.property("reorderingCadence", \UICollectionView.reorderingCadence)
    t.property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    t.property("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
    t.property("visibleCells", \UICollectionView.visibleCells)
}

@MainActor private func fillUICollectionViewCell(_ t: inout __ObjCTable) {
    t.method("defaultBackgroundConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCell.self).defaultBackgroundConfiguration()) }
    t.method("dragStateDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCell.self).dragStateDidChange(__objcArgument(a, 0) as UICollectionViewCell.DragState)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCell.self).layoutSubviews()) }
    t.method("preferredLayoutAttributesFittingAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCell.self).preferredLayoutAttributesFitting(__objcArgument(a, 0) as UICollectionViewLayoutAttributes)) }
    t.method("setNeedsUpdateConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCell.self).setNeedsUpdateConfiguration()) }
    t.method("updateConfigurationUsingState:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCell.self).updateConfiguration(using: __objcArgument(a, 0) as UICellConfigurationState)) }
    t.property("automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    t.property("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    t.property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    t.property("backgroundView", \UICollectionViewCell.backgroundView)
    t.property("configurationState", \UICollectionViewCell.configurationState)
    t.property("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
    t.property("contentConfiguration", \UICollectionViewCell.contentConfiguration)
    t.property("contentView", \UICollectionViewCell.contentView)
    t.property("highlighted", \UICollectionViewCell.isHighlighted, getter: "isHighlighted")
    t.property("selected", \UICollectionViewCell.isSelected, getter: "isSelected")
    t.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
}

@MainActor private func fillUICollectionViewCompositionalLayout(_ t: inout __ObjCTable) {
    t.method("invalidateLayoutWithContext:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).invalidateLayout(with: __objcArgument(a, 0) as UICollectionViewLayoutInvalidationContext)) }
    t.method("invalidationContextForBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).invalidationContext(forBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).invalidationContext(forPreferredLayoutAttributes: __objcArgument(a, 0) as UICollectionViewLayoutAttributes, withOriginalAttributes: __objcArgument(a, 1) as UICollectionViewLayoutAttributes)) }
    t.method("layoutAttributesForDecorationViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).layoutAttributesForDecorationView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("layoutAttributesForElementsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).layoutAttributesForElements(in: __objcArgument(a, 0) as CGRect)) }
    t.method("layoutAttributesForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).layoutAttributesForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).layoutAttributesForSupplementaryView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("prepareLayout") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).prepare()) }
    t.method("shouldInvalidateLayoutForBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).shouldInvalidateLayout(forBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewCompositionalLayout.self).shouldInvalidateLayout(forPreferredLayoutAttributes: __objcArgument(a, 0) as UICollectionViewLayoutAttributes, withOriginalAttributes: __objcArgument(a, 1) as UICollectionViewLayoutAttributes)) }
    t.property("collectionViewContentSize", \UICollectionViewCompositionalLayout.collectionViewContentSize)
    t.property("configuration", \UICollectionViewCompositionalLayout.configuration)
}

@MainActor private func fillUICollectionViewCompositionalLayoutConfiguration(_ t: inout __ObjCTable) {
    t.property("boundarySupplementaryItems", \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
    t.property("contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
    t.property("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
    t.property("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
}

@MainActor private func fillUICollectionViewController(_ t: inout __ObjCTable) {
    t.method("collectionView:canEditItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, canEditItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:canFocusItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, canFocusItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:canMoveItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, canMoveItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:canPerformAction:forItemAtIndexPath:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, canPerformAction: __objcArgument(a, 1) as Selector, forItemAt: __objcArgument(a, 2) as IndexPath, withSender: __objcArgument(a, 3) as Any?)) }
    t.method("collectionView:canPerformPrimaryActionForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, canPerformPrimaryActionForItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:cellForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, cellForItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, contextMenuConfiguration: __objcArgument(a, 1) as UIContextMenuConfiguration, dismissalPreviewForItemAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, contextMenuConfiguration: __objcArgument(a, 1) as UIContextMenuConfiguration, highlightPreviewForItemAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:contextMenuConfigurationForItemAtIndexPath:point:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, contextMenuConfigurationForItemAt: __objcArgument(a, 1) as IndexPath, point: __objcArgument(a, 2) as CGPoint)) }
    t.method("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, contextMenuConfigurationForItemsAt: __objcArgument(a, 1) as [IndexPath], point: __objcArgument(a, 2) as CGPoint)) }
    t.method("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didBeginMultipleSelectionInteractionAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:didDeselectItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didDeselectItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:didEndDisplayingCell:forItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didEndDisplaying: __objcArgument(a, 1) as UICollectionViewCell, forItemAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didEndDisplayingSupplementaryView: __objcArgument(a, 1) as UICollectionReusableView, forElementOfKind: __objcArgument(a, 2) as String, at: __objcArgument(a, 3) as IndexPath)) }
    t.method("collectionView:didHighlightItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didHighlightItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:didSelectItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didSelectItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:didUnhighlightItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didUnhighlightItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:didUpdateFocusInContext:withAnimationCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, didUpdateFocusIn: __objcArgument(a, 1) as UICollectionViewFocusUpdateContext, with: __objcArgument(a, 2) as UIFocusAnimationCoordinator)) }
    t.method("collectionView:indexPathForIndexTitle:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, indexPathForIndexTitle: __objcArgument(a, 1) as String, at: __objcArgument(a, 2) as Int)) }
    t.method("collectionView:moveItemAtIndexPath:toIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, moveItemAt: __objcArgument(a, 1) as IndexPath, to: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:numberOfItemsInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, numberOfItemsInSection: __objcArgument(a, 1) as Int)) }
    t.method("collectionView:performAction:forItemAtIndexPath:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, performAction: __objcArgument(a, 1) as Selector, forItemAt: __objcArgument(a, 2) as IndexPath, withSender: __objcArgument(a, 3) as Any?)) }
    t.method("collectionView:performPrimaryActionForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, performPrimaryActionForItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:previewForDismissingContextMenuWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, previewForDismissingContextMenuWithConfiguration: __objcArgument(a, 1) as UIContextMenuConfiguration)) }
    t.method("collectionView:previewForHighlightingContextMenuWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, previewForHighlightingContextMenuWithConfiguration: __objcArgument(a, 1) as UIContextMenuConfiguration)) }
    t.method("collectionView:selectionFollowsFocusForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, selectionFollowsFocusForItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, shouldBeginMultipleSelectionInteractionAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:shouldDeselectItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, shouldDeselectItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:shouldHighlightItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, shouldHighlightItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:shouldSelectItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, shouldSelectItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:shouldShowMenuForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, shouldShowMenuForItemAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("collectionView:shouldUpdateFocusInContext:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, shouldUpdateFocusIn: __objcArgument(a, 1) as UICollectionViewFocusUpdateContext)) }
    t.method("collectionView:targetContentOffsetForProposedContentOffset:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, targetContentOffsetForProposedContentOffset: __objcArgument(a, 1) as CGPoint)) }
    t.method("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, targetIndexPathForMoveFromItemAt: __objcArgument(a, 1) as IndexPath, toProposedIndexPath: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: __objcArgument(a, 1) as IndexPath, atCurrentIndexPath: __objcArgument(a, 2) as IndexPath, toProposedIndexPath: __objcArgument(a, 3) as IndexPath)) }
    t.method("collectionView:transitionLayoutForOldLayout:newLayout:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, transitionLayoutForOldLayout: __objcArgument(a, 1) as UICollectionViewLayout, newLayout: __objcArgument(a, 2) as UICollectionViewLayout)) }
    t.method("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, viewForSupplementaryElementOfKind: __objcArgument(a, 1) as String, at: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:willDisplayCell:forItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, willDisplay: __objcArgument(a, 1) as UICollectionViewCell, forItemAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("collectionView:willDisplayContextMenuWithConfiguration:animator:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, willDisplayContextMenu: __objcArgument(a, 1) as UIContextMenuConfiguration, animator: __objcArgument(a, 2) as (any UIContextMenuInteractionAnimating)?)) }
    t.method("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, willDisplaySupplementaryView: __objcArgument(a, 1) as UICollectionReusableView, forElementKind: __objcArgument(a, 2) as String, at: __objcArgument(a, 3) as IndexPath)) }
    t.method("collectionView:willEndContextMenuInteractionWithConfiguration:animator:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, willEndContextMenuInteraction: __objcArgument(a, 1) as UIContextMenuConfiguration, animator: __objcArgument(a, 2) as (any UIContextMenuInteractionAnimating)?)) }
    t.method("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionView(__objcArgument(a, 0) as UICollectionView, willPerformPreviewActionForMenuWith: __objcArgument(a, 1) as UIContextMenuConfiguration, animator: __objcArgument(a, 2) as any UIContextMenuInteractionCommitAnimating)) }
    t.method("collectionViewDidEndMultipleSelectionInteraction:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).collectionViewDidEndMultipleSelectionInteraction(__objcArgument(a, 0) as UICollectionView)) }
    t.method("indexPathForPreferredFocusedViewInCollectionView:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).indexPathForPreferredFocusedView(in: __objcArgument(a, 0) as UICollectionView)) }
    t.method("indexTitlesForCollectionView:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).indexTitles(for: __objcArgument(a, 0) as UICollectionView)) }
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).loadView()) }
    t.method("numberOfSectionsInCollectionView:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).numberOfSections(in: __objcArgument(a, 0) as UICollectionView)) }
    t.method("viewWillAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewController.self).viewWillAppear(__objcArgument(a, 0) as Bool)) }
    t.property("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    t.property("collectionView", \UICollectionViewController.collectionView)
    t.property("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
    t.property("installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
    t.property("useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
    t.property("view", \UICollectionViewController.view)
}

@MainActor private func fillUICollectionViewDropPlaceholder(_ t: inout __ObjCTable) {
    t.property("previewParametersProvider", \UICollectionViewDropPlaceholder.previewParametersProvider)
}

@MainActor private func fillUICollectionViewDropProposal(_ t: inout __ObjCTable) {
    t.property("intent", \UICollectionViewDropProposal.intent)
}

@MainActor private func fillUICollectionViewFlowLayout(_ t: inout __ObjCTable) {
    t.method("invalidateLayoutWithContext:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).invalidateLayout(with: __objcArgument(a, 0) as UICollectionViewLayoutInvalidationContext)) }
    t.method("invalidationContextForBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).invalidationContext(forBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).invalidationContext(forPreferredLayoutAttributes: __objcArgument(a, 0) as UICollectionViewLayoutAttributes, withOriginalAttributes: __objcArgument(a, 1) as UICollectionViewLayoutAttributes)) }
    t.method("layoutAttributesForElementsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).layoutAttributesForElements(in: __objcArgument(a, 0) as CGRect)) }
    t.method("layoutAttributesForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).layoutAttributesForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).layoutAttributesForSupplementaryView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("prepareLayout") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).prepare()) }
    t.method("shouldInvalidateLayoutForBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).shouldInvalidateLayout(forBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewFlowLayout.self).shouldInvalidateLayout(forPreferredLayoutAttributes: __objcArgument(a, 0) as UICollectionViewLayoutAttributes, withOriginalAttributes: __objcArgument(a, 1) as UICollectionViewLayoutAttributes)) }
    t.property("collectionViewContentSize", \UICollectionViewFlowLayout.collectionViewContentSize)
    t.property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    t.property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    t.property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    t.property("itemSize", \UICollectionViewFlowLayout.itemSize)
    t.property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    t.property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    t.property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    t.property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    t.property("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    t.property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    t.property("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
}

@MainActor private func fillUICollectionViewFlowLayoutInvalidationContext(_ t: inout __ObjCTable) {
    t.property("invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
    t.property("invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
}

@MainActor private func fillUICollectionViewFocusUpdateContext(_ t: inout __ObjCTable) {
    t.property("nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath)
    t.property("previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath)
}

@MainActor private func fillUICollectionViewLayout(_ t: inout __ObjCTable) {
    t.method("finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).finalLayoutAttributesForDisappearingDecorationElement(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("finalLayoutAttributesForDisappearingItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).finalLayoutAttributesForDisappearingItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("finalizeAnimatedBoundsChange") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).finalizeAnimatedBoundsChange()) }
    t.method("finalizeCollectionViewUpdates") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).finalizeCollectionViewUpdates()) }
    t.method("finalizeLayoutTransition") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).finalizeLayoutTransition()) }
    t.method("indexPathsToDeleteForDecorationViewOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).indexPathsToDeleteForDecorationView(ofKind: __objcArgument(a, 0) as String)) }
    t.method("indexPathsToDeleteForSupplementaryViewOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).indexPathsToDeleteForSupplementaryView(ofKind: __objcArgument(a, 0) as String)) }
    t.method("indexPathsToInsertForDecorationViewOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).indexPathsToInsertForDecorationView(ofKind: __objcArgument(a, 0) as String)) }
    t.method("indexPathsToInsertForSupplementaryViewOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).indexPathsToInsertForSupplementaryView(ofKind: __objcArgument(a, 0) as String)) }
    t.method("initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).initialLayoutAttributesForAppearingDecorationElement(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("initialLayoutAttributesForAppearingItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).initialLayoutAttributesForAppearingItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).initialLayoutAttributesForAppearingSupplementaryElement(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("invalidateLayout") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).invalidateLayout()) }
    t.method("invalidateLayoutWithContext:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).invalidateLayout(with: __objcArgument(a, 0) as UICollectionViewLayoutInvalidationContext)) }
    t.method("invalidationContextForBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).invalidationContext(forBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:previousIndexPaths:movementCancelled:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: __objcArgument(a, 0) as [IndexPath], previousIndexPaths: __objcArgument(a, 1) as [IndexPath], movementCancelled: __objcArgument(a, 2) as Bool)) }
    t.method("invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).invalidationContext(forInteractivelyMovingItems: __objcArgument(a, 0) as [IndexPath], withTargetPosition: __objcArgument(a, 1) as CGPoint, previousIndexPaths: __objcArgument(a, 2) as [IndexPath], previousPosition: __objcArgument(a, 3) as CGPoint)) }
    t.method("invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).invalidationContext(forPreferredLayoutAttributes: __objcArgument(a, 0) as UICollectionViewLayoutAttributes, withOriginalAttributes: __objcArgument(a, 1) as UICollectionViewLayoutAttributes)) }
    t.method("layoutAttributesForDecorationViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).layoutAttributesForDecorationView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("layoutAttributesForElementsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).layoutAttributesForElements(in: __objcArgument(a, 0) as CGRect)) }
    t.method("layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).layoutAttributesForInteractivelyMovingItem(at: __objcArgument(a, 0) as IndexPath, withTargetPosition: __objcArgument(a, 1) as CGPoint)) }
    t.method("layoutAttributesForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).layoutAttributesForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).layoutAttributesForSupplementaryView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("prepareForAnimatedBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).prepare(forAnimatedBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("prepareForCollectionViewUpdates:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).prepare(forCollectionViewUpdates: __objcArgument(a, 0) as [UICollectionViewUpdateItem])) }
    t.method("prepareForTransitionFromLayout:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).prepareForTransition(from: __objcArgument(a, 0) as UICollectionViewLayout)) }
    t.method("prepareForTransitionToLayout:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).prepareForTransition(to: __objcArgument(a, 0) as UICollectionViewLayout)) }
    t.method("prepareLayout") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).prepare()) }
    t.method("registerClass:forDecorationViewOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).register(__objcArgument(a, 0) as AnyClass?, forDecorationViewOfKind: __objcArgument(a, 1) as String)) }
    t.method("registerClass:forDecorationViewOfKind:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).register(__objcArgument(a, 0) as UINib?, forDecorationViewOfKind: __objcArgument(a, 1) as String)) }
    t.method("shouldInvalidateLayoutForBoundsChange:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).shouldInvalidateLayout(forBoundsChange: __objcArgument(a, 0) as CGRect)) }
    t.method("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).shouldInvalidateLayout(forPreferredLayoutAttributes: __objcArgument(a, 0) as UICollectionViewLayoutAttributes, withOriginalAttributes: __objcArgument(a, 1) as UICollectionViewLayoutAttributes)) }
    t.method("targetContentOffsetForProposedContentOffset:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).targetContentOffset(forProposedContentOffset: __objcArgument(a, 0) as CGPoint)) }
    t.method("targetContentOffsetForProposedContentOffset:withScrollingVelocity:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).targetContentOffset(forProposedContentOffset: __objcArgument(a, 0) as CGPoint, withScrollingVelocity: __objcArgument(a, 1) as CGPoint)) }
    t.method("targetIndexPathForInteractivelyMovingItem:withPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayout.self).targetIndexPath(forInteractivelyMovingItem: __objcArgument(a, 0) as IndexPath, withPosition: __objcArgument(a, 1) as CGPoint)) }
    t.property("collectionView", \UICollectionViewLayout.collectionView)
    t.property("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
    t.property("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
    t.property("flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
}

@MainActor private func fillUICollectionViewLayoutAttributes(_ t: inout __ObjCTable) {
    t.property("alpha", \UICollectionViewLayoutAttributes.alpha)
    t.property("bounds", \UICollectionViewLayoutAttributes.bounds)
    t.property("center", \UICollectionViewLayoutAttributes.center)
    t.property("frame", \UICollectionViewLayoutAttributes.frame)
    t.property("hidden", \UICollectionViewLayoutAttributes.isHidden, getter: "isHidden")
    t.property("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    t.property("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
    t.property("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
    t.property("size", \UICollectionViewLayoutAttributes.size)
    t.property("transform", \UICollectionViewLayoutAttributes.transform)
    t.property("transform3D", \UICollectionViewLayoutAttributes.transform3D)
    t.property("zIndex", \UICollectionViewLayoutAttributes.zIndex)
}

@MainActor private func fillUICollectionViewLayoutInvalidationContext(_ t: inout __ObjCTable) {
    t.method("invalidateDecorationElementsOfKind:atIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayoutInvalidationContext.self).invalidateDecorationElements(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as [IndexPath])) }
    t.method("invalidateItemsAtIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayoutInvalidationContext.self).invalidateItems(at: __objcArgument(a, 0) as [IndexPath])) }
    t.method("invalidateSupplementaryElementsOfKind:atIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewLayoutInvalidationContext.self).invalidateSupplementaryElements(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as [IndexPath])) }
    t.property("contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
    t.property("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
    t.property("interactiveMovementTarget", \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
    t.property("invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
    t.property("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
    t.property("invalidatedDecorationIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
    t.property("invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
    t.property("invalidatedSupplementaryIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
    t.property("previousIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
    t.property("targetIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
}

@MainActor private func fillUICollectionViewListCell(_ t: inout __ObjCTable) {
    t.method("applyLayoutAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewListCell.self).apply(__objcArgument(a, 0) as UICollectionViewLayoutAttributes)) }
    t.method("defaultBackgroundConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewListCell.self).defaultBackgroundConfiguration()) }
    t.method("defaultContentConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewListCell.self).defaultContentConfiguration()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewListCell.self).layoutSubviews()) }
    t.method("preferredLayoutAttributesFittingAttributes:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewListCell.self).preferredLayoutAttributesFitting(__objcArgument(a, 0) as UICollectionViewLayoutAttributes)) }
    t.method("updateConfigurationUsingState:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewListCell.self).updateConfiguration(using: __objcArgument(a, 0) as UICellConfigurationState)) }
    t.property("accessories", \UICollectionViewListCell.accessories)
    t.property("indentationLevel", \UICollectionViewListCell.indentationLevel)
    t.property("indentationWidth", \UICollectionViewListCell.indentationWidth)
    t.property("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    t.property("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide)
}

@MainActor private func fillUICollectionViewPlaceholder(_ t: inout __ObjCTable) {
    t.property("cellUpdateHandler", \UICollectionViewPlaceholder.cellUpdateHandler)
}

@MainActor private func fillUICollectionViewTransitionLayout(_ t: inout __ObjCTable) {
    t.method("layoutAttributesForDecorationViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).layoutAttributesForDecorationView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("layoutAttributesForElementsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).layoutAttributesForElements(in: __objcArgument(a, 0) as CGRect)) }
    t.method("layoutAttributesForItemAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).layoutAttributesForItem(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).layoutAttributesForSupplementaryView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("prepareLayout") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).prepare()) }
    t.method("updateValue:forAnimatedKey:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).updateValue(__objcArgument(a, 0) as CGFloat, forAnimatedKey: __objcArgument(a, 1) as String)) }
    t.method("valueForAnimatedKey:") { o, a in __objcResult(unsafeDowncast(o, to: UICollectionViewTransitionLayout.self).value(forAnimatedKey: __objcArgument(a, 0) as String)) }
    t.property("collectionViewContentSize", \UICollectionViewTransitionLayout.collectionViewContentSize)
    t.property("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
    t.property("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
    t.property("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
}

@MainActor private func fillUICollectionViewUpdateItem(_ t: inout __ObjCTable) {
    t.property("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
    t.property("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
    t.property("updateAction", \UICollectionViewUpdateItem.updateAction)
}

@MainActor private func fillUICollisionBehavior(_ t: inout __ObjCTable) {
    t.method("addBoundaryWithIdentifier:forPath:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).addBoundary(withIdentifier: __objcArgument(a, 0) as any NSCopying, for: __objcArgument(a, 1) as UIBezierPath)) }
    t.method("addBoundaryWithIdentifier:fromPoint:toPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).addBoundary(withIdentifier: __objcArgument(a, 0) as any NSCopying, from: __objcArgument(a, 1) as CGPoint, to: __objcArgument(a, 2) as CGPoint)) }
    t.method("addItem:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).addItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("boundaryWithIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).boundary(withIdentifier: __objcArgument(a, 0) as any NSCopying)) }
    t.method("removeAllBoundaries") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).removeAllBoundaries()) }
    t.method("removeBoundaryWithIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).removeBoundary(withIdentifier: __objcArgument(a, 0) as any NSCopying)) }
    t.method("removeItem:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).removeItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("setTranslatesReferenceBoundsIntoBoundaryWithInsets:") { o, a in __objcResult(unsafeDowncast(o, to: UICollisionBehavior.self).setTranslatesReferenceBoundsIntoBoundary(with: __objcArgument(a, 0) as UIEdgeInsets)) }
    t.property("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers)
    t.property("collisionDelegate", \UICollisionBehavior.collisionDelegate)
    t.property("collisionMode", \UICollisionBehavior.collisionMode)
    t.property("items", \UICollisionBehavior.items)
    t.property("translatesReferenceBoundsIntoBoundary", \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
}

@MainActor private func fillUIColor(_ t: inout __ObjCTable) {
    t.method("colorWithAlphaComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).withAlphaComponent(__objcArgument(a, 0) as CGFloat)) }
    t.method("resolvedColorWithTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).resolvedColor(with: __objcArgument(a, 0) as UITraitCollection)) }
    t.method("set") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).set()) }
    t.method("setFill") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).setFill()) }
    t.method("setStroke") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).setStroke()) }
    t.property("cgColor", \UIColor.cgColor)
    t.property("ciColor", \UIColor.ciColor)
}

@MainActor private func fillUIColorPickerViewController(_ t: inout __ObjCTable) {
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UIColorPickerViewController.self).loadView()) }
    t.method("viewDidDisappear:") { o, a in __objcResult(unsafeDowncast(o, to: UIColorPickerViewController.self).viewDidDisappear(__objcArgument(a, 0) as Bool)) }
    t.property("delegate", \UIColorPickerViewController.delegate)
    t.property("maximumLinearExposure", \UIColorPickerViewController.maximumLinearExposure)
    t.property("selectedColor", \UIColorPickerViewController.selectedColor)
    t.property("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
    t.property("supportsEyedropper", \UIColorPickerViewController.supportsEyedropper)
    t.property("title", \UIColorPickerViewController.title)
}

@MainActor private func fillUIColorWell(_ t: inout __ObjCTable) {
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIColorWell.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIColorWell.self).layoutSubviews()) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIColorWell.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIColorWell.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("enabled", \UIColorWell.isEnabled, getter: "isEnabled")
    t.property("intrinsicContentSize", \UIColorWell.intrinsicContentSize)
    t.property("maximumLinearExposure", \UIColorWell.maximumLinearExposure)
    t.property("selectedColor", \UIColorWell.selectedColor)
    t.property("supportsAlpha", \UIColorWell.supportsAlpha)
    t.property("supportsEyedropper", \UIColorWell.supportsEyedropper)
    t.property("title", \UIColorWell.title)
}

@MainActor private func fillUICommand(_ t: inout __ObjCTable) {
    t.method("performWithSender:target:") { o, a in __objcResult(unsafeDowncast(o, to: UICommand.self).performWithSender(__objcArgument(a, 0) as Any?, target: __objcArgument(a, 1) as Any?)) }
    t.property("action", \UICommand.action)
    t.property("alternates", \UICommand.alternates)
    t.property("attributes", \UICommand.attributes)
    t.property("discoverabilityTitle", \UICommand.discoverabilityTitle)
    t.property("image", \UICommand.image)
    t.property("propertyList", \UICommand.propertyList)
    t.property("selectedImage", \UICommand.selectedImage)
    t.property("sender", \UICommand.sender)
    t.property("state", \UICommand.state)
    t.property("title", \UICommand.title)
}

@MainActor private func fillUICommandAlternate(_ t: inout __ObjCTable) {
    t.property("action", \UICommandAlternate.action)
    t.property("modifierFlags", \UICommandAlternate.modifierFlags)
    t.property("title", \UICommandAlternate.title)
}

@MainActor private func fillUIContextMenuConfiguration(_ t: inout __ObjCTable) {
    t.property("identifier", \UIContextMenuConfiguration.identifier)
    t.property("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
}

@MainActor private func fillUIContextMenuInteraction(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIContextMenuInteraction.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("dismissMenu") { o, a in __objcResult(unsafeDowncast(o, to: UIContextMenuInteraction.self).dismissMenu()) }
    t.method("locationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIContextMenuInteraction.self).location(in: __objcArgument(a, 0) as UIView?)) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIContextMenuInteraction.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("delegate", \UIContextMenuInteraction.delegate)
    t.property("menuAppearance", \UIContextMenuInteraction.menuAppearance)
    t.property("view", \UIContextMenuInteraction.view)
}

@MainActor private func fillUIContextualAction(_ t: inout __ObjCTable) {
    t.property("backgroundColor", \UIContextualAction.backgroundColor)
    t.property("handler", \UIContextualAction.handler)
    t.property("image", \UIContextualAction.image)
    t.property("style", \UIContextualAction.style)
    t.property("title", \UIContextualAction.title)
}

@MainActor private func fillUIControl(_ t: inout __ObjCTable) {
    t.method("actionsForTarget:forControlEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).actions(forTarget: __objcArgument(a, 0) as Any?, forControlEvent: __objcArgument(a, 1) as UIControl.Event)) }
    t.method("addAction:forControlEvents:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).addAction(__objcArgument(a, 0) as UIAction, for: __objcArgument(a, 1) as UIControl.Event)) }
    t.method("addTarget:action:forControlEvents:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).addTarget(__objcArgument(a, 0) as Any?, action: __objcArgument(a, 1) as Selector, for: __objcArgument(a, 2) as UIControl.Event)) }
    t.method("beginTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).beginTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("cancelTrackingWithEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).cancelTracking(with: __objcArgument(a, 0) as UIEvent?)) }
    t.method("contextMenuInteraction:configurationForMenuAtLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).contextMenuInteraction(__objcArgument(a, 0) as UIContextMenuInteraction, configurationForMenuAtLocation: __objcArgument(a, 1) as CGPoint)) }
    t.method("continueTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).continueTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("gestureRecognizerShouldBegin:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).gestureRecognizerShouldBegin(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("menuAttachmentPointForConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).menuAttachmentPoint(for: __objcArgument(a, 0) as UIContextMenuConfiguration)) }
    t.method("performPrimaryAction") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).performPrimaryAction()) }
    t.method("removeAction:forControlEvents:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).removeAction(__objcArgument(a, 0) as UIAction, for: __objcArgument(a, 1) as UIControl.Event)) }
    t.method("removeActionForIdentifier:forControlEvents:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).removeAction(identifiedBy: __objcArgument(a, 0) as UIAction.Identifier, for: __objcArgument(a, 1) as UIControl.Event)) }
    t.method("removeTarget:action:forControlEvents:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).removeTarget(__objcArgument(a, 0) as Any?, action: __objcArgument(a, 1) as Selector?, for: __objcArgument(a, 2) as UIControl.Event)) }
    t.method("sendAction:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).sendAction(__objcArgument(a, 0) as UIAction)) }
    t.method("sendAction:to:forEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).sendAction(__objcArgument(a, 0) as Selector, to: __objcArgument(a, 1) as Any?, for: __objcArgument(a, 2) as UIEvent?)) }
    t.method("sendActionsForControlEvents:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).sendActions(for: __objcArgument(a, 0) as UIControl.Event)) }
    t.property("allControlEvents", \UIControl.allControlEvents)
    t.property("allTargets", \UIControl.allTargets)
    t.property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    t.property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    t.property("contextMenuInteraction", \UIControl.contextMenuInteraction)
    t.property("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled, getter: "isContextMenuInteractionEnabled")
    t.property("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment)
    t.property("enabled", \UIControl.isEnabled, getter: "isEnabled")
    t.property("highlighted", \UIControl.isHighlighted, getter: "isHighlighted")
    t.property("selected", \UIControl.isSelected, getter: "isSelected")
    t.property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
    t.property("state", \UIControl.state)
    t.property("symbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled, getter: "isSymbolAnimationEnabled")
    t.property("toolTip", \UIControl.toolTip)
    t.property("touchInside", \UIControl.isTouchInside, getter: "isTouchInside")
    t.property("tracking", \UIControl.isTracking, getter: "isTracking")
}

@MainActor private func fillUICubicTimingParameters(_ t: inout __ObjCTable) {
    t.property("animationCurve", \UICubicTimingParameters.animationCurve)
    t.property("controlPoint1", \UICubicTimingParameters.controlPoint1)
    t.property("controlPoint2", \UICubicTimingParameters.controlPoint2)
    t.property("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
    t.property("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
    t.property("timingCurveType", \UICubicTimingParameters.timingCurveType)
}

private func registerUIKitAC() {
    __objcRegisterMembers(of: NSCollectionLayoutAnchor.self, fillNSCollectionLayoutAnchor)
    __objcRegisterMembers(of: NSCollectionLayoutBoundarySupplementaryItem.self, fillNSCollectionLayoutBoundarySupplementaryItem)
    __objcRegisterMembers(of: NSCollectionLayoutDecorationItem.self, fillNSCollectionLayoutDecorationItem)
    __objcRegisterMembers(of: NSCollectionLayoutDimension.self, fillNSCollectionLayoutDimension)
    __objcRegisterMembers(of: NSCollectionLayoutEdgeSpacing.self, fillNSCollectionLayoutEdgeSpacing)
    __objcRegisterMembers(of: NSCollectionLayoutGroup.self, fillNSCollectionLayoutGroup)
    __objcRegisterMembers(of: NSCollectionLayoutGroupCustomItem.self, fillNSCollectionLayoutGroupCustomItem)
    __objcRegisterMembers(of: NSCollectionLayoutItem.self, fillNSCollectionLayoutItem)
    __objcRegisterMembers(of: NSCollectionLayoutSection.self, fillNSCollectionLayoutSection)
    __objcRegisterMembers(of: NSCollectionLayoutSize.self, fillNSCollectionLayoutSize)
    __objcRegisterMembers(of: NSCollectionLayoutSpacing.self, fillNSCollectionLayoutSpacing)
    __objcRegisterMembers(of: NSCollectionLayoutSupplementaryItem.self, fillNSCollectionLayoutSupplementaryItem)
    __objcRegisterMembers(of: UIAccessibilityCustomAction.self, fillUIAccessibilityCustomAction)
    __objcRegisterMembers(of: UIAccessibilityCustomRotor.self, fillUIAccessibilityCustomRotor)
    __objcRegisterMembers(of: UIAccessibilityCustomRotorItemResult.self, fillUIAccessibilityCustomRotorItemResult)
    __objcRegisterMembers(of: UIAccessibilityCustomRotorSearchPredicate.self, fillUIAccessibilityCustomRotorSearchPredicate)
    __objcRegisterMembers(of: UIAccessibilityElement.self, fillUIAccessibilityElement)
    __objcRegisterMembers(of: UIAction.self, fillUIAction)
    __objcRegisterMembers(of: UIActionSheet.self, fillUIActionSheet)
    __objcRegisterMembers(of: UIActivity.self, fillUIActivity)
    __objcRegisterMembers(of: UIActivityIndicatorView.self, fillUIActivityIndicatorView)
    __objcRegisterMembers(of: UIActivityItemProvider.self, fillUIActivityItemProvider)
    __objcRegisterMembers(of: UIActivityViewController.self, fillUIActivityViewController)
    __objcRegisterMembers(of: UIAlertAction.self, fillUIAlertAction)
    __objcRegisterMembers(of: UIAlertController.self, fillUIAlertController)
    __objcRegisterMembers(of: UIAlertView.self, fillUIAlertView)
    __objcRegisterMembers(of: UIApplication.self, fillUIApplication)
    __objcRegisterMembers(of: UIApplicationShortcutItem.self, fillUIApplicationShortcutItem)
    __objcRegisterMembers(of: UIAttachmentBehavior.self, fillUIAttachmentBehavior)
    __objcRegisterMembers(of: UIBarAppearance.self, fillUIBarAppearance)
    __objcRegisterMembers(of: UIBarButtonItem.self, fillUIBarButtonItem)
    __objcRegisterMembers(of: UIBarButtonItemAppearance.self, fillUIBarButtonItemAppearance)
    __objcRegisterMembers(of: UIBarButtonItemStateAppearance.self, fillUIBarButtonItemStateAppearance)
    __objcRegisterMembers(of: UIBarItem.self, fillUIBarItem)
    __objcRegisterMembers(of: UIBezierPath.self, fillUIBezierPath)
    __objcRegisterMembers(of: UIButton.self, fillUIButton)
    __objcRegisterMembers(of: UICanvasFeedbackGenerator.self, fillUICanvasFeedbackGenerator)
    __objcRegisterMembers(of: UICollectionLayoutSectionOrthogonalScrollingProperties.self, fillUICollectionLayoutSectionOrthogonalScrollingProperties)
    __objcRegisterMembers(of: UICollectionReusableView.self, fillUICollectionReusableView)
    __objcRegisterMembers(of: UICollectionView.self, fillUICollectionView)
    __objcRegisterMembers(of: UICollectionViewCell.self, fillUICollectionViewCell)
    __objcRegisterMembers(of: UICollectionViewCompositionalLayout.self, fillUICollectionViewCompositionalLayout)
    __objcRegisterMembers(of: UICollectionViewCompositionalLayoutConfiguration.self, fillUICollectionViewCompositionalLayoutConfiguration)
    __objcRegisterMembers(of: UICollectionViewController.self, fillUICollectionViewController)
    __objcRegisterMembers(of: UICollectionViewDropPlaceholder.self, fillUICollectionViewDropPlaceholder)
    __objcRegisterMembers(of: UICollectionViewDropProposal.self, fillUICollectionViewDropProposal)
    __objcRegisterMembers(of: UICollectionViewFlowLayout.self, fillUICollectionViewFlowLayout)
    __objcRegisterMembers(of: UICollectionViewFlowLayoutInvalidationContext.self, fillUICollectionViewFlowLayoutInvalidationContext)
    __objcRegisterMembers(of: UICollectionViewFocusUpdateContext.self, fillUICollectionViewFocusUpdateContext)
    __objcRegisterMembers(of: UICollectionViewLayout.self, fillUICollectionViewLayout)
    __objcRegisterMembers(of: UICollectionViewLayoutAttributes.self, fillUICollectionViewLayoutAttributes)
    __objcRegisterMembers(of: UICollectionViewLayoutInvalidationContext.self, fillUICollectionViewLayoutInvalidationContext)
    __objcRegisterMembers(of: UICollectionViewListCell.self, fillUICollectionViewListCell)
    __objcRegisterMembers(of: UICollectionViewPlaceholder.self, fillUICollectionViewPlaceholder)
    __objcRegisterMembers(of: UICollectionViewTransitionLayout.self, fillUICollectionViewTransitionLayout)
    __objcRegisterMembers(of: UICollectionViewUpdateItem.self, fillUICollectionViewUpdateItem)
    __objcRegisterMembers(of: UICollisionBehavior.self, fillUICollisionBehavior)
    __objcRegisterMembers(of: UIColor.self, fillUIColor)
    __objcRegisterMembers(of: UIColorPickerViewController.self, fillUIColorPickerViewController)
    __objcRegisterMembers(of: UIColorWell.self, fillUIColorWell)
    __objcRegisterMembers(of: UICommand.self, fillUICommand)
    __objcRegisterMembers(of: UICommandAlternate.self, fillUICommandAlternate)
    __objcRegisterMembers(of: UIContextMenuConfiguration.self, fillUIContextMenuConfiguration)
    __objcRegisterMembers(of: UIContextMenuInteraction.self, fillUIContextMenuInteraction)
    __objcRegisterMembers(of: UIContextualAction.self, fillUIContextualAction)
    __objcRegisterMembers(of: UIControl.self, fillUIControl)
    __objcRegisterMembers(of: UICubicTimingParameters.self, fillUICubicTimingParameters)
}

@section(".init_array") @used
private let recordUIKitAC: @convention(c) () -> Void = { __objcRecord { registerUIKitAC() } }
