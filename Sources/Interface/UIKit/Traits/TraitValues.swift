// SPDX-License-Identifier: MIT

/// The traits of one collection. Each system trait has a value that means "unspecified"; custom traits are absent
/// until set.
package struct TraitValues: Sendable, Equatable {
    /// What kind of device.
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// Light or dark.
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Room from side to side.
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Room from top to bottom.
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Which side reading begins at.
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels per point; 0 means unspecified.
    package var displayScale: CGFloat = 0
    /// The range of colours that the display shows.
    package var displayGamut = UIDisplayGamut.unspecified
    /// Whether the display feels pressure.
    package var forceTouchCapability = UIForceTouchCapability.unknown
    /// How large the person wants text.
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Whether the person wants stronger contrast.
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// Whether the person wants bold text.
    package var legibilityWeight = UILegibilityWeight.unspecified
    /// Base, or above it, as sheets are in dark mode.
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// Whether the window is in front, on devices with windows.
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// Whether the screen is recorded.
    package var sceneCaptureState = UISceneCaptureState.unspecified
    /// BCP 47; nil: unspecified.
    package var typesettingLanguage: String?
    /// By the type of the app's trait.
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Everything is unspecified.
    package init() {}

    /// Takes over everything that `other` specifies.
    package mutating func merge(_ other: TraitValues) {
        func take<T: Equatable>(_ path: WritableKeyPath<TraitValues, T>, unless unspecified: T) {
            if other[keyPath: path] != unspecified { self[keyPath: path] = other[keyPath: path] }
        }
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.displayScale, unless: 0)
        take(\.displayGamut, unless: .unspecified)
        take(\.forceTouchCapability, unless: .unknown)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.activeAppearance, unless: .unspecified)
        take(\.sceneCaptureState, unless: .unspecified)
        take(\.typesettingLanguage, unless: nil)
        custom.merge(other.custom) { $1 }
    }

    /// True when everything `other` specifies has the same value here.
    package func contains(_ other: TraitValues) -> Bool {
        var merged = self
        merged.merge(other)
        return merged == self
    }
}

/// A value of an app's own trait. Values that are not `Equatable` count as different from every other.
package struct CustomTraitValue: Equatable, @unchecked Sendable {
    // Unchecked: an app's trait values are set once and only read; Apple's collection makes the same promise.
    /// Decides how the value is compared and named.
    package let trait: any UITraitDefinition.Type
    /// Of the trait's own type.
    package let value: Any

    /// Compares the values alone: the caller looks under one trait.
    package static func == (left: Self, right: Self) -> Bool {
        func equal<T: Equatable>(_ value: T) -> Bool { right.value as? T == value }
        guard let value = left.value as? any Equatable else { return false }
        return equal(value)
    }
}
