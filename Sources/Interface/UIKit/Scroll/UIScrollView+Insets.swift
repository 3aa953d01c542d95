// SPDX-License-Identifier: MIT

extension UIScrollView {
    var currentInset: UIEdgeInsets { ownInset + safeAreaPart }

    /// What the safe area adds, by `contentInsetAdjustmentBehavior`.
    private var safeAreaPart: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            var part = UIEdgeInsets.zero
            let always = contentInsetAdjustmentBehavior == .automatic && adjustsForController
            if always || alwaysBounceVertical || size.height + ownInset.top + ownInset.bottom > bounds.height {
                (part.top, part.bottom) = (safe.top, safe.bottom)
            }
            if alwaysBounceHorizontal || size.width + ownInset.left + ownInset.right > bounds.width {
                (part.left, part.right) = (safe.left, safe.right)
            }
            return part
        }
    }

    /// The scroll view of a controller in a navigation controller keeps clear of the bars even when it does not
    /// scroll.
    private var adjustsForController: Bool {
        guard let controller = owningController, controller.automaticallyAdjustsScrollViewInsets,
            let root = controller.viewIfLoaded
        else { return false }
        return controller.navigationController != nil && (root === self || superview === root)
    }

    func changeContentInset(_ new: UIEdgeInsets) {
        guard ownInset != new else { return }
        let wasAtTop = contentOffset.y == -currentInset.top && !drag.isTracking
        let wasAtLeft = contentOffset.x == -currentInset.left && !drag.isTracking
        ownInset = new
        report(keepingTop: wasAtTop && window == nil, keepingLeft: wasAtLeft && window == nil)
    }

    func insetMayHaveChanged() {
        guard currentInset != reportedInset else { return }
        let atTop = contentOffset.y == -reportedInset.top
        let atLeft = contentOffset.x == -reportedInset.left
        report(keepingTop: atTop, keepingLeft: atLeft)
    }

    /// Content that was at its start stays there.
    private func report(keepingTop: Bool, keepingLeft: Bool) {
        let inset = currentInset
        guard inset != reportedInset else { return }
        reportedInset = inset
        if !drag.isTracking {
            var offset = contentOffset
            if keepingTop { offset.y = -inset.top }
            if keepingLeft { offset.x = -inset.left }
            contentOffset = offset
        }
        adjustedContentInsetDidChange()
        tellBars()
        delegateStorage?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }
}
