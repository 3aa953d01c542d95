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
        controller.willMove(toParent: nil)
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
        if displayMode == .oneOverSecondary { toggleMode() }
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
        if column == .primary, displayMode == .secondaryOnly { toggleMode() }
    }

    func hideColumn(_ column: Column) {
        if column == .primary, collapsed != true, displayMode != .secondaryOnly { change(to: .secondaryOnly) }
    }

    // MARK: Modes

    var isWide: Bool { viewIfLoaded.map { $0.bounds.width > $0.bounds.height } ?? false }

    var currentMode: DisplayMode {
        if isCollapsed { return style == .unspecified ? .oneBesideSecondary : .secondaryOnly }
        if let chosenMode { return chosenMode }
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }

    func modeChanged() {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
    }

    private func change(to mode: DisplayMode) {
        if let delegate { _ = optionalCall { delegate.splitViewController(self, willChangeTo: mode) } }
        chosenMode = mode
        view.setNeedsLayout()
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    func toggleMode() {
        let asked = delegate.flatMap { delegate in optionalCall { delegate.targetDisplayModeForAction(in: self) } }
        if let asked, asked != .automatic { return change(to: asked) }
        switch currentMode {
        case .secondaryOnly: change(to: isWide && splitBehavior != .overlay ? .oneBesideSecondary : .oneOverSecondary)
        default: change(to: .secondaryOnly)
        }
    }

    func makeModeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            title: nil, image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleMode() },
            menu: nil)
    }

    // MARK: Layout

    /// Two fifths of the width, 320 at most, where the app sets nothing else.
    var primaryWidth: CGFloat {
        guard isViewLoaded, !isCollapsed else { return viewIfLoaded?.bounds.width ?? 0 }
        let automatic = UISplitViewController.automaticDimension
        let total = view.bounds.width
        var width = min(320, total * 0.4)
        if preferredPrimaryColumnWidth != automatic {
            width = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction != automatic {
            width = total * preferredPrimaryColumnWidthFraction
        }
        if maximumPrimaryColumnWidth != automatic {
            width = min(width, maximumPrimaryColumnWidth)
        } else if preferredPrimaryColumnWidth == automatic {
            width = min(width, 320)
        }
        if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
        return min(max(0, width.rounded()), total)
    }

    func placeColumns() {
        let bounds = view.bounds
        divider.isHidden = true
        guard collapsed != true else {
            shade.removeFromSuperview()
            for controller in shownControllers {
                controller.view.isHidden = false
                controller.view.frame = bounds
            }
            return
        }
        let mode = currentMode
        let width = primaryWidth
        let isLeading = (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let over = mode == .oneOverSecondary || mode == .twoOverSecondary
        let shows = mode != .secondaryOnly
        var left: CGFloat = 0
        var right = bounds.width
        for column in [Column.primary, .supplementary] {
            guard let controller = columns[column].map(wrapped) else { continue }
            let isShown =
                shows && (column == .primary || mode != .oneBesideSecondary || columns[.primary] == nil)
                || (column == .supplementary && mode == .oneBesideSecondary)
            let x = isLeading ? (isShown ? left : -width) : (isShown ? right - width : bounds.width)
            controller.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
            guard isShown else { continue }
            if isLeading { left += width } else { right -= width }
            let line = 1 / max(1, traitCollection.displayScale)
            divider.isHidden = false
            divider.frame = CGRect(x: isLeading ? left : right - line, y: 0, width: line, height: bounds.height)
            if !over { if isLeading { left += line } else { right -= line } }
        }
        guard let secondary = columns[.secondary].map(wrapped) else { return }
        secondary.view.frame =
            over || !shows ? bounds : CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
        if over, let primary = columns[.primary].map(wrapped) {
            shade.frame = bounds
            view.insertSubview(shade, aboveSubview: secondary.view)
            view.bringSubviewToFront(primary.view)
            view.bringSubviewToFront(divider)
        } else {
            shade.removeFromSuperview()
        }
    }
}
