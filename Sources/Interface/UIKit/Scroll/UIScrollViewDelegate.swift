// SPDX-License-Identifier: MIT

/// Follows and directs scrolling and zooming. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    ///   - velocity: of the finger, points a millisecond.
    ///   - targetContentOffset: where the scroll will end; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { byName(self, "scrollViewDidScroll:", [scrollView]) }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { byName(self, "scrollViewDidZoom:", [scrollView]) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        byName(self, "scrollViewWillBeginDragging:", [scrollView])
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        byName(
            self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            [scrollView, velocity, targetContentOffset])
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        byName(self, "scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        byName(self, "scrollViewWillBeginDecelerating:", [scrollView])
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidEndDecelerating:", [scrollView])
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidEndScrollingAnimation:", [scrollView])
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        byName(self, "viewForZoomingInScrollView:", [scrollView], or: nil)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        byName(self, "scrollViewWillBeginZooming:withView:", [scrollView, view])
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        byName(self, "scrollViewDidEndZooming:withView:atScale:", [scrollView, view, scale])
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        byName(self, "scrollViewShouldScrollToTop:", [scrollView], or: true)
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidScrollToTop:", [scrollView])
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        byName(self, "scrollViewDidChangeAdjustedContentInset:", [scrollView])
    }
}
