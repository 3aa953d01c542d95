// SPDX-License-Identifier: MIT

/// The popover of iPads of iOS 3.2 to 8: presents a controller from a rectangle or a bar button item.
@preconcurrency @MainActor
open class UIPopoverController: __ObjCObject {
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var contentViewController: UIViewController
    open var passthroughViews: [UIView]? { didSet { popover?.passthroughViews = passthroughViews } }
    open var backgroundColor: UIColor?
    open var backgroundViewClass: AnyClass? {
        didSet { Unsupported.report("UIPopoverController.backgroundViewClass") }
    }
    open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    private lazy var relay = Relay(self)

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    open func setContentView(_ viewController: UIViewController, animated: Bool) {
        let wasVisible = isPopoverVisible
        let anchor = popover
        let presenter = contentViewController.presentingViewController
        if wasVisible { contentViewController.dismiss(animated: false) }
        contentViewController = viewController
        guard wasVisible, let anchor, let presenter else { return }
        present(on: presenter, anchor.permittedArrowDirections, animated) {
            $0.sourceView = anchor.sourceView
            $0.sourceRect = anchor.sourceRect
            $0.barButtonItem = anchor.barButtonItem
        }
    }

    /// Zero: the content's own.
    open var contentSize: CGSize {
        get { contentViewController.preferredContentSize }
        set { contentViewController.preferredContentSize = newValue }
    }

    open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

    private var popover: UIPopoverPresentationController? { contentViewController.popoverPresentationController }

    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
    open var arrowDirection: UIPopoverArrowDirection {
        isPopoverVisible ? popover?.arrowDirection ?? .unknown : .unknown
    }

    // MARK: Showing

    open func present(
        from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
        animated: Bool
    ) {
        guard view.window != nil else {
            NSException.raise(
                .genericException,
                "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers "
                    + "cannot be presented from a view which does not have a window.")
        }
        present(on: view.owningController ?? view.window?.rootViewController, arrowDirections, animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    open func present(
        from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
    ) {
        let window = item.view?.window ?? UIApplication.shared.keyWindow
        present(on: item.view?.owningController ?? window?.rootViewController, arrowDirections, animated) {
            $0.barButtonItem = item
        }
    }

    private func present(
        on presenter: UIViewController?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
        _ anchor: (UIPopoverPresentationController) -> Void
    ) {
        guard !isPopoverVisible, let presenter else { return }
        contentViewController.modalPresentationStyle = .popover
        guard let popover else { return }
        popover.permittedArrowDirections = directions
        popover.backgroundColor = backgroundColor
        popover.popoverLayoutMargins = layoutMargins
        popover.passthroughViews = passthroughViews
        popover.delegate = relay
        anchor(popover)
        presenter.present(contentViewController, animated: animated)
    }

    open func dismiss(animated: Bool) {
        guard isPopoverVisible else { return }
        contentViewController.presentingViewController?.dismiss(animated: animated)
    }

    /// Passes what the presentation tells on to the popover's delegate. Popovers of old do not adapt.
    private final class Relay: __ObjCObject, UIPopoverPresentationControllerDelegate {
        private weak var owner: UIPopoverController?
        init(_ owner: UIPopoverController) {
            self.owner = owner
            super.init()
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            guard let owner, let delegate = owner.delegate else { return true }
            return optionalCall { delegate.popoverControllerShouldDismissPopover(owner) } ?? true
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) {
            guard let owner, let delegate = owner.delegate else { return }
            _ = optionalCall { delegate.popoverControllerDidDismissPopover(owner) }
        }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            guard let owner, let delegate = owner.delegate else { return }
            _ = optionalCall { delegate.popoverController(owner, willRepositionPopoverTo: rect, in: view) }
        }
    }
}

@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        byName(self, "popoverControllerShouldDismissPopover:", [popoverController], or: true)
    }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        byName(self, "popoverControllerDidDismissPopover:", [popoverController])
    }
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { byName(self, "popoverController:willRepositionPopoverToRect:inView:", [popoverController, rect, view]) }
}
