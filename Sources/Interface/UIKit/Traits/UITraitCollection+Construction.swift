// SPDX-License-Identifier: MIT

extension UITraitCollection {
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }
    public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(\.sceneCaptureState, sceneCaptureState)
    }
    public convenience init(typesettingLanguage language: String) { self.init(\.typesettingLanguage, language) }

    private convenience init<T>(_ field: WritableKeyPath<TraitValues, T>, _ value: T) {
        var values = TraitValues()
        values[keyPath: field] = value
        self.init(values: values)
    }

    /// Merges; later collections win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        T.set(value, in: &values)
        self.init(values: values)
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().applying(mutations))
    }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.applying(mutations))
    }

    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        T.set(value, in: &values)
        return UITraitCollection(values: values)
    }
}

extension TraitValues: UIMutableTraits {
    /// The trait's default where none was set.
    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { T.get(from: self) }
        set { T.set(newValue, in: &self) }
    }

    func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        guard let values = traits as? TraitValues else {
            preconditionFailure("UITraitCollection: the mutations replaced the traits by a \(type(of: traits))")
        }
        return values
    }
}
