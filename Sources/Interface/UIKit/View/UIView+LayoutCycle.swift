// SPDX-License-Identifier: MIT

extension UIView {
    /// One view's part of a layout pass: constraints, the controller's will, `layoutSubviews`, the controller's did.
    /// Core Animation calls it top-down, once per dirty layer.
    func runLayout() {
        guard !flags.isLayingOut else { return }
        flags.isLayingOut = true
        defer {
            flags.isLayingOut = false
            settleConstraintsOfLayout()
        }
        let keepAlive = self
        traitCollection.performAsCurrent {
            updateConstraintsIfNeeded()
            let controller = viewController
            controller?.viewWillBeLaidOut()
            controller?.updateUnavailableIfNeeded()
            controller?.viewWillLayoutSubviews()
            controller?.presentationWillLayout()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            controller?.presentationDidLayout()
        }
        withExtendedLifetime(keepAlive) {}
    }

    /// The view's constraints changed. Those that it exchanges for equal ones whenever it lays out move nothing, and are
    /// no reason to lay it out again.
    func needsLayoutForConstraints() {
        if flags.isLayingOut { flags.changedConstraintsInLayout = true } else { setNeedsLayout() }
    }

    private func settleConstraintsOfLayout() {
        guard flags.changedConstraintsInLayout else { return }
        flags.changedConstraintsInLayout = false
        if flags.needsUpdateConstraints || flags.descendantNeedsUpdateConstraints { return setNeedsLayout() }
        // The new solution marks the views whose subviews it moves.
        _ = preparedLayoutContext()
    }

    func layOutNow() {
        backingLayer.layoutIfNeeded()
    }
}
