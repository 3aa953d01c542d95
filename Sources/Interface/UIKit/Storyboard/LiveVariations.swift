// SPDX-License-Identifier: MIT

/// What of one interface depends on size classes, to be changed when they do: which subviews and constraints are
/// installed, constants, and attributes. It lives as long as the interface's root view, which holds it by its
/// registration for trait changes.
@MainActor
final class LiveVariations {
    struct Views {
        weak var holder: UIView?
        let node: ResourceNode
        /// Also those that are not installed now, in the file's order.
        var subviews: [(identifier: String, view: UIView)]
    }

    struct Constraints {
        weak var holder: UIView?
        let node: ResourceNode
        var all: [(node: ResourceNode, constraint: NSLayoutConstraint)]
    }

    private var views: [Views] = []
    private var constraints: [Constraints] = []
    private let loader: InterfaceLoader

    init(loader: InterfaceLoader) { self.loader = loader }

    /// A view of the interface whose parts vary.
    var anyHolder: UIView? { views.first?.holder ?? constraints.first?.holder }

    func add(_ entry: Views) { views.append(entry) }
    func add(_ entry: Constraints) { constraints.append(entry) }

    /// Follows the size classes of `root`.
    func follow(_ root: UIView) {
        root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _: UITraitCollection) in
            self.apply(view.traitCollection)
        }
    }

    /// Constraints that no longer count go before views do, and those that count now come after views have come.
    private func apply(_ traits: UITraitCollection) {
        for entry in constraints {
            let excluded = entry.node.excludedReferences(of: "constraints", traits)
            NSLayoutConstraint.deactivate(
                entry.all.filter { excluded.contains($0.node["id"] ?? "") }.map(\.constraint))
        }
        for entry in views { install(entry, traits) }
        for entry in constraints {
            guard let holder = entry.holder else { continue }
            let excluded = entry.node.excludedReferences(of: "constraints", traits)
            for (node, constraint) in entry.all {
                if node.hasVariations { loader.vary(constraint, node, holder, traits) }
                let counts = !excluded.contains(node["id"] ?? "") && constraint.hasItems(below: holder)
                if counts != constraint.isActive { constraint.isActive = counts }
            }
        }
    }

    private func install(_ entry: Views, _ traits: UITraitCollection) {
        guard let holder = entry.holder else { return }
        if entry.node.hasVariations { loader.vary(holder, entry.node.varied(traits)) }
        let excluded = entry.node.excludedReferences(of: "subviews", traits)
        var index = 0
        for (identifier, view) in entry.subviews {
            if excluded.contains(identifier) {
                if view.superview === holder { view.removeFromSuperview() }
                continue
            }
            if view.superview !== holder {
                if let stack = holder as? UIStackView {
                    stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
                } else {
                    holder.insertSubview(view, at: min(index, holder.subviews.count))
                }
            }
            index += 1
        }
    }
}

extension NSLayoutConstraint {
    /// Whether what the constraint relates is in the tree of `holder`; a view that is not installed is not.
    func hasItems(below holder: UIView) -> Bool {
        [firstItem, secondItem].allSatisfy { item in
            guard let item else { return true }
            let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return view.map { $0.isDescendant(of: holder) } ?? true
        }
    }
}
