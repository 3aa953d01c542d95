// SPDX-License-Identifier: MIT
import LayoutEngine

extension UIView {
    /// The size that the constraints inside ask for, as near to `target` as the priorities make it.
    ///
    /// Only what is inside counts: constraints to the outside and the present frame are left out. The size is rounded
    /// up to whole pixels.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        LayoutContext.isAnythingConstrained = true
        let root = rootView
        let context = root.layoutNode.ownContext ?? LayoutContext(root: root)
        root.layoutNode.ownContext = context
        return context.fittingSize(of: self, target, horizontal: horizontal, vertical: vertical)
    }
}

extension LayoutContext {
    /// Solves with the view cut off from its surroundings and its size asked for, then puts everything back. Costs what
    /// depends on the view's size.
    func fittingSize(
        of view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let node = view.layoutNode
        // What no pass has laid out yet need not fit into its present frame, neither before nor after: headers and cells
        // are measured while they have none.
        let isFresh = node.context !== self || !node.isLaidOut
        enter(node)
        if isFresh { takeInPending() } else { settle() }
        let outer = node.touching.filter { constraint in
            constraint.context === self && constraint.holder.map { !$0.isDescendant(of: view) } ?? false
        }
        for constraint in outer { constraint.withdraw() }
        for row in node.placement { remove(row) }
        let hadPlacement = !node.placedAt.isEmpty
        node.placement = []
        node.placedAt = []
        if hadPlacement { addContent(of: node) }
        let rows = [
            addRow(
                [LayoutTerm(node.width)], .equal, target.width, priority: min(horizontal.rawValue, 999.99),
                owner: .temporary),
            addRow(
                [LayoutTerm(node.height)], .equal, target.height, priority: min(vertical.rawValue, 999.99),
                owner: .temporary),
        ]
        let isAsSmallAsPossible = target.width == 0 && horizontal.rawValue < UILayoutPriority.required.rawValue
        let held = isFresh || !isAsSmallAsPossible ? [] : holdWrapping(in: view)
        settle(marking: isFresh)
        let rect = rect(of: node)
        for row in rows { remove(row) }
        for node in held { measureContent(of: node, width: nil) }
        replace(node)
        for constraint in outer { add(constraint) }
        if !isFresh { settle(marking: false) }
        let size = view.frame(forAlignmentRect: rect).size
        let scale = view.layoutScale
        return CGSize(
            width: LayoutRounding.ceil(size.width, scale: scale), height: LayoutRounding.ceil(size.height, scale: scale)
        )
    }
}
