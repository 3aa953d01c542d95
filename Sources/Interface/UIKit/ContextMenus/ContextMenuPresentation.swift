// SPDX-License-Identifier: MIT

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
        guard let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
        // Previews of rows have round corners though the rows have none.
        let radius = view is any RoundPreview ? max(10, view.layer.cornerRadius) : view.layer.cornerRadius
        picture.layer.cornerRadius = radius
        picture.clipsToBounds = radius > 0
        let copy = UIView(frame: view.convert(view.bounds, to: window))
        picture.frame = copy.bounds
        copy.addSubview(picture)
        copy.layer.shadowOpacity = 0.15
        copy.layer.shadowRadius = 20
        copy.layer.shadowPath = UIBezierPath(roundedRect: copy.bounds, cornerRadius: radius).cgPath
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

/// Views that menus and drags lift with round corners.
@MainActor
protocol RoundPreview: UIView {}

extension UITableViewCell: RoundPreview {}
extension UICollectionViewListCell: RoundPreview {}
