// SPDX-License-Identifier: MIT
public import UIKit

// Traits were numbers before Swift 4.2, joined by operators; the settings were functions.

extension UIAccessibilityTraits {
    public static func | (first: Self, second: Self) -> Self { first.union(second) }
    public static func & (first: Self, second: Self) -> Self { first.intersection(second) }
    public static func |= (traits: inout Self, other: Self) { traits.formUnion(other) }
    public static func &= (traits: inout Self, other: Self) { traits.formIntersection(other) }
    public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}

@preconcurrency @MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }
@preconcurrency @MainActor
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }

public var UIAccessibilitySpeechAttributePunctuation: String {
    NSAttributedString.Key.accessibilitySpeechPunctuation.rawValue
}
public var UIAccessibilitySpeechAttributeLanguage: String {
    NSAttributedString.Key.accessibilitySpeechLanguage.rawValue
}
public var UIAccessibilitySpeechAttributePitch: String { NSAttributedString.Key.accessibilitySpeechPitch.rawValue }
public var UIAccessibilitySpeechAttributeQueueAnnouncement: String {
    NSAttributedString.Key.accessibilitySpeechQueueAnnouncement.rawValue
}
public var UIAccessibilitySpeechAttributeIPANotation: String {
    NSAttributedString.Key.accessibilitySpeechIPANotation.rawValue
}
