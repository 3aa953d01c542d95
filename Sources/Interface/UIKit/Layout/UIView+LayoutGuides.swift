// SPDX-License-Identifier: MIT

extension UIView {
    /// The guides that were added, and the system's that were asked for.
    public var layoutGuides: [UILayoutGuide] {
        guard let node = layoutNodeIfMade else { return [] }
        // A controller's bar guides are views on iOS.
        return node.systemGuides.filter { !($0 is BarLayoutGuide) } + node.guides
    }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutNode.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Deactivates the constraints of a guide and forgets it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let node = layoutNodeIfMade, let index = node.guides.firstIndex(where: { $0 === layoutGuide }) else {
            return
        }
        NSLayoutConstraint.deactivate(layoutGuide.layoutNode.touching)
        layoutGuide.layoutNode.context?.leave([layoutGuide.layoutNode])
        node.guides.remove(at: index)
        layoutGuide.owningView = nil
    }

    /// What is inside the safe area insets.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// What is inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
    /// As wide as text reads well, and not wider than the margins allow.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
    /// The part that the keyboard covers; at the bottom of the safe area while it is away.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutNode.systemGuides.first(where: { $0.source == .keyboard }) as? UIKeyboardLayoutGuide {
            return guide
        }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self, identifier: "UIKeyboardLayoutGuide")
        layoutNode.systemGuides.append(guide)
        LayoutKeyboard.follow(self)
        return guide
    }

    /// The guide of the system for `source`, made when it is first asked for.
    final func systemGuide(_ source: UILayoutGuide.Source, _ identifier: String) -> UILayoutGuide {
        let node = layoutNode
        if let guide = node.systemGuides.first(where: { $0.source == source }) { return guide }
        let guide = UILayoutGuide(source, of: self, identifier: identifier)
        node.systemGuides.append(guide)
        return guide
    }
}

extension UILayoutGuide {
    final var currentLayoutFrame: CGRect {
        guard let owner = owningView else { return .zero }
        if let source, source != .scrollContent { return owner.rect(of: source) }
        guard let context = layoutNode.context else { return .zero }
        context.settle()
        guard layoutNode.context === context else { return .zero }
        return LayoutRounding.rect(context.rect(of: layoutNode), scale: owner.layoutScale)
    }
}

/// A guide that keeps two sets of constraints active by where it is.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private final var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private final var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackedConstraints
        activateTracked()
    }
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackedConstraints
        activateTracked()
    }
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
        near = [:]
        away = [:]
    }

    /// A docked keyboard is near the bottom, leading and trailing edges and away from the top.
    private final func activateTracked() {
        let touched = NSDirectionalRectEdge([.bottom, .leading, .trailing])
        for (edge, list) in near {
            let isNear = touched.contains(NSDirectionalRectEdge(rawValue: edge))
            for constraint in list { constraint.isActive = isNear }
        }
        for (edge, list) in away {
            let isNear = touched.contains(NSDirectionalRectEdge(rawValue: edge))
            for constraint in list { constraint.isActive = !isNear }
        }
    }
}

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Without effect here: the keyboard is always docked.
    open var followsUndockedKeyboard = false
    /// Whether the guide keeps the bottom safe area's height while the keyboard is away.
    open var usesBottomSafeArea = true {
        didSet { if oldValue != usesBottomSafeArea { owningView?.layoutGuidesMayHaveMoved() } }
    }
    /// Points above the keyboard from which a finger already pulls it down, where a scroll view dismisses it
    /// interactively: the height of what lies on the keyboard.
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIViewController {
    /// One object each, so that an app can look for it in constraints.
    final func layoutSupport(_ source: UILayoutGuide.Source, _ identifier: String) -> any UILayoutSupport {
        let node: LayoutNode = view.layoutNode
        for case let guide as BarLayoutGuide in node.systemGuides where guide.source == source { return guide }
        let guide = BarLayoutGuide(source, of: view, identifier: identifier)
        node.systemGuides.append(guide)
        guide.hold(in: view)
        return guide
    }
}
