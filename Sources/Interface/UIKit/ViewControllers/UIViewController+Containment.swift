// SPDX-License-Identifier: MIT
import ObjCRuntime

extension UIViewController {
    public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
        "UIViewControllerHierarchyInconsistency")

    /// The child is told before; telling it after is the container's job, when its view is in place.
    func adopt(_ child: UIViewController) {
        precondition(child !== self, "NSInvalidArgumentException: Can't add \(self) as its own child")
        if child.parentStorage === self { return }
        if child.parentStorage != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        child.appearance.isMovingToParent = true
        child.appearance.isMovingFromParent = false
        childList.append(child)
        child.parentStorage = self
        child.viewStorage?.traitsMayHaveChanged()
    }

    /// What a container does first with a child that it takes away. The flag does not wait for `super` in the child's own
    /// `willMove`.
    package func beginLeavingParent() {
        appearance.isMovingFromParent = true
        willMove(toParent: nil)
    }

    /// The child is told afterwards; telling it before is the container's job.
    func leaveParent() {
        guard let parent = parentStorage else { return }
        // As in the autorelease pool of iOS: whoever removes a controller may go on with it in this turn of the loop.
        _ = autoreleased(self)
        parent.childList.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        parentStorage = nil
        appearance.isMovingToParent = false
        if appearance.stage == .disappeared { appearance.isMovingFromParent = false }
        didMove(toParent: nil)
    }

    /// A child's view belongs into its parent's view: raises when the nearest controller around `superview` is another.
    func checkParent(inserting superview: UIView) {
        var next: UIView? = superview
        while let view = next {
            if let owner = view.viewController {
                guard owner !== parentStorage, let parent = parentStorage else { return }
                NSException.raise(
                    Self.hierarchyInconsistencyException,
                    "child view controller:\(self) should have parent view controller:\(owner) but actual parent "
                        + "is:\(parent)")
            }
            next = view.superview
        }
    }

    /// Of parents only, not of those that present it; false for itself.
    package func isDescendant(of other: UIViewController) -> Bool {
        var controller = parentStorage
        while let candidate = controller {
            if candidate === other { return true }
            controller = candidate.parentStorage
        }
        return false
    }

    func swapChildren(
        _ old: UIViewController, _ new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.parentStorage === self, new.parentStorage === self else {
            NSException.raise(
                .invalidArgumentException,
                "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]")
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            NSException.raise(
                .invalidArgumentException,
                "\(self) forwards appearance methods itself, so "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:] must not be called; use begin- and endAppearanceTransition and animate the views.")
        }
        let onShow = appearance.stage == .appeared || appearance.stage == .appearing
        if onShow {
            old.beginAppearanceTransition(false, animated: duration > 0)
            new.beginAppearanceTransition(true, animated: duration > 0)
        }
        old.view.superview?.addSubview(new.view)
        let finish: (Bool) -> Void = { finished in
            old.view.removeFromSuperview()
            if onShow {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(finished)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
    }

    /// The view's superview; a presented controller's presenter; the window of a root.
    var nextInChain: UIResponder? {
        if let superview = viewStorage?.superview {
            if presentingStorage != nil, !(superview is UIWindow) { return presentingStorage }
            return superview
        }
        return parentStorage ?? presentingStorage ?? owningWindow
    }
}
