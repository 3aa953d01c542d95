// SPDX-License-Identifier: MIT

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// The screen turned or the container changed its size: the source may have moved.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        byName(self, "prepareForPopoverPresentation:", [popoverPresentationController])
    }
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        byName(self, "popoverPresentationControllerShouldDismissPopover:", [popoverPresentationController], or: true)
    }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        byName(self, "popoverPresentationControllerDidDismissPopover:", [popoverPresentationController])
    }
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        byName(
            self, "popoverPresentationController:willRepositionPopoverToRect:inView:",
            [popoverPresentationController, rect, view])
    }
}

/// A card beside the thing it belongs to. On narrow screens a sheet, unless the delegate wants the popover itself.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// None: the card has no arrow, and stands with its middle over the source's.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open weak var sourceView: UIView?
    /// In the source view's coordinates; null: all of it.
    open var sourceRect = CGRect.null
    open weak var barButtonItem: UIBarButtonItem?
    open weak var sourceItem: AnyObject?
    open var backgroundColor: UIColor?
    /// Views behind the popover that go on taking touches; a touch on any other closes it.
    open var passthroughViews: [UIView]?
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether a popover that has too little room beside its source covers it rather than to shrink.
    open var canOverlapSourceViewRect = false { didSet { host?.setNeedsLayout() } }
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The sheet that shows the content where the popover becomes one, to be set up before: its detents, its grabber.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    private let card = PopoverCardView()

    package override var viewsTakingTouchesBehind: [UIView] { passthroughViews ?? [] }

    open override var presentedView: UIView? { card }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let host else { return .zero }
        let wanted = presentedViewController.preferredContentSize
        let placement = PopoverPlacement(
            size: CGSize(width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480),
            anchor: anchorRect(in: host),
            room: host.bounds.inset(by: host.safeAreaInsets).inset(by: popoverLayoutMargins),
            permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
        arrowDirection = placement.direction
        card.direction = placement.direction
        card.arrowPosition = placement.arrowPosition
        return placement.frame
    }

    private var placedSize: CGSize?

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let size = host?.bounds.size, size != placedSize else { return }
        if placedSize != nil { askForSource() }
        placedSize = size
    }

    /// Lets the delegate say where the source is now.
    private func askForSource() {
        guard let view = sourceView, let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
            return
        }
        // Such pointers lead to an address that keeps nothing alive.
        var address: UnsafeMutableRawPointer? = Unmanaged.passUnretained(view).toOpaque()
        var rect = sourceRect
        let asked = withUnsafeMutablePointer(to: &address) { memory -> UIView? in
            let place = AutoreleasingUnsafeMutablePointer<UIView>(memory)
            let told: Void? = withUnsafeMutablePointer(to: &rect) { rect in
                optionalCall {
                    delegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: place)
                }
            }
            return told == nil ? nil : place.pointee
        }
        if let asked { (sourceView, sourceRect) = (asked, rect) }
    }

    private func anchorRect(in host: UIView) -> CGRect {
        let view =
            sourceView ?? barButtonItem?.view ?? (sourceItem as? UIView) ?? (sourceItem as? UIBarButtonItem)?.view
        guard let view else { return CGRect(x: host.bounds.midX, y: host.bounds.midY, width: 0, height: 0) }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: host)
    }

    open override func presentationTransitionWillBegin() {
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            _ = optionalCall { delegate.prepareForPopoverPresentation(self) }
        }
        requireAnchor()
        card.hold(presentedViewController.view)
        card.traitOverrides.userInterfaceLevel = .elevated
        card.fill = backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
    }

    private func requireAnchor() {
        guard sourceView == nil, barButtonItem == nil, sourceItem == nil else { return }
        if let alert = presentedViewController as? UIAlertController {
            NSException.raise(
                .genericException,
                "Your application has presented a UIAlertController (\(alert)) of style "
                    + "UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of "
                    + "a UIAlertController with this style is UIModalPresentationPopover. You must provide location "
                    + "information for this popover through the alert controller's popoverPresentationController. You "
                    + "must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not "
                    + "known when you present the alert controller, you may provide it in the "
                    + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
        }
        NSException.raise(
            .genericException,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before "
                + "the presentation occurs.")
    }

    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(for: traitCollection)
    }

    package override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        ModalAnimator(style: .crossDissolve, isPresenting: isPresenting)
    }

    package override func outsideTapped() {
        if let alert = presentedViewController as? UIAlertController { return alert.cancel() }
        let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
        if let popoverDelegate,
            optionalCall({ popoverDelegate.popoverPresentationControllerShouldDismissPopover(self) }) == false
        {
            return
        }
        guard mayDismissByUser else { return dismissByUser() }
        if let delegate { _ = optionalCall { delegate.presentationControllerWillDismiss(self) } }
        presentingViewController.dismiss(animated: true) { [self] in
            if let popoverDelegate {
                _ = optionalCall { popoverDelegate.popoverPresentationControllerDidDismissPopover(self) }
            }
            if let delegate { _ = optionalCall { delegate.presentationControllerDidDismiss(self) } }
        }
    }
}
