// SPDX-License-Identifier: MIT
import LayoutEngine

/// What Auto Layout knows about a view or layout guide.
@MainActor
final class LayoutNode {
    /// The view or guide, which owns the node. One of the two.
    weak var view: UIView?
    weak var guide: UILayoutGuide?

    var item: AnyObject? { view ?? guide }
    /// The view whose tree the item is in: itself or the guide's owner.
    var treeView: UIView? { view ?? guide?.owningView }

    // MARK: Constraints

    /// Installed on the view, in the order of installing.
    var held: [NSLayoutConstraint] = []
    /// Active constraints that mention the item, wherever they are installed.
    var touching: [NSLayoutConstraint] = []
    /// Layout guides that the view owns.
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    // MARK: Content

    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
    var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)

    // MARK: Engine

    /// The engine of the tree that the item is in, once a layout pass needed it.
    weak var context: LayoutContext?
    /// Left, top, width and height of the alignment rectangle, in the superview's or owner's coordinates.
    var x = LayoutVariable.none
    var y = LayoutVariable.none
    var width = LayoutVariable.none
    var height = LayoutVariable.none
    /// The rows that place an item which no app constraint places: by its frame, by the system, by its content.
    var placement: [LayoutRow] = []
    /// The constants of those rows; empty for items that constraints place.
    var placedAt: [Double] = []
    var content = ContentRows()
    var isMoved = false
    /// A layout pass has placed what is in the view by this engine's solution.
    var isLaidOut = false
    /// The developer has been told that the item's layout never comes to rest.
    var isReportedRestless = false

    /// For the root of a tree: the engine itself.
    var ownContext: LayoutContext?
    /// For the root of a tree: `LayoutContext.additions` when no constraint was found in it.
    var unconstrainedAt: Int?

    struct ContentRows {
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        var maximumWidth: LayoutRow?
        var minimumWidth: LayoutRow?
        var maximumHeight: LayoutRow?
        var minimumHeight: LayoutRow?
        var notNegative: [LayoutRow] = []
        /// The layout width that a wrapping content was measured for; nil for one that does not wrap.
        var measuredWidth: CGFloat?
        /// The content is narrower than the width it was measured for, so it may become wider again.
        var isLoose = false
        /// While a view outside is asked how large it would be, the content keeps the width that it was laid out for.
        var isHeld = false
    }

    nonisolated init() {}

    /// - Parameter item: a view, layout guide or layout support.
    static func node(of item: Any) -> LayoutNode? {
        if let view = item as? UIView { return view.layoutNode }
        return (item as? UILayoutGuide)?.layoutNode
    }

    /// Of equals in a stack view the first one gives way.
    var isArranged: Bool { view?.superview is UIStackView }
    /// Whether a stack view's proportions depend on the item.
    var isProportional: Bool { (view?.superview as? UIStackView)?.distribution == .fillProportionally }
    /// The view in whose coordinates the item lies.
    var container: UIView? { view?.superview ?? guide?.owningView }

    func drop(_ constraint: NSLayoutConstraint) {
        if let index = held.lastIndex(where: { $0 === constraint }) { held.remove(at: index) }
    }

    func forget(_ constraint: NSLayoutConstraint) {
        if let index = touching.lastIndex(where: { $0 === constraint }) { touching.remove(at: index) }
    }

    func isAmbiguous(_ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let context = treeView?.preparedLayoutContext(), self.context === context else {
            return false
        }
        let variables = axis == .horizontal ? [x, width] : [y, height]
        // Where the root of a tree lies is nobody's business.
        let isRoot = view === context.root
        return variables.contains { (!isRoot || ($0 != x && $0 != y)) && context.engine.isAmbiguous($0) }
    }

    func constraintsAffectingLayout(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let context = treeView?.preparedLayoutContext(), self.context === context else {
            return []
        }
        var found: [NSLayoutConstraint] = []
        for variable in axis == .horizontal ? [x, width] : [y, height] {
            for row in context.engine.constraints(affecting: variable) {
                guard case .constraint(let constraint) = context.owner(of: row) else { continue }
                if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
            }
        }
        return found
    }
}

extension UIView {
    /// Made when it is first needed.
    final var layoutNode: LayoutNode {
        if let node = layoutState as? LayoutNode { return node }
        let node = LayoutNode()
        node.view = self
        node.hugging = defaultHugging
        layoutState = node
        return node
    }

    final var layoutNodeIfMade: LayoutNode? { layoutState as? LayoutNode }

    /// The engine of this view's tree; nil before its first layout pass with constraints.
    final var layoutContext: LayoutContext? { rootView.layoutNodeIfMade?.ownContext }

    /// The engine of this view's tree with everything in it, solved; nil when the tree has no constraints.
    final func preparedLayoutContext() -> LayoutContext? {
        guard let context = makeLayoutContextIfNeeded() else { return nil }
        context.settle()
        return context
    }

    /// The engine of this view's tree, made when the tree has constraints.
    final func makeLayoutContextIfNeeded() -> LayoutContext? {
        guard LayoutContext.isAnythingConstrained else { return nil }
        let root = rootView
        if let context = root.layoutNodeIfMade?.ownContext { return context }
        // Every view of the tree asks: what one walk found holds until a view or a constraint comes in anywhere.
        let node = root.layoutNode
        guard node.unconstrainedAt != LayoutContext.additions else { return nil }
        guard root.subtreeHasConstraints else {
            node.unconstrainedAt = LayoutContext.additions
            return nil
        }
        let context = LayoutContext(root: root)
        node.ownContext = context
        return context
    }

    private final var subtreeHasConstraints: Bool {
        if let node = layoutNodeIfMade, !node.held.isEmpty { return true }
        return subviewList.contains { $0.subtreeHasConstraints }
    }
}
