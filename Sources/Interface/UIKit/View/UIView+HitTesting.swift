// SPDX-License-Identifier: MIT

extension UIView {
    /// Views this transparent or more take no touches.
    static let minimumTouchableAlpha: CGFloat = 0.01

    var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= UIView.minimumTouchableAlpha
            && flags.blockingAnimations == 0
    }

    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for view in subviewList.reversed() {
            if let hit = view.hitTest(converted(point, toSubview: view), with: event) { return hit }
        }
        return self
    }

    /// A point of the screen where the view is seen, if a property animator moves it or a view around it.
    func fromScreenAsSeen(_ point: CGPoint) -> CGPoint {
        isOnTouchableAnimation ? seenPath(point) : fromScreen(point)
    }

    private var isOnTouchableAnimation: Bool {
        var view: UIView? = self
        while let current = view {
            if current.flags.touchableAnimations > 0 { return true }
            view = current.superviewStorage
        }
        return false
    }

    private func seenPath(_ point: CGPoint) -> CGPoint {
        guard let superview = superviewStorage else { return fromScreen(point) }
        return superview.converted(superview.seenPath(point), toSubview: self)
    }

    /// Own coordinates to those of a direct subview, without looking for the common ancestor.
    private func converted(_ point: CGPoint, toSubview view: UIView) -> CGPoint {
        if view.flags.touchableAnimations > 0 { return view.backingLayer.convertFromSuperlayerAsSeen(point) }
        return view.backingLayer.convert(point, from: backingLayer)
    }

    func endEditingInside(force: Bool) -> Bool {
        guard let view = FirstResponder.current as? UIView, view.hasAncestor(self) else {
            if let controller = FirstResponder.current as? UIViewController,
                controller.viewIfLoaded?.hasAncestor(self) == true
            {
                return controller.resignFirstResponder()
            }
            return false
        }
        if view.resignFirstResponder() { return true }
        guard force else { return false }
        FirstResponder.drop()
        return true
    }
}
