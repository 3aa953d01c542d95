// SPDX-License-Identifier: MIT

extension InterfaceLoader {
    /// Makes the constraints the view of `node` holds and turns on those that the size classes in force ask for.
    func addConstraints(of node: ResourceNode, to view: UIView) {
        let excluded = node.excludedReferences(of: "constraints", traits)
        var active: [NSLayoutConstraint] = []
        var all: [(node: ResourceNode, constraint: NSLayoutConstraint)] = []
        for child in node.child("constraints")?.children ?? [] where child.name == "constraint" {
            // Placeholders exist only in Interface Builder.
            if child.bool("placeholder", default: false) { continue }
            guard let constraint = makeConstraint(child, in: view) else { continue }
            register(constraint, child)
            all.append((child, constraint))
            // What relates a view that is not installed waits with it.
            if !excluded.contains(child["id"] ?? ""), !hasVariations || constraint.hasItems(below: view) {
                active.append(constraint)
            }
        }
        NSLayoutConstraint.activate(active)
        if hasVariations || node.hasVariations || all.contains(where: { $0.node.hasVariations }) {
            variations.add(.init(holder: view, node: node, all: all))
        }
    }

    /// Gives a constraint the constant that `traits` ask for.
    func vary(_ constraint: NSLayoutConstraint, _ node: ResourceNode, _ holder: UIView, _ traits: UITraitCollection) {
        guard let first = constraint.firstItem else { return }
        constraint.constant = Self.constant(node.varied(traits), first, constraint.secondItem, holder)
    }

    private static func constant(
        _ node: ResourceNode, _ first: AnyObject, _ second: AnyObject?, _ holder: UIView
    ) -> CGFloat { node.number("constant") ?? standardSpacing(node, between: first, and: second, in: holder) }

    private func makeConstraint(_ node: ResourceNode, in holder: UIView) -> NSLayoutConstraint? {
        let first = node["firstItem"].map { object($0) } ?? holder
        guard let first, let attribute = Self.attribute(node["firstAttribute"]) else { return nil }
        let second = object(node["secondItem"])
        // A constraint to something that was not made says nothing.
        if node["secondItem"] != nil, second == nil { return nil }
        let secondAttribute = Self.attribute(node["secondAttribute"]) ?? .notAnAttribute
        let constraint =
            node["symbolType"] == "layoutAnchor"
            ? Self.systemSpacing(
                LayoutOperand(item: Self.content(of: first), attribute: attribute),
                LayoutOperand(item: second.map(Self.content), attribute: secondAttribute), node)
            : NSLayoutConstraint(
                item: Self.content(of: first), attribute: attribute, relatedBy: Self.relation(node["relation"]),
                toItem: second.map(Self.content),
                attribute: second == nil ? .notAnAttribute : secondAttribute,
                multiplier: Self.multiplier(node["multiplier"]),
                constant: Self.constant(node.varied(traits), first, second, holder))
        if let priority = node.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = node["identifier"]
        return constraint
    }

    /// In files of older Xcodes a cell's content view has no name, and constraints to it name the cell.
    private static func content(of item: AnyObject) -> AnyObject {
        (item as? UICollectionViewCell)?.contentView ?? (item as? UITableViewCell)?.contentView ?? item
    }

    /// `symbolType="layoutAnchor"`: a multiple of the system's distance, as `constraint(equalToSystemSpacingBelow:
    /// multiplier:)` makes it; between baselines that follows the text's size. The constant is what it came to in the
    /// editor.
    private static func systemSpacing(
        _ first: LayoutOperand, _ second: LayoutOperand, _ node: ResourceNode
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first, relation(node["relation"]), second,
            constant: multiplier(node["multiplier"]) * SystemSpacing.between(second, first))
    }

    /// `symbolic` constraints without a constant have the standard distance: 8 between siblings, 20 to the superview.
    private static func standardSpacing(
        _ node: ResourceNode, between first: AnyObject, and second: AnyObject?, in holder: UIView
    ) -> CGFloat {
        guard node.bool("symbolic", default: false) else { return 0 }
        return first === holder || second === holder ? 20 : 8
    }

    private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    /// `0.5`, or a ratio as `16:9`.
    private static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let sides = text.split(separator: ":").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        if sides.count == 2, sides[1] != 0 { return CGFloat(sides[0] / sides[1]) }
        return sides.first.map { CGFloat($0) } ?? 1
    }

    private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
        switch name {
        case "left": .left
        case "right": .right
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "width": .width
        case "height": .height
        case "centerX": .centerX
        case "centerY": .centerY
        case "baseline", "lastBaseline": .lastBaseline
        case "firstBaseline": .firstBaseline
        case "leftMargin": .leftMargin
        case "rightMargin": .rightMargin
        case "topMargin": .topMargin
        case "bottomMargin": .bottomMargin
        case "leadingMargin": .leadingMargin
        case "trailingMargin": .trailingMargin
        case "centerXWithinMargins": .centerXWithinMargins
        case "centerYWithinMargins": .centerYWithinMargins
        default: nil
        }
    }
}
