// SPDX-License-Identifier: MIT

/// The bars follow the content: the background appears when something scrolls under, a large title goes under the bar.
extension UINavigationController: ScrollEdgeObserving {
    func contentDidScroll(_ scrollView: UIScrollView, of child: UIViewController) {
        guard child === stack.last, running == nil, isViewLoaded else { return }
        follow(scrollView)
    }

    /// Takes up the state of the controller on top; without a scroll view the bars are at their edges.
    func watchContent(of top: UIViewController) {
        guard let scrollView = top.contentScrollView(for: .top) else { return showEdges() }
        follow(scrollView)
    }

    private func showEdges() {
        bar.isAtScrollEdge = true
        tools.isAtScrollEdge = true
        bar.searchFraction = 1
        showLargeTitle(fraction: 1, stretch: 0)
    }

    private func follow(_ scrollView: UIScrollView) {
        // A large title stands below the spinner of a refresh control, as if the content were pulled.
        let travel = scrollView.distanceFromTop - (scrollView.refreshControl?.addedInset ?? 0)
        let reachesUnder = reachesUnderBar(scrollView)
        let title = bar.showsLargeTitle && reachesUnder ? UINavigationBar.largeTitleHeight : 0
        // The search bar goes first, then the large title.
        let search = reachesUnder && bar.hidesSearch ? bar.searchHeight : 0
        bar.searchFraction = search > 0 ? min(1, max(0, 1 - travel / search)) : 1
        bar.isAtScrollEdge = !reachesUnder || travel - title - search < 0.5
        tools.isAtScrollEdge = scrollView.distanceFromBottom < 0.5
        let fraction = title > 0 ? min(1, max(0, 1 - (travel - search) / title)) : 1
        showLargeTitle(fraction: fraction, stretch: title > 0 ? max(0, -travel) : 0)
    }

    /// Views that do not reach under the bar have nothing to show there.
    func reachesUnderBar(_ scrollView: UIScrollView) -> Bool {
        scrollView.convert(scrollView.bounds, to: view).minY < bar.frame.maxY - bar.stretch - 0.5
    }

    /// Only the bar's own frame changes: the content below keeps the insets of the whole bar, so that its resting
    /// places are those of a bar with the large title.
    private func showLargeTitle(fraction: CGFloat, stretch: CGFloat) {
        bar.largeTitleFraction = fraction
        bar.stretch = stretch
        let height = currentBarHeight
        guard !barHidden, bar.bounds.height != height else { return }
        bar.frame.size.height = height
        // What the bar holds moves in the animation that moves the content.
        if UIView.inheritedAnimationDuration > 0 { bar.layoutIfNeeded() }
    }

    /// Where content that would rest with half a large title rests instead: with all of it or without.
    func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
        guard stack.last?.contentScrollView(for: .top) === scrollView else { return offset }
        var top = -scrollView.currentInset.top + (scrollView.refreshControl?.addedInset ?? 0)
        // Each part that goes away is there or not, the search bar first.
        for height in [
            bar.hidesSearch ? bar.searchHeight : 0, bar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0,
        ] where height > 0 {
            if offset > top, offset < top + height, scrollView.offsetHigh.y >= top + height {
                return offset < top + height / 2 ? top : top + height
            }
            top += height
        }
        return offset
    }
}

extension UITabBarController: ScrollEdgeObserving {
    func contentDidScroll(_ scrollView: UIScrollView, of child: UIViewController) {
        guard child === selected else { return }
        bar.isAtScrollEdge = scrollView.distanceFromBottom < 0.5
    }
}

extension UIScrollView {
    /// Points of the navigation bar above that move along with the content, the large title and what is below it.
    var hangingBarHeight: CGFloat {
        guard let owner = owningController, let navigation = owner.parent as? UINavigationController,
            navigation.navigationBar.showsLargeTitle, owner.contentScrollView(for: .top) === self,
            navigation.isViewLoaded, navigation.reachesUnderBar(self)
        else { return 0 }
        return UINavigationBar.largeTitleHeight + navigation.navigationBar.searchHeight
    }

    /// The place the containers would have the content rest at.
    func adjustedByBars(_ target: CGPoint) -> CGPoint {
        guard let navigation = owningController?.parent as? UINavigationController else { return target }
        return CGPoint(x: target.x, y: navigation.restingOffset(for: target.y, of: self))
    }
}
