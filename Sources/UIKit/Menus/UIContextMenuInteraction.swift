// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes.
    case dismiss = 0
    /// The preview grows into what its tap opens.
    case pop
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        byName(
            self, "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:",
            [interaction, configuration, identifier], or: nil)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        byName(
            self, "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", [interaction, configuration],
            or: nil)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        byName(
            self, "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:",
            [interaction, configuration, identifier], or: nil)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        byName(
            self, "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:",
            [interaction, configuration, animator])
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        byName(
            self, "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", [interaction, configuration],
            or: nil)
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        byName(
            self, "contextMenuInteraction:willDisplayMenuForConfiguration:animator:",
            [interaction, configuration, animator])
    }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        byName(
            self, "contextMenuInteraction:willEndForConfiguration:animator:", [interaction, configuration, animator])
    }
}

/// Shows a menu, with a preview of the view, when a finger rests on the view for half a second.
@preconcurrency @MainActor
open class UIContextMenuInteraction: __ObjCObject, UIInteraction {
    public enum Appearance: Int, Sendable { case unknown, rich, compact }

    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open var menuAppearance: Appearance { press.presentation == nil ? .unknown : .rich }

    private lazy var press = ContextMenuRecognizer { [weak self] in self?.request(at: $0) }

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if view !== self.view { self.view?.removeGestureRecognizer(press) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    open func dismissMenu() { press.presentation?.menu?.close(animated: true) }

    /// Exchanges the menu that shows now; nothing happens while none does.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        press.presentation?.replaceMenu(block)
    }

    private func request(at location: CGPoint) -> ContextMenuRequest? {
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return nil }
        let identifier = configuration.identifier
        let preview =
            optionalCall {
                delegate.contextMenuInteraction(
                    self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
            }
            ?? optionalCall {
                delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
            } ?? nil
        return ContextMenuRequest(
            configuration: configuration, source: view, lifted: preview?.view ?? view,
            dismissalTarget: {
                optionalCall {
                    delegate.contextMenuInteraction(
                        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
                }
                    ?? optionalCall {
                        delegate.contextMenuInteraction(
                            self, previewForDismissingMenuWithConfiguration: configuration)
                    } ?? nil
            },
            willDisplay: { animator in
                _ = optionalCall {
                    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
                }
            },
            previewTapped: { animator in
                _ = optionalCall {
                    delegate.contextMenuInteraction(
                        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }
            },
            willEnd: { animator in
                _ = optionalCall {
                    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
                }
            })
    }
}

/// What apps add to a menu's coming and going.
@MainActor
final class ContextMenuAnimator: __ObjCObject, UIContextMenuInteractionCommitAnimating {
    var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run(duration: TimeInterval) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// A context menu on the screen: the world behind is blurred, the view or its preview stands out, the menu beside it.
@MainActor
final class ContextMenuPresentation {
    private(set) var menu: MenuPresentation?
    private let veil = UIVisualEffectView(effect: nil)
    private var lifted: UIView?
    private weak var source: UIView?
    private var content: UIMenu
    private var isReplacing = false
    private let ended: () -> Void
    private let order: UIContextMenuConfiguration.ElementOrder
    private var previewController: UIViewController?
    private let dismissalTarget: () -> UITargetedPreview?
    /// Opens what is previewed.
    private let previewTapped: (ContextMenuAnimator) -> Void

    /// nil where there is no menu to show.
    init?(_ request: ContextMenuRequest, animator: ContextMenuAnimator, ended: @escaping () -> Void) {
        let (configuration, view) = (request.configuration, request.lifted)
        guard let window = request.source.window, let menu = configuration.actionProvider?([]) else { return nil }
        (source, content, self.ended) = (request.source, menu, ended)
        order = configuration.preferredMenuElementOrder
        previewTapped = request.previewTapped
        dismissalTarget = request.dismissalTarget
        let controller = configuration.previewProvider?()
        animator.previewViewController = controller
        veil.frame = window.bounds
        veil.isUserInteractionEnabled = false
        veil.effect = UIBlurEffect(style: .systemUltraThinMaterial)
        veil.alpha = 0
        window.addSubview(veil)
        let preview = controller.map { Self.card(of: $0, in: window) } ?? Self.copy(of: view, in: window)
        lifted = preview
        previewController = controller
        showMenu(anchor: preview?.frame ?? view.convert(view.bounds, to: window))
        if let preview { addPreview(preview, in: window) }
        UIView.animate(withDuration: 0.25) {
            self.veil.alpha = 1
            if controller == nil { preview?.transform = CGAffineTransform(scaleX: 1.03, y: 1.03) }
        }
        animator.run(duration: 0.25)
    }

    /// On the menu's pane, so that its taps are not the pane's.
    private func addPreview(_ preview: UIView, in window: UIWindow) {
        guard let pane = self.menu?.pane else { return window.addSubview(preview) }
        pane.insertSubview(preview, at: 0)
        let tap = UIControl(frame: preview.bounds)
        tap.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
        preview.isUserInteractionEnabled = true
        preview.addSubview(tap)
    }

    private func commit() {
        let animator = ContextMenuAnimator()
        animator.previewViewController = previewController
        menu?.close(animated: true)
        previewTapped(animator)
        animator.run(duration: 0.2)
    }

    private func showMenu(anchor: CGRect) {
        guard let source else { return }
        // Beside a preview menus keep their order unless the app wants it by priority.
        menu = MenuPresentation.present(
            content, from: source, anchor: anchor, order: order == .priority ? .priority : .fixed
        ) { [weak self] in self?.close() }
    }

    func replaceMenu(_ change: (UIMenu) -> UIMenu) {
        guard let anchor = lifted?.frame else { return }
        content = change(content)
        isReplacing = true
        showMenu(anchor: anchor)
        isReplacing = false
    }

    private func close() {
        guard !isReplacing else { return }
        let target = dismissalTarget()?.target
        let place = target.map { $0.container.convert($0.center, to: veil.window) }
        UIView.animate(withDuration: 0.2) {
            self.veil.alpha = 0
            self.lifted?.transform = target?.transform ?? .identity
            if let place { self.lifted?.center = place }
        } completion: { _ in
            self.veil.removeFromSuperview()
            self.lifted?.removeFromSuperview()
        }
        ended()
    }

    private static func copy(of view: UIView, in window: UIWindow) -> UIView? {
        guard let copy = view.snapshotView(afterScreenUpdates: false) else { return nil }
        copy.frame = view.convert(view.bounds, to: window)
        copy.layer.shadowOpacity = 0.15
        copy.layer.shadowRadius = 20
        return copy
    }

    private static func card(of controller: UIViewController, in window: UIWindow) -> UIView {
        controller.loadViewIfNeeded()
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let wanted = controller.preferredContentSize
        let size = CGSize(
            width: wanted.width > 0 ? min(wanted.width, room.width) : room.width,
            height: wanted.height > 0 ? min(wanted.height, room.height * 0.6) : room.height * 0.5)
        let card = UIView(
            frame: CGRect(x: room.midX - size.width / 2, y: room.minY, width: size.width, height: size.height))
        card.clipsToBounds = true
        card.layer.cornerRadius = 13
        controller.view.frame = card.bounds
        card.addSubview(controller.view)
        card.layoutIfNeeded()
        return card
    }
}
