// SPDX-License-Identifier: MIT

extension UINavigationController {
    /// Sheets leave a little room above and below the bar, because no status bar is there.
    private var sheetPadding: CGFloat {
        guard let sheet = root.session?.controller as? UISheetPresentationController, sheet.layout != .covering else {
            return 0
        }
        return view.safeAreaInsets.top == 0 ? 6 : 0
    }

    /// Points by which the bar reaches up into the safe area of a screen with an island.
    private var islandOverlap: CGFloat {
        guard let screen = view.window?.screen.screenDescription, screen.barOverlap > 0,
            view.safeAreaInsets.top >= screen.safeAreaTop
        else { return 0 }
        return screen.barOverlap
    }

    /// Places bars and the top controller's view.
    func layOutChildren() {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let barTop = safe.top + sheetPadding - islandOverlap
        let height = currentBarHeight
        bar.topExtension = barTop
        bar.bottomExtension = sheetPadding
        bar.frame = CGRect(
            x: 0, y: barHidden ? -height : barTop, width: bounds.width, height: height)
        bar.isHidden = barHidden && running == nil && !isChangingBars
        let toolsHeight: CGFloat = 49
        tools.bottomExtension = safe.bottom
        tools.frame = CGRect(
            x: 0, y: toolsHidden ? bounds.height : bounds.height - safe.bottom - toolsHeight, width: bounds.width,
            height: toolsHeight)
        tools.isHidden = toolsHidden && !isChangingBars
        if let top = stack.last, running == nil, top.viewIfLoaded?.superview === stage {
            place(top)
            watchContent(of: top)
        }
        for controller in [running?.old, running?.new].compactMap({ $0 }) { setInsets(of: controller) }
    }

    private var isChangingBars: Bool { bar.layer.animation(forKey: "position") != nil }

    var currentBarHeight: CGFloat {
        let title = bar.showsLargeTitle ? UINavigationBar.largeTitleHeight * bar.largeTitleFraction + bar.stretch : 0
        return bar.rowHeight + title + bar.searchHeight * bar.searchFraction
    }

    /// The frame a controller's view has, by the edges it extends under.
    func frame(for controller: UIViewController) -> CGRect {
        var frame = stage.bounds
        let top = view.safeAreaInsets.top + barInset
        if !barHidden, !extends(controller, .top, isTranslucent: bar.isTranslucent) {
            frame.origin.y += top
            frame.size.height -= top
        }
        if !toolsHidden, !extends(controller, .bottom, isTranslucent: tools.isTranslucent) {
            frame.size.height -= view.safeAreaInsets.bottom + 49
        }
        return frame
    }

    private func extends(_ controller: UIViewController, _ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        controller.edgesForExtendedLayout.contains(edge)
            && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    private var barInset: CGFloat { barHidden ? 0 : bar.barHeight + 2 * sheetPadding - islandOverlap }

    func place(_ controller: UIViewController) {
        setInsets(of: controller)
        let frame = frame(for: controller)
        if controller.view.frame != frame { controller.view.frame = frame }
    }

    /// What the bars cover becomes safe area of the child, on top of what it inherits.
    func setInsets(of controller: UIViewController) {
        let coversTop = extends(controller, .top, isTranslucent: bar.isTranslucent)
        let coversBottom = extends(controller, .bottom, isTranslucent: tools.isTranslucent)
        controller.containerInsets = UIEdgeInsets(
            top: coversTop ? barInset : 0, left: 0, bottom: !toolsHidden && coversBottom ? 49 : 0, right: 0)
    }

    func changeBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barHidden else { return }
        barHidden = hidden
        guard isViewLoaded else { return }
        bar.isHidden = false
        let changes = {
            self.layOutChildren()
            self.bar.isHidden = false
            self.stack.last?.viewIfLoaded?.layoutIfNeeded()
        }
        let end = { (_: Bool) in self.bar.isHidden = self.barHidden }
        guard animated, view.window != nil else {
            changes()
            return end(true)
        }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: changes, completion: end)
    }

    func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolsHidden else { return }
        toolsHidden = hidden
        guard isViewLoaded else { return }
        tools.isHidden = false
        let changes = {
            self.layOutChildren()
            self.tools.isHidden = false
        }
        let end = { (_: Bool) in self.tools.isHidden = self.toolsHidden }
        guard animated, view.window != nil else {
            changes()
            return end(true)
        }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: changes, completion: end)
    }
}
