// SPDX-License-Identifier: MIT

extension UISplitViewController {
    // MARK: Controllers

    var shownControllers: [UIViewController] {
        if collapsed == true { return compactController.map { [$0] } ?? [] }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0].map(wrapped) }
    }

    /// Columns show their controllers in navigation controllers of their own; classic ones as they are.
    private func wrapped(_ controller: UIViewController) -> UIViewController {
        guard style != .unspecified, !(controller is UINavigationController) else { return controller }
        return controller.navigationController ?? UINavigationController(rootViewController: controller)
    }

    func setControllers(_ controllers: [UIViewController]) {
        let columns: [Column] =
            controllers.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        if collapsed == true, controllers.count == 1, let primary = controllers.first {
            return replace(.primary, by: primary)
        }
        for (index, column) in columns.enumerated() {
            replace(column, by: controllers.indices.contains(index) ? controllers[index] : nil)
        }
    }

    func setColumn(_ column: Column, _ controller: UIViewController?) { replace(column, by: controller) }

    private func replace(_ column: Column, by controller: UIViewController?) {
        let old = columns[column]
        guard old !== controller else { return }
        if let old { remove(old.navigationController?.parent === self ? old.navigationController ?? old : old) }
        columns[column] = controller
        guard isViewLoaded else { return }
        if collapsed == true, column == .secondary, let controller {
            putOnPrimary(wrapped(controller))
        } else {
            attachColumns()
        }
        view.setNeedsLayout()
    }

    private func remove(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.beginLeavingParent()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// What shows in compact width.
    private var compactController: UIViewController? {
        (columns[.compact] ?? columns[.primary] ?? columns[.secondary]).map(wrapped)
    }

    // MARK: Collapsing

    /// Collapses or expands as the width asks.
    func arrange() {
        let wants = traitCollection.horizontalSizeClass == .compact
        guard collapsed != wants else { return }
        let isFirst = collapsed == nil
        collapsed = wants
        if wants { collapse() } else if !isFirst { expand() }
        attachColumns()
        // What details replace is another controller from now on.
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        guard let delegate else { return }
        if wants {
            _ = optionalCall { delegate.splitViewControllerDidCollapse(self) }
        } else if !isFirst {
            _ = optionalCall { delegate.splitViewControllerDidExpand(self) }
        }
    }

    private func collapse() {
        guard columns[.compact] == nil, let secondary = columns[.secondary].map(wrapped) else { return }
        if let delegate, let primary = optionalCall({ delegate.primaryViewController(forCollapsing: self) }) ?? nil {
            columns[.primary] = primary
        }
        guard let primary = columns[.primary].map(wrapped) else { return }
        // Classic ones have shown both when they collapse: delegates look at the detail's outlets.
        if style == .unspecified {
            ((secondary as? UINavigationController)?.topViewController ?? secondary).loadViewIfNeeded()
        }
        if style != .unspecified {
            let top =
                delegate.flatMap { delegate in
                    optionalCall {
                        delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
                    }
                } ?? .secondary
            if top != .secondary { return remove(secondary) }
        } else if let delegate,
            optionalCall({ delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) }) == true
        {
            return remove(secondary)
        }
        remove(secondary)
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    /// Lays a controller, or a navigation controller's stack, on the primary's stack.
    func putOnPrimary(_ controller: UIViewController, animated: Bool = false) {
        guard let navigation = compactController as? UINavigationController else {
            if isViewLoaded { present(controller, animated: animated) }
            return
        }
        var stack = [controller]
        if let holder = controller as? UINavigationController {
            stack = holder.viewControllers
            holder.setViewControllers([], animated: false)
        }
        onPrimary = (controller, stack)
        for (index, item) in stack.enumerated() {
            navigation.pushViewController(item, animated: animated && index == stack.count - 1)
        }
    }

    private func expand() {
        if let delegate, let primary = optionalCall({ delegate.primaryViewController(forExpanding: self) }) ?? nil {
            columns[.primary] = primary
        }
        if let delegate, let primary = columns[.primary].map(wrapped),
            let secondary = optionalCall({ delegate.splitViewController(self, separateSecondaryFrom: primary) }) ?? nil
        {
            columns[.secondary] = secondary
            onPrimary = nil
            return
        }
        guard onPrimary != nil, let primary = columns[.primary].map(wrapped) else { return }
        if let secondary = primary.separateSecondaryViewController(for: self) { columns[.secondary] = secondary }
        onPrimary = nil
    }

    /// Takes back what `putOnPrimary` laid on the primary's stack, with what was pushed above; nil when there is nothing.
    func takeFromPrimary() -> UIViewController? {
        guard let (holder, controllers) = onPrimary, let navigation = compactController as? UINavigationController
        else {
            return nil
        }
        onPrimary = nil
        let taken = navigation.viewControllers.drop { item in !controllers.contains { $0 === item } }
        navigation.setViewControllers(Array(navigation.viewControllers.dropLast(taken.count)), animated: false)
        if let holder = holder as? UINavigationController {
            holder.setViewControllers(taken.isEmpty ? controllers : Array(taken), animated: false)
        }
        return holder
    }

    private func attachColumns() {
        let wanted = shownControllers
        for child in children where !wanted.contains(where: { $0 === child }) { remove(child) }
        for controller in wanted where controller.parent !== self {
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
        view.addSubview(divider)
        view.setNeedsLayout()
    }

    // MARK: Showing

    func showPrimary(_ controller: UIViewController) {
        guard let navigation = columns[.primary].map(wrapped) as? UINavigationController else {
            return replace(.primary, by: controller)
        }
        navigation.pushViewController(controller, animated: true)
    }

    func showDetail(_ controller: UIViewController) {
        if isCollapsed, isViewLoaded {
            columns[.secondary] = controller
            return putOnPrimary(controller, animated: true)
        }
        replace(.secondary, by: controller)
        if displayMode == .oneOverSecondary || displayMode == .twoOverSecondary { change(to: .secondaryOnly) }
    }

    func showColumn(_ column: Column) {
        if collapsed == true {
            guard let navigation = compactController as? UINavigationController else { return }
            if column == .primary {
                navigation.popToRootViewController(animated: true)
            } else if let controller = columns[column],
                onPrimary == nil || !navigation.viewControllers.contains(where: { $0 === controller })
            {
                putOnPrimary(wrapped(controller), animated: true)
            }
            return
        }
        showSide(column)
    }

    func hideColumn(_ column: Column) {
        if collapsed != true { hideSide(column) }
    }

    // MARK: Layout

    var primaryWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    var supplementaryWidth: CGFloat {
        guard columns[.supplementary] != nil else { return 0 }
        return width(
            preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    private func width(_ column: Column) -> CGFloat { column == .primary ? primaryWidth : supplementaryWidth }

    /// Two fifths of the width, 320 at most, where the app sets nothing else.
    private func width(_ preferred: CGFloat, fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        guard isViewLoaded, !isCollapsed else { return viewIfLoaded?.bounds.width ?? 0 }
        let automatic = UISplitViewController.automaticDimension
        let total = view.bounds.width
        var width = min(320, total * 0.4)
        if preferred != automatic { width = preferred } else if fraction != automatic { width = total * fraction }
        if maximum != automatic {
            width = min(width, maximum)
        } else if preferred == automatic {
            width = min(width, 320)
        }
        if minimum != automatic { width = max(width, minimum) }
        return min(max(0, width.rounded()), total)
    }

    /// Of all columns beside or over the secondary one.
    func sideWidth(in mode: DisplayMode) -> CGFloat { sideColumns(in: mode).reduce(0) { $0 + width($1) } }

    var sideColumnsAreLeft: Bool {
        (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    func placeColumns() {
        // A screen that turned has the mode that suits it, whatever the user chose before.
        if isWide != wasWide {
            if wasWide != nil { chosenMode = nil }
            wasWide = isWide
        }
        placeModeButton()
        divider.isHidden = true
        guard collapsed != true else {
            shade.removeFromSuperview()
            for controller in shownControllers {
                controller.view.isHidden = false
                controller.view.frame = view.bounds
            }
            return
        }
        let isSwiped = swipeShare != nil
        let mode = isSwiped && currentMode == .secondaryOnly ? .oneOverSecondary : currentMode
        let taken = placeSideColumns(mode)
        guard let secondary = columns[.secondary].map(wrapped) else { return }
        secondary.view.frame = secondaryFrame(mode, beside: taken)
        let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        isOver ? raiseSideColumns(mode, over: secondary) : shade.removeFromSuperview()
    }

    /// - Returns: the points they and their edge take from the secondary column's place.
    private func placeSideColumns(_ mode: DisplayMode) -> CGFloat {
        let bounds = view.bounds
        let shown = sideColumns(in: mode)
        let hiddenBy = (1 - (swipeShare ?? 1)) * sideWidth(in: mode)
        var edge = -hiddenBy
        for column in [Column.primary, .supplementary] {
            guard let controller = columns[column].map(wrapped) else { continue }
            let width = width(column)
            let start = shown.contains(column) ? edge : -width
            let x = sideColumnsAreLeft ? start : bounds.width - start - width
            controller.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if let color = sidebarColor(column) { controller.view.backgroundColor = color }
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
            if shown.contains(column) { edge += width }
        }
        guard !shown.isEmpty else { return 0 }
        let line = 1 / max(1, traitCollection.displayScale)
        divider.isHidden = false
        let x = sideColumnsAreLeft ? edge : bounds.width - edge - line
        divider.frame = CGRect(x: x, y: 0, width: line, height: bounds.height)
        return edge + line
    }

    /// What lies behind a primary column in the style of a sidebar.
    private func sidebarColor(_ column: Column) -> UIColor? {
        column == .primary && primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : nil
    }

    private func secondaryFrame(_ mode: DisplayMode, beside taken: CGFloat) -> CGRect {
        let bounds = view.bounds
        switch mode {
        case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return bounds
        case .twoDisplaceSecondary:
            // As wide as beside one column: the other one pushes it aside.
            let width = max(0, bounds.width - sideWidth(in: .oneBesideSecondary))
            return CGRect(
                x: sideColumnsAreLeft ? taken : bounds.width - taken - width, y: 0, width: width, height: bounds.height)
        case .automatic, .oneBesideSecondary, .twoBesideSecondary:
            return CGRect(
                x: sideColumnsAreLeft ? taken : 0, y: 0, width: max(0, bounds.width - taken), height: bounds.height)
        }
    }

    private func raiseSideColumns(_ mode: DisplayMode, over secondary: UIViewController) {
        shade.frame = view.bounds
        shade.alpha = swipeShare ?? 1
        let sides = sideColumns(in: mode).compactMap { columns[$0].map(wrapped)?.view }
        let wanted: [UIView] = [secondary.view, shade] + sides + [divider]
        // Another order asks for another layout; the same one must not.
        let present = view.subviews.filter { part in wanted.contains { $0 === part } }
        guard !present.elementsEqual(wanted, by: ===) else { return }
        for part in wanted { view.addSubview(part) }
    }
}
