// SPDX-License-Identifier: MIT

extension UIView {
    /// One view's part of a layout pass: constraints, the controller's will, `layoutSubviews`, the controller's did.
    /// Core Animation calls it top-down, once per dirty layer.
    func runLayout() {
        guard !flags.isLayingOut else { return }
        flags.isLayingOut = true
        defer { flags.isLayingOut = false }
        let keepAlive = self
        traitCollection.performAsCurrent {
            updateConstraintsIfNeeded()
            let controller = viewController
            controller?.viewWillBeLaidOut()
            controller?.viewWillLayoutSubviews()
            controller?.presentationWillLayout()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
            controller?.presentationDidLayout()
        }
        withExtendedLifetime(keepAlive) {}
    }

    func layOutNow() {
        backingLayer.layoutIfNeeded()
    }
}
