// SPDX-License-Identifier: MIT

extension UIView {
    /// The traits of the nearest environment around, with this view's own overrides.
    var effectiveTraits: UITraitCollection {
        // In a window every change is told at once, so what was told last holds.
        if windowStorage != nil, let lastTraits { return lastTraits }
        return derivedTraits
    }

    private var derivedTraits: UITraitCollection {
        if let window = self as? UIWindow { return withOwnOverrides(window.windowTraits) }
        let outer: UITraitCollection
        if let controller = viewController {
            // A controller stands between its view and the view's superview.
            outer = controller.traitCollection
        } else {
            outer = traitsOfAncestors ?? rootTraits
        }
        return withOwnOverrides(outer)
    }

    /// The traits that the ancestors hand down; nil if none of them has any of its own.
    private var traitsOfAncestors: UITraitCollection? {
        (windowStorage == nil ? nearestAncestorWithTraits : firstAncestorWithTraits)?.effectiveTraits
    }

    /// Nothing new is made when there is nothing to override.
    private func withOwnOverrides(_ outer: UITraitCollection) -> UITraitCollection {
        var result = outer
        if styleOverride != .unspecified, styleOverride != outer.userInterfaceStyle {
            result = UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: styleOverride)])
        }
        if let overrideTraits, !result.values.contains(overrideTraits) {
            result = UITraitCollection(traitsFrom: [result, UITraitCollection(values: overrideTraits)])
        }
        return limitsContentSize ? withinContentSizeLimits(result) : result
    }

    func changeTraitOverrides(_ new: any UITraitOverrides) {
        guard let values = new as? TraitValues, values != overrideTraits ?? TraitValues() else { return }
        overrideTraits = values == TraitValues() ? nil : values
        traitsMayHaveChanged()
    }

    /// Made when somebody registers.
    public var __traitRegistrations: TraitRegistrations {
        if let traitRegistrations { return traitRegistrations }
        let made = TraitRegistrations()
        traitRegistrations = made
        return made
    }

    private var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

    func changeStyleOverride(_ style: UIUserInterfaceStyle) {
        guard styleOverride != style else { return }
        styleOverride = style
        traitsMayHaveChanged()
    }

    /// Compares the traits of the subtree with those last told, and tells where they differ, parents first.
    func traitsMayHaveChanged() { forEachInSubtree { $0.updateOwnTraits() } }

    private func updateOwnTraits() {
        viewController?.traitsMayHaveChanged()
        let traits = derivedTraits
        let previous = lastTraits
        lastTraits = traits
        if let previous, previous !== traits, previous != traits {
            traits.performAsCurrent { traitsDidChange(from: previous) }
        } else if previous == nil, backgroundColorStorage != nil {
            applyBackgroundColor()
        }
    }

    /// Everything that depends on traits follows, then the app's code is told.
    private func traitsDidChange(from previous: UITraitCollection) {
        let current = traitCollection
        if current.hasDifferentColorAppearance(comparedTo: previous) {
            applyBackgroundColor()
            if Self.overridesDraw { setNeedsDisplay() }
            tintColorDidChange()
        }
        if current.displayScale != previous.displayScale { contentScaleFactor = current.displayScale }
        traitCollectionDidChange(previous)
        traitRegistrations?.notify(self, previous: previous)
        setNeedsLayout()
    }

    /// The view has another superview or window: traits, tint, safe area and margins come from elsewhere.
    func environmentDidChange() {
        guard windowStorage != nil || superviewStorage != nil else { return }
        if windowStorage != nil { traitsMayHaveChanged() }
        if let parent = superviewStorage, parent.flags.isTinted { tintDidChange() }
        updateSafeArea()
        if marginState.preservesSuperview { marginsMayHaveChanged() }
    }

    func semanticDirectionChanged() {
        marginsMayHaveChanged()
        layoutGuidesMayHaveMoved()
        readingDirectionChangedForLayout()
        setNeedsLayout()
        setNeedsUpdateConstraints()
    }

    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection.interfaceDirection)
    }

    /// Playback controls and spatial content never mirror.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    var interfaceDirection: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
