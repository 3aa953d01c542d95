// SPDX-License-Identifier: MIT
import CoreGraphics

public nonisolated(unsafe) let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public nonisolated(unsafe) let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public nonisolated(unsafe) let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public nonisolated(unsafe) let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public nonisolated(unsafe) let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public nonisolated(unsafe) let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public nonisolated(unsafe) let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public nonisolated(unsafe) let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
public nonisolated(unsafe) let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public nonisolated(unsafe) let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
public nonisolated(unsafe) let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public nonisolated(unsafe) let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public nonisolated(unsafe) let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public nonisolated(unsafe) let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public nonisolated(unsafe) let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

// Attributes that few descriptors carry.
public nonisolated(unsafe) let kCTFontBaselineAdjustAttribute: CFString = "NSCTFontBaselineAdjustAttribute"
public nonisolated(unsafe) let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
public nonisolated(unsafe) let kCTFontDownloadableAttribute: CFString = "NSCTFontDownloadableAttribute"
public nonisolated(unsafe) let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"
public nonisolated(unsafe) let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
public nonisolated(unsafe) let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
public nonisolated(unsafe) let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
public nonisolated(unsafe) let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
public nonisolated(unsafe) let kCTFontMacintoshEncodingsAttribute: CFString = "NSCTFontMacintoshEncodingsAttribute"
public nonisolated(unsafe) let kCTFontOpticalSizeAttribute: CFString = "NSCTFontOpticalSizeAttribute"
public nonisolated(unsafe) let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
public nonisolated(unsafe) let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
public nonisolated(unsafe) let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
public nonisolated(unsafe) let kCTFontRegistrationUserInfoAttribute: CFString = "NSCTFontRegistrationUserInfoAttribute"
public nonisolated(unsafe) let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public nonisolated(unsafe) let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"

// Keys of feature descriptions.
public nonisolated(unsafe) let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
public nonisolated(unsafe) let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
public nonisolated(unsafe) let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"

// Keys of axes of variable fonts.
public nonisolated(unsafe) let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
public nonisolated(unsafe) let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"
public nonisolated(unsafe) let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
public nonisolated(unsafe) let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
public nonisolated(unsafe) let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
public nonisolated(unsafe) let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"

// Where a font comes from.
public typealias CTFontPriority = UInt32
public let kCTFontPrioritySystem: CTFontPriority = 10000
public let kCTFontPriorityNetwork: CTFontPriority = 20000
public let kCTFontPriorityComputer: CTFontPriority = 30000
public let kCTFontPriorityUser: CTFontPriority = 40000
public let kCTFontPriorityDynamic: CTFontPriority = 50000
public let kCTFontPriorityProcess: CTFontPriority = 60000

public func CTFontDescriptorGetTypeID() -> CFTypeID { 0x4354_4664 }

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(attributes: [CTFontDescriptor.Key.name: name as String, CTFontDescriptor.Key.size: size])
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: plainDictionary(attributes))
}

public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.adding(plainDictionary(attributes)) }

public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let now = FontCore.make(original.identity, size: original.size)?.traitBits ?? 0
    return original.withTraitBits((now & ~symTraitMask.rawValue) | (symTraitValue.rawValue & symTraitMask.rawValue))
}

public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor?
{
    CTFontDescriptor(attributes: [
        CTFontDescriptor.Key.family: family as String, CTFontDescriptor.Key.size: CGFloat(original.size),
    ])
}

/// Adds a feature by Apple's type and selector.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    let old = original.attributes[CTFontDescriptor.Key.features] as? [Any] ?? []
    let setting: [String: Any] = [
        CTFontDescriptor.Key.featureType: featureTypeIdentifier.intValue,
        CTFontDescriptor.Key.featureSelector: featureSelectorIdentifier.intValue,
    ]
    return original.adding([CTFontDescriptor.Key.features: old + [setting]])
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    NSDictionary(dictionary: descriptor.attributes)
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let value = descriptor.attributes[attribute as String] { return value as AnyObject }
    return CTFontCopyAttribute(CTFont(descriptor.identity, orSystemAt: descriptor.size), attribute)
}

public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CTFontDescriptor? { FontCore.make(descriptor.identity, size: descriptor.size)?.matchingDescriptor }

/// Keys as strings, whether they were given as `NSString` or as typed keys.
private func plainDictionary(_ dictionary: CFDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary {
        result["\(key)"] = (value as? NSDictionary).map { plainDictionary($0) as Any } ?? value
    }
    return result
}
