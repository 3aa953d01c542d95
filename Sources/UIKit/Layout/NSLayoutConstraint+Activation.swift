// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
    private var views: [UIView] { first.views + second.views }

    func activate() {
        let views = views
        guard let start = views.first else { return }
        var ancestor: UIView? = start
        for view in views.dropFirst() { ancestor = ancestor.flatMap { $0.nearestCommonAncestor(with: view) } }
        guard let ancestor else {
            NSException.raise(
                .genericException,
                "Unable to activate constraint with anchors \(AnyLayoutAnchor(first)) and \(AnyLayoutAnchor(second)) "
                    + "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal.")
        }
        install(on: ancestor)
    }

    /// Puts the constraint on a view that is an ancestor of all its items or one of them.
    func install(on view: UIView) {
        if holder === view { return }
        if holder != nil { deactivate() }
        for item in views where !item.isDescendant(of: view) {
            let text =
                "The view hierarchy is not prepared for the constraint: \(self)\n\tWhen added to a view, the "
                + "constraint's items must be descendants of that view (or the view itself). This will crash if the "
                + "constraint needs to be resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
            LayoutReport.print(text)
            NSException.raise(
                .genericException, "Impossible to set up layout with view hierarchy unprepared for constraint.")
        }
        willChangeValue(forKey: "active")
        LayoutContext.isAnythingConstrained = true
        holder = view
        view.layoutNode.held.append(self)
        for node in nodes { node.touching.append(self) }
        view.layoutContext?.add(self)
        markForLayout()
        didChangeValue(forKey: "active")
    }

    func deactivate() {
        guard let view = holder else { return }
        willChangeValue(forKey: "active")
        markForLayout()
        holder = nil
        view.layoutNode.drop(self)
        for node in nodes { node.forget(self) }
        withdraw()
        didChangeValue(forKey: "active")
    }

    /// Takes the constraint out of the engine, where it is in one.
    func withdraw() {
        if let row, let context { context.remove(row) }
        row = nil
        context = nil
    }

    /// The layout nodes of the items, each once.
    var nodes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        for item in [first.item, first.startItem, second.item, second.startItem] {
            guard let item, let node = LayoutNode.node(of: item) else { continue }
            if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
        }
        return nodes
    }

    /// The views that place the items need layout.
    func markForLayout() {
        for view in views { (view.superview ?? view).setNeedsLayout() }
        holder?.setNeedsLayout()
    }

    func constantDidChange() {
        guard isActive else { return }
        context?.updateConstant(of: self)
        markForLayout()
    }

    func priorityDidChange() {
        guard isActive else { return }
        context?.updatePriority(of: self)
        markForLayout()
    }
}

extension UIView {
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other { return self }
        if superview === other { return other }
        if other.superview === self { return self }
        if let parent = superview, parent === other.superview { return parent }
        var seen: Set<ObjectIdentifier> = []
        var view: UIView? = self
        while let current = view {
            seen.insert(ObjectIdentifier(current))
            view = current.superview
        }
        view = other
        while let current = view {
            if seen.contains(ObjectIdentifier(current)) { return current }
            view = current.superview
        }
        return nil
    }
}
