// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        byName(
            self, "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", [sheetPresentationController])
    }
}

/// A card that slides up from the bottom, rests at one of its detents and is pulled down to go.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var prefersEdgeAttachedInCompactHeight = false { didSet { host?.setNeedsLayout() } }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { host?.setNeedsLayout() }
    }
    open var prefersGrabberVisible = false { didSet { updateCorners() } }
    open var preferredCornerRadius: CGFloat? { didSet { updateCorners() } }
    /// Whether a finger that scrolls content from its upper edge first pulls the sheet to its largest detent.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// The detent up to which what is behind is neither dimmed nor shut off.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    /// Must not be empty.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                NSException.raise(
                    .invalidArgumentException, "UISheetPresentationController: detents must not be empty")
            }
            host?.setNeedsLayout()
        }
    }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentSelected() } }
    open weak var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        get { delegate as? any UISheetPresentationControllerDelegate }
        set { delegate = newValue }
    }

    /// Changes made in the block animate as the sheet does.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        settle(velocity: 0)
    }

    open func invalidateDetents() { settle(velocity: 0) }

    // MARK: Parts

    final let card = SheetCardView()
    final let dimming = DimmingView()
    final let grabber = UIView()
    /// The presenter's view while it is a card behind the sheet.
    final weak var pushedPresenter: UIView?
    final lazy var drag = SheetDrag(sheet: self)
    /// Points the card is pulled below its resting place.
    final var pulled: CGFloat = 0

    open override var presentedView: UIView? { card }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let host else { return .zero }
        return frame(of: selectedDetent, in: host.bounds, safeArea: host.safeAreaInsets)
    }

    open override func presentationTransitionWillBegin() {
        guard let host else { return }
        host.insertSubview(dimming, at: 0)
        dimming.frame = host.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        dimming.tapped = { [weak self] in self?.outsideTapped() }
        card.traitOverrides.userInterfaceLevel = .elevated
        card.hold(presentedViewController.view)
        prepareGrabber()
        updateCorners()
        drag.attach(to: card)
        alongside {
            self.updateDimming()
            self.pushPresenterBack()
        }
    }

    open override func dismissalTransitionWillBegin() {
        alongside {
            self.dimming.alpha = 0
            self.bringPresenterForward()
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { finishBringingForward() } else { updateDimming() }
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if let host { dimming.frame = host.bounds }
        updateCorners()
    }

    package override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .coverVertical
            ? SheetAnimator(isPresenting: isPresenting) : super.standardAnimator(isPresenting: isPresenting)
    }

    package override func outsideTapped() { dismissByUser() }
    /// As on iOS, whatever the detent.
    package override var hidesKeyboardBelow: Bool { true }

    private func alongside(_ changes: @escaping () -> Void) {
        guard
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in changes() }, completion: nil) == true
        else { return changes() }
    }

    private func prepareGrabber() {
        grabber.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.6)
                : UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
        }
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = !prefersGrabberVisible
        grabber.isUserInteractionEnabled = false
        card.grabber = grabber
    }

    private func updateCorners() {
        let isCovering = layout == .covering
        card.cornerRadius = isCovering ? 0 : preferredCornerRadius ?? 10
        card.isFloating = layout == .floating
        grabber.isHidden = !prefersGrabberVisible || isCovering
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        frame(
            of: selectedDetent, in: CGRect(origin: .zero, size: parentSize), safeArea: host?.safeAreaInsets ?? .zero
        ).size
    }

    func updateDimming() {
        let isUndimmed = detentIndex(largestUndimmedDetentIdentifier).map { selectedIndex <= $0 } ?? false
        dimming.alpha = isUndimmed ? 0 : 1
        dimming.isUserInteractionEnabled = !isUndimmed
        host?.passesTouches = isUndimmed
    }

    private func detentSelected() {
        host?.setNeedsLayout()
        updateDimming()
    }
}

/// Rounds the upper corners and holds the presented view.
@MainActor
final class SheetCardView: UIView {
    private var content: UIView?
    private let clip = UIView()
    var grabber: UIView? {
        didSet { if let grabber { addSubview(grabber) } }
    }
    var cornerRadius: CGFloat = 10 {
        didSet { if oldValue != cornerRadius { clip.layer.cornerRadius = cornerRadius } }
    }
    /// All corners are round, and a shadow lies around.
    var isFloating = false {
        didSet {
            guard oldValue != isFloating else { return }
            clip.layer.maskedCorners =
                isFloating
                ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            layer.shadowOpacity = isFloating ? 0.15 : 0
            layer.shadowRadius = 24
            layer.shadowOffset = CGSize(width: 0, height: 8)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = cornerRadius
        clip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    func hold(_ view: UIView) {
        content = view
        clip.insertSubview(view, at: 0)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        content?.frame = clip.bounds
        grabber?.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
