// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-tables.

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
    t.method("backButtonTitlePositionAdjustmentForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backButtonTitlePositionAdjustment(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.method("backgroundImageForState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("backgroundImageForState:style:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State, style: __objcArgument(a, 1) as UIBarButtonItem.Style, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setBackButtonBackgroundImage:forState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackButtonBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setBackButtonTitlePositionAdjustment:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackButtonTitlePositionAdjustment(__objcArgument(a, 0) as UIOffset, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("setBackgroundImage:forState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setBackgroundImage:forState:style:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIBarButtonItem.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, style: __objcArgument(a, 2) as UIBarButtonItem.Style, barMetrics: __objcArgument(a, 3) as UIBarMetrics)) }
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
    t.property("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    t.property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
    t.property("role", \UIButton.role)
    t.property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    t.property("subtitleLabel", \UIButton.subtitleLabel)
    t.property("titleEdgeInsets", \UIButton.titleEdgeInsets)
    t.property("titleLabel", \UIButton.titleLabel)
}

@MainActor private func fillUIColor(_ t: inout __ObjCTable) {
    t.method("colorWithAlphaComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).withAlphaComponent(__objcArgument(a, 0) as CGFloat)) }
    t.method("resolvedColorWithTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).resolvedColor(with: __objcArgument(a, 0) as UITraitCollection)) }
    t.method("set") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).set()) }
    t.method("setFill") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).setFill()) }
    t.method("setStroke") { o, a in __objcResult(unsafeDowncast(o, to: UIColor.self).setStroke()) }
    t.property("cgColor", \UIColor.cgColor)
}

@MainActor private func fillUIContextMenuConfiguration(_ t: inout __ObjCTable) {
    t.property("identifier", \UIContextMenuConfiguration.identifier)
    t.property("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
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
    t.method("continueTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).continueTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIControl.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
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
    __objcRegister(UIAction.self, fillUIAction)
    __objcRegister(UIActivityIndicatorView.self, fillUIActivityIndicatorView)
    __objcRegister(UIAlertAction.self, fillUIAlertAction)
    __objcRegister(UIAlertController.self, fillUIAlertController)
    __objcRegister(UIAlertView.self, fillUIAlertView)
    __objcRegister(UIApplication.self, fillUIApplication)
    __objcRegister(UIBarAppearance.self, fillUIBarAppearance)
    __objcRegister(UIBarButtonItem.self, fillUIBarButtonItem)
    __objcRegister(UIBarButtonItemAppearance.self, fillUIBarButtonItemAppearance)
    __objcRegister(UIBarButtonItemStateAppearance.self, fillUIBarButtonItemStateAppearance)
    __objcRegister(UIBarItem.self, fillUIBarItem)
    __objcRegister(UIBezierPath.self, fillUIBezierPath)
    __objcRegister(UIButton.self, fillUIButton)
    __objcRegister(UIColor.self, fillUIColor)
    __objcRegister(UIContextMenuConfiguration.self, fillUIContextMenuConfiguration)
    __objcRegister(UIContextualAction.self, fillUIContextualAction)
    __objcRegister(UIControl.self, fillUIControl)
    __objcRegister(UICubicTimingParameters.self, fillUICubicTimingParameters)
}

@section(".init_array") @used
private let recordUIKitAC: @convention(c) () -> Void = { __objcRecord { registerUIKitAC() } }
