// SPDX-License-Identifier: MIT

/// Lists and cells: a cell is measured while it has another height than on the screen.
protocol MeasuredAtOtherHeight: UIView {}

extension UIView {
    /// What a view knows of margins and safe area.
    struct MarginState {
        static let base = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

        /// As set; nil while the defaults hold. Directional ones win over the others until these are set.
        var own: UIEdgeInsets?
        var directional: NSDirectionalEdgeInsets?
        var preservesSuperview = false
        var insetsFromSafeArea = true
        var safeArea = UIEdgeInsets.zero
        /// What `layoutMarginsDidChange` was last told about.
        var reported: UIEdgeInsets?
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Own margins plus the safe area, and per edge at least the superview's margin where that is preserved.
    var effectiveMargins: UIEdgeInsets {
        var margins = baseMargins
        if marginState.preservesSuperview, let parent = superviewStorage {
            let outer = parent.layoutMargins
            let (frame, size) = (self.frame, parent.bounds)
            var preserved = UIEdgeInsets(
                top: outer.top - (frame.minY - size.minY), left: outer.left - (frame.minX - size.minX),
                bottom: outer.bottom - (size.maxY - frame.maxY), right: outer.right - (size.maxX - frame.maxX))
            // Cells are as high at the screen's edge as elsewhere.
            if parent.isOtherwiseHighWhenMeasured { (preserved.top, preserved.bottom) = (0, 0) }
            margins = margins.union(preserved)
        }
        return marginState.insetsFromSafeArea ? margins + safeAreaInsets : margins
    }

    private var isOtherwiseHighWhenMeasured: Bool { self is any MeasuredAtOtherHeight }

    private var baseMargins: UIEdgeInsets {
        var margins =
            marginState.directional.map { UIEdgeInsets($0, rightToLeft: isRightToLeft) } ?? marginState.own
            ?? MarginState.base
        if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = UIEdgeInsets(controller.systemMinimumLayoutMargins, rightToLeft: isRightToLeft)
            if marginState.own == nil, marginState.directional == nil {
                margins = UIEdgeInsets(top: 0, left: minimum.left, bottom: 0, right: minimum.right)
            } else {
                margins.left = max(margins.left, minimum.left)
                margins.right = max(margins.right, minimum.right)
            }
        }
        return margins
    }

    func setMargins(_ margins: UIEdgeInsets) {
        changeMargins {
            $0.own = margins
            $0.directional = nil
        }
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins {
            $0.directional = margins
            $0.own = nil
        }
    }

    func changeMargins(_ change: (inout MarginState) -> Void) {
        change(&marginState)
        marginsMayHaveChanged()
    }

    /// Tells about margins that differ from those last told, here and in views that preserve them.
    func marginsMayHaveChanged() {
        let margins = layoutMargins
        guard margins != marginState.reported else { return }
        marginState.reported = margins
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        layoutGuidesMayHaveMoved()
        setNeedsLayout()
        for view in subviewList where view.marginState.preservesSuperview { view.marginsMayHaveChanged() }
    }

    // MARK: Safe area

    /// Recomputes the safe area from the superview's and this view's place in it; descends only where it changed.
    func updateSafeArea() {
        var insets = safeAreaFromSuperview
        if let viewController {
            insets = insets + viewController.additionalSafeAreaInsets + viewController.containerInsets
        }
        guard insets != marginState.safeArea else { return }
        marginState.safeArea = insets
        for view in subviewList { view.updateSafeArea() }
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        marginsMayHaveChanged()
        layoutGuidesMayHaveMoved()
        setNeedsLayout()
    }

    /// Per edge what of the superview's inset reaches into this view, clamped to that inset; a view wholly inside
    /// an unsafe band has the full inset (measured, facts/measured-laws.md 3.1).
    private var safeAreaFromSuperview: UIEdgeInsets {
        guard let parent = superviewStorage else { return baseSafeArea }
        let outer = parent.safeAreaInsets
        guard outer != .zero else { return .zero }
        let (frame, space) = (self.frame, parent.bounds)
        // A place that is no number reaches nowhere; insets that are none would never equal themselves.
        func clamped(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            value.isNaN ? 0 : min(max(value, 0), max(limit, 0))
        }
        return UIEdgeInsets(
            top: clamped(outer.top - (frame.minY - space.minY), outer.top),
            left: clamped(outer.left - (frame.minX - space.minX), outer.left),
            bottom: clamped(frame.maxY - (space.maxY - outer.bottom), outer.bottom),
            right: clamped(frame.maxX - (space.maxX - outer.right), outer.right))
    }

    /// A window has the screen's; a view without superview none.
    private var baseSafeArea: UIEdgeInsets { (self as? UIWindow)?.screenSafeArea ?? .zero }

    /// Position or size changed: the safe area may reach in differently, for the subviews too when it did not
    /// change here but the size did.
    func geometryDidChange() {
        let outer = superviewStorage?.marginState.safeArea ?? (self is UIWindow ? baseSafeArea : .zero)
        guard outer != .zero || marginState.safeArea != .zero || marginState.preservesSuperview else { return }
        updateSafeArea()
        if marginState.safeArea != .zero { for view in subviewList { view.updateSafeArea() } }
        marginsMayHaveChanged()
    }
}
