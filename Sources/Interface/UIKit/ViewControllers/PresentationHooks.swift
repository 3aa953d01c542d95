// SPDX-License-Identifier: MIT

/// Where the presentation engine comes in.
@MainActor
package enum PresentationHooks {
    /// Called when the animation is over, or at once without one.
    package typealias Completion = (() -> Void)?

    /// How every presentation begins; tests put their own here.
    package static var present:
        (_ from: UIViewController, _ to: UIViewController, _ animated: Bool, Completion) -> Void =
            { PresentationEngine.present($1, from: $0, animated: $2, completion: $3) }
    /// How every dismissal begins.
    package static var dismiss: (_ controller: UIViewController, _ animated: Bool, Completion) -> Void =
        { PresentationEngine.dismiss($0, animated: $1, completion: $2) }
    /// Called when the controller wants another size.
    package static var preferredSizeChanged: (UIViewController) -> Void = {
        PresentationEngine.preferredSizeChanged($0)
    }
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
