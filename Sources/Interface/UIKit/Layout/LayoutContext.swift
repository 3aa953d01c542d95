// SPDX-License-Identifier: MIT
import LayoutEngine

/// The engine of one tree of views, and what its rows and variables stand for.
///
/// Items come in when a constraint first mentions them. Coordinates are relative to the superview, so that moving a
/// container leaves what is in it untouched.
@MainActor
final class LayoutContext {
    let engine = LayoutEngine()
    unowned let root: UIView
    /// Trees without constraints must not pay for looking for some.
    static var isAnythingConstrained = false
    /// Counts the views and constraints that came into trees.
    static var additions = 0

    enum Owner {
        case constraint(NSLayoutConstraint)
        /// Keeps an item where its frame or the system puts it.
        case placement(Reference, NSLayoutConstraint.Attribute)
        case content(Reference, NSLayoutConstraint.Axis, isMaximum: Bool)
        /// Nothing is less than nothing wide or high.
        case notNegative
        case temporary
    }

    /// Items own their nodes, and the root's node owns this context.
    struct Reference {
        weak var node: LayoutNode?
    }

    private var owners: [Owner?] = []
    private var nodes: [Reference] = []
    private var pending: [NSLayoutConstraint] = []
    private var pendingTrees: [UIView]
    /// Items whose content wraps to the width that layout gives it.
    private var wrapping: [Reference] = []
    private var isSettling = false
    /// Constraints between the inside and the outside of a scroll view.
    private(set) var crossings: [NSLayoutConstraint] = []
    /// Passes in which something had to be solved.
    private(set) var solveCount = 0

    init(root: UIView) {
        self.root = root
        pendingTrees = [root]
        engine.resolveConflict = { [unowned self] conflict in
            MainActor.assumeIsolated { report(conflict) }
        }
        engine.didGiveUp = {
            MainActor.assumeIsolated {
                LayoutReport.print(
                    "Auto Layout did not find the solution of a system of constraints and goes on with what it has.")
            }
        }
    }

    // MARK: Rows

    func owner(of row: LayoutRow) -> Owner? { owners[Int(row.index)] }

    func addRow(
        _ terms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double, priority: Float, owner: Owner,
        yields: Bool = false
    ) -> LayoutRow {
        let row = engine.add(terms, relation, constant, priority: priority, yields: yields)
        let index = Int(row.index)
        while owners.count <= index { owners.append(nil) }
        owners[index] = owner
        return row
    }

    func remove(_ row: LayoutRow) {
        engine.remove(row)
        owners[Int(row.index)] = nil
    }

    // MARK: Constraints

    func noteCrossing(_ constraint: NSLayoutConstraint) {
        crossings.removeAll { $0 === constraint || $0.context !== self }
        crossings.append(constraint)
    }

    func add(_ constraint: NSLayoutConstraint) { pending.append(constraint) }
    func add(tree view: UIView) { pendingTrees.append(view) }

    func updateConstant(of constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        engine.setConstant(expression(of: constraint).constant, of: row)
    }

    func updatePriority(of constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        engine.setPriority(constraint.priority.rawValue, of: row)
    }

    /// Writes a constraint anew, whose terms mean something else than before.
    func rewrite(_ constraint: NSLayoutConstraint) {
        guard constraint.context === self else { return }
        constraint.withdraw()
        pending.append(constraint)
    }

    private func register(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, constraint.context !== self else { return }
        guard constraint.isPrepared(on: holder) else {
            NSException.raise(
                .internalInconsistencyException,
                "Impossible to set up layout with view hierarchy unprepared for constraint.")
        }
        let (terms, constant) = expression(of: constraint)
        let relation: LayoutRelation
        switch constraint.relation {
        case .equal: relation = .equal
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        constraint.row = addRow(
            terms, relation, constant, priority: constraint.priority.rawValue, owner: .constraint(constraint),
            yields: constraint.isArranging)
        constraint.context = self
        if crossesScrollView(constraint) { noteCrossing(constraint) }
    }

    private func crossesScrollView(_ constraint: NSLayoutConstraint) -> Bool {
        guard let holder = constraint.holder, constraint.first.attribute.kind != .size else { return false }
        for view in constraint.views {
            var container = view === holder ? nil : view.superview
            while let current = container, current !== holder {
                if current.layoutContentGuide != nil { return true }
                container = current.superview
            }
        }
        return false
    }

    private func register(tree view: UIView) {
        guard view.rootView === root else { return }
        view.forEachInSubtree { view in
            guard let node = view.layoutNodeIfMade else { return }
            for constraint in node.held { self.register(constraint) }
        }
    }

    // MARK: Items

    /// The item's variables, from now on in this engine.
    func enter(_ node: LayoutNode) {
        guard node.context !== self else { return }
        node.context = self
        node.isLaidOut = false
        node.x = makeVariable(node, .position)
        node.y = makeVariable(node, .position)
        node.width = makeVariable(node, .size)
        node.height = makeVariable(node, .size)
        node.placement = []
        node.content = LayoutNode.ContentRows()
        place(node)
        if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints { view.replaceFollowers(in: self) }
    }

    private func makeVariable(_ node: LayoutNode, _ kind: LayoutVariableKind) -> LayoutVariable {
        let variable = engine.makeVariable(kind: kind)
        while nodes.count <= Int(variable.index) { nodes.append(Reference()) }
        nodes[Int(variable.index)].node = node
        return variable
    }

    /// Takes out items and all rows about them; their constraints must have been withdrawn.
    func leave(_ items: [LayoutNode]) {
        let items = items.filter { $0.context === self }
        // A guide's rows mention its owner, whichever of them goes first.
        for node in items { clearPlacement(of: node) }
        for node in items {
            for variable in [node.x, node.y, node.width, node.height] {
                nodes[Int(variable.index)].node = nil
                withdrawRows(about: variable)
                engine.removeVariable(variable)
            }
            node.context = nil
        }
        wrapping.removeAll { $0.node == nil || $0.node?.context == nil }
    }

    /// Rows of constraints whose items stay but whose terms led through an item that goes; they are written anew.
    private func withdrawRows(about variable: LayoutVariable) {
        for row in engine.rows(about: variable) {
            guard case .constraint(let constraint)? = owner(of: row) else { remove(row); continue }
            rewrite(constraint)
        }
    }

    private func clearPlacement(of node: LayoutNode) {
        for row in node.placement { remove(row) }
        node.placement = []
        node.placedAt = []
        clearContent(of: node)
    }

    /// Decides anew what places the item: its frame, the system, or its content and the app's constraints.
    func replace(_ node: LayoutNode) {
        guard node.context === self else { return }
        clearPlacement(of: node)
        place(node)
    }

    private func place(_ node: LayoutNode) {
        let placements = node.placements(in: self)
        for placement in placements {
            node.placement.append(
                addRow(
                    placement.terms, .equal, placement.constant, priority: placement.priority,
                    owner: .placement(Reference(node: node), placement.attribute)))
        }
        node.placedAt = placements.map(\.constant)
        guard let view = node.view, placements.isEmpty else { return }
        if view === root { keepRootSize(node) }
        addContent(of: node)
    }

    /// A root that no frame holds keeps its size as far as its constraints leave it open.
    private func keepRootSize(_ node: LayoutNode) {
        let size = root.bounds.size
        for (variable, value) in [(node.width, size.width), (node.height, size.height)] {
            node.placement.append(
                addRow(
                    [LayoutTerm(variable)], .equal, value, priority: 1, owner: .placement(Reference(node: node), .width)
                ))
        }
    }

    /// The frame or what the system derives a guide from changed.
    func updatePlacement(of node: LayoutNode) {
        guard node.context === self, !node.placedAt.isEmpty else { return }
        let constants = node.placements(in: self).map(\.constant)
        guard constants != node.placedAt else { return }
        guard constants.count == node.placedAt.count else { return replace(node) }
        for (index, row) in node.placement.enumerated() where constants[index] != node.placedAt[index] {
            engine.setConstant(constants[index], of: row)
        }
        node.placedAt = constants
        markDisplaced(node)
    }

    /// Someone has to ask for the new solution: the view that holds the item, or, where that is laying out just now,
    /// the item.
    private func markDisplaced(_ node: LayoutNode) {
        guard let view = node.view ?? node.guide?.owningView else { return }
        if node.view != nil, let superview = view.superview, !superview.flags.isLayingOut {
            superview.setNeedsLayout()
        } else {
            view.setNeedsLayout()
        }
    }

    // MARK: Solving

    /// Brings all items up to date and marks the views that have to place others.
    /// - Parameter marking: false leaves the views alone, for solutions that are taken back.
    func settle(marking: Bool = true) {
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        takeInPending()
        guard engine.needsSolve else { return }
        solveCount += 1
        widenLooseContent()
        var moved: [LayoutNode] = []
        // A label is measured at the width that the first pass gives it, then again if that changed others' widths.
        var restless: LayoutNode?
        for _ in 0..<8 {
            for variable in engine.solve() {
                guard let node = nodes[Int(variable.index)].node else { continue }
                if !node.isMoved {
                    node.isMoved = true
                    moved.append(node)
                }
            }
            restless = remeasureWrapping()
            if restless == nil { break }
        }
        if let restless { LayoutReport.restlessContent(of: restless) }
        engine.solve()
        for node in moved {
            node.isMoved = false
            if marking { markMoved(node) }
        }
    }

    /// Moves on to another of the equally good solutions; the next layout pass shows it.
    func exerciseAmbiguity(of variable: LayoutVariable) {
        for moved in engine.exerciseAmbiguity(of: variable) {
            if let node = nodes[Int(moved.index)].node { markMoved(node) }
        }
    }

    /// Makes rows of the constraints that came since the last solution.
    func takeInPending() {
        while !pendingTrees.isEmpty || !pending.isEmpty {
            let trees = pendingTrees
            let constraints = pending
            pendingTrees.removeAll()
            pending.removeAll()
            for view in trees { register(tree: view) }
            for constraint in constraints where constraint.isActive {
                if constraint.holder?.rootView === root { register(constraint) }
            }
        }
    }

    private func markMoved(_ node: LayoutNode) {
        guard let view = node.view else { return node.guide?.owningView?.setNeedsLayout() ?? () }
        (view.superview ?? view).setNeedsLayout()
    }

    /// Lets go of everything: the tree becomes part of another one.
    func dissolve() {
        for case .constraint(let constraint)? in owners where constraint.context === self {
            constraint.row = nil
            constraint.context = nil
        }
        for case let node? in nodes.map(\.node) where node.context === self {
            node.context = nil
            node.placement = []
            node.content = LayoutNode.ContentRows()
        }
        pending.removeAll()
        pendingTrees.removeAll()
        crossings.removeAll()
        wrapping.removeAll()
    }

    // MARK: Wrapping content

    func noteWrapping(_ node: LayoutNode, _ wraps: Bool) {
        let index = wrapping.firstIndex { $0.node === node }
        if wraps, index == nil { wrapping.append(Reference(node: node)) }
        if !wraps, let index { wrapping.remove(at: index) }
    }

    /// Content that took less than the width offered may take more now: it asks for its natural width again.
    private func widenLooseContent() {
        for case let node? in wrapping.map(\.node) where node.content.isLoose && !node.content.isHeld {
            measureContent(of: node, width: nil)
        }
    }

    /// Lets texts inside of `view` that wrap ask for the width they were laid out for, as labels do on iOS, whose
    /// `preferredMaxLayoutWidth` follows their width.
    ///
    /// - Returns: what must be measured anew afterwards.
    func holdWrapping(in view: UIView) -> [LayoutNode] {
        let inside = wrapping.compactMap(\.node).filter { $0.view?.isDescendant(of: view) == true }
        return inside.filter { node in
            guard let width = node.content.measuredWidth, width > 0 else { return false }
            measureContent(of: node, width: width, isHeld: true)
            return true
        }
    }

    /// - Returns: one of the items whose measure changed what they ask for, so that another solution is due.
    private func remeasureWrapping() -> LayoutNode? {
        var changed: LayoutNode?
        for case let node? in wrapping.map(\.node) {
            let width = engine.value(of: node.width)
            if needsMeasure(node, width: width) {
                measureContent(of: node, width: width)
                if engine.needsSolve { changed = node }
            }
        }
        return changed
    }

    private func needsMeasure(_ node: LayoutNode, width: CGFloat) -> Bool {
        if node.content.isHeld { return false }
        guard let measured = node.content.measuredWidth else { return true }
        // The width that its own narrower content gave it is no reason to measure again.
        if node.content.isLoose, abs(width - node.content.size.width) < 0.01 { return false }
        return abs(width - measured) > 0.01
    }
}
