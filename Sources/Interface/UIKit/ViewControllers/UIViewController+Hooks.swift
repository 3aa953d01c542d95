// SPDX-License-Identifier: MIT

// Where containers, bars and Auto Layout take part in a controller's life.

extension UIViewController {
    /// Called by containers that show the title.
    func titleDidChange() {
        titleChangedForBars()
        ControllerHooks.titleChanged(self)
    }
    func editingDidChange(animated: Bool) {
        updateEditButtonItem()
        ControllerHooks.editingChanged(self, animated)
    }
    func barMetricsDidChange() {
        navigationController?.layOutChildren()
        tabBarController?.layOutChildren()
        ControllerHooks.barMetricsChanged(self)
    }

    /// Looks for a container that overrides what `action` names: those register themselves.
    func showTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
        var controller: UIViewController? = parent
        while let candidate = controller {
            if ControllerHooks.handlesShow(candidate, action) { return candidate }
            controller = candidate.parent ?? candidate.presentingStorage
        }
        return nil
    }
}

/// Where what stands above controllers takes part in their life.
@MainActor
package enum ControllerHooks {
    /// Nobody sets it: UIKit's own bars are told before.
    package static var titleChanged: (UIViewController) -> Void = { _ in }
    /// Nobody sets it: UIKit's own edit button is told before.
    package static var editingChanged: (UIViewController, Bool) -> Void = { _, _ in }
    /// Nobody sets it: UIKit's own containers are told before.
    package static var barMetricsChanged: (UIViewController) -> Void = { _ in }
    /// Whether a container shows controllers for the action by itself.
    package static var handlesShow: (UIViewController, Selector) -> Bool = { controller, action in
        if controller is UINavigationController, action.name == "showViewController:sender:" { return true }
        return controller.responds(to: action)
    }
}
