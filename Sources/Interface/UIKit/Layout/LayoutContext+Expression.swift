// SPDX-License-Identifier: MIT
import LayoutEngine

/// Turning constraints into rows.
///
/// Positions are written in the coordinates of the nearest common ancestor of the items: an item's own variables and
/// those of the views between. Where the text reads from right to left, constraints that name leading or trailing are
/// written in coordinates that grow from the ancestor's right edge to the left.
extension LayoutContext {
    /// The terms, all on the left, and the constant on the right.
    func expression(of constraint: NSLayoutConstraint) -> (terms: [LayoutTerm], constant: Double) {
        var sum = LinearSum()
        let frame = frameOfReference(of: constraint)
        append(constraint.first, other: constraint.second, 1, frame, &sum)
        if constraint.multiplier != 0 {
            append(constraint.second, other: constraint.first, -constraint.multiplier, frame, &sum)
        }
        return (sum.terms, constraint.constant - sum.constant)
    }

    private struct LinearSum {
        var terms: [LayoutTerm] = []
        var constant = 0.0

        mutating func add(_ factor: Double, _ variable: LayoutVariable) {
            if let index = terms.firstIndex(where: { $0.variable == variable }) {
                terms[index].coefficient += factor
            } else {
                terms.append(LayoutTerm(variable, factor))
            }
        }
    }

    private struct FrameOfReference {
        let ancestor: UIView
        /// Coordinates grow from right to left.
        let isMirrored: Bool
    }

    private func frameOfReference(of constraint: NSLayoutConstraint) -> FrameOfReference {
        let ancestor = constraint.commonAncestor ?? root
        let direction =
            [constraint.first.attribute, constraint.second.attribute].contains(where: \.isDirectional)
            || constraint.first.startAttribute.isDirectional
        return FrameOfReference(
            ancestor: ancestor,
            isMirrored: direction && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func append(
        _ operand: LayoutOperand, other: LayoutOperand, _ factor: Double, _ frame: FrameOfReference,
        _ sum: inout LinearSum
    ) {
        guard let node = operand.node else { return }
        if operand.isDistance {
            append(node, operand.attribute, nil, factor, frame, &sum)
            if let start = operand.startNode { append(start, operand.startAttribute, nil, -factor, frame, &sum) }
        } else {
            append(node, operand.attribute, other.view, factor, frame, &sum)
        }
    }

    private func append(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?, _ factor: Double,
        _ frame: FrameOfReference, _ sum: inout LinearSum
    ) {
        var node = node
        var attribute = attribute
        if attribute.kind != .size, let view = node.view {
            // For what is in it, a scroll view's edges are those of the area it scrolls; sizes and centres are its frame's.
            if !attribute.isCenter, let guide = view.layoutContentGuide, let inner = other, inner !== view,
                inner.isDescendant(of: view)
            {
                node = guide.layoutNode
                attribute = attribute.withinMargins ?? attribute
            } else if let within = attribute.withinMargins {
                node = view.layoutMarginsGuide.layoutNode
                attribute = within
            }
        }
        enter(node)
        switch attribute {
        case .width: sum.add(factor, node.width)
        case .height: sum.add(factor, node.height)
        case .left: position(node, 0, .horizontal, factor, frame, &sum)
        case .right: position(node, 1, .horizontal, factor, frame, &sum)
        case .centerX: position(node, 0.5, .horizontal, factor, frame, &sum)
        case .leading: position(node, frame.isMirrored ? 1 : 0, .horizontal, factor, frame, &sum)
        case .trailing: position(node, frame.isMirrored ? 0 : 1, .horizontal, factor, frame, &sum)
        case .top: position(node, 0, .vertical, factor, frame, &sum)
        case .bottom: position(node, 1, .vertical, factor, frame, &sum)
        case .centerY: position(node, 0.5, .vertical, factor, frame, &sum)
        case .firstBaseline: baseline(node, isFirst: true, factor, frame, &sum)
        case .lastBaseline: baseline(node, isFirst: false, factor, frame, &sum)
        default: break
        }
    }

    /// Adds `factor × (origin + fraction × length)` of an item.
    private func position(
        _ node: LayoutNode, _ fraction: Double, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
        _ frame: FrameOfReference, _ sum: inout LinearSum
    ) {
        let mirrored = frame.isMirrored && axis == .horizontal
        let sign = mirrored ? -factor : factor
        if mirrored {
            let reference = frame.ancestor.layoutNode
            enter(reference)
            sum.add(factor, reference.width)
        }
        if fraction != 0 { sum.add(sign * fraction, axis == .horizontal ? node.width : node.height) }
        // From the item outwards to the ancestor, whose own coordinates start at its alignment rectangle.
        if node.view === frame.ancestor {
            sum.constant += sign * inset(of: frame.ancestor, axis)
            return
        }
        sum.add(sign, axis == .horizontal ? node.x : node.y)
        var container = node.container
        while let view = container, view !== frame.ancestor {
            let outer = view.layoutNode
            enter(outer)
            sum.add(sign, axis == .horizontal ? outer.x : outer.y)
            sum.constant -= sign * (inset(of: view, axis) + boundsOrigin(of: view, axis))
            container = view.superview
        }
    }

    private func inset(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        let insets = view.alignmentRectInsets
        return axis == .horizontal ? insets.left : insets.top
    }

    /// How far a scroll view is scrolled: what is in it moves against what is outside.
    private func boundsOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        guard view.layoutContentGuide != nil else { return 0 }
        return axis == .horizontal ? view.bounds.minX : view.bounds.minY
    }

    private func baseline(
        _ node: LayoutNode, isFirst: Bool, _ factor: Double, _ frame: FrameOfReference, _ sum: inout LinearSum
    ) {
        guard let view = node.view else { return position(node, isFirst ? 0 : 1, .vertical, factor, frame, &sum) }
        let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if target !== view, target.isDescendant(of: view), !view.hasOwnBaselines {
            let inner = target.layoutNode
            enter(inner)
            return baseline(inner, isFirst: isFirst, factor, frame, &sum)
        }
        if let place = view.baselineAttachment {
            position(node, place, .vertical, factor, frame, &sum)
            sum.constant += factor * (isFirst ? view.baselineOffsets.first : view.baselineOffsets.last)
            return
        }
        position(node, isFirst ? 0 : 1, .vertical, factor, frame, &sum)
        sum.constant += factor * (isFirst ? view.baselineOffsets.first : -view.baselineOffsets.last)
    }
}
