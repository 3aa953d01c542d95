// SPDX-License-Identifier: MIT

/// The callbacks of rotation from before views had size classes. They come to the controllers on screen, parents first,
/// beside `viewWillTransition(to:with:)`.
extension UIViewController {
    /// Tells of a rotation that `coordinator` runs.
    func tellRotation(
        from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, duration: TimeInterval,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forEachOnScreen { $0.willRotate(to: new, duration: duration) }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                self?.forEachOnScreen { $0.willAnimateRotation(to: new, duration: duration) }
            },
            completion: { [weak self] _ in self?.forEachOnScreen { $0.didRotate(from: old) } })
    }

    private func forEachOnScreen(_ body: (UIViewController) -> Void) {
        guard let view = viewIfLoaded, view.window != nil else { return }
        body(self)
        for child in children { child.forEachOnScreen(body) }
        presentedStorage?.forEachOnScreen(body)
    }
}
