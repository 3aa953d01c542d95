// SPDX-License-Identifier: MIT

extension UIViewController {
    private static let madeKey = "UIPresentationController"

    /// The one in use, else the one that will be: made on first use, so that apps can set it up before presenting.
    var currentPresentationController: UIPresentationController? {
        if let session = root.session { return session.controller }
        if parent != nil { return parent?.currentPresentationController }
        return preparedController
    }

    /// The popover that was asked for, also where the presentation is adapted to another style: who set it up finds its
    /// delegate there.
    var currentPopoverController: UIPopoverPresentationController? {
        let current = currentPresentationController
        return current as? UIPopoverPresentationController
            ?? root.session?.original as? UIPopoverPresentationController
    }

    private var preparedController: UIPresentationController? {
        if let made = attachments[Self.madeKey] as? UIPresentationController, made.style == modalPresentationStyle {
            return made
        }
        let made = makePresentationController(presenter: nil, source: self)
        made.style = modalPresentationStyle
        attachments[Self.madeKey] = made
        return made
    }

    /// The prepared one or a new one, for the style the app asks for.
    func presentationControllerForUse(presenter: UIViewController, source: UIViewController) -> UIPresentationController
    {
        let controller: UIPresentationController
        if modalPresentationStyle == .custom {
            controller = makePresentationController(presenter: presenter, source: source)
        } else {
            controller = preparedController ?? makePresentationController(presenter: presenter, source: source)
        }
        attachments[Self.madeKey] = nil
        controller.style = modalPresentationStyle
        controller.presentingViewController = presenter
        return controller
    }

    private func makePresentationController(
        presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if modalPresentationStyle == .custom, let delegate = transitioningDelegate,
            let custom = optionalCall({
                delegate.presentationController(forPresented: self, presenting: presenter, source: source)
            }), let custom
        {
            return custom
        }
        if let alert = self as? UIAlertController, !alert.isPopover {
            return AlertPresentationController(alert: alert, presenting: presenter)
        }
        return Self.builtIn(modalPresentationStyle, presented: self, presenter: presenter)
    }

    static func builtIn(
        _ style: UIModalPresentationStyle, presented: UIViewController, presenter: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet, .automatic:
            UISheetPresentationController(presentedViewController: presented, presenting: presenter)
        case .popover:
            UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
        case .fullScreen, .currentContext:
            FullScreenPresentationController(presentedViewController: presented, presenting: presenter)
        case .custom, .overFullScreen, .overCurrentContext, .none:
            UIPresentationController(presentedViewController: presented, presenting: presenter)
        }
    }
}

/// Covers everything; the presenter's view leaves the window.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
    override var coversPresenter: Bool { true }
}
