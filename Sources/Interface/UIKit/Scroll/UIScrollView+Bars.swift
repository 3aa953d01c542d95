// SPDX-License-Identifier: MIT

/// A container whose bars look different when content lies under them.
@MainActor
protocol ScrollEdgeObserving: UIViewController {
    /// The content scroll view of `child` moved or changed its size.
    func contentDidScroll(_ scrollView: UIScrollView, of child: UIViewController)
}

extension UIScrollView {
    /// How far the content is scrolled down from its top edge; negative beyond it.
    var distanceFromTop: CGFloat { contentOffset.y + currentInset.top }

    /// How far the content goes on below the bottom bars; at most 0 at the end of the content.
    var distanceFromBottom: CGFloat { contentSize.height + currentInset.bottom - bounds.height - contentOffset.y }

    /// Tells the containers around, innermost first, if this is the scroll view their bars watch.
    func tellBars() {
        guard window != nil, let owner = owningController, owner.parent != nil else { return }
        let watched = owner.contentScrollView(for: .top) === self || owner.contentScrollView(for: .bottom) === self
        guard watched else { return }
        var child = owner
        while let parent = child.parent {
            (parent as? any ScrollEdgeObserving)?.contentDidScroll(self, of: child)
            child = parent
        }
    }
}

extension UIView {
    /// The controller of this view or of the nearest view around it that has one.
    var owningController: UIViewController? {
        var view: UIView? = self
        while let candidate = view {
            if let controller = candidate.viewController { return controller }
            view = candidate.superview
        }
        return nil
    }
}

extension UIViewController {
    /// Names the scroll view that bars at `edge` watch; nil: the one UIKit finds by itself.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for key in Self.scrollViewKeys(edge) { attachments[key] = scrollView.map(WeakScrollView.init) }
        viewIfLoaded?.setNeedsLayout()
        scrollView?.tellBars()
    }

    /// The named one, else the controller's view or the first of its first subviews that scrolls.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        for key in Self.scrollViewKeys(edge) {
            if let named = attachments[key] as? WeakScrollView { return named.scrollView }
        }
        var view = viewIfLoaded
        while let candidate = view {
            if let scrollView = candidate as? UIScrollView { return scrollView }
            view = candidate.subviews.first
        }
        return nil
    }

    private static func scrollViewKeys(_ edge: NSDirectionalRectEdge) -> [String] {
        let edges: [(NSDirectionalRectEdge, String)] = [
            (.top, "top"), (.bottom, "bottom"), (.leading, "leading"), (.trailing, "trailing"),
        ]
        return edges.filter { edge.contains($0.0) }.map { "contentScrollView." + $0.1 }
    }
}

private struct WeakScrollView { weak var scrollView: UIScrollView? }
