// SPDX-License-Identifier: MIT

/// Scrolls between a page and its neighbours, which are asked for when a finger moves towards them.
final class PageScrollView: UIScrollView {
    private weak var controller: UIPageViewController?
    /// Which pages there are: left or above, the one that shows, right or below.
    private var before: UIViewController?
    private var middle: UIViewController?
    private var after: UIViewController?
    private var isPlacing = false

    func prepare(_ controller: UIPageViewController) {
        self.controller = controller
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        alwaysBounceHorizontal = controller.isHorizontal
        alwaysBounceVertical = !controller.isHorizontal
    }

    private var isHorizontal: Bool { controller?.isHorizontal ?? true }
    private var page: CGFloat { isHorizontal ? bounds.width : bounds.height }

    private func origin(_ index: Int) -> CGPoint {
        isHorizontal ? CGPoint(x: CGFloat(index) * page, y: 0) : CGPoint(x: 0, y: CGFloat(index) * page)
    }

    private func frame(_ index: Int) -> CGRect {
        let spacing = controller?.spacing ?? 0
        let whole = CGRect(origin: origin(index), size: bounds.size)
        return isHorizontal ? whole.insetBy(dx: spacing / 2, dy: 0) : whole.insetBy(dx: 0, dy: spacing / 2)
    }

    /// One page in the middle of three places, the outer ones there only when the data source may fill them.
    func center(on page: UIViewController?) {
        isPlacing = true
        defer { isPlacing = false }
        (before, after) = (nil, nil)
        middle = page
        contentSize =
            isHorizontal
            ? CGSize(width: bounds.width * 3, height: bounds.height)
            : CGSize(width: bounds.width, height: bounds.height * 3)
        contentOffset = origin(1)
        if let page { controller?.place(page, frame(1)) }
        isScrollEnabled = controller?.dataSource != nil
    }

    /// Puts a page beside the one that shows.
    func show(_ page: UIViewController, forward: Bool) {
        if forward { after = page } else { before = page }
        if page.view.superview !== self { addSubview(page.view) }
        controller?.place(page, frame(forward ? 2 : 0))
    }

    func slide(forward: Bool) { setContentOffset(origin(forward ? 2 : 0), animated: true) }

    /// The app's own offset stands, where a finger's would be held back at the last page.
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let wasPlacing = isPlacing
        isPlacing = true
        super.setContentOffset(contentOffset, animated: animated)
        isPlacing = wasPlacing
    }

    func stop() { stopRun(finished: false) }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if !isPlacing, old != newValue.origin { moved() }
        }
    }

    /// Asks for the neighbour that begins to show; where there is none the content does not go.
    private func moved() {
        guard let controller, page > 0 else { return }
        let shift = (isHorizontal ? contentOffset.x : contentOffset.y) - page
        if controller.turning == nil, isTracking, abs(shift) > 0.5 {
            let goesOn = shift > 0
            let isReversed = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
            if let next = controller.neighbour(forward: goesOn != isReversed) {
                controller.begin(
                    PageTurn(
                        from: controller.shown, to: next, isForward: goesOn != isReversed, isInteractive: true))
            }
        }
        if (shift > 0 && after == nil) || (shift < 0 && before == nil) { resist(shift) }
    }

    /// Beyond the last page the content follows like a rubber band.
    private func resist(_ shift: CGFloat) {
        isPlacing = true
        let seen = CGFloat(ScrollPhysics.rubberBanded(Double(shift), dimension: Double(page)))
        // With a page on the other side on its way the edge is where the first page lies.
        let place = page + (controller?.turning == nil ? seen : 0)
        contentOffset = isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
        isPlacing = false
    }

    override func dragTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let place = isHorizontal ? offset.x : offset.y
        let low: CGFloat = before == nil ? page : 0
        let high: CGFloat = after == nil ? page : page * 2
        let target = min(max(place, low), high)
        return isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target)
    }

    override func runDidEnd() {
        super.runDidEnd()
        guard let controller, controller.turning != nil, page > 0, !isTracking else { return }
        let shift = (isHorizontal ? contentOffset.x : contentOffset.y) - page
        guard abs(shift) < 0.5 || abs(abs(shift) - page) < 0.5 else { return }
        controller.finish(completed: abs(shift) > page / 2)
    }
}
