// SPDX-License-Identifier: MIT

extension UIView {
    /// The constraints installed on this view, in the order of installing.
    public var constraints: [NSLayoutConstraint] { layoutNodeIfMade?.held ?? [] }

    /// Installs a constraint whose items are this view or descendants.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.install(on: self) }
    }

    /// Does nothing for constraints that are not installed on this view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Content priorities

    /// How strongly the view resists becoming larger than its content. 250 unless the kind of view says otherwise.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = layoutNodeIfMade?.hugging ?? defaultHugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        let node = layoutNode
        if axis == .horizontal { node.hugging.horizontal = priority } else { node.hugging.vertical = priority }
        contentPrioritiesChanged(node)
    }

    /// How strongly the view resists becoming smaller than its content. 750 unless the kind of view says otherwise.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let resistance = layoutNodeIfMade?.resistance ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        let node = layoutNode
        if axis == .horizontal { node.resistance.horizontal = priority } else { node.resistance.vertical = priority }
        contentPrioritiesChanged(node)
    }

    private func contentPrioritiesChanged(_ node: LayoutNode) {
        guard let context = node.context else { return }
        context.contentPrioritiesChanged(node)
        superview?.setNeedsLayout()
    }

    // MARK: Debugging

    /// The constraints that decide the view's place and length along an axis. For debugging only.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutNode.constraintsAffectingLayout(axis)
    }

    /// Whether other frames would satisfy the constraints as well. Costly; for debugging only.
    public var hasAmbiguousLayout: Bool {
        guard let node = layoutNodeIfMade else { return false }
        return node.isAmbiguous(.horizontal) || node.isAmbiguous(.vertical)
    }

    /// Moves on to another frame that satisfies the constraints as well. For debugging only.
    public func exerciseAmbiguityInLayout() {
        guard let context = preparedLayoutContext(), let node = layoutNodeIfMade, node.context === context else {
            return
        }
        for variable in [node.x, node.y, node.width, node.height] where context.engine.isAmbiguous(variable) {
            context.exerciseAmbiguity(of: variable)
        }
        rootView.layoutIfNeeded()
    }
}
