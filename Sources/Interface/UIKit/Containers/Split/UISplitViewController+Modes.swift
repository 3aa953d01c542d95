// SPDX-License-Identifier: MIT

/// Which columns show, and how the user changes that: by a button in the navigation bar and by a swipe from the edge.
extension UISplitViewController {
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

    // MARK: Columns of a mode

    private var hasThreeColumns: Bool { columns[.primary] != nil && columns[.supplementary] != nil }

    /// Those beside or over the secondary one, from the edge inwards. Of three columns the primary one shows last.
    func sideColumns(in mode: DisplayMode) -> [Column] {
        let all = [Column.primary, .supplementary].filter { columns[$0] != nil }
        switch mode {
        case .secondaryOnly: return []
        case .automatic, .oneBesideSecondary, .oneOverSecondary: return hasThreeColumns ? [.supplementary] : all
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return all
        }
    }

    // MARK: Changing

    func change(to mode: DisplayMode) {
        let (old, new) = (sideColumns(in: currentMode), sideColumns(in: mode))
        if let delegate {
            _ = optionalCall { delegate.splitViewController(self, willChangeTo: mode) }
            for column in new where !old.contains(column) {
                _ = optionalCall { delegate.splitViewController(self, willShow: column) }
            }
            for column in old where !new.contains(column) {
                _ = optionalCall { delegate.splitViewController(self, willHide: column) }
            }
        }
        chosenMode = mode
        view.setNeedsLayout()
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    func toggleMode() {
        let asked = delegate.flatMap { delegate in optionalCall { delegate.targetDisplayModeForAction(in: self) } }
        if let asked, asked != .automatic { return change(to: asked) }
        switch currentMode {
        case .secondaryOnly: change(to: oneColumnMode)
        case .oneBesideSecondary, .oneOverSecondary: change(to: hasThreeColumns ? twoColumnsMode : .secondaryOnly)
        case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            change(to: hasThreeColumns ? oneColumnMode : .secondaryOnly)
        }
    }

    private var oneColumnMode: DisplayMode {
        isWide && splitBehavior != .overlay ? .oneBesideSecondary : .oneOverSecondary
    }

    private var twoColumnsMode: DisplayMode {
        switch splitBehavior {
        case .displace: .twoDisplaceSecondary
        case .overlay: .twoOverSecondary
        case .automatic, .tile: isWide ? .twoBesideSecondary : .twoOverSecondary
        }
    }

    func showSide(_ column: Column) {
        guard column == .primary || column == .supplementary else { return }
        guard !sideColumns(in: currentMode).contains(column) else { return }
        change(to: column == .primary && hasThreeColumns ? twoColumnsMode : oneColumnMode)
    }

    func hideSide(_ column: Column) {
        guard sideColumns(in: currentMode).contains(column) else { return }
        change(to: column == .primary && hasThreeColumns ? oneColumnMode : .secondaryOnly)
    }

    // MARK: The button

    func makeModeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            title: nil, image: UIImage(systemName: "sidebar.left"),
            primaryAction: UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggleMode() },
            menu: nil)
    }

    /// Fills the screen with the secondary column and back, where the app wants that button.
    private func makeSecondaryOnlyButton() -> UIBarButtonItem {
        UIBarButtonItem(
            title: nil, image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
            primaryAction: UIAction(image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")) {
                [weak self] _ in
                guard let self else { return }
                self.change(to: self.currentMode == .secondaryOnly ? self.oneColumnMode : .secondaryOnly)
            }, menu: nil)
    }

    /// Split view controllers made of columns put the button where it is at hand: on the outermost column that shows.
    func placeModeButton() {
        let sides = isCollapsed ? [] : sideColumns(in: currentMode)
        let home = style == .unspecified || !showsModeButton || isCollapsed ? nil : rootItem(sides.first ?? .secondary)
        let full =
            home == nil || !showsSecondaryOnlyButton || !hasThreeColumns || sides.isEmpty ? nil : rootItem(.secondary)
        for column in [Column.primary, .supplementary, .secondary] {
            guard let item = rootItem(column) else { continue }
            let wanted = item === home ? displayModeButtonItem : item === full ? secondaryOnlyButton : nil
            if item.splitItem !== wanted { item.splitItem = wanted }
        }
        if secondaryOnlyButton == nil, full != nil {
            secondaryOnlyButton = makeSecondaryOnlyButton()
            full?.splitItem = secondaryOnlyButton
        }
    }

    private var showsModeButton: Bool {
        switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture
        case .always: true
        case .never: false
        }
    }

    private func rootItem(_ column: Column) -> UINavigationItem? {
        let controller = columns[column]
        return ((controller as? UINavigationController)?.viewControllers.first ?? controller)?.navigationItem
    }

    // MARK: The swipe

    func installSwipe() {
        let swipe = SplitSwipeRecognizer(split: self)
        view.addGestureRecognizer(swipe)
    }

    /// Where the side columns stand while a finger moves them: 0 hidden, 1 shown.
    func follow(_ share: CGFloat?) {
        swipeShare = share
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// The finger let go: the columns stay or go.
    func settle(isShown: Bool) {
        swipeShare = nil
        if isShown, currentMode == .secondaryOnly { return change(to: .oneOverSecondary) }
        if !isShown, currentMode != .secondaryOnly { return change(to: .secondaryOnly) }
        view.setNeedsLayout()
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }
}

/// A finger that draws hidden columns over the secondary one from their edge, or pushes them back.
final class SplitSwipeRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    /// Points from the edge where a finger takes hold of a hidden column.
    private static let grip: CGFloat = 20
    private weak var split: UISplitViewController?
    private var target: ActionTarget?

    init(split: UISplitViewController) {
        self.split = split
        super.init(target: nil, action: nil)
        let target = ActionTarget { [weak self] _ in self?.moved() }
        addTarget(target, action: ActionTarget.action)
        self.target = target
        delegate = self
    }

    /// 1 where columns come from the left, -1 from the right.
    private var direction: CGFloat { split?.sideColumnsAreLeft == false ? -1 : 1 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let split, let view, split.presentsWithGesture, !split.isCollapsed else { return false }
        let (move, place) = (translation(in: view), location(in: view))
        guard abs(move.x) > abs(move.y) else { return false }
        let isOpening = move.x * direction > 0
        switch split.currentMode {
        case .secondaryOnly:
            let start = place.x - move.x
            return isOpening && (direction > 0 ? start : view.bounds.width - start) <= Self.grip
        case .oneOverSecondary, .twoOverSecondary: return !isOpening
        case .automatic, .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return false
        }
    }

    private func moved() {
        guard let split, let view else { return }
        let width = max(1, split.sideWidth(in: .oneOverSecondary))
        let start: CGFloat = split.currentMode == .secondaryOnly ? 0 : 1
        let share = min(max(0, start + translation(in: view).x * direction / width), 1)
        switch state {
        case .began, .changed: split.follow(share)
        case .ended:
            let speed = velocity(in: view).x * direction
            split.settle(isShown: abs(speed) > 300 ? speed > 0 : share > 0.5)
        case .cancelled: split.settle(isShown: start == 1)
        case .possible, .failed: break
        }
    }
}
