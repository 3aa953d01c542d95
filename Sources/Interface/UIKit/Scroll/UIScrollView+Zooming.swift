// SPDX-License-Identifier: MIT

struct ScrollZoom {
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    var startScale: CGFloat = 1
    /// The point of the zoomed view, in its own coordinates, that stays under the fingers.
    var anchor = CGPoint.zero
}

/// What has a scroll view zoom its own content, whoever the delegate is.
@MainActor
package protocol ScrollZoomOwner: AnyObject {
    /// What is scaled.
    var zoomedContent: UIView { get }
    /// At each step of a zoom, before the delegate.
    func zoomDidChange()
    /// When fingers have left and the zoom is inside its limits, before the delegate.
    func zoomDidEnd()
}

extension UIScrollView {
    /// What zooming scales: the delegate's view, or the owner's. A delegate that names no view forbids zooming to both.
    var zoomedView: UIView? {
        let answer = delegateStorage.flatMap { delegate in optionalCall { delegate.viewForZooming(in: self) } }
        guard let zoomOwner else { return answer ?? nil }
        if let answer, answer == nil { return nil }
        return zoomOwner.zoomedContent
    }

    /// Whether fingers can zoom.
    package var mayZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

    func pinchChanged(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            zoom.isZooming = true
            zoom.startScale = zoom.scale
            zoom.anchor = pinch.location(in: view)
            delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            apply(scale: banded(zoom.startScale * pinch.scale), keeping: zoom.anchor, under: pinch.location(in: nil))
        case .ended, .cancelled:
            zoom.isZooming = false
            finishZoom(view)
        case .possible, .failed: break
        }
    }

    /// Beyond the limits a pinch has less and less effect.
    private func banded(_ wanted: CGFloat) -> CGFloat {
        let inside = min(max(wanted, minimumZoomScale), maximumZoomScale)
        guard wanted != inside, bouncesZoom, wanted > 0 else { return inside }
        return inside * pow(wanted / inside, 0.4)
    }

    private func finishZoom(_ view: UIView) {
        let inside = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
        guard inside != zoom.scale else {
            zoomEnded(view)
            settleAfterZoom()
            return
        }
        zoom.isBouncing = true
        UIView.animate(withDuration: 0.25) { [self] in
            setScale(inside)
            contentOffset = clamped(contentOffset)
        } completion: { [self] _ in
            zoom.isBouncing = false
            zoomEnded(view)
        }
    }

    private func zoomEnded(_ view: UIView) {
        zoomOwner?.zoomDidEnd()
        delegateStorage?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }

    private func settleAfterZoom() {
        guard !drag.isTracking else { return }
        let inside = clamped(contentOffset)
        if inside != contentOffset { scroll(to: inside, animated: true) }
    }

    /// - Parameter place: window coordinates.
    private func apply(scale: CGFloat, keeping anchor: CGPoint, under place: CGPoint) {
        setScale(scale)
        guard let view = zoomedView else { return }
        let now = view.convert(anchor, to: nil)
        contentOffset = CGPoint(x: contentOffset.x + now.x - place.x, y: contentOffset.y + now.y - place.y)
        drag.start = contentOffset
    }

    /// Scales the view and the content with it; the view's origin stays.
    private func setScale(_ scale: CGFloat) {
        guard let view = zoomedView, scale > 0, scale.isFinite else { return }
        adopt(zoom: scale, of: view)
        delegateStorage?.scrollViewDidZoom(self)
    }

    /// As `zoomScale`, where nobody is asked for a view, no limit holds and the delegate hears nothing: for scroll views
    /// that own their content.
    package func adopt(zoom scale: CGFloat, of view: UIView) {
        zoom.scale = scale
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = origin
        size = view.frame.size
        zoomOwner?.zoomDidChange()
        insetMayHaveChanged()
        setNeedsLayout()
    }

    func changeZoom(to scale: CGFloat, animated: Bool) {
        guard let view = zoomedView else {
            zoom.scale = min(max(scale, minimumZoomScale), maximumZoomScale)
            return
        }
        let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
        let middle = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        animate(animated, view) { [self] in
            setScale(inside)
            let now = view.convert(middle, to: self)
            contentOffset = clamped(
                CGPoint(x: contentOffset.x + now.x - bounds.midX, y: contentOffset.y + now.y - bounds.midY))
        }
    }

    func zoomIn(on rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        let inside = min(max(wanted, minimumZoomScale), maximumZoomScale)
        animate(animated, view) { [self] in
            setScale(inside)
            let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
            contentOffset = clamped(
                CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
        }
    }

    private func animate(_ animated: Bool, _ view: UIView, _ change: @escaping () -> Void) {
        guard animated, window != nil else { return change() }
        delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        zoom.isBouncing = true
        UIView.animate(withDuration: 0.3, animations: change) { [self] _ in
            zoom.isBouncing = false
            zoomEnded(view)
        }
    }
}
