// SPDX-License-Identifier: MIT

/// A change of pages under way.
struct PageTurn {
    let from: [UIViewController]
    let to: UIViewController
    let isForward: Bool
    /// By the data source and a finger, not by the app.
    let isInteractive: Bool
    var completion: ((Bool) -> Void)?
}

extension UIPageViewController {
    var isHorizontal: Bool { navigationOrientation == .horizontal }
    private var isReversed: Bool {
        isHorizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Where the pages are: above the page control when that is shown.
    var pageArea: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        guard pageControl != nil else { return view.bounds }
        let height = Self.controlHeight + view.safeAreaInsets.bottom
        return CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - height))
    }
    static let controlHeight: CGFloat = 37

    // MARK: Showing

    func dataSourceDidChange() {
        guard isViewLoaded else { return }
        updatePageControl()
        placePages()
    }

    func change(
        to pages: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        endTurnAtOnce()
        let old = shown
        guard isViewLoaded else {
            shown = pages
            completion?(true)
            return
        }
        let isForward = direction == .forward
        let moves = animated && view.window != nil && UIView.areAnimationsEnabled && !old.isEmpty && pages != old
        guard moves, let page = pages.first else {
            replace(old, by: pages)
            updatePageControl()
            // At once, as public suites have it of iOS: containers keep the page's number in it.
            completion?(true)
            return
        }
        var turn = PageTurn(from: old, to: page, isForward: isForward, isInteractive: false)
        turn.completion = completion
        if transitionStyle == .scroll {
            begin(turn)
            scroller.slide(forward: isForward != isReversed)
        } else {
            curlPages(turn, to: pages)
        }
    }

    private func replace(_ old: [UIViewController], by pages: [UIViewController]) {
        shown = pages
        for page in old where !pages.contains(where: { $0 === page }) { dismissPage(page) }
        showPages()
    }

    /// Puts what is shown into the view.
    func showPages() {
        for page in shown where page.parent !== self {
            addChild(page)
            pageHolder.addSubview(page.view)
            page.didMove(toParent: self)
        }
        placePages()
    }

    var pageHolder: UIView { transitionStyle == .scroll ? scroller : view }

    func dismissPage(_ page: UIViewController) {
        page.beginLeavingParent()
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    func placePages() {
        guard isViewLoaded, turning == nil else { return }
        let area = pageArea
        if transitionStyle == .scroll {
            scroller.frame =
                isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
            scroller.center(on: shown.first)
        } else {
            let width = shown.count == 2 ? area.width / 2 : area.width
            for (index, page) in shown.enumerated() where curl == nil {
                place(
                    page, CGRect(x: CGFloat(index) * width, y: area.minY, width: width, height: area.height))
            }
        }
        guard let pageControl else { return }
        let height = Self.controlHeight
        pageControl.frame = CGRect(x: 0, y: area.maxY, width: view.bounds.width, height: height)
    }

    func place(_ page: UIViewController, _ frame: CGRect) {
        guard let view = page.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Neighbours

    func neighbour(forward: Bool) -> UIViewController? {
        guard let dataSource, let page = forward ? shown.last : shown.first else { return nil }
        return forward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
    }

    // MARK: Turning

    /// The page comes in beside the one that shows.
    func begin(_ turn: PageTurn) {
        turning = turn
        let page = turn.to
        if page.parent !== self { addChild(page) }
        turn.from.first?.beginAppearanceTransition(false, animated: true)
        page.beginAppearanceTransition(true, animated: true)
        scroller.show(page, forward: turn.isForward != isReversed)
        if turn.isInteractive, let delegate {
            _ = optionalCall { delegate.pageViewController(self, willTransitionTo: [page]) }
        }
    }

    /// The turn is over; `completed`: the new page shows.
    func finish(completed: Bool) {
        guard let turn = turning else { return }
        turning = nil
        let old = turn.from
        if completed {
            shown = [turn.to]
            turn.to.endAppearanceTransition()
            old.first?.endAppearanceTransition()
            turn.to.didMove(toParent: self)
            for page in old where page !== turn.to { dismissPage(page) }
        } else {
            turn.to.beginAppearanceTransition(false, animated: true)
            turn.to.endAppearanceTransition()
            old.first?.beginAppearanceTransition(true, animated: true)
            old.first?.endAppearanceTransition()
            if !old.contains(where: { $0 === turn.to }) { dismissPage(turn.to) }
        }
        placePages()
        if turn.isInteractive {
            tellDelegate(of: old, completed: completed)
            // The data source is asked for the index only after `setViewControllers`.
            if completed { stepPageControl(forward: turn.isForward) }
        } else {
            updatePageControl()
        }
        turn.completion?(completed)
    }

    private func tellDelegate(of previous: [UIViewController], completed: Bool) {
        guard let delegate else { return }
        _ = optionalCall {
            delegate.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
    }

    func endTurnAtOnce() {
        guard turning != nil else { return }
        scroller.stop()
        finish(completed: turning?.isInteractive == false)
    }

    // MARK: Page control

    /// Shown when the data source says how many pages there are. It is asked once there is a page to show, as documented
    /// for `setViewControllers(_:direction:animated:completion:)`.
    func updatePageControl() {
        guard isViewLoaded, transitionStyle == .scroll, isHorizontal, !(viewControllers ?? []).isEmpty, let dataSource,
            let count = optionalCall({ dataSource.presentationCount(for: self) }),
            let index = optionalCall({ dataSource.presentationIndex(for: self) })
        else {
            pageControl?.removeFromSuperview()
            pageControl = nil
            return
        }
        let control = pageControl ?? makePageControl()
        control.numberOfPages = count
        control.currentPage = index
        if pageControl == nil {
            pageControl = control
            view.addSubview(control)
            placePages()
        }
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: Self.controlHeight))
        control.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UIPageControl else { return }
                let index = self.dataSource.flatMap { source in optionalCall { source.presentationIndex(for: self) } }
                let isForward = control.currentPage > (index ?? control.currentPage - 1)
                if let page = self.neighbour(forward: isForward) {
                    self.change(to: [page], isForward ? .forward : .reverse, animated: true, nil)
                }
            }, for: .valueChanged)
        return control
    }

    private func stepPageControl(forward: Bool) {
        guard let pageControl else { return }
        pageControl.currentPage += forward ? 1 : -1
    }
}
