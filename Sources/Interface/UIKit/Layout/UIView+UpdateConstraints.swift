// SPDX-License-Identifier: MIT

// The first phase of a layout pass: views and their controllers say which constraints they want.

extension UIView {
    func markNeedsUpdateConstraints() {
        flags.needsUpdateConstraints = true
        bubbleNeedsUpdateConstraints()
        needsLayoutForConstraints()
    }

    /// Lets ancestors know that there is something to do below.
    func bubbleNeedsUpdateConstraints() {
        var view = superview
        while let current = view, !current.flags.descendantNeedsUpdateConstraints {
            current.flags.descendantNeedsUpdateConstraints = true
            view = current.superview
        }
    }

    /// Descendants first, as constraints of children are needed by those of their parents. A view that asks again while
    /// it is updated is updated in the next pass.
    func updateConstraintsNow() {
        if flags.descendantNeedsUpdateConstraints {
            flags.descendantNeedsUpdateConstraints = false
            for view in subviewList { view.updateConstraintsIfNeeded() }
        }
        guard flags.needsUpdateConstraints else { return }
        flags.needsUpdateConstraints = false
        if let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    /// What a controller's `updateViewConstraints` does.
    func updateConstraintsOfView() { updateConstraints() }
}
