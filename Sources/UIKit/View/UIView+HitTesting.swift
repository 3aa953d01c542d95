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

    /// Own coordinates to those of a direct subview, without looking for the common ancestor.
    private func converted(_ point: CGPoint, toSubview view: UIView) -> CGPoint {
        view.backingLayer.convert(point, from: backingLayer)
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
