// SPDX-License-Identifier: MIT

/// An edit menu over a view that the app shows when it likes: its own actions, the standard ones of the responder chain,
/// or both.
@preconcurrency @MainActor
open class UIEditMenuInteraction: __ObjCObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var configuration: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Nothing happens where there is nothing to show.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        dismissMenu()
        let items = items(for: configuration, in: view)
        guard !items.isEmpty, view.window != nil else { return }
        self.configuration = configuration
        let animator = ContextMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        EditMenu.shared.show(items, from: target(configuration), in: view) { [weak self] in self?.wasHidden() }
        animator.run(duration: 0.2)
    }

    open func dismissMenu() { if let view, configuration != nil { EditMenu.shared.hide(of: view) } }

    /// Asks for the menu again, and shows it in the place of the present one.
    open func reloadVisibleMenu() {
        guard let view, let configuration else { return }
        EditMenu.shared.replace(items(for: configuration, in: view), of: view)
    }

    /// Asks for the target again.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let view, let configuration else { return }
        EditMenu.shared.move(to: target(configuration), in: view, animated: animated)
    }

    /// Where the menu that shows came from, in the coordinates of `view`, nil: of the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    private func items(for configuration: UIEditMenuConfiguration, in view: UIView) -> [EditMenuItem] {
        let responder: UIResponder = FirstResponder.current ?? view
        let suggested = EditMenu.suggestedActions(for: responder)
        let menu = delegate.flatMap { delegate in
            delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        }
        return EditMenu.items(of: menu.map { [$0] } ?? suggested, for: responder)
    }

    private func target(_ configuration: UIEditMenuConfiguration) -> CGRect {
        let own = delegate.flatMap { delegate in
            optionalCall { delegate.editMenuInteraction(self, targetRectFor: configuration) }
        }
        guard let own, !own.isNull else { return CGRect(origin: configuration.sourcePoint, size: .zero) }
        return own
    }

    private func wasHidden() {
        guard let configuration else { return }
        self.configuration = nil
        let animator = ContextMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run(duration: 0.2)
    }
}

/// Where an edit menu comes from.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: __ObjCObject {
    public let identifier: AnyHashable
    /// In the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The menu drawn here has no arrow; it is above its target, or below where there is no room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// What apps add to an edit menu's coming and going.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// nil: the suggested actions.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// In the coordinates of the interaction's view.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        byName(
            self, "editMenuInteraction:menuForConfiguration:suggestedActions:",
            [interaction, configuration, suggestedActions], or: nil)
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        byName(self, "editMenuInteraction:targetRectForConfiguration:", [interaction, configuration], or: .null)
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        byName(
            self, "editMenuInteraction:willPresentMenuForConfiguration:animator:",
            [interaction, configuration, animator])
    }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        byName(
            self, "editMenuInteraction:willDismissMenuForConfiguration:animator:",
            [interaction, configuration, animator])
    }
}
