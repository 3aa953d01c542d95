// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
    /// The views in whose tree the items are.
    var views: [UIView] {
        var views: [UIView] = []
        forEachNode { if let view = $0.treeView { views.append(view) } }
        return views
    }

    /// The nearest view that is an ancestor of all items or one of them.
    var commonAncestor: UIView? {
        var ancestor: UIView?
        var isApart = false
        forEachNode { node in
            guard let view = node.treeView, !isApart else { return }
            let found = ancestor.map { $0.nearestCommonAncestor(with: view) } ?? view
            isApart = found == nil
            ancestor = found
        }
        return ancestor
    }

    private func forEachNode(_ visit: (LayoutNode) -> Void) {
        if let node = first.node { visit(node) }
        if let node = second.node { visit(node) }
        if first.isDistance, let node = first.startNode { visit(node) }
        if second.isDistance, let node = second.startNode { visit(node) }
    }

    func activate() {
        guard first.view != nil else { return }
        guard let ancestor = commonAncestor else {
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
        if !isPrepared(on: view) {
            LayoutReport.print(
                "The view hierarchy is not prepared for the constraint: \(self)\n\tWhen added to a view, the constraint's "
                    + "items must be descendants of that view (or the view itself). This will crash if the constraint "
                    + "needs to be resolved before the view hierarchy is assembled. Break on "
                    + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
        }
        willChangeValue(forKey: "active")
        LayoutContext.isAnythingConstrained = true
        LayoutContext.additions += 1
        holder = view
        view.layoutNode.held.append(self)
        forEachDistinctNode { $0.touching.append(self) }
        view.layoutContext?.add(self)
        markForLayout()
        didChangeValue(forKey: "active")
    }

    /// Whether all items are in `view`, or are it. They may be put there later, but before the next layout pass.
    func isPrepared(on view: UIView) -> Bool {
        views.allSatisfy { $0 === view || $0.superview === view || $0.isDescendant(of: view) }
    }

    func deactivate() {
        guard let view = holder else { return }
        willChangeValue(forKey: "active")
        markForLayout()
        holder = nil
        view.layoutNode.drop(self)
        forEachDistinctNode { $0.forget(self) }
        withdraw()
        didChangeValue(forKey: "active")
    }

    /// Takes the constraint out of the engine, where it is in one.
    func withdraw() {
        if let row, let context { context.remove(row) }
        row = nil
        context = nil
    }

    private func forEachDistinctNode(_ visit: (LayoutNode) -> Void) {
        var seen: (LayoutNode?, LayoutNode?, LayoutNode?)
        forEachNode { node in
            if node === seen.0 || node === seen.1 || node === seen.2 { return }
            seen = (node, seen.0, seen.1)
            visit(node)
        }
    }

    /// The views that place the items need layout.
    func markForLayout() {
        forEachNode { node in
            guard let view = node.treeView else { return }
            (view.superview ?? view).needsLayoutForConstraints()
        }
        holder?.needsLayoutForConstraints()
    }

    func constantDidChange() {
        guard isActive else { return }
        context?.updateConstant(of: self)
        markForLayout()
        if SelfSizing.isWanted, let view = firstItem as? UIView ?? (firstItem as? UILayoutGuide)?.owningView {
            SelfSizing.contentChanged(in: view, byConstraints: true)
        }
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
