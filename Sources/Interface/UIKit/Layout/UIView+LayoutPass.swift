// SPDX-License-Identifier: MIT
import LayoutEngine

// Where Auto Layout takes part in a view's life.

extension UIView {
    /// Pixels per point of the screen that the view's tree is on or will be.
    final var layoutScale: CGFloat { rootView.contentScaleFactor }

    /// The default of `layoutSubviews`: gives the subviews that constraints place their frames.
    func layOutByConstraints() {
        guard let context = preparedLayoutContext() else { return }
        if let node = layoutNodeIfMade, node.context === context { node.isLaidOut = true }
        if self === context.root { adoptRootSize(from: context) }
        let scale = layoutScale
        for view in subviewList {
            guard let node = view.layoutNodeIfMade, node.context === context else { continue }
            guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
            view.adopt(context.rect(of: node), scale: scale)
        }
        if let guide = layoutContentGuide, guide.layoutNode.context === context {
            resolveContentArea(guide.layoutNode, context)
        }
    }

    /// Axes that no constraint decides keep the size that the app gave them.
    private final func resolveContentArea(_ node: LayoutNode, _ context: LayoutContext) {
        guard let scrollView = self as? UIScrollView else { return }
        var size = scrollView.contentSize
        let rect = LayoutRounding.rect(context.rect(of: node), scale: layoutScale)
        if context.engine.isDetermined(node.width) { size.width = max(0, rect.width) }
        if context.engine.isDetermined(node.height) { size.height = max(0, rect.height) }
        contentAreaDidResolve(size)
    }

    /// A root that no frame holds takes the size that its constraints give it.
    private final func adoptRootSize(from context: LayoutContext) {
        guard !translatesAutoresizingMaskIntoConstraints, let node = layoutNodeIfMade, node.context === context else {
            return
        }
        adoptSize(context.rect(of: node).size, scale: layoutScale)
    }

    private final func adoptSize(_ alignmentSize: CGSize, scale: CGFloat) {
        let size = frame(forAlignmentRect: CGRect(origin: .zero, size: alignmentSize)).size
        let rounded = CGSize(
            width: LayoutRounding.round(max(0, size.width), to: scale),
            height: LayoutRounding.round(max(0, size.height), to: scale))
        if bounds.size != rounded { bounds.size = rounded }
    }

    private final func adopt(_ alignmentRect: CGRect, scale: CGFloat) {
        let exact = frame(forAlignmentRect: alignmentRect)
        let rect = LayoutRounding.rect(
            CGRect(x: exact.minX, y: exact.minY, width: max(0, exact.width), height: max(0, exact.height)),
            scale: scale)
        let anchor = anchorPoint
        let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if bounds.size != rect.size { bounds.size = rect.size }
        if self.center != center { self.center = center }
    }

    // MARK: What changes a solution

    func changeTranslatesAutoresizingMask(_ translates: Bool) {
        guard flags.translatesAutoresizingMask != translates else { return }
        flags.translatesAutoresizingMask = translates
        if let node = layoutNodeIfMade, let context = node.context {
            context.replace(node)
            replaceFollowers(in: context)
        }
        superview?.setNeedsLayout()
    }

    /// The mask says other things about the frame than before.
    func autoresizingMaskChangedForLayout() {
        guard translatesAutoresizingMaskIntoConstraints, let node = layoutNodeIfMade else { return }
        node.context?.replace(node)
    }

    func intrinsicContentSizeChanged() {
        guard let node = layoutNodeIfMade, let context = node.context else { return }
        context.contentChanged(node)
        superview?.setNeedsLayout()
    }

    /// The frame changed, by whatever route. Views that constraints place are put back by the next layout of their
    /// superview only.
    func frameChangedForLayout() {
        guard let node = layoutNodeIfMade, let context = node.context else { return }
        context.updatePlacement(of: node)
    }

    /// The bounds got another size.
    func boundsSizeChangedForLayout() {
        frameChangedForLayout()
        layoutGuidesMayHaveMoved()
    }

    /// The bounds' origin changed: what a scroll view holds moves against what is around it.
    func boundsOriginChangedForLayout() {
        guard let node = layoutNodeIfMade, let context = node.context else { return }
        layoutGuidesMayHaveMoved()
        context.scrolled(self)
    }

    /// Margins, safe area, size or reading direction changed what layout guides cover.
    func layoutGuidesMayHaveMoved() {
        guard let node = layoutNodeIfMade else { return }
        for guide in node.systemGuides {
            (guide as? BarLayoutGuide)?.followBars()
            guide.layoutNode.context?.updatePlacement(of: guide.layoutNode)
        }
    }

    /// The reading direction changed: rows that name leading or trailing say something else.
    func readingDirectionChangedForLayout() {
        guard let context = layoutNodeIfMade?.context else { return }
        for constraint in constraints { context.rewrite(constraint) }
        setNeedsLayout()
    }

    // MARK: Moving between trees

    /// After the view got a superview: its tree's engine becomes part of the new root's.
    func joinLayoutTree() {
        if let node = layoutNodeIfMade, let own = node.ownContext {
            own.dissolve()
            node.ownContext = nil
        }
        guard LayoutContext.isAnythingConstrained else { return }
        LayoutContext.additions += 1
        // The view itself does not know its window yet.
        (superviewStorage ?? self).layoutContext?.add(tree: self)
        bubbleNeedsUpdateConstraints()
    }

    /// Before the view loses its superview: constraints that reach out of its tree are removed, as on iOS.
    func leaveLayoutTree() {
        guard LayoutContext.isAnythingConstrained else { return }
        let context = layoutContext
        forEachInSubtree { view in
            guard let node = view.layoutNodeIfMade else { return }
            for item in [node] + (node.guides + node.systemGuides).map(\.layoutNode) {
                for constraint in item.touching {
                    if let holder = constraint.holder, !holder.isDescendant(of: self) {
                        constraint.deactivate()
                    } else if constraint.context === context {
                        constraint.withdraw()
                    }
                }
            }
        }
        guard let context else { return }
        var items: [LayoutNode] = []
        forEachInSubtree { view in
            guard let node = view.layoutNodeIfMade else { return }
            items.append(node)
            for guide in node.guides + node.systemGuides { items.append(guide.layoutNode) }
        }
        context.leave(items)
    }
}

extension LayoutContext {
    /// The item's alignment rectangle in the last solution, not rounded.
    func rect(of node: LayoutNode) -> CGRect {
        CGRect(
            x: engine.value(of: node.x), y: engine.value(of: node.y), width: engine.value(of: node.width),
            height: engine.value(of: node.height))
    }

    /// Rewrites the constraints that lead from inside a scroll view to the outside.
    func scrolled(_ view: UIView) {
        guard view.layoutContentGuide != nil, !crossings.isEmpty else { return }
        for constraint in crossings where constraint.context === self && constraint.crosses(view) {
            updateConstant(of: constraint)
            constraint.markForLayout()
        }
    }
}

extension NSLayoutConstraint {
    /// Whether one item is inside `view` and the other outside.
    fileprivate func crosses(_ view: UIView) -> Bool {
        let views = views
        return views.contains { $0 !== view && $0.isDescendant(of: view) }
            && views.contains { !$0.isDescendant(of: view) }
    }
}

extension UIView {
    /// `isHidden` changed: a stack view makes room or takes it back.
    func hiddenDidChange() {
        guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) else {
            return
        }
        if let node = layoutNodeIfMade { node.context?.contentChanged(node) }
        stack.arrangedVisibilityChanged()
    }
}
