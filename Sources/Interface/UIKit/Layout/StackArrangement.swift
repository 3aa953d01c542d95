// SPDX-License-Identifier: MIT

/// The constraints and spacer guides that lay a stack view out.
@MainActor
final class StackArrangement {
    var isCurrent = false
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    /// Below every priority that apps give; what no constraint decides is as small as can be.
    private static let suppression = UILayoutPriority(25)
    private static let containment = UILayoutPriority(49)

    nonisolated init() {}

    func update(_ stack: UIStackView) {
        guard !isCurrent else { return }
        isCurrent = true
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
        constraints = []
        guides = []
        let views = stack.arrangedSubviews
        guard !views.isEmpty else { return }
        let canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        let shown = views.filter { !$0.isHidden }
        connect(views, stack, canvas)
        distribute(shown, stack, canvas)
        align(views, stack, canvas)
        for view in views where view.isHidden {
            add(view, stack.axis.length, .equal, nil, constant: 0, as: "UISV-hiding")
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func add(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required, as name: String
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : other ?? attribute, multiplier: multiplier, constant: constant)
        constraint.identifier = name
        constraint.isArranging = true
        constraint.priority = priority
        constraints.append(constraint)
    }

    private func makeGuide(_ stack: UIStackView, _ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = name
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    // MARK: Along the axis

    /// Ends to the canvas, neighbours to each other. A hidden view sits in the middle of the gap it leaves.
    private func connect(_ views: [UIView], _ stack: UIStackView, _ canvas: AnyObject) {
        let shown = views.filter { !$0.isHidden }
        if shown.count > 1, stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            return connectLoosely(views, shown, stack, canvas)
        }
        let (start, end) = (stack.axis.start, stack.axis.end)
        add(views[0], start, .equal, canvas, as: "UISV-canvas-connection")
        // Where all are hidden they lie at the start; a length from outside then stays what it is, which is 0 else.
        let atEnd: UILayoutPriority = shown.isEmpty ? Self.containment : .required
        add(canvas, end, .equal, views[views.count - 1], priority: atEnd, as: "UISV-canvas-connection")
        for (index, view) in views.enumerated().dropLast() {
            let next = views[index + 1]
            let gap = gap(after: index, in: views, stack)
            connect(view, next, .equal, gap, stack, isVisible: !view.isHidden && !next.isHidden)
        }
    }

    /// Gaps that may grow are between the views that show; a hidden one hangs on the one before it.
    private func connectLoosely(_ views: [UIView], _ shown: [UIView], _ stack: UIStackView, _ canvas: AnyObject) {
        let (start, end) = (stack.axis.start, stack.axis.end)
        add(shown[0], start, .equal, canvas, as: "UISV-canvas-connection")
        add(canvas, end, .equal, shown[shown.count - 1], as: "UISV-canvas-connection")
        for (view, next) in zip(shown, shown.dropFirst()) {
            connect(view, next, .greaterThanOrEqual, stack.resolvedSpacing(after: view), stack, isVisible: true)
        }
        var before: UIView?
        for view in views {
            if !view.isHidden {
                before = view
            } else if let before {
                let gap = before === shown.last ? 0 : stack.resolvedSpacing(after: before) / 2
                add(view, start, .equal, before, end, constant: gap, as: "UISV-spacing")
            } else {
                add(view, start, .equal, canvas, as: "UISV-spacing")
            }
        }
    }

    private func connect(
        _ view: UIView, _ next: UIView, _ relation: NSLayoutConstraint.Relation, _ gap: CGFloat, _ stack: UIStackView,
        isVisible: Bool
    ) {
        if stack.axis == .vertical, stack.isBaselineRelativeArrangement, isVisible {
            // The system's distance between lines of text is that of the lower one's lines.
            let isSystems = stack.usesSystemSpacing(after: view)
            let lines = isSystems ? SystemSpacing.betweenLines(view, next) : gap
            add(next, .firstBaseline, relation, view, .lastBaseline, constant: lines, as: "UISV-spacing")
        } else {
            add(next, stack.axis.start, relation, view, stack.axis.end, constant: gap, as: "UISV-spacing")
        }
    }

    private func gap(after index: Int, in views: [UIView], _ stack: UIStackView) -> CGFloat {
        let (view, next) = (views[index], views[index + 1])
        if !view.isHidden && !next.isHidden { return stack.resolvedSpacing(after: view) }
        if view.isHidden && next.isHidden { return 0 }
        // Half of the gap between the visible neighbours; nothing at the ends.
        guard let before = views[...index].last(where: { !$0.isHidden }),
            views[(index + 1)...].contains(where: { !$0.isHidden })
        else { return 0 }
        return stack.resolvedSpacing(after: before) / 2
    }

    private func distribute(_ views: [UIView], _ stack: UIStackView, _ canvas: AnyObject) {
        switch stack.distribution {
        case .fill: shareTextWidth(views, stack)
        case .fillEqually: fillEqually(views, stack)
        case .fillProportionally: fillProportionally(views, stack)
        case .equalSpacing: equalise(views, stack, from: stack.axis.end, to: stack.axis.start, isRequired: true)
        case .equalCentering:
            equalise(views, stack, from: stack.axis.center, to: stack.axis.center, isRequired: false)
        }
    }

    private func fillEqually(_ views: [UIView], _ stack: UIStackView) {
        for view in views.dropFirst() {
            add(view, stack.axis.length, .equal, views.first, as: "UISV-fill-equally")
        }
    }

    /// Texts that wrap could be wide and low or narrow and high: each gets an even share of a row, somewhat above its
    /// compression resistance (as openradar 41192642 has it).
    private func shareTextWidth(_ views: [UIView], _ stack: UIStackView) {
        guard stack.axis == .horizontal, views.count > 1 else { return }
        let count = CGFloat(views.count)
        for view in views where view.wrapsToLayoutWidth {
            let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
            add(
                view, .width, .equal, stack, multiplier: 1 / count, constant: -totalGap(views, stack) / count,
                priority: UILayoutPriority(min(999, resistance + 10)), as: "UISV-text-width-disambiguation")
        }
    }

    private func totalGap(_ views: [UIView], _ stack: UIStackView) -> CGFloat {
        views.dropLast().reduce(0) { $0 + stack.resolvedSpacing(after: $1) }
    }

    /// Shares of the stack view's own length, in the proportion of the intrinsic lengths. The gaps are part of the whole
    /// that is shared and the priorities fall from view to view, so where the length is not the natural one the last
    /// view takes what is left (openradar 34595752). Where no view has a length, all get the same.
    private func fillProportionally(_ views: [UIView], _ stack: UIStackView) {
        let lengths = views.map { view -> CGFloat in
            let size = view.proportionalSize
            return max(0, stack.axis == .horizontal ? size.width : size.height)
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return fillEqually(views, stack) }
        let whole = total + totalGap(views, stack)
        let isAlone = lengths.filter { $0 > 0 }.count == 1
        for (index, view) in views.enumerated() {
            let name = "UISV-fill-proportionally"
            guard lengths[index] > 0, whole > 0 else {
                add(view, stack.axis.length, .equal, nil, constant: 0, as: name)
                continue
            }
            let priority = isAlone ? UILayoutPriority.required : UILayoutPriority(Float(max(1, 999 - index)))
            add(
                view, stack.axis.length, .equal, stack, multiplier: lengths[index] / whole, priority: priority, as: name
            )
        }
    }

    /// Guides between neighbours, all of one length; where that is optional, the first ones more than the last.
    private func equalise(
        _ views: [UIView], _ stack: UIStackView, from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
        isRequired: Bool
    ) {
        var firstGuide: UILayoutGuide?
        for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
            let guide = makeGuide(stack, "UISV-distributing")
            add(guide, stack.axis.start, .equal, view, from, as: "UISV-distributing-edge")
            add(guide, stack.axis.end, .equal, next, to, as: "UISV-distributing-edge")
            if let firstGuide {
                let priority = isRequired ? .required : UILayoutPriority(Float(max(50, 150 - index)))
                add(guide, stack.axis.length, .equal, firstGuide, priority: priority, as: "UISV-fill-equally")
            } else {
                firstGuide = guide
            }
        }
    }

    // MARK: Across the axis

    private func align(_ views: [UIView], _ stack: UIStackView, _ canvas: AnyObject) {
        let cross: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
        switch stack.alignment {
        case .fill:
            for view in views {
                add(view, cross.start, .equal, canvas, as: "UISV-canvas-connection")
                add(view, cross.end, .equal, canvas, as: "UISV-canvas-connection")
            }
            return
        case .leading: for view in views { add(view, cross.start, .equal, canvas, as: "UISV-canvas-connection") }
        case .trailing: for view in views { add(view, cross.end, .equal, canvas, as: "UISV-canvas-connection") }
        case .center: for view in views { add(view, cross.center, .equal, canvas, as: "UISV-canvas-connection") }
        case .firstBaseline: alignBaselines(views, .firstBaseline, cross)
        case .lastBaseline: alignBaselines(views, .lastBaseline, cross)
        }
        // What is hidden lines up with the others but makes no room for itself.
        contain(views.filter { !$0.isHidden }, stack, canvas, cross)
        for view in views {
            add(
                view, cross.length, .equal, nil, constant: 0, priority: Self.suppression,
                as: "UISV-ambiguity-suppression")
        }
    }

    private func alignBaselines(
        _ views: [UIView], _ attribute: NSLayoutConstraint.Attribute, _ cross: NSLayoutConstraint.Axis
    ) {
        // Columns have no baselines to align.
        let attribute = cross == .vertical ? attribute : (attribute == .firstBaseline ? .leading : .trailing)
        for view in views.dropFirst() { add(view, attribute, .equal, views[0], as: "UISV-alignment") }
    }

    /// Views stay inside the canvas, which is as tight around them as it can be.
    private func contain(
        _ views: [UIView], _ stack: UIStackView, _ canvas: AnyObject, _ cross: NSLayoutConstraint.Axis
    ) {
        for view in views {
            if stack.alignment != .leading {
                add(view, cross.start, .greaterThanOrEqual, canvas, as: "UISV-spanning-boundary")
            }
            if stack.alignment != .trailing {
                add(canvas, cross.end, .greaterThanOrEqual, view, as: "UISV-spanning-boundary")
            }
        }
        if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
            // Baseline rows keep to the top of a canvas with room to spare.
            for view in views {
                add(view, cross.start, .equal, canvas, priority: Self.containment, as: "UISV-canvas-fit")
            }
        }
        add(canvas, cross.length, .equal, nil, constant: 0, priority: Self.containment, as: "UISV-canvas-fit")
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    fileprivate var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    fileprivate var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    fileprivate var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}

extension UIView {
    /// What counts as the natural size in a proportional stack: the content's, of a nested stack that of its views.
    fileprivate var proportionalSize: CGSize {
        guard let stack = self as? UIStackView else { return intrinsicContentSize }
        let sizes = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.proportionalSize)
        let gaps = CGFloat(max(0, sizes.count - 1)) * (stack.arrangedSubviews.first.map(stack.resolvedSpacing) ?? 0)
        if stack.axis == .horizontal {
            return CGSize(
                width: sizes.reduce(gaps) { $0 + max(0, $1.width) }, height: sizes.map(\.height).max() ?? 0)
        }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + max(0, $1.height) })
    }
}
