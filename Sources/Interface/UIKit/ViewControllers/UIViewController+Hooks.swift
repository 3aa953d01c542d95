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

    /// This controller or the nearest container around it that performs `action`, by its `canPerformAction`.
    func showTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
        var controller: UIViewController? = self
        while let candidate = controller, !candidate.canPerformAction(action, withSender: sender) {
            controller = candidate.parent
        }
        return controller
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
}

/// Which controllers show others by themselves. `UIViewController` declares both methods so that containers override
/// them; only one that does performs the action.
@MainActor
enum ShowActions {
    /// Whether `type` overrides the method; nil for other actions.
    static func isOverridden(_ action: Selector, in type: AnyClass) -> Bool? {
        switch action.name {
        case "showViewController:sender:": show.isOverridden(in: type)
        case "showDetailViewController:sender:": showDetail.isOverridden(in: type)
        default: nil
        }
    }

    private static let show = OverrideProbe(
        base: UIViewController.self, plain: Plain.self, overriding: Showing.self)
    private static let showDetail = OverrideProbe(
        base: UIViewController.self, plain: Plain.self, overriding: ShowingDetail.self)

    private final class Plain: UIViewController {}
    private final class Showing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: false) }
    }
    private final class ShowingDetail: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: false) }
    }
}
