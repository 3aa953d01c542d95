// SPDX-License-Identifier: MIT

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
