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
        let (start, end) = (stack.axis.start, stack.axis.end)
        add(views[0], start, .equal, canvas, as: "UISV-canvas-connection")
        add(canvas, end, .equal, views[views.count - 1], as: "UISV-canvas-connection")
        let stretches = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (index, view) in views.enumerated().dropLast() {
            let next = views[index + 1]
            let gap = gap(after: index, in: views, stack)
            let isVisible = !view.isHidden && !next.isHidden
            if stack.axis == .vertical, stack.isBaselineRelativeArrangement, isVisible {
                add(
                    next, .firstBaseline, stretches ? .greaterThanOrEqual : .equal, view, .lastBaseline, constant: gap,
                    as: "UISV-spacing")
            } else {
                add(
                    next, start, stretches && (isVisible || gap > 0) ? .greaterThanOrEqual : .equal, view, end,
                    constant: gap, as: "UISV-spacing")
            }
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
        guard let first = views.first else { return }
        let length = stack.axis.length
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { add(view, length, .equal, first, as: "UISV-fill-equally") }
        case .fillProportionally: fillProportionally(views, stack)
        case .equalSpacing: equalise(views, stack, from: stack.axis.end, to: stack.axis.start, .required)
        case .equalCentering:
            equalise(views, stack, from: stack.axis.center, to: stack.axis.center, UILayoutPriority(150))
        }
    }

    /// Lengths in the proportion of the intrinsic ones. Just below required, so that other constraints may win.
    private func fillProportionally(_ views: [UIView], _ stack: UIStackView) {
        let lengths = views.map { view -> CGFloat in
            let size = view.proportionalSize
            return max(1, stack.axis == .horizontal ? size.width : size.height)
        }
        for (index, view) in views.enumerated().dropFirst() {
            add(
                view, stack.axis.length, .equal, views[0], multiplier: lengths[index] / lengths[0],
                priority: UILayoutPriority(999), as: "UISV-fill-proportionally")
        }
    }

    /// Guides between neighbours, all of one length.
    private func equalise(
        _ views: [UIView], _ stack: UIStackView, from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
        _ priority: UILayoutPriority
    ) {
        var firstGuide: UILayoutGuide?
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = makeGuide(stack, "UISV-distributing")
            add(guide, stack.axis.start, .equal, view, from, as: "UISV-distributing-edge")
            add(guide, stack.axis.end, .equal, next, to, as: "UISV-distributing-edge")
            if let firstGuide {
                add(guide, stack.axis.length, .equal, firstGuide, priority: priority, as: "UISV-distributing-equality")
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
        contain(views, stack, canvas, cross)
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
            add(
                view, cross.length, .equal, nil, constant: 0, priority: Self.suppression,
                as: "UISV-ambiguity-suppression")
        }
        if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
            // Baseline rows keep to the top, or to the bottom, of a canvas with room to spare.
            let isFirst = stack.alignment == .firstBaseline
            for view in views {
                add(
                    view, isFirst ? cross.start : cross.end, .equal, canvas, priority: Self.containment,
                    as: "UISV-canvas-fit")
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
