// SPDX-License-Identifier: MIT
import HostKit

extension UIScrollView {
    /// The least offsets: those of the content's start, or of short content that stands elsewhere in the view.
    var offsetLow: CGPoint {
        let inset = currentInset
        let start = CGPoint(x: -inset.left, y: -inset.top)
        let point = contentAlignmentPoint
        guard point != .zero else { return start }
        let free = CGSize(
            width: max(0, bounds.width - inset.left - inset.right - size.width),
            height: max(0, bounds.height - inset.top - inset.bottom - size.height))
        return CGPoint(x: start.x - free.width * point.x, y: start.y - free.height * point.y)
    }

    /// The greatest offsets; never below the least, so that short content rests at its start.
    var offsetHigh: CGPoint {
        let inset = currentInset
        return CGPoint(
            x: max(offsetLow.x, size.width + inset.right - bounds.width),
            y: max(offsetLow.y, size.height + inset.bottom - bounds.height))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let (low, high) = (offsetLow, offsetHigh)
        return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
    }

    var scrollsHorizontally: Bool { size.width + currentInset.left + currentInset.right > bounds.width }
    var scrollsVertically: Bool { size.height + currentInset.top + currentInset.bottom > bounds.height }
    var dragsHorizontally: Bool { scrollsHorizontally || (bounces && alwaysBounceHorizontal) }
    var dragsVertically: Bool { scrollsVertically || (bounces && alwaysBounceVertical) }

    /// To the nearest pixel of the screen.
    func onPixel(_ value: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (value * scale).rounded() / scale
    }

    /// The offset or the size changed.
    func boundsDidChange(from old: CGRect) {
        let new = bounds
        placeCover()
        if old.origin != new.origin {
            refreshControl?.follow()
            delegateStorage?.scrollViewDidScroll(self)
            setNeedsLayout()
            tellBars()
        }
        // A size that is not a number differs from itself: clamping would never end.
        if old.size != new.size, new.size.width.isFinite, new.size.height.isFinite {
            insetMayHaveChanged()
            if run == nil, !drag.isTracking, !old.size.width.isZero || !old.size.height.isZero {
                contentOffset = clamped(contentOffset)
            }
        }
    }

    func changeContentSize(_ new: CGSize) {
        guard size != new else { return }
        __kvoWill("contentSize")
        defer { __kvoDid("contentSize") }
        size = new
        insetMayHaveChanged()
        run?.edgesChanged()
        if run == nil, !drag.isTracking, !zoom.isZooming {
            let inside = clamped(contentOffset)
            let isAligned = contentAlignmentPoint != .zero
            if isAligned || contentOffset.x > inside.x || contentOffset.y > inside.y, size != .zero {
                contentOffset = inside
            }
        }
        setNeedsLayout()
        tellBars()
    }

    /// Moves the offset because content above changed its height: what is seen stays, and a drag or a deceleration under
    /// way goes on from the new place.
    func shiftContent(by distance: CGFloat) {
        drag.start.y += distance
        run?.shift(by: distance)
        contentOffset.y += distance
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = currentInset
        let visible = bounds.inset(by: inset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ min: CGFloat, _ max: CGFloat) -> CGFloat {
            if high - low > max - min || low < min { return low - min }
            return high > max ? high - max : 0
        }
        let target = CGPoint(
            x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
        scroll(to: clamped(target), animated: animated)
    }

    /// Animated: ease in and out within 0.3 s, the delegate following every frame.
    func scroll(to offset: CGPoint, animated: Bool) {
        stopRun(finished: false)
        guard animated, window != nil, offset != contentOffset else {
            contentOffset = offset
            return
        }
        run = ScrollRun(scrollView: self, from: contentOffset, to: offset)
        showIndicators()
    }

    /// Ends what moves the content. A finger that catches it does not make it finish.
    func stopRun(finished: Bool) {
        guard let run else { return }
        self.run = nil
        run.stop()
        hideIndicatorsSoon()
        defer { runDidEnd() }
        if run.isDeceleration {
            delegateStorage?.scrollViewDidEndDecelerating(self)
        } else if finished {
            delegateStorage?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}

extension UIScrollView: PointerScrollable {
    /// A wheel moves at once and stops at the edges.
    func scrollByPointer(_ delta: CGVectorPoints) -> Bool {
        guard isScrollEnabled else { return false }
        let target = CGPoint(
            x: contentOffset.x - (scrollsHorizontally ? delta.dx : 0),
            y: contentOffset.y - (scrollsVertically ? delta.dy : 0))
        let inside = clamped(target)
        guard inside != contentOffset else { return false }
        stopRun(finished: false)
        contentOffset = inside
        showIndicators()
        hideIndicatorsSoon()
        return true
    }
}
