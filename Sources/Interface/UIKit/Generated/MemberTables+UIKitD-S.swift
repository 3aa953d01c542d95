// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/generate-tables.

@MainActor private func fillNSDataAsset(_ t: inout __ObjCTable) {
    t.property("data", \NSDataAsset.data)
    t.property("name", \NSDataAsset.name)
    t.property("typeIdentifier", \NSDataAsset.typeIdentifier)
}

@MainActor private func fillNSLayoutConstraint(_ t: inout __ObjCTable) {
    t.property("active", \NSLayoutConstraint.isActive, getter: "isActive")
    t.property("constant", \NSLayoutConstraint.constant)
    t.property("firstAnchor", \NSLayoutConstraint.firstAnchor)
    t.property("firstAttribute", \NSLayoutConstraint.firstAttribute)
    t.property("firstItem", \NSLayoutConstraint.firstItem)
    t.property("identifier", \NSLayoutConstraint.identifier)
    t.property("multiplier", \NSLayoutConstraint.multiplier)
    t.property("priority", \NSLayoutConstraint.priority)
    t.property("relation", \NSLayoutConstraint.relation)
    t.property("secondAnchor", \NSLayoutConstraint.secondAnchor)
    t.property("secondAttribute", \NSLayoutConstraint.secondAttribute)
    t.property("secondItem", \NSLayoutConstraint.secondItem)
    t.property("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
}

@MainActor private func fillNSLayoutDimension(_ t: inout __ObjCTable) {
    t.method("constraintEqualToAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(equalTo: __objcArgument(a, 0) as NSLayoutDimension, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintEqualToAnchor:multiplier:constant:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(equalTo: __objcArgument(a, 0) as NSLayoutDimension, multiplier: __objcArgument(a, 1) as CGFloat, constant: __objcArgument(a, 2) as CGFloat)) }
    t.method("constraintEqualToConstant:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(equalToConstant: __objcArgument(a, 0) as CGFloat)) }
    t.method("constraintGreaterThanOrEqualToAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(greaterThanOrEqualTo: __objcArgument(a, 0) as NSLayoutDimension, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintGreaterThanOrEqualToAnchor:multiplier:constant:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(greaterThanOrEqualTo: __objcArgument(a, 0) as NSLayoutDimension, multiplier: __objcArgument(a, 1) as CGFloat, constant: __objcArgument(a, 2) as CGFloat)) }
    t.method("constraintGreaterThanOrEqualToConstant:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(greaterThanOrEqualToConstant: __objcArgument(a, 0) as CGFloat)) }
    t.method("constraintLessThanOrEqualToAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(lessThanOrEqualTo: __objcArgument(a, 0) as NSLayoutDimension, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintLessThanOrEqualToAnchor:multiplier:constant:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(lessThanOrEqualTo: __objcArgument(a, 0) as NSLayoutDimension, multiplier: __objcArgument(a, 1) as CGFloat, constant: __objcArgument(a, 2) as CGFloat)) }
    t.method("constraintLessThanOrEqualToConstant:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutDimension.self).constraint(lessThanOrEqualToConstant: __objcArgument(a, 0) as CGFloat)) }
}

@MainActor private func fillNSLayoutManager(_ t: inout __ObjCTable) {
    t.method("CGGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).cgGlyph(at: __objcArgument(a, 0) as Int)) }
    t.method("addTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).addTextContainer(__objcArgument(a, 0) as NSTextContainer)) }
    t.method("attachmentSizeForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).attachmentSize(forGlyphAt: __objcArgument(a, 0) as Int)) }
    t.method("boundingRectForGlyphRange:inTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).boundingRect(forGlyphRange: __objcArgument(a, 0) as NSRange, in: __objcArgument(a, 1) as NSTextContainer)) }
    t.method("characterIndexForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).characterIndexForGlyph(at: __objcArgument(a, 0) as Int)) }
    t.method("characterRangeForGlyphRange:actualGlyphRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).characterRange(forGlyphRange: __objcArgument(a, 0) as NSRange, actualGlyphRange: __objcArgument(a, 1) as NSRangePointer?)) }
    t.method("drawBackgroundForGlyphRange:atPoint:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).drawBackground(forGlyphRange: __objcArgument(a, 0) as NSRange, at: __objcArgument(a, 1) as CGPoint)) }
    t.method("drawGlyphsForGlyphRange:atPoint:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).drawGlyphs(forGlyphRange: __objcArgument(a, 0) as NSRange, at: __objcArgument(a, 1) as CGPoint)) }
    t.method("drawsOutsideLineFragmentForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).drawsOutsideLineFragment(forGlyphAt: __objcArgument(a, 0) as Int)) }
    t.method("ensureGlyphsForCharacterRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).ensureGlyphs(forCharacterRange: __objcArgument(a, 0) as NSRange)) }
    t.method("ensureGlyphsForGlyphRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).ensureGlyphs(forGlyphRange: __objcArgument(a, 0) as NSRange)) }
    t.method("ensureLayoutForBoundingRect:inTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).ensureLayout(forBoundingRect: __objcArgument(a, 0) as CGRect, in: __objcArgument(a, 1) as NSTextContainer)) }
    t.method("ensureLayoutForCharacterRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).ensureLayout(forCharacterRange: __objcArgument(a, 0) as NSRange)) }
    t.method("ensureLayoutForGlyphRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).ensureLayout(forGlyphRange: __objcArgument(a, 0) as NSRange)) }
    t.method("ensureLayoutForTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).ensureLayout(for: __objcArgument(a, 0) as NSTextContainer)) }
    t.method("firstUnlaidCharacterIndex") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).firstUnlaidCharacterIndex()) }
    t.method("firstUnlaidGlyphIndex") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).firstUnlaidGlyphIndex()) }
    t.method("fractionOfDistanceThroughGlyphForPoint:inTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).fractionOfDistanceThroughGlyph(for: __objcArgument(a, 0) as CGPoint, in: __objcArgument(a, 1) as NSTextContainer)) }
    t.method("glyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyph(at: __objcArgument(a, 0) as Int)) }
    t.method("glyphIndexForCharacterAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyphIndexForCharacter(at: __objcArgument(a, 0) as Int)) }
    t.method("glyphIndexForPoint:inTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyphIndex(for: __objcArgument(a, 0) as CGPoint, in: __objcArgument(a, 1) as NSTextContainer)) }
    t.method("glyphRangeForBoundingRect:inTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyphRange(forBoundingRect: __objcArgument(a, 0) as CGRect, in: __objcArgument(a, 1) as NSTextContainer)) }
    t.method("glyphRangeForBoundingRectWithoutAdditionalLayout:inTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyphRange(forBoundingRectWithoutAdditionalLayout: __objcArgument(a, 0) as CGRect, in: __objcArgument(a, 1) as NSTextContainer)) }
    t.method("glyphRangeForCharacterRange:actualCharacterRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyphRange(forCharacterRange: __objcArgument(a, 0) as NSRange, actualCharacterRange: __objcArgument(a, 1) as NSRangePointer?)) }
    t.method("glyphRangeForTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).glyphRange(for: __objcArgument(a, 0) as NSTextContainer)) }
    t.method("insertTextContainer:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).insertTextContainer(__objcArgument(a, 0) as NSTextContainer, at: __objcArgument(a, 1) as Int)) }
    t.method("invalidateDisplayForCharacterRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).invalidateDisplay(forCharacterRange: __objcArgument(a, 0) as NSRange)) }
    t.method("invalidateDisplayForGlyphRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).invalidateDisplay(forGlyphRange: __objcArgument(a, 0) as NSRange)) }
    t.method("invalidateGlyphsForCharacterRange:changeInLength:actualCharacterRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).invalidateGlyphs(forCharacterRange: __objcArgument(a, 0) as NSRange, changeInLength: __objcArgument(a, 1) as Int, actualCharacterRange: __objcArgument(a, 2) as NSRangePointer?)) }
    t.method("invalidateLayoutForCharacterRange:actualCharacterRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).invalidateLayout(forCharacterRange: __objcArgument(a, 0) as NSRange, actualCharacterRange: __objcArgument(a, 1) as NSRangePointer?)) }
    t.method("isValidGlyphIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).isValidGlyphIndex(__objcArgument(a, 0) as Int)) }
    t.method("lineFragmentRectForGlyphAtIndex:effectiveRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).lineFragmentRect(forGlyphAt: __objcArgument(a, 0) as Int, effectiveRange: __objcArgument(a, 1) as NSRangePointer?)) }
    t.method("lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).lineFragmentRect(forGlyphAt: __objcArgument(a, 0) as Int, effectiveRange: __objcArgument(a, 1) as NSRangePointer?, withoutAdditionalLayout: __objcArgument(a, 2) as Bool)) }
    t.method("lineFragmentUsedRectForGlyphAtIndex:effectiveRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).lineFragmentUsedRect(forGlyphAt: __objcArgument(a, 0) as Int, effectiveRange: __objcArgument(a, 1) as NSRangePointer?)) }
    t.method("lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).lineFragmentUsedRect(forGlyphAt: __objcArgument(a, 0) as Int, effectiveRange: __objcArgument(a, 1) as NSRangePointer?, withoutAdditionalLayout: __objcArgument(a, 2) as Bool)) }
    t.method("locationForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).location(forGlyphAt: __objcArgument(a, 0) as Int)) }
    t.method("notShownAttributeForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).notShownAttribute(forGlyphAt: __objcArgument(a, 0) as Int)) }
    t.method("processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).processEditing(for: __objcArgument(a, 0) as NSTextStorage, edited: __objcArgument(a, 1) as NSTextStorage.EditActions, range: __objcArgument(a, 2) as NSRange, changeInLength: __objcArgument(a, 3) as Int, invalidatedRange: __objcArgument(a, 4) as NSRange)) }
    t.method("propertyForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).propertyForGlyph(at: __objcArgument(a, 0) as Int)) }
    t.method("removeTextContainerAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).removeTextContainer(at: __objcArgument(a, 0) as Int)) }
    t.method("textContainerChangedGeometry:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).textContainerChangedGeometry(__objcArgument(a, 0) as NSTextContainer)) }
    t.method("textContainerForGlyphAtIndex:effectiveRange:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).textContainer(forGlyphAt: __objcArgument(a, 0) as Int, effectiveRange: __objcArgument(a, 1) as NSRangePointer?)) }
    t.method("textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).textContainer(forGlyphAt: __objcArgument(a, 0) as Int, effectiveRange: __objcArgument(a, 1) as NSRangePointer?, withoutAdditionalLayout: __objcArgument(a, 2) as Bool)) }
    t.method("truncatedGlyphRangeInLineFragmentForGlyphAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).truncatedGlyphRange(inLineFragmentForGlyphAt: __objcArgument(a, 0) as Int)) }
    t.method("usedRectForTextContainer:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutManager.self).usedRect(for: __objcArgument(a, 0) as NSTextContainer)) }
    t.property("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
    t.property("delegate", \NSLayoutManager.delegate)
    t.property("extraLineFragmentRect", \NSLayoutManager.extraLineFragmentRect)
    t.property("extraLineFragmentTextContainer", \NSLayoutManager.extraLineFragmentTextContainer)
    t.property("extraLineFragmentUsedRect", \NSLayoutManager.extraLineFragmentUsedRect)
    t.property("hasNonContiguousLayout", \NSLayoutManager.hasNonContiguousLayout)
    t.property("limitsLayoutForSuspiciousContents", \NSLayoutManager.limitsLayoutForSuspiciousContents)
    t.property("numberOfGlyphs", \NSLayoutManager.numberOfGlyphs)
    t.property("showsControlCharacters", \NSLayoutManager.showsControlCharacters)
    t.property("showsInvisibleCharacters", \NSLayoutManager.showsInvisibleCharacters)
    t.property("textContainers", \NSLayoutManager.textContainers)
    t.property("textStorage", \NSLayoutManager.textStorage)
    t.property("usesDefaultHyphenation", \NSLayoutManager.usesDefaultHyphenation)
    t.property("usesFontLeading", \NSLayoutManager.usesFontLeading)
}

@MainActor private func fillNSLayoutXAxisAnchor(_ t: inout __ObjCTable) {
    t.method("anchorWithOffsetToAnchor:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutXAxisAnchor.self).anchorWithOffset(to: __objcArgument(a, 0) as NSLayoutXAxisAnchor)) }
    t.method("constraintEqualToSystemSpacingAfterAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutXAxisAnchor.self).constraint(equalToSystemSpacingAfter: __objcArgument(a, 0) as NSLayoutXAxisAnchor, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutXAxisAnchor.self).constraint(greaterThanOrEqualToSystemSpacingAfter: __objcArgument(a, 0) as NSLayoutXAxisAnchor, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutXAxisAnchor.self).constraint(lessThanOrEqualToSystemSpacingAfter: __objcArgument(a, 0) as NSLayoutXAxisAnchor, multiplier: __objcArgument(a, 1) as CGFloat)) }
}

@MainActor private func fillNSLayoutYAxisAnchor(_ t: inout __ObjCTable) {
    t.method("anchorWithOffsetToAnchor:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutYAxisAnchor.self).anchorWithOffset(to: __objcArgument(a, 0) as NSLayoutYAxisAnchor)) }
    t.method("constraintEqualToSystemSpacingBelowAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutYAxisAnchor.self).constraint(equalToSystemSpacingBelow: __objcArgument(a, 0) as NSLayoutYAxisAnchor, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutYAxisAnchor.self).constraint(greaterThanOrEqualToSystemSpacingBelow: __objcArgument(a, 0) as NSLayoutYAxisAnchor, multiplier: __objcArgument(a, 1) as CGFloat)) }
    t.method("constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:") { o, a in __objcResult(unsafeDowncast(o, to: NSLayoutYAxisAnchor.self).constraint(lessThanOrEqualToSystemSpacingBelow: __objcArgument(a, 0) as NSLayoutYAxisAnchor, multiplier: __objcArgument(a, 1) as CGFloat)) }
}

@MainActor private func fillNSMutableParagraphStyle(_ t: inout __ObjCTable) {
    t.method("addTabStop:") { o, a in __objcResult(unsafeDowncast(o, to: NSMutableParagraphStyle.self).addTabStop(__objcArgument(a, 0) as NSTextTab)) }
    t.method("removeTabStop:") { o, a in __objcResult(unsafeDowncast(o, to: NSMutableParagraphStyle.self).removeTabStop(__objcArgument(a, 0) as NSTextTab)) }
    t.method("setParagraphStyle:") { o, a in __objcResult(unsafeDowncast(o, to: NSMutableParagraphStyle.self).setParagraphStyle(__objcArgument(a, 0) as NSParagraphStyle)) }
    t.property("alignment", \NSMutableParagraphStyle.alignment)
    t.property("allowsDefaultTighteningForTruncation", \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation)
    t.property("baseWritingDirection", \NSMutableParagraphStyle.baseWritingDirection)
    t.property("defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval)
    t.property("firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent)
    t.property("headIndent", \NSMutableParagraphStyle.headIndent)
    t.property("hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor)
    t.property("lineBreakMode", \NSMutableParagraphStyle.lineBreakMode)
    t.property("lineBreakStrategy", \NSMutableParagraphStyle.lineBreakStrategy)
    t.property("lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple)
    t.property("lineSpacing", \NSMutableParagraphStyle.lineSpacing)
    t.property("maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight)
    t.property("minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight)
    t.property("paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing)
    t.property("paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore)
    t.property("tabStops", \NSMutableParagraphStyle.tabStops)
    t.property("tailIndent", \NSMutableParagraphStyle.tailIndent)
    t.property("textLists", \NSMutableParagraphStyle.textLists)
    t.property("usesDefaultHyphenation", \NSMutableParagraphStyle.usesDefaultHyphenation)
}

@MainActor private func fillNSParagraphStyle(_ t: inout __ObjCTable) {
    t.property("alignment", \NSParagraphStyle.alignment)
    t.property("allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation)
    t.property("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
    t.property("defaultTabInterval", \NSParagraphStyle.defaultTabInterval)
    t.property("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent)
    t.property("headIndent", \NSParagraphStyle.headIndent)
    t.property("hyphenationFactor", \NSParagraphStyle.hyphenationFactor)
    t.property("lineBreakMode", \NSParagraphStyle.lineBreakMode)
    t.property("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy)
    t.property("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple)
    t.property("lineSpacing", \NSParagraphStyle.lineSpacing)
    t.property("maximumLineHeight", \NSParagraphStyle.maximumLineHeight)
    t.property("minimumLineHeight", \NSParagraphStyle.minimumLineHeight)
    t.property("paragraphSpacing", \NSParagraphStyle.paragraphSpacing)
    t.property("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore)
    t.property("tabStops", \NSParagraphStyle.tabStops)
    t.property("tailIndent", \NSParagraphStyle.tailIndent)
    t.property("textLists", \NSParagraphStyle.textLists)
    t.property("usesDefaultHyphenation", \NSParagraphStyle.usesDefaultHyphenation)
}

@MainActor private func fillNSShadow(_ t: inout __ObjCTable) {
    t.property("shadowBlurRadius", \NSShadow.shadowBlurRadius)
    t.property("shadowColor", \NSShadow.shadowColor)
    t.property("shadowOffset", \NSShadow.shadowOffset)
}

@MainActor private func fillNSStringDrawingContext(_ t: inout __ObjCTable) {
    t.property("actualScaleFactor", \NSStringDrawingContext.actualScaleFactor)
    t.property("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
    t.property("totalBounds", \NSStringDrawingContext.totalBounds)
}

@MainActor private func fillUIDatePicker(_ t: inout __ObjCTable) {
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIDatePicker.self).layoutSubviews()) }
    t.method("setDate:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIDatePicker.self).setDate(__objcArgument(a, 0) as Date, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIDatePicker.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.property("calendar", \UIDatePicker.calendar)
    t.property("countDownDuration", \UIDatePicker.countDownDuration)
    t.property("date", \UIDatePicker.date)
    t.property("datePickerMode", \UIDatePicker.datePickerMode)
    t.property("datePickerStyle", \UIDatePicker.datePickerStyle)
    t.property("intrinsicContentSize", \UIDatePicker.intrinsicContentSize)
    t.property("locale", \UIDatePicker.locale)
    t.property("maximumDate", \UIDatePicker.maximumDate)
    t.property("minimumDate", \UIDatePicker.minimumDate)
    t.property("minuteInterval", \UIDatePicker.minuteInterval)
    t.property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    t.property("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    t.property("timeZone", \UIDatePicker.timeZone)
}

@MainActor private func fillUIDevice(_ t: inout __ObjCTable) {
    t.method("beginGeneratingDeviceOrientationNotifications") { o, a in __objcResult(unsafeDowncast(o, to: UIDevice.self).beginGeneratingDeviceOrientationNotifications()) }
    t.method("endGeneratingDeviceOrientationNotifications") { o, a in __objcResult(unsafeDowncast(o, to: UIDevice.self).endGeneratingDeviceOrientationNotifications()) }
    t.method("playInputClick") { o, a in __objcResult(unsafeDowncast(o, to: UIDevice.self).playInputClick()) }
    t.property("batteryLevel", \UIDevice.batteryLevel)
    t.property("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled, getter: "isBatteryMonitoringEnabled")
    t.property("batteryState", \UIDevice.batteryState)
    t.property("generatingDeviceOrientationNotifications", \UIDevice.isGeneratingDeviceOrientationNotifications, getter: "isGeneratingDeviceOrientationNotifications")
    t.property("identifierForVendor", \UIDevice.identifierForVendor)
    t.property("localizedModel", \UIDevice.localizedModel)
    t.property("model", \UIDevice.model)
    t.property("multitaskingSupported", \UIDevice.isMultitaskingSupported, getter: "isMultitaskingSupported")
    t.property("name", \UIDevice.name)
    t.property("orientation", \UIDevice.orientation)
    t.property("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled, getter: "isProximityMonitoringEnabled")
    t.property("proximityState", \UIDevice.proximityState)
    t.property("systemName", \UIDevice.systemName)
    t.property("systemVersion", \UIDevice.systemVersion)
    t.property("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
}

@MainActor private func fillUIDocument(_ t: inout __ObjCTable) {
    t.method("changeCountTokenForSaveOperation:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).changeCountToken(for: __objcArgument(a, 0) as UIDocument.SaveOperation)) }
    t.method("disableEditing") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).disableEditing()) }
    t.method("enableEditing") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).enableEditing()) }
    t.method("fileNameExtensionForType:saveOperation:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).fileNameExtension(forType: __objcArgument(a, 0) as String?, saveOperation: __objcArgument(a, 1) as UIDocument.SaveOperation)) }
    t.method("finishedHandlingError:recovered:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).finishedHandlingError(__objcArgument(a, 0) as any Error, recovered: __objcArgument(a, 1) as Bool)) }
    t.method("handleError:userInteractionPermitted:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).handleError(__objcArgument(a, 0) as any Error, userInteractionPermitted: __objcArgument(a, 1) as Bool)) }
    t.method("restoreUserActivityState:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).restoreUserActivityState(__objcArgument(a, 0) as NSUserActivity)) }
    t.method("updateChangeCount:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).updateChangeCount(__objcArgument(a, 0) as UIDocument.ChangeKind)) }
    t.method("updateChangeCountWithToken:forSaveOperation:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).updateChangeCount(withToken: __objcArgument(a, 0) as Any, for: __objcArgument(a, 1) as UIDocument.SaveOperation)) }
    t.method("updateUserActivityState:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).updateUserActivityState(__objcArgument(a, 0) as NSUserActivity)) }
    t.method("userInteractionNoLongerPermittedForError:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocument.self).userInteractionNoLongerPermitted(forError: __objcArgument(a, 0) as any Error)) }
    t.property("documentState", \UIDocument.documentState)
    t.property("fileModificationDate", \UIDocument.fileModificationDate)
    t.property("fileType", \UIDocument.fileType)
    t.property("fileURL", \UIDocument.fileURL)
    t.property("hasUnsavedChanges", \UIDocument.hasUnsavedChanges)
    t.property("localizedName", \UIDocument.localizedName)
    t.property("progress", \UIDocument.progress)
    t.property("savingFileType", \UIDocument.savingFileType)
    t.property("undoManager", \UIDocument.undoManager)
    t.property("userActivity", \UIDocument.userActivity)
}

@MainActor private func fillUIDocumentBrowserTransitionController(_ t: inout __ObjCTable) {
    t.method("animateTransition:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocumentBrowserTransitionController.self).animateTransition(using: __objcArgument(a, 0) as any UIViewControllerContextTransitioning)) }
    t.method("transitionDuration:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocumentBrowserTransitionController.self).transitionDuration(using: __objcArgument(a, 0) as (any UIViewControllerContextTransitioning)?)) }
    t.property("loadingProgress", \UIDocumentBrowserTransitionController.loadingProgress)
    t.property("targetView", \UIDocumentBrowserTransitionController.targetView)
}

@MainActor private func fillUIDocumentBrowserViewController(_ t: inout __ObjCTable) {
    t.method("transitionControllerForDocumentAtURL:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocumentBrowserViewController.self).transitionController(forDocumentAt: __objcArgument(a, 0) as URL)) }
    t.method("transitionControllerForDocumentURL:") { o, a in __objcResult(unsafeDowncast(o, to: UIDocumentBrowserViewController.self).transitionController(forDocumentURL: __objcArgument(a, 0) as URL)) }
    t.method("viewDidLoad") { o, a in __objcResult(unsafeDowncast(o, to: UIDocumentBrowserViewController.self).viewDidLoad()) }
    t.property("additionalLeadingNavigationBarButtonItems", \UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems)
    t.property("additionalTrailingNavigationBarButtonItems", \UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems)
    t.property("allowedContentTypes", \UIDocumentBrowserViewController.allowedContentTypes)
    t.property("allowsDocumentCreation", \UIDocumentBrowserViewController.allowsDocumentCreation)
    t.property("allowsPickingMultipleItems", \UIDocumentBrowserViewController.allowsPickingMultipleItems)
    t.property("browserUserInterfaceStyle", \UIDocumentBrowserViewController.browserUserInterfaceStyle)
    t.property("contentTypesForRecentDocuments", \UIDocumentBrowserViewController.contentTypesForRecentDocuments)
    t.property("defaultDocumentAspectRatio", \UIDocumentBrowserViewController.defaultDocumentAspectRatio)
    t.property("delegate", \UIDocumentBrowserViewController.delegate)
    t.property("localizedCreateDocumentActionTitle", \UIDocumentBrowserViewController.localizedCreateDocumentActionTitle)
    t.property("shouldShowFileExtensions", \UIDocumentBrowserViewController.shouldShowFileExtensions)
}

@MainActor private func fillUIDocumentPickerViewController(_ t: inout __ObjCTable) {
    t.method("viewDidLoad") { o, a in __objcResult(unsafeDowncast(o, to: UIDocumentPickerViewController.self).viewDidLoad()) }
    t.property("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
    t.property("delegate", \UIDocumentPickerViewController.delegate)
    t.property("directoryURL", \UIDocumentPickerViewController.directoryURL)
    t.property("documentPickerMode", \UIDocumentPickerViewController.documentPickerMode)
    t.property("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
}

@MainActor private func fillUIDragInteraction(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIDragInteraction.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIDragInteraction.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("allowsSimultaneousRecognitionDuringLift", \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
    t.property("delegate", \UIDragInteraction.delegate)
    t.property("enabled", \UIDragInteraction.isEnabled, getter: "isEnabled")
    t.property("view", \UIDragInteraction.view)
}

@MainActor private func fillUIDragItem(_ t: inout __ObjCTable) {
    t.method("setNeedsDropPreviewUpdate") { o, a in __objcResult(unsafeDowncast(o, to: UIDragItem.self).setNeedsDropPreviewUpdate()) }
    t.property("itemProvider", \UIDragItem.itemProvider)
    t.property("localObject", \UIDragItem.localObject)
    t.property("previewProvider", \UIDragItem.previewProvider)
}

@MainActor private func fillUIDragPreview(_ t: inout __ObjCTable) {
    t.property("parameters", \UIDragPreview.parameters)
    t.property("view", \UIDragPreview.view)
}

@MainActor private func fillUIDropInteraction(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIDropInteraction.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIDropInteraction.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
    t.property("delegate", \UIDropInteraction.delegate)
    t.property("view", \UIDropInteraction.view)
}

@MainActor private func fillUIDropProposal(_ t: inout __ObjCTable) {
    t.property("operation", \UIDropProposal.operation)
    t.property("precise", \UIDropProposal.isPrecise, getter: "isPrecise")
    t.property("prefersFullSizePreview", \UIDropProposal.prefersFullSizePreview)
}

@MainActor private func fillUIDynamicAnimator(_ t: inout __ObjCTable) {
    t.method("addBehavior:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).addBehavior(__objcArgument(a, 0) as UIDynamicBehavior)) }
    t.method("itemsInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).items(in: __objcArgument(a, 0) as CGRect)) }
    t.method("layoutAttributesForCellAtIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).layoutAttributesForCell(at: __objcArgument(a, 0) as IndexPath)) }
    t.method("layoutAttributesForDecorationViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).layoutAttributesForDecorationView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).layoutAttributesForSupplementaryView(ofKind: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as IndexPath)) }
    t.method("removeAllBehaviors") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).removeAllBehaviors()) }
    t.method("removeBehavior:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).removeBehavior(__objcArgument(a, 0) as UIDynamicBehavior)) }
    t.method("updateItemUsingCurrentState:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicAnimator.self).updateItem(usingCurrentState: __objcArgument(a, 0) as any UIDynamicItem)) }
    t.property("behaviors", \UIDynamicAnimator.behaviors)
    t.property("delegate", \UIDynamicAnimator.delegate)
    t.property("elapsedTime", \UIDynamicAnimator.elapsedTime)
    t.property("referenceView", \UIDynamicAnimator.referenceView)
    t.property("running", \UIDynamicAnimator.isRunning, getter: "isRunning")
}

@MainActor private func fillUIDynamicBehavior(_ t: inout __ObjCTable) {
    t.method("addChildBehavior:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicBehavior.self).addChildBehavior(__objcArgument(a, 0) as UIDynamicBehavior)) }
    t.method("removeChildBehavior:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicBehavior.self).removeChildBehavior(__objcArgument(a, 0) as UIDynamicBehavior)) }
    t.method("willMoveToAnimator:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicBehavior.self).willMove(to: __objcArgument(a, 0) as UIDynamicAnimator?)) }
    t.property("action", \UIDynamicBehavior.action)
    t.property("childBehaviors", \UIDynamicBehavior.childBehaviors)
    t.property("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator)
}

@MainActor private func fillUIDynamicItemBehavior(_ t: inout __ObjCTable) {
    t.method("addAngularVelocity:forItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicItemBehavior.self).addAngularVelocity(__objcArgument(a, 0) as CGFloat, for: __objcArgument(a, 1) as any UIDynamicItem)) }
    t.method("addItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicItemBehavior.self).addItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("addLinearVelocity:forItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicItemBehavior.self).addLinearVelocity(__objcArgument(a, 0) as CGPoint, for: __objcArgument(a, 1) as any UIDynamicItem)) }
    t.method("angularVelocityForItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicItemBehavior.self).angularVelocity(for: __objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("linearVelocityForItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicItemBehavior.self).linearVelocity(for: __objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("removeItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIDynamicItemBehavior.self).removeItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.property("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
    t.property("anchored", \UIDynamicItemBehavior.isAnchored, getter: "isAnchored")
    t.property("angularResistance", \UIDynamicItemBehavior.angularResistance)
    t.property("charge", \UIDynamicItemBehavior.charge)
    t.property("density", \UIDynamicItemBehavior.density)
    t.property("elasticity", \UIDynamicItemBehavior.elasticity)
    t.property("friction", \UIDynamicItemBehavior.friction)
    t.property("items", \UIDynamicItemBehavior.items)
    t.property("resistance", \UIDynamicItemBehavior.resistance)
}

@MainActor private func fillUIDynamicItemGroup(_ t: inout __ObjCTable) {
    t.property("bounds", \UIDynamicItemGroup.bounds)
    t.property("center", \UIDynamicItemGroup.center)
    t.property("items", \UIDynamicItemGroup.items)
    t.property("transform", \UIDynamicItemGroup.transform)
}

@MainActor private func fillUIEditMenuConfiguration(_ t: inout __ObjCTable) {
    t.property("identifier", \UIEditMenuConfiguration.identifier)
    t.property("preferredArrowDirection", \UIEditMenuConfiguration.preferredArrowDirection)
    t.property("sourcePoint", \UIEditMenuConfiguration.sourcePoint)
}

@MainActor private func fillUIEditMenuInteraction(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("dismissMenu") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).dismissMenu()) }
    t.method("locationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).location(in: __objcArgument(a, 0) as UIView?)) }
    t.method("presentEditMenuWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).presentEditMenu(with: __objcArgument(a, 0) as UIEditMenuConfiguration)) }
    t.method("reloadVisibleMenu") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).reloadVisibleMenu()) }
    t.method("updateVisibleMenuPositionAnimated:") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).updateVisibleMenuPosition(animated: __objcArgument(a, 0) as Bool)) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIEditMenuInteraction.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("delegate", \UIEditMenuInteraction.delegate)
    t.property("view", \UIEditMenuInteraction.view)
}

@MainActor private func fillUIEvent(_ t: inout __ObjCTable) {
    t.method("coalescedTouchesForTouch:") { o, a in __objcResult(unsafeDowncast(o, to: UIEvent.self).coalescedTouches(for: __objcArgument(a, 0) as UITouch)) }
    t.method("predictedTouchesForTouch:") { o, a in __objcResult(unsafeDowncast(o, to: UIEvent.self).predictedTouches(for: __objcArgument(a, 0) as UITouch)) }
    t.method("touchesForWindow:") { o, a in __objcResult(unsafeDowncast(o, to: UIEvent.self).touches(for: __objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("touchesForWindow:") { o, a in __objcResult(unsafeDowncast(o, to: UIEvent.self).touches(for: __objcArgument(a, 0) as UIView)) }
    t.method("touchesForWindow:") { o, a in __objcResult(unsafeDowncast(o, to: UIEvent.self).touches(for: __objcArgument(a, 0) as UIWindow)) }
    t.property("allTouches", \UIEvent.allTouches)
    t.property("buttonMask", \UIEvent.buttonMask)
    t.property("modifierFlags", \UIEvent.modifierFlags)
    t.property("subtype", \UIEvent.subtype)
    t.property("timestamp", \UIEvent.timestamp)
    t.property("type", \UIEvent.type)
}

@MainActor private func fillUIFeedbackGenerator(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIFeedbackGenerator.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("prepare") { o, a in __objcResult(unsafeDowncast(o, to: UIFeedbackGenerator.self).prepare()) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIFeedbackGenerator.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("view", \UIFeedbackGenerator.view)
}

@MainActor private func fillUIFieldBehavior(_ t: inout __ObjCTable) {
    t.method("addItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIFieldBehavior.self).addItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("removeItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIFieldBehavior.self).removeItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.property("animationSpeed", \UIFieldBehavior.animationSpeed)
    t.property("direction", \UIFieldBehavior.direction)
    t.property("falloff", \UIFieldBehavior.falloff)
    t.property("items", \UIFieldBehavior.items)
    t.property("minimumRadius", \UIFieldBehavior.minimumRadius)
    t.property("position", \UIFieldBehavior.position)
    t.property("region", \UIFieldBehavior.region)
    t.property("smoothness", \UIFieldBehavior.smoothness)
    t.property("strength", \UIFieldBehavior.strength)
}

@MainActor private func fillUIFocusGuide(_ t: inout __ObjCTable) {
    t.property("enabled", \UIFocusGuide.isEnabled, getter: "isEnabled")
    t.property("preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
    t.property("preferredFocusedView", \UIFocusGuide.preferredFocusedView)
}

@MainActor private func fillUIFocusHaloEffect(_ t: inout __ObjCTable) {
    t.property("containerView", \UIFocusHaloEffect.containerView)
    t.property("position", \UIFocusHaloEffect.position)
    t.property("referenceView", \UIFocusHaloEffect.referenceView)
}

@MainActor private func fillUIFocusSystem(_ t: inout __ObjCTable) {
    t.method("requestFocusUpdateToEnvironment:") { o, a in __objcResult(unsafeDowncast(o, to: UIFocusSystem.self).requestFocusUpdate(to: __objcArgument(a, 0) as any UIFocusEnvironment)) }
    t.method("updateFocusIfNeeded") { o, a in __objcResult(unsafeDowncast(o, to: UIFocusSystem.self).updateFocusIfNeeded()) }
    t.property("focusedItem", \UIFocusSystem.focusedItem)
}

@MainActor private func fillUIFocusUpdateContext(_ t: inout __ObjCTable) {
    t.property("focusHeading", \UIFocusUpdateContext.focusHeading)
    t.property("nextFocusedItem", \UIFocusUpdateContext.nextFocusedItem)
    t.property("nextFocusedView", \UIFocusUpdateContext.nextFocusedView)
    t.property("previouslyFocusedItem", \UIFocusUpdateContext.previouslyFocusedItem)
    t.property("previouslyFocusedView", \UIFocusUpdateContext.previouslyFocusedView)
}

@MainActor private func fillUIFontMetrics(_ t: inout __ObjCTable) {
    t.method("scaledFontForFont:") { o, a in __objcResult(unsafeDowncast(o, to: UIFontMetrics.self).scaledFont(for: __objcArgument(a, 0) as UIFont)) }
    t.method("scaledFontForFont:compatibleWithTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIFontMetrics.self).scaledFont(for: __objcArgument(a, 0) as UIFont, compatibleWith: __objcArgument(a, 1) as UITraitCollection?)) }
    t.method("scaledFontForFont:maximumPointSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIFontMetrics.self).scaledFont(for: __objcArgument(a, 0) as UIFont, maximumPointSize: __objcArgument(a, 1) as CGFloat)) }
    t.method("scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIFontMetrics.self).scaledFont(for: __objcArgument(a, 0) as UIFont, maximumPointSize: __objcArgument(a, 1) as CGFloat, compatibleWith: __objcArgument(a, 2) as UITraitCollection?)) }
    t.method("scaledValueForValue:") { o, a in __objcResult(unsafeDowncast(o, to: UIFontMetrics.self).scaledValue(for: __objcArgument(a, 0) as CGFloat)) }
    t.method("scaledValueForValue:compatibleWithTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIFontMetrics.self).scaledValue(for: __objcArgument(a, 0) as CGFloat, compatibleWith: __objcArgument(a, 1) as UITraitCollection?)) }
}

@MainActor private func fillUIGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("addTarget:action:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).addTarget(__objcArgument(a, 0) as Any, action: __objcArgument(a, 1) as Selector)) }
    t.method("canBePreventedByGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).canBePrevented(by: __objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("canPreventGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).canPrevent(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("ignoreTouch:forEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).ignore(__objcArgument(a, 0) as UIPress, for: __objcArgument(a, 1) as UIPressesEvent)) }
    t.method("ignoreTouch:forEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).ignore(__objcArgument(a, 0) as UITouch, for: __objcArgument(a, 1) as UIEvent)) }
    t.method("locationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).location(in: __objcArgument(a, 0) as UIView?)) }
    t.method("locationOfTouch:inView:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).location(ofTouch: __objcArgument(a, 0) as Int, in: __objcArgument(a, 1) as UIView?)) }
    t.method("removeTarget:action:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).removeTarget(__objcArgument(a, 0) as Any?, action: __objcArgument(a, 1) as Selector?)) }
    t.method("requireGestureRecognizerToFail:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).require(toFail: __objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).reset()) }
    t.method("shouldBeRequiredToFailByGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).shouldBeRequiredToFail(by: __objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("shouldReceiveEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).shouldReceive(__objcArgument(a, 0) as UIEvent)) }
    t.method("shouldRequireFailureOfGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIGestureRecognizer.self).shouldRequireFailure(of: __objcArgument(a, 0) as UIGestureRecognizer)) }
    t.property("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    t.property("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    t.property("buttonMask", \UIGestureRecognizer.buttonMask)
    t.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    t.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    t.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    t.property("delegate", \UIGestureRecognizer.delegate)
    t.property("enabled", \UIGestureRecognizer.isEnabled, getter: "isEnabled")
    t.property("modifierFlags", \UIGestureRecognizer.modifierFlags)
    t.property("name", \UIGestureRecognizer.name)
    t.property("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    t.property("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    t.property("state", \UIGestureRecognizer.state)
    t.property("view", \UIGestureRecognizer.view)
}

@MainActor private func fillUIGraphicsImageRenderer(_ t: inout __ObjCTable) {
    t.property("allowsImageOutput", \UIGraphicsImageRenderer.allowsImageOutput)
}

@MainActor private func fillUIGraphicsImageRendererContext(_ t: inout __ObjCTable) {
    t.property("currentImage", \UIGraphicsImageRendererContext.currentImage)
}

@MainActor private func fillUIGraphicsImageRendererFormat(_ t: inout __ObjCTable) {
    t.property("opaque", \UIGraphicsImageRendererFormat.opaque)
    t.property("preferredRange", \UIGraphicsImageRendererFormat.preferredRange)
    t.property("scale", \UIGraphicsImageRendererFormat.scale)
    t.property("supportsHighDynamicRange", \UIGraphicsImageRendererFormat.supportsHighDynamicRange)
}

@MainActor private func fillUIGraphicsPDFRendererContext(_ t: inout __ObjCTable) {
    t.method("addDestinationWithName:atPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsPDFRendererContext.self).addDestination(withName: __objcArgument(a, 0) as String, at: __objcArgument(a, 1) as CGPoint)) }
    t.method("beginPage") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsPDFRendererContext.self).beginPage()) }
    t.method("beginPageWithBounds:pageInfo:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsPDFRendererContext.self).beginPage(withBounds: __objcArgument(a, 0) as CGRect, pageInfo: __objcArgument(a, 1) as [String : Any])) }
    t.method("setDestinationWithName:forRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsPDFRendererContext.self).setDestinationWithName(__objcArgument(a, 0) as String, for: __objcArgument(a, 1) as CGRect)) }
    t.method("setURL:forRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsPDFRendererContext.self).setURL(__objcArgument(a, 0) as URL, for: __objcArgument(a, 1) as CGRect)) }
    t.property("pdfContextBounds", \UIGraphicsPDFRendererContext.pdfContextBounds)
}

@MainActor private func fillUIGraphicsPDFRendererFormat(_ t: inout __ObjCTable) {
    t.property("documentInfo", \UIGraphicsPDFRendererFormat.documentInfo)
}

@MainActor private func fillUIGraphicsRenderer(_ t: inout __ObjCTable) {
    t.property("allowsImageOutput", \UIGraphicsRenderer.allowsImageOutput)
    t.property("format", \UIGraphicsRenderer.format)
}

@MainActor private func fillUIGraphicsRendererContext(_ t: inout __ObjCTable) {
    t.method("clipToRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsRendererContext.self).clip(to: __objcArgument(a, 0) as CGRect)) }
    t.method("fillRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsRendererContext.self).fill(__objcArgument(a, 0) as CGRect)) }
    t.method("fillRect:blendMode:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsRendererContext.self).fill(__objcArgument(a, 0) as CGRect, blendMode: __objcArgument(a, 1) as CGBlendMode)) }
    t.method("strokeRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsRendererContext.self).stroke(__objcArgument(a, 0) as CGRect)) }
    t.method("strokeRect:blendMode:") { o, a in __objcResult(unsafeDowncast(o, to: UIGraphicsRendererContext.self).stroke(__objcArgument(a, 0) as CGRect, blendMode: __objcArgument(a, 1) as CGBlendMode)) }
    t.property("cgContext", \UIGraphicsRendererContext.cgContext)
    t.property("format", \UIGraphicsRendererContext.format)
}

@MainActor private func fillUIGraphicsRendererFormat(_ t: inout __ObjCTable) {
    t.property("bounds", \UIGraphicsRendererFormat.bounds)
}

@MainActor private func fillUIGravityBehavior(_ t: inout __ObjCTable) {
    t.method("addItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIGravityBehavior.self).addItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("removeItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIGravityBehavior.self).removeItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("setAngle:magnitude:") { o, a in __objcResult(unsafeDowncast(o, to: UIGravityBehavior.self).setAngle(__objcArgument(a, 0) as CGFloat, magnitude: __objcArgument(a, 1) as CGFloat)) }
    t.property("angle", \UIGravityBehavior.angle)
    t.property("gravityDirection", \UIGravityBehavior.gravityDirection)
    t.property("items", \UIGravityBehavior.items)
    t.property("magnitude", \UIGravityBehavior.magnitude)
}

@MainActor private func fillUIHoverGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("azimuthAngleInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIHoverGestureRecognizer.self).azimuthAngle(in: __objcArgument(a, 0) as UIView?)) }
    t.property("altitudeAngle", \UIHoverGestureRecognizer.altitudeAngle)
    t.property("zOffset", \UIHoverGestureRecognizer.zOffset)
}

@MainActor private func fillUIImage(_ t: inout __ObjCTable) {
    t.method("UIImageHEICRepresentation") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).heicData()) }
    t.method("UIImagePNGRepresentation") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).pngData()) }
    t.method("drawAsPatternInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).drawAsPattern(in: __objcArgument(a, 0) as CGRect)) }
    t.method("drawAtPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).draw(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("drawAtPoint:blendMode:alpha:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).draw(at: __objcArgument(a, 0) as CGPoint, blendMode: __objcArgument(a, 1) as CGBlendMode, alpha: __objcArgument(a, 2) as CGFloat)) }
    t.method("drawInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).draw(in: __objcArgument(a, 0) as CGRect)) }
    t.method("drawInRect:blendMode:alpha:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).draw(in: __objcArgument(a, 0) as CGRect, blendMode: __objcArgument(a, 1) as CGBlendMode, alpha: __objcArgument(a, 2) as CGFloat)) }
    t.method("imageByApplyingSymbolConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).applyingSymbolConfiguration(__objcArgument(a, 0) as UIImage.SymbolConfiguration)) }
    t.method("imageByPreparingForDisplay") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).preparingForDisplay()) }
    t.method("imageByPreparingThumbnailOfSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).preparingThumbnail(of: __objcArgument(a, 0) as CGSize)) }
    t.method("imageFlippedForRightToLeftLayoutDirection") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).imageFlippedForRightToLeftLayoutDirection()) }
    t.method("imageRestrictedToStandardDynamicRange") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).imageRestrictedToStandardDynamicRange()) }
    t.method("imageWithAlignmentRectInsets:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withAlignmentRectInsets(__objcArgument(a, 0) as UIEdgeInsets)) }
    t.method("imageWithBaselineOffsetFromBottom:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withBaselineOffset(fromBottom: __objcArgument(a, 0) as CGFloat)) }
    t.method("imageWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withConfiguration(__objcArgument(a, 0) as UIImage.Configuration)) }
    t.method("imageWithHorizontallyFlippedOrientation") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withHorizontallyFlippedOrientation()) }
    t.method("imageWithRenderingMode:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withRenderingMode(__objcArgument(a, 0) as UIImage.RenderingMode)) }
    t.method("imageWithTintColor:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withTintColor(__objcArgument(a, 0) as UIColor)) }
    t.method("imageWithTintColor:renderingMode:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).withTintColor(__objcArgument(a, 0) as UIColor, renderingMode: __objcArgument(a, 1) as UIImage.RenderingMode)) }
    t.method("imageWithoutBaseline") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).imageWithoutBaseline()) }
    t.method("resizableImageWithCapInsets:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).resizableImage(withCapInsets: __objcArgument(a, 0) as UIEdgeInsets)) }
    t.method("resizableImageWithCapInsets:resizingMode:") { o, a in __objcResult(unsafeDowncast(o, to: UIImage.self).resizableImage(withCapInsets: __objcArgument(a, 0) as UIEdgeInsets, resizingMode: __objcArgument(a, 1) as UIImage.ResizingMode)) }
    t.property("alignmentRectInsets", \UIImage.alignmentRectInsets)
    t.property("baselineOffsetFromBottom", \UIImage.baselineOffsetFromBottom)
    t.property("capInsets", \UIImage.capInsets)
    t.property("cgImage", \UIImage.cgImage)
    t.property("ciImage", \UIImage.ciImage)
    t.property("configuration", \UIImage.configuration)
    t.property("duration", \UIImage.duration)
    t.property("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection)
    t.property("highDynamicRange", \UIImage.isHighDynamicRange, getter: "isHighDynamicRange")
    t.property("imageAsset", \UIImage.imageAsset)
    t.property("imageOrientation", \UIImage.imageOrientation)
    t.property("imageRendererFormat", \UIImage.imageRendererFormat)
    t.property("images", \UIImage.images)
    t.property("leftCapWidth", \UIImage.leftCapWidth)
    t.property("renderingMode", \UIImage.renderingMode)
    t.property("resizingMode", \UIImage.resizingMode)
    t.property("scale", \UIImage.scale)
    t.property("size", \UIImage.size)
    t.property("symbolConfiguration", \UIImage.symbolConfiguration)
    t.property("symbolImage", \UIImage.isSymbolImage, getter: "isSymbolImage")
    t.property("topCapHeight", \UIImage.topCapHeight)
    t.property("traitCollection", \UIImage.traitCollection)
}

@MainActor private func fillUIImageAsset(_ t: inout __ObjCTable) {
    t.method("imageWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageAsset.self).image(with: __objcArgument(a, 0) as UIImage.Configuration)) }
    t.method("imageWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageAsset.self).image(with: __objcArgument(a, 0) as UITraitCollection)) }
    t.method("registerImage:withConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageAsset.self).register(__objcArgument(a, 0) as UIImage, with: __objcArgument(a, 1) as UIImage.Configuration)) }
    t.method("registerImage:withConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageAsset.self).register(__objcArgument(a, 0) as UIImage, with: __objcArgument(a, 1) as UITraitCollection)) }
    t.method("unregisterImageWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageAsset.self).unregisterImage(with: __objcArgument(a, 0) as UIImage.Configuration)) }
    t.method("unregisterImageWithConfiguration:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageAsset.self).unregisterImage(with: __objcArgument(a, 0) as UITraitCollection)) }
}

@MainActor private func fillUIImagePickerController(_ t: inout __ObjCTable) {
    t.method("startVideoCapture") { o, a in __objcResult(unsafeDowncast(o, to: UIImagePickerController.self).startVideoCapture()) }
    t.method("stopVideoCapture") { o, a in __objcResult(unsafeDowncast(o, to: UIImagePickerController.self).stopVideoCapture()) }
    t.method("takePicture") { o, a in __objcResult(unsafeDowncast(o, to: UIImagePickerController.self).takePicture()) }
    t.property("allowsEditing", \UIImagePickerController.allowsEditing)
    t.property("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
    t.property("cameraDevice", \UIImagePickerController.cameraDevice)
    t.property("cameraFlashMode", \UIImagePickerController.cameraFlashMode)
    t.property("cameraOverlayView", \UIImagePickerController.cameraOverlayView)
    t.property("cameraViewTransform", \UIImagePickerController.cameraViewTransform)
    t.property("delegate", \UIImagePickerController.delegate)
    t.property("imageExportPreset", \UIImagePickerController.imageExportPreset)
    t.property("mediaTypes", \UIImagePickerController.mediaTypes)
    t.property("showsCameraControls", \UIImagePickerController.showsCameraControls)
    t.property("sourceType", \UIImagePickerController.sourceType)
    t.property("videoExportPreset", \UIImagePickerController.videoExportPreset)
    t.property("videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
    t.property("videoQuality", \UIImagePickerController.videoQuality)
}

@MainActor private func fillUIImageView(_ t: inout __ObjCTable) {
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).didMoveToWindow()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).layoutSubviews()) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("startAnimating") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).startAnimating()) }
    t.method("stopAnimating") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).stopAnimating()) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).tintColorDidChange()) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIImageView.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("adjustsImageSizeForAccessibilityContentSizeCategory", \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    t.property("alignmentRectInsets", \UIImageView.alignmentRectInsets)
    t.property("animating", \UIImageView.isAnimating, getter: "isAnimating")
    t.property("animationDuration", \UIImageView.animationDuration)
    t.property("animationImages", \UIImageView.animationImages)
    t.property("animationRepeatCount", \UIImageView.animationRepeatCount)
    t.property("contentMode", \UIImageView.contentMode)
    t.property("highlighted", \UIImageView.isHighlighted, getter: "isHighlighted")
    t.property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
    t.property("highlightedImage", \UIImageView.highlightedImage)
    t.property("image", \UIImageView.image)
    t.property("intrinsicContentSize", \UIImageView.intrinsicContentSize)
    t.property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
}

@MainActor private func fillUIImpactFeedbackGenerator(_ t: inout __ObjCTable) {
    t.method("impactOccurred") { o, a in __objcResult(unsafeDowncast(o, to: UIImpactFeedbackGenerator.self).impactOccurred()) }
    t.method("impactOccurredAtLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UIImpactFeedbackGenerator.self).impactOccurred(at: __objcArgument(a, 0) as CGPoint)) }
    t.method("impactOccurredWithIntensity:") { o, a in __objcResult(unsafeDowncast(o, to: UIImpactFeedbackGenerator.self).impactOccurred(intensity: __objcArgument(a, 0) as CGFloat)) }
    t.method("impactOccurredWithIntensity:atLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UIImpactFeedbackGenerator.self).impactOccurred(intensity: __objcArgument(a, 0) as CGFloat, at: __objcArgument(a, 1) as CGPoint)) }
}

@MainActor private func fillUIInputView(_ t: inout __ObjCTable) {
    t.property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
    t.property("inputViewStyle", \UIInputView.inputViewStyle)
}

@MainActor private func fillUIInputViewController(_ t: inout __ObjCTable) {
    t.method("advanceToNextInputMode") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).advanceToNextInputMode()) }
    t.method("dismissKeyboard") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).dismissKeyboard()) }
    t.method("handleInputModeListFromView:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).handleInputModeList(from: __objcArgument(a, 0) as UIView, with: __objcArgument(a, 1) as UIEvent)) }
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).loadView()) }
    t.method("selectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).selectionDidChange(__objcArgument(a, 0) as (any UITextInput)?)) }
    t.method("selectionWillChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).selectionWillChange(__objcArgument(a, 0) as (any UITextInput)?)) }
    t.method("textDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).textDidChange(__objcArgument(a, 0) as (any UITextInput)?)) }
    t.method("textWillChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIInputViewController.self).textWillChange(__objcArgument(a, 0) as (any UITextInput)?)) }
    t.property("hasDictationKey", \UIInputViewController.hasDictationKey)
    t.property("hasFullAccess", \UIInputViewController.hasFullAccess)
    t.property("inputView", \UIInputViewController.inputView)
    t.property("needsInputModeSwitchKey", \UIInputViewController.needsInputModeSwitchKey)
    t.property("primaryLanguage", \UIInputViewController.primaryLanguage)
    t.property("textDocumentProxy", \UIInputViewController.textDocumentProxy)
}

@MainActor private func fillUIInterpolatingMotionEffect(_ t: inout __ObjCTable) {
    t.property("keyPath", \UIInterpolatingMotionEffect.keyPath)
    t.property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
    t.property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
    t.property("type", \UIInterpolatingMotionEffect.type)
}

@MainActor private func fillUIKey(_ t: inout __ObjCTable) {
    t.property("characters", \UIKey.characters)
    t.property("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
    t.property("keyCode", \UIKey.keyCode)
    t.property("modifierFlags", \UIKey.modifierFlags)
}

@MainActor private func fillUIKeyCommand(_ t: inout __ObjCTable) {
    t.property("allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization)
    t.property("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
    t.property("input", \UIKeyCommand.input)
    t.property("modifierFlags", \UIKeyCommand.modifierFlags)
    t.property("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
}

@MainActor private func fillUIKeyboardLayoutGuide(_ t: inout __ObjCTable) {
    t.property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
    t.property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
    t.property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
}

@MainActor private func fillUILabel(_ t: inout __ObjCTable) {
    t.method("drawRect:") { o, a in __objcResult(unsafeDowncast(o, to: UILabel.self).draw(__objcArgument(a, 0) as CGRect)) }
    t.method("drawTextInRect:") { o, a in __objcResult(unsafeDowncast(o, to: UILabel.self).drawText(in: __objcArgument(a, 0) as CGRect)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UILabel.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("textRectForBounds:limitedToNumberOfLines:") { o, a in __objcResult(unsafeDowncast(o, to: UILabel.self).textRect(forBounds: __objcArgument(a, 0) as CGRect, limitedToNumberOfLines: __objcArgument(a, 1) as Int)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UILabel.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    t.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    t.property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    t.property("attributedText", \UILabel.attributedText)
    t.property("baselineAdjustment", \UILabel.baselineAdjustment)
    t.property("enabled", \UILabel.isEnabled, getter: "isEnabled")
    t.property("font", \UILabel.font)
    t.property("highlighted", \UILabel.isHighlighted, getter: "isHighlighted")
    t.property("highlightedTextColor", \UILabel.highlightedTextColor)
    t.property("intrinsicContentSize", \UILabel.intrinsicContentSize)
    t.property("lineBreakMode", \UILabel.lineBreakMode)
    t.property("lineBreakStrategy", \UILabel.lineBreakStrategy)
    t.property("minimumScaleFactor", \UILabel.minimumScaleFactor)
    t.property("numberOfLines", \UILabel.numberOfLines)
    t.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    t.property("preferredVibrancy", \UILabel.preferredVibrancy)
    t.property("shadowColor", \UILabel.shadowColor)
    t.property("shadowOffset", \UILabel.shadowOffset)
    t.property("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
    t.property("sizingRule", \UILabel.sizingRule)
    t.property("text", \UILabel.text)
    t.property("textAlignment", \UILabel.textAlignment)
    t.property("textColor", \UILabel.textColor)
}

@MainActor private func fillUILargeContentViewerInteraction(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UILargeContentViewerInteraction.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UILargeContentViewerInteraction.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("delegate", \UILargeContentViewerInteraction.delegate)
    t.property("gestureRecognizerForExclusionRelationship", \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
    t.property("view", \UILargeContentViewerInteraction.view)
}

@MainActor private func fillUILayoutGuide(_ t: inout __ObjCTable) {
    t.method("constraintsAffectingLayoutForAxis:") { o, a in __objcResult(unsafeDowncast(o, to: UILayoutGuide.self).constraintsAffectingLayout(for: __objcArgument(a, 0) as NSLayoutConstraint.Axis)) }
    t.property("bottomAnchor", \UILayoutGuide.bottomAnchor)
    t.property("centerXAnchor", \UILayoutGuide.centerXAnchor)
    t.property("centerYAnchor", \UILayoutGuide.centerYAnchor)
    t.property("hasAmbiguousLayout", \UILayoutGuide.hasAmbiguousLayout)
    t.property("heightAnchor", \UILayoutGuide.heightAnchor)
    t.property("identifier", \UILayoutGuide.identifier)
    t.property("layoutFrame", \UILayoutGuide.layoutFrame)
    t.property("leadingAnchor", \UILayoutGuide.leadingAnchor)
    t.property("leftAnchor", \UILayoutGuide.leftAnchor)
    t.property("owningView", \UILayoutGuide.owningView)
    t.property("rightAnchor", \UILayoutGuide.rightAnchor)
    t.property("topAnchor", \UILayoutGuide.topAnchor)
    t.property("trailingAnchor", \UILayoutGuide.trailingAnchor)
    t.property("widthAnchor", \UILayoutGuide.widthAnchor)
}

@MainActor private func fillUIListContentView(_ t: inout __ObjCTable) {
    t.method("layoutMarginsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIListContentView.self).layoutMarginsDidChange()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIListContentView.self).layoutSubviews()) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIListContentView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:") { o, a in __objcResult(unsafeDowncast(o, to: UIListContentView.self).systemLayoutSizeFitting(__objcArgument(a, 0) as CGSize, withHorizontalFittingPriority: __objcArgument(a, 1) as UILayoutPriority, verticalFittingPriority: __objcArgument(a, 2) as UILayoutPriority)) }
    t.property("configuration", \UIListContentView.configuration)
    t.property("forFirstBaselineLayout", \UIListContentView.forFirstBaselineLayout)
    t.property("forLastBaselineLayout", \UIListContentView.forLastBaselineLayout)
    t.property("imageLayoutGuide", \UIListContentView.imageLayoutGuide)
    t.property("intrinsicContentSize", \UIListContentView.intrinsicContentSize)
    t.property("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide)
    t.property("textLayoutGuide", \UIListContentView.textLayoutGuide)
}

@MainActor private func fillUILocalizedIndexedCollation(_ t: inout __ObjCTable) {
    t.method("sectionForObject:collationStringSelector:") { o, a in __objcResult(unsafeDowncast(o, to: UILocalizedIndexedCollation.self).section(for: __objcArgument(a, 0) as Any, collationStringSelector: __objcArgument(a, 1) as Selector)) }
    t.method("sectionForSectionIndexTitleAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UILocalizedIndexedCollation.self).section(forSectionIndexTitle: __objcArgument(a, 0) as Int)) }
    t.method("sortedArrayFromArray:collationStringSelector:") { o, a in __objcResult(unsafeDowncast(o, to: UILocalizedIndexedCollation.self).sortedArray(from: __objcArgument(a, 0) as [Any], collationStringSelector: __objcArgument(a, 1) as Selector)) }
    t.property("sectionIndexTitles", \UILocalizedIndexedCollation.sectionIndexTitles)
    t.property("sectionTitles", \UILocalizedIndexedCollation.sectionTitles)
}

@MainActor private func fillUILongPressGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UILongPressGestureRecognizer.self).reset()) }
    t.property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    t.property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    t.property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    t.property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
}

@MainActor private func fillUIMenu(_ t: inout __ObjCTable) {
    t.method("menuByReplacingChildren:") { o, a in __objcResult(unsafeDowncast(o, to: UIMenu.self).replacingChildren(__objcArgument(a, 0) as [UIMenuElement])) }
    t.property("children", \UIMenu.children)
    t.property("identifier", \UIMenu.identifier)
    t.property("options", \UIMenu.options)
    t.property("preferredElementSize", \UIMenu.preferredElementSize)
    t.property("selectedElements", \UIMenu.selectedElements)
}

@MainActor private func fillUIMenuController(_ t: inout __ObjCTable) {
    t.method("hideMenu") { o, a in __objcResult(unsafeDowncast(o, to: UIMenuController.self).hideMenu()) }
    t.method("hideMenuFromView:") { o, a in __objcResult(unsafeDowncast(o, to: UIMenuController.self).hideMenu(from: __objcArgument(a, 0) as UIView)) }
    t.method("setMenuVisible:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIMenuController.self).setMenuVisible(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setTargetRect:inView:") { o, a in __objcResult(unsafeDowncast(o, to: UIMenuController.self).setTargetRect(__objcArgument(a, 0) as CGRect, in: __objcArgument(a, 1) as UIView)) }
    t.method("showMenuFromView:rect:") { o, a in __objcResult(unsafeDowncast(o, to: UIMenuController.self).showMenu(from: __objcArgument(a, 0) as UIView, rect: __objcArgument(a, 1) as CGRect)) }
    t.method("update") { o, a in __objcResult(unsafeDowncast(o, to: UIMenuController.self).update()) }
    t.property("arrowDirection", \UIMenuController.arrowDirection)
    t.property("menuFrame", \UIMenuController.menuFrame)
    t.property("menuItems", \UIMenuController.menuItems)
    t.property("menuVisible", \UIMenuController.isMenuVisible, getter: "isMenuVisible")
}

@MainActor private func fillUIMenuElement(_ t: inout __ObjCTable) {
    t.property("image", \UIMenuElement.image)
    t.property("subtitle", \UIMenuElement.subtitle)
    t.property("title", \UIMenuElement.title)
}

@MainActor private func fillUIMenuItem(_ t: inout __ObjCTable) {
    t.property("action", \UIMenuItem.action)
    t.property("title", \UIMenuItem.title)
}

@MainActor private func fillUIMotionEffect(_ t: inout __ObjCTable) {
    t.method("keyPathsAndRelativeValuesForViewerOffset:") { o, a in __objcResult(unsafeDowncast(o, to: UIMotionEffect.self).keyPathsAndRelativeValues(forViewerOffset: __objcArgument(a, 0) as UIOffset)) }
}

@MainActor private func fillUIMotionEffectGroup(_ t: inout __ObjCTable) {
    t.property("motionEffects", \UIMotionEffectGroup.motionEffects)
}

@MainActor private func fillUIMutableApplicationShortcutItem(_ t: inout __ObjCTable) {
    t.property("icon", \UIMutableApplicationShortcutItem.icon)
    t.property("localizedSubtitle", \UIMutableApplicationShortcutItem.localizedSubtitle)
    t.property("localizedTitle", \UIMutableApplicationShortcutItem.localizedTitle)
    t.property("targetContentIdentifier", \UIMutableApplicationShortcutItem.targetContentIdentifier)
    t.property("type", \UIMutableApplicationShortcutItem.type)
    t.property("userInfo", \UIMutableApplicationShortcutItem.userInfo)
}

@MainActor private func fillUINavigationBar(_ t: inout __ObjCTable) {
    t.method("backgroundImageForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).backgroundImage(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.method("backgroundImageForBarPosition:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).backgroundImage(for: __objcArgument(a, 0) as UIBarPosition, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).didMoveToWindow()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).layoutSubviews()) }
    t.method("popNavigationItemAnimated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).popItem(animated: __objcArgument(a, 0) as Bool)) }
    t.method("pushNavigationItem:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).pushItem(__objcArgument(a, 0) as UINavigationItem, animated: __objcArgument(a, 1) as Bool)) }
    t.method("safeAreaInsetsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).safeAreaInsetsDidChange()) }
    t.method("setBackgroundImage:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("setBackgroundImage:forBarPosition:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIBarPosition, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setItems:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).setItems(__objcArgument(a, 0) as [UINavigationItem]?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setTitleVerticalPositionAdjustment:forBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).setTitleVerticalPositionAdjustment(__objcArgument(a, 0) as CGFloat, for: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("titleVerticalPositionAdjustmentForBarMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).titleVerticalPositionAdjustment(for: __objcArgument(a, 0) as UIBarMetrics)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBar.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    t.property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    t.property("backItem", \UINavigationBar.backItem)
    t.property("barPosition", \UINavigationBar.barPosition)
    t.property("barStyle", \UINavigationBar.barStyle)
    t.property("barTintColor", \UINavigationBar.barTintColor)
    t.property("compactAppearance", \UINavigationBar.compactAppearance)
    t.property("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
    t.property("delegate", \UINavigationBar.delegate)
    t.property("intrinsicContentSize", \UINavigationBar.intrinsicContentSize)
    t.property("items", \UINavigationBar.items)
    t.property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    t.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    t.property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
    t.property("shadowImage", \UINavigationBar.shadowImage)
    t.property("standardAppearance", \UINavigationBar.standardAppearance)
    t.property("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    t.property("topItem", \UINavigationBar.topItem)
    t.property("translucent", \UINavigationBar.isTranslucent, getter: "isTranslucent")
}

@MainActor private func fillUINavigationBarAppearance(_ t: inout __ObjCTable) {
    t.method("setBackIndicatorImage:transitionMaskImage:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationBarAppearance.self).setBackIndicatorImage(__objcArgument(a, 0) as UIImage?, transitionMaskImage: __objcArgument(a, 1) as UIImage?)) }
    t.property("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
    t.property("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
    t.property("backIndicatorTransitionMaskImage", \UINavigationBarAppearance.backIndicatorTransitionMaskImage)
    t.property("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
    t.property("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
    t.property("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
    t.property("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
    t.property("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
}

@MainActor private func fillUINavigationController(_ t: inout __ObjCTable) {
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).loadView()) }
    t.method("popToRootViewControllerAnimated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).popToRootViewController(animated: __objcArgument(a, 0) as Bool)) }
    t.method("popToViewController:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).popToViewController(__objcArgument(a, 0) as UIViewController, animated: __objcArgument(a, 1) as Bool)) }
    t.method("popViewControllerAnimated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).popViewController(animated: __objcArgument(a, 0) as Bool)) }
    t.method("pushViewController:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).pushViewController(__objcArgument(a, 0) as UIViewController, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setNavigationBarHidden:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).setNavigationBarHidden(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setToolbarHidden:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).setToolbarHidden(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setViewControllers:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).setViewControllers(__objcArgument(a, 0) as [UIViewController], animated: __objcArgument(a, 1) as Bool)) }
    t.method("showViewController:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).show(__objcArgument(a, 0) as UIViewController, sender: __objcArgument(a, 1) as Any?)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("viewDidAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).viewDidAppear(__objcArgument(a, 0) as Bool)) }
    t.method("viewWillAppear:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationController.self).viewWillAppear(__objcArgument(a, 0) as Bool)) }
    t.property("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
    t.property("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
    t.property("childForHomeIndicatorAutoHidden", \UINavigationController.childForHomeIndicatorAutoHidden)
    t.property("childForScreenEdgesDeferringSystemGestures", \UINavigationController.childForScreenEdgesDeferringSystemGestures)
    t.property("childForStatusBarHidden", \UINavigationController.childForStatusBarHidden)
    t.property("childForStatusBarStyle", \UINavigationController.childForStatusBarStyle)
    t.property("delegate", \UINavigationController.delegate)
    t.property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    t.property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    t.property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    t.property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    t.property("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    t.property("navigationBar", \UINavigationController.navigationBar)
    t.property("navigationBarHidden", \UINavigationController.isNavigationBarHidden, getter: "isNavigationBarHidden")
    t.property("preferredStatusBarStyle", \UINavigationController.preferredStatusBarStyle)
    t.property("supportedInterfaceOrientations", \UINavigationController.supportedInterfaceOrientations)
    t.property("tabBarItem", \UINavigationController.tabBarItem)
    t.property("title", \UINavigationController.title)
    t.property("toolbar", \UINavigationController.toolbar)
    t.property("toolbarHidden", \UINavigationController.isToolbarHidden, getter: "isToolbarHidden")
    t.property("topViewController", \UINavigationController.topViewController)
    t.property("viewControllers", \UINavigationController.viewControllers)
    t.property("visibleViewController", \UINavigationController.visibleViewController)
}

@MainActor private func fillUINavigationItem(_ t: inout __ObjCTable) {
    t.method("setHidesBackButton:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationItem.self).setHidesBackButton(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setLeftBarButtonItem:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationItem.self).setLeftBarButton(__objcArgument(a, 0) as UIBarButtonItem?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setLeftBarButtonItems:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationItem.self).setLeftBarButtonItems(__objcArgument(a, 0) as [UIBarButtonItem]?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setRightBarButtonItem:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationItem.self).setRightBarButton(__objcArgument(a, 0) as UIBarButtonItem?, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setRightBarButtonItems:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UINavigationItem.self).setRightBarButtonItems(__objcArgument(a, 0) as [UIBarButtonItem]?, animated: __objcArgument(a, 1) as Bool)) }
    t.property("backAction", \UINavigationItem.backAction)
    t.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    t.property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
    t.property("backButtonTitle", \UINavigationItem.backButtonTitle)
    t.property("compactAppearance", \UINavigationItem.compactAppearance)
    t.property("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    t.property("customizationIdentifier", \UINavigationItem.customizationIdentifier)
    t.property("hidesBackButton", \UINavigationItem.hidesBackButton)
    t.property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
    t.property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    t.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    t.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    t.property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    t.property("prompt", \UINavigationItem.prompt)
    t.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    t.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    t.property("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
    t.property("searchController", \UINavigationItem.searchController)
    t.property("standardAppearance", \UINavigationItem.standardAppearance)
    t.property("style", \UINavigationItem.style)
    t.property("title", \UINavigationItem.title)
    t.property("titleView", \UINavigationItem.titleView)
}

@MainActor private func fillUINib(_ t: inout __ObjCTable) {
    t.method("instantiateWithOwner:options:") { o, a in __objcResult(unsafeDowncast(o, to: UINib.self).instantiate(withOwner: __objcArgument(a, 0) as Any?, options: __objcArgument(a, 1) as [UINib.OptionsKey : Any]?)) }
}

@MainActor private func fillUINotificationFeedbackGenerator(_ t: inout __ObjCTable) {
    t.method("notificationOccurred:") { o, a in __objcResult(unsafeDowncast(o, to: UINotificationFeedbackGenerator.self).notificationOccurred(__objcArgument(a, 0) as UINotificationFeedbackGenerator.FeedbackType)) }
    t.method("notificationOccurred:atLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UINotificationFeedbackGenerator.self).notificationOccurred(__objcArgument(a, 0) as UINotificationFeedbackGenerator.FeedbackType, at: __objcArgument(a, 1) as CGPoint)) }
}

@MainActor private func fillUIOpenURLContext(_ t: inout __ObjCTable) {
    t.property("options", \UIOpenURLContext.options)
    t.property("url", \UIOpenURLContext.url)
}

@MainActor private func fillUIPageControl(_ t: inout __ObjCTable) {
    t.method("cancelTrackingWithEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).cancelTracking(with: __objcArgument(a, 0) as UIEvent?)) }
    t.method("continueTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).continueTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("currentPageIndicatorImageForPage:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).currentPageIndicatorImage(forPage: __objcArgument(a, 0) as Int)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("indicatorImageForPage:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).indicatorImage(forPage: __objcArgument(a, 0) as Int)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).layoutSubviews()) }
    t.method("setCurrentPageIndicatorImage:forPage:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).setCurrentPageIndicatorImage(__objcArgument(a, 0) as UIImage?, forPage: __objcArgument(a, 1) as Int)) }
    t.method("setIndicatorImage:forPage:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).setIndicatorImage(__objcArgument(a, 0) as UIImage?, forPage: __objcArgument(a, 1) as Int)) }
    t.method("sizeForNumberOfPages:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).size(forNumberOfPages: __objcArgument(a, 0) as Int)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("updateCurrentPageDisplay") { o, a in __objcResult(unsafeDowncast(o, to: UIPageControl.self).updateCurrentPageDisplay()) }
    t.property("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
    t.property("backgroundStyle", \UIPageControl.backgroundStyle)
    t.property("currentPage", \UIPageControl.currentPage)
    t.property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    t.property("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
    t.property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    t.property("interactionState", \UIPageControl.interactionState)
    t.property("intrinsicContentSize", \UIPageControl.intrinsicContentSize)
    t.property("numberOfPages", \UIPageControl.numberOfPages)
    t.property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    t.property("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
    t.property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
}

@MainActor private func fillUIPageViewController(_ t: inout __ObjCTable) {
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UIPageViewController.self).loadView()) }
    t.method("viewDidLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIPageViewController.self).viewDidLayoutSubviews()) }
    t.method("viewDidLoad") { o, a in __objcResult(unsafeDowncast(o, to: UIPageViewController.self).viewDidLoad()) }
    t.property("childForStatusBarStyle", \UIPageViewController.childForStatusBarStyle)
    t.property("dataSource", \UIPageViewController.dataSource)
    t.property("delegate", \UIPageViewController.delegate)
    t.property("doubleSided", \UIPageViewController.isDoubleSided, getter: "isDoubleSided")
    t.property("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    t.property("navigationOrientation", \UIPageViewController.navigationOrientation)
    t.property("shouldAutomaticallyForwardAppearanceMethods", \UIPageViewController.shouldAutomaticallyForwardAppearanceMethods)
    t.property("spineLocation", \UIPageViewController.spineLocation)
    t.property("transitionStyle", \UIPageViewController.transitionStyle)
    t.property("viewControllers", \UIPageViewController.viewControllers)
}

@MainActor private func fillUIPanGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("locationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIPanGestureRecognizer.self).location(in: __objcArgument(a, 0) as UIView?)) }
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UIPanGestureRecognizer.self).reset()) }
    t.method("setTranslation:inView:") { o, a in __objcResult(unsafeDowncast(o, to: UIPanGestureRecognizer.self).setTranslation(__objcArgument(a, 0) as CGPoint, in: __objcArgument(a, 1) as UIView?)) }
    t.method("translationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIPanGestureRecognizer.self).translation(in: __objcArgument(a, 0) as UIView?)) }
    t.method("velocityInView:") { o, a in __objcResult(unsafeDowncast(o, to: UIPanGestureRecognizer.self).velocity(in: __objcArgument(a, 0) as UIView?)) }
    t.property("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
    t.property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    t.property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
}

@MainActor private func fillUIPasteboard(_ t: inout __ObjCTable) {
    t.method("addItems:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).addItems(__objcArgument(a, 0) as [[String : Any]])) }
    t.method("containsPasteboardTypes:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).contains(pasteboardTypes: __objcArgument(a, 0) as [String])) }
    t.method("containsPasteboardTypes:inItemSet:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).contains(pasteboardTypes: __objcArgument(a, 0) as [String], inItemSet: __objcArgument(a, 1) as IndexSet?)) }
    t.method("dataForPasteboardType:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).data(forPasteboardType: __objcArgument(a, 0) as String)) }
    t.method("itemSetWithPasteboardTypes:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).itemSet(withPasteboardTypes: __objcArgument(a, 0) as [String])) }
    t.method("pasteboardTypesForItemSet:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).types(forItemSet: __objcArgument(a, 0) as IndexSet?)) }
    t.method("setData:forPasteboardType:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).setData(__objcArgument(a, 0) as Data, forPasteboardType: __objcArgument(a, 1) as String)) }
    t.method("setItems:options:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).setItems(__objcArgument(a, 0) as [[String : Any]], options: __objcArgument(a, 1) as [UIPasteboard.OptionsKey : Any])) }
    t.method("setValue:forPasteboardType:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).setValue(__objcArgument(a, 0) as Any, forPasteboardType: __objcArgument(a, 1) as String)) }
    t.method("valueForPasteboardType:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).value(forPasteboardType: __objcArgument(a, 0) as String)) }
    t.method("valuesForPasteboardType:inItemSet:") { o, a in __objcResult(unsafeDowncast(o, to: UIPasteboard.self).values(forPasteboardType: __objcArgument(a, 0) as String, inItemSet: __objcArgument(a, 1) as IndexSet?)) }
    t.property("changeCount", \UIPasteboard.changeCount)
    t.property("color", \UIPasteboard.color)
    t.property("colors", \UIPasteboard.colors)
    t.property("hasColors", \UIPasteboard.hasColors)
    t.property("hasImages", \UIPasteboard.hasImages)
    t.property("hasStrings", \UIPasteboard.hasStrings)
    t.property("hasURLs", \UIPasteboard.hasURLs)
    t.property("image", \UIPasteboard.image)
    t.property("images", \UIPasteboard.images)
    t.property("items", \UIPasteboard.items)
    t.property("name", \UIPasteboard.name)
    t.property("numberOfItems", \UIPasteboard.numberOfItems)
    t.property("persistent", \UIPasteboard.isPersistent, getter: "isPersistent")
    t.property("string", \UIPasteboard.string)
    t.property("strings", \UIPasteboard.strings)
    t.property("types", \UIPasteboard.types)
    t.property("url", \UIPasteboard.url)
    t.property("urls", \UIPasteboard.urls)
}

@MainActor private func fillUIPercentDrivenInteractiveTransition(_ t: inout __ObjCTable) {
    t.method("cancelInteractiveTransition") { o, a in __objcResult(unsafeDowncast(o, to: UIPercentDrivenInteractiveTransition.self).cancel()) }
    t.method("finishInteractiveTransition") { o, a in __objcResult(unsafeDowncast(o, to: UIPercentDrivenInteractiveTransition.self).finish()) }
    t.method("pauseInteractiveTransition") { o, a in __objcResult(unsafeDowncast(o, to: UIPercentDrivenInteractiveTransition.self).pause()) }
    t.method("startInteractiveTransition:") { o, a in __objcResult(unsafeDowncast(o, to: UIPercentDrivenInteractiveTransition.self).startInteractiveTransition(__objcArgument(a, 0) as any UIViewControllerContextTransitioning)) }
    t.method("updateInteractiveTransition:") { o, a in __objcResult(unsafeDowncast(o, to: UIPercentDrivenInteractiveTransition.self).update(__objcArgument(a, 0) as CGFloat)) }
    t.property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
    t.property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
    t.property("duration", \UIPercentDrivenInteractiveTransition.duration)
    t.property("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
    t.property("timingCurve", \UIPercentDrivenInteractiveTransition.timingCurve)
    t.property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
}

@MainActor private func fillUIPickerView(_ t: inout __ObjCTable) {
    t.method("didMoveToWindow") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).didMoveToWindow()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).layoutSubviews()) }
    t.method("numberOfRowsInComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).numberOfRows(inComponent: __objcArgument(a, 0) as Int)) }
    t.method("reloadAllComponents") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).reloadAllComponents()) }
    t.method("reloadComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).reloadComponent(__objcArgument(a, 0) as Int)) }
    t.method("rowSizeForComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).rowSize(forComponent: __objcArgument(a, 0) as Int)) }
    t.method("selectRow:inComponent:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).selectRow(__objcArgument(a, 0) as Int, inComponent: __objcArgument(a, 1) as Int, animated: __objcArgument(a, 2) as Bool)) }
    t.method("selectedRowInComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).selectedRow(inComponent: __objcArgument(a, 0) as Int)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("viewForRow:forComponent:") { o, a in __objcResult(unsafeDowncast(o, to: UIPickerView.self).view(forRow: __objcArgument(a, 0) as Int, forComponent: __objcArgument(a, 1) as Int)) }
    t.property("dataSource", \UIPickerView.dataSource)
    t.property("delegate", \UIPickerView.delegate)
    t.property("intrinsicContentSize", \UIPickerView.intrinsicContentSize)
    t.property("numberOfComponents", \UIPickerView.numberOfComponents)
    t.property("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
}

@MainActor private func fillUIPinchGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UIPinchGestureRecognizer.self).reset()) }
    t.property("scale", \UIPinchGestureRecognizer.scale)
    t.property("velocity", \UIPinchGestureRecognizer.velocity)
}

@MainActor private func fillUIPointerInteraction(_ t: inout __ObjCTable) {
    t.method("didMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIPointerInteraction.self).didMove(to: __objcArgument(a, 0) as UIView?)) }
    t.method("invalidate") { o, a in __objcResult(unsafeDowncast(o, to: UIPointerInteraction.self).invalidate()) }
    t.method("willMoveToView:") { o, a in __objcResult(unsafeDowncast(o, to: UIPointerInteraction.self).willMove(to: __objcArgument(a, 0) as UIView?)) }
    t.property("delegate", \UIPointerInteraction.delegate)
    t.property("enabled", \UIPointerInteraction.isEnabled, getter: "isEnabled")
    t.property("view", \UIPointerInteraction.view)
}

@MainActor private func fillUIPointerRegion(_ t: inout __ObjCTable) {
    t.property("identifier", \UIPointerRegion.identifier)
    t.property("latchingAxes", \UIPointerRegion.latchingAxes)
    t.property("rect", \UIPointerRegion.rect)
}

@MainActor private func fillUIPointerRegionRequest(_ t: inout __ObjCTable) {
    t.property("location", \UIPointerRegionRequest.location)
    t.property("modifiers", \UIPointerRegionRequest.modifiers)
}

@MainActor private func fillUIPopoverController(_ t: inout __ObjCTable) {
    t.method("dismissPopoverAnimated:") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverController.self).dismiss(animated: __objcArgument(a, 0) as Bool)) }
    t.method("presentPopoverFromBarButtonItem:permittedArrowDirections:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverController.self).present(from: __objcArgument(a, 0) as UIBarButtonItem, permittedArrowDirections: __objcArgument(a, 1) as UIPopoverArrowDirection, animated: __objcArgument(a, 2) as Bool)) }
    t.method("presentPopoverFromRect:inView:permittedArrowDirections:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverController.self).present(from: __objcArgument(a, 0) as CGRect, in: __objcArgument(a, 1) as UIView, permittedArrowDirections: __objcArgument(a, 2) as UIPopoverArrowDirection, animated: __objcArgument(a, 3) as Bool)) }
    t.method("setContentViewController:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverController.self).setContentView(__objcArgument(a, 0) as UIViewController, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setPopoverContentSize:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverController.self).setContentSize(__objcArgument(a, 0) as CGSize, animated: __objcArgument(a, 1) as Bool)) }
    t.property("arrowDirection", \UIPopoverController.arrowDirection)
    t.property("backgroundColor", \UIPopoverController.backgroundColor)
    t.property("backgroundViewClass", \UIPopoverController.backgroundViewClass)
    t.property("contentSize", \UIPopoverController.contentSize)
    t.property("contentViewController", \UIPopoverController.contentViewController)
    t.property("delegate", \UIPopoverController.delegate)
    t.property("layoutMargins", \UIPopoverController.layoutMargins)
    t.property("passthroughViews", \UIPopoverController.passthroughViews)
    t.property("popoverVisible", \UIPopoverController.isPopoverVisible, getter: "isPopoverVisible")
}

@MainActor private func fillUIPopoverPresentationController(_ t: inout __ObjCTable) {
    t.method("adaptivePresentationStyleForTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverPresentationController.self).adaptivePresentationStyle(for: __objcArgument(a, 0) as UITraitCollection)) }
    t.method("containerViewWillLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverPresentationController.self).containerViewWillLayoutSubviews()) }
    t.method("presentationTransitionWillBegin") { o, a in __objcResult(unsafeDowncast(o, to: UIPopoverPresentationController.self).presentationTransitionWillBegin()) }
    t.property("arrowDirection", \UIPopoverPresentationController.arrowDirection)
    t.property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    t.property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    t.property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    t.property("frameOfPresentedViewInContainerView", \UIPopoverPresentationController.frameOfPresentedViewInContainerView)
    t.property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    t.property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    t.property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
    t.property("presentedView", \UIPopoverPresentationController.presentedView)
    t.property("sourceItem", \UIPopoverPresentationController.sourceItem)
    t.property("sourceRect", \UIPopoverPresentationController.sourceRect)
    t.property("sourceView", \UIPopoverPresentationController.sourceView)
}

@MainActor private func fillUIPresentationController(_ t: inout __ObjCTable) {
    t.method("adaptivePresentationStyleForTraitCollection:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).adaptivePresentationStyle(for: __objcArgument(a, 0) as UITraitCollection)) }
    t.method("containerViewDidLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).containerViewDidLayoutSubviews()) }
    t.method("containerViewWillLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).containerViewWillLayoutSubviews()) }
    t.method("dismissalTransitionDidEnd:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).dismissalTransitionDidEnd(__objcArgument(a, 0) as Bool)) }
    t.method("dismissalTransitionWillBegin") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).dismissalTransitionWillBegin()) }
    t.method("preferredContentSizeDidChangeForChildContentContainer:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).preferredContentSizeDidChange(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer)) }
    t.method("presentationTransitionDidEnd:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).presentationTransitionDidEnd(__objcArgument(a, 0) as Bool)) }
    t.method("presentationTransitionWillBegin") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).presentationTransitionWillBegin()) }
    t.method("sizeForChildContentContainer:withParentContainerSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).size(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer, withParentContainerSize: __objcArgument(a, 1) as CGSize)) }
    t.method("systemLayoutFittingSizeDidChangeForChildContentContainer:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).systemLayoutFittingSizeDidChange(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("viewWillTransitionToSize:withTransitionCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).viewWillTransition(to: __objcArgument(a, 0) as CGSize, with: __objcArgument(a, 1) as any UIViewControllerTransitionCoordinator)) }
    t.method("willTransitionToTraitCollection:withTransitionCoordinator:") { o, a in __objcResult(unsafeDowncast(o, to: UIPresentationController.self).willTransition(to: __objcArgument(a, 0) as UITraitCollection, with: __objcArgument(a, 1) as any UIViewControllerTransitionCoordinator)) }
    t.property("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
    t.property("containerView", \UIPresentationController.containerView)
    t.property("delegate", \UIPresentationController.delegate)
    t.property("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView)
    t.property("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
    t.property("preferredContentSize", \UIPresentationController.preferredContentSize)
    t.property("presentationStyle", \UIPresentationController.presentationStyle)
    t.property("presentedView", \UIPresentationController.presentedView)
    t.property("presentedViewController", \UIPresentationController.presentedViewController)
    t.property("presentingViewController", \UIPresentationController.presentingViewController)
    t.property("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
    t.property("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
    t.property("traitCollection", \UIPresentationController.traitCollection)
}

@MainActor private func fillUIPress(_ t: inout __ObjCTable) {
    t.property("force", \UIPress.force)
    t.property("gestureRecognizers", \UIPress.gestureRecognizers)
    t.property("key", \UIPress.key)
    t.property("phase", \UIPress.phase)
    t.property("responder", \UIPress.responder)
    t.property("timestamp", \UIPress.timestamp)
    t.property("type", \UIPress.type)
    t.property("window", \UIPress.window)
}

@MainActor private func fillUIPressesEvent(_ t: inout __ObjCTable) {
    t.method("pressesForGestureRecognizer:") { o, a in __objcResult(unsafeDowncast(o, to: UIPressesEvent.self).presses(for: __objcArgument(a, 0) as UIGestureRecognizer)) }
    t.property("allPresses", \UIPressesEvent.allPresses)
}

@MainActor private func fillUIPreviewAction(_ t: inout __ObjCTable) {
    t.property("handler", \UIPreviewAction.handler)
    t.property("title", \UIPreviewAction.title)
}

@MainActor private func fillUIPreviewActionGroup(_ t: inout __ObjCTable) {
    t.property("title", \UIPreviewActionGroup.title)
}

@MainActor private func fillUIPreviewInteraction(_ t: inout __ObjCTable) {
    t.method("cancelInteraction") { o, a in __objcResult(unsafeDowncast(o, to: UIPreviewInteraction.self).cancel()) }
    t.method("locationInCoordinateSpace:") { o, a in __objcResult(unsafeDowncast(o, to: UIPreviewInteraction.self).location(in: __objcArgument(a, 0) as (any UICoordinateSpace)?)) }
    t.property("delegate", \UIPreviewInteraction.delegate)
    t.property("view", \UIPreviewInteraction.view)
}

@MainActor private func fillUIPreviewParameters(_ t: inout __ObjCTable) {
    t.property("backgroundColor", \UIPreviewParameters.backgroundColor)
    t.property("shadowPath", \UIPreviewParameters.shadowPath)
    t.property("visiblePath", \UIPreviewParameters.visiblePath)
}

@MainActor private func fillUIPreviewTarget(_ t: inout __ObjCTable) {
    t.property("center", \UIPreviewTarget.center)
    t.property("container", \UIPreviewTarget.container)
    t.property("transform", \UIPreviewTarget.transform)
}

@MainActor private func fillUIProgressView(_ t: inout __ObjCTable) {
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIProgressView.self).layoutSubviews()) }
    t.method("setProgress:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIProgressView.self).setProgress(__objcArgument(a, 0) as Float, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIProgressView.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIProgressView.self).tintColorDidChange()) }
    t.property("intrinsicContentSize", \UIProgressView.intrinsicContentSize)
    t.property("observedProgress", \UIProgressView.observedProgress)
    t.property("progress", \UIProgressView.progress)
    t.property("progressImage", \UIProgressView.progressImage)
    t.property("progressTintColor", \UIProgressView.progressTintColor)
    t.property("progressViewStyle", \UIProgressView.progressViewStyle)
    t.property("trackImage", \UIProgressView.trackImage)
    t.property("trackTintColor", \UIProgressView.trackTintColor)
}

@MainActor private func fillUIPushBehavior(_ t: inout __ObjCTable) {
    t.method("addItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIPushBehavior.self).addItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("removeItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIPushBehavior.self).removeItem(__objcArgument(a, 0) as any UIDynamicItem)) }
    t.method("setAngle:magnitude:") { o, a in __objcResult(unsafeDowncast(o, to: UIPushBehavior.self).setAngle(__objcArgument(a, 0) as CGFloat, magnitude: __objcArgument(a, 1) as CGFloat)) }
    t.method("setTargetOffsetFromCenter:forItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIPushBehavior.self).setTargetOffsetFromCenter(__objcArgument(a, 0) as UIOffset, for: __objcArgument(a, 1) as any UIDynamicItem)) }
    t.method("targetOffsetFromCenterForItem:") { o, a in __objcResult(unsafeDowncast(o, to: UIPushBehavior.self).targetOffsetFromCenter(for: __objcArgument(a, 0) as any UIDynamicItem)) }
    t.property("active", \UIPushBehavior.active)
    t.property("angle", \UIPushBehavior.angle)
    t.property("items", \UIPushBehavior.items)
    t.property("magnitude", \UIPushBehavior.magnitude)
    t.property("mode", \UIPushBehavior.mode)
    t.property("pushDirection", \UIPushBehavior.pushDirection)
}

@MainActor private func fillUIRefreshControl(_ t: inout __ObjCTable) {
    t.method("beginRefreshing") { o, a in __objcResult(unsafeDowncast(o, to: UIRefreshControl.self).beginRefreshing()) }
    t.method("endRefreshing") { o, a in __objcResult(unsafeDowncast(o, to: UIRefreshControl.self).endRefreshing()) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIRefreshControl.self).layoutSubviews()) }
    t.property("attributedTitle", \UIRefreshControl.attributedTitle)
    t.property("refreshing", \UIRefreshControl.isRefreshing, getter: "isRefreshing")
    t.property("tintColor", \UIRefreshControl.tintColor)
}

@MainActor private func fillUIRegion(_ t: inout __ObjCTable) {
    t.method("containsPoint:") { o, a in __objcResult(unsafeDowncast(o, to: UIRegion.self).contains(__objcArgument(a, 0) as CGPoint)) }
    t.method("inverseRegion") { o, a in __objcResult(unsafeDowncast(o, to: UIRegion.self).inverse()) }
    t.method("regionByDifferenceFromRegion:") { o, a in __objcResult(unsafeDowncast(o, to: UIRegion.self).byDifference(from: __objcArgument(a, 0) as UIRegion)) }
    t.method("regionByIntersectionWithRegion:") { o, a in __objcResult(unsafeDowncast(o, to: UIRegion.self).byIntersection(with: __objcArgument(a, 0) as UIRegion)) }
    t.method("regionByUnionWithRegion:") { o, a in __objcResult(unsafeDowncast(o, to: UIRegion.self).byUnion(with: __objcArgument(a, 0) as UIRegion)) }
}

@MainActor private func fillUIResponder(_ t: inout __ObjCTable) {
    t.method("becomeFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).becomeFirstResponder()) }
    t.method("canPerformAction:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).canPerformAction(__objcArgument(a, 0) as Selector, withSender: __objcArgument(a, 1) as Any?)) }
    t.method("copy:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).copy(__objcArgument(a, 0) as Any?)) }
    t.method("cut:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).cut(__objcArgument(a, 0) as Any?)) }
    t.method("decreaseSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).decreaseSize(__objcArgument(a, 0) as Any?)) }
    t.method("delete:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).delete(__objcArgument(a, 0) as Any?)) }
    t.method("increaseSize:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).increaseSize(__objcArgument(a, 0) as Any?)) }
    t.method("makeTextWritingDirectionLeftToRight:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).makeTextWritingDirectionLeftToRight(__objcArgument(a, 0) as Any?)) }
    t.method("makeTextWritingDirectionRightToLeft:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).makeTextWritingDirectionRightToLeft(__objcArgument(a, 0) as Any?)) }
    t.method("motionBegan:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).motionBegan(__objcArgument(a, 0) as UIEvent.EventSubtype, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("motionCancelled:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).motionCancelled(__objcArgument(a, 0) as UIEvent.EventSubtype, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("motionEnded:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).motionEnded(__objcArgument(a, 0) as UIEvent.EventSubtype, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("paste:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).paste(__objcArgument(a, 0) as Any?)) }
    t.method("reloadInputViews") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).reloadInputViews()) }
    t.method("remoteControlReceivedWithEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).remoteControlReceived(with: __objcArgument(a, 0) as UIEvent?)) }
    t.method("resignFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).resignFirstResponder()) }
    t.method("restoreUserActivityState:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).restoreUserActivityState(__objcArgument(a, 0) as NSUserActivity)) }
    t.method("select:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).select(__objcArgument(a, 0) as Any?)) }
    t.method("selectAll:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).selectAll(__objcArgument(a, 0) as Any?)) }
    t.method("targetForAction:withSender:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).target(forAction: __objcArgument(a, 0) as Selector, withSender: __objcArgument(a, 1) as Any?)) }
    t.method("toggleBoldface:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).toggleBoldface(__objcArgument(a, 0) as Any?)) }
    t.method("toggleItalics:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).toggleItalics(__objcArgument(a, 0) as Any?)) }
    t.method("toggleUnderline:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).toggleUnderline(__objcArgument(a, 0) as Any?)) }
    t.method("updateUserActivityState:") { o, a in __objcResult(unsafeDowncast(o, to: UIResponder.self).updateUserActivityState(__objcArgument(a, 0) as NSUserActivity)) }
    t.property("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    t.property("canResignFirstResponder", \UIResponder.canResignFirstResponder)
    t.property("firstResponder", \UIResponder.isFirstResponder, getter: "isFirstResponder")
    t.property("inputAccessoryView", \UIResponder.inputAccessoryView)
    t.property("inputAccessoryViewController", \UIResponder.inputAccessoryViewController)
    t.property("inputView", \UIResponder.inputView)
    t.property("inputViewController", \UIResponder.inputViewController)
    t.property("keyCommands", \UIResponder.keyCommands)
    t.property("next", \UIResponder.next)
    t.property("textInputContextIdentifier", \UIResponder.textInputContextIdentifier)
    t.property("textInputMode", \UIResponder.textInputMode)
    t.property("undoManager", \UIResponder.undoManager)
    t.property("userActivity", \UIResponder.userActivity)
}

@MainActor private func fillUIRotationGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UIRotationGestureRecognizer.self).reset()) }
    t.property("rotation", \UIRotationGestureRecognizer.rotation)
    t.property("velocity", \UIRotationGestureRecognizer.velocity)
}

@MainActor private func fillUIScene(_ t: inout __ObjCTable) {
    t.property("activationState", \UIScene.activationState)
    t.property("delegate", \UIScene.delegate)
    t.property("next", \UIScene.next)
    t.property("session", \UIScene.session)
    t.property("subtitle", \UIScene.subtitle)
    t.property("title", \UIScene.title)
}

@MainActor private func fillUISceneConfiguration(_ t: inout __ObjCTable) {
    t.property("delegateClass", \UISceneConfiguration.delegateClass)
    t.property("name", \UISceneConfiguration.name)
    t.property("role", \UISceneConfiguration.role)
    t.property("sceneClass", \UISceneConfiguration.sceneClass)
    t.property("storyboard", \UISceneConfiguration.storyboard)
}

@MainActor private func fillUISceneSession(_ t: inout __ObjCTable) {
    t.property("configuration", \UISceneSession.configuration)
    t.property("persistentIdentifier", \UISceneSession.persistentIdentifier)
    t.property("role", \UISceneSession.role)
    t.property("scene", \UISceneSession.scene)
    t.property("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
    t.property("userInfo", \UISceneSession.userInfo)
}

@MainActor private func fillUISceneSizeRestrictions(_ t: inout __ObjCTable) {
    t.property("maximumSize", \UISceneSizeRestrictions.maximumSize)
    t.property("minimumSize", \UISceneSizeRestrictions.minimumSize)
}

@MainActor private func fillUIScreen(_ t: inout __ObjCTable) {
    t.method("displayLinkWithTarget:selector:") { o, a in __objcResult(unsafeDowncast(o, to: UIScreen.self).displayLink(withTarget: __objcArgument(a, 0) as Any, selector: __objcArgument(a, 1) as Selector)) }
    t.method("snapshotViewAfterScreenUpdates:") { o, a in __objcResult(unsafeDowncast(o, to: UIScreen.self).snapshotView(afterScreenUpdates: __objcArgument(a, 0) as Bool)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UIScreen.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("applicationFrame", \UIScreen.applicationFrame)
    t.property("availableModes", \UIScreen.availableModes)
    t.property("bounds", \UIScreen.bounds)
    t.property("brightness", \UIScreen.brightness)
    t.property("calibratedLatency", \UIScreen.calibratedLatency)
    t.property("captured", \UIScreen.isCaptured, getter: "isCaptured")
    t.property("coordinateSpace", \UIScreen.coordinateSpace)
    t.property("currentMode", \UIScreen.currentMode)
    t.property("fixedCoordinateSpace", \UIScreen.fixedCoordinateSpace)
    t.property("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
    t.property("mirrored", \UIScreen.mirrored)
    t.property("nativeBounds", \UIScreen.nativeBounds)
    t.property("nativeScale", \UIScreen.nativeScale)
    t.property("preferredMode", \UIScreen.preferredMode)
    t.property("scale", \UIScreen.scale)
    t.property("traitCollection", \UIScreen.traitCollection)
    t.property("wantsSoftwareDimming", \UIScreen.wantsSoftwareDimming)
}

@MainActor private func fillUIScreenEdgePanGestureRecognizer(_ t: inout __ObjCTable) {
    t.property("edges", \UIScreenEdgePanGestureRecognizer.edges)
}

@MainActor private func fillUIScreenMode(_ t: inout __ObjCTable) {
    t.property("pixelAspectRatio", \UIScreenMode.pixelAspectRatio)
    t.property("size", \UIScreenMode.size)
}

@MainActor private func fillUIScrollView(_ t: inout __ObjCTable) {
    t.method("adjustedContentInsetDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).adjustedContentInsetDidChange()) }
    t.method("flashScrollIndicators") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).flashScrollIndicators()) }
    t.method("gestureRecognizerShouldBegin:") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).gestureRecognizerShouldBegin(__objcArgument(a, 0) as UIGestureRecognizer)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).layoutSubviews()) }
    t.method("safeAreaInsetsDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).safeAreaInsetsDidChange()) }
    t.method("scrollRectToVisible:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).scrollRectToVisible(__objcArgument(a, 0) as CGRect, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setContentOffset:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).setContentOffset(__objcArgument(a, 0) as CGPoint, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setZoomScale:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).setZoomScale(__objcArgument(a, 0) as CGFloat, animated: __objcArgument(a, 1) as Bool)) }
    t.method("stopScrollingAndZooming") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).stopScrollingAndZooming()) }
    t.method("touchesShouldCancelInContentView:") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).touchesShouldCancel(in: __objcArgument(a, 0) as UIView)) }
    t.method("zoomToRect:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UIScrollView.self).zoom(to: __objcArgument(a, 0) as CGRect, animated: __objcArgument(a, 1) as Bool)) }
    t.property("adjustedContentInset", \UIScrollView.adjustedContentInset)
    t.property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    t.property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    t.property("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
    t.property("bounces", \UIScrollView.bounces)
    t.property("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
    t.property("bouncesVertically", \UIScrollView.bouncesVertically)
    t.property("bouncesZoom", \UIScrollView.bouncesZoom)
    t.property("bounds", \UIScrollView.bounds)
    t.property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    t.property("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
    t.property("contentInset", \UIScrollView.contentInset)
    t.property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    t.property("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
    t.property("contentOffset", \UIScrollView.contentOffset)
    t.property("contentSize", \UIScrollView.contentSize)
    t.property("decelerating", \UIScrollView.isDecelerating, getter: "isDecelerating")
    t.property("decelerationRate", \UIScrollView.decelerationRate)
    t.property("delaysContentTouches", \UIScrollView.delaysContentTouches)
    t.property("delegate", \UIScrollView.delegate)
    t.property("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled, getter: "isDirectionalLockEnabled")
    t.property("dragging", \UIScrollView.isDragging, getter: "isDragging")
    t.property("frame", \UIScrollView.frame)
    t.property("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
    t.property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
    t.property("indicatorStyle", \UIScrollView.indicatorStyle)
    t.property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    t.property("maximumZoomScale", \UIScrollView.maximumZoomScale)
    t.property("minimumZoomScale", \UIScrollView.minimumZoomScale)
    t.property("pagingEnabled", \UIScrollView.isPagingEnabled, getter: "isPagingEnabled")
    t.property("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    t.property("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
    t.property("refreshControl", \UIScrollView.refreshControl)
    t.property("scrollAnimating", \UIScrollView.isScrollAnimating, getter: "isScrollAnimating")
    t.property("scrollEnabled", \UIScrollView.isScrollEnabled, getter: "isScrollEnabled")
    t.property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
    t.property("scrollsToTop", \UIScrollView.scrollsToTop)
    t.property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    t.property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    t.property("tracking", \UIScrollView.isTracking, getter: "isTracking")
    t.property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
    t.property("zoomAnimating", \UIScrollView.isZoomAnimating, getter: "isZoomAnimating")
    t.property("zoomBouncing", \UIScrollView.isZoomBouncing, getter: "isZoomBouncing")
    t.property("zoomScale", \UIScrollView.zoomScale)
    t.property("zooming", \UIScrollView.isZooming, getter: "isZooming")
}

@MainActor private func fillUISearchBar(_ t: inout __ObjCTable) {
    t.method("backgroundImageForBarPosition:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).backgroundImage(for: __objcArgument(a, 0) as UIBarPosition, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("becomeFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).becomeFirstResponder()) }
    t.method("imageForSearchBarIcon:state:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).image(for: __objcArgument(a, 0) as UISearchBar.Icon, state: __objcArgument(a, 1) as UIControl.State)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).layoutSubviews()) }
    t.method("positionAdjustmentForSearchBarIcon:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).positionAdjustment(for: __objcArgument(a, 0) as UISearchBar.Icon)) }
    t.method("resignFirstResponder") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).resignFirstResponder()) }
    t.method("scopeBarButtonBackgroundImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).scopeBarButtonBackgroundImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("scopeBarButtonTitleTextAttributesForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).scopeBarButtonTitleTextAttributes(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("searchFieldBackgroundImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).searchFieldBackgroundImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("setBackgroundImage:forBarPosition:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIBarPosition, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setImage:forSearchBarIcon:state:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UISearchBar.Icon, state: __objcArgument(a, 2) as UIControl.State)) }
    t.method("setPositionAdjustment:forSearchBarIcon:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setPositionAdjustment(__objcArgument(a, 0) as UIOffset, for: __objcArgument(a, 1) as UISearchBar.Icon)) }
    t.method("setScopeBarButtonBackgroundImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setScopeBarButtonBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setScopeBarButtonTitleTextAttributes:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setScopeBarButtonTitleTextAttributes(__objcArgument(a, 0) as [NSAttributedString.Key : Any]?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setSearchFieldBackgroundImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setSearchFieldBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setShowsCancelButton:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setShowsCancelButton(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setShowsScopeBar:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).setShowsScope(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).tintColorDidChange()) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchBar.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.property("autocapitalizationType", \UISearchBar.autocapitalizationType)
    t.property("autocorrectionType", \UISearchBar.autocorrectionType)
    t.property("backgroundImage", \UISearchBar.backgroundImage)
    t.property("barPosition", \UISearchBar.barPosition)
    t.property("barStyle", \UISearchBar.barStyle)
    t.property("barTintColor", \UISearchBar.barTintColor)
    t.property("canBecomeFirstResponder", \UISearchBar.canBecomeFirstResponder)
    t.property("delegate", \UISearchBar.delegate)
    t.property("enabled", \UISearchBar.isEnabled, getter: "isEnabled")
    t.property("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
    t.property("firstResponder", \UISearchBar.isFirstResponder, getter: "isFirstResponder")
    t.property("inputAccessoryView", \UISearchBar.inputAccessoryView)
    t.property("intrinsicContentSize", \UISearchBar.intrinsicContentSize)
    t.property("keyboardAppearance", \UISearchBar.keyboardAppearance)
    t.property("keyboardType", \UISearchBar.keyboardType)
    t.property("lookToDictateEnabled", \UISearchBar.isLookToDictateEnabled, getter: "isLookToDictateEnabled")
    t.property("placeholder", \UISearchBar.placeholder)
    t.property("prompt", \UISearchBar.prompt)
    t.property("returnKeyType", \UISearchBar.returnKeyType)
    t.property("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    t.property("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    t.property("searchBarStyle", \UISearchBar.searchBarStyle)
    t.property("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
    t.property("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected, getter: "isSearchResultsButtonSelected")
    t.property("searchTextField", \UISearchBar.searchTextField)
    t.property("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
    t.property("secureTextEntry", \UISearchBar.isSecureTextEntry, getter: "isSecureTextEntry")
    t.property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    t.property("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    t.property("showsCancelButton", \UISearchBar.showsCancelButton)
    t.property("showsScopeBar", \UISearchBar.showsScopeBar)
    t.property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    t.property("spellCheckingType", \UISearchBar.spellCheckingType)
    t.property("text", \UISearchBar.text)
    t.property("textContentType", \UISearchBar.textContentType)
    t.property("translucent", \UISearchBar.isTranslucent, getter: "isTranslucent")
}

@MainActor private func fillUISearchController(_ t: inout __ObjCTable) {
    t.method("loadView") { o, a in __objcResult(unsafeDowncast(o, to: UISearchController.self).loadView()) }
    t.property("active", \UISearchController.isActive, getter: "isActive")
    t.property("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
    t.property("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    t.property("automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
    t.property("delegate", \UISearchController.delegate)
    t.property("dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation)
    t.property("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
    t.property("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
    t.property("searchBar", \UISearchController.searchBar)
    t.property("searchResultsController", \UISearchController.searchResultsController)
    t.property("searchResultsUpdater", \UISearchController.searchResultsUpdater)
    t.property("showsSearchResultsController", \UISearchController.showsSearchResultsController)
}

@MainActor private func fillUISearchTextField(_ t: inout __ObjCTable) {
    t.method("clearButtonRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).clearButtonRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("deleteBackward") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).deleteBackward()) }
    t.method("editingRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).editingRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("insertText:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).insertText(__objcArgument(a, 0) as String)) }
    t.method("insertToken:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).insertToken(__objcArgument(a, 0) as UISearchToken, at: __objcArgument(a, 1) as Int)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).layoutSubviews()) }
    t.method("leftViewRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).leftViewRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("positionOfTokenAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).positionOfToken(at: __objcArgument(a, 0) as Int)) }
    t.method("removeTokenAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).removeToken(at: __objcArgument(a, 0) as Int)) }
    t.method("replaceTextualPortionOfRange:withToken:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).replaceTextualPortion(of: __objcArgument(a, 0) as UITextRange, with: __objcArgument(a, 1) as UISearchToken, at: __objcArgument(a, 2) as Int)) }
    t.method("rightViewRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).rightViewRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("textRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).textRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("tokensInRange:") { o, a in __objcResult(unsafeDowncast(o, to: UISearchTextField.self).tokens(in: __objcArgument(a, 0) as UITextRange)) }
    t.property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
    t.property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
    t.property("intrinsicContentSize", \UISearchTextField.intrinsicContentSize)
    t.property("textualRange", \UISearchTextField.textualRange)
    t.property("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
    t.property("tokens", \UISearchTextField.tokens)
}

@MainActor private func fillUISearchToken(_ t: inout __ObjCTable) {
    t.property("representedObject", \UISearchToken.representedObject)
}

@MainActor private func fillUISegmentedControl(_ t: inout __ObjCTable) {
    t.method("actionForSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).actionForSegment(at: __objcArgument(a, 0) as Int)) }
    t.method("backgroundImageForState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("beginTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).beginTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("cancelTrackingWithEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).cancelTracking(with: __objcArgument(a, 0) as UIEvent?)) }
    t.method("contentOffsetForSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).contentOffsetForSegment(at: __objcArgument(a, 0) as Int)) }
    t.method("contentPositionAdjustmentForSegmentType:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).contentPositionAdjustment(forSegmentType: __objcArgument(a, 0) as UISegmentedControl.Segment, barMetrics: __objcArgument(a, 1) as UIBarMetrics)) }
    t.method("continueTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).continueTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("dividerImageForLeftSegmentState:rightSegmentState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).dividerImage(forLeftSegmentState: __objcArgument(a, 0) as UIControl.State, rightSegmentState: __objcArgument(a, 1) as UIControl.State, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("imageForSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).imageForSegment(at: __objcArgument(a, 0) as Int)) }
    t.method("insertSegmentWithAction:atIndex:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).insertSegment(with: __objcArgument(a, 0) as UIImage?, at: __objcArgument(a, 1) as Int, animated: __objcArgument(a, 2) as Bool)) }
    t.method("insertSegmentWithTitle:atIndex:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).insertSegment(withTitle: __objcArgument(a, 0) as String?, at: __objcArgument(a, 1) as Int, animated: __objcArgument(a, 2) as Bool)) }
    t.method("isEnabledForSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).isEnabledForSegment(at: __objcArgument(a, 0) as Int)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).layoutSubviews()) }
    t.method("removeAllSegments") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).removeAllSegments()) }
    t.method("removeSegmentAtIndex:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).removeSegment(at: __objcArgument(a, 0) as Int, animated: __objcArgument(a, 1) as Bool)) }
    t.method("setAction:forSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setAction(__objcArgument(a, 0) as UIAction, forSegmentAt: __objcArgument(a, 1) as Int)) }
    t.method("setBackgroundImage:forState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setContentOffset:forSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setContentOffset(__objcArgument(a, 0) as CGSize, forSegmentAt: __objcArgument(a, 1) as Int)) }
    t.method("setContentPositionAdjustment:forSegmentType:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setContentPositionAdjustment(__objcArgument(a, 0) as UIOffset, forSegmentType: __objcArgument(a, 1) as UISegmentedControl.Segment, barMetrics: __objcArgument(a, 2) as UIBarMetrics)) }
    t.method("setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setDividerImage(__objcArgument(a, 0) as UIImage?, forLeftSegmentState: __objcArgument(a, 1) as UIControl.State, rightSegmentState: __objcArgument(a, 2) as UIControl.State, barMetrics: __objcArgument(a, 3) as UIBarMetrics)) }
    t.method("setEnabled:forSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setEnabled(__objcArgument(a, 0) as Bool, forSegmentAt: __objcArgument(a, 1) as Int)) }
    t.method("setImage:forSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setImage(__objcArgument(a, 0) as UIImage?, forSegmentAt: __objcArgument(a, 1) as Int)) }
    t.method("setTitle:forSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setTitle(__objcArgument(a, 0) as String?, forSegmentAt: __objcArgument(a, 1) as Int)) }
    t.method("setTitleTextAttributes:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setTitleTextAttributes(__objcArgument(a, 0) as [NSAttributedString.Key : Any]?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setWidth:forSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).setWidth(__objcArgument(a, 0) as CGFloat, forSegmentAt: __objcArgument(a, 1) as Int)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("titleForSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).titleForSegment(at: __objcArgument(a, 0) as Int)) }
    t.method("titleTextAttributesForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).titleTextAttributes(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("widthForSegmentAtIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UISegmentedControl.self).widthForSegment(at: __objcArgument(a, 0) as Int)) }
    t.property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    t.property("intrinsicContentSize", \UISegmentedControl.intrinsicContentSize)
    t.property("momentary", \UISegmentedControl.isMomentary, getter: "isMomentary")
    t.property("numberOfSegments", \UISegmentedControl.numberOfSegments)
    t.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    t.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
}

@MainActor private func fillUISelectionFeedbackGenerator(_ t: inout __ObjCTable) {
    t.method("selectionChanged") { o, a in __objcResult(unsafeDowncast(o, to: UISelectionFeedbackGenerator.self).selectionChanged()) }
    t.method("selectionChangedAtLocation:") { o, a in __objcResult(unsafeDowncast(o, to: UISelectionFeedbackGenerator.self).selectionChanged(at: __objcArgument(a, 0) as CGPoint)) }
}

@MainActor private func fillUISheetPresentationController(_ t: inout __ObjCTable) {
    t.method("containerViewDidLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISheetPresentationController.self).containerViewDidLayoutSubviews()) }
    t.method("dismissalTransitionDidEnd:") { o, a in __objcResult(unsafeDowncast(o, to: UISheetPresentationController.self).dismissalTransitionDidEnd(__objcArgument(a, 0) as Bool)) }
    t.method("dismissalTransitionWillBegin") { o, a in __objcResult(unsafeDowncast(o, to: UISheetPresentationController.self).dismissalTransitionWillBegin()) }
    t.method("invalidateDetents") { o, a in __objcResult(unsafeDowncast(o, to: UISheetPresentationController.self).invalidateDetents()) }
    t.method("presentationTransitionWillBegin") { o, a in __objcResult(unsafeDowncast(o, to: UISheetPresentationController.self).presentationTransitionWillBegin()) }
    t.method("sizeForChildContentContainer:withParentContainerSize:") { o, a in __objcResult(unsafeDowncast(o, to: UISheetPresentationController.self).size(forChildContentContainer: __objcArgument(a, 0) as any UIContentContainer, withParentContainerSize: __objcArgument(a, 1) as CGSize)) }
    t.property("detents", \UISheetPresentationController.detents)
    t.property("frameOfPresentedViewInContainerView", \UISheetPresentationController.frameOfPresentedViewInContainerView)
    t.property("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
    t.property("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
    t.property("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
    t.property("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
    t.property("prefersScrollingExpandsWhenScrolledToEdge", \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
    t.property("presentedView", \UISheetPresentationController.presentedView)
    t.property("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
    t.property("sourceView", \UISheetPresentationController.sourceView)
    t.property("widthFollowsPreferredContentSizeWhenEdgeAttached", \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
}

@MainActor private func fillUISlider(_ t: inout __ObjCTable) {
    t.method("beginTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).beginTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("continueTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).continueTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).layoutSubviews()) }
    t.method("maximumTrackImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).maximumTrackImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("maximumValueImageRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).maximumValueImageRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("minimumTrackImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).minimumTrackImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("minimumValueImageRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).minimumValueImageRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.method("pointInside:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).point(inside: __objcArgument(a, 0) as CGPoint, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("setMaximumTrackImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).setMaximumTrackImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setMinimumTrackImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).setMinimumTrackImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setThumbImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).setThumbImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setValue:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).setValue(__objcArgument(a, 0) as Float, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.method("thumbImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).thumbImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("thumbRectForBounds:trackRect:value:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).thumbRect(forBounds: __objcArgument(a, 0) as CGRect, trackRect: __objcArgument(a, 1) as CGRect, value: __objcArgument(a, 2) as Float)) }
    t.method("tintColorDidChange") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).tintColorDidChange()) }
    t.method("trackRectForBounds:") { o, a in __objcResult(unsafeDowncast(o, to: UISlider.self).trackRect(forBounds: __objcArgument(a, 0) as CGRect)) }
    t.property("alignmentRectInsets", \UISlider.alignmentRectInsets)
    t.property("continuous", \UISlider.isContinuous, getter: "isContinuous")
    t.property("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
    t.property("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
    t.property("currentThumbImage", \UISlider.currentThumbImage)
    t.property("intrinsicContentSize", \UISlider.intrinsicContentSize)
    t.property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    t.property("maximumValue", \UISlider.maximumValue)
    t.property("maximumValueImage", \UISlider.maximumValueImage)
    t.property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    t.property("minimumValue", \UISlider.minimumValue)
    t.property("minimumValueImage", \UISlider.minimumValueImage)
    t.property("thumbTintColor", \UISlider.thumbTintColor)
    t.property("value", \UISlider.value)
}

@MainActor private func fillUISnapBehavior(_ t: inout __ObjCTable) {
    t.property("damping", \UISnapBehavior.damping)
    t.property("snapPoint", \UISnapBehavior.snapPoint)
}

@MainActor private func fillUISplitViewController(_ t: inout __ObjCTable) {
    t.method("hideColumn:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).hide(__objcArgument(a, 0) as UISplitViewController.Column)) }
    t.method("isShowingColumn:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).isShowing(__objcArgument(a, 0) as UISplitViewController.Column)) }
    t.method("setViewController:forColumn:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).setViewController(__objcArgument(a, 0) as UIViewController?, for: __objcArgument(a, 1) as UISplitViewController.Column)) }
    t.method("showColumn:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).show(__objcArgument(a, 0) as UISplitViewController.Column)) }
    t.method("showDetailViewController:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).showDetailViewController(__objcArgument(a, 0) as UIViewController, sender: __objcArgument(a, 1) as Any?)) }
    t.method("showViewController:sender:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).show(__objcArgument(a, 0) as UIViewController, sender: __objcArgument(a, 1) as Any?)) }
    t.method("traitCollectionDidChange:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).traitCollectionDidChange(__objcArgument(a, 0) as UITraitCollection?)) }
    t.method("viewControllerForColumn:") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).viewController(for: __objcArgument(a, 0) as UISplitViewController.Column)) }
    t.method("viewDidLoad") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).viewDidLoad()) }
    t.method("viewWillLayoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISplitViewController.self).viewWillLayoutSubviews()) }
    t.property("childForStatusBarStyle", \UISplitViewController.childForStatusBarStyle)
    t.property("collapsed", \UISplitViewController.isCollapsed, getter: "isCollapsed")
    t.property("delegate", \UISplitViewController.delegate)
    t.property("displayMode", \UISplitViewController.displayMode)
    t.property("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    t.property("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
    t.property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    t.property("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    t.property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    t.property("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    t.property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    t.property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    t.property("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
    t.property("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    t.property("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    t.property("preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    t.property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    t.property("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
    t.property("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
    t.property("primaryEdge", \UISplitViewController.primaryEdge)
    t.property("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
    t.property("splitBehavior", \UISplitViewController.splitBehavior)
    t.property("style", \UISplitViewController.style)
    t.property("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
    t.property("viewControllers", \UISplitViewController.viewControllers)
}

@MainActor private func fillUISpringTimingParameters(_ t: inout __ObjCTable) {
    t.property("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
    t.property("initialVelocity", \UISpringTimingParameters.initialVelocity)
    t.property("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
    t.property("timingCurveType", \UISpringTimingParameters.timingCurveType)
}

@MainActor private func fillUIStackView(_ t: inout __ObjCTable) {
    t.method("addArrangedSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).addArrangedSubview(__objcArgument(a, 0) as UIView)) }
    t.method("customSpacingAfterView:") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).customSpacing(after: __objcArgument(a, 0) as UIView)) }
    t.method("insertArrangedSubview:atIndex:") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).insertArrangedSubview(__objcArgument(a, 0) as UIView, at: __objcArgument(a, 1) as Int)) }
    t.method("removeArrangedSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).removeArrangedSubview(__objcArgument(a, 0) as UIView)) }
    t.method("setCustomSpacing:afterView:") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).setCustomSpacing(__objcArgument(a, 0) as CGFloat, after: __objcArgument(a, 1) as UIView)) }
    t.method("updateConstraints") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).updateConstraints()) }
    t.method("willRemoveSubview:") { o, a in __objcResult(unsafeDowncast(o, to: UIStackView.self).willRemoveSubview(__objcArgument(a, 0) as UIView)) }
    t.property("alignment", \UIStackView.alignment)
    t.property("arrangedSubviews", \UIStackView.arrangedSubviews)
    t.property("axis", \UIStackView.axis)
    t.property("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, getter: "isBaselineRelativeArrangement")
    t.property("distribution", \UIStackView.distribution)
    t.property("forFirstBaselineLayout", \UIStackView.forFirstBaselineLayout)
    t.property("forLastBaselineLayout", \UIStackView.forLastBaselineLayout)
    t.property("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement, getter: "isLayoutMarginsRelativeArrangement")
    t.property("spacing", \UIStackView.spacing)
}

@MainActor private func fillUIStatusBarManager(_ t: inout __ObjCTable) {
    t.property("statusBarFrame", \UIStatusBarManager.statusBarFrame)
    t.property("statusBarHidden", \UIStatusBarManager.isStatusBarHidden, getter: "isStatusBarHidden")
    t.property("statusBarStyle", \UIStatusBarManager.statusBarStyle)
}

@MainActor private func fillUIStepper(_ t: inout __ObjCTable) {
    t.method("backgroundImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).backgroundImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("beginTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).beginTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("cancelTrackingWithEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).cancelTracking(with: __objcArgument(a, 0) as UIEvent?)) }
    t.method("decrementImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).decrementImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("dividerImageForLeftSegmentState:rightSegmentState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).dividerImage(forLeftSegmentState: __objcArgument(a, 0) as UIControl.State, rightSegmentState: __objcArgument(a, 1) as UIControl.State)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("incrementImageForState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).incrementImage(for: __objcArgument(a, 0) as UIControl.State)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).layoutSubviews()) }
    t.method("setBackgroundImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).setBackgroundImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setDecrementImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).setDecrementImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("setDividerImage:forLeftSegmentState:rightSegmentState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).setDividerImage(__objcArgument(a, 0) as UIImage?, forLeftSegmentState: __objcArgument(a, 1) as UIControl.State, rightSegmentState: __objcArgument(a, 2) as UIControl.State)) }
    t.method("setIncrementImage:forState:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).setIncrementImage(__objcArgument(a, 0) as UIImage?, for: __objcArgument(a, 1) as UIControl.State)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UIStepper.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.property("autorepeat", \UIStepper.autorepeat)
    t.property("continuous", \UIStepper.isContinuous, getter: "isContinuous")
    t.property("frame", \UIStepper.frame)
    t.property("intrinsicContentSize", \UIStepper.intrinsicContentSize)
    t.property("maximumValue", \UIStepper.maximumValue)
    t.property("minimumValue", \UIStepper.minimumValue)
    t.property("stepValue", \UIStepper.stepValue)
    t.property("value", \UIStepper.value)
    t.property("wraps", \UIStepper.wraps)
}

@MainActor private func fillUIStoryboard(_ t: inout __ObjCTable) {
    t.method("instantiateInitialViewController") { o, a in __objcResult(unsafeDowncast(o, to: UIStoryboard.self).instantiateInitialViewController()) }
    t.method("instantiateViewControllerWithIdentifier:") { o, a in __objcResult(unsafeDowncast(o, to: UIStoryboard.self).instantiateViewController(withIdentifier: __objcArgument(a, 0) as String)) }
}

@MainActor private func fillUIStoryboardSegue(_ t: inout __ObjCTable) {
    t.method("perform") { o, a in __objcResult(unsafeDowncast(o, to: UIStoryboardSegue.self).perform()) }
    t.property("destination", \UIStoryboardSegue.destination)
    t.property("identifier", \UIStoryboardSegue.identifier)
    t.property("source", \UIStoryboardSegue.source)
}

@MainActor private func fillUIStoryboardUnwindSegueSource(_ t: inout __ObjCTable) {
    t.property("sender", \UIStoryboardUnwindSegueSource.sender)
    t.property("source", \UIStoryboardUnwindSegueSource.source)
    t.property("unwindAction", \UIStoryboardUnwindSegueSource.unwindAction)
}

@MainActor private func fillUISwipeActionsConfiguration(_ t: inout __ObjCTable) {
    t.property("actions", \UISwipeActionsConfiguration.actions)
    t.property("performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
}

@MainActor private func fillUISwipeGestureRecognizer(_ t: inout __ObjCTable) {
    t.method("locationInView:") { o, a in __objcResult(unsafeDowncast(o, to: UISwipeGestureRecognizer.self).location(in: __objcArgument(a, 0) as UIView?)) }
    t.method("reset") { o, a in __objcResult(unsafeDowncast(o, to: UISwipeGestureRecognizer.self).reset()) }
    t.property("direction", \UISwipeGestureRecognizer.direction)
    t.property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
}

@MainActor private func fillUISwitch(_ t: inout __ObjCTable) {
    t.method("beginTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).beginTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("cancelTrackingWithEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).cancelTracking(with: __objcArgument(a, 0) as UIEvent?)) }
    t.method("continueTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).continueTracking(__objcArgument(a, 0) as UITouch, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("endTrackingWithTouch:withEvent:") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).endTracking(__objcArgument(a, 0) as UITouch?, with: __objcArgument(a, 1) as UIEvent?)) }
    t.method("layoutSubviews") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).layoutSubviews()) }
    t.method("setOn:animated:") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).setOn(__objcArgument(a, 0) as Bool, animated: __objcArgument(a, 1) as Bool)) }
    t.method("sizeThatFits:") { o, a in __objcResult(unsafeDowncast(o, to: UISwitch.self).sizeThatFits(__objcArgument(a, 0) as CGSize)) }
    t.property("alignmentRectInsets", \UISwitch.alignmentRectInsets)
    t.property("bounds", \UISwitch.bounds)
    t.property("frame", \UISwitch.frame)
    t.property("intrinsicContentSize", \UISwitch.intrinsicContentSize)
    t.property("offImage", \UISwitch.offImage)
    t.property("on", \UISwitch.isOn, getter: "isOn")
    t.property("onImage", \UISwitch.onImage)
    t.property("onTintColor", \UISwitch.onTintColor)
    t.property("preferredStyle", \UISwitch.preferredStyle)
    t.property("style", \UISwitch.style)
    t.property("thumbTintColor", \UISwitch.thumbTintColor)
    t.property("title", \UISwitch.title)
}

private func registerUIKitDS() {
    __objcRegisterMembers(of: NSDataAsset.self, fillNSDataAsset)
    __objcRegisterMembers(of: NSLayoutConstraint.self, fillNSLayoutConstraint)
    __objcRegisterMembers(of: NSLayoutDimension.self, fillNSLayoutDimension)
    __objcRegisterMembers(of: NSLayoutManager.self, fillNSLayoutManager)
    __objcRegisterMembers(of: NSLayoutXAxisAnchor.self, fillNSLayoutXAxisAnchor)
    __objcRegisterMembers(of: NSLayoutYAxisAnchor.self, fillNSLayoutYAxisAnchor)
    __objcRegisterMembers(of: NSMutableParagraphStyle.self, fillNSMutableParagraphStyle)
    __objcRegisterMembers(of: NSParagraphStyle.self, fillNSParagraphStyle)
    __objcRegisterMembers(of: NSShadow.self, fillNSShadow)
    __objcRegisterMembers(of: NSStringDrawingContext.self, fillNSStringDrawingContext)
    __objcRegisterMembers(of: UIDatePicker.self, fillUIDatePicker)
    __objcRegisterMembers(of: UIDevice.self, fillUIDevice)
    __objcRegisterMembers(of: UIDocument.self, fillUIDocument)
    __objcRegisterMembers(of: UIDocumentBrowserTransitionController.self, fillUIDocumentBrowserTransitionController)
    __objcRegisterMembers(of: UIDocumentBrowserViewController.self, fillUIDocumentBrowserViewController)
    __objcRegisterMembers(of: UIDocumentPickerViewController.self, fillUIDocumentPickerViewController)
    __objcRegisterMembers(of: UIDragInteraction.self, fillUIDragInteraction)
    __objcRegisterMembers(of: UIDragItem.self, fillUIDragItem)
    __objcRegisterMembers(of: UIDragPreview.self, fillUIDragPreview)
    __objcRegisterMembers(of: UIDropInteraction.self, fillUIDropInteraction)
    __objcRegisterMembers(of: UIDropProposal.self, fillUIDropProposal)
    __objcRegisterMembers(of: UIDynamicAnimator.self, fillUIDynamicAnimator)
    __objcRegisterMembers(of: UIDynamicBehavior.self, fillUIDynamicBehavior)
    __objcRegisterMembers(of: UIDynamicItemBehavior.self, fillUIDynamicItemBehavior)
    __objcRegisterMembers(of: UIDynamicItemGroup.self, fillUIDynamicItemGroup)
    __objcRegisterMembers(of: UIEditMenuConfiguration.self, fillUIEditMenuConfiguration)
    __objcRegisterMembers(of: UIEditMenuInteraction.self, fillUIEditMenuInteraction)
    __objcRegisterMembers(of: UIEvent.self, fillUIEvent)
    __objcRegisterMembers(of: UIFeedbackGenerator.self, fillUIFeedbackGenerator)
    __objcRegisterMembers(of: UIFieldBehavior.self, fillUIFieldBehavior)
    __objcRegisterMembers(of: UIFocusGuide.self, fillUIFocusGuide)
    __objcRegisterMembers(of: UIFocusHaloEffect.self, fillUIFocusHaloEffect)
    __objcRegisterMembers(of: UIFocusSystem.self, fillUIFocusSystem)
    __objcRegisterMembers(of: UIFocusUpdateContext.self, fillUIFocusUpdateContext)
    __objcRegisterMembers(of: UIFontMetrics.self, fillUIFontMetrics)
    __objcRegisterMembers(of: UIGestureRecognizer.self, fillUIGestureRecognizer)
    __objcRegisterMembers(of: UIGraphicsImageRenderer.self, fillUIGraphicsImageRenderer)
    __objcRegisterMembers(of: UIGraphicsImageRendererContext.self, fillUIGraphicsImageRendererContext)
    __objcRegisterMembers(of: UIGraphicsImageRendererFormat.self, fillUIGraphicsImageRendererFormat)
    __objcRegisterMembers(of: UIGraphicsPDFRendererContext.self, fillUIGraphicsPDFRendererContext)
    __objcRegisterMembers(of: UIGraphicsPDFRendererFormat.self, fillUIGraphicsPDFRendererFormat)
    __objcRegisterMembers(of: UIGraphicsRenderer.self, fillUIGraphicsRenderer)
    __objcRegisterMembers(of: UIGraphicsRendererContext.self, fillUIGraphicsRendererContext)
    __objcRegisterMembers(of: UIGraphicsRendererFormat.self, fillUIGraphicsRendererFormat)
    __objcRegisterMembers(of: UIGravityBehavior.self, fillUIGravityBehavior)
    __objcRegisterMembers(of: UIHoverGestureRecognizer.self, fillUIHoverGestureRecognizer)
    __objcRegisterMembers(of: UIImage.self, fillUIImage)
    __objcRegisterMembers(of: UIImageAsset.self, fillUIImageAsset)
    __objcRegisterMembers(of: UIImagePickerController.self, fillUIImagePickerController)
    __objcRegisterMembers(of: UIImageView.self, fillUIImageView)
    __objcRegisterMembers(of: UIImpactFeedbackGenerator.self, fillUIImpactFeedbackGenerator)
    __objcRegisterMembers(of: UIInputView.self, fillUIInputView)
    __objcRegisterMembers(of: UIInputViewController.self, fillUIInputViewController)
    __objcRegisterMembers(of: UIInterpolatingMotionEffect.self, fillUIInterpolatingMotionEffect)
    __objcRegisterMembers(of: UIKey.self, fillUIKey)
    __objcRegisterMembers(of: UIKeyCommand.self, fillUIKeyCommand)
    __objcRegisterMembers(of: UIKeyboardLayoutGuide.self, fillUIKeyboardLayoutGuide)
    __objcRegisterMembers(of: UILabel.self, fillUILabel)
    __objcRegisterMembers(of: UILargeContentViewerInteraction.self, fillUILargeContentViewerInteraction)
    __objcRegisterMembers(of: UILayoutGuide.self, fillUILayoutGuide)
    __objcRegisterMembers(of: UIListContentView.self, fillUIListContentView)
    __objcRegisterMembers(of: UILocalizedIndexedCollation.self, fillUILocalizedIndexedCollation)
    __objcRegisterMembers(of: UILongPressGestureRecognizer.self, fillUILongPressGestureRecognizer)
    __objcRegisterMembers(of: UIMenu.self, fillUIMenu)
    __objcRegisterMembers(of: UIMenuController.self, fillUIMenuController)
    __objcRegisterMembers(of: UIMenuElement.self, fillUIMenuElement)
    __objcRegisterMembers(of: UIMenuItem.self, fillUIMenuItem)
    __objcRegisterMembers(of: UIMotionEffect.self, fillUIMotionEffect)
    __objcRegisterMembers(of: UIMotionEffectGroup.self, fillUIMotionEffectGroup)
    __objcRegisterMembers(of: UIMutableApplicationShortcutItem.self, fillUIMutableApplicationShortcutItem)
    __objcRegisterMembers(of: UINavigationBar.self, fillUINavigationBar)
    __objcRegisterMembers(of: UINavigationBarAppearance.self, fillUINavigationBarAppearance)
    __objcRegisterMembers(of: UINavigationController.self, fillUINavigationController)
    __objcRegisterMembers(of: UINavigationItem.self, fillUINavigationItem)
    __objcRegisterMembers(of: UINib.self, fillUINib)
    __objcRegisterMembers(of: UINotificationFeedbackGenerator.self, fillUINotificationFeedbackGenerator)
    __objcRegisterMembers(of: UIOpenURLContext.self, fillUIOpenURLContext)
    __objcRegisterMembers(of: UIPageControl.self, fillUIPageControl)
    __objcRegisterMembers(of: UIPageViewController.self, fillUIPageViewController)
    __objcRegisterMembers(of: UIPanGestureRecognizer.self, fillUIPanGestureRecognizer)
    __objcRegisterMembers(of: UIPasteboard.self, fillUIPasteboard)
    __objcRegisterMembers(of: UIPercentDrivenInteractiveTransition.self, fillUIPercentDrivenInteractiveTransition)
    __objcRegisterMembers(of: UIPickerView.self, fillUIPickerView)
    __objcRegisterMembers(of: UIPinchGestureRecognizer.self, fillUIPinchGestureRecognizer)
    __objcRegisterMembers(of: UIPointerInteraction.self, fillUIPointerInteraction)
    __objcRegisterMembers(of: UIPointerRegion.self, fillUIPointerRegion)
    __objcRegisterMembers(of: UIPointerRegionRequest.self, fillUIPointerRegionRequest)
    __objcRegisterMembers(of: UIPopoverController.self, fillUIPopoverController)
    __objcRegisterMembers(of: UIPopoverPresentationController.self, fillUIPopoverPresentationController)
    __objcRegisterMembers(of: UIPresentationController.self, fillUIPresentationController)
    __objcRegisterMembers(of: UIPress.self, fillUIPress)
    __objcRegisterMembers(of: UIPressesEvent.self, fillUIPressesEvent)
    __objcRegisterMembers(of: UIPreviewAction.self, fillUIPreviewAction)
    __objcRegisterMembers(of: UIPreviewActionGroup.self, fillUIPreviewActionGroup)
    __objcRegisterMembers(of: UIPreviewInteraction.self, fillUIPreviewInteraction)
    __objcRegisterMembers(of: UIPreviewParameters.self, fillUIPreviewParameters)
    __objcRegisterMembers(of: UIPreviewTarget.self, fillUIPreviewTarget)
    __objcRegisterMembers(of: UIProgressView.self, fillUIProgressView)
    __objcRegisterMembers(of: UIPushBehavior.self, fillUIPushBehavior)
    __objcRegisterMembers(of: UIRefreshControl.self, fillUIRefreshControl)
    __objcRegisterMembers(of: UIRegion.self, fillUIRegion)
    __objcRegisterMembers(of: UIResponder.self, fillUIResponder)
    __objcRegisterMembers(of: UIRotationGestureRecognizer.self, fillUIRotationGestureRecognizer)
    __objcRegisterMembers(of: UIScene.self, fillUIScene)
    __objcRegisterMembers(of: UISceneConfiguration.self, fillUISceneConfiguration)
    __objcRegisterMembers(of: UISceneSession.self, fillUISceneSession)
    __objcRegisterMembers(of: UISceneSizeRestrictions.self, fillUISceneSizeRestrictions)
    __objcRegisterMembers(of: UIScreen.self, fillUIScreen)
    __objcRegisterMembers(of: UIScreenEdgePanGestureRecognizer.self, fillUIScreenEdgePanGestureRecognizer)
    __objcRegisterMembers(of: UIScreenMode.self, fillUIScreenMode)
    __objcRegisterMembers(of: UIScrollView.self, fillUIScrollView)
    __objcRegisterMembers(of: UISearchBar.self, fillUISearchBar)
    __objcRegisterMembers(of: UISearchController.self, fillUISearchController)
    __objcRegisterMembers(of: UISearchTextField.self, fillUISearchTextField)
    __objcRegisterMembers(of: UISearchToken.self, fillUISearchToken)
    __objcRegisterMembers(of: UISegmentedControl.self, fillUISegmentedControl)
    __objcRegisterMembers(of: UISelectionFeedbackGenerator.self, fillUISelectionFeedbackGenerator)
    __objcRegisterMembers(of: UISheetPresentationController.self, fillUISheetPresentationController)
    __objcRegisterMembers(of: UISlider.self, fillUISlider)
    __objcRegisterMembers(of: UISnapBehavior.self, fillUISnapBehavior)
    __objcRegisterMembers(of: UISplitViewController.self, fillUISplitViewController)
    __objcRegisterMembers(of: UISpringTimingParameters.self, fillUISpringTimingParameters)
    __objcRegisterMembers(of: UIStackView.self, fillUIStackView)
    __objcRegisterMembers(of: UIStatusBarManager.self, fillUIStatusBarManager)
    __objcRegisterMembers(of: UIStepper.self, fillUIStepper)
    __objcRegisterMembers(of: UIStoryboard.self, fillUIStoryboard)
    __objcRegisterMembers(of: UIStoryboardSegue.self, fillUIStoryboardSegue)
    __objcRegisterMembers(of: UIStoryboardUnwindSegueSource.self, fillUIStoryboardUnwindSegueSource)
    __objcRegisterMembers(of: UISwipeActionsConfiguration.self, fillUISwipeActionsConfiguration)
    __objcRegisterMembers(of: UISwipeGestureRecognizer.self, fillUISwipeGestureRecognizer)
    __objcRegisterMembers(of: UISwitch.self, fillUISwitch)
}

@section(".init_array") @used
private let recordUIKitDS: @convention(c) () -> Void = { __objcRecord { registerUIKitDS() } }
