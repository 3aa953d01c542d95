// SPDX-License-Identifier: MIT

extension UIView {
    /// The traits of the nearest environment around, with this view's own overrides.
    var effectiveTraits: UITraitCollection {
        let outer: UITraitCollection
        if let controller = viewController {
            // A controller stands between its view and the view's superview.
            outer = controller.traitCollection
        } else {
            outer = superviewStorage?.traitCollection ?? rootTraits
        }
        guard styleOverride != .unspecified, styleOverride != outer.userInterfaceStyle else { return outer }
        return UITraitCollection(traitsFrom: [outer, UITraitCollection(userInterfaceStyle: styleOverride)])
    }

    private var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

    func changeStyleOverride(_ style: UIUserInterfaceStyle) {
        guard styleOverride != style else { return }
        styleOverride = style
        traitsMayHaveChanged()
    }

    /// Compares the traits of the subtree with those last told, and tells where they differ, parents first.
    func traitsMayHaveChanged() {
        viewController?.traitsMayHaveChanged()
        let traits = traitCollection
        let previous = lastTraits
        if let previous, previous == traits {
            // Same here, yet a descendant may have moved between environments with its own overrides.
            if previous === traits { return }
        }
        lastTraits = traits
        if let previous, previous != traits {
            traits.performAsCurrent { traitsDidChange(from: previous) }
        } else if backgroundColorStorage != nil {
            applyBackgroundColor()
        }
        for view in subviewList { view.traitsMayHaveChanged() }
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
        setNeedsLayout()
    }

    /// The view has another superview or window: traits, tint, safe area and margins come from elsewhere.
    func environmentDidChange() {
        guard windowStorage != nil || superviewStorage != nil else { return }
        if windowStorage != nil { traitsMayHaveChanged() }
        if inheritsTintFromAncestor { tintDidChange() }
        updateSafeArea()
        if marginState.preservesSuperview { marginsMayHaveChanged() }
    }

    /// Whether an ancestor has a tint of its own; without one nothing changes by moving.
    private var inheritsTintFromAncestor: Bool {
        var view = superviewStorage
        while let candidate = view {
            if candidate.ownTintColor != nil || candidate.tintMode != .automatic { return true }
            view = candidate.superviewStorage
        }
        return false
    }

    func semanticDirectionChanged() {
        marginsMayHaveChanged()
        layoutGuidesMayHaveMoved()
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
