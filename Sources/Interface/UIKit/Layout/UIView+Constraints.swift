// SPDX-License-Identifier: MIT

extension UIView {
    // MARK: Content priorities, which `UIView` shows and subclasses override

    func huggingPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = layoutNodeIfMade?.hugging ?? defaultHugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func setHuggingPriority(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        guard huggingPriority(along: axis) != priority else { return }
        let node = layoutNode
        if axis == .horizontal { node.hugging.horizontal = priority } else { node.hugging.vertical = priority }
        contentPrioritiesChanged(node)
    }

    func resistancePriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let resistance = layoutNodeIfMade?.resistance ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    func setResistancePriority(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        guard resistancePriority(along: axis) != priority else { return }
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
