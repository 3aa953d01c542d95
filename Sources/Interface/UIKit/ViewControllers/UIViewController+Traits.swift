// SPDX-License-Identifier: MIT

extension UIViewController {
    /// From the parent with what it overrides for this child, or from where the view is; then the own overrides.
    var effectiveTraits: UITraitCollection {
        var traits: UITraitCollection
        if let parent = parentStorage {
            traits = parent.traitCollection
            if let forChild = parent.overrideTraitCollection(forChild: self) {
                traits = UITraitCollection(traitsFrom: [traits, forChild])
            }
        } else if let superview = viewStorage?.superview {
            traits = superview.traitCollection
        } else if isAwakening {
            // Nothing around the controller is known while a storyboard makes it.
            traits = UITraitCollection()
        } else {
            traits = owningWindow?.traitCollection ?? UIScreen.main.traitCollection
        }
        return withOwnOverrides(traits)
    }

    private func withOwnOverrides(_ outer: UITraitCollection) -> UITraitCollection {
        var traits = outer
        if styleOverride != .unspecified, traits.userInterfaceStyle != styleOverride {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: styleOverride)])
        }
        guard overrideValues != TraitValues() else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(values: overrideValues)])
    }

    func changeTraitOverrides(_ new: any UITraitOverrides) {
        guard let values = new as? TraitValues, values != overrideValues else { return }
        overrideValues = values
        viewStorage?.traitsMayHaveChanged()
    }

    /// Tells about traits that differ from those last told; the view's own walk goes on to views and children.
    func traitsMayHaveChanged() {
        let traits = traitCollection
        let previous = lastTraits
        lastTraits = traits
        guard let previous, previous != traits else { return }
        traits.performAsCurrent {
            traitCollectionDidChange(previous)
            __traitRegistrations.notify(self, previous: previous)
        }
    }

    func forwardSizeTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = viewStorage?.bounds.size
        for child in childList {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // A child that fills its parent takes its size; others change by the parent's layout alone, unless the
            // parent names a size for them.
            guard let old = child.viewIfLoaded?.bounds.size, old != childSize, old == own || childSize != size else {
                continue
            }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        if let presented = presentedStorage, presented.presentingStorage === self {
            presented.session?.controller.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// To the children, and what is presented, whose own traits change with the new ones.
    func forwardTraitTransition(
        to new: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childList {
            let forChild = overrideTraitCollection(forChild: child)
            let outer = forChild.map { UITraitCollection(traitsFrom: [new, $0]) } ?? new
            let traits = child.withOwnOverrides(outer)
            if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
        }
        if let presented = presentedStorage, presented.presentingStorage === self {
            presented.session?.controller.willTransition(to: new, with: coordinator)
        }
    }

    func changePreferredContentSize(_ size: CGSize) {
        guard preferredSize != size else { return }
        preferredSize = size
        parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
        PresentationHooks.preferredSizeChanged(self)
    }

    /// 16 points at the sides of narrow views, 20 of wide ones.
    var minimumMargins: NSDirectionalEdgeInsets {
        let width = viewStorage?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinatorStorage ?? parentStorage?.nearestCoordinator
    }
}
