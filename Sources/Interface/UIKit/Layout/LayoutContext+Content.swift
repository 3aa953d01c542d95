// SPDX-License-Identifier: MIT
import LayoutEngine

/// Intrinsic sizes: each axis that has one gives two optional rows, hugging (not larger) and resistance (not smaller).
extension LayoutContext {
    func addContent(of node: LayoutNode) {
        guard let view = node.view else { return }
        noteWrapping(node, view.wrapsToLayoutWidth)
        node.content.notNegative = [node.width, node.height].map {
            addRow([LayoutTerm($0)], .greaterThanOrEqual, 0, priority: 1000, owner: .notNegative)
        }
        measureContent(of: node, width: nil)
    }

    func clearContent(of node: LayoutNode) {
        let content = node.content
        for case let row? in [
            content.maximumWidth, content.minimumWidth, content.maximumHeight, content.minimumHeight,
        ] { remove(row) }
        for row in content.notNegative { remove(row) }
        node.content = LayoutNode.ContentRows()
    }

    /// Asks the view for its size: as it likes it best, or for a width that layout gave it.
    ///
    /// - Parameter isHeld: it asks for that width, and goes on doing so until it is measured anew.
    func measureContent(of node: LayoutNode, width: CGFloat?, isHeld: Bool = false) {
        guard let view = node.view else { return }
        // What a stack view hides makes no room for itself.
        let isAway = view.isHidden && node.isArranged
        var size =
            isAway
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : view.freeContentSize
        node.content.measuredWidth = nil
        node.content.isLoose = false
        node.content.isHeld = isHeld
        if let width, view.wrapsToLayoutWidth, !isAway {
            let wrapped = view.intrinsicContentSize(forLayoutWidth: width)
            node.content.measuredWidth = width
            node.content.isLoose = wrapped.width < width - 0.01
            // Content that fills the width goes on asking for all it could use.
            size.height = wrapped.height
            if node.content.isLoose || isHeld { size.width = min(wrapped.width, width) }
        }
        var content = node.content
        content.size = size
        update(
            &content.maximumWidth, &content.minimumWidth, node, .horizontal, node.width, size.width,
            node.hugging.horizontal, widthResistance(of: node))
        update(
            &content.maximumHeight, &content.minimumHeight, node, .vertical, node.height, size.height,
            node.hugging.vertical, node.resistance.vertical)
        let isResized = content.size != node.content.size
        node.content = content
        if isResized { baselinesChanged(node) }
    }

    /// Text that wraps asks for one line's width only as long as layout has not given it another, so what it asks for is
    /// never required: a label of several lines with required resistance still wraps.
    private func widthResistance(of node: LayoutNode) -> UILayoutPriority {
        let resistance = node.resistance.horizontal
        guard resistance.rawValue > 999, node.view?.wrapsToLayoutWidth == true else { return resistance }
        return UILayoutPriority(999)
    }

    private func update(
        _ maximum: inout LayoutRow?, _ minimum: inout LayoutRow?, _ node: LayoutNode, _ axis: NSLayoutConstraint.Axis,
        _ variable: LayoutVariable, _ length: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) {
        guard length >= 0, length.isFinite else {
            if let row = maximum { remove(row) }
            if let row = minimum { remove(row) }
            maximum = nil
            minimum = nil
            return
        }
        if let maximum, let minimum {
            engine.setConstant(length, of: maximum)
            engine.setConstant(length, of: minimum)
            return
        }
        // Where there is room to spare the first view grows. Where there is too little the last one shrinks, except in
        // stack views (facts/measured-laws.md 10; pictures of MondrianLayout's tests).
        maximum = addRow(
            [LayoutTerm(variable)], .lessThanOrEqual, length, priority: hugging.rawValue,
            owner: .content(Reference(node: node), axis, isMaximum: true), yields: true)
        minimum = addRow(
            [LayoutTerm(variable)], .greaterThanOrEqual, length, priority: resistance.rawValue,
            owner: .content(Reference(node: node), axis, isMaximum: false), yields: node.isArranged)
    }

    /// The content changed: it is asked for its size again, and whether it has baselines elsewhere now.
    func contentChanged(_ node: LayoutNode) {
        guard node.context === self, node.placedAt.isEmpty, let view = node.view else { return }
        noteWrapping(node, view.wrapsToLayoutWidth)
        measureContent(of: node, width: nil)
        if node.resistance.horizontal.rawValue > 999 { contentPrioritiesChanged(node) }
        baselinesChanged(node)
        if node.isProportional { (view.superview as? UIStackView)?.contentOfArrangedChanged() }
    }

    func baselinesChanged(_ node: LayoutNode) {
        for constraint in node.touching where constraint.first.isBaseline || constraint.second.isBaseline {
            updateConstant(of: constraint)
        }
    }

    func contentPrioritiesChanged(_ node: LayoutNode) {
        guard node.context === self else { return }
        let content = node.content
        if let row = content.maximumWidth { engine.setPriority(node.hugging.horizontal.rawValue, of: row) }
        if let row = content.minimumWidth { engine.setPriority(widthResistance(of: node).rawValue, of: row) }
        if let row = content.maximumHeight { engine.setPriority(node.hugging.vertical.rawValue, of: row) }
        if let row = content.minimumHeight { engine.setPriority(node.resistance.vertical.rawValue, of: row) }
    }
}

extension LayoutOperand {
    var isBaseline: Bool { attribute == .firstBaseline || attribute == .lastBaseline }
}
