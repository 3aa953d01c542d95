// SPDX-License-Identifier: MIT

/// Finds out who presents, makes the presentation controller, and keeps the rules of `present` and `dismiss`.
@MainActor
enum PresentationEngine {
    static func preferredSizeChanged(_ controller: UIViewController) {
        controller.root.session?.controller.preferredContentSizeDidChange(forChildContentContainer: controller)
    }

    static func present(
        _ new: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        check(new, source)
        let presenter = presenter(for: new, source: source)
        if let already = presenter.presentedStorage {
            // A presentation that is on its way out makes room.
            guard already.isBeingDismissed else {
                warn(
                    "Attempt to present \(new) on \(presenter) (from \(source)) which is already presenting \(already)."
                )
                return
            }
            already.session?.finishRunningTransition()
        }
        guard presenter.viewIfLoaded?.window != nil else {
            // On iOS containers load their children when they are in the window, where a child's `viewDidLoad()` can
            // present; here they do while the window is taking them in.
            if source.parent != nil, let window = presenter.owningWindow, window.afterInstallation != nil {
                window.afterInstallation?.append {
                    present(new, from: source, animated: animated, completion: completion)
                }
                return
            }
            warn(
                "Attempt to present \(new) on \(presenter) (from \(source)) whose view is not in the window hierarchy.")
            return
        }
        let original = new.presentationControllerForUse(presenter: presenter, source: source)
        let adapted = PresentationSession.adapted(
            original, presenting: new, on: presenter, traits: presenter.traitCollection)
        let session = PresentationSession(
            controller: adapted.controller, original: original, presenter: presenter, presented: adapted.presented,
            wanted: new, source: source)
        session.tellWillPresent(nil)
        session.present(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // What the controller, or a container around it, presents goes; else it goes itself.
        guard let presented = controller.presentedViewController ?? presentedAncestor(of: controller),
            let session = presented.session
        else {
            completion?()
            return
        }
        let isAnimated = animated && UIView.areAnimationsEnabled
        // Presentations above it are taken along; only the topmost is seen to go (documented).
        guard let above = presented.presentedStorage else {
            return session.dismiss(animated: isAnimated, completion: completion)
        }
        let topmost = isAnimated ? topmost(from: above).flatMap(TopmostPicture.init) : nil
        dismissWithoutCompletion(above)
        session.dismiss(animated: isAnimated, seen: topmost, completion: completion)
    }

    private static func topmost(from controller: UIViewController) -> PresentationSession? {
        controller.presentedStorage.flatMap(topmost) ?? controller.session
    }

    private static func dismissWithoutCompletion(_ controller: UIViewController) {
        if let above = controller.presentedStorage { dismissWithoutCompletion(above) }
        controller.session?.dismiss(animated: false, completion: nil)
    }

    private static func presentedAncestor(of controller: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if current.presentingStorage != nil { return current }
            candidate = current.parent
        }
        return nil
    }

    /// The outermost container; for presentations in a context the one that defines it.
    private static func presenter(for new: UIViewController, source: UIViewController) -> UIViewController {
        var controller = source
        let isInContext = new.modalPresentationStyle.isInContext
        while let parent = controller.parent, !(isInContext && controller.definesPresentationContext) {
            controller = parent
        }
        return controller
    }

    private static func check(_ new: UIViewController, _ source: UIViewController) {
        if new === source {
            NSException.raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(new) on itself.")
        }
        if let presenting = new.presentingStorage {
            NSException.raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(new) that is already being presented by "
                    + "\(presenting).")
        }
        if let parent = new.parent {
            NSException.raise(
                .invalidArgumentException,
                "Application tried to present modally a view controller \(new) that has a parent view controller "
                    + "\(parent).")
        }
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data(("[Presentation] " + text + "\n").utf8))
    }
}

extension UIViewController {
    var session: PresentationSession? { presentationState as? PresentationSession }

    /// The outermost container this controller is in.
    var root: UIViewController { parent?.root ?? self }
}
