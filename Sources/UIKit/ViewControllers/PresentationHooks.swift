// SPDX-License-Identifier: MIT

/// Where the presentation engine comes in.
@MainActor
package enum PresentationHooks {
    package typealias Completion = (() -> Void)?

    package static var present:
        (_ from: UIViewController, _ to: UIViewController, _ animated: Bool, Completion) -> Void =
            { PlainPresentation.present($1, from: $0, animated: $2, completion: $3) }
    package static var dismiss: (_ controller: UIViewController, _ animated: Bool, Completion) -> Void =
        { PlainPresentation.dismiss($0, animated: $1, completion: $2) }
    package static var preferredSizeChanged: (UIViewController) -> Void = { _ in }
    /// Layout passes of a presented controller's view, before and after its `layoutSubviews`.
    package static var layout: (_ controller: UIViewController, _ isBefore: Bool) -> Void = { _, _ in }
}

extension UIViewController {
    func presentationWillLayout() { if presentationState != nil { PresentationHooks.layout(self, true) } }
    func presentationDidLayout() { if presentationState != nil { PresentationHooks.layout(self, false) } }

    var automaticModalStyle: UIModalPresentationStyle { .pageSheet }

    /// Without callbacks: the window gets another root.
    func dropPresentations() {
        guard let presented = presentedStorage else { return }
        presented.dropPresentations()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.presentingStorage = nil
        presentedStorage = nil
    }
}

/// Full-screen presentation without chrome, in force until an engine registers itself.
@MainActor
enum PlainPresentation {
    static func present(
        _ new: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        var presenter = source
        while let parent = presenter.parent { presenter = parent }
        guard presenter.presentedStorage == nil, let window = presenter.viewIfLoaded?.window else { return }
        presenter.presentedStorage = new
        new.presentingStorage = presenter
        new.appearance.isBeingPresented = true
        presenter.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        new.view.frame = window.bounds
        window.addSubview(new.view)
        let end = {
            new.endAppearanceTransition()
            new.appearance.isBeingPresented = false
            presenter.endAppearanceTransition()
            completion?()
        }
        guard animated else {
            end()
            return
        }
        new.view.transform = CGAffineTransform(translationX: 0, y: window.bounds.height)
        UIView.animate(withDuration: 0.4) {
            new.view.transform = .identity
        } completion: { _ in
            end()
        }
    }

    static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = controller.presentedStorage != nil ? controller : controller.presentingViewController
        guard let presenter, let old = presenter.presentedStorage else {
            completion?()
            return
        }
        old.appearance.isBeingDismissed = true
        old.beginAppearanceTransition(false, animated: animated)
        presenter.beginAppearanceTransition(true, animated: animated)
        let end = {
            old.view.removeFromSuperview()
            old.view.transform = .identity
            presenter.endAppearanceTransition()
            old.endAppearanceTransition()
            old.appearance.isBeingDismissed = false
            presenter.presentedStorage = nil
            old.presentingStorage = nil
            completion?()
        }
        guard animated, let window = old.view.window else {
            end()
            return
        }
        UIView.animate(withDuration: 0.4) {
            old.view.transform = CGAffineTransform(translationX: 0, y: window.bounds.height)
        } completion: { _ in
            end()
        }
    }
}
