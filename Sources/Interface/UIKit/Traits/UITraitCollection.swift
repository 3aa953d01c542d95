// SPDX-License-Identifier: MIT

/// The environment of a screen, window, controller or view: style, size classes, scale, text size, and the app's own
/// traits. Immutable.
///
/// Sendable because nothing of it changes.
open class UITraitCollection: __ObjCObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Unchecked: the only stored property is a constant; subclasses must keep to that, as on iOS.
    /// Never changes.
    package let values: TraitValues

    public override init() {
        values = TraitValues()
        super.init()
    }

    /// Any thread.
    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    public required init?(coder: NSCoder) {
        var values = TraitValues()
        func decode<T: RawRepresentable<Int>>(_ key: String, _ path: WritableKeyPath<TraitValues, T>) {
            guard coder.containsValue(forKey: key), let value = T(rawValue: coder.decodeInteger(forKey: key)) else {
                return
            }
            values[keyPath: path] = value
        }
        decode("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom", \.userInterfaceIdiom)
        decode("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle", \.userInterfaceStyle)
        decode("UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass", \.horizontalSizeClass)
        decode("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", \.verticalSizeClass)
        decode("UITraitCollectionBuiltinTrait-_UITraitNameAccessibilityContrast", \.accessibilityContrast)
        decode("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceLevel", \.userInterfaceLevel)
        let scale = "UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale"
        if coder.containsValue(forKey: scale) { values.displayScale = CGFloat(coder.decodeDouble(forKey: scale)) }
        self.values = values
        super.init()
    }

    open func encode(with coder: NSCoder) {
        func encode(_ value: Int, unless unspecified: Int, _ name: String) {
            if value != unspecified { coder.encode(value, forKey: "UITraitCollectionBuiltinTrait-_UITraitName" + name) }
        }
        encode(values.userInterfaceIdiom.rawValue, unless: -1, "UserInterfaceIdiom")
        encode(values.userInterfaceStyle.rawValue, unless: 0, "UserInterfaceStyle")
        encode(values.horizontalSizeClass.rawValue, unless: 0, "HorizontalSizeClass")
        encode(values.verticalSizeClass.rawValue, unless: 0, "VerticalSizeClass")
        encode(values.accessibilityContrast.rawValue, unless: -1, "AccessibilityContrast")
        encode(values.userInterfaceLevel.rawValue, unless: -1, "UserInterfaceLevel")
        if values.displayScale != 0 {
            coder.encode(Double(values.displayScale), forKey: "UITraitCollectionBuiltinTrait-_UITraitNameDisplayScale")
        }
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.horizontalSizeClass)
        hasher.combine(values.verticalSizeClass)
        hasher.combine(values.displayScale)
        return hasher.finalize()
    }

    open override var description: String {
        "<\(type(of: self)): UserInterfaceIdiom = \(values.userInterfaceIdiom), "
            + "UserInterfaceStyle = \(values.userInterfaceStyle), DisplayScale = \(values.displayScale), "
            + "HorizontalSizeClass = \(values.horizontalSizeClass), VerticalSizeClass = \(values.verticalSizeClass), "
            + "PreferredContentSizeCategory = \(values.preferredContentSizeCategory.rawValue)>"
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    open var typesettingLanguage: String? { values.typesettingLanguage }

    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// True when a dynamic colour may resolve differently in the two environments.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        if values == other { return false }
        return Self.systemTraitsAffectingColorAppearance.contains { $0.hasChanged(other, values) }
            || values.custom.values.contains { $0.trait.affectsColorAppearance && $0.trait.hasChanged(other, values) }
    }
}

extension UITraitCollection {
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.get(from: values) }

    /// The traits whose values differ between the two collections.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let old = traitCollection?.values ?? TraitValues()
        let customTraits = values.custom.merging(old.custom) { current, _ in current }.values.map(\.trait)
        return (Self.systemTraits + customTraits).filter { $0.hasChanged(old, values) }
    }

    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
        ]
    }

    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self,
        ]
    }

    static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self,
            UITraitActiveAppearance.self, UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
        ]
    }
}
