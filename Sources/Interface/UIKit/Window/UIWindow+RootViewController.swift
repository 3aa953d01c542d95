// SPDX-License-Identifier: MIT

extension UIWindow {
    /// Takes the old controller's view out and puts the new one's in, filling the window. Appearance callbacks
    /// follow from the views' change of window.
    func changeRootViewController(_ new: UIViewController?) {
        guard rootController !== new else { return }
        if let old = rootController {
            // As in the autorelease pool of iOS: a controller that takes its own place goes on in this turn of the loop.
            _ = autoreleased(old)
            old.dropPresentations()
            old.viewIfLoaded?.removeFromSuperview()
            old.owningWindow = nil
        }
        rootController = new
        guard let new else { return }
        precondition(
            new.parent == nil,
            "UIViewControllerHierarchyInconsistency: root view controller \(new) of \(self) must not have a parent")
        new.owningWindow?.rootController = nil
        new.owningWindow = self
        if !isHidden { installRootView() }
        UIApplication.shared.statusBarAppearanceMayHaveChanged()
    }

    /// Loads the root controller's view when the window is first shown: until then the controller stays lazy.
    func installRootView() {
        afterInstallation = afterInstallation ?? []
        defer { installed() }
        guard let controller = rootController, let view = controller.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    private func installed() {
        let waiting = afterInstallation ?? []
        afterInstallation = nil
        for each in waiting { each() }
    }

    var windowTraits: UITraitCollection {
        let outer = sceneStorage?.traitCollection ?? screen.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [
            outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }
}
