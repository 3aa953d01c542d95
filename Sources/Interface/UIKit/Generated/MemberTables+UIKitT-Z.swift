// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-tables.

@MainActor private func fillNSTextAttachment(_ t: inout __ObjCTable) {
    t.method("attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextAttachment.self).attachmentBounds(for: __objcArgument(a, 0) as NSTextContainer?, proposedLineFragment: __objcArgument(a, 1) as CGRect, glyphPosition: __objcArgument(a, 2) as CGPoint, characterIndex: __objcArgument(a, 3) as Int)) }
    t.method("imageForBounds:textContainer:characterIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextAttachment.self).image(forBounds: __objcArgument(a, 0) as CGRect, textContainer: __objcArgument(a, 1) as NSTextContainer?, characterIndex: __objcArgument(a, 2) as Int)) }
    t.property("allowsTextAttachmentView", \NSTextAttachment.allowsTextAttachmentView)
    t.property("bounds", \NSTextAttachment.bounds)
    t.property("contents", \NSTextAttachment.contents)
    t.property("fileType", \NSTextAttachment.fileType)
    t.property("image", \NSTextAttachment.image)
    t.property("lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
}

@MainActor private func fillNSTextContainer(_ t: inout __ObjCTable) {
    t.property("exclusionPaths", \NSTextContainer.exclusionPaths)
    t.property("heightTracksTextView", \NSTextContainer.heightTracksTextView)
    t.property("layoutManager", \NSTextContainer.layoutManager)
    t.property("lineBreakMode", \NSTextContainer.lineBreakMode)
    t.property("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
    t.property("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
    t.property("size", \NSTextContainer.size)
    t.property("widthTracksTextView", \NSTextContainer.widthTracksTextView)
}

@MainActor private func fillNSTextList(_ t: inout __ObjCTable) {
    t.method("markerForItemNumber:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextList.self).marker(forItemNumber: __objcArgument(a, 0) as Int)) }
    t.property("listOptions", \NSTextList.listOptions)
    t.property("markerFormat", \NSTextList.markerFormat)
    t.property("ordered", \NSTextList.isOrdered, getter: "isOrdered")
    t.property("startingItemNumber", \NSTextList.startingItemNumber)
}

@MainActor private func fillNSTextStorage(_ t: inout __ObjCTable) {
    t.method("addLayoutManager:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextStorage.self).addLayoutManager(__objcArgument(a, 0) as NSLayoutManager)) }
    t.method("edited:range:changeInLength:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextStorage.self).edited(__objcArgument(a, 0) as NSTextStorage.EditActions, range: __objcArgument(a, 1) as NSRange, changeInLength: __objcArgument(a, 2) as Int)) }
    t.method("ensureAttributesAreFixedInRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextStorage.self).ensureAttributesAreFixed(in: __objcArgument(a, 0) as NSRange)) }
    t.method("invalidateAttributesInRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextStorage.self).invalidateAttributes(in: __objcArgument(a, 0) as NSRange)) }
    t.method("processEditing") { o, a in __objcResult(unsafeDowncast(o, to: NSTextStorage.self).processEditing()) }
    t.method("removeLayoutManager:") { o, a in __objcResult(unsafeDowncast(o, to: NSTextStorage.self).removeLayoutManager(__objcArgument(a, 0) as NSLayoutManager)) }
    t.property("changeInLength", \NSTextStorage.changeInLength)
    t.property("delegate", \NSTextStorage.delegate)
    t.property("editedMask", \NSTextStorage.editedMask)
    t.property("editedRange", \NSTextStorage.editedRange)
    t.property("fixesAttributesLazily", \NSTextStorage.fixesAttributesLazily)
    t.property("layoutManagers", \NSTextStorage.layoutManagers)
}

@MainActor private func fillNSTextTab(_ t: inout __ObjCTable) {
    t.property("alignment", \NSTextTab.alignment)
    t.property("location", \NSTextTab.location)
    t.property("options", \NSTextTab.options)
}

@MainActor private func fillUITabBar(_ t: inout __ObjCTable) {
    t.method("beginCustomizingItems:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).beginCustomizingItems(__objcArgument(a, 0) as [UITabBarItem])) }
    t.method("endCustomizingAnimated:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).endCustomizing(animated: __objcArgument(a, 0) as Bool)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).layoutSubviews()) }
    t.method("safeAreaInsetsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).safeAreaInsetsDidChange()) }
    t.method("setItems:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).setItems(__objcArgument(a, 0) as [UITabBarItem]?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UITabBar.self).tintColorDidChange()) }
    t.property("backgroundImage", \UITabBar.backgroundImage)
    t.property("barStyle", \UITabBar.barStyle)
    t.property("barTintColor", \UITabBar.barTintColor)
    t.property("customizing", \UITabBar.isCustomizing, getter: "isCustomizing")
    t.property("delegate", \UITabBar.delegate)
    t.property("intrinsicContentSize", \UITabBar.intrinsicContentSize)
    t.property("itemPositioning", \UITabBar.itemPositioning)
    t.property("itemSpacing", \UITabBar.itemSpacing)
    t.property("itemWidth", \UITabBar.itemWidth)
    t.property("items", \UITabBar.items)
    t.property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    t.property("selectedImageTintColor", \UITabBar.selectedImageTintColor)
    t.property("selectedItem", \UITabBar.selectedItem)
    t.property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    t.property("shadowImage", \UITabBar.shadowImage)
    t.property("standardAppearance", \UITabBar.standardAppearance)
    t.property("translucent", \UITabBar.isTranslucent, getter: "isTranslucent")
    t.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
}

@MainActor private func fillUITabBarAppearance(_ t: inout __ObjCTable) {
    t.property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
    t.property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
    t.property("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
    t.property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
    t.property("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
    t.property("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
    t.property("stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
    t.property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
}

@MainActor private func fillUITabBarController(_ t: inout __ObjCTable) {
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).loadView()) }
    t.method("setViewControllers:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).setViewControllers(__objcArgument(a, 0) as [UIViewController]?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("tabBar:didBeginCustomizingItems:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).tabBar(__objcArgument(a, 0) as UITabBar, didBeginCustomizing: __objcArgument(a, 1) as [UITabBarItem])) }
    t.method("tabBar:didEndCustomizingItems:changed:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).tabBar(__objcArgument(a, 0) as UITabBar, didEndCustomizing: __objcArgument(a, 1) as [UITabBarItem], changed: __objcArgument(a, 2) as Bool)) }
    t.method("tabBar:didSelectItem:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).tabBar(__objcArgument(a, 0) as UITabBar, didSelect: __objcArgument(a, 1) as UITabBarItem)) }
    t.method("tabBar:willBeginCustomizingItems:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).tabBar(__objcArgument(a, 0) as UITabBar, willBeginCustomizing: __objcArgument(a, 1) as [UITabBarItem])) }
    t.method("tabBar:willEndCustomizingItems:changed:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarController.self).tabBar(__objcArgument(a, 0) as UITabBar, willEndCustomizing: __objcArgument(a, 1) as [UITabBarItem], changed: __objcArgument(a, 2) as Bool)) }
    t.property("childForHomeIndicatorAutoHidden", \UITabBarController.childForHomeIndicatorAutoHidden)
    t.property("childForScreenEdgesDeferringSystemGestures", \UITabBarController.childForScreenEdgesDeferringSystemGestures)
    t.property("childForStatusBarHidden", \UITabBarController.childForStatusBarHidden)
    t.property("childForStatusBarStyle", \UITabBarController.childForStatusBarStyle)
    t.property("customizableViewControllers", \UITabBarController.customizableViewControllers)
    t.property("delegate", \UITabBarController.delegate)
    t.property("moreNavigationController", \UITabBarController.moreNavigationController)
    t.property("selectedIndex", \UITabBarController.selectedIndex)
    t.property("selectedViewController", \UITabBarController.selectedViewController)
    t.property("tabBar", \UITabBarController.tabBar)
    t.property("viewControllers", \UITabBarController.viewControllers)
}

@MainActor private func fillUITabBarItem(_ t: inout __ObjCTable) {
    t.method("badgeTextAttributesForState:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarItem.self).badgeTextAttributes(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("setBadgeTextAttributes:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarItem.self).setBadgeTextAttributes(__objcArgument(a, 0) as [NSAttributedString.Key : Any]?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.property("badgeColor", \UITabBarItem.badgeColor)
    t.property("badgeValue", \UITabBarItem.badgeValue)
    t.property("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
    t.property("selectedImage", \UITabBarItem.selectedImage)
    t.property("standardAppearance", \UITabBarItem.standardAppearance)
    t.property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
}

@MainActor private func fillUITabBarItemAppearance(_ t: inout __ObjCTable) {
    t.method("configureWithDefaultForStyle:") { o, a in __objcResult(unsafeDowncast(o, to: UITabBarItemAppearance.self).configureWithDefault(for: __objcArgument(a, 0) as UITabBarItemAppearance.Style)) }
    t.property("disabled", \UITabBarItemAppearance.disabled)
    t.property("focused", \UITabBarItemAppearance.focused)
    t.property("normal", \UITabBarItemAppearance.normal)
    t.property("selected", \UITabBarItemAppearance.selected)
}

@MainActor private func fillUITabBarItemStateAppearance(_ t: inout __ObjCTable) {
    t.property("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
    t.property("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment)
    t.property("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
    t.property("badgeTitlePositionAdjustment", \UITabBarItemStateAppearance.badgeTitlePositionAdjustment)
    t.property("iconColor", \UITabBarItemStateAppearance.iconColor)
    t.property("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
    t.property("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
}

@MainActor private func fillUITableView(_ t: inout __ObjCTable) {
    t.method("beginUpdates") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).beginUpdates()) }
    t.method("cellForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).cellForRow(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("deleteRowsAtIndexPaths:withRowAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).deleteRows(at: __objcArgument(a, 0) as [IndexPath], with: __objcArgument(a, 1) as UITableView.RowAnimation)) }
    t.method("deleteSections:withRowAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).deleteSections(__objcArgument(a, 0) as IndexSet, with: __objcArgument(a, 1) as UITableView.RowAnimation)) }
    t.method("dequeueReusableCellWithIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).dequeueReusableCell(withIdentifier: __objcArgument(a, 0) as String)) }
    t.method("dequeueReusableCellWithIdentifier:forIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).dequeueReusableCell(withIdentifier: __objcArgument(a, 0) as String, for: __objcArgument(a, 1) as IndexPath)) }
    t.method("dequeueReusableHeaderFooterViewWithIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).dequeueReusableHeaderFooterView(withIdentifier: __objcArgument(a, 0) as String)) }
    t.method("deselectRowAtIndexPath:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).deselectRow(at: __objcArgument(a, 0) as IndexPath, animated: __objcArgument(a, 1) as Bool)) }
    t.method("didUpdateFocusInContext:withAnimationCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).didUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext, with: __objcArgument(a, 1) as UIFocusAnimationCoordinator)) }
    t.method("endUpdates") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).endUpdates()) }
    t.method("footerViewForSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).footerView(forSection: __objcArgument(a, 0) as Int)) }
    t.method("gestureRecognizerShouldBegin:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).gestureRecognizerShouldBegin(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("headerViewForSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).headerView(forSection: __objcArgument(a, 0) as Int)) }
    t.method("indexPathForCell:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).indexPath(for: __objcArgument(a, 0) as UITableViewCell)) }
    t.method("indexPathForRowAtPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).indexPathForRow(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("indexPathsForRowsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).indexPathsForRows(in: __objcArgument(a, 0) as CGRect)) }
    t.method("insertRowsAtIndexPaths:withRowAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).insertRows(at: __objcArgument(a, 0) as [IndexPath], with: __objcArgument(a, 1) as UITableView.RowAnimation)) }
    t.method("insertSections:withRowAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).insertSections(__objcArgument(a, 0) as IndexSet, with: __objcArgument(a, 1) as UITableView.RowAnimation)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).layoutSubviews()) }
    t.method("moveRowAtIndexPath:toIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).moveRow(at: __objcArgument(a, 0) as IndexPath, to: __objcArgument(a, 1) as IndexPath)) }
    t.method("moveSection:toSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).moveSection(__objcArgument(a, 0) as Int, toSection: __objcArgument(a, 1) as Int)) }
    t.method("numberOfRowsInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).numberOfRows(inSection: __objcArgument(a, 0) as Int)) }
    t.method("reconfigureRowsAtIndexPaths:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).reconfigureRows(at: __objcArgument(a, 0) as [IndexPath])) }
    t.method("rectForFooterInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).rectForFooter(inSection: __objcArgument(a, 0) as Int)) }
    t.method("rectForHeaderInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).rectForHeader(inSection: __objcArgument(a, 0) as Int)) }
    t.method("rectForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).rectForRow(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("rectForSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).rect(forSection: __objcArgument(a, 0) as Int)) }
    t.method("registerNib:forCellReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).register(__objcArgument(a, 0) as AnyClass?, forCellReuseIdentifier: __objcArgument(a, 1) as String)) }
    t.method("registerNib:forCellReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).register(__objcArgument(a, 0) as UINib?, forCellReuseIdentifier: __objcArgument(a, 1) as String)) }
    t.method("registerNib:forHeaderFooterViewReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).register(__objcArgument(a, 0) as AnyClass?, forHeaderFooterViewReuseIdentifier: __objcArgument(a, 1) as String)) }
    t.method("registerNib:forHeaderFooterViewReuseIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).register(__objcArgument(a, 0) as UINib?, forHeaderFooterViewReuseIdentifier: __objcArgument(a, 1) as String)) }
    t.method("reloadData") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).reloadData()) }
    t.method("reloadRowsAtIndexPaths:withRowAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).reloadRows(at: __objcArgument(a, 0) as [IndexPath], with: __objcArgument(a, 1) as UITableView.RowAnimation)) }
    t.method("reloadSectionIndexTitles") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).reloadSectionIndexTitles()) }
    t.method("reloadSections:withRowAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).reloadSections(__objcArgument(a, 0) as IndexSet, with: __objcArgument(a, 1) as UITableView.RowAnimation)) }
    t.method("safeAreaInsetsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).safeAreaInsetsDidChange()) }
    t.method("scrollToNearestSelectedRowAtScrollPosition:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).scrollToNearestSelectedRow(at: __objcArgument(a, 0) as UITableView.ScrollPosition, animated: __objcArgument(a, 1) as Bool)) }
    t.method("scrollToRowAtIndexPath:atScrollPosition:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).scrollToRow(at: __objcArgument(a, 0) as IndexPath, at: __objcArgument(a, 1) as UITableView.ScrollPosition, animated: __objcArgument(a, 2) as Bool)) }
    t.method("selectRowAtIndexPath:animated:scrollPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).selectRow(at: __objcArgument(a, 0) as IndexPath?, animated: __objcArgument(a, 1) as Bool, scrollPosition: __objcArgument(a, 2) as UITableView.ScrollPosition)) }
    t.method("setEditing:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).setEditing(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("shouldUpdateFocusInContext:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).shouldUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UITableView.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("allowsFocus", \UITableView.allowsFocus)
    t.property("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
    t.property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    t.property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    t.property("allowsSelection", \UITableView.allowsSelection)
    t.property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    t.property("backgroundView", \UITableView.backgroundView)
    t.property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    t.property("contentHuggingElements", \UITableView.contentHuggingElements)
    t.property("dataSource", \UITableView.dataSource)
    t.property("delegate", \UITableView.delegate)
    t.property("dragDelegate", \UITableView.dragDelegate)
    t.property("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
    t.property("dropDelegate", \UITableView.dropDelegate)
    t.property("editing", \UITableView.isEditing, getter: "isEditing")
    t.property("estimatedRowHeight", \UITableView.estimatedRowHeight)
    t.property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    t.property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    t.property("fillerRowHeight", \UITableView.fillerRowHeight)
    t.property("hasActiveDrag", \UITableView.hasActiveDrag)
    t.property("hasActiveDrop", \UITableView.hasActiveDrop)
    t.property("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
    t.property("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    t.property("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
    t.property("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
    t.property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
    t.property("numberOfSections", \UITableView.numberOfSections)
    t.property("prefetchDataSource", \UITableView.prefetchDataSource)
    t.property("prefetchingEnabled", \UITableView.isPrefetchingEnabled, getter: "isPrefetchingEnabled")
    t.property("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
    t.property("rowHeight", \UITableView.rowHeight)
    t.property("sectionFooterHeight", \UITableView.sectionFooterHeight)
    t.property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    t.property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    t.property("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    t.property("sectionIndexColor", \UITableView.sectionIndexColor)
    t.property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
    t.property("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
    t.property("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
    t.property("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    t.property("separatorColor", \UITableView.separatorColor)
    t.property("separatorEffect", \UITableView.separatorEffect)
    t.property("separatorInset", \UITableView.separatorInset)
    t.property("separatorInsetReference", \UITableView.separatorInsetReference)
    t.property("separatorStyle", \UITableView.separatorStyle)
    t.property("style", \UITableView.style)
    t.property("tableFooterView", \UITableView.tableFooterView)
    t.property("tableHeaderView", \UITableView.tableHeaderView)
    t.property("visibleCells", \UITableView.visibleCells)
}

@MainActor private func fillUITableViewCell(_ t: inout __ObjCTable) {
    t.method("defaultBackgroundConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).defaultBackgroundConfiguration()) }
    t.method("defaultContentConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).defaultContentConfiguration()) }
    t.method("didTransitionToState:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).didTransition(to: __objcArgument(a, 0) as UITableViewCell.StateMask)) }
    t.method("dragStateDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).dragStateDidChange(__objcArgument(a, 0) as UITableViewCell.DragState)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).layoutSubviews()) }
    t.method("prepareForReuse") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).prepareForReuse()) }
    t.method("setEditing:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).setEditing(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setHighlighted:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).setHighlighted(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setNeedsUpdateConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).setNeedsUpdateConfiguration()) }
    t.method("setSelected:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).setSelected(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).systemLayoutSizeFitting(__objcArgument(a, 0) as CGSize, withHorizontalFittingPriority: __objcArgument(a, 1) as UILayoutPriority, verticalFittingPriority: __objcArgument(a, 2) as UILayoutPriority)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).tintColorDidChange()) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("updateConfigurationUsingState:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).updateConfiguration(using: __objcArgument(a, 0) as UICellConfigurationState)) }
    t.method("willTransitionToState:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewCell.self).willTransition(to: __objcArgument(a, 0) as UITableViewCell.StateMask)) }
    t.property("accessoryType", \UITableViewCell.accessoryType)
    t.property("accessoryView", \UITableViewCell.accessoryView)
    t.property("automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    t.property("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
    t.property("backgroundColor", \UITableViewCell.backgroundColor)
    t.property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    t.property("backgroundView", \UITableViewCell.backgroundView)
    t.property("configurationState", \UITableViewCell.configurationState)
    t.property("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
    t.property("contentConfiguration", \UITableViewCell.contentConfiguration)
    t.property("contentView", \UITableViewCell.contentView)
    t.property("detailTextLabel", \UITableViewCell.detailTextLabel)
    t.property("editing", \UITableViewCell.isEditing, getter: "isEditing")
    t.property("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    t.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    t.property("editingStyle", \UITableViewCell.editingStyle)
    t.property("focusEffect", \UITableViewCell.focusEffect)
    t.property("focusStyle", \UITableViewCell.focusStyle)
    t.property("highlighted", \UITableViewCell.isHighlighted, getter: "isHighlighted")
    t.property("imageView", \UITableViewCell.imageView)
    t.property("indentationLevel", \UITableViewCell.indentationLevel)
    t.property("indentationWidth", \UITableViewCell.indentationWidth)
    t.property("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    t.property("reuseIdentifier", \UITableViewCell.reuseIdentifier)
    t.property("selected", \UITableViewCell.isSelected, getter: "isSelected")
    t.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    t.property("selectionStyle", \UITableViewCell.selectionStyle)
    t.property("separatorInset", \UITableViewCell.separatorInset)
    t.property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    t.property("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
    t.property("showsReorderControl", \UITableViewCell.showsReorderControl)
    t.property("textLabel", \UITableViewCell.textLabel)
    t.property("userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
}

@MainActor private func fillUITableViewController(_ t: inout __ObjCTable) {
    t.method("indexPathForPreferredFocusedViewInTableView:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).indexPathForPreferredFocusedView(in: __objcArgument(a, 0) as UITableView)) }
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).loadView()) }
    t.method("numberOfSectionsInTableView:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).numberOfSections(in: __objcArgument(a, 0) as UITableView)) }
    t.method("scrollViewDidChangeAdjustedContentInset:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidChangeAdjustedContentInset(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewDidEndDecelerating:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidEndDecelerating(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewDidEndDragging:willDecelerate:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidEndDragging(__objcArgument(a, 0) as UIScrollView, willDecelerate: __objcArgument(a, 1) as Bool)) }
    t.method("scrollViewDidEndScrollingAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidEndScrollingAnimation(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewDidEndZooming:withView:atScale:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidEndZooming(__objcArgument(a, 0) as UIScrollView, with: __objcArgument(a, 1) as UIView?, atScale: __objcArgument(a, 2) as CGFloat)) }
    t.method("scrollViewDidScroll:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidScroll(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewDidScrollToTop:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidScrollToTop(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewDidZoom:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewDidZoom(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewShouldScrollToTop:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewShouldScrollToTop(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewWillBeginDecelerating:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewWillBeginDecelerating(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewWillBeginDragging:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewWillBeginDragging(__objcArgument(a, 0) as UIScrollView)) }
    t.method("scrollViewWillBeginZooming:withView:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).scrollViewWillBeginZooming(__objcArgument(a, 0) as UIScrollView, with: __objcArgument(a, 1) as UIView?)) }
    t.method("sectionIndexTitlesForTableView:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).sectionIndexTitles(for: __objcArgument(a, 0) as UITableView)) }
    t.method("setEditing:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).setEditing(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("tableView:accessoryButtonTappedForRowWithIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, accessoryButtonTappedForRowWith: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:accessoryTypeForRowWithIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, accessoryTypeForRowWith: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:canEditRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, canEditRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:canFocusRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, canFocusRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:canMoveRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, canMoveRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:canPerformAction:forRowAtIndexPath:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, canPerformAction: __objcArgument(a, 1) as Selector, forRowAt: __objcArgument(a, 2) as IndexPath, withSender: __objcArgument(a, 3) as Any?)) }
    t.method("tableView:canPerformPrimaryActionForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, canPerformPrimaryActionForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:cellForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, cellForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:commitEditingStyle:forRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, commit: __objcArgument(a, 1) as UITableViewCell.EditingStyle, forRowAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("tableView:contextMenuConfigurationForRowAtIndexPath:point:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, contextMenuConfigurationForRowAt: __objcArgument(a, 1) as IndexPath, point: __objcArgument(a, 2) as CGPoint)) }
    t.method("tableView:didBeginMultipleSelectionInteractionAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didBeginMultipleSelectionInteractionAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:didDeselectRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didDeselectRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:didEndDisplayingCell:forRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didEndDisplaying: __objcArgument(a, 1) as UITableViewCell, forRowAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("tableView:didEndDisplayingFooterView:forSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didEndDisplayingFooterView: __objcArgument(a, 1) as UIView, forSection: __objcArgument(a, 2) as Int)) }
    t.method("tableView:didEndDisplayingHeaderView:forSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didEndDisplayingHeaderView: __objcArgument(a, 1) as UIView, forSection: __objcArgument(a, 2) as Int)) }
    t.method("tableView:didEndEditingRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didEndEditingRowAt: __objcArgument(a, 1) as IndexPath?)) }
    t.method("tableView:didHighlightRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didHighlightRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:didSelectRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didSelectRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:didUnhighlightRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didUnhighlightRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:didUpdateFocusInContext:withAnimationCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, didUpdateFocusIn: __objcArgument(a, 1) as UITableViewFocusUpdateContext, with: __objcArgument(a, 2) as UIFocusAnimationCoordinator)) }
    t.method("tableView:editActionsForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, editActionsForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:editingStyleForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, editingStyleForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:estimatedHeightForFooterInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, estimatedHeightForFooterInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:estimatedHeightForHeaderInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, estimatedHeightForHeaderInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:estimatedHeightForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, estimatedHeightForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:heightForFooterInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, heightForFooterInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:heightForHeaderInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, heightForHeaderInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:heightForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, heightForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:indentationLevelForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, indentationLevelForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, leadingSwipeActionsConfigurationForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:moveRowAtIndexPath:toIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, moveRowAt: __objcArgument(a, 1) as IndexPath, to: __objcArgument(a, 2) as IndexPath)) }
    t.method("tableView:numberOfRowsInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, numberOfRowsInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:performAction:forRowAtIndexPath:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, performAction: __objcArgument(a, 1) as Selector, forRowAt: __objcArgument(a, 2) as IndexPath, withSender: __objcArgument(a, 3) as Any?)) }
    t.method("tableView:performPrimaryActionForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, performPrimaryActionForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:previewForDismissingContextMenuWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, previewForDismissingContextMenuWithConfiguration: __objcArgument(a, 1) as UIContextMenuConfiguration)) }
    t.method("tableView:previewForHighlightingContextMenuWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, previewForHighlightingContextMenuWithConfiguration: __objcArgument(a, 1) as UIContextMenuConfiguration)) }
    t.method("tableView:sectionForSectionIndexTitle:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, sectionForSectionIndexTitle: __objcArgument(a, 1) as String, at: __objcArgument(a, 2) as Int)) }
    t.method("tableView:selectionFollowsFocusForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, selectionFollowsFocusForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, shouldBeginMultipleSelectionInteractionAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:shouldHighlightRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, shouldHighlightRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:shouldIndentWhileEditingRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, shouldIndentWhileEditingRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:shouldShowMenuForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, shouldShowMenuForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:shouldUpdateFocusInContext:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, shouldUpdateFocusIn: __objcArgument(a, 1) as UITableViewFocusUpdateContext)) }
    t.method("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, targetIndexPathForMoveFromRowAt: __objcArgument(a, 1) as IndexPath, toProposedIndexPath: __objcArgument(a, 2) as IndexPath)) }
    t.method("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, titleForDeleteConfirmationButtonForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:titleForFooterInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, titleForFooterInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:titleForHeaderInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, titleForHeaderInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, trailingSwipeActionsConfigurationForRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:viewForFooterInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, viewForFooterInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:viewForHeaderInSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, viewForHeaderInSection: __objcArgument(a, 1) as Int)) }
    t.method("tableView:willBeginEditingRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willBeginEditingRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:willDeselectRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willDeselectRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableView:willDisplayCell:forRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willDisplay: __objcArgument(a, 1) as UITableViewCell, forRowAt: __objcArgument(a, 2) as IndexPath)) }
    t.method("tableView:willDisplayContextMenuWithConfiguration:animator:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willDisplayContextMenu: __objcArgument(a, 1) as UIContextMenuConfiguration, animator: __objcArgument(a, 2) as (any UIContextMenuInteractionAnimating)?)) }
    t.method("tableView:willDisplayFooterView:forSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willDisplayFooterView: __objcArgument(a, 1) as UIView, forSection: __objcArgument(a, 2) as Int)) }
    t.method("tableView:willDisplayHeaderView:forSection:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willDisplayHeaderView: __objcArgument(a, 1) as UIView, forSection: __objcArgument(a, 2) as Int)) }
    t.method("tableView:willEndContextMenuInteractionWithConfiguration:animator:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willEndContextMenuInteraction: __objcArgument(a, 1) as UIContextMenuConfiguration, animator: __objcArgument(a, 2) as (any UIContextMenuInteractionAnimating)?)) }
    t.method("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willPerformPreviewActionForMenuWith: __objcArgument(a, 1) as UIContextMenuConfiguration, animator: __objcArgument(a, 2) as any UIContextMenuInteractionCommitAnimating)) }
    t.method("tableView:willSelectRowAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableView(__objcArgument(a, 0) as UITableView, willSelectRowAt: __objcArgument(a, 1) as IndexPath)) }
    t.method("tableViewDidEndMultipleSelectionInteraction:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).tableViewDidEndMultipleSelectionInteraction(__objcArgument(a, 0) as UITableView)) }
    t.method("viewDidAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).viewDidAppear(__objcArgument(a, 0) as Bool)) }
    t.method("viewForZoomingInScrollView:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).viewForZooming(in: __objcArgument(a, 0) as UIScrollView)) }
    t.method("viewWillAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewController.self).viewWillAppear(__objcArgument(a, 0) as Bool)) }
    t.property("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    t.property("refreshControl", \UITableViewController.refreshControl)
    t.property("tableView", \UITableViewController.tableView)
}

@MainActor private func fillUITableViewDropPlaceholder(_ t: inout __ObjCTable) {
    t.property("previewParametersProvider", \UITableViewDropPlaceholder.previewParametersProvider)
}

@MainActor private func fillUITableViewDropProposal(_ t: inout __ObjCTable) {
    t.property("intent", \UITableViewDropProposal.intent)
}

@MainActor private func fillUITableViewFocusUpdateContext(_ t: inout __ObjCTable) {
    t.property("nextFocusedIndexPath", \UITableViewFocusUpdateContext.nextFocusedIndexPath)
    t.property("previouslyFocusedIndexPath", \UITableViewFocusUpdateContext.previouslyFocusedIndexPath)
}

@MainActor private func fillUITableViewHeaderFooterView(_ t: inout __ObjCTable) {
    t.method("defaultBackgroundConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).defaultBackgroundConfiguration()) }
    t.method("defaultContentConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).defaultContentConfiguration()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).layoutSubviews()) }
    t.method("prepareForReuse") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).prepareForReuse()) }
    t.method("setNeedsUpdateConfiguration") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).setNeedsUpdateConfiguration()) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).systemLayoutSizeFitting(__objcArgument(a, 0) as CGSize, withHorizontalFittingPriority: __objcArgument(a, 1) as UILayoutPriority, verticalFittingPriority: __objcArgument(a, 2) as UILayoutPriority)) }
    t.method("updateConfigurationUsingState:") { o, a in __objcResult(unsafeDowncast(o, to: UITableViewHeaderFooterView.self).updateConfiguration(using: __objcArgument(a, 0) as UIViewConfigurationState)) }
    t.property("automaticallyUpdatesBackgroundConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
    t.property("automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    t.property("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    t.property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    t.property("configurationState", \UITableViewHeaderFooterView.configurationState)
    t.property("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
    t.property("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
    t.property("contentView", \UITableViewHeaderFooterView.contentView)
    t.property("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    t.property("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    t.property("textLabel", \UITableViewHeaderFooterView.textLabel)
}

@MainActor private func fillUITableViewPlaceholder(_ t: inout __ObjCTable) {
    t.property("cellUpdateHandler", \UITableViewPlaceholder.cellUpdateHandler)
}

@MainActor private func fillUITableViewRowAction(_ t: inout __ObjCTable) {
    t.property("backgroundColor", \UITableViewRowAction.backgroundColor)
    t.property("backgroundEffect", \UITableViewRowAction.backgroundEffect)
    t.property("style", \UITableViewRowAction.style)
    t.property("title", \UITableViewRowAction.title)
}

@MainActor private func fillUITapGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("canPreventGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UITapGestureRecognizer.self).canPrevent(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UITapGestureRecognizer.self).reset()) }
    t.property("buttonMask", \UITapGestureRecognizer.buttonMask)
    t.property("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
    t.property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    t.property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
}

@MainActor private func fillUITargetedPreview(_ t: inout __ObjCTable) {
    t.method("retargetedPreviewWithTarget:") { o, a in __objcResult(unsafeDowncast(o, to: UITargetedPreview.self).retargetedPreview(with: __objcArgument(a, 0) as UIPreviewTarget)) }
    t.property("parameters", \UITargetedPreview.parameters)
    t.property("size", \UITargetedPreview.size)
    t.property("target", \UITargetedPreview.target)
    t.property("view", \UITargetedPreview.view)
}

@MainActor private func fillUITextChecker(_ t: inout __ObjCTable) {
    t.method("completionsForPartialWordRange:inString:language:") { o, a in __objcResult(unsafeDowncast(o, to: UITextChecker.self).completions(forPartialWordRange: __objcArgument(a, 0) as NSRange, in: __objcArgument(a, 1) as String, language: __objcArgument(a, 2) as String)) }
    t.method("guessesForWordRange:inString:language:") { o, a in __objcResult(unsafeDowncast(o, to: UITextChecker.self).guesses(forWordRange: __objcArgument(a, 0) as NSRange, in: __objcArgument(a, 1) as String, language: __objcArgument(a, 2) as String)) }
    t.method("ignoreWord:") { o, a in __objcResult(unsafeDowncast(o, to: UITextChecker.self).ignoreWord(__objcArgument(a, 0) as String)) }
    t.method("rangeOfMisspelledWordInString:range:startingAt:wrap:language:") { o, a in __objcResult(unsafeDowncast(o, to: UITextChecker.self).rangeOfMisspelledWord(in: __objcArgument(a, 0) as String, range: __objcArgument(a, 1) as NSRange, startingAt: __objcArgument(a, 2) as Int, wrap: __objcArgument(a, 3) as Bool, language: __objcArgument(a, 4) as String)) }
    t.property("ignoredWords", \UITextChecker.ignoredWords)
}

@MainActor private func fillUITextField(_ t: inout __ObjCTable) {
    t.method("baseWritingDirectionForPosition:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).baseWritingDirection(for: __objcArgument(a, 0) as UITextPosition, in: __objcArgument(a, 1) as UITextStorageDirection)) }
    t.method("becomeFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).becomeFirstResponder()) }
    t.method("borderRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).borderRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("canPerformAction:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).canPerformAction(__objcArgument(a, 0) as Selector, withSender: __objcArgument(a, 1) as Any?)) }
    t.method("caretRectForPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).caretRect(for: __objcArgument(a, 0) as UITextPosition)) }
    t.method("characterRangeAtPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).characterRange(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("characterRangeByExtendingPosition:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).characterRange(byExtending: __objcArgument(a, 0) as UITextPosition, in: __objcArgument(a, 1) as UITextLayoutDirection)) }
    t.method("clearButtonRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).clearButtonRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("closestPositionToPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).closestPosition(to: __objcArgument(a, 0) as CGPoint)) }
    t.method("closestPositionToPoint:withinRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).closestPosition(to: __objcArgument(a, 0) as CGPoint, within: __objcArgument(a, 1) as UITextRange)) }
    t.method("comparePosition:toPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).compare(__objcArgument(a, 0) as UITextPosition, to: __objcArgument(a, 1) as UITextPosition)) }
    t.method("copy:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).copy(__objcArgument(a, 0) as Any?)) }
    t.method("cut:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).cut(__objcArgument(a, 0) as Any?)) }
    t.method("delete:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).delete(__objcArgument(a, 0) as Any?)) }
    t.method("deleteBackward") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).deleteBackward()) }
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).didMoveToWindow()) }
    t.method("drawPlaceholderInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).drawPlaceholder(in: __objcArgument(a, 0) as CGRect)) }
    t.method("drawTextInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).drawText(in: __objcArgument(a, 0) as CGRect)) }
    t.method("editingRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).editingRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("firstRectForRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).firstRect(for: __objcArgument(a, 0) as UITextRange)) }
    t.method("insertText:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).insertText(__objcArgument(a, 0) as String)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).layoutSubviews()) }
    t.method("leftViewRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).leftViewRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("offsetFromPosition:toPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).offset(from: __objcArgument(a, 0) as UITextPosition, to: __objcArgument(a, 1) as UITextPosition)) }
    t.method("paste:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).paste(__objcArgument(a, 0) as Any?)) }
    t.method("placeholderRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).placeholderRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("positionFromPosition:inDirection:offset:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).position(from: __objcArgument(a, 0) as UITextPosition, in: __objcArgument(a, 1) as UITextLayoutDirection, offset: __objcArgument(a, 2) as Int)) }
    t.method("positionFromPosition:offset:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).position(from: __objcArgument(a, 0) as UITextPosition, offset: __objcArgument(a, 1) as Int)) }
    t.method("positionWithinRange:farthestInDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).position(within: __objcArgument(a, 0) as UITextRange, farthestIn: __objcArgument(a, 1) as UITextLayoutDirection)) }
    t.method("replaceRange:withText:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).replace(__objcArgument(a, 0) as UITextRange, withText: __objcArgument(a, 1) as String)) }
    t.method("resignFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).resignFirstResponder()) }
    t.method("rightViewRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).rightViewRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("select:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).select(__objcArgument(a, 0) as Any?)) }
    t.method("selectAll:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).selectAll(__objcArgument(a, 0) as Any?)) }
    t.method("selectionRectsForRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).selectionRects(for: __objcArgument(a, 0) as UITextRange)) }
    t.method("setBaseWritingDirection:forRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).setBaseWritingDirection(__objcArgument(a, 0) as NSWritingDirection, for: __objcArgument(a, 1) as UITextRange)) }
    t.method("setMarkedText:selectedRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).setMarkedText(__objcArgument(a, 0) as String?, selectedRange: __objcArgument(a, 1) as NSRange)) }
    t.method("shouldChangeTextInRange:replacementText:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).shouldChangeText(in: __objcArgument(a, 0) as UITextRange, replacementText: __objcArgument(a, 1) as String)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("textInRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).text(in: __objcArgument(a, 0) as UITextRange)) }
    t.method("textRangeFromPosition:toPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).textRange(from: __objcArgument(a, 0) as UITextPosition, to: __objcArgument(a, 1) as UITextPosition)) }
    t.method("textRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).textRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).tintColorDidChange()) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("unmarkText") { o, a in __objcResult(unsafeDowncast(o, to: UITextField.self).unmarkText()) }
    t.property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    t.property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    t.property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
    t.property("attributedPlaceholder", \UITextField.attributedPlaceholder)
    t.property("attributedText", \UITextField.attributedText)
    t.property("autocapitalizationType", \UITextField.autocapitalizationType)
    t.property("autocorrectionType", \UITextField.autocorrectionType)
    t.property("background", \UITextField.background)
    t.property("beginningOfDocument", \UITextField.beginningOfDocument)
    t.property("borderStyle", \UITextField.borderStyle)
    t.property("canBecomeFirstResponder", \UITextField.canBecomeFirstResponder)
    t.property("clearButtonMode", \UITextField.clearButtonMode)
    t.property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    t.property("clearsOnInsertion", \UITextField.clearsOnInsertion)
    t.property("defaultTextAttributes", \UITextField.defaultTextAttributes)
    t.property("delegate", \UITextField.delegate)
    t.property("disabledBackground", \UITextField.disabledBackground)
    t.property("editable", \UITextField.isEditable, getter: "isEditable")
    t.property("editing", \UITextField.isEditing, getter: "isEditing")
    t.property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    t.property("endOfDocument", \UITextField.endOfDocument)
    t.property("font", \UITextField.font)
    t.property("hasText", \UITextField.hasText)
    t.property("inlinePredictionType", \UITextField.inlinePredictionType)
    t.property("inputAccessoryView", \UITextField.inputAccessoryView)
    t.property("inputDelegate", \UITextField.inputDelegate)
    t.property("inputView", \UITextField.inputView)
    t.property("intrinsicContentSize", \UITextField.intrinsicContentSize)
    t.property("keyboardAppearance", \UITextField.keyboardAppearance)
    t.property("keyboardType", \UITextField.keyboardType)
    t.property("leftView", \UITextField.leftView)
    t.property("leftViewMode", \UITextField.leftViewMode)
    t.property("markedTextRange", \UITextField.markedTextRange)
    t.property("markedTextStyle", \UITextField.markedTextStyle)
    t.property("minimumFontSize", \UITextField.minimumFontSize)
    t.property("passwordRules", \UITextField.passwordRules)
    t.property("placeholder", \UITextField.placeholder)
    t.property("returnKeyType", \UITextField.returnKeyType)
    t.property("rightView", \UITextField.rightView)
    t.property("rightViewMode", \UITextField.rightViewMode)
    t.property("secureTextEntry", \UITextField.isSecureTextEntry, getter: "isSecureTextEntry")
    t.property("selectedTextRange", \UITextField.selectedTextRange)
    t.property("smartDashesType", \UITextField.smartDashesType)
    t.property("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
    t.property("smartQuotesType", \UITextField.smartQuotesType)
    t.property("spellCheckingType", \UITextField.spellCheckingType)
    t.property("text", \UITextField.text)
    t.property("textAlignment", \UITextField.textAlignment)
    t.property("textColor", \UITextField.textColor)
    t.property("textContentType", \UITextField.textContentType)
    t.property("textInputView", \UITextField.textInputView)
    t.property("tokenizer", \UITextField.tokenizer)
    t.property("typingAttributes", \UITextField.typingAttributes)
}

@MainActor private func fillUITextInputMode(_ t: inout __ObjCTable) {
    t.property("primaryLanguage", \UITextInputMode.primaryLanguage)
}

@MainActor private func fillUITextInputPasswordRules(_ t: inout __ObjCTable) {
    t.property("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
}

@MainActor private func fillUITextInputStringTokenizer(_ t: inout __ObjCTable) {
    t.method("isPosition:atBoundary:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextInputStringTokenizer.self).isPosition(__objcArgument(a, 0) as UITextPosition, atBoundary: __objcArgument(a, 1) as UITextGranularity, inDirection: __objcArgument(a, 2) as UITextDirection)) }
    t.method("isPosition:withinTextUnit:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextInputStringTokenizer.self).isPosition(__objcArgument(a, 0) as UITextPosition, withinTextUnit: __objcArgument(a, 1) as UITextGranularity, inDirection: __objcArgument(a, 2) as UITextDirection)) }
    t.method("positionFromPosition:toBoundary:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextInputStringTokenizer.self).position(from: __objcArgument(a, 0) as UITextPosition, toBoundary: __objcArgument(a, 1) as UITextGranularity, inDirection: __objcArgument(a, 2) as UITextDirection)) }
    t.method("rangeEnclosingPosition:withGranularity:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextInputStringTokenizer.self).rangeEnclosingPosition(__objcArgument(a, 0) as UITextPosition, with: __objcArgument(a, 1) as UITextGranularity, inDirection: __objcArgument(a, 2) as UITextDirection)) }
}

@MainActor private func fillUITextItem(_ t: inout __ObjCTable) {
    t.property("content", \UITextItem.content)
    t.property("range", \UITextItem.range)
}

@MainActor private func fillUITextRange(_ t: inout __ObjCTable) {
    t.property("empty", \UITextRange.isEmpty, getter: "isEmpty")
    t.property("end", \UITextRange.end)
    t.property("start", \UITextRange.start)
}

@MainActor private func fillUITextSelectionRect(_ t: inout __ObjCTable) {
    t.property("containsEnd", \UITextSelectionRect.containsEnd)
    t.property("containsStart", \UITextSelectionRect.containsStart)
    t.property("rect", \UITextSelectionRect.rect)
    t.property("transform", \UITextSelectionRect.transform)
    t.property("vertical", \UITextSelectionRect.isVertical, getter: "isVertical")
    t.property("writingDirection", \UITextSelectionRect.writingDirection)
}

@MainActor private func fillUITextView(_ t: inout __ObjCTable) {
    t.method("baseWritingDirectionForPosition:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).baseWritingDirection(for: __objcArgument(a, 0) as UITextPosition, in: __objcArgument(a, 1) as UITextStorageDirection)) }
    t.method("becomeFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).becomeFirstResponder()) }
    t.method("canPerformAction:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).canPerformAction(__objcArgument(a, 0) as Selector, withSender: __objcArgument(a, 1) as Any?)) }
    t.method("caretRectForPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).caretRect(for: __objcArgument(a, 0) as UITextPosition)) }
    t.method("characterRangeAtPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).characterRange(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("characterRangeByExtendingPosition:inDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).characterRange(byExtending: __objcArgument(a, 0) as UITextPosition, in: __objcArgument(a, 1) as UITextLayoutDirection)) }
    t.method("closestPositionToPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).closestPosition(to: __objcArgument(a, 0) as CGPoint)) }
    t.method("closestPositionToPoint:withinRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).closestPosition(to: __objcArgument(a, 0) as CGPoint, within: __objcArgument(a, 1) as UITextRange)) }
    t.method("comparePosition:toPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).compare(__objcArgument(a, 0) as UITextPosition, to: __objcArgument(a, 1) as UITextPosition)) }
    t.method("copy:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).copy(__objcArgument(a, 0) as Any?)) }
    t.method("cut:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).cut(__objcArgument(a, 0) as Any?)) }
    t.method("delete:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).delete(__objcArgument(a, 0) as Any?)) }
    t.method("deleteBackward") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).deleteBackward()) }
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).didMoveToWindow()) }
    t.method("firstRectForRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).firstRect(for: __objcArgument(a, 0) as UITextRange)) }
    t.method("insertText:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).insertText(__objcArgument(a, 0) as String)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).layoutSubviews()) }
    t.method("offsetFromPosition:toPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).offset(from: __objcArgument(a, 0) as UITextPosition, to: __objcArgument(a, 1) as UITextPosition)) }
    t.method("paste:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).paste(__objcArgument(a, 0) as Any?)) }
    t.method("positionFromPosition:inDirection:offset:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).position(from: __objcArgument(a, 0) as UITextPosition, in: __objcArgument(a, 1) as UITextLayoutDirection, offset: __objcArgument(a, 2) as Int)) }
    t.method("positionFromPosition:offset:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).position(from: __objcArgument(a, 0) as UITextPosition, offset: __objcArgument(a, 1) as Int)) }
    t.method("positionWithinRange:farthestInDirection:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).position(within: __objcArgument(a, 0) as UITextRange, farthestIn: __objcArgument(a, 1) as UITextLayoutDirection)) }
    t.method("replaceRange:withText:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).replace(__objcArgument(a, 0) as UITextRange, withText: __objcArgument(a, 1) as String)) }
    t.method("resignFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).resignFirstResponder()) }
    t.method("scrollRangeToVisible:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).scrollRangeToVisible(__objcArgument(a, 0) as NSRange)) }
    t.method("select:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).select(__objcArgument(a, 0) as Any?)) }
    t.method("selectAll:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).selectAll(__objcArgument(a, 0) as Any?)) }
    t.method("selectionRectsForRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).selectionRects(for: __objcArgument(a, 0) as UITextRange)) }
    t.method("setBaseWritingDirection:forRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).setBaseWritingDirection(__objcArgument(a, 0) as NSWritingDirection, for: __objcArgument(a, 1) as UITextRange)) }
    t.method("setMarkedText:selectedRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).setMarkedText(__objcArgument(a, 0) as String?, selectedRange: __objcArgument(a, 1) as NSRange)) }
    t.method("shouldChangeTextInRange:replacementText:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).shouldChangeText(in: __objcArgument(a, 0) as UITextRange, replacementText: __objcArgument(a, 1) as String)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("textInRange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).text(in: __objcArgument(a, 0) as UITextRange)) }
    t.method("textRangeFromPosition:toPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).textRange(from: __objcArgument(a, 0) as UITextPosition, to: __objcArgument(a, 1) as UITextPosition)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).tintColorDidChange()) }
    t.method("toggleBoldface:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).toggleBoldface(__objcArgument(a, 0) as Any?)) }
    t.method("toggleItalics:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).toggleItalics(__objcArgument(a, 0) as Any?)) }
    t.method("toggleUnderline:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).toggleUnderline(__objcArgument(a, 0) as Any?)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("unmarkText") { o, a in __objcResult(unsafeDowncast(o, to: UITextView.self).unmarkText()) }
    t.property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    t.property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
    t.property("attributedText", \UITextView.attributedText)
    t.property("autocapitalizationType", \UITextView.autocapitalizationType)
    t.property("autocorrectionType", \UITextView.autocorrectionType)
    t.property("beginningOfDocument", \UITextView.beginningOfDocument)
    t.property("bounds", \UITextView.bounds)
    t.property("canBecomeFirstResponder", \UITextView.canBecomeFirstResponder)
    t.property("clearsOnInsertion", \UITextView.clearsOnInsertion)
    t.property("dataDetectorTypes", \UITextView.dataDetectorTypes)
    t.property("delegate", \UITextView.delegate)
    t.property("editable", \UITextView.isEditable, getter: "isEditable")
    t.property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
    t.property("endOfDocument", \UITextView.endOfDocument)
    t.property("findInteractionEnabled", \UITextView.isFindInteractionEnabled, getter: "isFindInteractionEnabled")
    t.property("font", \UITextView.font)
    t.property("frame", \UITextView.frame)
    t.property("hasText", \UITextView.hasText)
    t.property("inlinePredictionType", \UITextView.inlinePredictionType)
    t.property("inputAccessoryView", \UITextView.inputAccessoryView)
    t.property("inputDelegate", \UITextView.inputDelegate)
    t.property("inputView", \UITextView.inputView)
    t.property("intrinsicContentSize", \UITextView.intrinsicContentSize)
    t.property("keyboardAppearance", \UITextView.keyboardAppearance)
    t.property("keyboardType", \UITextView.keyboardType)
    t.property("layoutManager", \UITextView.layoutManager)
    t.property("linkTextAttributes", \UITextView.linkTextAttributes)
    t.property("markedTextRange", \UITextView.markedTextRange)
    t.property("markedTextStyle", \UITextView.markedTextStyle)
    t.property("passwordRules", \UITextView.passwordRules)
    t.property("returnKeyType", \UITextView.returnKeyType)
    t.property("scrollEnabled", \UITextView.isScrollEnabled, getter: "isScrollEnabled")
    t.property("secureTextEntry", \UITextView.isSecureTextEntry, getter: "isSecureTextEntry")
    t.property("selectable", \UITextView.isSelectable, getter: "isSelectable")
    t.property("selectedRange", \UITextView.selectedRange)
    t.property("selectedTextRange", \UITextView.selectedTextRange)
    t.property("smartDashesType", \UITextView.smartDashesType)
    t.property("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
    t.property("smartQuotesType", \UITextView.smartQuotesType)
    t.property("spellCheckingType", \UITextView.spellCheckingType)
    t.property("text", \UITextView.text)
    t.property("textAlignment", \UITextView.textAlignment)
    t.property("textColor", \UITextView.textColor)
    t.property("textContainer", \UITextView.textContainer)
    t.property("textContainerInset", \UITextView.textContainerInset)
    t.property("textContentType", \UITextView.textContentType)
    t.property("textInputView", \UITextView.textInputView)
    t.property("textStorage", \UITextView.textStorage)
    t.property("tokenizer", \UITextView.tokenizer)
    t.property("typingAttributes", \UITextView.typingAttributes)
    t.property("usesStandardTextScaling", \UITextView.usesStandardTextScaling)
}

@MainActor private func fillUIToolbar(_ t: inout __ObjCTable) {
    t.method("backgroundImageForToolbarPosition:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).backgroundImage(forToolbarPosition: __objcArgument(a, 0) as UIBarPosition, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).layoutSubviews()) }
    t.method("setBackgroundImage:forToolbarPosition:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, forToolbarPosition: __objcArgument(a, 1) as UIBarPosition, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setItems:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).setItems(__objcArgument(a, 0) as [UIBarButtonItem]?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setShadowImage:forToolbarPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).setShadowImage(__objcArgument(a, 0) as UIImage?, forToolbarPosition: __objcArgument(a, 1) as UIBarPosition)) }
    t.method("shadowImageForToolbarPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).shadowImage(forToolbarPosition: __objcArgument(a, 0) as UIBarPosition)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIToolbar.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.property("barPosition", \UIToolbar.barPosition)
    t.property("barStyle", \UIToolbar.barStyle)
    t.property("barTintColor", \UIToolbar.barTintColor)
    t.property("compactAppearance", \UIToolbar.compactAppearance)
    t.property("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
    t.property("delegate", \UIToolbar.delegate)
    t.property("intrinsicContentSize", \UIToolbar.intrinsicContentSize)
    t.property("items", \UIToolbar.items)
    t.property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
    t.property("standardAppearance", \UIToolbar.standardAppearance)
    t.property("translucent", \UIToolbar.isTranslucent, getter: "isTranslucent")
}

@MainActor private func fillUIToolbarAppearance(_ t: inout __ObjCTable) {
    t.property("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
    t.property("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
}

@MainActor private func fillUITouch(_ t: inout __ObjCTable) {
    t.method("azimuthAngleInView:") { o, a in __objcResult(unsafeDowncast(o, to: UITouch.self).azimuthAngle(in: __objcArgument(a, 0) as UIView?)) }
    t.method("azimuthUnitVectorInView:") { o, a in __objcResult(unsafeDowncast(o, to: UITouch.self).azimuthUnitVector(in: __objcArgument(a, 0) as UIView?)) }
    t.method("locationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UITouch.self).location(in: __objcArgument(a, 0) as UIView?)) }
    t.method("preciseLocationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UITouch.self).preciseLocation(in: __objcArgument(a, 0) as UIView?)) }
    t.method("precisePreviousLocationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UITouch.self).precisePreviousLocation(in: __objcArgument(a, 0) as UIView?)) }
    t.method("previousLocationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UITouch.self).previousLocation(in: __objcArgument(a, 0) as UIView?)) }
    t.property("altitudeAngle", \UITouch.altitudeAngle)
    t.property("estimatedProperties", \UITouch.estimatedProperties)
    t.property("estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
    t.property("estimationUpdateIndex", \UITouch.estimationUpdateIndex)
    t.property("force", \UITouch.force)
    t.property("gestureRecognizers", \UITouch.gestureRecognizers)
    t.property("majorRadius", \UITouch.majorRadius)
    t.property("majorRadiusTolerance", \UITouch.majorRadiusTolerance)
    t.property("maximumPossibleForce", \UITouch.maximumPossibleForce)
    t.property("phase", \UITouch.phase)
    t.property("rollAngle", \UITouch.rollAngle)
    t.property("tapCount", \UITouch.tapCount)
    t.property("timestamp", \UITouch.timestamp)
    t.property("type", \UITouch.type)
    t.property("view", \UITouch.view)
    t.property("window", \UITouch.window)
}

@MainActor private func fillUITrackingLayoutGuide(_ t: inout __ObjCTable) {
    t.method("constraintsActiveWhenAwayFromEdge:") { o, a in __objcResult(unsafeDowncast(o, to: UITrackingLayoutGuide.self).constraints(activeWhenAwayFrom: __objcArgument(a, 0) as NSDirectionalRectEdge)) }
    t.method("constraintsActiveWhenNearEdge:") { o, a in __objcResult(unsafeDowncast(o, to: UITrackingLayoutGuide.self).constraints(activeWhenNearEdge: __objcArgument(a, 0) as NSDirectionalRectEdge)) }
    t.method("removeAllTrackedConstraints") { o, a in __objcResult(unsafeDowncast(o, to: UITrackingLayoutGuide.self).removeAllTrackedConstraints()) }
    t.method("setConstraints:activeWhenAwayFromEdge:") { o, a in __objcResult(unsafeDowncast(o, to: UITrackingLayoutGuide.self).setConstraints(__objcArgument(a, 0) as [NSLayoutConstraint], activeWhenAwayFrom: __objcArgument(a, 1) as NSDirectionalRectEdge)) }
    t.method("setConstraints:activeWhenNearEdge:") { o, a in __objcResult(unsafeDowncast(o, to: UITrackingLayoutGuide.self).setConstraints(__objcArgument(a, 0) as [NSLayoutConstraint], activeWhenNearEdge: __objcArgument(a, 1) as NSDirectionalRectEdge)) }
}

@MainActor private func fillUITraitCollection(_ t: inout __ObjCTable) {
    t.method("containsTraitsInCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UITraitCollection.self).containsTraits(in: __objcArgument(a, 0) as UITraitCollection?)) }
    t.method("hasDifferentColorAppearanceComparedToTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UITraitCollection.self).hasDifferentColorAppearance(comparedTo: __objcArgument(a, 0) as UITraitCollection?)) }
    t.property("accessibilityContrast", \UITraitCollection.accessibilityContrast)
    t.property("activeAppearance", \UITraitCollection.activeAppearance)
    t.property("displayGamut", \UITraitCollection.displayGamut)
    t.property("displayScale", \UITraitCollection.displayScale)
    t.property("forceTouchCapability", \UITraitCollection.forceTouchCapability)
    t.property("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
    t.property("layoutDirection", \UITraitCollection.layoutDirection)
    t.property("legibilityWeight", \UITraitCollection.legibilityWeight)
    t.property("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
    t.property("sceneCaptureState", \UITraitCollection.sceneCaptureState)
    t.property("typesettingLanguage", \UITraitCollection.typesettingLanguage)
    t.property("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
    t.property("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
    t.property("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
    t.property("verticalSizeClass", \UITraitCollection.verticalSizeClass)
}

@MainActor private func fillUIView(_ t: inout __ObjCTable) {
    t.method("actionForLayer:forKey:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).action(for: __objcArgument(a, 0) as CALayer, forKey: __objcArgument(a, 1) as String)) }
    t.method("addConstraint:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addConstraint(__objcArgument(a, 0) as NSLayoutConstraint)) }
    t.method("addConstraints:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addConstraints(__objcArgument(a, 0) as [NSLayoutConstraint])) }
    t.method("addGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addGestureRecognizer(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("addInteraction:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addInteraction(__objcArgument(a, 0) as any UIInteraction)) }
    t.method("addLayoutGuide:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addLayoutGuide(__objcArgument(a, 0) as UILayoutGuide)) }
    t.method("addMotionEffect:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addMotionEffect(__objcArgument(a, 0) as UIMotionEffect)) }
    t.method("addSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).addSubview(__objcArgument(a, 0) as UIView)) }
    t.method("alignmentRectForFrame:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).alignmentRect(forFrame: __objcArgument(a, 0) as CGRect)) }
    t.method("bringSubviewToFront:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).bringSubviewToFront(__objcArgument(a, 0) as UIView)) }
    t.method("constraintsAffectingLayoutForAxis:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).constraintsAffectingLayout(for: __objcArgument(a, 0) as NSLayoutConstraint.Axis)) }
    t.method("contentCompressionResistancePriorityForAxis:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).contentCompressionResistancePriority(for: __objcArgument(a, 0) as NSLayoutConstraint.Axis)) }
    t.method("contentHuggingPriorityForAxis:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).contentHuggingPriority(for: __objcArgument(a, 0) as NSLayoutConstraint.Axis)) }
    t.method("convertPoint:fromView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGPoint, from: __objcArgument(a, 1) as UIView?)) }
    t.method("convertPoint:fromView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGPoint, from: __objcArgument(a, 1) as any UICoordinateSpace)) }
    t.method("convertPoint:fromView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGRect, from: __objcArgument(a, 1) as UIView?)) }
    t.method("convertPoint:fromView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGRect, from: __objcArgument(a, 1) as any UICoordinateSpace)) }
    t.method("convertPoint:toView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGPoint, to: __objcArgument(a, 1) as UIView?)) }
    t.method("convertPoint:toView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGPoint, to: __objcArgument(a, 1) as any UICoordinateSpace)) }
    t.method("convertPoint:toView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGRect, to: __objcArgument(a, 1) as UIView?)) }
    t.method("convertPoint:toView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).convert(__objcArgument(a, 0) as CGRect, to: __objcArgument(a, 1) as any UICoordinateSpace)) }
    t.method("decodeRestorableStateWithCoder:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).decodeRestorableState(with: __objcArgument(a, 0) as NSCoder)) }
    t.method("didAddSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).didAddSubview(__objcArgument(a, 0) as UIView)) }
    t.method("didMoveToSuperview") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).didMoveToSuperview()) }
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).didMoveToWindow()) }
    t.method("didUpdateFocusInContext:withAnimationCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).didUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext, with: __objcArgument(a, 1) as UIFocusAnimationCoordinator)) }
    t.method("drawLayer:inContext:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).draw(__objcArgument(a, 0) as CALayer, in: __objcArgument(a, 1) as CGContext)) }
    t.method("drawRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).draw(__objcArgument(a, 0) as CGRect)) }
    t.method("drawViewHierarchyInRect:afterScreenUpdates:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).drawHierarchy(in: __objcArgument(a, 0) as CGRect, afterScreenUpdates: __objcArgument(a, 1) as Bool)) }
    t.method("encodeRestorableStateWithCoder:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).encodeRestorableState(with: __objcArgument(a, 0) as NSCoder)) }
    t.method("endEditing:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).endEditing(__objcArgument(a, 0) as Bool)) }
    t.method("exchangeSubviewAtIndex:withSubviewAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).exchangeSubview(at: __objcArgument(a, 0) as Int, withSubviewAt: __objcArgument(a, 1) as Int)) }
    t.method("exerciseAmbiguityInLayout") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).exerciseAmbiguityInLayout()) }
    t.method("focusItemsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).focusItems(in: __objcArgument(a, 0) as CGRect)) }
    t.method("frameForAlignmentRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).frame(forAlignmentRect: __objcArgument(a, 0) as CGRect)) }
    t.method("gestureRecognizerShouldBegin:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).gestureRecognizerShouldBegin(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("hitTest:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).hitTest(__objcArgument(a, 0) as CGPoint, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("insertSubview:aboveSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).insertSubview(__objcArgument(a, 0) as UIView, aboveSubview: __objcArgument(a, 1) as UIView)) }
    t.method("insertSubview:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).insertSubview(__objcArgument(a, 0) as UIView, at: __objcArgument(a, 1) as Int)) }
    t.method("insertSubview:belowSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).insertSubview(__objcArgument(a, 0) as UIView, belowSubview: __objcArgument(a, 1) as UIView)) }
    t.method("invalidateIntrinsicContentSize") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).invalidateIntrinsicContentSize()) }
    t.method("isDescendantOfView:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).isDescendant(of: __objcArgument(a, 0) as UIView)) }
    t.method("layerWillDraw:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).layerWillDraw(__objcArgument(a, 0) as CALayer)) }
    t.method("layoutIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).layoutIfNeeded()) }
    t.method("layoutMarginsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).layoutMarginsDidChange()) }
    t.method("layoutSublayersOfLayer:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).layoutSublayers(of: __objcArgument(a, 0) as CALayer)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).layoutSubviews()) }
    t.method("needsUpdateConstraints") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).needsUpdateConstraints()) }
    t.method("pointInside:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).point(inside: __objcArgument(a, 0) as CGPoint, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("removeConstraint:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeConstraint(__objcArgument(a, 0) as NSLayoutConstraint)) }
    t.method("removeConstraints:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeConstraints(__objcArgument(a, 0) as [NSLayoutConstraint])) }
    t.method("removeFromSuperview") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeFromSuperview()) }
    t.method("removeGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeGestureRecognizer(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("removeInteraction:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeInteraction(__objcArgument(a, 0) as any UIInteraction)) }
    t.method("removeLayoutGuide:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeLayoutGuide(__objcArgument(a, 0) as UILayoutGuide)) }
    t.method("removeMotionEffect:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).removeMotionEffect(__objcArgument(a, 0) as UIMotionEffect)) }
    t.method("resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).resizableSnapshotView(from: __objcArgument(a, 0) as CGRect, afterScreenUpdates: __objcArgument(a, 1) as Bool, withCapInsets: __objcArgument(a, 2) as UIEdgeInsets)) }
    t.method("safeAreaInsetsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).safeAreaInsetsDidChange()) }
    t.method("sendSubviewToBack:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).sendSubviewToBack(__objcArgument(a, 0) as UIView)) }
    t.method("setContentCompressionResistancePriority:forAxis:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setContentCompressionResistancePriority(__objcArgument(a, 0) as UILayoutPriority, for: __objcArgument(a, 1) as NSLayoutConstraint.Axis)) }
    t.method("setContentHuggingPriority:forAxis:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setContentHuggingPriority(__objcArgument(a, 0) as UILayoutPriority, for: __objcArgument(a, 1) as NSLayoutConstraint.Axis)) }
    t.method("setNeedsDisplay") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setNeedsDisplay()) }
    t.method("setNeedsDisplayInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setNeedsDisplay(__objcArgument(a, 0) as CGRect)) }
    t.method("setNeedsFocusUpdate") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setNeedsFocusUpdate()) }
    t.method("setNeedsLayout") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setNeedsLayout()) }
    t.method("setNeedsUpdateConstraints") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).setNeedsUpdateConstraints()) }
    t.method("shouldUpdateFocusInContext:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).shouldUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("sizeToFit") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).sizeToFit()) }
    t.method("snapshotViewAfterScreenUpdates:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).snapshotView(afterScreenUpdates: __objcArgument(a, 0) as Bool)) }
    t.method("systemLayoutSizeFittingSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).systemLayoutSizeFitting(__objcArgument(a, 0) as CGSize)) }
    t.method("systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).systemLayoutSizeFitting(__objcArgument(a, 0) as CGSize, withHorizontalFittingPriority: __objcArgument(a, 1) as UILayoutPriority, verticalFittingPriority: __objcArgument(a, 2) as UILayoutPriority)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).tintColorDidChange()) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("updateConstraints") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).updateConstraints()) }
    t.method("updateConstraintsIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).updateConstraintsIfNeeded()) }
    t.method("updateFocusIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).updateFocusIfNeeded()) }
    t.method("updateTraitsIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).updateTraitsIfNeeded()) }
    t.method("viewForBaselineLayout") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).forBaselineLayout()) }
    t.method("viewWithTag:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).viewWithTag(__objcArgument(a, 0) as Int)) }
    t.method("willMoveToSuperview:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).willMove(toSuperview: __objcArgument(a, 0) as UIView?)) }
    t.method("willMoveToWindow:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).willMove(toWindow: __objcArgument(a, 0) as UIWindow?)) }
    t.method("willRemoveSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIView.self).willRemoveSubview(__objcArgument(a, 0) as UIView)) }
    t.property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    t.property("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors)
    t.property("alignmentRectInsets", \UIView.alignmentRectInsets)
    t.property("alpha", \UIView.alpha)
    t.property("anchorPoint", \UIView.anchorPoint)
    t.property("autoresizesSubviews", \UIView.autoresizesSubviews)
    t.property("autoresizingMask", \UIView.autoresizingMask)
    t.property("backgroundColor", \UIView.backgroundColor)
    t.property("bottomAnchor", \UIView.bottomAnchor)
    t.property("bounds", \UIView.bounds)
    t.property("canBecomeFocused", \UIView.canBecomeFocused)
    t.property("center", \UIView.center)
    t.property("centerXAnchor", \UIView.centerXAnchor)
    t.property("centerYAnchor", \UIView.centerYAnchor)
    t.property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
    t.property("clipsToBounds", \UIView.clipsToBounds)
    t.property("collisionBoundingPath", \UIView.collisionBoundingPath)
    t.property("collisionBoundsType", \UIView.collisionBoundsType)
    t.property("constraints", \UIView.constraints)
    t.property("contentMode", \UIView.contentMode)
    t.property("contentScaleFactor", \UIView.contentScaleFactor)
    t.property("coordinateSpace", \UIView.coordinateSpace)
    t.property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
    t.property("effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
    t.property("exclusiveTouch", \UIView.isExclusiveTouch, getter: "isExclusiveTouch")
    t.property("firstBaselineAnchor", \UIView.firstBaselineAnchor)
    t.property("focusEffect", \UIView.focusEffect)
    t.property("focusGroupIdentifier", \UIView.focusGroupIdentifier)
    t.property("focusGroupPriority", \UIView.focusGroupPriority)
    t.property("focusItemContainer", \UIView.focusItemContainer)
    t.property("focused", \UIView.isFocused, getter: "isFocused")
    t.property("forFirstBaselineLayout", \UIView.forFirstBaselineLayout)
    t.property("forLastBaselineLayout", \UIView.forLastBaselineLayout)
    t.property("frame", \UIView.frame)
    t.property("gestureRecognizers", \UIView.gestureRecognizers)
    t.property("hasAmbiguousLayout", \UIView.hasAmbiguousLayout)
    t.property("heightAnchor", \UIView.heightAnchor)
    t.property("hidden", \UIView.isHidden, getter: "isHidden")
    t.property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    t.property("interactions", \UIView.interactions)
    t.property("intrinsicContentSize", \UIView.intrinsicContentSize)
    t.property("keyboardLayoutGuide", \UIView.keyboardLayoutGuide)
    t.property("largeContentImage", \UIView.largeContentImage)
    t.property("largeContentImageInsets", \UIView.largeContentImageInsets)
    t.property("largeContentTitle", \UIView.largeContentTitle)
    t.property("lastBaselineAnchor", \UIView.lastBaselineAnchor)
    t.property("layer", \UIView.layer)
    t.property("layoutGuides", \UIView.layoutGuides)
    t.property("layoutMargins", \UIView.layoutMargins)
    t.property("layoutMarginsGuide", \UIView.layoutMarginsGuide)
    t.property("leadingAnchor", \UIView.leadingAnchor)
    t.property("leftAnchor", \UIView.leftAnchor)
    t.property("mask", \UIView.mask)
    t.property("motionEffects", \UIView.motionEffects)
    t.property("multipleTouchEnabled", \UIView.isMultipleTouchEnabled, getter: "isMultipleTouchEnabled")
    t.property("next", \UIView.next)
    t.property("opaque", \UIView.isOpaque, getter: "isOpaque")
    t.property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    t.property("parentFocusEnvironment", \UIView.parentFocusEnvironment)
    t.property("preferredFocusEnvironments", \UIView.preferredFocusEnvironments)
    t.property("preferredFocusedView", \UIView.preferredFocusedView)
    t.property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    t.property("readableContentGuide", \UIView.readableContentGuide)
    t.property("restorationIdentifier", \UIView.restorationIdentifier)
    t.property("rightAnchor", \UIView.rightAnchor)
    t.property("safeAreaInsets", \UIView.safeAreaInsets)
    t.property("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide)
    t.property("scalesLargeContentImage", \UIView.scalesLargeContentImage)
    t.property("semanticContentAttribute", \UIView.semanticContentAttribute)
    t.property("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    t.property("subviews", \UIView.subviews)
    t.property("superview", \UIView.superview)
    t.property("tag", \UIView.tag)
    t.property("tintAdjustmentMode", \UIView.tintAdjustmentMode)
    t.property("tintColor", \UIView.tintColor)
    t.property("topAnchor", \UIView.topAnchor)
    t.property("trailingAnchor", \UIView.trailingAnchor)
    t.property("traitCollection", \UIView.traitCollection)
    t.property("traitOverrides", \UIView.traitOverrides)
    t.property("transform", \UIView.transform)
    t.property("transform3D", \UIView.transform3D)
    t.property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    t.property("userInteractionEnabled", \UIView.isUserInteractionEnabled, getter: "isUserInteractionEnabled")
    t.property("widthAnchor", \UIView.widthAnchor)
    t.property("window", \UIView.window)
}

@MainActor private func fillUIViewController(_ t: inout __ObjCTable) {
    t.method("addChildViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).addChild(__objcArgument(a, 0) as UIViewController)) }
    t.method("addKeyCommand:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).addKeyCommand(__objcArgument(a, 0) as UIKeyCommand)) }
    t.method("allowedChildViewControllersForUnwindingFromSource:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).allowedChildrenForUnwinding(from: __objcArgument(a, 0) as UIStoryboardUnwindSegueSource)) }
    t.method("applicationFinishedRestoringState") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).applicationFinishedRestoringState()) }
    t.method("beginAppearanceTransition:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).beginAppearanceTransition(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("canPerformUnwindSegueAction:fromViewController:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).canPerformUnwindSegueAction(__objcArgument(a, 0) as Selector, from: __objcArgument(a, 1) as UIViewController, sender: __objcArgument(a, 2) as Any?)) }
    t.method("childViewControllerContainingSegueSource:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).childContaining(__objcArgument(a, 0) as UIViewController)) }
    t.method("collapseSecondaryViewController:forSplitViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).collapseSecondaryViewController(__objcArgument(a, 0) as UIViewController, for: __objcArgument(a, 1) as UISplitViewController)) }
    t.method("contentScrollViewForEdge:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).contentScrollView(for: __objcArgument(a, 0) as NSDirectionalRectEdge)) }
    t.method("decodeRestorableStateWithCoder:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).decodeRestorableState(with: __objcArgument(a, 0) as NSCoder)) }
    t.method("didMoveToParentViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).didMove(toParent: __objcArgument(a, 0) as UIViewController?)) }
    t.method("didReceiveMemoryWarning") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).didReceiveMemoryWarning()) }
    t.method("didRotateFromInterfaceOrientation:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).didRotate(from: __objcArgument(a, 0) as UIInterfaceOrientation)) }
    t.method("didUpdateFocusInContext:withAnimationCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).didUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext, with: __objcArgument(a, 1) as UIFocusAnimationCoordinator)) }
    t.method("encodeRestorableStateWithCoder:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).encodeRestorableState(with: __objcArgument(a, 0) as NSCoder)) }
    t.method("endAppearanceTransition") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).endAppearanceTransition()) }
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).loadView()) }
    t.method("loadViewIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).loadViewIfNeeded()) }
    t.method("overrideTraitCollectionForChildViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).overrideTraitCollection(forChild: __objcArgument(a, 0) as UIViewController)) }
    t.method("performSegueWithIdentifier:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).performSegue(withIdentifier: __objcArgument(a, 0) as String, sender: __objcArgument(a, 1) as Any?)) }
    t.method("preferredContentSizeDidChangeForChildContentContainer:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).preferredContentSizeDidChange(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer)) }
    t.method("prepareForSegue:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).prepare(for: __objcArgument(a, 0) as UIStoryboardSegue, sender: __objcArgument(a, 1) as Any?)) }
    t.method("registerForPreviewingWithDelegate:sourceView:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).registerForPreviewing(with: __objcArgument(a, 0) as any UIViewControllerPreviewingDelegate, sourceView: __objcArgument(a, 1) as UIView)) }
    t.method("removeFromParentViewController") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).removeFromParent()) }
    t.method("removeKeyCommand:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).removeKeyCommand(__objcArgument(a, 0) as UIKeyCommand)) }
    t.method("separateSecondaryViewControllerForSplitViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).separateSecondaryViewController(for: __objcArgument(a, 0) as UISplitViewController)) }
    t.method("setContentScrollView:forEdge:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setContentScrollView(__objcArgument(a, 0) as UIScrollView?, for: __objcArgument(a, 1) as NSDirectionalRectEdge)) }
    t.method("setEditing:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setEditing(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setNeedsFocusUpdate") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setNeedsFocusUpdate()) }
    t.method("setNeedsStatusBarAppearanceUpdate") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setNeedsStatusBarAppearanceUpdate()) }
    t.method("setNeedsUpdateOfHomeIndicatorAutoHidden") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setNeedsUpdateOfHomeIndicatorAutoHidden()) }
    t.method("setNeedsUpdateOfScreenEdgesDeferringSystemGestures") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setNeedsUpdateOfScreenEdgesDeferringSystemGestures()) }
    t.method("setNeedsUpdateOfSupportedInterfaceOrientations") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setNeedsUpdateOfSupportedInterfaceOrientations()) }
    t.method("setOverrideTraitCollection:forChildViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setOverrideTraitCollection(__objcArgument(a, 0) as UITraitCollection?, forChild: __objcArgument(a, 1) as UIViewController)) }
    t.method("setToolbarItems:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).setToolbarItems(__objcArgument(a, 0) as [UIBarButtonItem]?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("shouldPerformSegueWithIdentifier:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).shouldPerformSegue(withIdentifier: __objcArgument(a, 0) as String, sender: __objcArgument(a, 1) as Any?)) }
    t.method("shouldUpdateFocusInContext:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).shouldUpdateFocus(in: __objcArgument(a, 0) as UIFocusUpdateContext)) }
    t.method("showDetailViewController:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).showDetailViewController(__objcArgument(a, 0) as UIViewController, sender: __objcArgument(a, 1) as Any?)) }
    t.method("showViewController:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).show(__objcArgument(a, 0) as UIViewController, sender: __objcArgument(a, 1) as Any?)) }
    t.method("sizeForChildContentContainer:withParentContainerSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).size(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer, withParentContainerSize: __objcArgument(a, 1) as CGSize)) }
    t.method("systemLayoutFittingSizeDidChangeForChildContentContainer:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).systemLayoutFittingSizeDidChange(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer)) }
    t.method("targetViewControllerForAction:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).targetViewController(forAction: __objcArgument(a, 0) as Selector, sender: __objcArgument(a, 1) as Any?)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("unregisterForPreviewingWithContext:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).unregisterForPreviewing(withContext: __objcArgument(a, 0) as any UIViewControllerPreviewing)) }
    t.method("unwindForSegue:towardsViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).unwind(for: __objcArgument(a, 0) as UIStoryboardSegue, towards: __objcArgument(a, 1) as UIViewController)) }
    t.method("updateFocusIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).updateFocusIfNeeded()) }
    t.method("updateTraitsIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).updateTraitsIfNeeded()) }
    t.method("updateViewConstraints") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).updateViewConstraints()) }
    t.method("viewDidAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewDidAppear(__objcArgument(a, 0) as Bool)) }
    t.method("viewDidDisappear:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewDidDisappear(__objcArgument(a, 0) as Bool)) }
    t.method("viewDidLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewDidLayoutSubviews()) }
    t.method("viewDidLoad") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewDidLoad()) }
    t.method("viewIsAppearing:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewIsAppearing(__objcArgument(a, 0) as Bool)) }
    t.method("viewLayoutMarginsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewLayoutMarginsDidChange()) }
    t.method("viewSafeAreaInsetsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewSafeAreaInsetsDidChange()) }
    t.method("viewWillAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewWillAppear(__objcArgument(a, 0) as Bool)) }
    t.method("viewWillDisappear:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewWillDisappear(__objcArgument(a, 0) as Bool)) }
    t.method("viewWillLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewWillLayoutSubviews()) }
    t.method("viewWillTransitionToSize:withTransitionCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).viewWillTransition(to: __objcArgument(a, 0) as CGSize, with: __objcArgument(a, 1) as any UIViewControllerTransitionCoordinator)) }
    t.method("willAnimateRotationToInterfaceOrientation:duration:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).willAnimateRotation(to: __objcArgument(a, 0) as UIInterfaceOrientation, duration: __objcArgument(a, 1) as TimeInterval)) }
    t.method("willMoveToParentViewController:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).willMove(toParent: __objcArgument(a, 0) as UIViewController?)) }
    t.method("willRotateToInterfaceOrientation:duration:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).willRotate(to: __objcArgument(a, 0) as UIInterfaceOrientation, duration: __objcArgument(a, 1) as TimeInterval)) }
    t.method("willTransitionToTraitCollection:withTransitionCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewController.self).willTransition(to: __objcArgument(a, 0) as UITraitCollection, with: __objcArgument(a, 1) as any UIViewControllerTransitionCoordinator)) }
    t.property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    t.property("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
    t.property("beingDismissed", \UIViewController.isBeingDismissed, getter: "isBeingDismissed")
    t.property("beingPresented", \UIViewController.isBeingPresented, getter: "isBeingPresented")
    t.property("bottomLayoutGuide", \UIViewController.bottomLayoutGuide)
    t.property("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
    t.property("childForScreenEdgesDeferringSystemGestures", \UIViewController.childForScreenEdgesDeferringSystemGestures)
    t.property("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
    t.property("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
    t.property("children", \UIViewController.children)
    t.property("definesPresentationContext", \UIViewController.definesPresentationContext)
    t.property("disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal)
    t.property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    t.property("editButtonItem", \UIViewController.editButtonItem)
    t.property("editing", \UIViewController.isEditing, getter: "isEditing")
    t.property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    t.property("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
    t.property("focusItemContainer", \UIViewController.focusItemContainer)
    t.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    t.property("interfaceOrientation", \UIViewController.interfaceOrientation)
    t.property("keyCommands", \UIViewController.keyCommands)
    t.property("modalInPresentation", \UIViewController.isModalInPresentation, getter: "isModalInPresentation")
    t.property("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
    t.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    t.property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    t.property("movingFromParent", \UIViewController.isMovingFromParent, getter: "isMovingFromParent")
    t.property("movingToParent", \UIViewController.isMovingToParent, getter: "isMovingToParent")
    t.property("navigationController", \UIViewController.navigationController)
    t.property("navigationItem", \UIViewController.navigationItem)
    t.property("next", \UIViewController.next)
    t.property("nibBundle", \UIViewController.nibBundle)
    t.property("nibName", \UIViewController.nibName)
    t.property("objectRestorationClass", \UIViewController.objectRestorationClass)
    t.property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    t.property("parent", \UIViewController.parent)
    t.property("parentFocusEnvironment", \UIViewController.parentFocusEnvironment)
    t.property("popoverPresentationController", \UIViewController.popoverPresentationController)
    t.property("preferredContentSize", \UIViewController.preferredContentSize)
    t.property("preferredFocusEnvironments", \UIViewController.preferredFocusEnvironments)
    t.property("preferredFocusedView", \UIViewController.preferredFocusedView)
    t.property("preferredInterfaceOrientationForPresentation", \UIViewController.preferredInterfaceOrientationForPresentation)
    t.property("preferredScreenEdgesDeferringSystemGestures", \UIViewController.preferredScreenEdgesDeferringSystemGestures)
    t.property("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
    t.property("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
    t.property("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
    t.property("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
    t.property("presentationController", \UIViewController.presentationController)
    t.property("presentedViewController", \UIViewController.presentedViewController)
    t.property("presentingViewController", \UIViewController.presentingViewController)
    t.property("previewActionItems", \UIViewController.previewActionItems)
    t.property("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
    t.property("restorationClass", \UIViewController.restorationClass)
    t.property("restorationIdentifier", \UIViewController.restorationIdentifier)
    t.property("restorationParent", \UIViewController.restorationParent)
    t.property("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
    t.property("sheetPresentationController", \UIViewController.sheetPresentationController)
    t.property("shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
    t.property("shouldAutorotate", \UIViewController.shouldAutorotate)
    t.property("splitViewController", \UIViewController.splitViewController)
    t.property("storyboard", \UIViewController.storyboard)
    t.property("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
    t.property("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
    t.property("tabBarController", \UIViewController.tabBarController)
    t.property("tabBarItem", \UIViewController.tabBarItem)
    t.property("title", \UIViewController.title)
    t.property("toolbarItems", \UIViewController.toolbarItems)
    t.property("topLayoutGuide", \UIViewController.topLayoutGuide)
    t.property("traitCollection", \UIViewController.traitCollection)
    t.property("traitOverrides", \UIViewController.traitOverrides)
    t.property("transitionCoordinator", \UIViewController.transitionCoordinator)
    t.property("transitioningDelegate", \UIViewController.transitioningDelegate)
    t.property("view", \UIViewController.view)
    t.property("viewIfLoaded", \UIViewController.viewIfLoaded)
    t.property("viewLoaded", \UIViewController.isViewLoaded, getter: "isViewLoaded")
    t.property("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
}

@MainActor private func fillUIViewPropertyAnimator(_ t: inout __ObjCTable) {
    t.method("continueAnimationWithTimingParameters:durationFactor:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewPropertyAnimator.self).continueAnimation(withTimingParameters: __objcArgument(a, 0) as (any UITimingCurveProvider)?, durationFactor: __objcArgument(a, 1) as CGFloat)) }
    t.method("finishAnimationAtPosition:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewPropertyAnimator.self).finishAnimation(at: __objcArgument(a, 0) as UIViewAnimatingPosition)) }
    t.method("pauseAnimation") { o, a in __objcResult(unsafeDowncast(o, to: UIViewPropertyAnimator.self).pauseAnimation()) }
    t.method("startAnimation") { o, a in __objcResult(unsafeDowncast(o, to: UIViewPropertyAnimator.self).startAnimation()) }
    t.method("startAnimationAfterDelay:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewPropertyAnimator.self).startAnimation(afterDelay: __objcArgument(a, 0) as TimeInterval)) }
    t.method("stopAnimation:") { o, a in __objcResult(unsafeDowncast(o, to: UIViewPropertyAnimator.self).stopAnimation(__objcArgument(a, 0) as Bool)) }
    t.property("delay", \UIViewPropertyAnimator.delay)
    t.property("duration", \UIViewPropertyAnimator.duration)
    t.property("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
    t.property("interruptible", \UIViewPropertyAnimator.isInterruptible, getter: "isInterruptible")
    t.property("manualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled, getter: "isManualHitTestingEnabled")
    t.property("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
    t.property("reversed", \UIViewPropertyAnimator.isReversed, getter: "isReversed")
    t.property("running", \UIViewPropertyAnimator.isRunning, getter: "isRunning")
    t.property("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
    t.property("state", \UIViewPropertyAnimator.state)
    t.property("timingParameters", \UIViewPropertyAnimator.timingParameters)
    t.property("userInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled, getter: "isUserInteractionEnabled")
}

@MainActor private func fillUIVisualEffectView(_ t: inout __ObjCTable) {
    t.property("contentView", \UIVisualEffectView.contentView)
    t.property("effect", \UIVisualEffectView.effect)
}

@MainActor private func fillUIWindow(_ t: inout __ObjCTable) {
    t.method("becomeKeyWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIWindow.self).becomeKey()) }
    t.method("makeKeyAndVisible") { o, a in __objcResult(unsafeDowncast(o, to: UIWindow.self).makeKeyAndVisible()) }
    t.method("makeKeyWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIWindow.self).makeKey()) }
    t.method("resignKeyWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIWindow.self).resignKey()) }
    t.method("sendEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIWindow.self).sendEvent(__objcArgument(a, 0) as UIEvent)) }
    t.property("canBecomeKey", \UIWindow.canBecomeKey)
    t.property("hidden", \UIWindow.isHidden, getter: "isHidden")
    t.property("keyWindow", \UIWindow.isKeyWindow, getter: "isKeyWindow")
    t.property("next", \UIWindow.next)
    t.property("rootViewController", \UIWindow.rootViewController)
    t.property("screen", \UIWindow.screen)
    t.property("undoManager", \UIWindow.undoManager)
    t.property("windowLevel", \UIWindow.windowLevel)
    t.property("windowScene", \UIWindow.windowScene)
}

@MainActor private func fillUIWindowScene(_ t: inout __ObjCTable) {
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIWindowScene.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("coordinateSpace", \UIWindowScene.coordinateSpace)
    t.property("effectiveGeometry", \UIWindowScene.effectiveGeometry)
    t.property("fullScreen", \UIWindowScene.isFullScreen, getter: "isFullScreen")
    t.property("interfaceOrientation", \UIWindowScene.interfaceOrientation)
    t.property("keyWindow", \UIWindowScene.keyWindow)
    t.property("screen", \UIWindowScene.screen)
    t.property("sizeRestrictions", \UIWindowScene.sizeRestrictions)
    t.property("statusBarManager", \UIWindowScene.statusBarManager)
    t.property("traitCollection", \UIWindowScene.traitCollection)
    t.property("windows", \UIWindowScene.windows)
}

@MainActor private func fillUIWindowSceneDestructionRequestOptions(_ t: inout __ObjCTable) {
    t.property("windowDismissalAnimation", \UIWindowSceneDestructionRequestOptions.windowDismissalAnimation)
}

private func registerUIKitTZ() {
    __objcRegisterMembers(of: NSTextAttachment.self, fillNSTextAttachment)
    __objcRegisterMembers(of: NSTextContainer.self, fillNSTextContainer)
    __objcRegisterMembers(of: NSTextList.self, fillNSTextList)
    __objcRegisterMembers(of: NSTextStorage.self, fillNSTextStorage)
    __objcRegisterMembers(of: NSTextTab.self, fillNSTextTab)
    __objcRegisterMembers(of: UITabBar.self, fillUITabBar)
    __objcRegisterMembers(of: UITabBarAppearance.self, fillUITabBarAppearance)
    __objcRegisterMembers(of: UITabBarController.self, fillUITabBarController)
    __objcRegisterMembers(of: UITabBarItem.self, fillUITabBarItem)
    __objcRegisterMembers(of: UITabBarItemAppearance.self, fillUITabBarItemAppearance)
    __objcRegisterMembers(of: UITabBarItemStateAppearance.self, fillUITabBarItemStateAppearance)
    __objcRegisterMembers(of: UITableView.self, fillUITableView)
    __objcRegisterMembers(of: UITableViewCell.self, fillUITableViewCell)
    __objcRegisterMembers(of: UITableViewController.self, fillUITableViewController)
    __objcRegisterMembers(of: UITableViewDropPlaceholder.self, fillUITableViewDropPlaceholder)
    __objcRegisterMembers(of: UITableViewDropProposal.self, fillUITableViewDropProposal)
    __objcRegisterMembers(of: UITableViewFocusUpdateContext.self, fillUITableViewFocusUpdateContext)
    __objcRegisterMembers(of: UITableViewHeaderFooterView.self, fillUITableViewHeaderFooterView)
    __objcRegisterMembers(of: UITableViewPlaceholder.self, fillUITableViewPlaceholder)
    __objcRegisterMembers(of: UITableViewRowAction.self, fillUITableViewRowAction)
    __objcRegisterMembers(of: UITapGestureRecognizer.self, fillUITapGestureRecognizer)
    __objcRegisterMembers(of: UITargetedPreview.self, fillUITargetedPreview)
    __objcRegisterMembers(of: UITextChecker.self, fillUITextChecker)
    __objcRegisterMembers(of: UITextField.self, fillUITextField)
    __objcRegisterMembers(of: UITextInputMode.self, fillUITextInputMode)
    __objcRegisterMembers(of: UITextInputPasswordRules.self, fillUITextInputPasswordRules)
    __objcRegisterMembers(of: UITextInputStringTokenizer.self, fillUITextInputStringTokenizer)
    __objcRegisterMembers(of: UITextItem.self, fillUITextItem)
    __objcRegisterMembers(of: UITextRange.self, fillUITextRange)
    __objcRegisterMembers(of: UITextSelectionRect.self, fillUITextSelectionRect)
    __objcRegisterMembers(of: UITextView.self, fillUITextView)
    __objcRegisterMembers(of: UIToolbar.self, fillUIToolbar)
    __objcRegisterMembers(of: UIToolbarAppearance.self, fillUIToolbarAppearance)
    __objcRegisterMembers(of: UITouch.self, fillUITouch)
    __objcRegisterMembers(of: UITrackingLayoutGuide.self, fillUITrackingLayoutGuide)
    __objcRegisterMembers(of: UITraitCollection.self, fillUITraitCollection)
    __objcRegisterMembers(of: UIView.self, fillUIView)
    __objcRegisterMembers(of: UIViewController.self, fillUIViewController)
    __objcRegisterMembers(of: UIViewPropertyAnimator.self, fillUIViewPropertyAnimator)
    __objcRegisterMembers(of: UIVisualEffectView.self, fillUIVisualEffectView)
    __objcRegisterMembers(of: UIWindow.self, fillUIWindow)
    __objcRegisterMembers(of: UIWindowScene.self, fillUIWindowScene)
    __objcRegisterMembers(of: UIWindowSceneDestructionRequestOptions.self, fillUIWindowSceneDestructionRequestOptions)
}

@section(".init_array") @used
private let recordUIKitTZ: @convention(c) () -> Void = { __objcRecord { registerUIKitTZ() } }
