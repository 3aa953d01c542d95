// SPDX-License-Identifier: MIT

/// The traits of one collection. Each system trait has a value that means "unspecified"; custom traits are absent
/// until set.
package struct TraitValues: Sendable, Equatable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels per point; 0 means unspecified.
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var sceneCaptureState = UISceneCaptureState.unspecified
    package var typesettingLanguage: String?
    package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

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
    package let trait: any UITraitDefinition.Type
    package let value: Any

    package static func == (left: Self, right: Self) -> Bool {
        func equal<T: Equatable>(_ value: T) -> Bool { right.value as? T == value }
        guard let value = left.value as? any Equatable else { return false }
        return equal(value)
    }
}
